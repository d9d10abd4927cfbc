# La page pour un tableau que l’on possède.

own-title = Sur votre tableau
own-description = Touchez ce qui est écrit sur votre tableau, et trouvez les règles qui lui conviennent, chacune sur une feuille à imprimer.
own-lead = Touchez ce qui est écrit sur votre tableau. Les règles qui lui conviennent viennent d’abord, chacune sur une feuille à imprimer.
own-unsure = Un doute ? Prenez le jeu d’aujourd’hui : <a href="{ $base }how-to-play/">comment y jouer</a>, sur une feuille avec son tableau.
own-labels = Qu’est-ce qui est écrit dessus ?
own-labels-about = Touchez chaque inscription que vous voyez. Une carte peut être dessinée, ou seulement nommée, et sa couleur ne compte pas encore. Une case sans marque, au milieu, est le centre.
own-also = aussi { $names }
own-names = Le tableau ou sa boîte porte-t-il un de ces noms ?
own-cups = Combien a-t-il de cases, de boîtes ou de creux ?
own-cups-unknown = Pas compté
own-shape = Quelle forme a-t-il ?
own-shape-unknown = Aucune de celles-ci, ou je ne sais pas
own-shape-round = Rond, avec une case au milieu
own-shape-ring = Rond, sans case au milieu
own-shape-octagon = Octogonal
own-shape-hexagon = Hexagonal
own-shape-square = Carré
own-shape-rectangle = Rectangulaire
own-shape-rows = En rangées
own-shape-slats = Une boîte à cloisons
own-shape-boxes = Des boîtes séparées
own-shape-corners = Carré, avec quatre coins et un milieu
own-shape-cards = Des cartes sur la table
own-sets = Tous les ensembles de cases
own-sets-about = Voici chaque ensemble de cases avec les textes qui l’ont en commun, en commençant par le plus fréquent.
own-set = { $n ->
    [1] Une case
   *[other] { BEGIN(N($n)) } cases
} : { $pools }
own-shared = { $n ->
    [1] Un texte a cet ensemble.
   *[other] { BEGIN(N($n)) } textes ont cet ensemble en commun.
}
own-column-text = Texte
own-column-needs = Ce qu’il faut
own-column-ways = À imprimer et à jouer
own-needs = { $facts } · { $who ->
    [each] { CHIPS($each) } de chacun
    [dealer] { CHIPS($dealer) } du donneur
    [banker] { CHIPS($dealer) } du banquier
   *[both] { CHIPS($dealer) } du donneur et { N($each) } de chacun des autres
} avant chaque donne
own-sheet = Règles sur une feuille
own-to-print = Tableau à imprimer
own-play = Partie d’essai
own-write = Règles de votre table sur une feuille
own-unplayed = On sait trop peu de ce jeu pour y jouer.
own-next = Vous connaissez le jeu, mais vous n’avez pas de tableau ? <a href="{ $there }compare/which/">Répondez à des questions sur les règles</a> pour trouver le texte le plus proche du vôtre. Pas de cartes ni de jetons sous la main ? <a href="{ $there }cards/">Imprimez-les</a>.
