compare-chosen = Comparaison : { $sigla }
compare-others = En choisir d’autres
compare-see = Voir la réponse
compare-differ = { $n ->
    [0] aucune règle ne diffère
    [one] une règle diffère
   *[other] { NUMBER($n) } règles diffèrent
} sur { NUMBER($compared) }
compare-loading = chargement…
compare-choose-another = Choisissez un autre texte à mettre à côté : sans lui, il n’y a rien à comparer.
compare-most = On peut mettre côte à côte { NUMBER($n) } textes au plus. Retirez-en un avant d’en ajouter un autre.
compare-within = { $name } n’est pas un texte, mais un élément d’un texte. Vous voyez donc { $text }.
compare-games = Ces textes sont de jeux différents, c’est pourquoi il n’y a pas de résumé. Quand une règle est sans objet dans l’un d’eux, sa case le dit.
compare-no-degree = Le degré { $name } n’existe pas ; les cases à cocher montrent ceux qui existent.
compare-no-summary = Impossible de charger les résumés de « { $title } » ({ $why }). Le tableau ci-dessous est complet.
compare-columns = Deux à la fois :
compare-cut = il n’en est arrivé qu’une partie
compare-no-rules = Impossible de charger la liste des règles ({ $why }).
compare-no-text = Impossible de charger { $title } ({ $why }).
compare-unknown = Il n’y a pas de texte { $name } ; vouliez-vous dire { $near } ?
compare-foot = « { $titles } », Poch : { $address }
compare-kept = L’adresse de cette page contient votre choix ; gardez-la ou partagez-la.
compare-pair = Pour citer cette comparaison, prenez { $page }.
compare-pair-page = la page anglaise qui compare ces deux textes
matrix-likeness = ressemblance avec { $siglum }
matrix-year = année
matrix-order = Classer par { $menu }
synopsis-part = Partie du jeu
synopsis-find = Chercher dans les règles
synopsis-all-parts = Toutes les parties
synopsis-none = Aucune règle ne correspond : élargissez le filtre.
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
