### Stepping through a hand: the board, its controls, and what is beside it.

hand-touch = Touch a pool, a card or a player to follow it through the deal.
hand-table = The table; left and right arrow keys step through the hand
hand-not-loaded = This could not be loaded ({ $why }).
hand-not-asked = This question could not be asked ({ $why }).
hand-no-board = The board of this hand could not be loaded ({ $why }). Its steps are listed below.
hand-play-on = Play on{ $rest }
hand-from-here = { " " }from here
hand-cite-step = Cite
hand-all-steps = { $n ->
    [one] One step
   *[other] All { $n } steps
}
hand-deal = Deal { NUMBER($n) }: { $stage }
hand-result = Won and lost: { $net }.
hand-step = Step
hand-first = First step
hand-back = Back
hand-forward = Forward
hand-last = Last step
hand-step-of = Step { $step } of { $all }, { $stage }
hand-go = Go to step { $step }
hand-steps = { $n ->
    [one] step
   *[other] steps
}
hand-read-from = You see the hand with this reading, at step { $step } of { $all }, where it first matters.{ $stopped ->
    [yes] { " " }The remaining recorded actions no longer fit the rules.
   *[no] {""}
}
hand-read-another = You see another hand, played with this reading, at step { $step } of { $all }.
hand-read-here = The hand is played with this reading; at step { $step } of { $all } it first matters.
hand-another-shows = { $reading ->
    [none] Another hand, to show this.
   *[other] Another hand, with the reading “{ $reading }”, to show this.
}
hand-same-shows = { $reading ->
    [none] The hand as recorded, to show this.
   *[other] The hand with the reading “{ $reading }”, to show this.
}
hand-another-changes = Another hand, in which this reading changes something.
hand-shown-now = You see it now: step { $step } is the only one.
hand-nearest = No step can show this, for the reason given beside the clause, so you see the nearest one.
hand-address-clause = There is no clause { $asked } here, so you see the nearest one, { $near }.
hand-address-hand = There is no hand { $asked } here, so you see the nearest one, “{ $near }”.
hand-address-step = This hand has no step { $asked }, so you see the nearest one, { $step }.
hand-address-other = Step { $asked } does not rest on { $clause }, so you see the nearest step that does, { $step }.
hand-address-reading = The reading in the address changes nothing here, so you see the hand as recorded.
hand-way-back = Back
hand-way-back-to = Back to the hand “{ $title }”, step { $step }
hand-as-recorded = Back to the hand as recorded
hand-show-reading = Show it on the board
hand-mark = { $status ->
    [stated] stated
    [reported] reported
    [reported-mt] reported in translation
    [inferred] inferred
    [inherited] inherited
   *[supplied] supplied
}{ $gap ->
    [silent] : the text is silent
    [unreported] : not reported
    [cut] : not in what we read
   *[none] {""}
}
hand-borrowed = The rule is borrowed from another text ({ $text }).
hand-disputed = Disputed; here it is read as “{ $reading }”{ $adopted ->
    [yes] .
   *[no] , which is not the adopted reading.
}
hand-more = More
hand-hide = Hide hands
hand-four-colours = Four colours
hand-suits = Suits of the cards
hand-suits-text = Suits of the text
hand-suits-french = French suits
hand-suits-german = German suits
hand-copied = You have copied a link to this step.
hand-fold = Show the table
