### How strong the players are: each strength in place of the one below it.

players-title = How strong the players are
players-description = How many chips each strength of the computer’s players wins from the one below it, text by text, with intervals.
players-lead = The far-sighted player wins from players that count the cards. In { $surely } of { $texts } texts our deals leave no doubt of it.
players-open = In { $n } we cannot tell yet: the difference may be chance.
players-worse = In { $n } it loses.
players-chart = What a far-sighted player wins a deal more than one that counts the cards, text by text, with its interval; the numbers are in the table
players-caption = A dot is the number of chips a deal that a far-sighted player wins more than a counting one in its place. The line is the interval of 95 %. The texts are in the order of their years.
players-strengths = The four strengths
players-play = You choose a strength under <i>The others are</i> when you <a href="{ $base }play/">play</a>. When a hand is over, you can ask each player why it did what it did.
players-texts = Text by text
players-texts-about = In chips a deal, with the interval of 95 %. Where the interval holds 0, the difference may be chance.
players-text = Text
players-over = { $strength ->
    [cautious] careful, over reckless
    [counting] counting, over careful
   *[farsighted] far-sighted, over counting
}
players-from-to = { $low } to { $high }
players-method = How we measured
players-method-seat = { $seats } players sit at the table. We play each deal twice: once with the weaker strength in all seats, and once with one seat played by the stronger. The seat changes from deal to deal. The gain is what that seat wins more, beyond the mean of the table.
players-method-deals = The far-sighted player played { $few } deals of each text, the others { $many }.
players-method-ahead = For one answer a far-sighted player plays out about 240 deals. In each, the seat would have seen just what it saw. From there on, all play like a counting player. It leaves that player’s choice only for one that does better by more than a standard error.
players-method-calls = Deals in which the others are likelier to call as they did come more often. How likely that is, we take from the <a href="{ $base }odds/bluff/">model of bluffs</a>.
players-method-limits = A person does not play like a counting player. Against you it may do better or worse than here.
players-method-again = <code>{ $command }</code> has measured this with engine { $engine } on { $day }, at commit <code>{ $commit }</code>.
