### Simulations : ce qui dépend de choix, joué bien des fois.

survey-page-title = Simulations
survey-page-description = Ce que montrent { $deals } donnes pour chaque règlement, et toute simulation de votre choix.
survey-page-lead = Ce qui dépend des choix des joueurs ne peut pas se calculer exactement, mais on peut le jouer. Une simulation joue beaucoup de donnes selon un même règlement, avec une même sorte de joueurs. Elle les joue par parties, où les cases se remplissent comme à une vraie table. Chaque mesure a son intervalle à 95 % : pour une moyenne, celui de la loi normale sur les parties ; pour une part des donnes, celui de Wilson. La même graine donne les mêmes chiffres sur toutes les machines. Pour ce que change une autre lecture, voyez <a href="{ $base }odds/what-matters/">Ce qui change le jeu</a>.
survey-page-yours = La vôtre
survey-page-static = Ici, vous pouvez lancer dans le navigateur une simulation du règlement de votre choix, avec les lectures que vous voulez. Sans JavaScript, lancez-la dans un terminal : <code>poch survey poque-1789 --deals 10000 --seats 4 --seed 1</code>.
survey-page-all = Tous les règlements
survey-page-all-about = Nous avons joué { $deals } donnes selon chaque règlement, à { $seats } joueurs, avec des graines à partir de { $seed } et avec { policy-players }. La commande est <code>{ $command }</code>, où ID est l’identifiant du règlement dans le tableau. Ces donnes ont été jouées le { $day }, état { $commit }. Les textes suivent l’ordre des années.
survey-page-text = Texte
survey-page-mean = Moyenne
survey-page-from = De
survey-page-to = À
survey-page-chart = { $name ->
    [edge-dealer] L’avantage du donneur
    [edge-forehand] L’avantage du premier en cartes
    [size-sequence] Le contenu de la case Séquence
    [size-marriage] Le contenu de la case Mariage
   *[vie-contested] La fréquence des enchères disputées
}
survey-page-chart-says = { $name ->
    [edge-dealer] jetons que le donneur gagne ou perd dans une donne
    [edge-forehand] jetons que le premier en cartes gagne ou perd dans une donne
    [size-sequence] jetons qui s’y trouvent quand elle est gagnée
    [size-marriage] jetons qui s’y trouvent quand elle est gagnée
   *[vie-contested] part des donnes où deux joueurs ou plus misent
}
survey-page-caption = <b>{ survey-page-chart }</b> : { survey-page-chart-says }, par règlement, avec l’intervalle à 95 %.
survey-page-chart-aria = { survey-page-chart } : les chiffres sont dans le tableau à côté
survey-page-deals = Donnes par règlement
survey-page-ruleset = Règlement
survey-page-column = { $name ->
    [length-actions] choix par donne
    [chips-all] jetons déplacés par donne
    [chips-supplied] dont selon nos articles
    [edge-dealer] avantage du donneur
    [edge-forehand] avantage du premier en cartes
    [play-pools] cases gagnées en jouant
    [play-runs] suites arrêtées
    [play-dead] dont sur une carte non distribuée
    [vie-contested] enchères disputées
   *[vie-bluff-paid] bluffs réussis
}
survey-no-vying-by-these = D’après ces textes, personne n’enchérit ; au lieu de l’enchère, le tableau donne donc les suites et les cases gagnées en jouant.
survey-page-pools = Cases par règlement
survey-page-pools-about = Voici, pour chaque case, la part des donnes où quelqu’un la gagne, et les jetons qui s’y trouvent alors, en moyenne et au plus, sans compter les mises de la même donne.
survey-page-size = { $mean } jetons, au plus { $largest }
survey-page-shares = { $low } à { $high } %
survey-page-interval = intervalle à 95 % : { $between }
survey-page-method = Comment se fait une simulation
survey-page-method-shuffle = Pour la donne numéro <i>n</i>, comptée à partir de 0, on bat les cartes d’après la première graine plus <i>n</i>. La même source de hasard sert ensuite aux choix des joueurs : vous pouvez donc comparer une à une les donnes de deux simulations.
survey-page-method-session = Une partie compte { $session } donnes, ou moins si vous en demandez moins de { $asked } ou si les règles la terminent plus tôt. Elle commence avec des cases vides, chacun donne à son tour, et les bourses sont sans limite. Les donnes d’une partie dépendent les unes des autres, parce que des jetons restent d’une donne à l’autre, alors que les parties sont indépendantes.
survey-page-method-interval = C’est pourquoi l’intervalle d’une moyenne est celui d’un rapport de sommes sur les parties. Il en va de même pour les jetons que contient une case chaque fois qu’on la gagne. Si une mesure est simplement vraie ou fausse pour une donne, sa part a l’intervalle de Wilson sur les donnes.
survey-page-method-parts = Comme la simulation n’additionne que des nombres entiers, vous pouvez partager le travail à votre guise : entre plusieurs processus (<code>--workers</code>), ou entre plusieurs machines avec un ordonnanceur de dask.distributed (<code>--scheduler</code>). N’y participent que les machines qui ont votre moteur et votre règlement. Cette page, elle, joue morceau par morceau. Avec <code>--out</code>, chaque morceau est enregistré dès qu’il est fini, et n’est pas joué une seconde fois.
