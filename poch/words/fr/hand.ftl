### Parcourir une donne : le tableau, les commandes, et ce qui est à côté.

hand-touch = Touchez une case, une carte ou un nom pour voir ce qu’il en advient.
hand-table = La table ; les flèches gauche et droite parcourent la donne
hand-not-loaded = Impossible de charger cette partie de la page ({ $why }).
hand-not-asked = Impossible de poser cette question ({ $why }).
hand-no-board = Impossible de charger le tableau de cette donne ({ $why }). Les étapes sont énumérées plus bas.
hand-play-on = Continuer{ $rest }
hand-from-here = { " " }à partir d’ici
hand-cite-step = Citer
hand-all-steps = { $n ->
    [0] Aucune étape
    [1] Une étape
   *[other] Les { $n } étapes
}
hand-deal = Donne { NUMBER($n) } : { $stage }
hand-result = Gains et pertes : { $net }.
hand-step = Étape
hand-first = Première étape
hand-back = Reculer
hand-forward = Avancer
hand-last = Dernière étape
hand-step-of = Étape { $step } sur { $all }, { $stage }
hand-go = Aller à l’étape { $step }
hand-steps = { $n ->
    [0] étape
    [1] étape
   *[other] étapes
}
hand-read-from = La donne vous est montrée selon cette lecture, à l’étape { $step } sur { $all }, la première où elle change quelque chose.{ $stopped ->
    [yes] { " " }Plus loin, les coups enregistrés ne sont plus possibles.
   *[no] {""}
}
hand-read-another = Voici une autre donne, jouée selon cette lecture, à l’étape { $step } sur { $all }.
hand-read-here = La donne est jouée selon cette lecture, qui change quelque chose dès l’étape { $step } sur { $all }.
hand-another-shows = { $reading ->
    [none] Une autre donne, qui le montre.
   *[other] Une autre donne, jouée selon la lecture « { $reading } », qui le montre.
}
hand-same-shows = { $reading ->
    [none] La donne enregistrée, qui le montre.
   *[other] La donne jouée selon la lecture « { $reading } », qui le montre.
}
hand-another-changes = Une autre donne, où cette lecture change quelque chose.
hand-shown-now = Vous l’avez sous les yeux : l’étape { $step } est la seule.
hand-nearest = Aucune étape ne peut montrer cela, pour la raison donnée près de l’article. Vous voyez l’étape la plus proche.
hand-address-clause = Il n’y a pas ici d’article { $asked }. Vous voyez le plus proche, { $near }.
hand-address-hand = Il n’y a pas ici de donne { $asked }. Vous voyez la plus proche, « { $near } ».
hand-address-step = Cette donne n’a pas d’étape { $asked }. Vous voyez la plus proche, { $step }.
hand-address-other = L’étape { $asked } ne repose pas sur { $clause }. Vous voyez la plus proche de celles qui reposent sur cet article, { $step }.
hand-address-reading = La lecture que nomme l’adresse ne change rien ici. Vous voyez la donne enregistrée.
hand-way-back = Revenir
hand-way-back-to = Revenir à la donne « { $title } », étape { $step }
hand-as-recorded = Revenir à la donne enregistrée
hand-show-reading = Voir sur le tableau
hand-mark = { $status ->
    [stated] énoncé
    [reported] rapporté
    [reported-mt] rapporté en traduction
    [inferred] déduit
    [inherited] repris du texte comparé
   *[supplied] ajouté
}{ $gap ->
    [silent] { " " }: le texte est muet
    [unreported] { " " }: non rapporté
    [cut] { " " }: pas dans ce que nous avons lu
   *[none] {""}
}
hand-borrowed = La règle est empruntée à un autre texte ({ $text }).
hand-disputed = Passage disputé ; on lit ici « { $reading } »{ $adopted ->
    [yes] .
   *[no] , qui n’est pas la lecture adoptée.
}
hand-more = Plus
hand-hide = Masquer les mains
hand-four-colours = Quatre couleurs
hand-suits = Couleurs des cartes
hand-suits-text = Couleurs du texte
hand-suits-french = Couleurs françaises
hand-suits-german = Couleurs allemandes
hand-copied = Vous avez copié un lien vers cette étape.
hand-fold = Afficher la table
