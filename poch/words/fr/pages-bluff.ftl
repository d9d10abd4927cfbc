### Ce qu’une règle fait d’un bluff : l’enchère résolue comme un jeu à deux, un modèle.

bluff-title = Ce qu’une règle fait d’un bluff
bluff-description = Comment enchérissent les meilleurs joueurs selon chaque texte du Poch, ce que leur vaut un bluff, et quelles règles y changent quelque chose. Un modèle de deux à quatre joueurs.
bluff-lead = Pour bluffer, il faut qu’il y ait quelque chose à gagner. Or { $undressed ->
    [1] un texte laisse vide la case Poch.
   *[other] { N($undressed) } textes laissent vide la case Poch.
} Dans { N($idle) } d’entre eux, un joueur qui n’enchérit jamais ne perd rien.
bluff-lead-led = Dans « { $text } », le gagnant de l’enchère entame aussi le jeu de la carte. Cela vaut { $lead } jetons, et un joueur qui n’enchérit jamais en perd { $never } par donne.
bluff-tour = Une visite vous présente cinq des règles qui en décident.
bluff-model = C’est un modèle à deux joueurs ; plus bas, il s’étend à trois et à quatre. Il n’appartient à aucun des textes, et ne change aucun signe en marge.

## L’image

bluff-chart = Ce que perd par donne un joueur qui n’enchérit jamais, texte par texte, à côté de ce qu’il y a à gagner ; les nombres sont près des barres
bluff-bar = { $text } : en jetons, un joueur qui n’enchérit jamais perd { $never } par donne ; la case en contient { $pool }, et l’entame en vaut { $lead }
bluff-caption = Les textes suivent l’ordre des années. Le nombre indique combien de jetons vous perdez par donne si vous n’enchérissez jamais et que l’adversaire le sache ; c’est la moyenne des pertes aux deux places.
bluff-caption-half = Si passer est définitif, il n’y a pas de jeu à résoudre : on trouve le nombre en multipliant la moitié de ce qu’il y a à gagner par la probabilité qu’un joueur puisse enchérir.
bluff-key-never = ce que perd un joueur qui n’enchérit jamais
bluff-key-pool = jetons dans la case
bluff-key-lead = ce que vaut l’entame, si elle va au gagnant de l’enchère

## Case vide

bluff-undressed = S’il n’y a rien à gagner
bluff-undressed-about = Une case que l’on ne garnit pas pourrait se remplir autrement. Nous avons donc joué { $deals } donnes selon chacun de ces textes, en laissant en place ce que personne n’avait gagné. Au début de l’enchère, { $most ->
    [0] il n’y a jamais eu de jeton dans la case
   *[other] la case n’a jamais contenu plus de { $most } jetons
}. Il ne reste alors que l’entame à gagner.
bluff-led = le gagnant de l’enchère entame le jeu de la carte, ce qui vaut { $lead } jetons ({ $low } à { $high }). Un joueur qui n’enchérit jamais en perd { $never } par donne.
bluff-led-chance = le gagnant de l’enchère entame le jeu de la carte. Dans nos donnes, la valeur de l’entame, en jetons, est entre { $low } et { $high } : il se peut donc que l’entame ne vaille rien. Le modèle la compte pour zéro, et un joueur qui n’enchérit jamais ne perd rien.
bluff-not-led = le gagnant de l’enchère ne gagne pas l’entame. Un joueur qui n’enchérit jamais ne perd rien.

## Mains

bluff-hands = Ce que fait le meilleur joueur
bluff-hands-about = Sur cent mains sans combinaison, avec une paire ou avec un brelan, combien de fois le premier en cartes poque-t-il aussitôt ? Et une fois qu’il a poqué, avec combien de mains sur cent l’autre tient-il ou relance-t-il ? Quand il y a deux nombres, le meilleur jeu peut se trouver n’importe où entre eux. La dernière colonne donne ce que vaut un bluff sans rien en main, en jetons par donne : la moyenne, puis le premier en cartes et l’autre. Entre parenthèses figure ce que perd l’autre s’il ne poque jamais quand le premier en cartes a passé : ce nombre est à part, car, dans le modèle, plus personne ne peut alors répondre à celui qui poque. Les textes où il n’y a rien à gagner sont laissés de côté, car toutes les façons de jouer qui n’y perdent rien se valent.
bluff-text = Texte
bluff-knocks = Le premier en cartes poque avec
bluff-along = L’autre tient ou relance avec
bluff-hand = { $hand ->
    [nothing] rien
    [pair] une paire
   *[three] un brelan
}
bluff-worth = Un bluff vaut
bluff-not-asked = ne peut pas enchérir
bluff-rare = trop rare

## Règles

bluff-rules = Une règle à la fois
bluff-rules-about = À { $n } reprises, nous avons remplacé une seule règle par celle d’un autre texte ou d’une autre lecture, sans rien changer d’autre. Quand la règle décide de la distribution ou de l’entame, nous avons calculé de nouveau ce que vaut l’entame. Chaque nombre est donné avant et après le changement ; un nombre seul veut dire qu’aucune différence n’est certaine. Un tiret veut dire que personne ne peut poquer sans rien en main, ou qu’il n’y a rien à gagner.
bluff-never = Perte si l’on n’enchérit jamais
bluff-read = (avec la lecture « { $reading } »)

## Case gardée

bluff-carried = Si les mises sont restées dans la case
bluff-carried-about = Supposons que personne n’ait poqué, une ou plusieurs fois de suite, et que l’on ait chaque fois garni la case de nouveau. Voici ce que devient alors un bluff sans rien en main, dans les textes qui le permettent et qui garnissent la case.
bluff-pool = Jetons dans la case
bluff-knocks-nothing = Le premier en cartes poque sans rien en main
bluff-along-nothing = L’autre tient ou relance sans rien en main

## Places

bluff-seats = Trois et quatre joueurs
bluff-seats-lead = Dans « { $text } », face à un seul autre joueur, le premier en cartes poque avec { $two } mains sans combinaison sur cent. Face à deux, il le fait avec { $three }, et face à trois, avec { $four }. Dans d’autres textes, il en va autrement.
bluff-seats-about = La distribution et la case sont les mêmes ; il y a seulement plus de joueurs à enchérir. Chaque ligne donne le nombre de mains sur cent : à deux, à trois et à quatre. Les textes où il n’y a rien à gagner sont laissés de côté. Un tiret veut dire que personne ne peut poquer sans rien en main.
bluff-seats-knocks = Le premier en cartes poque { $hand ->
    [nothing-1] sans rien en main
   *[pair-1] avec une petite paire
}
bluff-seats-model = À trois ou à quatre, aucune façon de jouer n’est à coup sûr la meilleure, parce que la meilleure pour vous dépend de ce que fait chacun des autres.
bluff-seats-gain = Le jeu montré ici est-il près du meilleur ? Un joueur qui serait seul à savoir comment jouent les autres gagnerait tout au plus { $gain } jeton supplémentaire par donne. C’est une somme exacte, faite sur tout ce qui peut arriver dans le modèle.
bluff-seats-open = Deux nombres joints par un tiret sont un intervalle : toutes choses égales par ailleurs, le nombre de mains peut s’y trouver n’importe où sans qu’aucun joueur puisse gagner plus de { $within } jeton en jouant autrement.
bluff-seats-limits = Pour que le calcul reste court, le modèle est ici plus grossier, même à deux joueurs. On poque ou l’on relance de { $least } jeton ou de { $more }, jusqu’à { $most } en tout. Les mains sont de quatre sortes : rien, une petite paire, une grande paire, trois cartes et plus. Nous avons compté sur { $deals } donnes combien de fois deux sortes se rencontrent.

## Méthode

bluff-method = Comment nous l’avons résolu
bluff-method-deal = On donne et l’on garnit le tableau comme pour { $seats } joueurs. Deux d’entre eux enchérissent : le premier en cartes et son voisin. Le modèle fait passer les deux autres, et ne déduit rien du fait qu’ils passent.
bluff-method-cards = Une main compte par sa meilleure combinaison. Nous groupons les rangs : les mains sans combinaison selon qu’elles ont ou non une carte du plus haut rang, les paires en { N($pairs) } groupes, les brelans en { N($threes) }, et tous les carrés en un seul. On sait exactement combien de fois deux groupes se rencontrent, et combien de fois le premier est le meilleur.
bluff-method-chips = C’est notre moteur qui joue l’enchère, selon les articles du texte. Il interroge, et le modèle offre peu de réponses : poquer ou relancer de { $least } jeton ou de { $more }. Chaque joueur met { $most } jetons au plus, et aucun n’est à court de jetons. Ce qui reste dans la case compte pour moitié à chacun, de même que les mises que personne ne gagne ; si personne ne prend la case, le premier en cartes entame.
bluff-lower = Dans « { $text } », on peut relancer plus longtemps : le modèle s’arrête donc à { $most }.
bluff-method-lead = L’entame vaut ce qu’elle fait gagner au premier en cartes de plus qu’aux autres. Nous avons calculé cette valeur sur { $deals } donnes jouées par les joueurs prudents de ce site. À côté figure l’intervalle de confiance à 95 pour cent. Si cette valeur peut être due au hasard, l’entame compte pour rien.
bluff-method-solved = À deux joueurs, { $library } résout le modèle exactement, comme un programme linéaire sur tout ce que chacun peut faire. Sur l’ensemble du jeu, les deux réunis ne gagneraient pas même { $gap } jeton de plus si chacun savait comment joue l’autre.
bluff-method-open = Plusieurs façons de jouer peuvent se valoir : nous donnons donc un intervalle quand celles qui perdent moins de { $open } jeton ne s’accordent pas. Nous ne disons rien d’une main qui se présente dans moins d’une donne sur cent.
bluff-method-several = À trois et à quatre, { $library } réduit le regret par la méthode CFR+. Pour éprouver les deux procédés, nous résolvons d’abord des jeux connus, puis, par l’un et par l’autre, le texte nommé en dernier. Voici ce que gagne le joueur assis à la première place :
bluff-known = { $game ->
    [kuhn_poker] Le poker de Kuhn (−1/18)
    [kuhn3] Le poker de Kuhn à trois
   *[leduc_poker] Le hold’em de Leduc
} : { $ours } par notre procédé, { $library } avec la version du jeu que fournit la bibliothèque
bluff-again = « { $text } » : par le calcul exact { $worth }, en poquant avec { $exact } mains sans combinaison sur cent ; par CFR+ { $other }, avec { $driven } mains
bluff-method-lost = Un bluff vaut ce que perd un joueur qui ne poque ni ne relance jamais sans rien en main, si l’autre le sait. Nous prenons la moyenne des deux places.
bluff-otherwise = Si le modèle était autre
bluff-otherwise-about = Dans quelle mesure le résultat dépend-il des limites du modèle ? Nous avons aussi essayé des relances de { $low }, { $middle } ou { $high } jetons jusqu’à { $finer }, et des mises jusqu’à { $higher }. Puis nous avons rangé les paires en { N($pairs) } groupes et les brelans en { N($threes) }, et compté l’entame à la plus basse, puis à la plus haute valeur de son intervalle. La valeur d’un bluff ne bouge guère, tandis que le nombre de mains avec lesquelles on poque peut varier de plusieurs sur cent.
bluff-otherwise-from = { $about } sur cent
bluff-otherwise-model = Modèle
bluff-how = { $how ->
    [finer] plus de montants
    [higher] mises plus hautes
    [groups] plus de groupes de mains
    [low] l’entame au plus bas
    [high] l’entame au plus haut
   *[as] comme ci-dessus
}
bluff-numbers = Les nombres de chaque modèle
bluff-numbers-about = Avec ces nombres et la description ci-dessus, chacun peut recalculer le jeu à deux.
bluff-most = Mise la plus haute
bluff-forehand = Gain du premier en cartes par donne
bluff-left = Le modèle laisse de côté « { $text } », où l’on nomme plusieurs combinaisons d’une même main pour une mise fixe.
bluff-method-again = Pour tout recalculer, lancez <code>{ $command }</code> (moteur { $engine }). Résultats du { $day }, état { $commit }.
bluff-clauses = Les articles sur lesquels repose le modèle
