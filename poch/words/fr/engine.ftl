### Ce que dit le moteur. On dit « vous ». form : nom (le roi), bare (roi), de (du roi), at (au roi).

number = { $n ->
    [0] aucun
    [1] un
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
    [7] sept
    [8] huit
    [9] neuf
    [10] dix
    [11] onze
    [12] douze
    [13] treize
    [14] quatorze
    [15] quinze
    [16] seize
   *[other] { $n }
}
chips = { $n ->
    [0] { $form ->
        [de] de zéro jeton
       *[nom] aucun jeton
    }
    [1] { $form ->
        [de] d’un jeton
       *[nom] un jeton
    }
   *[other] { $form ->
        [de] de { number } jetons
       *[nom] { number } jetons
    }
}
cards-n = { $n ->
    [0] aucune carte
    [1] { $form ->
        [de] d’une carte
       *[nom] une carte
    }
   *[other] { $form ->
        [de] de { number } cartes
       *[nom] { number } cartes
    }
}
points = { $n ->
    [0] zéro point
    [1] un point
   *[other] { number } points
}
you = vous
rank = { $rank ->
    [ace] { $suits ->
        [german] daus
       *[french] as
    }
    [king] roi
    [queen] { $suits ->
        [german] ober
       *[french] dame
    }
    [jack] { $suits ->
        [german] unter
       *[french] valet
    }
    [ten] dix
    [nine] neuf
    [eight] huit
    [seven] sept
    [six] six
    [five] cinq
    [four] quatre
    [three] trois
   *[two] deux
}
ranks = { $rank ->
    [king] rois
    [queen] { $suits ->
        [german] ober
       *[french] dames
    }
    [jack] { $suits ->
        [german] unter
       *[french] valets
    }
   *[other] { rank }
}
suit = { $suits ->
    [german] { $suit ->
        [clubs] glands
        [diamonds] grelots
        [hearts] cœurs
       *[spades] feuilles
    }
   *[french] { $suit ->
        [clubs] trèfle
        [diamonds] carreau
        [hearts] cœur
       *[spades] pique
    }
}
le = { $form ->
    [bare] {""}
    [de] du{ " " }
    [at] au{ " " }
   *[nom] le{ " " }
}
la = { $form ->
    [bare] {""}
    [de] de la{ " " }
    [at] à la{ " " }
   *[nom] la{ " " }
}
l = { $form ->
    [bare] {""}
    [de] de l’
    [at] à l’
   *[nom] l’
}
article = { $rank ->
    [ace] { $suits ->
        [german] { le }
       *[french] { l }
    }
    [queen] { $suits ->
        [german] { l }
       *[french] { la }
    }
    [jack] { $suits ->
        [german] { l }
       *[french] { le }
    }
   *[other] { le }
}
of-suit = { $suits ->
    [german] { $suit ->
        [clubs] de gland
        [diamonds] de grelot
        [hearts] de cœur
       *[spades] de feuille
    }
   *[french] de { suit }
}
card = { article }{ rank } { of-suit }
suited = { article }{ rank }
of-one-suit = { $list } { of-suit }
of-one-rank = { number } { ranks } ({ $list })
pool = { $name ->
    [ace] { $suits ->
        [german] Daus
       *[french] As
    }
    [king] Roi
    [queen] { $suits ->
        [german] Ober
       *[french] Dame
    }
    [jack] { $suits ->
        [german] Unter
       *[french] Valet
    }
    [ten] Dix
    [marriage] Mariage
    [sequence] Séquence
    [centre] Centre
    [Knave] Valet
    [Pope] Pape
    [Matrimony] Mariage
    [Centre] Centre
    [the-pool] Caisse
    [the-middle] Milieu
    [the-till] Caisse
    [stich] Stich
    [poch] Poch
    [pope] Pape
    [intrigue] Intrigue
    [confederacy] Confédération
    [game] Jeu
    [dwarf] Nain
   *[other] { $called }
}

Seated = { BEGIN(N($n)) } joueurs prennent place ({ $names }) ; le jeu { $range ->
    [yes] admet de { N($least) } à { N($most) } joueurs.
   *[no] se joue à { N($least) }.
}
RanksOrdered = Plus haute carte : { RANK($highest) } ; plus basse : { RANK($lowest) }.
BoardLaid = Le tableau a { $n ->
    [1] une case
   *[other] { N($n) } cases
} : { POOLS($pools) }.
DealerNamed = { $how ->
    [by-lot] { $seat ->
        [you] Le sort vous désigne pour donner.
       *[other] Le sort désigne { $seat } pour donner.
    }
    [forehand] Le tour de donner passe au premier en cartes de la donne précédente : c’est { SEAT($seat) }.
   *[other] { $seat ->
        [you] Vous donnez
       *[other] { $seat } donne
    }, { $how ->
        [first-ace] ayant tiré le premier as
        [first-jack] ayant reçu le premier valet
       *[lowest-card] ayant tiré la carte la plus basse
    }.
}
AnteSpared = { $seat ->
    [you] Vous avez gagné la donne précédente et ne mettez
   *[other] { $seat } a gagné la donne précédente et ne met
} rien dans { $n ->
    [1] la case
   *[other] les cases
} { POOLS($pools) }.
Dressed = { $seat ->
    [you] Vous mettez
   *[other] { $seat } met
} { LIST($antes) }.
ante = { $n ->
    [0] { CHIPS($chips) }
    [1] { CHIPS($chips) } dans la case { POOLS($pools) }
   *[other] { CHIPS($chips) } dans chacune des cases { POOLS($pools) }
}
HandsSized = { $how ->
    [all] On donne toutes les cartes.
    [all-but-one] On donne toutes les cartes sauf une.
    [some] À partir du premier en cartes, les joueurs reçoivent { $sizes } cartes.
   *[each] Chacun reçoit { CARDS-N($n) }.
}
Dealt = { $seat ->
    [you] Vous recevez
   *[other] { $seat } reçoit
} { CARDS-N($n) }{ $n ->
    [0] .
    [1] .
   *[other] , { $how ->
        [singly] données une à une.
       *[packets] données par { $packets }.
    }
}
TurnedUp = On retourne { CARD($card) }.
TrumpCardShown = { $how ->
    [first-dealt] La première carte donnée, { CARD($card) }, est pour { SEAT($seat) } ; on la montre.
    [last-dealt] La dernière carte donnée, { CARD($card) }, est pour { SEAT($seat) } ; on la montre.
   *[dealers-last] { $seat ->
        [you] Vous donnez, et l’on montre votre dernière carte : { CARD($card) }.
       *[other] { $seat } donne, et l’on montre sa dernière carte : { CARD($card) }.
    }
}
TrumpCardSeen = { $seat ->
    [you] Vous regardez la dernière carte du donneur et nommez sa couleur.
   *[other] { $seat } regarde la dernière carte du donneur et nomme sa couleur.
}
TrumpsMade = Atout : { SUIT($suit) }.
TurnUpTaken = { $seat ->
    [you] Vous prenez en main
   *[other] { $seat } prend en main
} { CARD($card) }.
TurnUpSwapped = { $seat ->
    [you] Vous échangez
   *[other] { $seat } échange
} une carte contre { CARD($turn-up) }.
TurnUpPaid = Pour la carte retournée, { $seat ->
    [you] vous { $chips ->
        [0] ne prenez rien
       *[other] prenez { CHIPS($chips) }
    }
   *[other] { $seat } { $chips ->
        [0] ne prend rien
       *[other] prend { CHIPS($chips) }
    }
} dans la case { POOL($pool) }.
Melded = { $seat ->
    [you] Vous montrez
   *[other] { $seat } montre
} { CARDS($cards) } et { $seat ->
    [you] { $chips ->
        [0] ne prenez rien
       *[other] prenez { CHIPS($chips) }
    }
   *[other] { $chips ->
        [0] ne prend rien
       *[other] prend { CHIPS($chips) }
    }
} dans la case { POOL($pool) }.
RunShown = { $seat ->
    [you] Vous montrez
   *[other] { $seat } montre
} une suite : { CARDS($cards, form: "bare") }.
Forgot = { $seat ->
    [you] Vous oubliez
   *[other] { $seat } oublie
} de réclamer la case { POOL($pool) }.
Carried = Personne ne prend la case { POOLS($pools, join: "or") } ; les jetons y restent { $how ->
    [carried] pour la donne suivante.
   *[other] pour celui qui finira le premier.
}
Outranked = { $by ->
    [you] Vous l’emportez
   *[other] { $by } l’emporte
} sur { SEAT($seat) } : { $how ->
    [size] c’est le nombre de cartes qui décide
    [rank] c’est le rang le plus élevé qui gagne
    [trump] les cartes où il y a un atout battent les autres
    [club] les cartes où il y a un trèfle battent les autres
    [highest-card] la plus haute carte décide
    [suits] la plus haute couleur décide
    [next-card] la carte suivante décide
    [side-cards] les cartes qui accompagnent la paire décident
    [hand-kind] la plus forte main de poker gagne
    [hand-cards] entre mains de même sorte, les plus hautes cartes décident
    [length] la suite la plus longue gagne
    [top] la suite qui monte le plus haut gagne
   *[forehand] le joueur le plus proche du premier en cartes gagne
}.
StakesCapped = { $chips ->
    [0] { $seat ->
        [you] Vous n’avez
       *[other] { $seat } n’a
    } plus de jeton : personne ne peut miser.
   *[other] Aucune mise ne peut dépasser ce { $seat ->
        [you] que vous avez
       *[other] { ELIDE("que", $seat) } a
    } : { CHIPS($chips) }.
}
Knocked = { $chips ->
    [0] { $seat ->
        [you] Vous poquez
       *[other] { $seat } poque
    } sans rien miser.
   *[other] { $seat ->
        [you] Vous poquez
       *[other] { $seat } poque
    } { CHIPS($chips, form: "de") }.
}
Raised = { $seat ->
    [you] Vous relancez
   *[other] { $seat } relance
} à { CHIPS($stake) }.
FreeToRaise = Tous ont répondu ; { $seat ->
    [you] vous pouvez
   *[other] { $seat } peut
} relancer.
Folded = { $seat ->
    [you] Vous abandonnez
   *[other] { $seat } abandonne
}{ $staked ->
    [0] {""}
   *[other] { " " }et { $seat ->
        [you] perdez
       *[other] perd
    } { CHIPS($staked) }
}.
Staked = { $seat ->
    [you] Vous mettez
   *[other] { $seat } met
} { CHIPS($chips) } { $where ->
    [middle] au milieu
   *[pool] dans la case { POOL($pool) }
}.
SetShown = { $seat ->
    [you] Vous montrez
   *[other] { $seat } montre
} { CARDS($cards) }.
HandNamed = { $kind ->
    [high-card] { $seat ->
        [you] Vous n’avez
       *[other] { $seat } n’a
    } rien de mieux qu’une carte haute.
   *[other] { $seat ->
        [you] Vous avez
       *[other] { $seat } a
    } { $kind ->
        [straight-flush] une quinte flush
        [four-alike] un carré
        [full-house] un full
        [flush] une couleur
        [straight] une suite
        [three-alike] un brelan
        [two-pairs] deux paires
       *[one-pair] une paire
    }.
}
LeftAlone = Tous les autres ont abandonné ; { $shows ->
    [no] { $seat ->
        [you] vous n’avez pas à montrer votre jeu
       *[other] { $seat } n’a pas à montrer son jeu
    }.
   *[yes] { $seat ->
        [you] vous montrez
       *[other] { $seat } montre
    } { CARDS($cards) }.
}
BluffPaid = Pour avoir poqué sans la meilleure combinaison, { $seat ->
    [you] vous versez
   *[other] { $seat } verse
} { CHIPS($chips) } dans la case { POOL($pool) }.
SetNamed = { $seat ->
    [you] Vous annoncez et montrez
   *[other] { $seat } annonce et montre
} { CARDS($cards) }.
VieWon = { $seat ->
    [you] Vous gagnez l’enchère et { $taken ->
        [0] ne prenez rien.
       *[other] prenez { CHIPS($taken) }.
    }
   *[other] { $seat } gagne l’enchère et { $taken ->
        [0] ne prend rien.
       *[other] prend { CHIPS($taken) }.
    }
}
ShareWon = { $seat ->
    [you] Vous { $taken ->
        [0] ne recevez rien
       *[other] recevez { CHIPS($taken) }
    }
   *[other] { $seat } { $taken ->
        [0] ne reçoit rien
       *[other] reçoit { CHIPS($taken) }
    }
} sur les mises que le gagnant n’a pas pu couvrir.
LeadGiven = { $how ->
    [forehand] L’entame revient au premier en cartes : c’est { SEAT($seat) }
    [dealer] L’entame revient au donneur : c’est { SEAT($seat) }
    [next-with-cards] L’entame revient au prochain joueur qui a encore des cartes : c’est { SEAT($seat) }
    [next-with-another-suit] L’entame revient au prochain joueur qui a une autre couleur : c’est { SEAT($seat) }
    [next-with-other-colour] L’entame revient au prochain joueur qui peut entamer : c’est { SEAT($seat) }
   *[other] { $seat ->
        [you] Vous avez
       *[other] { $seat } a
    } l’entame, { $how ->
        [vie-winner] pour avoir gagné l’enchère
        [card-holder] pour avoir une certaine carte
        [last-to-play] pour avoir joué la dernière carte
       *[trick-winner] pour avoir joué la plus haute carte
    }
}.
LeadGivenByCard = { $seat ->
    [you] Vous avez
   *[other] { $seat } a
} { CARD($card) }, et donc l’entame.
LeadPassedOn = { $seat ->
    [you] Vous n’avez
   *[other] { $seat } n’a
} { $suit ->
    [cs] pas de carte rouge
    [dh] pas de carte noire
   *[other] que du { SUIT($suit) }
} et { $seat ->
    [you] passez
   *[other] passe
} l’entame au suivant.
Led = { $seat ->
    [you] Vous entamez
   *[other] { $seat } entame
} { CARD($card, form: "de") }.
Played = { $seat ->
    [you] Vous jouez
   *[other] { $seat } joue
} { CARD($card) }.
PutIn = { $seat ->
    [you] Vous ne pouvez pas continuer et placez
   *[other] { $seat } ne peut pas continuer et place
} { CARD($card) }.
StoodIn = { $seat ->
    [you] Vous jouez
   *[other] { $seat } joue
} { CARD($card) } pour remplacer { CARD($instead) }.
StopLaid = { $seat ->
    [you] Vous ajoutez
   *[other] { $seat } ajoute
} { CARD($card) }, et la suite s’arrête.
PoolWon = { $seat ->
    [you] Vous prenez
   *[other] { $seat } prend
} { CHIPS($chips) } dans la case { POOL($pool) } pour { CARD($card) }.
PlayedNothing = { $seat ->
    [you] Vous ne pouvez pas continuer et ne jouez
   *[other] { $seat } ne peut pas continuer et ne joue
} rien.
RunStopped = La suite s’arrête { CARD($card, form: "at") }.
WentOut = { $seat ->
    [you] Vous n’avez plus de carte et finissez
   *[other] { $seat } n’a plus de carte et finit
}{ $how ->
    [at-once] .
   *[other] { " " }; on joue la suite jusqu’au bout.
}
Counted = { $seat ->
    [you] Il { $left ->
        [0] ne vous reste aucune carte
       *[other] vous reste { CARDS-N($left) }
    }
   *[other] Il { $left ->
        [0] ne reste aucune carte à { $seat }
       *[other] reste { CARDS-N($left) } à { $seat }
    }
}{ $measure ->
    [points] , { POINTS($count) }
   *[other] {""}
}.
MostTricks = { $who ->
    [you] Vous avez le plus de plis : { N($count) }.
    [one] { $seats } a le plus de plis : { N($count) }.
    [you-and] { BEGIN($seats) } avez le plus de plis : { N($count) } chacun.
   *[more] { BEGIN($seats) } ont le plus de plis : { N($count) } chacun.
}
NoTrick = { $seat ->
    [you] Vous n’avez aucun pli et gardez
   *[other] { $seat } n’a aucun pli et garde
} { CARDS-N($left) }.
Exempted = { $seat ->
    [you] Vous avez encore { CARD($card) } et ne payez
   *[other] { $seat } a encore { CARD($card) } et ne paie
} rien.
KeptCard = { $seat ->
    [you] Vous avez
   *[other] { $seat } a
} encore { CARD($card) }{ $doubles ->
    [yes] { " " }et { $seat ->
        [you] payez
       *[other] paie
    } le double.
   *[no] .
}
Paid = { $to ->
    [you] { $chips ->
        [0] { $seat } ne vous paie rien
       *[other] { $seat } vous paie { CHIPS($chips) }
    }
   *[other] { $chips ->
        [0] { $seat ->
            [you] Vous ne payez rien à { $to }
           *[other] { $seat } ne paie rien à { $to }
        }
       *[other] { $seat ->
            [you] Vous payez { CHIPS($chips) } à { $to }
           *[other] { $seat } paie { CHIPS($chips) } à { $to }
        }
    }
}{ $extra ->
    [yes] { " " }pour avoir gardé le plus de cartes.
   *[no] .
}
MostCounted = { $who ->
    [you] Vous avez gardé le plus de cartes : { CARDS-N($count) }
    [one] { $seats } a gardé le plus de cartes : { CARDS-N($count) }
    [you-and] { BEGIN($seats) } avez gardé le plus de cartes : { CARDS-N($count) } chacun
   *[more] { BEGIN($seats) } ont gardé le plus de cartes : { CARDS-N($count) } chacun
}{ $how ->
    [shared] { $who ->
        [you-and] . Vous partagez le paiement.
       *[more] . Ils se partagent le paiement.
    }
    [each-in-full] . Chacun paie le tout.
   *[other] .
}
ExtraWaived = { $to ->
    [nobody] Personne ne paie de supplément pour avoir gardé le plus de cartes.
    [you] On ne vous paie pas de supplément : vous avez déjà reçu votre dû pour avoir fini.
   *[other] On ne paie pas de supplément à { $to }, qui a déjà reçu son dû pour avoir fini.
}
FellShort = { $to ->
    [you] { $seat } ne peut vous payer
   *[other] { $seat ->
        [you] Vous ne pouvez payer à { $to }
       *[other] { $seat } ne peut payer à { $to }
    }
} { $chips ->
    [1] le jeton qui reste dû
   *[other] les { CHIPS($chips) } qui restent dus
}.
PrizeTaken = { $chips ->
    [0] { $seat ->
        [you] Vous ne prenez
       *[other] { $seat } ne prend
    } rien dans la case { POOL($pool) }.
   *[other] { $seat ->
        [you] Vous prenez
       *[other] { $seat } prend
    } { CHIPS($chips) } dans la case { POOL($pool) }.
}
SessionEnded = { $seat ->
    [you] Vous ne pouvez pas
   *[other] { $seat } ne peut pas
} garnir le tableau ; la partie est finie.
ChipsGone = { $seat ->
    [you] Vous n’avez
   *[other] { $seat } n’a
} plus de jeton ; la partie est finie.
SessionWon = { $who ->
    [you] Vous gagnez la partie
    [one] { $seats } gagne la partie
    [you-and] { BEGIN($seats) } gagnez la partie
   *[more] { BEGIN($seats) } gagnent la partie
}, avec { CHIPS($chips) }{ $who ->
    [you] .
    [one] .
   *[more] { " " }chacun.
}
DealtOpen = Pour vider le tableau, on redonne les cartes à découvert.
PoolCleared = { $seat ->
    [you] Vous avez
   *[other] { $seat } a
} { CARDS($cards) } et { $seat ->
    [you] prenez
   *[other] prend
} { CHIPS($chips) } dans la case { POOL($pool) }.
ResidueLeft = { $chips ->
    [0] Il ne reste aucun jeton sur le tableau.
    [1] Personne ne reçoit le jeton qui reste sur le tableau.
   *[other] Personne ne reçoit les { CHIPS($chips) } qui restent sur le tableau.
}
ResidueDivided = { $seat ->
    [you] Vous { $taken ->
        [0] ne recevez rien
       *[other] recevez { CHIPS($taken) }
    }
   *[other] { $seat } { $taken ->
        [0] ne reçoit rien
       *[other] reçoit { CHIPS($taken) }
    }
} du tableau.
question = { $seat ->
    [you] Vous pouvez
   *[other] { $seat } peut
} { LIST($verbs, join: "or") }.
verb = { $verb ->
    [pass] passer
    [fold] abandonner
    [hold] tenir
    [knock] poquer
    [raise] relancer
    [play] jouer une carte
    [claim] réclamer
    [place] placer un jeton
    [take] prendre la main supplémentaire
    [bid] enchérir pour la main supplémentaire
   *[swap] échanger une carte
}
stopped = Ici, les coups enregistrés ne sont plus possibles.
stopped-asked = Ici, les coups enregistrés ne sont plus possibles. { SAY($question) }
stopped-over = Ici, la donne est finie, alors que le relevé continue.
act-fold = { $form ->
    [de] d’abandonner
   *[nom] abandonner
}
act-pass = { $form ->
    [de] de passer
   *[nom] passer
}
act-hold = { $form ->
    [de] de tenir
   *[nom] tenir
}
act-forget = { $form ->
    [de] de ne rien réclamer
   *[nom] ne rien réclamer
}
act-claim = { $form ->
    [de] de réclamer
   *[nom] réclamer
} la case { POOLS($pools) }
act-place = { $form ->
    [de] de placer
   *[nom] placer
} un jeton dans la case { POOL($pool) }
act-play = { $form ->
    [de] de jouer
   *[nom] jouer
} { CARD($card) }
act-swap = { $form ->
    [de] d’échanger
   *[nom] échanger
} { CARD($card) }
act-take = { $form ->
    [de] de prendre
   *[nom] prendre
} la main supplémentaire
act-bid = { $form ->
    [de] d’offrir
   *[nom] offrir
} { CHIPS($chips) }
act-knock = { $form ->
    [de] de poquer
   *[nom] poquer
} { CHIPS($chips, form: "de") }
act-raise = { $form ->
    [de] de relancer
   *[nom] relancer
} à { CHIPS($chips) }
misfit-over = La donne est finie ici : { $seat ->
    [you] vous ne pouvez
   *[other] { $seat } ne peut
} plus { SAY($what) }.
misfit-stage = Ici, { $over ->
    [yes] { $stage ->
        [dressing] la mise au tableau est finie
        [dealing] la distribution est finie
        [melding] les annonces sont finies
        [vying] l’enchère est finie
        [shedding] le jeu de la carte est fini
       *[settling] le paiement est fini
    }
   *[no] { $stage ->
        [dressing] la mise au tableau n’est pas finie
        [dealing] la distribution n’est pas finie
        [melding] les annonces ne sont pas finies
        [vying] l’enchère n’est pas finie
        [shedding] le jeu de la carte n’est pas fini
       *[settling] le paiement n’est pas fini
    }
} : { $seat ->
    [you] vous ne pouvez
   *[other] { $seat } ne peut
} { $over ->
    [yes] plus
   *[no] pas encore
} { SAY($what) }.
misfit-other = Ici, c’est à { SEAT($asked) } de jouer : { $seat ->
    [you] vous ne pouvez
   *[other] { $seat } ne peut
} donc pas { SAY($what) }.
misfit-amount = { $seat ->
    [you] Vous ne pouvez
   *[other] { $seat } ne peut
} pas { SAY($what) } ici.
amount-only = Seul montant possible : { CHIPS($least) }.
amount-from = Il faut au moins { CHIPS($least) }.
amount-range = Il faut de { N($least) } à { CHIPS($most) }.
misfit-card = { $seat ->
    [you] Vous ne pouvez
   *[other] { $seat } ne peut
} pas { SAY($what) } ici{ $n ->
    [0] .
   *[other] { " " }; cartes permises : { CARDS($may, join: "or") }.
}
misfit-verb = { $seat ->
    [you] Vous ne pouvez
   *[other] { $seat } ne peut
} pas { $verb ->
    [pass] passer
    [fold] abandonner
    [hold] tenir
    [knock] poquer
    [raise] relancer
    [play] jouer de carte
    [claim] réclamer
    [place] placer de jeton
    [take] prendre la main supplémentaire
    [bid] enchérir pour la main supplémentaire
   *[swap] échanger de carte
} ici.
misfit-unasked = Ici, un oubli ne coûte rien : { $seat ->
    [you] vous n’avez
   *[other] { $seat } n’a
} donc pas besoin de réclamer la case { POOL($pool) }.
misfit-open = Ici, la donne n’est pas finie. { SAY($question) } Or, dans le relevé, personne n’avait ce choix.
DirectionSet = { $direction ->
    [clockwise] La distribution et le jeu tournent dans le sens des aiguilles d’une montre.
   *[other] La distribution et le jeu tournent dans le sens inverse des aiguilles d’une montre.
}
MisdealSettled = { $how ->
    [dealt-again] Après une maldonne, le même joueur redonne.
   *[deal-passes] Après une maldonne, le joueur suivant donne.
}
ExposureSettled = { $how ->
    [dealt-again] Si une carte est vue pendant la distribution, on redonne.
   *[kept] Une carte vue pendant la distribution est gardée.
}
PackTaken = Le jeu compte { $size } cartes.
SuitsNamed = { $suits ->
    [german] Les cartes ont les couleurs allemandes.
   *[french] Les cartes ont les couleurs françaises.
}
CardsTakenOut = On ôte du jeu de cartes : { CARDS($cards) }.
PoolCardsLaid = { $n ->
    [0] Aucune case n’est celle d’une carte.
    [1] La case { POOLS($pools) } est celle d’une carte : { CARDS($cards) }.
   *[other] Les cases { POOLS($pools) } sont celles de ces cartes : { CARDS($cards) }.
}
PoolCardsTaken = { $how ->
    [the-pack] Elles viennent du jeu de cartes, qui se donne sans elles.
    [the-board] Le tableau les montre, et chacune se joue aussi.
   *[another-pack] Elles viennent d’un autre jeu de cartes.
}
PoolsWonElsewhere = On ne peut gagner la case { POOLS($pools, join: "or") } que dans une partie de la donne qui ne figure pas ici.
BoardShaped = { $shape ->
    [boxes] Les cases sont des boîtes séparées.
    [slats] Le tableau est une boîte divisée en long par des lattes.
    [corners] Le tableau est carré, avec une case à chaque coin et la dernière au milieu.
    [rows] Le tableau a une rangée pour chaque case.
    [ring] Le tableau est rond, avec un godet pour chaque case sur le bord.
    [cards] Les cases sont des cartes posées au milieu.
   *[round] Le tableau est rond, avec un godet pour chaque case et un au milieu.
}
StageBegan = { $stage ->
    [dressing] On garnit le tableau.
    [dealing] La distribution commence.
    [melding] { $some ->
        [yes] Les annonces commencent ; cases à prendre : { POOLS($pools) }.
       *[no] Les annonces commencent.
    }
    [vying] L’enchère commence.
    [shedding] Le jeu de la carte commence.
   *[settling] On passe au paiement.
}
DresserNamed = Le donneur garnit les cases à lui seul : c’est { $seat ->
    [you] vous
   *[other] { $seat }
}.
BankerNamed = Le banquier garnit les cases à lui seul : c’est { $seat ->
    [you] vous
   *[other] { $seat }
}.
PlacingSized = Chacun place { CHIPS($chips) } dans une case de son choix.
FirstToPlace = { $seat ->
    [you] Vous placez
   *[other] { $seat } place
} en premier, puis les autres à leur tour.
Placed = { $seat ->
    [you] Vous placez
   *[other] { $seat } place
} { CHIPS($chips) } dans la case { POOL($pool) }.
CouldNotDress = { $seat ->
    [you] Vous n’avez
   *[other] { $seat } n’a
} pas assez de jetons pour garnir le tableau.
PackCut = { $seat ->
    [nobody] On ne coupe pas.
    [you] Vous coupez.
   *[other] { $seat } coupe.
}
NothingTurnedUp = On ne retourne aucune carte.
NoTrumps = Aucune couleur n’est atout.
TurnUpLeft = La retourne n’est à personne.
SwapDeclined = { $seat ->
    [you] Vous laissez
   *[other] { $seat } laisse
} la retourne en place.
TurnUpWon = Pour avoir retourné { CARD($card) }, { $seat ->
    [you] vous gagnez
   *[other] { $seat } gagne
} la donne ; personne ne joue.
StockSeen = { $seat ->
    [you] Vous regardez
   *[other] { $seat } regarde
} les cartes qui restent, sans les montrer à personne.
SpareHandLeft = { $seat ->
    [you] Vous gardez votre
   *[other] { $seat } garde sa
} main ; { $how ->
    [dealer-may-exchange] la main supplémentaire reste là.
   *[dealer-may-exchange-or-sell] la main supplémentaire est à vendre.
}
Bid = { $seat ->
    [you] Vous offrez
   *[other] { $seat } offre
} { CHIPS($chips) } pour la main supplémentaire.
NoBid = { $seat ->
    [you] Vous n’offrez
   *[other] { $seat } n’offre
} rien.
SpareHandTaken = { $seat ->
    [you] Vous mettez vos cartes de côté et prenez
   *[other] { $seat } met ses cartes de côté et prend
} la main supplémentaire.
TurnUpUnpaid = Personne n’est payé pour la retourne : elle ne fait pas gagner la case { POOL($pool) }.
VieOpened = L’enchère porte sur la case { POOL($pool) }.
FirstToSpeak = { $seat ->
    [you] Vous parlez
   *[other] { $seat } parle
} en premier.
Passed = { $seat ->
    [you] Vous passez.
   *[other] { $seat } passe.
}
Held = { $seat ->
    [you] Vous tenez.
   *[other] { $seat } tient.
}
LetStand = { $seat ->
    [you] Vous laissez
   *[other] { $seat } laisse
} les mises telles quelles.
NobodyKnocked = Personne ne poque ; les jetons de la case y restent pour la donne suivante.
NothingShown = { $seat ->
    [you] Vous restez sans adversaire, mais n’avez
   *[other] { $seat } reste sans adversaire, mais n’a
} pas de combinaison à montrer : tous les jetons restent pour la donne suivante.
AskedAgain = { $seat ->
    [you] Vous demandez
   *[other] { $seat } demande
} qui veut poquer de nouveau.
NobodyAgain = Personne ne poque de nouveau.
LaidOff = { $seat ->
    [you] Vous écartez
   *[other] { $seat } écarte
} { CARDS($cards) }.
RunsOrdered = Les suites montent dans cet ordre : { RANKS($upwards) }.
Waited = { $seat ->
    [you] Vous n’ajoutez
   *[other] { $seat } n’ajoute
} rien.
CountMade = Le compte est de { $total }.
CountStopped = Le compte s’arrête à { $total }.
TrickWon = { $seat ->
    [you] Vous prenez
   *[other] { $seat } prend
} le pli.
Lacked = { $seat ->
    [you] Vous n’avez
   *[other] { $seat } n’a
} pas de { RANK($rank) }.
Doubled = Pour avoir gardé { CARD($card) }, { $seat ->
    [you] vous mettez
   *[other] { $seat } met
} { CHIPS($chips) } dans la case { POOL($pool) }.
Fined = Faute de carte à jouer, { $seat ->
    [you] vous mettez
   *[other] { $seat } met
} { CHIPS($chips) } dans la case { POOL($pool) }.
FellShortOfPool = { $seat ->
    [you] Vous ne pouvez mettre
   *[other] { $seat } ne peut mettre
} dans la case { POOL($pool) } { $chips ->
    [1] le jeton qui reste dû
   *[other] les { CHIPS($chips) } qui restent dus
}.
FellShortOfBoard = { $seat ->
    [you] Vous ne pouvez mettre
   *[other] { $seat } ne peut mettre
} dans les cases { $chips ->
    [1] le jeton qui reste dû
   *[other] les { CHIPS($chips) } qui restent dus
}.
HeldBack = { $seat ->
    [you] Vous gardez
   *[other] { $seat } garde
} la carte en réserve.
AllHaveDealt = Chacun a donné une fois ; la partie est finie.
