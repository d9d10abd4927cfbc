teacher-title = Un cours, sur une feuille
teacher-description = Un cours de quarante-cinq minutes avec le Poch, pour une classe : ce qu’il faut imprimer, que faire et quand, cinq questions et leurs réponses.
teacher-lead = Ce cours dure quarante-cinq minutes, par groupes de quatre, dès dix ans environ. Personne n’a besoin de connaître les jeux de cartes.
teacher-before = Avant le cours
teacher-before-print = Imprimez pour chaque groupe <a href="{ $base }sources/poch-modern-pagat/board/">un tableau</a>, <a href="{ $base }cards/">des cartes et des jetons</a>, ainsi que <a href="{ $base }sources/poch-modern-pagat/handout/">les règles</a>.
teacher-before-try = Jouez vous-même <a href="{ $base }first-game/">la première partie</a>. Elle prend cinq minutes.
teacher-lesson = Le cours
teacher-minutes = Minutes
teacher-what = Ce que vous faites
teacher-why = Dans quel but
teacher-board = Montrez <a href="{ $base }sources/poch-modern-pagat/board/">le tableau</a>. Demandez à quoi pourrait servir chaque case.
teacher-board-why = Les élèves déduisent les règles de l’objet, comme le fait un musée.
teacher-play = Chaque groupe joue deux donnes, la première cartes sur table.
teacher-play-why = Ils connaissent les trois parties : montrer, enchérir, jouer ses cartes.
teacher-chance = Posez les questions 1 à 3. Chacun écrit d’abord sa réponse.
teacher-chance-why = Ils découvrent l’équiprobabilité, la conjonction et le meilleur parmi plusieurs.
teacher-price = Posez la question 4.
teacher-price-why = Ils mettent un risque en balance avec ce qu’il peut rapporter.
teacher-back = Jouez <a href="{ $base }first-game/1789/">la partie de 1789</a> jusqu’au bluff. Demandez ce qui a changé, puis posez la question 5.
teacher-back-why = Ils voient que les règles ont une histoire, et que les sources ont des lacunes.
teacher-questions = Cinq questions
teacher-answers = Les réponses
teacher-ace = Quelle est la probabilité que quelqu’un ait l’as d’atout ?
teacher-ace-answer = Dans sept donnes sur huit, soit { $ace } % : dans une sur huit, c’est l’as lui-même qui est retourné.
teacher-rarer = Lequel est le plus rare, le mariage ou la séquence ?
teacher-rarer-answer = La séquence. À quatre joueurs, quelqu’un l’a dans { $sequence } % de toutes les donnes, alors que le mariage se voit dans { $marriage } %.
teacher-best = Parmi vos huit cartes, il y a deux as, et aucun rang n’y est trois fois. À quelle fréquence aucun des trois autres n’a-t-il trois ou quatre cartes d’un même rang ?
teacher-best-answer = Dans { $three } % des donnes où vous êtes assis après le donneur et recevez une telle main. Si l’on ne compte qu’un seul des trois autres, c’est { $one } %, ou { $dealer } % si c’est le donneur, qui n’a que sept cartes.
teacher-answer = Pour tenir, vous mettez deux jetons. Si votre combinaison est la meilleure, vous en prenez onze, dont les deux vôtres. Quand est-ce que cela rapporte ?
teacher-answer-answer = Si vous gagnez plus de deux fois sur onze. C’est moins d’une fois sur cinq.
teacher-bluff = Dans le jeu de 1789, tel que nous le lisons, on peut poquer sans rien en main. Il y a cinq jetons dans la case ; vous en misez trois, que vous perdez si quelqu’un tient. Quand le bluff rapporte-t-il ?
teacher-bluff-answer = Si tous les autres abandonnent plus de trois fois sur huit. Dans le jeu moderne, au contraire, personne ne peut poquer sans paire.
teacher-more = Chaque pourcentage est compté sur toutes les donnes possibles, et arrondi. Il y a pour chaque texte <a href="{ $base }exercises/">des exercices à imprimer, avec leurs réponses</a>, et une page de <a href="{ $base }odds/poch-modern-pagat/">probabilités</a>.
