### What the silence could be: the model, how good it is, and the bars beside clauses.

silence-model = What the other texts make likely
silence-practice = { $value } ({ $share })
silence-beside = The text leaves this open. Judging by the other texts, this is how likely each practice is. It is our guess, and changes nothing in the text.
silence-no-rule = no such rule
silence-other = something that no other text has
silence-rest = another practice, or one that no other text has

silences-title = What the silence could be
silences-description = How likely each practice is where a text on Poch is silent, and how often such a guess is right.
silences-lead = If a text is silent, other texts still speak, so we give each of their practices a probability. When we hid rules on which texts differ, the first guess was right for { $share } of them.
silences-model = This is a model. It changes no text and no mark, and it never says what a source says.

## An example

silences-example = An example
silences-example-about = Who leads first when the cards are played out? Our copy of “{ $source }” does not say. Here is what the other texts make likely, and which of them each practice rests on.
silences-practice = Practice
silences-rests = Rests on
silences-likely = Likely

## How good it is

silences-good = How often the first guess is right
silences-good-about = We hid { $n } rules one after the other, and guessed each in four ways. They are the rules that a playable text settles and on which texts differ.
silences-who = Guess
silences-right = Right
silences-by-chance = Any practice, by chance
silences-by-majority = What most texts do
silences-by-nearest = What the most similar text does
silences-by-model = The model
silences-by-ceiling = The most that any such guess can reach
silences-interval = The 95 per cent confidence interval of the model’s share is { $low } to { $high }.
silences-ceiling = The ceiling is below 100 per cent because some texts do what no other text does, and nobody can find that in the other texts.
silences-aim = We aimed at { $aim }, which would be { $share } of the rules that can be guessed, but missed it. With { $n } hidden rules we cannot tell finer models apart.
silences-every = If you also count the rules on which all texts agree, { $share } of { $n } guesses are right.
silences-together = One hidden rule is easy to guess if its neighbours stay, so we also hid whole parts of the game at once. Where texts differ, { $share } of { $n } guesses were then right.
silences-halves = In the texts { $sigla } we hid every second rule at the same time. The model predicted that it would get { $stated } of { $n } rules right, and it got { $share }.

## Whether the number can be trusted

silences-trust = Whether you can trust the number
silences-trust-about = If the model says 80 per cent, it should be right in 80 of 100 cases. We sorted all hidden rules by what the model said, in five groups of equal size.
silences-trust-contested = Among the rules on which texts differ, the model is too sure of its surest guesses. On these rules it matters more that a text may do something new.
silences-fifth = Group
silences-rules = Rules
silences-stated = The model said
silences-between = 95 per cent interval

## Text by text

silences-texts = Text by text
silences-texts-about = The bars are beside the clauses of each text. This table counts the rules that a text leaves open. A guess counts as sure from { $sure } on. A text that settles fewer than ten rules itself is left out.
silences-text = Text
silences-open = Open rules
silences-sure = Sure guesses
silences-unattested = Settled by no other text

## The great gaps

silences-gaps = Three great gaps, filled and played
silences-gaps-about = Each of three gaps leaves most of one part of the game open. For each gap we drew, rule after rule, { $drawn } completions that can be played, and let four careful players play them.
silences-gap-stich = Pierer of 1844 and 1857: the Stich
silences-gap-tail = The Encyclopédie of 1765: the end of the game
silences-gap-third-part = Alvensleben of 1853: the third part
silences-gap-played = We tried { $tried } completions to find { $drawn } that can be played, and { $distinct } of these are distinct. In { $ended } of the { $drawn } completions every deal comes to an end. A deal takes { $plays } choices and moves { $chips } chips.
silences-gap-seats = Chips won in a deal, on average over all completions: forehand { $first }, second player { $second }, third { $third }, dealer { $dealer }.
silences-gap-best = Evidence and play speak for this completion: it is among those drawn most often, and the difference between its seats is not greater than usual. The best and the worst seat differ by { $gap } chips in a deal; the usual difference, which is the median among the completions drawn most often, is { $usual }. Over { $deals } deals, the average deal takes { $plays } choices and moves { $chips } chips.
silences-rule = Rule
silences-in-draws = In how many draws
silences-mean = { $mean } ({ $low } to { $high })
silences-gaps-how = What is drawn first counts as settled for what follows, so that rules that go together are drawn together. The probability left for a new practice goes to our readings that are in no text. The ranges contain nine in ten completions.

## The method

silences-method = The method
silences-method-cells = A rule is open if the text itself does not settle it. We leave out rules that do not arise, and those that an edition takes from another text. The possible answers are the distinct practices of the texts that settle the rule.
silences-method-weight = Each such text gives its practice a weight. The larger the share of other rules in which that text and the silent one differ, and the more years lie between them, the smaller the weight. It is greater if they agree in rules that go together with this one.
silences-method-formula = This is a categorical model with kernel weights, drawn towards the plain shares:
silences-method-letters = Here d is the share of rules that differ, less the average share. The log odds from agreement elsewhere are t, and the centuries between the two texts are c. K is the number of practices, n that of texts, and m the plain share of a practice.
silences-weight-apart = λ = { $value }: likeness
silences-weight-telling = κ = { $value }: agreement in rules that go together
silences-weight-century = τ = { $value }: a century
silences-weight-foreign = μ = { $value }: another language
silences-weight-flat = α = { $value }: the plain shares
silences-weight-other = δ = { $value }: a practice that no other text has
silences-method-telling = For t we take all pairs of the other texts, and count how often agreement in one rule goes with agreement in another. We add the weight of one pair that shows no connection. The share d is shrunk towards the average with the weight of ten rules.
silences-method-witness = A source counts once, however many texts repeat it. Clauses that a text borrows or inherits count only for their source. Texts that follow one source, or are alike in all they settle, count as one witness. Undated texts are treated as the latest.
silences-method-ambiguous = If the words of a text allow certain readings, only these are weighed.
silences-method-fit = We fitted these numbers to hidden rules by maximum likelihood. To score a text, we left it out of the fit, both as a question and as a witness.
silences-method-bits = A rule on which texts differ surprises the model by { $bits } bits on average. Given the list of practices, the new one included, the surprise is { $closed } bits.
silences-tried = What else we tried
silences-tried-about = A difference of a point or two may be chance. Language adds nothing that likeness does not already say, so the model leaves language out. The date does no harm, so the model keeps it.
silences-which = Model
silences-bits = Bits a rule
silences-tried-model = The model
silences-tried-language = With language
silences-tried-no-date = Without the date
silences-tried-no-likeness = Without likeness
silences-tried-no-telling = Without rules that go together
silences-tried-date-and-language = Date and language alone
silences-again = To see a text’s open rules with all clauses, run <code>poch complete poque-1765</code>. To compute all figures anew, run <code>{ $command }</code>.
