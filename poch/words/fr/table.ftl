between-items = { ", " }
between-parts = { " ; " }
between-sentences = {" "}
table-hidden-card = une carte cachée
table-card = { CARD($card, form: "bare") }
table-pool-name = { POOL($pool) }
table-left = reste { $n }
table-turn-up = retourne
table-trump = atout
table-dealer = donneur
table-won-or-lost = gains ou pertes jusqu’ici
table-turned-up = Retourne : { $card }.
table-laid = Sur la table : { $cards }.
table-pools = Jetons dans les cases : { $counts }.
table-pool = { POOL($pool) } { $n }

table-lead = { $seat ->
    [you] entamez
   *[other] entame
}
index = { $suits ->
    [german] { $rank ->
        [ace] D
        [king] R
        [queen] O
       *[jack] U
    }
   *[french] { $rank ->
        [ace] A
        [king] R
        [queen] D
       *[jack] V
    }
}
pool-sign = { $pool ->
    [ace] { index }
    [king] { index }
    [queen] { index }
    [jack] { index }
    [ten] 10
    [marriage] R·{ $suits ->
        [german] O
       *[french] D
    }
    [sequence] Séquence
    [poch] Poch
    [centre] Centre
    [pope] Pape
    [intrigue] Intrigue
    [confederacy] Confédération
    [game] Jeu
    [dwarf] Nain
   *[stich] Stich
}
table-seat = { $seat } : { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}{ $seen ->
    [0] {""}
   *[other] {" "}({ $cards })
}{ $stake ->
    [0] .
   *[other] , mise { $stake }.
}
table-direction = { $direction ->
    [anticlockwise] sens antihoraire
   *[clockwise] sens horaire
}
table-rank = { RANK($rank) }
table-suit = { SUIT($suit) }
