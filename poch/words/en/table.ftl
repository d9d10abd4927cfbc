between-items = { ", " }
between-parts = { "; " }
between-sentences = {" "}
table-hidden-card = a hidden card
table-card = { CARD($card) }
table-pool-name = { POOL($pool) }
table-left = { $n } left
table-turn-up = turn-up
table-trump = trumps
table-dealer = dealer
table-won-or-lost = won or lost so far
table-turned-up = Turned up: { $card }.
table-laid = On the table: { $cards }.
table-pools = Chips in the pools: { $counts }.
table-pool = { POOL($pool) } { $n }

table-lead = { $seat ->
    [you] lead
   *[other] leads
}
index = { $suits ->
    [german] { $rank ->
        [ace] D
        [king] K
        [queen] O
       *[jack] U
    }
   *[french] { $rank ->
        [ace] A
        [king] K
        [queen] Q
       *[jack] J
    }
}
pool-sign = { $pool ->
    [ace] { index }
    [king] { index }
    [queen] { index }
    [jack] { index }
    [ten] 10
    [marriage] K·{ $suits ->
        [german] O
       *[french] Q
    }
    [sequence] Sequence
    [poch] Poch
    [centre] Centre
    [pope] Pope
    [intrigue] Intrigue
    [confederacy] Confederacy
    [game] Game
    [dwarf] Dwarf
   *[stich] Stich
}
table-seat = { $seat }: { $n ->
    [one] { $n } card
   *[other] { $n } cards
}{ $seen ->
    [0] {""}
   *[other] {" "}({ $cards })
}{ $stake ->
    [0] .
   *[other] , { $stake } staked.
}
table-direction = { $direction ->
    [anticlockwise] anticlockwise
   *[clockwise] clockwise
}
table-rank = { RANK($rank) }
table-suit = { SUIT($suit) }
