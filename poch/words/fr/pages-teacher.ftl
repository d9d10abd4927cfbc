teacher-title = Un cours, sur une feuille
teacher-description = Un cours de quarante-cinq minutes avec le Poch, pour une classe : ce qu’il faut imprimer, que faire et quand, cinq questions et leurs réponses.
teacher-lead = Un cours de quarante-cinq minutes, par groupes de quatre, dès dix ans environ. Personne n’a besoin de connaître les jeux de cartes.
teacher-before = Avant le cours
teacher-before-print = Imprimez pour chaque groupe <a href="{ $base }sources/poch-modern-pagat/board/">un tableau</a>, <a href="{ $base }cards/">des cartes et des jetons</a> et <a href="{ $base }sources/poch-modern-pagat/handout/">les règles</a>.
teacher-before-try = Jouez vous-même <a href="{ $base }first-game/">la première partie</a>. Elle prend cinq minutes.
teacher-lesson = Le cours
teacher-minutes = Minutes
teacher-what = Ce que vous faites
teacher-why = But
teacher-board = Montrez <a href="{ $base }sources/poch-modern-pagat/board/">le tableau</a>. Demandez à quoi chaque case pourrait servir.
teacher-board-why = Les élèves devinent les règles d’après l’objet, comme le fait un musée.
teacher-play = Chaque groupe joue deux donnes, la première à cartes ouvertes.
teacher-play-why = Ils connaissent les trois parties : montrer, enchérir, jouer ses cartes.
teacher-chance = Posez les questions 1 à 3. Chacun écrit d’abord sa réponse.
teacher-chance-why = Ils rencontrent les chances égales, le « et », et le meilleur parmi plusieurs.
teacher-price = Posez les questions 4 et 5.
teacher-price-why = Ils mettent un risque en balance avec ce qu’il peut rapporter.
teacher-back = Jouez <a href="{ $base }first-game/1789/">la partie de 1789</a> jusqu’au bluff, et demandez ce qui a changé.
teacher-back-why = Ils voient que les règles ont une histoire, et que les sources ont des lacunes.
teacher-questions = Cinq questions, avec leurs réponses
teacher-ace = Quelle est la probabilité que quelqu’un ait l’as d’atout ?
teacher-ace-answer = Dans sept donnes sur huit, { $ace } % : dans une sur huit, l’as lui-même est la retourne.
teacher-rarer = Qu’est-ce qui est le plus rare, le mariage ou la séquence ?
teacher-rarer-answer = La séquence. À quatre joueurs, quelqu’un l’a dans { $sequence } % des donnes, et le mariage dans { $marriage } %.
teacher-best = Vous avez deux as. Combien de fois une paire est-elle la meilleure combinaison de la table ?
teacher-best-answer = Dans { $pair } % des donnes. On donne quatre mains, et c’est la meilleure qui compte.
teacher-answer = Tenir coûte deux jetons, et vous pouvez en gagner onze. Quand cela vaut-il la peine ?
teacher-answer-answer = Si vous gagnez plus de deux fois sur onze. C’est moins d’une fois sur cinq.
teacher-bluff = Vous n’avez rien. Vous misez trois jetons pour en gagner cinq. Quand le bluff vaut-il la peine ?
teacher-bluff-answer = Si les autres abandonnent plus de trois fois sur huit.
teacher-more = Chaque pourcentage est exact, à l’arrondi près. Il y a pour chaque texte <a href="{ $base }exercises/">une feuille d’exercices avec ses réponses</a>, et une page de <a href="{ $base }odds/poch-modern-pagat/">probabilités</a>.
