### Ce que dit le moteur. On dit « vous ». form : nom (le roi), bare (roi), de (du roi), at (au roi).

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
   *[other] { $n }
}
chips = { $n ->
    [0] aucun jeton
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
        [clubs] gland
        [diamonds] grelot
        [hearts] cœur
       *[spades] feuille
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
card = { article }{ rank } de { suit }
of-one-suit = { $list } de { suit }
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
    [sequence] Suite
    [centre] Centre
    [the-middle] Milieu
    [the-till] Caisse
    [stich] Pli
    [poch] Poch
   *[other] { $called }
}

Seated = { BEGIN(N($n)) } prennent place : { $names } ; le jeu admet { $range ->
    [yes] de { N($least) } à { N($most) }
   *[no] { N($least) }
} joueurs.
RanksOrdered = La plus haute carte est { $highest ->
    [A] l’as
    [Q] la dame
   *[other] le { RANK($highest) }
}, la plus basse { $lowest ->
    [A] l’as
   *[other] le { RANK($lowest) }
}.
BoardLaid = Le tableau a { $n ->
    [1] une case
   *[other] { N($n) } cases
} : { POOLS($pools) }.
DealerNamed = { $seat ->
    [you] Vous donnez
   *[other] { $seat } donne
}, { $how ->
    [first-ace] ayant tiré le premier as
    [by-lot] par tirage au sort
   *[forehand] ayant été premier en cartes
}.
Dressed = { $seat ->
    [you] Vous mettez
   *[other] { $seat } met
} { CHIPS($chips) } dans chaque case : { POOLS($pools) }.
HandsSized = { $how ->
    [all] On donne toutes les cartes.
    [all-but-one] On donne toutes les cartes sauf une.
    [some] Ils auront, dans l’ordre, { $list } cartes.
   *[each] Chacun aura { CARDS-N($n) }.
}
Dealt = { $seat ->
    [you] Vous recevez
   *[other] { $seat } reçoit
} { CARDS-N($n) }{ $n ->
    [1] {""}
   *[other] { $how ->
        [singly] , une à une
       *[packets] , par { $packets }
    }
}.
TurnedUp = On retourne { CARD($card) }.
TrumpCardShown = { $how ->
    [first-dealt] La première carte donnée
    [last-dealt] La dernière carte donnée
   *[dealers-last] La dernière carte du donneur
}, { CARD($card) }, est pour { SEAT($seat) } ; on la montre.
TrumpCardSeen = { $seat ->
    [you] Vous regardez la dernière carte du donneur et nommez sa couleur.
   *[other] { $seat } regarde la dernière carte du donneur et nomme sa couleur.
}
TrumpsMade = L’atout est { SUIT($suit) }.
TurnUpTaken = { $seat ->
    [you] Vous prenez
   *[other] { $seat } prend
} { CARD($card) }.
TurnUpSwapped = { $seat ->
    [you] Vous échangez
   *[other] { $seat } échange
} une carte contre { CARD($turn-up) }.
TurnUpPaid = Pour l’avoir retournée, { $seat ->
    [you] vous prenez
   *[other] { $seat } prend
} { CHIPS($chips) } dans la case { POOL($pool) }.
Melded = { $seat ->
    [you] Vous montrez
   *[other] { $seat } montre
} { CARDS($cards) } et { $seat ->
    [you] prenez
   *[other] prend
} { CHIPS($chips) } dans la case { POOL($pool) }.
RunShown = { $seat ->
    [you] Vous montrez
   *[other] { $seat } montre
} une suite : { CARDS($cards, form: "bare") }.
Forgot = { $seat ->
    [you] Vous oubliez
   *[other] { $seat } oublie
} de réclamer la case { POOL($pool) }.
Carried = Personne ne prend la case { POOLS($pools, join: "or") } ; ce qui s’y trouve y reste{ $how ->
    [carried] {""}
   *[other] { " " }pour qui finira le premier
}.
Outranked = { $by ->
    [you] Vous l’emportez
   *[other] { $by } l’emporte
} sur { SEAT($seat) } : { $how ->
    [size] le plus grand nombre de cartes prime
    [rank] le rang le plus élevé prime
    [trump] celle qui a de l’atout prime
    [club] celle qui a le trèfle prime
    [highest-card] la plus haute carte décide
    [suits] la couleur la plus haute décide
    [next-card] la carte suivante décide
    [side-cards] les cartes à côté de la paire décident
    [length] la plus longue suite prime
    [top] la suite à la plus haute tête prime
   *[forehand] le plus proche du premier en cartes prime
}.
StakesCapped = { $chips ->
    [0] Personne ne peut miser : { $seat ->
        [you] vous n’avez plus
       *[other] { $seat } n’a plus
    } de jetons.
   *[other] Aucune mise ne peut dépasser ce { $seat ->
        [you] que vous avez
       *[other] { ELIDE("que", $seat) } a
    } : { CHIPS($chips) }.
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
FreeToRaise = Tous ont répondu ; { $seat ->
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
LeftAlone = Tous les autres ont abandonné ; { $shows ->
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
    [you] Vous gagnez l’enchère et prenez
   *[other] { $seat } gagne l’enchère et prend
} { CHIPS($taken) }.
ShareWon = { $seat ->
    [you] Vous recevez
   *[other] { $seat } reçoit
} { CHIPS($taken) } des mises que le gagnant n’a pu égaler.
LeadGiven = { $seat ->
    [you] Vous avez
   *[other] { $seat } a
} l’entame, { $how ->
    [forehand] au premier en cartes
    [vie-winner] après avoir gagné l’enchère
    [next-with-cards] premier, dans l’ordre, à avoir encore des cartes
    [last-to-play] par la dernière carte jouée
   *[trick-winner] par la plus haute carte jouée
}.
Led = { $seat ->
    [you] Vous entamez
   *[other] { $seat } entame
} avec { CARD($card) }.
Played = { $seat ->
    [you] Vous jouez
   *[other] { $seat } joue
} { CARD($card) }.
PlayedNothing = { $seat ->
    [you] Vous ne pouvez
   *[other] { $seat } ne peut
} pas suivre : rien n’est joué.
RunStopped = La suite s’arrête { CARD($card, form: "at") }.
WentOut = Sans plus de cartes, { $seat ->
    [you] vous avez
   *[other] { $seat } a
} fini{ $how ->
    [at-once] {""}
   *[other] { " " }; on achève d’abord ce qui est commencé
}.
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
    [you] Vous avez le plus de plis : { N($count) }.
    [one] { $seats } a le plus de plis : { N($count) }.
   *[more] À égalité pour le plus grand nombre de plis ({ N($count) }) : { $seats }.
}
NoTrick = { $seat ->
    [you] Vous n’avez aucun pli et gardez
   *[other] { $seat } n’a aucun pli et garde
} { CARDS-N($left) }.
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
    [yes] { " " }pour avoir gardé le plus de cartes
   *[no] {""}
}.
MostCounted = { $who ->
    [you] Vous avez gardé le plus de cartes : { CARDS-N($count) }
    [one] { $seats } a gardé le plus de cartes : { CARDS-N($count) }
    [you-and] { BEGIN($seats) } avez chacun gardé le plus de cartes : { CARDS-N($count) }
   *[more] { $seats } ont chacun gardé le plus de cartes : { CARDS-N($count) }
}{ $how ->
    [shared] { $who ->
        [you-and] , et vous partagez le paiement
       *[more] , et se partagent le paiement
    }
    [each-in-full] , et chacun paie le tout
   *[other] {""}
}.
ExtraWaived = { $to ->
    [nobody] Personne ne paie de supplément pour le plus de cartes.
    [you] On ne vous paie pas de supplément : vous êtes déjà payé pour avoir fini.
   *[other] On ne paie pas de supplément à { $to }, déjà payé pour avoir fini.
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
    [you] Vous ne pouvez
   *[other] { $seat } ne peut
} garnir le tableau ; la partie est finie.
SessionWon = Avec { CHIPS($chips) }, la partie est gagnée par { $seats }.
ResidueLeft = Ce qui reste sur le tableau, { CHIPS($chips) }, n’est à personne.
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
   *[swap] échanger une carte
}
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
act-play = { $form ->
    [de] de jouer
   *[nom] jouer
} { CARD($card) }
act-swap = { $form ->
    [de] d’échanger
   *[nom] échanger
} { CARD($card) }
act-knock = { $form ->
    [de] de poquer
   *[nom] poquer
} { CHIPS($chips, form: "de") }
act-raise = { $form ->
    [de] de relancer
   *[nom] relancer
} à { CHIPS($chips) }
misfit-over = La donne est finie ici ; personne ne { $seat ->
    [you] vous demande
   *[other] demande à { $seat }
} { SAY($what, form: "de") }.
misfit-stage = { $stage ->
    [dressing] La mise au tableau
    [dealing] La donne
    [melding] L’annonce
    [vying] L’enchère
    [shedding] Le jeu de la carte
   *[settling] Le règlement
} n’est { $over ->
    [yes] plus en cours
   *[no] pas terminé{ $stage ->
        [shedding] {""}
        [settling] {""}
       *[other] e
    }
} ici : personne ne { $seat ->
    [you] vous demande
   *[other] demande à { $seat }
} { SAY($what, form: "de") }.
misfit-other = Ici on { $asked ->
    [you] vous interroge
   *[other] interroge { $asked }
}, et non { SEAT($seat) }, qui { $seat ->
    [you] voudriez
   *[other] voudrait
} { SAY($what) }.
misfit-amount = { $seat ->
    [you] Vous ne pouvez
   *[other] { $seat } ne peut
} pas { SAY($what) } ici.
amount-only = Seul montant possible : { CHIPS($least) }.
amount-from = Il faut au moins { CHIPS($least) }.
amount-range = Il faut { N($least) } à { CHIPS($most) }.
misfit-card = { $seat ->
    [you] Vous ne pouvez
   *[other] { $seat } ne peut
} pas { SAY($what) } ici, mais { CARDS($may, join: "or") }.
misfit-verb = Il n’est pas permis { $verb ->
    [pass] de passer
    [fold] d’abandonner
    [hold] de tenir
    [knock] de poquer
    [raise] de relancer
    [play] de jouer une carte
    [claim] de réclamer
   *[swap] d’échanger
} ici.
misfit-unasked = Ici l’oubli ne fait rien perdre ; { $seat ->
    [you] vous n’avez
   *[other] { $seat } n’a
} donc pas à réclamer la case { POOL($pool) }.
misfit-open = La donne continue ici. { SAY($question) } Dans le relevé, personne n’avait ce choix.
in-ten = { $tenth ->
    [0] dans presque aucune donne pareille
    [10] dans presque toute donne pareille
    [1] dans une donne pareille sur dix environ
   *[other] dans { N($tenth) } donnes pareilles sur dix environ
}
above = { $n ->
    [0] aucune carte plus haute ne peut être encore dehors
    [1] une carte plus haute peut être encore dehors
   *[other] { number } cartes plus hautes peuvent être encore dehors
}
reason-weighed = { $set ->
    [no] Sans combinaison
   *[more] Avec { CARDS($cards, form: "bare") }
}, on aurait la meilleure main { IN-TEN($tenth) }, d’après les cartes vues ; { $pot ->
    [0] il n’y a aucun jeton
   *[other] il y a { CHIPS($pot) }
} à gagner, avec ce que d’autres peuvent encore miser, et { $cost ->
    [0] il ne faut rien miser
   *[other] il faut miser { CHIPS($cost) }
} : { $worth ->
    [yes] cela en vaut la peine
   *[no] c’est trop peu
}.
reason-run = La suite qui part { CARD($card, form: "de") } redonne l’entame { IN-TEN($tenth) }, et débarrasse d’environ { CARDS-N($own) }.
reason-lead = De ce qui peut s’entamer, { CARD($card) } a le plus de chances de gagner, ou de laisser aux autres leurs cartes ; { ABOVE($above) }.
reason-likely = { $above ->
    [0] Aucune carte encore dehors ne bat { CARD($card) }.
   *[other] { BEGIN(CARD($card)) } prend sans doute le pli ; { ABOVE($above) }.
}
reason-room = Après { CARD($card) }, { $fit ->
    [0] aucune carte encore dehors ne peut être ajoutée.
    [1] une carte encore dehors pourrait être ajoutée, à peu près le moins possible.
   *[other] { CARDS-N($fit) } encore dehors pourraient être ajoutées, à peu près le moins possible.
}
reason-rid = C’est une carte de moins dont se débarrasser, { CARD($card) }.
reason-swap = { BEGIN(CARD($card)) } gagne la case { POOL($pool) }.
DirectionSet = { $direction ->
    [clockwise] On donne et joue vers la gauche.
   *[other] On donne et joue vers la droite.
}
PackTaken = Le jeu compte { $size } cartes.
SuitsNamed = { $suits ->
    [german] Les cartes ont les couleurs allemandes.
   *[french] Les cartes ont les couleurs françaises.
}
BoardShaped = { $shape ->
    [boxes] Les cases sont des boîtes séparées.
    [slats] Le tableau est une boîte divisée en long par des lattes.
    [rows] Le tableau a une rangée pour chaque case.
   *[round] Le tableau est rond, avec un godet pour chaque case et un au milieu.
}
stage = { $stage ->
    [dressing] La garniture du tableau
    [dealing] La donne
    [melding] L’annonce
    [vying] L’enchère
    [shedding] Le jeu de la carte
   *[settling] Le règlement
}
StageBegan = { stage } commence{ $some ->
    [yes] { " " }; à prendre : { POOLS($pools) }
   *[no] {""}
}.
CouldNotDress = { $seat ->
    [you] Vous avez
   *[other] { $seat } a
} trop peu de jetons pour garnir le tableau.
PackCut = { $seat ->
    [nobody] On ne coupe pas.
    [you] Vous coupez.
   *[other] { $seat } coupe.
}
NothingTurnedUp = On ne retourne aucune carte.
TurnUpLeft = La retourne n’est à personne.
SwapDeclined = { $seat ->
    [you] Vous laissez
   *[other] { $seat } laisse
} la retourne.
TurnUpUnpaid = Personne n’est payé : la case { POOL($pool) } ne se gagne pas ainsi.
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
    [you] Vous vous en tenez
   *[other] { $seat } s’en tient
} aux mises.
NobodyKnocked = Personne ne poque ; ce qui est dans la case y reste.
NothingShown = { $seat ->
    [you] Vous restez
   *[other] { $seat } reste
} en lice, sans combinaison à montrer ; tous les jetons restent en place.
AskedAgain = { $seat ->
    [you] Vous demandez
   *[other] { $seat } demande
} qui poque encore.
NobodyAgain = Personne ne poque plus.
LaidOff = { $seat ->
    [you] Vous écartez
   *[other] { $seat } écarte
} { CARDS($cards) }.
RunsOrdered = Les suites montent dans cet ordre : { $ranks }.
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
HeldBack = { $seat ->
    [you] Vous gardez
   *[other] { $seat } garde
} la carte en réserve.
AllHaveDealt = Chacun a donné une fois ; la partie est finie.
