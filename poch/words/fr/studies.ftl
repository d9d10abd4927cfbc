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
may-take = { peut } mettre sa main de côté et prendre celle de trop.
may-bid = { peut } offrir { $how ->
    [only] { CHIPS($least) } exactement
    [range] { N($least) } à { CHIPS($most) }
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
    [raise] Ici, la relance est au moins à { CHIPS($least) }.
   *[knock] Ici, on poque au moins { CHIPS($least, form: "de") }.
}
bar-most = { $verb ->
    [bid] Ici, on offre au plus { CHIPS($most) }.
    [raise] Ici, la relance est au plus à { CHIPS($most) }.
   *[knock] Ici, on poque au plus { CHIPS($most, form: "de") }.
}
bar-fixed = { $verb ->
    [bid] Il ne reste ici qu’une offre : { CHIPS($least) } exactement.
    [raise] La mise est fixe : on relance à { CHIPS($least) } exactement.
   *[knock] La mise est fixe : on poque { CHIPS($least, form: "de") } exactement.
}
bar-purse = { a } trop peu de jetons : { $most ->
    [0] il ne reste rien à miser.
   *[other] la mise peut être { CHIPS($most, form: "de") } au plus.
}
bar-shortest-purse = { $most ->
    [0] Quelqu’un n’a plus de jeton ; personne ne peut miser.
   *[other] Aucune mise ne peut dépasser la bourse la plus courte : { CHIPS($most) } en tout.
}
bar-too-short = { a } trop peu de jetons pour la plus petite relance permise.
bar-too-many = Une mise plus haute ne peut pas être enregistrée.
bar-nobody-can-match = Tous les autres ont misé leur dernier jeton ; personne ne pourrait suivre une relance.
bar-nobody-knocked = Personne n’a encore poqué : il n’y a pas de mise à { $verb ->
    [raise] relancer
   *[hold] tenir
}.
bar-knocked = Quelqu’un a déjà poqué : il faut répondre à cette mise.
bar-even = Les mises sont égales : il n’y a rien à tenir.
bar-nobody = Personne ne peut relancer : on tient ou on abandonne.
bar-once-each = Personne ne peut relancer plus d’une fois.
bar-once-in-all = La mise a été relancée une fois ; personne ne peut la relancer encore.
bar-ahead = Personne ne peut relancer avant que tous aient répondu.
bar-last-holder-once = Seul le dernier à tenir peut relancer, une fois que tous ont répondu.
bar-last-holder-again = { bar-last-holder-once }
bar-overbidding = { $verb ->
    [raise] Personne ne relance : la mise est la même pour tous.
   *[hold] Personne ne tient la mise d’un autre : on nomme une meilleure combinaison, ou on passe.
}
bar-made-good = Ici, on complète la mise ou on abandonne.
bar-claimed = Ici, on réclame, ou on ne réclame rien et on oublie ainsi.
bar-highest-first = On entame le premier pli de la carte la plus haute : { CARDS($cards, join: "or") }.
bar-highest-always = Il faut entamer de la carte la plus haute : { CARDS($cards, join: "or") }.
bar-lowest = Il faut entamer de la plus basse carte de la main : { CARDS($cards, join: "or") }.
bar-new-suit = Il faut entamer d’une autre couleur que la dernière suite : { CARDS($cards, join: "or") }.
bar-above-the-gap = Après une suite arrêtée, il faut entamer du rang suivant que l’on a : { CARDS($cards, join: "or") }.
bar-lowest-of-a-suit = Il faut entamer de la plus basse carte d’une couleur : { CARDS($cards, join: "or") }.
bar-lowest-of-longest = Il faut entamer de la plus basse carte de la plus longue couleur : { CARDS($cards, join: "or") }.
bar-lowest-of-longest-first = On entame d’abord de la plus basse carte de la plus longue couleur : { CARDS($cards, join: "or") }.
bar-leads = { a } l’entame et { $seat ->
    [you] devez
   *[other] doit
} jouer une carte.
bar-must-cover = Il reste autant de cases vides que de jetons à placer ; celui-ci va dans la case { POOLS($pools, join: "or") }.
bar-places = { $seat ->
    [you] Vous devez
   *[other] { $seat } doit
} placer un jeton.
bar-must-play = Qui peut jouer doit jouer.
bar-must-knock = Qui a une combinaison doit poquer.
bar-next-higher-by-holder = Sur { CARD($last) } ne va que la carte suivante de la couleur : { CARDS($cards, join: "or") }.
bar-next-higher-in-turn = { bar-next-higher-by-holder }
bar-next-higher-in-turn-once = { bar-next-higher-by-holder }
bar-next-higher-own-first = { bar-next-higher-by-holder }
bar-next-rank-in-turn = Sur { CARD($last) } ne va que le rang suivant : { CARDS($cards, join: "or") }.
bar-suit-tricks = { doit } fournir : { SUIT($suit) }.
bar-trump-tricks = { doit } fournir ({ SUIT($suit) }) ou jouer un atout.
bar-trump-if-void = Qui a de la couleur entamée ({ SUIT($suit) }) ne peut pas jouer d’atout.
bar-stands-in = Personne n’a la carte suivante. Pour la remplacer, on ne peut jouer que : { CARDS($cards, join: "or") }.
bar-put-in = { $seat ->
    [you] Vous n’avez
   *[other] { $seat } n’a
} pas la carte qui suit. On ne peut placer que : { CARDS($cards, join: "or") }.
bar-after-put-in = Après une carte placée hors suite, on repart d’elle ou de la carte d’avant. Ici ne suit que : { CARDS($cards, join: "or") }.
bar-limit = Avec { CARD($card) }, le compte dépasserait { $limit }.
not-in-pack = Le jeu de { $many } cartes n’a pas { CARD($card) }.
already-played = On a déjà joué { CARD($card) }.
not-held = { $seat ->
    [you] Vous n’avez
   *[other] { $seat } n’a
} pas { CARD($card) } en main.
no-such-pool = Le tableau n’a pas de case { POOL($pool) }.
pool-not-claimed = La case { POOL($pool) } ne se réclame pas avec des cartes.
pool-not-now = La case { POOL($pool) } ne se réclame pas dans cette phase.
pool-empty = Il n’y a rien à réclamer dans la case { POOL($pool) }.
pool-no-cards = { $seat ->
    [you] Vous n’avez
   *[other] { $seat } n’a
} pas les cartes qui réclament la case { POOL($pool) }.
deal-over = La donne est finie.
part-none = { $part ->
    [dressing] Ces règles ne connaissent pas de mise au tableau.
    [dealing] Ces règles ne connaissent pas d’échange de la retourne.
    [melding] Ces règles ne connaissent pas d’annonces.
    [vying] Ces règles ne connaissent pas d’enchère.
   *[shedding] Ces règles ne connaissent pas de jeu de la carte.
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
next-rank-only = Sur { CARD($last) } ne va que le rang suivant.
next-higher-only = Sur { CARD($last) } ne va que la carte suivante de la couleur.
turn = Ce n’est pas { $seat ->
    [you] à vous
   *[other] à { $seat }
}
not-turn = { turn } de parler.
antes-fixed = Les cases où chacun met des jetons sont fixées.
turn-to-place = { turn } de placer un jeton.
placed-to-cover = { $seat ->
    [you] Vous n’avez
   *[other] { $seat } n’a
} plus de jeton à placer. Le dernier devait couvrir une case vide : { POOL($pool) }.
placed-all = { $seat ->
    [you] Vous n’avez
   *[other] { $seat } n’a
} plus de jeton à placer.
run-ended = La suite finit avec { CARD($last) } : on ne peut rien y placer.
turn-to-play = { turn } de jouer.
turn-to-claim = { turn } de réclamer.
no-set = Il faut deux cartes de même rang ou plus pour prendre part à l’enchère.
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
    [bid] Personne ne peut enchérir pour une main de trop.
   *[take] Personne ne peut prendre une main de trop.
}
bar-spare-hand = { $verb ->
    [bid] Le donneur prend d’abord la main de trop ou la laisse ; alors seulement d’autres peuvent enchérir.
   *[take] La main de trop va à qui offre le plus.
}
turn-to-take = { turn } de parler de la main de trop.
dealer-exchanges = Seul le donneur peut échanger une carte.
paid-unclaimed = Personne n’a besoin de réclamer : qui a les cartes est payé.
claim-at-once = Une case se réclame au moment où l’on joue sa carte, et non maintenant.
other-seats = Ce règlement n’est pas pour ce nombre de joueurs.
other-pack = Il manque certaines de ces cartes à son jeu.
other-part = Sa donne n’a pas cette phase.
other-not-so-far = Selon ses règles, la donne n’en serait pas arrivée là.
other-asks-nothing = Personne n’a de choix dans cette phase de sa donne.
other-names-sets = On y nomme les combinaisons, et celles des autres sont inconnues ici.
other-order = Ses cartes ne se suivent pas ainsi.
rule-supplied = { $gap ->
    [silent] La source n’en dit rien
    [unreported] Le compte rendu de la source ne le dit pas
   *[cut] Ce que nous avons lu de la source ne le dit pas
} ; nous avons ajouté la règle.
rule-borrowed = La règle est empruntée à un autre texte ({ $text }).
rule-inherited = Le compte rendu n’en parle pas ; nous concluons que le texte s’accorde avec { $text }.
rule-doubted = { $kind ->
    [ambiguity] Le texte est ambigu ici.
    [contradiction] Ce que nous connaissons du texte se contredit ici.
   *[unsettled] Ce que nous connaissons du texte ne tranche pas ce point.
}
rule-read = { $adopted ->
    [yes] On suit ici la lecture adoptée, « { READING($reading) } ».
   *[no] On suit ici la lecture « { READING($reading) } », qui n’est pas la lecture adoptée.
}
rule-otherwise = On peut aussi lire : { READINGS($readings, join: "or") }.
contrast-unproven = Même avec toutes ces règles comme dans l’autre règlement, les deux divergent ici.
contrast-seats = { $title } est pour { $least } à { $most } joueurs, et cette donne en a { $seats }.

## Les mêmes mains selon d’autres règles

chips-stay = Là, aucun jeton ne change de main.
same-hands-stage = { $stage ->
    [melding] les annonces
    [vying] l’enchère
    [shedding] le jeu de la carte
    [settling] le paiement
   *[other] cette phase
}
same-hands-kept = { $first ->
    [yes] Chaque joueur garde les cartes données et les jetons de cette donne ; les deux côtés continuent à partir de là.
   *[no] Chaque joueur garde les cartes et les jetons de cette donne ; les deux côtés commencent par { same-hands-stage }.
} Aucune source ne le dit : c’est notre arrangement.
same-hands-earlier = Selon { $title }, nous ne pouvons pas commencer là où vous êtes ; nous commençons plus tôt.
same-hands-exchanged = Aux { N($n) } cartes de { $title } il manque { CARDS($cards) }. La donne la plus proche a { CARDS($others) } à la place, des deux côtés.
same-hands-sizes = Selon { $title }, un joueur reçoit { LIST($deals) } cartes, et ici chacun en a { LIST($has) }.
same-hands-trumps = { BEGIN(SUIT($suit)) } reste l’atout, comme dans cette donne.
same-hands-cards = Aux { N($n) } cartes de { $title } il manque { CARDS($cards) }, et trop peu d’autres sont libres. On ne peut donc pas garder les mains.
same-hands-undealt = Dans cette donne, aucune carte n’est donnée ; on ne peut donc en garder aucune.
same-hands-no-stage = Cette donne n’arrive pas jusqu’à cette phase ; rien ne peut y commencer.
