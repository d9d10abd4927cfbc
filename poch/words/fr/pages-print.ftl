print-title = À imprimer
print-description = Les règles de chaque texte jouable sur une feuille de papier, et son tableau.
print-lead = Pour une classe ou une table de musée, imprimez les règles du texte de votre choix sur une feuille A4 ou Letter. Le tableau est un dessin pour A3 ou A4, sur lequel on pose les jetons.
print-other = Toutes les autres pages s’impriment aussi. Les menus et les boutons disparaissent, les cartes et les tableaux deviennent des contours, et les liens de simples mots. L’adresse et la citation figurent au bas de la page.
print-text = Texte
print-sheet = Règles sur une feuille
print-board = Tableau
print-handout = Feuille
print-handout-of = Feuille à imprimer : { $title }
print-page = Page
print-page-of = Page du tableau : { $title }
print-svg-of = Tableau en SVG : { $title }

handout-title = Règles sur une feuille : { $title }
handout-description = Les règles de « { $title } » sur une feuille, comme la source les donne, pour une classe ou une table.
handout-way = Une feuille, A4 ou Letter : imprimez cette page.
handout-to-board = Le tableau à imprimer
handout-needs = Il vous faut :
handout-needs-what = { $facts } · le même nombre de jetons pour chacun
handout-about = Voici les règles telles que ce texte les donne, formulées avec nos propres mots.
handout-without = Nous omettons ici ce que le texte donne comme variante maison : { $variations }.
handout-rights = { $address } · Règles et tableau CC0 1.0
handout-supplied = un ajout de notre part : ce que nous avons de la source ne le dit pas
handout-inferred = déduit par nous de ce que dit la source
handout-borrowed = emprunté à un autre texte, nommé ci-dessus
handout-disputed = disputé : lu ici comme le disent les mots entre crochets

board-title = Tableau à imprimer : { $title }
board-description = Le tableau de « { $title } » comme la source le donne, à imprimer pour une classe ou une table.
board-of = Tableau : { $title }
board-sheet = Ses règles sur une feuille
board-how = Imprimez cette page en format paysage, sans marges. En A3, n’importe quels jetons tiennent dans les cases ; en A4, il en faut de petits.
board-drawn = Nous avons dessiné le tableau d’après <a href="../#the-board">les articles qui le décrivent</a>. Les cases portent les noms que le texte leur donne ; à côté figurent les cartes qui les gagnent.
board-free = Le dessin est libre pour tout usage (CC0 1.0).
board-download = Télécharger le dessin en SVG, au format A3
board-pool = { POOL($pool) }
how-board = Un tableau rond : huit cases pour l’as, le roi, la dame, le valet, le dix, le Mariage, la Séquence et le Poch, et le Centre au milieu
board-shown = Le tableau, avec { $facts }

coverage-title = { $title } : où voir chaque article
coverage-description = Les donnes où vous pouvez voir chaque article de « { $title } », et pourquoi certains articles n’y sont pas.
coverage-heading = Où voir chaque article
coverage-lead = Chaque étape d’une donne nomme un seul article, celui qui la permet ; c’est donc là qu’on le voit à l’œuvre. Un lien vers une donne mène à la première étape qui nomme l’article.
coverage-count = { $clauses ->
    [0] Aucun article :
    [one] Un article :
   *[other] { NUMBER($clauses) } articles :
} { $parts }. Ensemble, ils fixent { $rules }.
coverage-seen = { NUMBER($n) } se voient dans { $hands }
coverage-idle = { $n ->
    [0] chacun fixe quelque chose
    [one] un ne fixe rien
   *[other] { NUMBER($n) } ne fixent rien
}
coverage-unseen = { $n ->
    [0] une étape peut montrer tout ce qu’ils fixent
    [one] un fixe ce qu’aucune étape ne peut montrer
   *[other] { NUMBER($n) } fixent ce qu’aucune étape ne peut montrer
}
coverage-no-step = Aucune étape ne peut le montrer : { $why }
coverage-clauses = Article par article
coverage-rules = Règle par règle
coverage-sentences = Phrase par phrase
coverage-sentences-count = { $work } : { $claimed } phrases sur { $n } figurent ici dans au moins un article{ $idle ->
    [0] {""}
    [one] , et une ne dit aucune règle
   *[other] , et { NUMBER($idle) } ne disent aucune règle
}. Les parties d’une longue phrase comptent comme des phrases. { $stated ->
    [0] Aucun article énoncé ne repose sur ce texte.
    [one] Un article énoncé repose sur ce texte{ $named ->
        [0] , mais ne nomme pas sa phrase.
       *[other] {" "}et nomme sa phrase.
    }
   *[other] { BEGIN(N($stated)) } articles énoncés reposent sur ce texte, et { $named ->
        [all] tous nomment leur phrase.
        [0] aucun ne nomme sa phrase.
        [one] un seul nomme sa phrase.
       *[other] { N($named) } nomment leur phrase.
    }
}
coverage-sentence-cut = notre copie s’interrompt
coverage-optional = au choix
coverage-every = Dans toutes les donnes, par exemple :
coverage-more = { $n ->
    [0] et aucune autre
    [one] et une autre
   *[other] et { NUMBER($n) } autres
}
coverage-command = La commande <code>poch cover { $slug }</code> montre la même chose pour les donnes et pour les exemples qui servent de tests.
cards-title = Cartes et jetons à découper
cards-description = Un jeu de 32, 36 ou 52 cartes aux couleurs françaises ou allemandes, et des jetons, à imprimer et à découper.
cards-lead = Choisissez un jeu et imprimez-le sur du papier fort. Neuf cartes remplissent une page A4 ou Letter. Elles font 62 millimètres sur 86. Les jetons pour quatre joueurs prennent une page de plus, et chacun porte sa valeur. Pour plus de joueurs, imprimez cette page deux fois.
cards-unscripted = Pour voir les cartes, il faut JavaScript.
cards-boards = Vous trouverez <a href="{ $base }to-print/">des tableaux et des règles à imprimer</a> pour chaque texte.
to-print-cards = Pas de cartes sous la main ? <a href="{ $base }cards/">Imprimez des cartes et des jetons</a> à découper.
to-print-labels = Pour les musées, il y a des cartels et d’autres choses sur <a href="{ $base }museum/">une page à part</a>.
to-print-teacher = Pour une classe, il y a des cours et des fiches sous <a href="{ $base }teach/">Enseigner</a>.

how-name = { $game ->
    [comete] Commit
    [tripoley] Rummoli
   *[other] { game-name }
}
how-game = { how-name } : la règle du jeu
how-game-description = { $title } : ce qu’il faut, comment on joue et quand cela finit, pour ceux qui ne connaissent pas ce jeu.
how-game-lead = De nos textes qui portent le nom de { how-name } et qui vont jusqu’à la fin du jeu, <a href="{ $link }">{ $title }</a> est celui qui nous laisse le moins à décider. En voici les règles, formulées avec nos propres mots. Le signe <abbr class="ours">+</abbr> suit ce que nous avons choisi, parce que notre copie ne le dit pas, et le signe <abbr class="ours">†</abbr> ce que nous en déduisons.
how-game-ways = <a href="{ $base }sources/{ $slug }/handout/">Imprimer la règle</a> sur une feuille, avec le tableau · <a href="{ $base }sources/{ $slug }/board/">Imprimer le tableau</a> · <a href="{ $base }play/?ruleset={ $slug }">Jouer une partie d’essai</a>
how-need = Ce qu’il faut
how-before = Avant de jouer
how-play = Le jeu
how-end = Comment cela finit
how-ours = notre choix
how-inferred = notre conclusion
how-table = À la table
how-hand = Voir une donne de ce jeu sur une page à part
how-others = Ce que d’autres textes font autrement
how-compare = comparer
how-alone = Il n’y a pas ici d’autre texte de ce jeu.
how-to-poch = Le Poch : la règle du jeu
how-in-english = { "" }
how-no-page = Le jeu de { $game } n’a pas de page de règles comme celle-ci, parce qu’aucun de ses textes ici ne va jusqu’à la fin du jeu.
