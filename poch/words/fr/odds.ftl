odds-sets = combinaisons
odds-won = { $n ->
    [0] Aucune case gagnée
    [1] Case { POOLS($pools) } gagnée
   *[other] Chacune des cases { POOLS($pools) } gagnée
}
odds-turned-up = { $n ->
    [0] Aucune case gagnée par la retourne
    [1] Case { POOLS($pools) } gagnée par la retourne du donneur
   *[other] Chacune des cases { POOLS($pools) } gagnée par la retourne du donneur
}
odds-within-reach = { $n ->
    [0] Aucune case à gagner en jouant
    [1] Case { POOLS($pools) } à gagner en jouant
   *[other] Chacune des cases { POOLS($pools) } à gagner en jouant
}
odds-shared = { $n ->
    [0] Aucune case partagée
    [1] Case { POOLS($pools) } partagée entre plusieurs
   *[other] Chacune des cases { POOLS($pools) } partagée entre plusieurs
}
odds-with-others = { $n ->
    [0] Aucune case gagnée avec une autre
    [1] Case { POOLS($pools) } gagnée avec une autre
   *[other] Chacune des cases { POOLS($pools) } gagnée avec une autre
}
odds-somebody = Quelqu’un a une combinaison
odds-several = Plusieurs ont une combinaison
odds-pair = La meilleure combinaison est une paire
odds-three = La meilleure combinaison est un brelan
odds-four = La meilleure combinaison est un carré
odds-none = Pas de probabilité exacte ({ LIST($whose) }) : { SAY($why) }.
odds-gone = Ces cases n’existent pas : { POOLS($pools) }.
odds-why-swap = le donneur peut échanger une carte de son choix contre la retourne
odds-why-spare-hand = le donneur ou un autre peut préférer une autre main à la sienne
odds-why-laid-down = des joueurs ont alors déjà posé des cartes de leur choix
odds-why-with-the-run = la meilleure suite prend aussi la case, et nous ne calculons pas combien de fois les deux coïncident
odds-why-many-trumps = il faudrait suivre plus de { $most } atouts
odds-why-vied-for = c’est l’enchère qui décide, et elle dépend de ceux qui poquent, tiennent ou abandonnent
odds-why-played-for = c’est le jeu de la carte qui décide, et il dépend des cartes que les joueurs choisissent
odds-why-nobodys = les règles ne disent pas qui prend la case
odds-why-no-vying = il n’y a pas d’enchère
odds-why-poker = on y compare des mains de poker, et non des cartes de même rang
odds-given = On suppose : { LIST($given) }.
odds-given-chips = il y a des jetons dans la case
odds-given-enough = il y en a assez pour les partager
odds-given-claimed = personne n’oublie de réclamer une case
odds-unknown = Nous ne savons pas calculer de probabilités quand { $leaf } vaut { $value } ; faites plutôt une simulation.
odds-other = Pour plusieurs autres lectures à la fois
odds-choose = Choisissez le nombre de joueurs et les lectures : le moteur calcule dans votre navigateur{ $size ->
    [0] .
   *[other] {" "}(il se charge une seule fois, { $size }).
}
odds-seats = Nombre de joueurs
odds-compute = Calculer
odds-computing = Calcul en cours…
odds-computed = Calculé pour { $seats } joueurs.
odds-as-chosen = Probabilités selon votre choix
odds-happens = Ce qui arrive
odds-deals = Donnes
odds-often = Une sur
odds-exactly = Exactement
odds-always = toujours
odds-never = jamais
survey-careful = prudents
survey-counting = qui comptent les cartes
survey-reckless = qui jouent au hasard
survey-begin = Les faire jouer
survey-end = Arrêter
survey-bar = Donnes jouées
survey-ruleset = Règlement
survey-seats = Nombre de joueurs
survey-players = Joueurs
survey-of-deals = Donnes
survey-first-seed = Première graine
survey-readings = Lectures autres que celles adoptées
survey-starting = Démarrage du moteur…
survey-playing = On joue { NUMBER($n) } donnes…
survey-played = Les { NUMBER($n) } donnes sont jouées.
survey-stopped = Arrêté.{ $some ->
    [yes] { " " }Vous trouverez ci-dessous ce qui a été joué jusque-là.
   *[no] {""}
}
survey-range = { $low } à { $high }
survey-measure = Mesure
survey-mean = Moyenne
survey-interval = Intervalle à 95 %
survey-largest = Maximum
survey-result = Résultats
survey-terminal = { $n ->
    [0] Aucune donne. Dans un terminal :
    [one] { NUMBER($n) } donne. Dans un terminal :
   *[other] { NUMBER($n) } donnes. Dans un terminal :
}
survey-no-vying = D’après ce texte, personne n’enchérit. À la place des mesures de l’enchère, vous voyez donc celles des suites et des cases gagnées en jouant.
measure-events = nombre d’événements par donne
measure-actions = nombre de choix par donne
measure-chips = nombre de jetons déplacés par donne
measure-stage = nombre d’entre eux déplacés { $stage ->
    [dressing] à la mise au tableau
    [dealing] à la distribution
    [melding] aux annonces
    [vying] à l’enchère
    [shedding] au jeu de la carte
    [settling] au paiement
   *[other] dans la partie { $stage }
}
measure-supplied = part des jetons déplacés par des articles que nous avons ajoutés
measure-dealer = nombre de jetons que le donneur gagne par donne
measure-forehand = nombre de jetons que le premier en cartes gagne par donne
measure-opened = part des donnes où quelqu’un poque
measure-contested = part des donnes où deux joueurs ou plus misent les uns contre les autres
measure-bluff-paid = part des donnes où tous les autres abandonnent devant un joueur qui n’a pas la meilleure combinaison
measure-played = nombre de cases gagnées en jouant une carte, par donne
measure-runs = nombre de suites qui s’arrêtent dans une donne, avant que quelqu’un ait fini
measure-dead = part des suites dont la carte suivante n’a été distribuée à personne
measure-won = part des donnes où quelqu’un gagne la case { POOL($pool) }
measure-size = nombre de jetons dans la case { POOL($pool) } quand quelqu’un la gagne, sans compter les mises de la même donne
