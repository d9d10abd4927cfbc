### Pourquoi nos joueurs font ce qu’ils font, et ce que dit un conseil.

in-ten = { $n ->
    [0] dans très peu de donnes possibles
    [10] dans presque toutes les donnes possibles
    [1] dans environ une donne possible sur dix
   *[other] dans environ { number } donnes possibles sur dix
}
above = { $n ->
    [0] toutes les cartes plus hautes sont déjà tombées
    [1] une carte plus haute n’est peut-être pas encore tombée
   *[other] { number } cartes plus hautes ne sont peut-être pas encore tombées
}
reason-chance = C’est le hasard qui a choisi.
reason-care-played = C’est la plus basse carte de sa plus longue couleur, ou parfois n’importe laquelle.
reason-care-single = La main n’a pas deux cartes de même rang.
reason-care-set = La meilleure combinaison en main est { CARDS-N($alike, form: "de") } de même rang ; le hasard décide du reste.
reason-claim = Réclamer ne coûte rien.
reason-place = Aucune carte n’est encore donnée : la case { POOL($pool) } en vaut une autre.
reason-swap = { BEGIN(CARD($card)) } gagne la case { POOL($pool) }.
reason-keep-all = { BEGIN(CARD($card)) } ne gagnerait rien.
reason-keep-hand = Cette main mérite d’être gardée.
reason-take-hand = Cette main ne gagne aucune case, alors qu’une autre en gagnerait peut-être une.
reason-unseen-hand = Personne n’a vu cette main : elle ne mérite donc pas d’offre.
reason-weighed = D’après les cartes vues, { $set ->
    [no] une main sans combinaison
   *[more] une main avec { CARDS($cards, form: "bare") }
} gagnerait { IN-TEN($tenth) }. Le gagnant { $cost ->
    [0] reçoit
   *[other] reprend sa mise et reçoit
} { $pot ->
    [0] ce que les autres misent encore
   *[other] { CHIPS($pot) }{ $others ->
        [yes] {" "}et ce que les autres misent encore
       *[no] {""}
    }
} ; le perdant { $cost ->
    [0] ne paie rien
   *[other] y laisse { CHIPS($cost) }
}{ $dear ->
    [1] {""}
   *[other] , et cette perte compte triple parce que le bluff est permis
}. Tout compte fait, il { $worth ->
    [yes] vaut la peine d’enchérir
   *[no] ne vaut pas la peine d’enchérir
}.
reason-must-knock = Un joueur qui a une combinaison doit poquer.
reason-rid = C’est une carte de moins : { CARD($card) }.
reason-stops = D’après les cartes vues, personne d’autre ne peut finir une suite qui part { CARD($card, form: "de") } : l’entame reste au même joueur.
reason-run = La suite qui part { CARD($card, form: "de") } redonne l’entame { IN-TEN($tenth) }, et retire de la main environ { CARDS-N($own) }.
reason-wins = La suite qui part { CARD($card, form: "de") } gagne environ { CHIPS($chips) }, et redonne l’entame { IN-TEN($tenth) }.
reason-highest = Aucune carte encore à tomber ne bat { CARD($card) } dans sa couleur.
reason-lead = De toutes les entames, celle qui a le plus de chances de gagner, ou de laisser aux autres leurs cartes, est { CARD($card) } ; { ABOVE($above) }.
reason-takes = De toutes les cartes qui prennent le pli, la moins coûteuse est { CARD($card) }.
reason-likely = { $above ->
    [0] Aucune carte encore à tomber ne bat { CARD($card) }.
   *[other] { BEGIN(CARD($card)) } prend probablement le pli ; { ABOVE($above) }.
}
reason-lowest = Aucune carte ne prend le pli à coup sûr, et la plus basse est { CARD($card) }.
reason-room = { $fit ->
    [0] Aucune carte encore à tomber ne peut suivre
    [1] Une seule carte encore à tomber pourrait suivre
   *[other] Seules { CARDS-N($fit) } encore à tomber pourraient suivre
} { CARD($card) }{ $fit ->
    [0] {""}
   *[other] , à peu près le moins possible
}.
reason-ahead = Le programme a joué jusqu’au bout { NUMBER($deals) } donnes compatibles avec ce que ce joueur a vu. Sur cent donnes de ce genre, ce choix rapporte environ { CHIPS($chips) } de plus que celui d’un joueur qui compte.
reason-ahead-same = Le programme a joué jusqu’au bout { $deals ->
    [1] une donne compatible
   *[other] { NUMBER($deals) } donnes compatibles
} avec ce que ce joueur a vu. Rien n’a fait nettement mieux que le choix d’un joueur qui compte.
habit-random-card = Un joueur qui joue au hasard pose n’importe quelle carte, parmi celles qui sont permises.
habit-random-call = Un joueur qui joue au hasard parle au hasard, parmi ce qui est permis.
habit-cautious-card = Un joueur prudent joue le plus souvent la plus basse carte de sa plus longue couleur.
habit-cautious-call = Un joueur prudent se règle sur sa meilleure combinaison, avec une petite part de hasard.
habit-counting-card = Un joueur qui compte retient les cartes vues ; il joue la carte qui vide le mieux sa main et lui garde probablement l’entame.
habit-counting-call = Un joueur qui compte met en balance la mise et les jetons à gagner, selon les chances de sa combinaison.
habit-farsighted-card = Un joueur prévoyant joue jusqu’au bout des donnes compatibles avec ce qu’il a vu, et choisit la carte qui rapporte le plus.
habit-farsighted-call = Un joueur prévoyant joue jusqu’au bout des donnes compatibles avec ce qu’il a vu, et dit ce qui rapporte le plus. Mais après une mise ou une relance d’un autre, ce joueur répond comme un joueur qui compte.
hint-before = Ce coup a été joué avant que ces adversaires ne prennent place.
hint-later = La donne une fois finie, vous pourrez voir ce que le joueur a pris en compte.
hint-no-choice = Il n’y avait pas le choix.
hint-not-chosen = { $strength ->
    [random] Ce choix n’est pas celui d’un joueur qui joue au hasard.
    [cautious] Ce choix n’est pas celui d’un joueur prudent.
    [farsighted] Ce choix n’est pas celui d’un joueur prévoyant.
   *[counting] Ce choix n’est pas celui d’un joueur qui compte.
}
