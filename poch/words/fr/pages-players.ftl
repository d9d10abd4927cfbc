### La force des joueurs : chacun à la place de celui qui le précède.

players-title = La force des joueurs
players-description = Combien de jetons chaque force des joueurs de l’ordinateur gagne sur la précédente, texte par texte, avec des intervalles.
players-lead = Le joueur prévoyant gagne contre des joueurs qui comptent les cartes. Dans { $surely } textes sur { $texts }, nos donnes n’en laissent aucun doute.
players-open = Dans { $n }, on ne peut encore le dire : la différence peut être due au hasard.
players-worse = Dans { $n }, il perd.
players-chart = Ce qu’un joueur prévoyant gagne par donne de plus qu’un joueur qui compte les cartes, texte par texte, avec son intervalle ; les nombres sont dans le tableau
players-caption = Un point est le nombre de jetons qu’un joueur prévoyant gagne par donne de plus qu’un joueur qui compte, à la même place. Le trait est l’intervalle à 95 %. Les textes se suivent selon leurs années.
players-strengths = Les quatre forces
players-play = Choisissez une force sous <i>Les autres jouent</i> quand vous <a href="{ $base }play/">jouez</a>. La donne finie, vous pouvez demander à chaque joueur la raison de ses choix.
players-texts = Texte par texte
players-texts-about = En jetons par donne, avec l’intervalle à 95 %. Si l’intervalle contient 0, la différence peut être due au hasard.
players-text = Texte
players-over = { $strength ->
    [cautious] prudent contre téméraire
    [counting] qui compte contre prudent
   *[farsighted] prévoyant contre celui qui compte
}
players-from-to = { $low } à { $high }
players-method = Comment nous avons mesuré
players-method-seat = { $seats } joueurs sont à table. Nous jouons chaque donne deux fois : une fois avec la force la plus faible à toutes les places, une fois avec la plus forte à l’une d’elles. La place change à chaque donne. Le gain est ce que cette place gagne de plus, au-delà de la moyenne de la table.
players-method-deals = Le joueur prévoyant a joué { $few } donnes de chaque texte, les autres { $many }.
players-method-ahead = Pour une seule réponse, un joueur prévoyant joue environ 240 donnes jusqu’au bout. Dans chacune, sa place aurait vu exactement ce qu’elle a vu. À partir de là, tous jouent comme un joueur qui compte. Il ne s’écarte du choix de celui-ci que pour mieux, de plus d’une erreur type.
players-method-calls = Les donnes où les autres annonceraient plus volontiers ce qu’ils ont annoncé reviennent plus souvent. Nous en tirons la probabilité du <a href="{ $base }odds/bluff/">modèle des bluffs</a>.
players-method-limits = Personne ne joue comme un joueur qui compte. Contre vous, il peut faire mieux ou moins bien qu’ici.
players-method-again = <code>{ $command }</code> a mesuré cela avec le moteur { $engine } le { $day }, au commit <code>{ $commit }</code>.
