contrast-title = The same deal under other rules
contrast-progress = How much of the engine has loaded
contrast-whose = Whose rules
contrast-choose-whose = Choose whose rules …
contrast-under = Under
contrast-readings = Readings
contrast-other-readings = { $title }: other readings
contrast-no-ruleset = { $why ->
    [cut] “{ $ruleset }” breaks off before it can be played, so you see the nearest one, { $near }.
    [playable] “{ $ruleset }” is of another game, so you see the nearest one of this game, { $near }.
   *[none] There is no ruleset “{ $ruleset }” here, so you see the nearest one, { $near }.
}
contrast-choose = Choose the rules under which to deal the same cards, with the same choices.
contrast-dealing = Dealing the cards again …
contrast-read = { $title }. { $readings }
beside-boards = Both boards; left and right arrow keys step through the deal
beside-play-on = Play on from here
beside-waits = waits
beside-both = Both
beside-heard = { $title }: { $line }
beside-same = The same happens in this hand under both{ $dressed ->
    [yes] , once the board is dressed
   *[no] {""}
}.
beside-part = { $stage ->
    [dressing] They part ways in the dressing.
    [dealing] They part ways in the deal.
    [melding] They part ways in the melding.
    [vying] They part ways in the vying.
    [shedding] They part ways in the playing out.
    [settling] They part ways in the settlement.
    [ending] They part ways at the end.
   *[layout] They part ways in the layout.
}
beside-show = Show where
beside-because = { $n ->
    [one] This rule makes them part ways:
   *[other] These rules together make them part ways:
}
beside-tried = { $n ->
    [one] If only this rule is borrowed from { $whose }
   *[other] If only these rules are borrowed from { $whose }
}, the two { $stage ->
    [none] no longer part ways.
    [dressing] part ways only in the dressing
    [dealing] part ways only in the deal
    [melding] part ways only in the melding
    [vying] part ways only in the vying
    [shedding] part ways only in the playing out
    [settling] part ways only in the settlement
   *[ending] part ways only at the end
}{ $stage ->
    [none] {""}
   *[other] { $step ->
        [0] .
       *[other] , at step { $step } there.
    }
}
beside-other-reading = the other reading
beside-see = See where
beside-misfit = { $title }: { $line }
beside-no-pool = { $title } has no { $pool ->
    [centre] centre
    [dwarf] Dwarf
   *[other] { POOL($pool) } pool
}; we leave out { $n ->
    [0] what was
    [one] the one chip
   *[other] the { $n } chips
} in it.
beside-misfits = What does not fit
beside-layout = Before the deal is played
beside-aside = Borrowed from the other side
beside-nothing = Borrow nothing
beside-unset = does not arise
contrast-hands = Cards
contrast-hands-same = each player keeps the same cards
contrast-hands-dealt = dealt as this text deals
contrast-from = From
beside-english = These rules are in English only.
beside-earlier = They have parted ways before this step, but no chips have differed until now.
contrast-no-step = There are no steps { $asked } side by side here, so you see the nearest ones, { $near }.
