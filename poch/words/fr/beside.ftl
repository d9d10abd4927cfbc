contrast-title = La même donne selon d’autres règles
contrast-progress = Part du moteur déjà chargée
contrast-whose = Règles de
contrast-choose-whose = Choisir les règles…
contrast-under = Selon
contrast-readings = Lectures
contrast-other-readings = { $title } : autres lectures
contrast-no-ruleset = { $why ->
    [cut] « { $ruleset } » s’interrompt avant qu’on puisse le jouer. Vous voyez le plus proche, { $near }.
    [playable] « { $ruleset } » est d’un autre jeu. Vous voyez le plus proche de ce jeu-ci, { $near }.
   *[none] Il n’y a pas ici de règlement « { $ruleset } ». Vous voyez le plus proche, { $near }.
}
contrast-choose = Choisissez selon quelles règles redonner les mêmes cartes, avec les mêmes choix.
contrast-dealing = On redonne les cartes…
contrast-read = { $title }. { $readings }
beside-boards = Les deux tableaux ; les flèches gauche et droite parcourent la donne
beside-play-on = Continuer à partir d’ici
beside-waits = en attente
beside-both = Les deux
beside-heard = { $title } : { $line }
beside-same = { $dressed ->
    [yes] Une fois le tableau garni, il se passe la même chose des deux côtés dans cette donne.
   *[no] Dans cette donne, il se passe la même chose des deux côtés.
}
beside-part = { $stage ->
    [dressing] Les deux divergent à la mise au tableau.
    [dealing] Les deux divergent à la distribution.
    [melding] Les deux divergent aux annonces.
    [vying] Les deux divergent à l’enchère.
    [shedding] Les deux divergent au jeu de la carte.
    [settling] Les deux divergent au paiement.
    [ending] Les deux divergent à la fin.
   *[layout] Les deux divergent à la mise en place.
}
beside-show = Montrer où
beside-because = { $n ->
    [0] Aucune règle ne les fait diverger :
    [one] Cette règle les fait diverger :
   *[other] Ces règles ensemble les font diverger :
}
beside-tried = { $n ->
    [0] Sans rien reprendre
    [one] Si l’on ne reprend que cette règle
   *[other] Si l’on ne reprend que ces règles
} ({ $whose }), les deux ne divergent { $stage ->
    [none] plus.
    [dressing] qu’à la mise au tableau
    [dealing] qu’à la distribution
    [melding] qu’aux annonces
    [vying] qu’à l’enchère
    [shedding] qu’au jeu de la carte
    [settling] qu’au paiement
   *[ending] qu’à la fin
}{ $stage ->
    [none] {""}
   *[other] { $step ->
        [0] .
       *[other] , à l’étape { $step } de l’autre côté.
    }
}
beside-other-reading = l’autre lecture
beside-see = Voir où
beside-misfit = { $title } : { $line }
beside-no-pool = { $title } n’a pas de case { POOL($pool) } ; nous laissons de côté { $n ->
    [0] ce qui s’y trouvait.
    [one] l’unique jeton qui s’y trouvait.
   *[other] les { $n } jetons qui s’y trouvaient.
}
beside-misfits = Ce qui ne s’accorde pas
beside-layout = Avant que la donne ne se joue
beside-aside = Repris de l’autre côté
beside-nothing = Ne rien reprendre
beside-unset = sans objet
contrast-hands = Cartes
contrast-hands-same = chaque joueur garde les mêmes cartes
contrast-hands-dealt = cartes données selon les règles de ce texte
contrast-from = À partir de
beside-english = Ces règles ne sont ici qu’en anglais.
beside-earlier = Les deux divergent déjà plus tôt, mais jusqu’ici sans que les jetons diffèrent.
contrast-no-step = Il n’y a pas ici d’étapes { $asked } côte à côte. Vous voyez les plus proches, { $near }.
