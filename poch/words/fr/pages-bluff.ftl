### Ce qu’une règle fait d’un bluff : l’enchère résolue comme un jeu à deux, un modèle.

bluff-title = Ce qu’une règle fait d’un bluff
bluff-description = Comment les meilleurs joueurs enchérissent selon chaque texte du Poch, ce que leur vaut un bluff, et quelles règles y changent quelque chose. Un modèle de deux à quatre joueurs.
bluff-lead = On bluffe pour ce qui est sur la table. { $undressed ->
    [1] Un texte laisse vide la case Poch.
   *[other] { $undressed } textes laissent vide la case Poch.
} Dans { $idle } d’entre eux, qui n’enchérit jamais ne perd rien.
bluff-lead-led = Dans « { $text } », le gagnant entame aussi. Cela vaut { $lead } jetons, et un joueur qui n’enchérit jamais en perd { $never } par donne.
bluff-tour = Une visite guidée mène à travers cinq de ces règles.
bluff-model = C’est un modèle à deux joueurs, et plus bas à trois et à quatre. Il ne fait partie d’aucun texte. Il ne change aucun signe en marge.

## L’image

bluff-chart = Perte par donne de qui n’enchérit jamais, texte par texte, à côté du gain possible ; les nombres sont près des barres
bluff-bar = { $text } : qui n’enchérit jamais perd { $never } jetons par donne ; il y a { $pool } jetons dans la case, et l’entame vaut { $lead }
bluff-caption = Les textes suivent l’ordre des années. Le nombre est ce que vous perdez par donne, en jetons, si vous n’enchérissez jamais et que l’autre le sait. C’est la moyenne des deux places.
bluff-caption-half = Là où passer est définitif, nul besoin de résoudre un jeu : c’est la moitié de ce qu’il y a à gagner, fois la probabilité qu’un joueur puisse enchérir.
bluff-key-never = ce que perd qui n’enchérit jamais
bluff-key-pool = jetons dans la case
bluff-key-lead = ce que vaut l’entame, si elle va au gagnant de l’enchère

## Case vide

bluff-undressed = S’il n’y a rien à gagner
bluff-undressed-about = Une case vide se remplit-elle autrement ? Nous avons joué { $deals } donnes selon chacun de ces textes, en laissant ce que personne n’a gagné. Au début de l’enchère, { $most ->
    [0] la case n’a jamais contenu un jeton
   *[other] la case n’a jamais contenu plus de { $most } jetons
}. Il ne reste alors que l’entame à gagner.
bluff-led = le gagnant de l’enchère entame, ce qui vaut { $lead } jetons ({ $low } à { $high }). Qui n’enchérit jamais perd { $never } jetons par donne.
bluff-led-chance = le gagnant de l’enchère entame. D’après nos donnes, cela vaut entre { $low } et { $high } jetons, peut-être donc rien. Le modèle ne compte rien, et qui n’enchérit jamais ne perd rien.
bluff-not-led = le gagnant ne gagne pas l’entame. Qui n’enchérit jamais ne perd rien.

## Mains

bluff-hands = Ce que fait le meilleur joueur
bluff-hands-about = Sur cent mains sans combinaison, avec une paire ou avec un brelan, combien de fois le premier en cartes poque-t-il aussitôt ? Et sur cent mains devant lesquelles on a poqué, combien de fois l’autre tient-il ou relance-t-il ? Deux nombres veulent dire que le meilleur jeu peut se trouver n’importe où entre eux. La dernière colonne est la valeur du bluff sans rien en main, en jetons par donne : la moyenne, puis le premier en cartes et l’autre. Entre parenthèses figure ce que l’autre perd s’il ne poque jamais après un « je passe », car dans le modèle personne ne peut plus y répondre. Les textes où il n’y a rien à gagner sont laissés de côté, car tout jeu qui ne perd rien y est aussi bon.
bluff-text = Texte
bluff-knocks = Le premier en cartes poque avec
bluff-along = L’autre tient ou relance avec
bluff-hand = { $hand ->
    [nothing] rien
    [pair] une paire
   *[three] un brelan
}
bluff-worth = Un bluff vaut
bluff-not-asked = non interrogé
bluff-rare = trop rare

## Règles

bluff-rules = Une règle changée
bluff-rules-about = { $n } fois, nous avons remplacé une seule règle par celle d’un autre texte ou d’une autre lecture, et rien d’autre. Là où la règle décide de la distribution ou de l’entame, nous avons recompté ce que vaut l’entame. Chaque nombre vaut avant et après ; un nombre seul veut dire qu’aucun changement n’est certain. Un tiret veut dire que personne ne le peut, ou qu’il n’y a rien à gagner.
bluff-never = Qui n’enchérit jamais perd
bluff-read = (lu comme « { $reading } »)

## Case gardée

bluff-carried = Si les mises sont restées dans la case
bluff-carried-about = Personne n’a poqué, et la case a reçu de nouvelles mises. Voici ce que devient un bluff sans rien en main, dans les textes qui le permettent et garnissent la case.
bluff-pool = Jetons dans la case
bluff-knocks-nothing = Le premier en cartes poque sans rien en main
bluff-along-nothing = L’autre tient ou relance sans rien en main

## Places

bluff-seats = Trois et quatre joueurs
bluff-seats-lead = Dans « { $text } », le premier en cartes poque avec { $two } mains sur cent sans combinaison, contre un seul autre joueur. Contre deux, c’est { $three }, et contre trois { $four }. Il en va autrement dans d’autres textes.
bluff-seats-about = La distribution et la case sont les mêmes ; seuls les joueurs qui enchérissent sont plus nombreux. Chaque ligne donne les fois sur cent : à deux, à trois et à quatre. Les textes où il n’y a rien à gagner sont laissés de côté. Un tiret veut dire que personne ne peut poquer ainsi.
bluff-seats-knocks = Le premier en cartes poque avec { $hand ->
    [nothing-1] rien
   *[pair-1] une petite paire
}
bluff-seats-model = À trois ou à quatre, aucune façon de jouer n’est à coup sûr la meilleure. La meilleure pour vous dépend de ce que fait chacun des autres.
bluff-seats-gain = Le jeu montré ici est-il loin du meilleur ? Si une seule place savait comment les autres jouent, elle gagnerait au plus { $gain } jeton de plus par donne. C’est une somme exacte, sur tout ce qui peut arriver dans le modèle.
bluff-seats-open = Deux nombres joints par un tiret sont l’intervalle où cette part peut varier, tout le reste demeurant, avant qu’un joueur puisse gagner plus de { $within } jeton en répondant autrement.
bluff-seats-limits = Pour que le calcul reste court, le modèle est plus grossier ici, à deux joueurs aussi. On poque ou relance de { $least } jeton ou de { $more }, jusqu’à { $most } en tout. Les mains sont de quatre sortes : rien, une petite paire, une grande paire, trois cartes et plus. La fréquence des rencontres est comptée sur { $deals } donnes.

## Méthode

bluff-method = Comment nous l’avons résolu
bluff-method-deal = On donne et on garnit le tableau comme pour { $seats } joueurs. Deux d’entre eux enchérissent : le premier en cartes et son voisin. Le modèle fait passer les deux autres, et n’en conclut rien.
bluff-method-cards = Une main compte par sa meilleure combinaison. Nous groupons les rangs : les mains sans combinaison selon qu’elles ont le plus haut rang, les paires en { N($pairs) } groupes, les brelans en { N($threes) } ; tous les carrés forment un groupe. La fréquence des rencontres de deux groupes est exacte, comme la part où le premier est meilleur.
bluff-method-chips = Notre moteur joue l’enchère, selon les articles du texte. Il interroge, et le modèle offre peu de réponses : poquer ou relancer de { $least } jeton ou de { $more }, jusqu’à { $most } en tout pour chaque joueur. Personne ne manque de jetons. Ce qui reste dans la case compte pour moitié à chacun, comme les mises que personne ne gagne ; si personne ne prend la case, le premier en cartes entame.
bluff-lower = Dans « { $text } », on peut relancer plus longtemps ; le modèle s’y arrête à { $most }.
bluff-method-lead = L’entame vaut ce que le premier en cartes gagne de plus que les autres en entamant. Nous l’avons compté sur { $deals } donnes de joueurs prudents, qui jouent comme les joueurs prudents de ce site. À côté figure l’intervalle de confiance à 95 pour cent. Si ce peut être le hasard, elle ne compte rien.
bluff-method-solved = À deux, { $library } résout le modèle exactement, comme un programme linéaire sur tout ce que chacun peut faire. Sur l’ensemble du jeu, les deux joueurs gagneraient à eux deux moins de { $gap } jeton de plus, chacun sachant comment l’autre joue.
bluff-method-open = Plusieurs façons de jouer peuvent être aussi bonnes ; un intervalle est donc donné si celles qui perdent moins de { $open } jeton ne s’accordent pas. D’une main qui vient dans moins d’une donne sur cent, nous ne disons rien.
bluff-method-several = À trois et à quatre, { $library } réduit le regret par la méthode CFR+. Pour éprouver les deux chemins, nous résolvons d’abord des jeux connus, puis le dernier texte nommé par l’un et par l’autre. Le nombre est ce que gagne la première place :
bluff-known = { $game ->
    [kuhn_poker] Le poker de Kuhn (−1/18)
    [kuhn3] Le poker de Kuhn à trois
   *[leduc_poker] Le hold’em de Leduc
} : { $ours } par notre chemin, { $library } par le jeu de la bibliothèque
bluff-again = « { $text } » : { $worth } exactement, et l’on poque avec { $exact } mains sur cent sans combinaison ; par CFR+ { $other }, avec { $driven }
bluff-method-lost = Un bluff vaut ce que perd un joueur qui ne poque ni ne relance jamais sans rien en main, si l’autre le sait. Nous prenons la moyenne des deux places.
bluff-otherwise = Si le modèle était autre
bluff-otherwise-about = Le résultat dépend-il des limites du modèle ? Nous avons aussi essayé des relances de { $low }, { $middle } ou { $high } jetons jusqu’à { $finer }, des mises jusqu’à { $higher }, des paires en { N($pairs) } groupes et des brelans en { N($threes) }, et l’entame à chaque bout de son intervalle. La valeur d’un bluff ne bouge guère, tandis que la part des mains où l’on poque varie de quelques-unes sur cent.
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
bluff-numbers-about = Avec eux et la description ci-dessus, on peut recalculer le jeu à deux.
bluff-most = Mise la plus haute
bluff-forehand = Gain du premier en cartes par coup
bluff-left = Le modèle ne prend pas « { $text } », où l’on nomme plusieurs combinaisons d’une main pour une mise fixe.
bluff-method-again = Pour tout recalculer, lancez <code>{ $command }</code> (moteur { $engine }). Résolu le { $day }, état { $commit }.
bluff-clauses = Les articles sur lesquels repose le modèle
