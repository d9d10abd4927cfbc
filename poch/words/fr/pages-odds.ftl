### Probabilités : la vue d’ensemble, et la page de chaque texte.

odds-page-title = Probabilités
odds-page-description = La probabilité que chaque case du Poch se gagne par les cartes données, texte par texte.
odds-page-lead = Que promet la distribution, avant que personne ait un choix à faire ? Voici avec quelle probabilité les cartes données gagnent une case, et avec quelle probabilité des joueurs ont en main une combinaison pour l’enchère : deux, trois ou quatre cartes de même rang. Nous calculons tout cela exactement, en fractions, pour chaque texte qui peut se jouer. La fin de la page dit <a href="#method">comment</a>. Les cases qui se gagnent à l’enchère ou au jeu de la carte n’ont pas de probabilité de ce genre, parce qu’elles dépendent de choix ; pour elles, voyez les <a href="{ $base }odds/survey/">simulations</a>. Pour les lectures qui changent le plus le jeu, voyez <a href="{ $base }odds/what-matters/">Ce qui change le jeu</a>. Pour ce que vaut un bluff, voyez <a href="{ $base }odds/bluff/">Ce qu’une règle fait d’un bluff</a>. Pour ce que les joueurs de l’ordinateur gagnent les uns sur les autres, voyez <a href="{ $base }odds/players/">La force des joueurs</a>.
odds-page-about = Ces chiffres valent pour { N($seats) } joueurs et pour les lectures adoptées. Les textes suivent l’ordre des années. La page de chaque texte donne les autres nombres de joueurs, les fractions exactes, et ce que changent d’autres lectures.
odds-page-several-about = Au moins deux joueurs ont une combinaison pour l’enchère.
odds-page-four-about = Quatre cartes de même rang dans une main.
odds-page-chart-aria = { $title } : part des donnes pour chaque texte ; les chiffres sont dans le tableau
odds-page-bar = { $title } : { $share }
odds-page-text = Texte
odds-page-one-in = 1 sur { $n }
odds-page-none = pas de probabilité exacte
odds-page-all-at-once = Tous ces chiffres à la fois :
odds-page-one-text = Les chiffres d’un seul texte, et ce que changent ses autres lectures :
odds-page-fragments = Nous savons trop peu de chose des textes suivants pour donner les cartes : { LIST($titles) }.

odds-page-reach = Cases qui se gagnent en jouant
odds-page-reach-about = Dans ces jeux, on gagne une case en jouant sa carte, ou ses deux cartes. Une carte retournée, ou restée dans la main supplémentaire, ne gagne rien dans cette donne. Voici dans combien de donnes une même main réunit toutes les cartes qu’il faut pour une case. Que le joueur qui les a les joue ensuite ou non dépend du jeu de la carte.
odds-page-readings = Ce que change une lecture
odds-page-readings-about = Certains passages peuvent se lire, et certains silences se combler, de plusieurs façons. Une case peut alors se gagner bien plus souvent selon une lecture que selon l’autre. Les plus grands écarts viennent d’abord.
odds-page-readings-aria = Ce qu’une lecture change aux probabilités
odds-page-crux = Passage disputé et textes
odds-page-pool = Case
odds-page-adopted = Lecture adoptée
odds-page-other = Autre lecture
odds-page-factor = Facteur
odds-page-instead = { $title } : « { $label } » au lieu de « { $adopted } »

## Comment on calcule

odds-page-method = Comment nous calculons
odds-page-method-ways = Nous ne distribuons pas de cartes. Un jeu de cartes peut se répartir d’un nombre connu de façons entre les mains, et ces façons sont toutes également probables une fois le jeu bien battu. Une probabilité est le nombre de façons dont une chose arrive, divisé par le nombre de toutes les façons possibles. C’est donc une fraction de deux nombres entiers, que vous pouvez vérifier.
odds-page-method-trumps = Les atouts en main
odds-page-method-trumps-about = Prenez quatre mains de cinq cartes dans un jeu de trente-deux, et une retourne. Dans sept cas sur huit, l’as d’atout n’est pas la retourne. Il est alors l’une des trente et une autres cartes, dont vingt sont dans les mains. Multipliez ces deux probabilités l’une par l’autre : ⅞ · 20/31 = 35/62. C’est la probabilité que la case As se gagne.
odds-page-method-trumps-more = Pour le roi et la dame dans une même main, ou pour le sept, le huit et le neuf, nous passons en revue toutes les façons dont les atouts peuvent être réunis ou séparés. Comme les mains sans atout de ce genre se valent toutes, cela fait quelques milliers de façons, et non des millions de millions. Parfois, le donneur prend une case avec la retourne. Nous comptons ce cas à part, puisque personne d’autre ne peut alors gagner la case dans cette donne.
odds-page-method-runs = Suites et combinaisons
odds-page-method-runs-about = Pour une suite dans une couleur quelconque, nous plaçons les cartes une à une, couleur par couleur, en commençant par le haut. Nous comptons alors les répartitions où personne n’a de suite aussi longue. Il suffit de retenir combien de place il reste dans chaque main, et à qui est la suite qui s’allonge : les mains pareilles sur ces deux points se comptent ensemble. Ôtez ces répartitions du total, et le reste donne la probabilité d’une suite. Les combinaisons se comptent de même, rang par rang.
odds-page-method-given = Ce que nous supposons
odds-page-method-given-about = La case contient des jetons, et personne n’oublie de la réclamer si l’oubli la fait perdre. La distribution est celle du texte, avec son jeu de cartes, ses mains et sa retourne. Parfois, le donneur peut échanger une carte, ou des cartes quittent les mains avant que l’on réclame une case. Il n’y a alors pas de probabilité exacte, et la page le dit.
odds-page-method-check = Comment nous vérifions
odds-page-method-check-about = Le moteur qui joue les donnes de cette édition distribue selon les mêmes règles : cent mille fois par texte quand les tests tournent, un million de fois avec { $command }. Aucune probabilité ne doit s’écarter de plus de quatre erreurs types de ce qu’il trouve. Pour des jeux de quelques cartes, il joue toutes les donnes qui existent : là, les fractions doivent concorder jusqu’à la dernière donne.

## La page d’un texte

odds-page-of = Probabilités : { $title }
odds-page-of-description = La probabilité que chaque case se gagne dans une donne, selon les règles de « { $title } ».
odds-page-of-all = Toutes les probabilités
odds-page-of-text = Le texte
odds-page-of-play = Y jouer
odds-page-of-lead = Voici avec quelle probabilité les cartes données gagnent une case, et avec quelle probabilité des joueurs ont une combinaison. Chaque nombre est une part de toutes les donnes possibles, sans tenir compte de ce que vous voyez dans votre propre main. Nous supposons ceci : { LIST($assumes) }. <a href="{ $base }odds/#method">Comment nous calculons.</a>
odds-page-of-adopted = Selon les lectures adoptées
odds-page-of-chart = Donnes à { $seats } joueurs où chaque case se gagne.
odds-page-of-chart-aria = Part des donnes à { $seats } joueurs où chaque case se gagne ; les chiffres sont dans le tableau
odds-page-of-reach = Donnes à { $seats } joueurs où chaque case peut se gagner en jouant.
odds-page-of-reach-aria = Part des donnes à { $seats } joueurs où chaque case peut se gagner en jouant ; les chiffres sont dans le tableau
odds-page-of-by-seats = Probabilités selon le nombre de joueurs
odds-page-of-seats = { $seats } joueurs
odds-page-of-fractions = Les fractions exactes
odds-page-of-others = Selon d’autres lectures
odds-page-of-others-about = À { $seats } joueurs. Vous ne voyez que ce que changent ces lectures, car toutes les autres laissent les probabilités telles quelles.
odds-page-of-by-readings = Probabilités selon les lectures
odds-page-of-instead = <a href="{ $base }sources/{ $clause }">{ $title }</a> : « <b class="reading-name">{ $label }</b> » au lieu de « { $adopted } ».
