### The pages of hands, their list, and what a reading changes in a hand.

hands-title = Hands
hands-description = Recorded hands of Poch, each of which shows certain clauses of its source.
hands-lead = We made up these deals, each to show certain clauses at work, although a few follow an example in a source, and say so. Every step of every hand names the clause that allows it.
hand-size = { $players ->
    [0] No players
    [one] One player
   *[other] { NUMBER($players) } players
}, { $steps }
hand-cited = { $title } ({ $source })
hand-chosen = In this hand { $readings }.
hand-read-as = { $reading ->
    [played] “{ $crux }” is played
   *[other] the reading of “{ $crux }” is “{ $reading }”
}
hand-play = Play this deal yourself
hand-shows = What it shows
hand-others = Under other readings
hand-others-lead = One crux is read differently; deal and actions stay the same as far as that reading allows them.
hand-under = <b class="reading-name">{ $label }</b>: { $effect }
hand-steps-elsewhere = A script writes these steps. Without scripts you can read them <a href="{ $page }" hreflang="en">in English</a>.
hand-record = The record
hand-record-lead = The whole hand in the form that the command <code>poch replay</code> reads.
hand-download = Download
hand-cite = How to cite it
hand-cite-more = <a class="cite" href="{ $base }cite/{ $slug }/#hand-{ $name }">Other styles, for the step shown above</a>. More in <a href="{ $base }how-to-cite/">How to cite</a>.
hand-carried = Left from earlier deals: { $pools }.
hand-left = Left on the board: { $pools }.
hand-left-in = { NUMBER($chips) } in { POOL($pool) }
effect-clauses = the same happens, by another clause.
effect-whole = { $what }.
effect-added = step { NUMBER($step) } is added: “{ $line }”
effect-step = step { NUMBER($step) } becomes “{ $line }”
effect-ends-after = the hand ends after step { NUMBER($step) }
effect-record-ends = the recorded hand can be followed only until { $ask }
effect-stopped = the remaining recorded actions no longer fit the rules
effect-same-result = the result is the same for every player
effect-result = in the end { $net }, instead of { $before }
undealt-card = it cannot be dealt, because the { CARD($card) } is not in the pack.
undealt-hand = it cannot be dealt, because { $seat } has { $has } cards, and the rules give { $dealt }.
undealt-players-exact = it cannot be dealt, because the game is for { $n } players.
undealt-players = it cannot be dealt, because the game is for { $least } to { $most } players.
