teach-title = Enseigner
teach-description = Un cours de vingt minutes sur le hasard et le bluff, un autre de quarante-cinq avec des cartes, des fiches avec leur corrigé, et une partie pour chaque élève.
teach-lead = Commencez par le cours de vingt minutes : il demande un projecteur, mais ni cartes ni connaissance des jeux.
teach-twenty = Vingt minutes : hasard, probabilités et bluff
teach-twenty-lead = Ouvrez <a href="{ $base }tours/chance-odds-and-bluff/">le cours sur le projecteur</a> : à côté du texte, un tableau montre une donne. À chacune des cinq questions, la classe écrit d’abord sa réponse. <a href="{ $base }teach/questions/">Imprimez les questions</a> pour les élèves ; les réponses sont sur une seconde feuille, pour vous.
teach-at = Minutes { $from } à { $to }
teach-answer = Notre réponse
teach-stop = Montrer sur le projecteur
teach-forty-five = Quarante-cinq minutes avec des cartes et un tableau
teach-forty-five-lead = Par groupes de quatre, les élèves impriment un tableau et jouent deux donnes, puis répondent aux mêmes cinq questions. <a href="{ $base }teacher/">Tout le cours tient sur une feuille</a> : que faire, quand et pourquoi.
teach-alone = Une partie que chaque élève joue seul
teach-alone-lead = Donnez cette adresse en devoir. La partie s’arrête { $stops } fois pour poser une question, et une mauvaise réponse ne coûte rien.
teach-alone-1789 = Pour le cours d’histoire, il y a <a href="{ $base }first-game/1789/">une partie selon les règles de 1789</a> ; elle s’arrête là où ces règles diffèrent de celles d’aujourd’hui.
teach-alone-report = À la fin, la page dit à combien de questions l’élève a répondu du premier coup. Il est seul à le voir, car rien n’est envoyé ni conservé. Si vous voulez connaître ce nombre, demandez à l’élève une image de cette page.
teach-worksheets = Fiches
teach-worksheets-lead = Chaque fiche a douze questions sur de vraies donnes, dont les cartes sont dessinées et triées. Le corrigé a sa propre page. Commencez par <a href="{ $base }exercises/poch-modern-pagat/">le jeu d’aujourd’hui</a> ; <a href="{ $base }exercises/#sheets">chaque autre texte</a> a aussi sa fiche.
teach-needs = Ce qu’il faut, et combien de temps cela prend
teach-needs-what = Quoi
teach-needs-minutes = Minutes
teach-needs-players = Joueurs
teach-needs-sheets = Feuilles
teach-needs-more = De plus
teach-class = la classe
teach-four = groupes de quatre
teach-each = chacun seul
teach-row-twenty = Hasard, probabilités et bluff
teach-row-twenty-sheets = une par élève, une pour vous
teach-row-twenty-more = un projecteur
teach-row-forty-five = Cartes et tableau
teach-row-forty-five-sheets = sept par groupe, une pour vous
teach-row-forty-five-more = des ciseaux ; un projecteur pour les dix dernières minutes
teach-row-alone = La première partie
teach-row-alone-sheets = aucune
teach-row-alone-more = un écran par élève ; un téléphone suffit
teach-row-worksheets = Douze questions
teach-row-worksheets-sheets = { NUMBER($n) } par élève, une avec le corrigé
teach-row-worksheets-more = rien
teach-offline = Pas de réseau en classe ? Tout ce qui est sur papier s’en passe, et vous pouvez <a href="{ $base }reading-offline/">emporter ces pages</a>. Toutes les feuilles s’impriment en A4 et en Letter.
teach-next = Ensuite : <a href="{ $base }how-to-play/">comment jouer</a>, pour vous-même, ou <a href="{ $base }museum/">la page des musées</a>, si la classe en visite un.

teach-questions-title = Cinq questions sur le hasard et le bluff
teach-questions-description = Cinq questions pour une classe, sur une feuille, avec les réponses sur une seconde.
teach-questions-lead = Il y a trente-deux cartes. La dernière n’est pas distribuée, mais retournée : sa couleur est l’atout. À quatre, le donneur ne reçoit donc que sept cartes, et chacun des autres huit. Le roi et la dame d’atout dans une même main sont le mariage ; le sept, le huit et le neuf sont la séquence. Une combinaison, ce sont deux, trois ou quatre cartes d’un même rang.
teach-questions-name = Nom :
