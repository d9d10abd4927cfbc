### What a rule does to a bluff: the vying solved as a game of two, a model.

bluff-title = What a rule does to a bluff
bluff-description = How the best players vie under each text of Poch, what a bluff is worth to them, and which rules change that. A model of two to four players.
bluff-lead = A bluff needs something to win, but { $undressed ->
    [one] one text leaves the Poch pool undressed.
   *[other] { N($undressed) } texts leave the Poch pool undressed.
} In { N($idle) } of them you lose nothing if you never vie.
bluff-lead-led = In “{ $text }” the winner also leads the play. That is worth { $lead } chips, so a player who never vies loses { $never } a deal.
bluff-tour = A tour leads you through five of the rules.
bluff-model = This is a model of two players, and further down of three and four. It belongs to none of the texts, and it changes no evidence mark.

## The picture

bluff-chart = What a player who never vies loses per deal, text by text, beside the chips in the pool; the numbers are beside the bars
bluff-bar = { $text }: a player who never vies loses { $never } chips a deal; { $pool } chips are in the pool, and the lead is worth { $lead }
bluff-caption = The texts are in the order of their years. The number says how many chips you lose per deal if you never vie and the other knows it; it is the mean of the losses in the two seats.
bluff-caption-half = If a pass is final, we need not solve a game to find the number: it is half of what can be won, times the chance that a player may vie.
bluff-key-never = lost by a player who never vies
bluff-key-pool = chips in the pool
bluff-key-lead = what the lead is worth, if it goes to the winner of the vying

## Undressed

bluff-undressed = If the pool is empty
bluff-undressed-about = An undressed pool could still fill in another way. So we played { $deals } deals of each such text, and carried over what nobody won. When the vying began, { $most ->
    [0] there was never a chip in the pool
   *[other] the pool never held more than { $most } chips
}. Then only the lead can be won.
bluff-led = the winner of the vying leads, which is worth { $lead } chips ({ $low } to { $high }), so a player who never vies loses { $never } chips a deal.
bluff-led-chance = the winner of the vying leads. In our deals that is worth between { $low } and { $high } chips, so it may be worth nothing. The model counts it as nothing, and then a player who never vies loses nothing.
bluff-not-led = the winner does not gain the lead, so a player who never vies loses nothing.

## Hands

bluff-hands = What the best player does
bluff-hands-about = Take a hundred hands with nothing, with a pair or with three of a kind: with how many does forehand knock at once? And with how many of a hundred hands that then face a knock does the other hold or raise? Two numbers mean that the best play may lie anywhere between them. The last column is the worth of bluffing with nothing, in chips per deal: first the mean, then the worth to forehand and to the other. A number in brackets is what the other loses by never knocking after a pass; it is in brackets because in the model nobody is left to answer that knock. Texts in which nothing can be won are left out, because there any way to play that loses nothing is as good as another.
bluff-text = Text
bluff-knocks = Forehand knocks with
bluff-along = The other holds or raises with
bluff-hand = { $hand ->
    [nothing] nothing
    [pair] a pair
   *[three] three
}
bluff-worth = A bluff is worth
bluff-not-asked = not asked
bluff-rare = too rare

## Rules

bluff-rules = One rule changed
bluff-rules-about = In { $n } trials we put one rule of another text or another reading in place of a text’s own, and changed nothing else. If the rule decides how cards are dealt or who leads, we counted again what the lead is worth. Each pair of numbers shows before and after; a single number means that no change is certain. A dash means that nobody may knock with nothing, or that nothing can be won.
bluff-never = Never vying costs
bluff-read = (read as “{ $reading }”)

## Carried

bluff-carried = If the pool was carried
bluff-carried-about = Suppose that nobody knocked, once or several times in a row, and that the pool was dressed again each time. Here is what that does to a bluff with nothing, in the texts that allow one and dress the pool.
bluff-pool = Chips in the pool
bluff-knocks-nothing = Forehand knocks with nothing
bluff-along-nothing = The other holds or raises with nothing

## Seats

bluff-seats = Three and four players
bluff-seats-lead = In “{ $text }” forehand knocks with { $two } of a hundred hands with nothing against one other player, with { $three } against two, and with { $four } against three. Other texts differ.
bluff-seats-about = The deal and the pool are the same; the only difference is that more players vie. Each row gives the number of hands out of a hundred, with two, three and four players. Texts in which nothing can be won are left out. A dash means that nobody may knock with nothing.
bluff-seats-knocks = Forehand knocks with { $hand ->
    [nothing-1] nothing
   *[pair-1] a low pair
}
bluff-seats-model = With three or four players, no strategy is certain to be best, because what is best for you depends on what each of the others does.
bluff-seats-gain = How close to the best is the play shown here? If one player alone knew how the others play, that player could win at most { $gain } chips more per deal. That is an exact sum over all that can happen in the model.
bluff-seats-open = Two numbers joined by a dash are a range. As long as the share stays within that range and all else stays the same, no player could win more than { $within } chips by playing differently.
bluff-seats-limits = To keep the sum short, the model is coarser here, even for two players. You knock or raise by { $least } chip or by { $more }, up to { $most } in all. A hand is nothing, a low pair, a high pair, or three and more. We counted in { $deals } deals how often any two hands meet.

## Method

bluff-method = How we solved it
bluff-method-deal = The cards are dealt and the board is dressed as for { $seats } players. Two of them vie, forehand and the next. The model lets the other two pass, and concludes nothing from their passing.
bluff-method-cards = A hand counts by its best set. We group the ranks: hands without a set by whether they hold the highest rank, pairs in { N($pairs) } groups, and threes in { N($threes) }, whereas all fours are one group. We computed exactly how often two groups meet, and how often the first is better.
bluff-method-chips = Our engine plays the vying by the clauses of the text. The engine asks what a player does, but the model offers only a few answers: to knock or raise by { $least } chip or by { $more }. Each player puts in { $most } at most, and no purse runs short. What stays in the pool counts half for each, and so do stakes that nobody wins; if nobody takes the pool, forehand leads.
bluff-lower = In “{ $text }” raises may go on longer, so there the model stops at { $most } chips.
bluff-method-lead = The worth of the lead is how much more forehand wins than the others by leading. We counted it in { $deals } deals played by the careful players of this site. The range beside it is the 95 per cent confidence interval. If the difference may be chance, the lead counts as nothing.
bluff-method-solved = For two players { $library } solves the model exactly, as a linear program over all that each may do. Over the whole game the two together could win less than { $gap } chips more, even if each knew how the other plays.
bluff-method-open = Several ways to play may be equally good. So we give a range if the ways that lose less than { $open } chips do not agree. We say nothing of a hand that turns up in fewer than one deal in a hundred.
bluff-method-several = For three and four players { $library } drives regret down by the method CFR+. To test the two methods, we first solve known games, and then solve the text named last by both methods. The number is what the first seat wins:
bluff-known = { $game ->
    [kuhn_poker] Kuhn’s poker (−1/18)
    [kuhn3] Kuhn’s poker for three
   *[leduc_poker] Leduc hold’em
}: { $ours } by our way, { $library } by the library’s own game
bluff-again = “{ $text }”: { $worth } exactly, with { $exact } knocks out of a hundred hands with nothing; by CFR+ { $other }, with { $driven }
bluff-method-lost = The worth of a bluff is what you lose if you never knock or raise with nothing, and the other knows it. We take the mean of the two seats.
bluff-otherwise = If the model were different
bluff-otherwise-about = How much depends on the model’s own limits? We also tried raises by { $low }, { $middle } or { $high } chips up to { $finer }, and stakes up to { $higher }. Then we sorted pairs into { N($pairs) } groups and threes into { N($threes) }, and counted the lead as worth the lower or the upper end of its interval. The worth of a bluff hardly moves, whereas the share of knocks may move by several hands in a hundred.
bluff-otherwise-from = { $about } of a hundred
bluff-otherwise-model = Model
bluff-how = { $how ->
    [finer] more amounts
    [higher] higher stakes
    [groups] more groups of hands
    [low] the lead at its lowest
    [high] the lead at its highest
   *[as] as above
}
bluff-numbers = The figures of each model
bluff-numbers-about = With these and the description above, the game of two can be computed again.
bluff-most = Highest stake
bluff-forehand = Forehand wins a deal
bluff-left = The model leaves out “{ $text }”, in which you name several sets of one hand for a fixed stake.
bluff-method-again = To recompute it all, run <code>{ $command }</code> (engine { $engine }). We solved these on { $day }, at commit { $commit }.
bluff-clauses = The clauses on which the model rests
