### Parcourir une donne : le tableau, les commandes, et ce qui est à côté.

hand-touch = Touchez une case, une carte ou un nom pour voir ce qu’il en advient.
hand-table = La table ; les flèches gauche et droite parcourent la donne
hand-not-loaded = Ceci n’a pas pu être chargé ({ $why }).
hand-not-asked = Cette question n’a pas pu être posée ({ $why }).
hand-no-board = Le tableau de cette donne n’a pas pu être chargé ({ $why }). Les étapes sont énumérées plus bas.
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
hand-read-from = Vous voyez la donne selon cette lecture, à l’étape { $step } sur { $all }, la première qui change.{ $stopped ->
    [yes] { " " }Plus loin, les actions enregistrées ne conviennent plus.
   *[no] {""}
}
hand-read-another = Vous voyez une autre donne, jouée selon cette lecture, à l’étape { $step } sur { $all }.
hand-read-here = La donne est jouée selon cette lecture ; elle change quelque chose dès l’étape { $step } sur { $all }.
hand-another-shows = { $reading ->
    [none] Une autre donne, pour montrer cela.
   *[other] Une autre donne, avec la lecture « { $reading } », pour montrer cela.
}
hand-same-shows = { $reading ->
    [none] La donne enregistrée, pour montrer cela.
   *[other] La donne avec la lecture « { $reading } », pour montrer cela.
}
hand-another-changes = Une autre donne, dans laquelle cette lecture change quelque chose.
hand-shown-now = Vous le voyez maintenant : l’étape { $step } est la seule.
hand-nearest = Aucune étape ne peut montrer cela ; la raison figure près de l’article. Vous voyez la plus proche.
hand-address-clause = Il n’y a pas ici d’article { $asked }. Vous voyez le plus proche, { $near }.
hand-address-hand = Il n’y a pas ici de donne { $asked }. Vous voyez la plus proche, « { $near } ».
hand-address-step = Cette donne n’a pas d’étape { $asked }. Vous voyez la plus proche, { $step }.
hand-address-other = L’étape { $asked } ne repose pas sur { $clause }. Vous voyez l’étape la plus proche qui repose sur cet article, { $step }.
hand-address-reading = La lecture dans l’adresse ne change rien ici. Vous voyez la donne enregistrée.
hand-way-back = Revenir
hand-way-back-to = Revenir à la donne « { $title } », étape { $step }
hand-as-recorded = Revenir à la donne enregistrée
hand-show-reading = Voir sur le tableau
hand-mark = { $status ->
    [stated] énoncé
    [reported] rapporté
    [reported-mt] rapporté en traduction
    [inferred] conclu
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
hand-hide = Masquer les cartes
hand-four-colours = Quatre couleurs
hand-suits = Couleurs des cartes
hand-suits-text = Couleurs du texte
hand-suits-french = Couleurs françaises
hand-suits-german = Couleurs allemandes
hand-copied = Vous avez copié un lien vers cette étape.
hand-fold = Afficher la table
