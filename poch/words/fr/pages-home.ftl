home-title = Poch
home-description = Le Poch est un vieux jeu de cartes allemand. Lisez ses règles texte par texte, suivez des donnes pas à pas, et jouez.
home-lead = Le Poch est un vieux jeu de cartes allemand en trois parties. Vous prenez des jetons pour certaines cartes, vous misez sur la meilleure combinaison, puis vous jouez toutes vos cartes le plus vite possible.
home-here = Des livres et des règles de boîte le décrivent depuis 1765, chacun à sa façon. Ici, vous pouvez lire chaque texte article par article, le voir joué pas à pas, et y jouer vous-même.
home-first-game = Votre première partie, en cinq minutes
home-door-play = Jouer ce soir
home-door-play-to = Contre le navigateur, ou sur votre tableau
home-door-read = Lire et comparer
home-door-read-to = Chaque texte, article par article
home-door-teach = Enseigner et montrer
home-door-teach-to = Règles, tableaux et cartels à imprimer
home-how-to-play = <a href="{ $base }how-to-play/">Le Poch en deux minutes</a>, si vous n’y avez jamais joué
home-tours = <a href="{ $base }tours/">Visites</a> : des textes que leur tableau suit pas à pas
home-four = <a href="{ $base }compare/four/">1789, 1844, 1853 et aujourd’hui</a> : en quoi quatre textes diffèrent, sur une page, avec les mêmes cartes
home-compare = <a href="{ $base }compare/">Comparer</a> les textes, règle par règle, ou <a href="{ $base }compare/matrix/">tous à la fois</a>
home-which = <a href="{ $base }compare/which/">Quel jeu est-ce que je connais ?</a> Quelques questions trouvent le texte le plus proche
home-cruxes = <a href="{ $base }cruxes/">Passages disputés</a> : ce qui peut se lire de plusieurs façons
home-timeline = <a href="{ $base }timeline/">Chronologie</a> des textes et du tableau
home-corrections = <a href="{ $base }corrections/">Corrections</a> à ce qui a été écrit sur le jeu
home-editorial = <a href="{ $base }editorial/">Comment lire</a> : ce que signifient les signes, et ce que nous ne savons pas
home-sources = { $n ->
    [0] Aucune source
    [one] Une source
   *[other] { BEGIN(N($n)) } sources
}
home-hands = { $n ->
    [0] Aucune donne
    [one] Une donne
   *[other] { BEGIN(N($n)) } donnes
}
home-reading = Comment lire ces pages
home-reading-hands = Sur la page d’une source, le texte est à gauche et une donne à droite. Suivez la donne pas à pas : l’article de chaque étape s’éclaire. Choisissez un article : la donne va à une étape qui le montre.
home-reading-marks = Le petit signe à côté d’un article montre sur quoi il repose. La source le dit, ou quelqu’un d’autre le rapporte. Ou bien nous l’avons conclu, ou ajouté parce que le texte se tait.
home-reading-cruxes = Certains passages se lisent de plusieurs façons. Les lectures suivent alors, et vous pouvez essayer chacune.
