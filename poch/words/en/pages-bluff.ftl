### What a rule does to a bluff: the vying solved as a game of two, a model.

bluff-title = What a rule does to a bluff
bluff-description = How the best players vie under each text of Poch, what a bluff is worth to them, and which rules change that. A model of two to four players.
bluff-lead = You bluff for what lies there. { $undressed ->
    [one] One text leaves the Poch pool undressed.
   *[other] { $undressed } texts leave the Poch pool undressed.
} In { $idle } of them a player who never vies loses nothing.
bluff-lead-led = In “{ $text }” the winner also leads the play. That is worth { $lead } chips, and a player who never vies loses { $never } a deal.
bluff-tour = A tour leads you through five of the rules.
bluff-model = This is a model of two players, and further down of three and four. It belongs to none of the texts. It changes no evidence mark.

## The picture

bluff-chart = What a player who never vies loses a deal, text by text, beside what lies there; the numbers are beside the bars
bluff-bar = { $text }: a player who never vies loses { $never } chips a deal; { $pool } chips lie in the pool, and the lead is worth { $lead }
bluff-caption = The texts are in the order of their years. The number is what you lose a deal, in chips, if you never vie and the other knows it. It is the mean of the two seats.
bluff-key-never = lost by a player who never vies
bluff-key-pool = chips that lie in the pool
bluff-key-lead = what the lead is worth, if the winner of the vying has it

## Undressed

bluff-undressed = If nothing lies there
bluff-undressed-about = Can an undressed pool fill in another way? We played { $deals } deals of each such text, and carried over what nobody won. When the vying began, { $most ->
    [0] there was never a chip in the pool
   *[other] the pool never held more than { $most } chips
}. Only the lead is then to be won.
bluff-led = the winner of the vying leads, which is worth { $lead } chips ({ $low } to { $high }). A player who never vies loses { $never } chips a deal.
bluff-led-chance = the winner of the vying leads. By our deals that is worth between { $low } and { $high } chips, so it may be worth nothing. The model counts nothing, and a player who never vies loses nothing.
bluff-not-led = the winner wins no lead. A player who never vies loses nothing.

## Hands

bluff-hands = What the best player does
bluff-hands-about = Out of a hundred hands with nothing, with a pair or with three, on how many does forehand knock? And on how many does the other hold a knock, or raise? The last column is the worth of bluffing with nothing, in chips a deal, and as a share of what lies there. Texts in which nothing lies there are left out: any play that loses nothing is as good there.
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

## Rules

bluff-rules = One rule changed
bluff-rules-about = { $n } times we took one rule of a text, and set it as another text or another reading has it. All else stays. Each number is before and after; a single number did not change. A dash says that nobody may do so, or that nothing lies there.
bluff-never = Never vying costs
bluff-read = (read as { $reading })

## Carried

bluff-carried = If the pool was carried
bluff-carried-about = Nobody knocked, and the pool was dressed again. Here is what that does to a bluff with nothing, in the texts that allow one and dress the pool.
bluff-pool = Chips in the pool
bluff-knocks-nothing = Forehand knocks with nothing
bluff-along-nothing = The other holds or raises with nothing

## Seats

bluff-seats = Three and four players
bluff-seats-lead = In “{ $text }” forehand knocks on { $two } of a hundred hands with nothing, against one other player. Against two it is { $three }, and against three { $four }. Other texts differ.
bluff-seats-about = The deal and the pool are the same; only more players vie. Each row has the hands out of a hundred: with two, three and four players. Texts in which nothing lies there are left out. A dash says that nobody may knock so.
bluff-seats-knocks = Forehand knocks with { $hand ->
    [nothing-1] nothing
   *[pair-1] a low pair
}
bluff-seats-model = With three or four players, no way of play is sure to be the best. What is best for you depends on what each of the others does.
bluff-seats-gain = How near to the best is the play shown here? If one seat alone knew how the others play, it could win at most { $gain } chips more a deal. That is an exact sum over all that can happen in the model.
bluff-seats-sampled = A second method lets the players learn from { $rounds } sampled deals (external sampling). A deal is worth much the same to each seat by it, but it leaves a seat up to { $gain } chips to gain. So the table shows the play found by CFR+.
bluff-seats-limits = To keep the sum short, the model is coarser here, for two players as well. You knock or raise by { $least } chip or by { $more }, up to { $most } in all. A hand is nothing, a low pair, a high pair, or three and more. How often hands meet is counted in { $deals } deals.

## Method

bluff-method = How we solved it
bluff-method-deal = The cards are dealt and the board is dressed as for { $seats } players. Two of them vie: forehand and the next. The model lets the other two pass, and concludes nothing from it.
bluff-method-cards = A hand counts by its best set. We group the ranks: hands without a set by whether they hold the highest rank, pairs in { N($pairs) } groups, threes in { N($threes) }. How often two groups meet is exact, and so is how often the first is better.
bluff-method-chips = Our engine plays the vying, by the clauses of the text. It asks, and the model offers few answers: to knock or raise by { $least } chip or by { $more }, up to { $most } in all. No purse runs short. What stays in the pool counts half for each.
bluff-lower = In “{ $text }” raises may go on longer, so the model stops at { $most }.
bluff-method-lead = The lead is worth how much more forehand wins than the others if he leads. We counted it in { $deals } deals of careful players. The range beside it is the 95 per cent confidence interval. If it may be chance, it counts nothing.
bluff-method-solved = { $library } looks for play that nobody can better, by the method CFR+. Together the two players could win at most { $gap } chips more, each knowing how the other plays. To try this way, we first solve known games by it. The number is what the first seat wins:
bluff-known = { $game ->
    [kuhn_poker] Kuhn’s poker (−1/18)
    [kuhn3] Kuhn’s poker for three
   *[leduc_poker] Leduc hold’em
}: { $ours } by our way, { $library } by the library’s own game
bluff-method-lost = The worth of a bluff is what a player loses who never knocks or raises with nothing, if the other knows it. We take the mean of the two seats.
bluff-method-otherwise = How much hangs on the amounts? We also tried raises by { $low }, { $middle } or { $high } chips up to { $finer }, and then stakes up to { $higher }. The worth of a bluff moves:
bluff-otherwise = in “{ $text }” by { $finer } and by { $higher } chips
bluff-left = The model does not take “{ $text }”, where you name several sets of one hand for a fixed stake.
bluff-method-again = To recompute it all, run <code>{ $command }</code> (engine { $engine }). We solved these on { $day }, at commit { $commit }.
bluff-clauses = The clauses on which the model rests
