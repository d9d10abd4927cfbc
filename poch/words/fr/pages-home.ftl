home-title = Poch
home-description = Le Poch est un vieux jeu de cartes allemand. Lisez ses règles texte par texte, suivez des donnes pas à pas, et jouez.
home-lead = Le Poch est un vieux jeu de cartes allemand en trois parties. On ramasse des jetons pour certaines cartes, on parie sur la meilleure combinaison, puis c’est à qui se défera le premier de toutes ses cartes.
home-here = Des témoignages permettent de suivre le jeu à travers six siècles. Depuis 1765, des livres et des règles de boîte le décrivent, chacun à sa façon. C’est pourquoi vous pouvez ici lire chaque texte, le voir joué pas à pas, et jouer vous-même selon ses règles.
home-first-game = Votre première partie, en cinq minutes
home-years = Six siècles
home-year-strasbourg = une ordonnance de Strasbourg le nommerait
home-year-munich-oldest = le plus ancien tableau conservé
home-year-board-octagonal = des tableaux à huit côtés
home-year-poque-1765 = les premières règles que nous avons pu lire
home-door-play = Jouer ce soir
home-door-play-to = Seul ou à plusieurs, à l’écran ou autour d’un tableau.
home-to-play = Ici, dans le navigateur
home-to-own-board = Sur votre tableau
home-to-rules = Comment jouer
home-to-print = Règles et tableaux à imprimer
home-door-read = Lire et comparer
home-door-read-to = Chaque texte, article par article, et ce sur quoi il repose.
home-to-texts = Tous les textes
home-to-four = Quatre textes sur une page
home-to-which = Quel jeu est le mien ?
home-to-cruxes = Passages disputés
home-door-teach = Enseigner
home-door-teach-to = Pour une classe, un club ou un enfant.
home-to-lesson = Une leçon toute prête
home-to-exercises = Exercices avec leurs réponses
home-to-tours = Visites : le tableau suit le texte
home-to-numbers = Probabilités, bluffs et autres chiffres
home-door-museum = Musées et collections
home-door-museum-to = Pour ceux qui exposent un tableau, ou viennent d’en trouver un.
home-to-museum = Cartels, écrans et visites
home-to-board = Quel est ce tableau ?
home-to-boards = Les tableaux, forme par forme
home-to-timeline = Chronologie des textes et des tableaux
home-games = Autres jeux de la famille
home-game = { $game ->
    [newmarket] Des jetons sont posés sur quelques cartes, et c’est en jouant qu’on les gagne.
    [pope-joan] On joue en suites, et l’on gagne avec le neuf de carreau et les atouts.
    [spin] On joue en suites, et l’as de carreau peut en arrêter une.
    [nain-jaune] Des suites sans égard à la couleur, et des cases pour cinq cartes.
    [comete] Des jeux de suites, de France et d’Angleterre.
    [hoc] Un jeu français que l’Encyclopédie donne pour proche parent du Poque.
    [pukk] Le jeu d’Islande : annonces, enchère et jeu de la carte.
    [bog] Un jeu français qui partage avec le Poch le tableau, l’enchère et les suites.
    [tripoley] Un jeu d’Amérique du Nord, avec un tableau : cœurs, poker et jeu de la carte.
   *[other] { "" }
}
home-texts = { $n ->
    [0] Aucun texte
    [one] Un texte
   *[other] { BEGIN(N($n)) } textes
}
home-hands = { $n ->
    [0] Aucune donne
    [one] Une donne
   *[other] { BEGIN(N($n)) } donnes
}
