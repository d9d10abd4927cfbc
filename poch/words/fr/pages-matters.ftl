### Ce qui change le jeu : ce que chaque lecture fait au jeu.

matters-title = Ce qui change le jeu
matters-description = Quels passages disputés des règles du Poch changent le plus le jeu, mesures à l’appui.
matters-lead = Certains passages disputés changent le jeu, alors que d’autres n’y font presque rien. Cette page les classe, et vous montre lesquels méritent un voyage aux archives. Nous avons joué { $deals } donnes selon la lecture adoptée, puis les mêmes donnes selon l’autre, sans rien changer d’autre.

## Comment on a mesuré

matters-how = Comment nous avons mesuré
matters-how-played = Nous avons joué à { $seats } joueurs, avec des bourses sans limite et des graines à partir de { $seed }. Une partie compte { $session } donnes, ou moins si les règles la terminent plus tôt. D’une donne à l’autre, les cases se remplissent comme les règles le permettent. Nous avons fait jouer { policy-players }, dont chacun ne regarde que sa propre main.
matters-how-sized = Les mesures sont celles des <a href="{ $base }odds/survey/">simulations</a>. L’ampleur d’un effet est donnée en <b>écarts types</b>. Un écart type dit de combien une mesure varie d’une partie à l’autre. Chaque ligne montre la mesure qui bouge le plus. Nous laissons de côté les mesures qui ne varient jamais, ou qui ne décrivent que notre encodage.
matters-how-sure = L’intervalle contient la vraie différence avec une confiance de 95 pour cent. Mais comme nous regardons { $measures } mesures, quelques-unes bougeraient par hasard. Une différence ne compte donc que si son intervalle à 99,9 pour cent exclut zéro. Si aucune ne compte, nous disons que la lecture n’a pas d’effet mesurable.
matters-how-far = Un effet dépend des joueurs. Les nôtres n’oublient jamais de réclamer et ne gardent jamais une carte. Or certaines lectures ne tiennent qu’à cela : ce qu’elles peuvent changer à votre table ne se voit donc pas ici. Et un effet important ne rend une lecture ni juste ni fausse.
matters-how-again = Pour recalculer les chiffres d’une source, lancez <code>poch effects poque-1789</code> ; pour une seule lecture, <code>poch survey poque-1789 --reading fifth-pool=both</code> ; pour tout, <code>{ $command }</code> (moteur { $engine }). Nous avons pris ces mesures le { $day }, sur l’état { $commit }.

## Tableaux

matters-rank = Rang
matters-crux = Passage disputé
matters-read-as = Lu comme
matters-instead = au lieu de « { $reading } »
matters-does = Ce qui change
matters-difference = Différence (95 %)
matters-difference-label = Différence (95 %) :
matters-spreads = Écarts types
matters-spreads-label = Écarts types :
matters-more-than = plus de { $n }

## Passages disputés

matters-cruxes = Passages disputés selon leur effet
matters-cruxes-about = { $n ->
    [one] { $n } passage a un effet mesurable.
   *[other] { $n } passages ont un effet mesurable.
} Quand un passage admet plusieurs autres lectures, vous voyez celle dont l’effet est le plus grand. Nous laissons de côté les lectures qui disent seulement « inconnu ».
matters-options = Variantes maison
matters-options-about = Les variantes maison ne sont pas disputées, puisque la source laisse le choix. Voici ce que change chacune des { $n }.
matters-silent = Sans effet mesurable
matters-silent-about = Ici, aucune autre lecture ne fait bouger une mesure plus que ne le ferait le hasard.

## Règles

matters-rules = Une règle à la fois, entre voisins
matters-rules-about = Un texte a deux sortes de voisins : celui qui lui ressemble le plus par la <a href="{ $base }compare/likeness/">part des règles</a>, et le suivant dans le temps. Quand tous deux fixent une règle, mais chacun à sa manière, nous n’avons changé que cette règle : nous avons joué le texte ancien avec cette seule règle du plus récent. Pour voir toutes les mesures, lancez <code>poch effects ANCIEN --with RÉCENT</code>. Pour ce que vaut un bluff, voyez <a href="{ $base }odds/bluff/">Ce qu’une règle fait d’un bluff</a>.
matters-texts = Textes
matters-rule = Règle
matters-rule-does = Ce que la règle du texte récent change dans l’ancien
matters-neighbours = { $older } ; { $younger } (voisins { $why ->
    [likeness] par la ressemblance
    [years] par les années
   *[both] par la ressemblance et par les années
})
matters-other-rules = Autres règles où ils diffèrent
matters-no-effect = sans effet mesurable :
matters-not-alone = ne peut changer seule :

## Paires

matters-distance = Éloignés sur le papier, proches à la table
matters-distance-about = Deux textes peuvent différer par beaucoup de règles et pourtant se jouer de la même façon. Ou bien ils diffèrent par peu de règles, et se jouent tout autrement. Pour chaque paire, nous comptons les règles que les deux sources fixent, et combien d’entre elles diffèrent. Nous comptons aussi les mesures que toutes deux admettent, et combien d’entre elles s’écartent de plus d’un écart type.
matters-field = Les paires selon la part des règles et la part des mesures où elles diffèrent ; les extrêmes sont dans les tableaux
matters-field-caption = Chaque point est une paire de textes jouables à quatre. En bas à droite : éloignés sur le papier, proches à la table. En haut à gauche : l’inverse.
matters-field-rules = règles différentes →
matters-field-measures = ↑ mesures différentes
matters-near = Proches sur le papier, éloignés à la table
matters-pair = Paire
matters-differ = Règles et mesures différentes
matters-widest = Plus grand écart
matters-counted = { $rules } règles sur { $of-rules }, { $measures } mesures sur { $of-measures }
matters-point = { $a } et { $b } diffèrent : { SAY($counted) }

## Ce que change une lecture

matters-against = { $before ->
    [0] au lieu de jamais
   *[other] au lieu de { $before } fois
}
matters-against-chips = { $before ->
    [0] au lieu d’aucun
   *[other] au lieu de { $before }
}
matters-won = Sur { $deals } donnes, la case { figures-pool } { $after ->
    [0] n’est jamais gagnée
   *[other] est gagnée { $after } fois
}, { matters-against }.
matters-size = Quand la case { figures-pool } est gagnée, elle contient en moyenne { $after ->
    [one] { $after } jeton
   *[other] { $after } jetons
}, { matters-against-chips }.
matters-stage = { $stage ->
    [dressing] la mise au tableau
    [dealing] la distribution
    [melding] les annonces
    [vying] l’enchère
    [shedding] le jeu de la carte
   *[settling] le paiement
}
matters-chips = Pendant { matters-stage }, { $after ->
    [0] aucun jeton ne change de place
    [one] { $after } jeton change de place en moyenne
   *[other] { $after } jetons changent de place en moyenne
}, { matters-against-chips }.
matters-edge = { $who ->
    [dealer] Le donneur
   *[forehand] Le premier en cartes
} { $wins ->
    [yes] gagne
   *[no] perd
} en moyenne { $after ->
    [one] { $after } jeton
   *[other] { $after } jetons
} par donne, au lieu { $turned ->
    [yes] { $wins ->
        [yes] d’en perdre
       *[no] d’en gagner
    } { $before }
   *[no] de { $before }
}.
matters-play = { $what ->
    [dead] Sur 100 suites, { $after } s’arrêtent devant une carte qui n’a été distribuée à personne, au lieu de { $before }.
    [pools] En moyenne, { $after ->
        [one] { $after } case par donne se gagne
       *[other] { $after } cases par donne se gagnent
    } en jouant, au lieu de { $before }.
   *[runs] En moyenne, { $after ->
        [one] { $after } suite par donne s’arrête
       *[other] { $after } suites par donne s’arrêtent
    }, au lieu de { $before }.
}
matters-vie = Sur { $deals } donnes, { $what ->
    [opened] { $after ->
        [0] personne ne poque
       *[other] quelqu’un poque { $after } fois
    }
    [contested] { $after ->
        [0] jamais deux joueurs ne misent l’un contre l’autre
       *[other] deux joueurs ou plus misent les uns contre les autres { $after } fois
    }
   *[bluff-paid] { $after ->
        [0] un bluff ne réussit jamais
       *[other] un bluff réussit { $after } fois
    }
}, { matters-against }.

## Ce que mesure une mesure

matters-thing-play = { $what ->
    [dead] fréquence des suites arrêtées par une carte non distribuée
    [pools] nombre de cases gagnées en jouant
   *[runs] nombre de suites qui s’arrêtent
}
matters-thing-won = fréquence des gains de la case { figures-pool }
matters-thing-size = contenu de la case { figures-pool }
matters-thing-chips = jetons déplacés pendant { matters-stage }
matters-thing-edge = { $who ->
    [dealer] avantage du donneur
   *[forehand] avantage du premier en cartes
}
matters-thing-vie = { $what ->
    [opened] nombre de fois où quelqu’un poque
    [contested] fréquence des enchères disputées
   *[bluff-paid] fréquence des bluffs réussis
}
