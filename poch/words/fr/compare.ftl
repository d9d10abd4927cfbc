compare-only = Seulement les différences
compare-region = Les textes côte à côte
compare-cut = une partie seulement est arrivée
compare-choose = Choisissez deux textes ou plus
compare-chosen = { $sigla } : en choisir d’autres
compare-choose-another = Choisissez un autre texte à mettre à côté.
compare-no-rules = La liste des règles n’a pas pu être chargée ({ $why }).
compare-no-text = { $title } n’a pas pu être chargé ({ $why }).
compare-unknown = Il n’y a pas de texte { $name } ; vouliez-vous dire { $near } ?
compare-foot = « { $titles } », Poch : { $address }
compare-games = Ces textes sont de jeux différents. Quand une règle ne se présente pas dans l’un d’eux, sa case le dit.
compare-kept = L’adresse de cette page contient votre choix ; gardez-la ou partagez-la.
compare-pair = Vous pouvez citer { $page }.
compare-pair-page = la page de ces deux textes (en anglais)
matrix-likeness = ressemblance avec { $siglum }
matrix-year = année
matrix-order = Classer par { $menu }
synopsis-part = Partie du jeu
synopsis-find = Chercher dans les règles
synopsis-all-parts = Toutes les parties
synopsis-none = Aucune règle ne correspond ; élargissez le filtre.
synopsis-rule = Règle
synopsis-missing = Non chargé
synopsis-asked = dans tous les textes
synopsis-cite = citer
synopsis-cite-siglum = citer { $siglum }
synopsis-cite-difference = Citer cette différence
synopsis-cite-clause = Citer { $siglum }, { $clause }

synopsis-count = { $n ->
    [one] { $n } règle
   *[other] { $n } règles
}
synopsis-some = { $n ->
    [one] { $n } règle sur { $all }
   *[other] { $n } règles sur { $all }
}
synopsis-nearest = Il n’y a pas ici de règle { $asked }. Vous voyez la plus proche, { $near }.
