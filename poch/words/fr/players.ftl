### Pourquoi nos joueurs font ce qu’ils font, et ce que dit un conseil.

in-ten = { $n ->
    [0] dans très peu de donnes pareilles
    [10] dans presque toutes les donnes pareilles
    [1] dans une donne pareille sur dix environ
   *[other] dans { number } donnes pareilles sur dix environ
}
above = { $n ->
    [0] toute carte plus haute est déjà tombée
    [1] une carte plus haute peut ne pas être encore tombée
   *[other] { number } cartes plus hautes peuvent ne pas être encore tombées
}
reason-chance = Le hasard a choisi.
reason-care-played = C’est la plus basse carte de la plus longue couleur, ou parfois n’importe laquelle.
reason-care-single = La main n’a pas deux cartes de même rang.
reason-care-set = La meilleure combinaison en main est { CARDS-N($alike, form: "de") } de même rang ; le hasard décide du reste.
reason-claim = Réclamer ne coûte rien.
reason-place = Aucune carte n’est encore donnée : la case { POOL($pool) } en vaut une autre.
reason-swap = { BEGIN(CARD($card)) } gagne la case { POOL($pool) }.
reason-keep-all = { BEGIN(CARD($card)) } ne gagnerait rien.
reason-keep-hand = Cette main vaut d’être gardée.
reason-take-hand = Cette main ne gagne aucune case, mais une autre le peut peut-être.
reason-unseen-hand = Personne n’a vu cette main, elle ne vaut donc pas une offre.
reason-weighed = D’après les cartes vues, { $set ->
    [no] une main sans combinaison
   *[more] une main avec { CARDS($cards, form: "bare") }
} gagnerait { IN-TEN($tenth) }. Un gain rapporte { $pot ->
    [0] ce que les autres misent encore
   *[other] { CHIPS($pot) }{ $others ->
        [yes] {" "}et ce que les autres misent encore
       *[no] {""}
    }
}{ $cost ->
    [0] { " " }; une perte ne coûte rien
   *[other] , et rend la mise ; une perte coûte { CHIPS($cost) }
}{ $dear ->
    [1] {""}
   *[other] , et compte triple car on peut bluffer
} : { $worth ->
    [yes] cela en vaut la peine
   *[no] cela n’en vaut pas la peine
}.
reason-must-knock = Qui a une combinaison doit poquer.
reason-rid = C’est une carte de moins : { CARD($card) }.
reason-stops = D’après les cartes vues, personne d’autre ne peut finir une suite qui part { CARD($card, form: "de") } : l’entame reste.
reason-run = La suite qui part { CARD($card, form: "de") } redonne l’entame { IN-TEN($tenth) }, et retire de la main environ { CARDS-N($own) }.
reason-wins = La suite qui part { CARD($card, form: "de") } gagne environ { CHIPS($chips) }, et redonne l’entame { IN-TEN($tenth) }.
reason-highest = Aucune carte non encore tombée ne bat { CARD($card) } dans sa couleur.
reason-lead = De toutes les entames possibles, { CARD($card) } a le plus de chances de gagner, ou de laisser aux autres leurs cartes ; { ABOVE($above) }.
reason-takes = { BEGIN(CARD($card)) } est la carte la moins chère qui prend le pli.
reason-likely = { $above ->
    [0] Aucune carte non encore tombée ne bat { CARD($card) }.
   *[other] { BEGIN(CARD($card)) } prend sans doute le pli ; { ABOVE($above) }.
}
reason-lowest = Aucune carte ne prend le pli à coup sûr, et { CARD($card) } est la plus basse.
reason-room = Après { CARD($card) }, { $fit ->
    [0] aucune carte non encore tombée ne peut suivre.
    [1] une seule carte non encore tombée pourrait suivre, à peu près le moins possible.
   *[other] seules { CARDS-N($fit) } non encore tombées pourraient suivre, à peu près le moins possible.
}
reason-ahead = { NUMBER($deals) } donnes qui s’accordent avec ce qu’il a vu ont été jouées jusqu’au bout. Sur cent de ces donnes, ce choix rapporte environ { CHIPS($chips) } de plus que celui d’un joueur qui compte.
reason-ahead-same = { $deals ->
    [1] Une donne qui s’accorde avec ce qu’il a vu a été jouée
   *[other] { NUMBER($deals) } donnes qui s’accordent avec ce qu’il a vu ont été jouées
} jusqu’au bout. Rien n’a fait nettement mieux que le choix d’un joueur qui compte.
habit-random-card = Un joueur qui joue au hasard pose n’importe quelle carte permise.
habit-random-call = Un joueur qui joue au hasard fait n’importe quelle annonce permise.
habit-cautious-card = Un joueur prudent joue le plus souvent la plus basse carte de sa plus longue couleur.
habit-cautious-call = Un joueur prudent se règle sur sa meilleure combinaison, et un peu sur le hasard.
habit-counting-card = Un joueur qui compte retient les cartes vues ; il joue ce qui retire le plus de cartes et garde sans doute l’entame.
habit-counting-call = Un joueur qui compte pèse les jetons à gagner contre la mise, selon les chances de sa combinaison.
habit-farsighted-card = Un joueur prévoyant joue jusqu’au bout des donnes qui s’accordent avec ce qu’il a vu, et choisit la carte qui rapporte le plus.
habit-farsighted-call = Un joueur prévoyant joue jusqu’au bout des donnes qui s’accordent avec ce qu’il a vu, et dit ce qui rapporte le plus. Si un autre a poqué ou relancé, il répond comme un joueur qui compte.
hint-before = Ce coup a été joué avant ces adversaires.
hint-later = Une fois la donne finie, vous pourrez voir ce que le joueur a pesé.
hint-no-choice = Il n’y avait pas de choix.
hint-not-chosen = { $strength ->
    [random] Aucun joueur qui joue au hasard n’a choisi cela.
    [cautious] Aucun joueur prudent n’a choisi cela.
    [farsighted] Aucun joueur prévoyant n’a choisi cela.
   *[counting] Aucun joueur qui compte n’a choisi cela.
}
