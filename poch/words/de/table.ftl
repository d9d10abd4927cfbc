between-items = { ", " }
between-parts = { "; " }
between-sentences = {" "}
table-hidden-card = eine verdeckte Karte
table-card = { CARD($card, form: "bare") }
table-pool-name = { POOL($pool) }
table-left = noch { $n }
table-turn-up = aufgeschlagen
table-trump = Trumpf
table-dealer = Geber
table-won-or-lost = bisher gewonnen oder verloren
table-turned-up = Aufgeschlagen: { $card }.
table-laid = Auf dem Tisch: { $cards }.
table-pools = Marken in den Feldern: { $counts }.
table-pool = { POOL($pool) } { $n }

table-lead = { $seat ->
    [you] spielen aus
   *[other] spielt aus
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
        [queen] D
       *[jack] B
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
       *[french] D
    }
    [sequence] Sequenz
    [poch] Poch
    [centre] Mitte
    [pope] Papst
    [intrigue] Intrige
    [confederacy] Bund
    [game] Spiel
    [dwarf] Zwerg
   *[stich] Stich
}
table-seat = { $seat }: { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
}{ $seen ->
    [0] {""}
   *[other] {" "}({ $cards })
}{ $stake ->
    [0] .
   *[other] , Einsatz { $stake }.
}
table-direction = { $direction ->
    [anticlockwise] gegen den Uhrzeigersinn
   *[clockwise] im Uhrzeigersinn
}
table-rank = { RANK($rank) }
table-suit = { SUIT($suit) }
