### How strong the players are: each strength in place of the one below it.

players-title = How strong the players are
players-description = How many chips each strength of the computer’s players wins from the one below it, text by text, with intervals.
players-lead = The far-sighted player wins from players that count the cards. In { $surely } of { $texts } texts chance alone hardly explains its gain.
players-open = In { $n } we cannot tell yet, because the difference may be chance.
players-worse = In { $n } it loses.
players-chart = How many more chips per deal a far-sighted player wins than a counting one, text by text, with intervals; the numbers are in the table
players-caption = Each dot shows how many more chips per deal a far-sighted player wins than a counting one in its place. The line is the 95 per cent interval. The texts are in the order of their years.
players-strengths = The four strengths
players-habit = { $strength ->
    [random] A reckless player plays any card and says anything that is allowed.
    [cautious] A careful player mostly plays the lowest card of the longest suit. It vies by the best set in hand, and a little by chance.
    [counting] A counting player remembers the cards seen, and plays the card that gets rid of the most cards and probably keeps the lead. When it vies, it weighs the chips to be won against the stake, and goes by how likely the set is to win.
   *[farsighted] A far-sighted player plays out deals that fit what it has seen, and does what brings in most. But it answers a knock or a raise as a counting player does.
}
players-play = You choose a strength under <i>The others are</i> when you <a href="{ $base }play/">play</a>. When a deal is over, you can ask each player why it did what it did.
players-texts = Text by text
players-texts-about = In chips a deal, with the 95 per cent interval. If the interval includes 0, the difference may be chance.
players-careful = { $n ->
    [one] In one text a careful player even loses to reckless ones.
   *[other] In { $n } texts a careful player even loses to reckless ones.
}
players-text = Text
players-over = { $strength ->
    [cautious] careful, over reckless
    [counting] counting, over careful
   *[farsighted] far-sighted, over counting
}
players-from-to = { $low } to { $high }
players-method = How we measured
players-method-seat = { BEGIN(N($seats)) } players sit at the table. We play each deal twice: once with the weaker strength in all seats, and once with the stronger in one of them, which changes from deal to deal. We count what that seat wins beyond the mean of the table. The gain is how much more the stronger player wins there.
players-method-deals = The far-sighted player played { $few } deals of each text, the others { $many }.
players-method-ahead = To choose one answer, a far-sighted player plays a deal to its end about { $playouts } times, and tries several answers in the same deals. Each of these deals would have shown the player just what it has seen. From there on, all play like a counting player. The far-sighted player departs from a counting player’s choice only for a choice that is better by more than a standard error. It answers a knock or a raise as a counting player does, because in a short trial under the rules of 1765 other answers lost.
players-method-calls = Some deals come more often: those in which the others are likelier to have called as they did. We take the likelihood of a call from the <a href="{ $base }odds/bluff/">model of bluffs</a>.
players-method-limits = A person does not play like a counting player, so against you a far-sighted player may win more or less than here.
players-method-again = <code>{ $command }</code> measures again the texts whose rules have changed, and with <code>PLAYERS=--all</code> every text (engine { $engine }). The last measurement was on { $day }, at commit <code>{ $commit }</code>.
policy-players = { $policy ->
    [random] reckless players
    [cautious] careful players
    [counting] players who count the cards
   *[farsighted] far-sighted players
}
