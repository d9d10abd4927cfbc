### Ce qu’une règle fait d’un bluff : l’enchère résolue comme un jeu à deux, un modèle.

bluff-title = Ce qu’une règle fait d’un bluff
bluff-description = Comment enchérissent les meilleurs joueurs selon chaque texte du Poch, ce que leur vaut un bluff, et quelles règles y changent quelque chose. Un modèle de deux à quatre joueurs.
bluff-lead = Pour bluffer, il faut qu’il y ait quelque chose à gagner. Or { $undressed ->
    [1] un texte laisse vide la case Poch.
   *[other] { N($undressed) } textes laissent vide la case Poch.
} Dans { N($idle) } d’entre eux, un joueur qui n’enchérit jamais ne perd rien.
bluff-lead-led = Dans « { $text } », le gagnant de l’enchère a aussi l’entame. Celle-ci vaut { $lead } jetons, et un joueur qui n’enchérit jamais en perd { $never } par donne.
bluff-tour = Une visite vous mène à travers cinq de ces règles.
bluff-model = C’est un modèle à deux joueurs, et plus bas à trois et à quatre. Il n’appartient à aucun des textes, et ne change aucun signe en marge.

## L’image

bluff-chart = Ce que perd par donne un joueur qui n’enchérit jamais, texte par texte, à côté de ce qu’il y a à gagner ; les nombres sont près des barres
bluff-bar = { $text } : en jetons, un joueur qui n’enchérit jamais perd { $never } par donne ; la case en contient { $pool }, et l’entame en vaut { $lead }
bluff-caption = Les textes suivent l’ordre des années. Le nombre est ce que vous perdez par donne, en jetons, si vous n’enchérissez jamais et que l’autre le sait : c’est la moyenne des deux places.
bluff-caption-half = Là où passer est définitif, il n’y a pas de jeu à résoudre : c’est la moitié de ce qu’il y a à gagner, multipliée par la probabilité qu’un joueur puisse enchérir.
bluff-key-never = ce que perd un joueur qui n’enchérit jamais
bluff-key-pool = jetons dans la case
bluff-key-lead = ce que vaut l’entame, si elle va au gagnant de l’enchère

## Case vide

bluff-undressed = S’il n’y a rien à gagner
bluff-undressed-about = Une case non garnie se remplit-elle autrement ? Nous avons joué { $deals } donnes selon chacun de ces textes, en laissant en place ce que personne n’avait gagné. Au début de l’enchère, { $most ->
    [0] il n’y a jamais eu de jeton dans la case
   *[other] la case n’a jamais contenu plus de { $most } jetons
}. Il ne reste alors que l’entame à gagner.
bluff-led = le gagnant de l’enchère a l’entame, ce qui vaut { $lead } jetons ({ $low } à { $high }). Un joueur qui n’enchérit jamais en perd { $never } par donne.
bluff-led-chance = le gagnant de l’enchère a l’entame. Dans nos donnes, cela vaut entre { $low } et { $high } jetons, donc peut-être rien. Le modèle compte zéro, et un joueur qui n’enchérit jamais ne perd rien.
bluff-not-led = le gagnant de l’enchère ne gagne pas l’entame. Un joueur qui n’enchérit jamais ne perd rien.

## Mains

bluff-hands = Ce que fait le meilleur joueur
bluff-hands-about = Sur cent mains sans combinaison, avec une paire ou avec un brelan, combien de fois le premier en cartes poque-t-il aussitôt ? Et sur cent mains devant lesquelles on a poqué, combien de fois l’autre tient-il ou relance-t-il ? Quand il y a deux nombres, le meilleur jeu peut se trouver n’importe où entre eux. La dernière colonne donne ce que vaut un bluff sans rien en main, en jetons par donne : la moyenne, puis le premier en cartes et l’autre. Entre parenthèses figure ce que perd l’autre à ne jamais poquer quand le premier a passé, parce que dans le modèle il ne reste personne pour répondre à ce poque. Les textes où il n’y a rien à gagner sont laissés de côté, car tout jeu qui n’y perd rien est aussi bon.
bluff-text = Texte
bluff-knocks = Le premier en cartes poque avec
bluff-along = L’autre tient ou relance avec
bluff-hand = { $hand ->
    [nothing] rien
    [pair] une paire
   *[three] un brelan
}
bluff-worth = Un bluff vaut
bluff-not-asked = n’a pas à parler
bluff-rare = trop rare

## Règles

bluff-rules = Une règle à la fois
bluff-rules-about = Nous avons remplacé { $n } fois une seule règle par celle d’un autre texte ou d’une autre lecture, sans rien changer d’autre. Là où la règle décide de la distribution ou de l’entame, nous avons compté de nouveau ce que vaut l’entame. Chaque nombre est donné avant et après ; un nombre seul veut dire qu’aucun changement n’est certain. Un tiret veut dire que personne ne peut le faire, ou qu’il n’y a rien à gagner.
bluff-never = Perte si l’on n’enchérit jamais
bluff-read = (avec la lecture « { $reading } »)

## Case gardée

bluff-carried = Si les mises sont restées dans la case
bluff-carried-about = Personne n’a poqué, et la case a été garnie une seconde fois. Voici ce que devient un bluff sans rien en main, dans les textes qui le permettent et qui garnissent la case.
bluff-pool = Jetons dans la case
bluff-knocks-nothing = Le premier en cartes poque sans rien en main
bluff-along-nothing = L’autre tient ou relance sans rien en main

## Places

bluff-seats = Trois et quatre joueurs
bluff-seats-lead = Dans « { $text } », face à un seul autre joueur, le premier en cartes poque avec { $two } mains sans combinaison sur cent. Face à deux, c’est { $three }, et face à trois { $four }. Dans d’autres textes, il en va autrement.
bluff-seats-about = La distribution et la case sont les mêmes ; il y a seulement plus de joueurs à enchérir. Chaque ligne donne le nombre de mains sur cent : à deux, à trois et à quatre. Les textes où il n’y a rien à gagner sont laissés de côté. Un tiret veut dire que personne ne peut poquer ainsi.
bluff-seats-knocks = Le premier en cartes poque avec { $hand ->
    [nothing-1] rien
   *[pair-1] une petite paire
}
bluff-seats-model = À trois ou à quatre, aucune façon de jouer n’est à coup sûr la meilleure, parce que celle qui vous convient le mieux dépend de ce que fait chacun des autres.
bluff-seats-gain = Le jeu montré ici est-il près du meilleur ? Si un seul joueur savait comment jouent les autres, il gagnerait au plus { $gain } jeton de plus par donne. C’est une somme exacte, sur tout ce qui peut arriver dans le modèle.
bluff-seats-open = Deux nombres joints par un tiret sont un intervalle : cette part peut y varier, toutes choses égales par ailleurs, avant qu’un joueur puisse gagner plus de { $within } jeton en répondant autrement.
bluff-seats-limits = Pour que le calcul reste court, le modèle est ici plus grossier, à deux joueurs aussi. On poque ou l’on relance de { $least } jeton ou de { $more }, jusqu’à { $most } en tout. Les mains sont de quatre sortes : rien, une petite paire, une grande paire, trois cartes et plus. C’est sur { $deals } donnes que l’on compte combien de fois elles se rencontrent.

## Méthode

bluff-method = Comment nous l’avons résolu
bluff-method-deal = On donne et l’on garnit le tableau comme pour { $seats } joueurs. Deux d’entre eux enchérissent : le premier en cartes et son voisin. Le modèle fait passer les deux autres, sans rien en déduire.
bluff-method-cards = Une main compte par sa meilleure combinaison. Nous groupons les rangs : les mains sans combinaison selon qu’elles ont ou non le plus haut rang, les paires en { N($pairs) } groupes, les brelans en { N($threes) }, tous les carrés en un seul. On sait exactement combien de fois deux groupes se rencontrent, et combien de fois le premier est le meilleur.
bluff-method-chips = C’est notre moteur qui joue l’enchère, selon les articles du texte. Il interroge, et le modèle offre peu de réponses : poquer ou relancer de { $least } jeton ou de { $more }. Chaque joueur met { $most } jetons au plus, et personne n’en manque. Ce qui reste dans la case compte pour moitié à chacun, de même que les mises que personne ne gagne ; si personne ne prend la case, le premier en cartes entame.
bluff-lower = Dans « { $text } », on peut relancer plus longtemps : le modèle s’arrête donc à { $most }.
bluff-method-lead = L’entame vaut ce que le premier en cartes gagne grâce à elle de plus que les autres. Nous l’avons compté sur { $deals } donnes de joueurs prudents, qui jouent comme les joueurs prudents de ce site. À côté figure l’intervalle de confiance à 95 pour cent. Si ce peut être l’effet du hasard, elle compte pour rien.
bluff-method-solved = À deux joueurs, { $library } résout le modèle exactement, comme un programme linéaire sur tout ce que chacun peut faire. Sur l’ensemble du jeu, même si chacun savait comment joue l’autre, les deux réunis gagneraient moins de { $gap } jeton de plus.
bluff-method-open = Plusieurs façons de jouer peuvent se valoir : nous donnons donc un intervalle quand celles qui perdent moins de { $open } jeton ne s’accordent pas. Nous ne disons rien d’une main qui se présente dans moins d’une donne sur cent.
bluff-method-several = À trois et à quatre, { $library } réduit le regret par la méthode CFR+. Pour éprouver les deux procédés, nous résolvons d’abord des jeux connus, puis le dernier texte nommé par l’un et par l’autre. Le nombre est ce que gagne la première place :
bluff-known = { $game ->
    [kuhn_poker] Le poker de Kuhn (−1/18)
    [kuhn3] Le poker de Kuhn à trois
   *[leduc_poker] Le hold’em de Leduc
} : { $ours } par notre procédé, { $library } par le jeu de la bibliothèque
bluff-again = « { $text } » : { $worth } exactement, en poquant avec { $exact } mains sans combinaison sur cent ; par CFR+ { $other }, avec { $driven }
bluff-method-lost = Un bluff vaut ce que perd un joueur qui ne poque ni ne relance jamais sans rien en main, si l’autre le sait. Nous prenons la moyenne des deux places.
bluff-otherwise = Si le modèle était autre
bluff-otherwise-about = Le résultat tient-il aux limites du modèle lui-même ? Nous avons aussi essayé des relances de { $low }, { $middle } ou { $high } jetons jusqu’à { $finer }, et des mises jusqu’à { $higher }. Puis nous avons rangé les paires en { N($pairs) } groupes et les brelans en { N($threes) }, et pris l’entame à chaque bout de son intervalle. La valeur d’un bluff ne bouge guère, tandis que la part des mains avec lesquelles on poque varie de quelques-unes sur cent.
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
bluff-numbers-about = Avec eux et la description ci-dessus, chacun peut recalculer le jeu à deux.
bluff-most = Mise la plus haute
bluff-forehand = Gain du premier en cartes par donne
bluff-left = Le modèle laisse de côté « { $text } », où l’on nomme plusieurs combinaisons d’une même main pour une mise fixe.
bluff-method-again = Pour tout recalculer, lancez <code>{ $command }</code> (moteur { $engine }). Résultats du { $day }, état { $commit }.
bluff-clauses = Les articles sur lesquels repose le modèle
