### Surveys: what depends on choices, played many times.

survey-page-title = Surveys
survey-page-description = What { $deals } deals show for each ruleset, and any survey that you like.
survey-page-lead = What depends on choices cannot be computed exactly, but it can be played. A survey plays many deals by one ruleset, with one kind of player. It plays in sessions, in which pools grow as they would at a table. Each measure has its 95 per cent interval: the normal one over sessions for a mean, Wilson’s for a share of deals. The same seed gives the same figures on any machine. For what another reading changes, see <a href="{ $base }odds/what-matters/">What matters</a>.
survey-page-yours = Your own
survey-page-static = Here you can run a survey of any ruleset, with any readings, in the browser. Without scripts, run it in a terminal: <code>poch survey poque-1789 --deals 10000 --seats 4 --seed 1</code>.
survey-page-all = All rulesets
survey-page-all-about = We played { $deals } deals of each, with { $seats } seats and { policy-players }, and the seeds begin at { $seed }. The command is <code>{ $command }</code>, where ID is the id of the ruleset in the table. We played them on { $day }, at commit { $commit }. The texts are in the order of their years.
survey-page-text = Text
survey-page-mean = Mean
survey-page-from = From
survey-page-to = To
survey-page-chart = { $name ->
    [edge-dealer] The dealer’s edge
    [edge-forehand] Forehand’s edge
    [size-sequence] The size of the Sequence pool
    [size-marriage] The size of the Marriage pool
   *[vie-contested] How often the vying is contested
}
survey-page-chart-says = { $name ->
    [edge-dealer] chips that the dealer wins or loses in a deal
    [edge-forehand] chips that forehand wins or loses in a deal
    [size-sequence] chips in it when it is won
    [size-marriage] chips in it when it is won
   *[vie-contested] share of deals in which two or more stake
}
survey-page-caption = <b>{ survey-page-chart }</b>: { survey-page-chart-says }, by ruleset, with the 95 per cent interval.
survey-page-chart-aria = { survey-page-chart }: the figures are in the table beside it
survey-page-deals = Deals by ruleset
survey-page-ruleset = Ruleset
survey-page-column = { $name ->
    [length-actions] choices in a deal
    [chips-all] chips moved in a deal
    [chips-supplied] of them by clauses of ours
    [edge-dealer] dealer’s edge
    [edge-forehand] forehand’s edge
    [play-pools] pools won by playing
    [play-runs] runs that stop
    [play-dead] of them at a card left over
    [vie-contested] vying contested
   *[vie-bluff-paid] bluffs that paid
}
survey-no-vying-by-these = These texts have no vying, so the table has runs, and pools won by playing, in its place.
survey-page-pools = Pools by ruleset
survey-page-pools-about = For each pool: the share of deals in which it is won, and how many chips it then holds, on average and at most. Stakes of that deal are left out.
survey-page-size = { $mean } chips, at most { $largest }
survey-page-shares = { $low } to { $high }%
survey-page-interval = 95 per cent interval: { $between }
survey-page-method = How a survey works
survey-page-method-shuffle = The survey shuffles deal number <i>n</i>, counted from 0, from the first seed plus <i>n</i>. The same source of chance then serves the choices of the players, so you can compare the deals of two surveys one by one.
survey-page-method-session = A session has { $session } deals, or fewer if you ask for fewer than { $asked } or the rules end it sooner. It begins with empty pools, the deal goes round, and purses have no limit. Deals in a session depend on each other because chips carry over, whereas sessions are independent.
survey-page-method-interval = So the interval of a mean is that of a ratio of sums over sessions, and the same holds for the chips in a pool each time it is won. If a measure is either true or false of a deal, the share of deals in which it is true has Wilson’s interval over deals.
survey-page-method-parts = The survey adds only whole numbers, so you can divide the work as you like. Use several processes (<code>--workers</code>), or several machines with a scheduler of dask.distributed (<code>--scheduler</code>). Only machines with your engine and your ruleset take part. This page plays a survey piece by piece. With <code>--out</code> the command saves each part when it is done, and does not play that part again.
