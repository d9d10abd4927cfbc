### Ce que disent les études d’une donne : pourquoi et pourquoi non, ce qui ne convient pas, et où deux textes divergent.

followed = { $first } { $next }

peut = { $seat ->
    [you] Vous pouvez
   *[other] { $seat } peut
}
doit = { $seat ->
    [you] Vous devez
   *[other] { $seat } doit
}
a = { $seat ->
    [you] Vous avez
   *[other] { $seat } a
}
may-as = { $verb ->
    [fold] Cela vaut abandon
   *[pass] Cela vaut « je passe »
}, ce qui est permis.
may-pass = { peut } passer ici.
may-fold = { peut } abandonner ici.
may-hold = { peut } tenir ici.
may-knock = { peut } poquer : { $how ->
    [only] { CHIPS($least) } exactement
    [range] { N($least) } à { CHIPS($most) }
   *[from] { CHIPS($least) } ou plus
}.
may-raise = { peut } relancer ; mise totale : { $how ->
    [only] { CHIPS($least) } exactement
    [range] { N($least) } à { CHIPS($most) }
   *[from] { CHIPS($least) } ou plus
}.
may-swap = Le donneur peut échanger n’importe laquelle de ses cartes contre la retourne.
may-take = { peut } mettre { $seat ->
    [you] votre main
   *[other] sa main
} de côté et prendre la main supplémentaire.
may-bid = { peut } offrir { $how ->
    [only] { CHIPS($least) } exactement
    [range] de { N($least) } à { CHIPS($most) }
   *[from] { CHIPS($least) } ou plus
}.
may-claim = { a } les cartes qu’il faut et { $seat ->
    [you] pouvez
   *[other] peut
} réclamer.
may-forget = { peut } ne pas réclamer, et { $seat ->
    [you] vous ne touchez
   *[other] ne touche
} alors rien.
may-place = { peut } placer un jeton dans la case { POOL($pool) }.
may-lead = { peut } entamer { CARD($card, form: "de") }.
may-play = { peut } jouer { CARD($card) } sur { CARD($last) }.
bar-least = { $verb ->
    [bid] Ici, on offre au moins { CHIPS($least) }.
    [raise] Ici, on relance au moins à { CHIPS($least) }.
   *[knock] Ici, on poque au moins { CHIPS($least, form: "de") }.
}
bar-most = { $verb ->
    [bid] Ici, on offre au plus { CHIPS($most) }.
    [raise] Ici, on relance au plus à { CHIPS($most) }.
   *[knock] Ici, on poque au plus { CHIPS($most, form: "de") }.
}
bar-fixed = { $verb ->
    [bid] Une seule offre est encore possible ici : { CHIPS($least) } exactement.
    [raise] La mise est fixe : on relance à { CHIPS($least) } exactement.
   *[knock] La mise est fixe : on poque { CHIPS($least, form: "de") } exactement.
}
bar-purse = { $seat ->
    [you] Vous n’avez
   *[other] { $seat } n’a
} pas assez de jetons : { $most ->
    [0] il ne reste rien à miser.
   *[other] la mise ne peut pas dépasser { CHIPS($most) }.
}
bar-shortest-purse = { $most ->
    [0] Quelqu’un n’a plus de jeton : personne ne peut miser.
   *[other] Aucune mise ne peut dépasser ce que peut tenir la bourse la moins garnie : { CHIPS($most) } en tout.
}
bar-too-short = { $seat ->
    [you] Vous n’avez
   *[other] { $seat } n’a
} pas assez de jetons pour la plus petite relance permise.
bar-too-many = On ne peut pas enregistrer de mise plus haute.
bar-nobody-can-match = Tous les autres ont misé leur dernier jeton : personne ne pourrait tenir une relance.
bar-nobody-knocked = Personne n’a encore poqué : il n’y a pas de mise à { $verb ->
    [raise] relancer
   *[hold] tenir
}.
bar-knocked = Quelqu’un a déjà poqué : il faut répondre à cette mise.
bar-even = Les mises sont égales : il n’y a rien à tenir.
bar-nobody = Personne ne peut relancer : on tient ou on abandonne.
bar-once-each = Personne ne peut relancer plus d’une fois.
bar-once-in-all = La mise a déjà été relancée : personne ne peut la relancer encore.
bar-first-circuit = Un joueur qui a déjà misé ne peut plus relancer : il tient ou il abandonne.
bar-ahead = Personne ne peut relancer avant que tous aient répondu.
bar-last-holder-once = Seul le dernier à tenir peut relancer, une fois que tous ont répondu.
bar-last-holder-again = { bar-last-holder-once }
bar-overbidding = { $verb ->
    [raise] Personne ne relance : la mise est la même pour tous.
   *[hold] Personne ne tient la mise d’un autre : on nomme une meilleure combinaison, ou on passe.
}
bar-made-good = Ici, on complète la mise ou on abandonne.
bar-claimed = Ici, on réclame, ou l’on ne réclame rien : c’est alors un oubli.
bar-highest-first = Au premier pli, il faut entamer de la plus haute carte : { CARDS($cards, join: "or") }.
bar-highest-always = Il faut entamer de la plus haute carte : { CARDS($cards, join: "or") }.
bar-lowest = Il faut entamer de la plus basse carte que l’on a en main : { CARDS($cards, join: "or") }.
bar-other-colour = Il faut entamer en rouge après une suite noire, en noir après une rouge : { CARDS($cards, join: "or") }.
bar-another-suit = Il faut entamer d’une autre couleur que celle de la dernière suite : { CARDS($cards, join: "or") }.
bar-above-the-gap = Quand une suite s’est arrêtée, il faut entamer d’une carte du prochain rang que l’on a en main : { CARDS($cards, join: "or") }.
bar-lowest-of-a-suit = Il faut entamer de sa plus basse carte dans une couleur : { CARDS($cards, join: "or") }.
bar-lowest-of-longest = Il faut entamer de la plus basse carte de sa plus longue couleur : { CARDS($cards, join: "or") }.
bar-lowest-of-longest-first = À la première entame, il faut jouer la plus basse carte de sa plus longue couleur : { CARDS($cards, join: "or") }.
bar-leads = { a } l’entame et { $seat ->
    [you] devez
   *[other] doit
} jouer une carte.
bar-must-cover = Il reste autant de cases vides que de jetons à placer : celui-ci va donc dans la case { POOLS($pools, join: "or") }.
bar-places = { $seat ->
    [you] Vous devez
   *[other] { $seat } doit
} placer un jeton.
bar-must-play = Un joueur qui peut jouer doit jouer.
bar-must-knock = Un joueur qui a une combinaison doit poquer.
bar-next-higher-by-holder = Sur { CARD($last) }, on ne pose que la carte suivante de la couleur : { CARDS($cards, join: "or") }.
bar-next-higher-in-turn = { bar-next-higher-by-holder }
bar-next-higher-in-turn-once = { bar-next-higher-by-holder }
bar-next-higher-own-first = { bar-next-higher-by-holder }
bar-next-rank-in-turn = Sur { CARD($last) }, on ne pose qu’une carte du rang suivant : { CARDS($cards, join: "or") }.
bar-suit-tricks = { doit } fournir la couleur ({ SUIT($suit) }).
bar-trump-tricks = { doit } fournir la couleur ({ SUIT($suit) }) ou jouer un atout.
bar-trump-if-void = Un joueur qui a de la couleur entamée ({ SUIT($suit) }) ne peut pas jouer d’atout.
bar-stands-in = Personne n’a la carte suivante : pour la remplacer, on ne peut jouer que { CARDS($cards, join: "or") }.
bar-put-in = { $seat ->
    [you] Vous n’avez
   *[other] { $seat } n’a
} pas la carte qui suit : on ne peut placer que { CARDS($cards, join: "or") }.
bar-after-put-in = Après une carte placée hors suite, on repart de cette carte ou de la précédente ; on ne peut donc jouer que { CARDS($cards, join: "or") }.
bar-limit = Avec { CARD($card) }, le compte dépasserait { $limit }.
not-in-pack = { BEGIN(CARD($card)) } n’est pas dans le jeu de { $many } cartes.
already-played = On a déjà joué { CARD($card) }.
not-held = { $seat ->
    [you] Vous n’avez
   *[other] { $seat } n’a
} pas { CARD($card) } en main.
no-such-pool = Le tableau n’a pas de case { POOL($pool) }.
pool-not-claimed = La case { POOL($pool) } ne se réclame pas avec des cartes.
pool-not-now = La case { POOL($pool) } ne se réclame pas dans cette partie de la donne.
pool-empty = La case { POOL($pool) } est vide : il n’y a rien à y réclamer.
pool-no-cards = { $seat ->
    [you] Vous n’avez
   *[other] { $seat } n’a
} pas les cartes qu’il faut pour réclamer la case { POOL($pool) }.
deal-over = La donne est finie.
part-none = { $part ->
    [dressing] Selon ces règles, on ne garnit pas le tableau.
    [dealing] Selon ces règles, on n’échange pas la retourne.
    [melding] Selon ces règles, il n’y a pas d’annonces.
    [vying] Selon ces règles, il n’y a pas d’enchère.
   *[shedding] Selon ces règles, il n’y a pas de jeu de la carte.
}
part-to-come = { $part ->
    [dressing] Le tableau se garnit
    [dealing] L’échange de la retourne vient
    [melding] Les annonces viennent
    [vying] L’enchère vient
   *[shedding] Le jeu de la carte vient
} plus tard.
part-over = { $part ->
    [dressing] Le tableau est déjà garni.
    [dealing] L’échange de la retourne est passé.
    [melding] Les annonces sont finies.
    [vying] L’enchère est finie.
   *[shedding] Le jeu de la carte est fini.
}
empty-handed = { $seat ->
    [you] Vous n’avez
   *[other] { $seat } n’a
} plus de cartes.
has-lead = { a } l’entame.
next-rank-only = Sur { CARD($last) }, on ne pose qu’une carte du rang suivant.
next-higher-only = Sur { CARD($last) }, on ne pose que la carte suivante de la couleur.
turn = Ce n’est pas { $seat ->
    [you] à vous
   *[other] à { $seat }
}
not-turn = { turn } de parler.
antes-fixed = Les cases où chacun met des jetons sont fixées d’avance.
turn-to-place = { turn } de placer un jeton.
placed-to-cover = { $seat ->
    [you] Vous n’avez
   *[other] { $seat } n’a
} plus de jeton à placer, car le dernier devait couvrir la case { POOL($pool) }.
placed-all = { $seat ->
    [you] Vous n’avez
   *[other] { $seat } n’a
} plus de jeton à placer.
run-ended = La suite finit avec { CARD($last) } : on ne peut donc rien y placer.
turn-to-play = { turn } de jouer.
turn-to-claim = { turn } de réclamer.
no-set = Pour prendre part à l’enchère, il faut au moins deux cartes de même rang.
has-folded = { a } abandonné dans cette enchère.
could-not-answer = { $seat ->
    [you] Vous n’avez
   *[other] { $seat } n’a
} pas pu répondre dans cette enchère.
has-passed = { a } passé, et cela vaut pour toute la donne.
all-answered = Tous ont répondu, et l’enchère est finie.
none-turned-up = Il n’y a pas de retourne à échanger.
no-exchange = La retourne ne s’échange pas.
no-spare-hand = { $verb ->
    [bid] Personne ne peut enchérir pour une main supplémentaire.
   *[take] Personne ne peut prendre une main supplémentaire.
}
bar-spare-hand = { $verb ->
    [bid] C’est d’abord au donneur de prendre la main supplémentaire ou de la laisser ; alors seulement, les autres peuvent enchérir.
   *[take] La main supplémentaire va au plus offrant.
}
turn-to-take = { turn } de parler de la main supplémentaire.
dealer-exchanges = Seul le donneur peut échanger une carte.
paid-unclaimed = Il n’est pas nécessaire de réclamer : un joueur qui a les cartes est payé.
claim-at-once = Une case se réclame au moment où l’on joue sa carte, et non plus tard.
other-seats = Ce règlement n’est pas fait pour ce nombre de joueurs.
other-pack = Il manque certaines de ces cartes à son jeu.
other-part = Sa donne ne comprend pas cette partie.
other-not-so-far = Selon ses règles, la donne n’en serait pas arrivée là.
other-asks-nothing = Dans cette partie de sa donne, personne n’a de choix à faire.
other-names-sets = On y nomme les combinaisons, or celles des autres sont ici inconnues.
other-order = Ses cartes ne se suivent pas ainsi.
other-leads-unseen = L’entame y passe à un autre joueur ; lequel, cela dépend de cartes qui sont ici inconnues.
rule-supplied = { $gap ->
    [silent] La source n’en dit rien
    [unreported] Le compte rendu de la source ne le dit pas
   *[cut] Ce que nous avons lu de la source ne le dit pas
} : la règle est un ajout de notre part.
rule-borrowed = La règle est empruntée à un autre texte ({ $text }).
rule-inherited = Le compte rendu n’en parle pas ; nous en déduisons que le texte suit la même règle que { $text }.
rule-doubted = { $kind ->
    [ambiguity] Le texte est ambigu ici.
    [contradiction] Ce que nous connaissons du texte se contredit ici.
   *[unsettled] Ce que nous connaissons du texte laisse ce point en suspens.
}
rule-read = { $adopted ->
    [yes] On suit ici la lecture adoptée, « { READING($reading) } ».
   *[no] On suit ici la lecture « { READING($reading) } », qui n’est pas la lecture adoptée.
}
rule-otherwise = On peut aussi lire : { READINGS($readings, join: "or") }.
contrast-unproven = Même si l’on reprend toutes ces règles à l’autre règlement, les deux divergent ici.
contrast-seats = { $title } se joue à { $fixed ->
    [yes] { $most } joueurs
   *[no] { $least } joueurs au moins et { $most } au plus
}, or cette donne en compte { $seats }.

## Les mêmes mains selon d’autres règles

chips-stay = Là, aucun jeton ne change de main.
same-hands-stage = { $stage ->
    [melding] les annonces
    [vying] l’enchère
    [shedding] le jeu de la carte
    [settling] le paiement
   *[other] cette partie
}
same-hands-kept = { $first ->
    [yes] Chaque joueur garde les cartes données et les jetons de cette donne ; les deux côtés continuent à partir de là.
   *[no] Chaque joueur garde les cartes et les jetons de cette donne ; les deux côtés commencent par { same-hands-stage }.
} Aucune source ne le dit : cet arrangement est de nous.
same-hands-earlier = Selon { $title }, on ne peut pas commencer là où vous êtes : nous commençons donc plus tôt.
same-hands-exchanged = Aux { N($n) } cartes de « { $title } », il manque { CARDS($cards) }. La donne la plus proche a { CARDS($others) } à la place, des deux côtés.
same-hands-sizes = Selon { $title }, chaque joueur reçoit { LIST($deals) } cartes, alors qu’ici chacun en a { LIST($has) }.
same-hands-trumps = { BEGIN(SUIT($suit)) } reste l’atout, comme dans cette donne.
same-hands-cards = Aux { N($n) } cartes de « { $title } », il manque { CARDS($cards) }, et il n’en reste pas assez d’autres. On ne peut donc pas garder les mains.
same-hands-undealt = Dans cette donne, aucune carte n’est distribuée : on ne peut donc en garder aucune.
same-hands-no-stage = Cette donne ne va pas jusqu’à cette partie ({ same-hands-stage }) : rien ne peut y commencer.
