### Odds: the overview, and the page of each text.

odds-page-title = Odds
odds-page-description = How likely it is that the cards dealt win each pool of Poch, text by text.
odds-page-lead = What does a deal promise before anybody has a choice? Here is how likely it is that the cards dealt win a pool, and that players hold sets to vie with: two, three or four cards of one rank. We compute all of it exactly, as fractions, for every text that can be played; <a href="#method">how we do it</a> is at the end of the page. For pools won by vying or play no such chance can be given, because they depend on choices; for those see <a href="{ $base }odds/survey/">Surveys</a>. For the readings that change the game most, see <a href="{ $base }odds/what-matters/">What matters</a>. For what a bluff is worth, see <a href="{ $base }odds/bluff/">What a rule does to a bluff</a>. For what the computer’s players win from each other, see <a href="{ $base }odds/players/">How strong the players are</a>.
odds-page-about = The figures here are for { N($seats) } seats and the adopted readings. The texts are in the order of their years. The page of a text gives the figures for other numbers of seats, the exact fractions, and what other readings change.
odds-page-several-about = At least two players hold a set to vie with.
odds-page-four-about = Four cards of one rank in one hand.
odds-page-chart-aria = { $title }: in how many deals of each text; the numbers are in the table
odds-page-bar = { $title }: { $share }
odds-page-text = Text
odds-page-one-in = 1 in { $n }
odds-page-none = no exact chance
odds-page-all-at-once = All of these numbers at once:
odds-page-one-text = Those of one text, and what its other readings change:
odds-page-fragments = We know too little of { LIST($titles) } to deal a hand.

odds-page-reach = Pools won by playing
odds-page-reach-about = In these games you win a pool when you play its card, or both its cards. A card that is turned up, or left in the dead hand, wins nothing in that deal. Here you see in how many deals one hand has all the cards that a pool takes; whether its player also plays them depends on the play.
odds-page-readings = How much one reading changes
odds-page-readings-about = Some passages can be read in more than one way, and some silences can be filled in more than one way. A pool may then be won far more often under one reading than under the other. The widest differences come first.
odds-page-readings-aria = How much one reading changes the odds
odds-page-crux = Crux and texts
odds-page-pool = Pool
odds-page-adopted = As adopted
odds-page-other = By the other reading
odds-page-factor = Factor
odds-page-instead = { $title }: “{ $label }” instead of “{ $adopted }”

## How it is computed

odds-page-method = How we compute it
odds-page-method-ways = We deal no cards. A pack can fall into hands in a known number of ways, and once it is well shuffled, all of them are equally likely. A chance is the number of ways in which something happens, divided by the number of all ways. So it is a fraction of two whole numbers, and you can check it.
odds-page-method-trumps = Trumps in hand
odds-page-method-trumps-about = Take four hands of five from a pack of thirty-two, and one turn-up. In seven cases out of eight, the trump ace is not the turn-up. Then it is one of the other thirty-one cards, and twenty of those are in the players’ hands. Multiply the two: ⅞ · 20/31 = 35/62. That is the chance that the Ace is won.
odds-page-method-trumps-more = For King and Queen in one hand, or for seven, eight and nine, we go through every way the trumps can lie, together or apart. Hands that hold no such trump are all alike, so there are some thousands of ways, not millions of millions. Sometimes the dealer takes a pool with the turn-up. We count that case separately, because nobody else can win the pool in that deal.
odds-page-method-runs = Runs and sets
odds-page-method-runs-about = For a run in any suit, we lay the cards one by one, suit by suit from the top, and count the ways in which nobody holds a run that is long enough. All we keep in mind is how much room each hand still has, and whose run is growing. Hands that are alike in both respects count together. Subtract these ways from all there are, and the rest give the chance of a run. We count sets in the same way, rank by rank.
odds-page-method-given = What we assume
odds-page-method-given-about = There are chips in the pool, and nobody forgets a claim that would then be lost. And the deal is what the text says, with its pack, its hands and its turn-up. Sometimes the dealer may exchange a card, or cards leave the hands before you claim a pool. Then there is no exact chance, and the page says so.
odds-page-method-check = How we check it
odds-page-method-check-about = The engine that plays the hands of this edition deals by the same rules. It makes a hundred thousand deals for every text when the tests run, and a million with { $command }. No chance may lie more than four standard errors from what the engine finds. For packs of a few cards, it plays through every deal there is, and there the fractions must agree to the last deal.

## The page of a text

odds-page-of = Odds: { $title }
odds-page-of-description = How likely it is that each pool is won in a deal, by the rules of { $title }.
odds-page-of-all = All odds
odds-page-of-text = The text
odds-page-of-play = Play it
odds-page-of-lead = This page says how likely it is that the cards dealt win a pool, and that players hold sets. Each number is a share of all possible deals, whatever you see in your own hand. We assume that { LIST($assumes) }. <a href="{ $base }odds/#method">How we compute this.</a>
odds-page-of-adopted = By the adopted readings
odds-page-of-chart = Share of the deals with { $seats } seats in which each pool is won.
odds-page-of-chart-aria = In how many deals with { $seats } seats each pool is won; the numbers are in the table
odds-page-of-reach = Share of the deals with { $seats } seats in which each pool can be won by playing.
odds-page-of-reach-aria = In how many deals with { $seats } seats each pool can be won by playing; the numbers are in the table
odds-page-of-by-seats = Odds by seats
odds-page-of-seats = { $seats } seats
odds-page-of-fractions = The exact fractions
odds-page-of-others = By other readings
odds-page-of-others-about = With { $seats } seats. Only readings that change these odds are listed; all others leave them as they are.
odds-page-of-by-readings = Odds by readings
odds-page-of-instead = <a href="{ $base }sources/{ $clause }">{ $title }</a>: <b class="reading-name">{ $label }</b> instead of “{ $adopted }”.
