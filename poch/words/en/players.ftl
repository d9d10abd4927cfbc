### Why players of ours do what they do, and what a hint says.

in-ten = { $n ->
    [0] in hardly any of the possible deals
    [10] in almost every possible deal
   *[other] in about { number } out of ten possible deals
}
above = { $n ->
    [0] no higher card can still be out
    [one] one higher card may still be out
   *[other] { number } higher cards may still be out
}
reason-chance = It was chosen at random.
reason-care-played = It is the lowest card of the longest suit, although now and then a careful player plays any card.
reason-care-single = No two cards in the hand are of the same rank.
reason-care-set = The best set in the hand is { CARDS-N($alike) } of one rank; chance decides the rest.
reason-claim = A claim costs nothing.
reason-place = No card has been dealt, so any pool is as good as { POOL($pool) }.
reason-swap = The { CARD($card) } wins { POOL($pool) }.
reason-keep-all = The { CARD($card) } would win nothing.
reason-keep-hand = This hand is worth keeping.
reason-take-hand = This hand wins no pool, but another may.
reason-unseen-hand = Nobody has seen that hand, so it is not worth a bid.
reason-weighed = Judging by the cards seen, { $set ->
    [no] a hand without a set
   *[more] { CARDS($cards) }
} would win { IN-TEN($tenth) }. A win { $cost ->
    [0] brings
   *[other] returns the stake and brings
} { $pot ->
    [0] what others still stake
   *[other] { CHIPS($pot) }{ $others ->
        [yes] {" "}and what others still stake
       *[no] {""}
    }
}; a loss costs { $cost ->
    [0] nothing
   *[other] { CHIPS($cost) }
}{ $dear ->
    [one] {""}
   *[other] , counted three times because bluffs are allowed
}. On balance, it { $worth ->
    [yes] pays to vie
   *[no] does not pay to vie
}.
reason-must-knock = A player who holds a set must knock.
reason-rid = It gets rid of a card, the { CARD($card) }.
reason-stops = Judging by the cards seen, nobody else can end a run from the { CARD($card) }, so the lead stays.
reason-run = The run from the { CARD($card) } brings the lead back { IN-TEN($tenth) }, and takes about { CARDS-N($own) } out of the hand.
reason-wins = The run from the { CARD($card) } wins about { CHIPS($chips) }, and brings the lead back { IN-TEN($tenth) }.
reason-highest = No card that is still out beats the { CARD($card) } in its suit.
reason-lead = The { CARD($card) } is the lead most likely to win, or to leave the others their cards; { ABOVE($above) }.
reason-takes = The { CARD($card) } is the cheapest card that takes the trick.
reason-likely = { $above ->
    [0] No card that is still out beats the { CARD($card) }.
   *[other] The { CARD($card) } probably takes the trick; { ABOVE($above) }.
}
reason-lowest = No card takes the trick for certain, and the { CARD($card) } is the lowest.
reason-room = { $fit ->
    [0] No card that may be out can follow the { CARD($card) }.
   *[other] Only { CARDS-N($fit) } that may be out could follow the { CARD($card) }, about as few as possible.
}
reason-ahead = It played out { NUMBER($deals) } deals that fit what it has seen. Over a hundred such deals, this choice wins about { CHIPS($chips) } more than that of a counting player.
reason-ahead-same = It played out { $deals ->
    [one] one deal that fits
   *[other] { NUMBER($deals) } deals that fit
} what it has seen. Nothing did clearly better than the choice of a counting player.
habit-random-card = A reckless player plays any card that is allowed.
habit-random-call = A reckless player says anything that is allowed.
habit-cautious-card = A careful player mostly plays the lowest card of the longest suit.
habit-cautious-call = A careful player goes by the best set in hand, and a little by chance.
habit-counting-card = A counting player remembers the cards seen, and plays the card that gets rid of the most cards and probably keeps the lead.
habit-counting-call = A counting player weighs the chips to be won against the stake, and goes by how likely the set is to win.
habit-farsighted-card = A far-sighted player plays out deals that fit what it has seen, and chooses the card that brings in most.
habit-farsighted-call = A far-sighted player plays out deals that fit what it has seen, and says what brings in most, but it answers a knock or a raise as a counting player does.
hint-before = This was played before these opponents took over.
hint-later = When the deal is over, you can see what it weighed.
hint-no-choice = There was no choice.
hint-not-chosen = { $strength ->
    [random] This was not chosen by a reckless player.
    [cautious] This was not chosen by a careful player.
    [farsighted] This was not chosen by a far-sighted player.
   *[counting] This was not chosen by a counting player.
}
