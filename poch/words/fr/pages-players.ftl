### La force des joueurs : chaque force à la place de celle qui la précède.

players-title = La force des joueurs
players-description = Combien de jetons chaque niveau des joueurs de l’ordinateur gagne sur le niveau inférieur, texte par texte, avec des intervalles.
players-lead = Le joueur prévoyant gagne contre des joueurs qui comptent les cartes. Dans { $surely } textes sur { $texts }, le hasard seul n’explique guère son gain.
players-open = Dans { $n }, nous ne pouvons pas encore le dire, car la différence peut être due au hasard.
players-worse = Dans { $n }, il perd.
players-chart = Combien de jetons de plus par donne gagne un joueur prévoyant, par rapport à un joueur qui compte les cartes, texte par texte, avec des intervalles ; les nombres sont dans le tableau
players-caption = Chaque point montre combien de jetons de plus par donne gagne un joueur prévoyant, par rapport à un joueur qui compte à la même place. Le trait est l’intervalle à 95 %. Les textes suivent l’ordre des années.
players-strengths = Les quatre niveaux
players-habit = { $strength ->
    [random] Un joueur qui joue au hasard pose une carte au hasard et parle au hasard, parmi ce qui est permis.
    [cautious] Un joueur prudent joue le plus souvent la plus basse carte de sa plus longue couleur. Pour poquer, il se règle sur sa meilleure combinaison, avec une petite part de hasard.
    [counting] Un joueur qui compte retient les cartes vues ; il joue la carte qui vide le mieux sa main et lui garde probablement l’entame. Pour poquer, il met en balance la mise et les jetons à gagner, selon les chances de sa combinaison.
   *[farsighted] Un joueur prévoyant joue jusqu’au bout des donnes compatibles avec ce qu’il a vu, et fait ce qui rapporte le plus. Mais après une mise ou une relance d’un autre, ce joueur répond comme un joueur qui compte.
}
players-play = Quand vous <a href="{ $base }play/">jouez</a>, vous choisissez un niveau sous <i>Les autres jouent</i>. La donne finie, vous pouvez demander à chaque joueur la raison de ses choix.
players-texts = Texte par texte
players-texts-about = En jetons par donne, avec l’intervalle à 95 %. Quand l’intervalle contient 0, la différence peut être due au hasard.
players-careful = Dans { $n ->
    [1] un texte
   *[other] { $n } textes
}, un joueur prudent perd même contre des joueurs qui jouent au hasard.
players-text = Texte
players-over = { $strength ->
    [cautious] le prudent, contre le jeu au hasard
    [counting] celui qui compte, contre le prudent
   *[farsighted] le prévoyant, contre celui qui compte
}
players-from-to = { $low } à { $high }
players-method = Comment nous avons mesuré
players-method-seat = { BEGIN(N($seats)) } joueurs sont à table. Nous jouons chaque donne deux fois : une fois avec le niveau le plus faible à toutes les places, une fois avec le plus fort à l’une d’elles. Cette place change d’une donne à l’autre. Nous comptons ce qu’elle gagne au-delà de la moyenne de la table. Le gain est ce que le joueur le plus fort gagne de plus à cette place.
players-method-deals = Le joueur prévoyant a joué { $few } donnes de chaque texte, les autres { $many }.
players-method-ahead = Pour une seule réponse, un joueur prévoyant joue environ { $playouts } fois une donne jusqu’au bout. Il essaie plusieurs réponses sur les mêmes donnes, dans chacune desquelles il aurait vu exactement ce qu’il a vu. À partir de là, tous jouent comme un joueur qui compte. Il ne s’écarte du choix de celui-ci que si un autre choix rapporte davantage, et que l’écart dépasse une erreur type. Après une mise ou une relance d’un autre, le joueur prévoyant répond comme un joueur qui compte, parce que, lors d’un court essai selon les règles de 1765, d’autres réponses ont perdu.
players-method-calls = Certaines donnes reviennent plus souvent : celles où les autres auraient plus probablement parlé comme ils l’ont fait. La probabilité que les autres parlent ainsi, nous la prenons au <a href="{ $base }odds/bluff/">modèle des bluffs</a>.
players-method-limits = Un être humain ne joue pas comme un joueur qui compte. Contre vous, un joueur prévoyant gagnera donc peut-être plus, ou moins, qu’ici.
players-method-again = <code>{ $command }</code> mesure à nouveau les textes dont les règles ont changé, et tous avec <code>PLAYERS=--all</code> (moteur { $engine }). Dernière mesure le { $day }, état <code>{ $commit }</code>.
policy-players = { $policy ->
    [random] des joueurs qui jouent au hasard
    [cautious] des joueurs prudents
    [counting] des joueurs qui comptent les cartes
   *[farsighted] des joueurs prévoyants
}
