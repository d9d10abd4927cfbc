### Les pages qui comparent les textes : au choix, tous à la fois, par ressemblance, et le plus proche d’un jeu connu.

## Comparer

compare-title = Comparer
compare-description = Des textes sur le Poch, à votre choix, côte à côte et règle par règle, avec ce sur quoi chacun repose.
compare-lead = Mettez côte à côte les textes que vous voulez, règle par règle. Vous voyez ce que dit chacun et sur quoi cela repose. Vous voyez aussi où un texte se tait ou s’interrompt, et où nous ne l’avons pas vu.
compare-ways = <a href="{ $base }compare/matrix/">Tous les textes à la fois</a> : la matrice · <a href="{ $base }compare/rules/">Une règle à travers tous les textes</a> : qui dit quoi, et le plus ancien · <a href="{ $base }compare/likeness/">Ressemblance</a> : à quel point deux textes diffèrent · <a href="{ $base }cruxes/">Passages disputés</a> · <a href="{ $base }compare/which/">Quel jeu est le mien ?</a> : le texte le plus proche du vôtre
compare-choose = Choisissez deux textes ou plus, d’un même jeu
compare-game = Jeu
compare-all-games = Tous les jeux ensemble
compare-unscripted = Pour choisir des textes, il faut JavaScript. Sans lui, lisez deux à deux les textes d’un même jeu : le lien vers chaque paire est plus bas (en anglais).
synopsis-only = Seulement les différences
synopsis-degrees = Degré des différences
compare-texts = Textes
compare-two = Deux à deux
compare-two-about = Chaque texte avec chacun des autres, en commençant par les plus semblables ; ceux que l’on ne peut comparer que sur trop peu de règles viennent en dernier. Le nombre dit combien de règles sur cent diffèrent, parmi celles où les deux peuvent être comparés.

## Ce qu’on compare

compared = Ce qu’on compare
compared-about = Nous prenons chaque texte selon les lectures que nous y avons adoptées. Chaque règle a une réponse, et le degré de celle-ci dit d’où elle vient : des textes, d’un compte rendu, d’un autre texte ou de nous. Vous distinguez ainsi une différence que les deux textes énoncent d’une autre qui tient à notre lecture. La ressemblance et les pourcentages ne comptent que ce qui repose sur les deux textes eux-mêmes.
compared-italics = Une valeur en italique n’est pas fixée par le texte. Si nous l’avons ajoutée pour que l’on puisse jouer, ou si elle est empruntée à un autre texte ou reprise de lui, elle ne compte jamais. Si nous l’avons choisie parmi plusieurs lectures, elle compte, et vous la voyez avec les autres.

## Une case du tableau de comparaison

cell-seats = à { $seats } joueurs
cell-borrowed = Emprunté :
cell-adopted = Lecture adoptée :
cell-ours = Notre ajout :
cell-in-a-hand = dans une donne

## Tous les textes à la fois

matrix-title = Tous les textes à la fois
matrix-description = Toutes les règles de tous les textes en un seul tableau, dans l’ordre des années. Jeu : { game-name }.
matrix-title-of = { game-name } : tous les textes à la fois
matrix-others = D’autres jeux ont leur propre tableau :
matrix-lead = Les textes se suivent par années, et ceux qui ne sont pas datés viennent en dernier. Chaque case dit ce qu’un texte fixe : par un mot, ou par une lettre que la ligne ci-dessous explique. La valeur la plus fréquente n’est pas teintée.
matrix-italics = Ce qui est en italique n’est pas fixé par le texte lui-même, et ne compte donc pas dans ce tableau. Parmi ces valeurs, celles qui n’ont pas de barre sont des ajouts de notre part. Une barre pleine marque ce qui est repris d’un autre texte ou lui est emprunté, et une barre pointillée une lecture parmi plusieurs.
matrix-links = Chaque mot ou lettre mène à son article.
matrix-csv = Matrice en CSV
matrix-json = en JSON
matrix-side-by-side = Deux textes ou plus côte à côte
matrix-only = Seulement les lignes qui diffèrent
matrix-small = Petit, tout sur un écran
matrix-signs = Signes
matrix-empty = vide : sans objet
matrix-region = La matrice
matrix-rule = Règle
matrix-glance = D’un coup d’œil
matrix-undated = s. d.
matrix-square = { $siglum } : { $value }
matrix-rests = { $value } ({ $rests })

## Les points qui distinguent les textes d’un coup d’œil

point-vying = L’enchère vient
point-vying-about = Avant les annonces, après elles, ou au milieu : entre les cases des cartes seules et la Séquence
point-vying-before = avant
point-vying-after = après
point-vying-amid = au milieu
point-centre = Une case au centre
point-centre-about = Si le tableau a une case au milieu, outre celle du Poch
point-centre-has = oui
point-centre-lacks = non
point-dressed = Le Poch garni
point-dressed-about = Si chacun met un jeton dans la case du Poch avant la distribution
point-dressed-has = oui
point-dressed-lacks = non
point-marriage = Une case mariage
point-marriage-about = Si le roi et la dame ont une case ensemble
point-marriage-has = oui
point-marriage-lacks = non
point-sequence = Séquence
point-sequence-about = Ce qui prend la case de la Séquence : trois atouts, ou la meilleure suite
point-sequence-789 = 789
point-sequence-run = suite
point-dealt = Cartes données
point-dealt-about = Si l’on donne toutes les cartes, ou quelques-unes à chacun
point-dealt-all = toutes
point-raising = Relances
point-raising-about = Si l’on peut relancer à l’enchère
point-raising-has = non
point-raising-lacks = oui
point-leads = Entame la troisième partie
point-leads-about = À qui l’entame au jeu de la carte : au premier en cartes, ou au gagnant de l’enchère
point-leads-forehand = 1er
point-leads-vie-winner = ench.
point-follows = La carte suivante
point-follows-about = Ce qui se pose sur la carte d’entame : la suivante en montant, par celui qui l’a ou à tour de rôle ; une carte de la couleur ; ou n’importe laquelle, dans les limites d’un compte
point-follows-next-higher-by-holder = montant
point-follows-next-higher-in-turn = tour
point-follows-next-higher-in-turn-once = une fois
point-follows-next-higher-own-first = soi
point-follows-next-rank-in-turn = rang
point-follows-suit-tricks = pli
point-follows-trump-tricks = pli
point-follows-count = compte

## Ressemblance

likeness-title = Ressemblance
likeness-description = À quel point les règles de deux textes sur le Poch diffèrent, en carte et en arbre.
likeness-lead = Pour deux textes quelconques, vous voyez combien de règles sur cent diffèrent, parmi celles que tous deux fixent. Nous laissons de côté ce que l’un d’eux laisse ouvert, ce qui est emprunté et ce qui est de nous. Le tableau ci-dessous dit combien de règles restent ; une part calculée sur moins de { $least } règles est en italique.
likeness-firm = Nous avons tiré l’arbre { $times } fois, chaque fois avec des règles prises au hasard. { $firm ->
    [1] Un seul de ses { $groups } groupes revient dans 70 tirages sur cent ou plus : nous ne dessinons que celui-là, avec ce nombre à côté.
   *[other] Seuls { $firm } de ses { $groups } groupes reviennent dans 70 tirages sur cent ou plus : nous ne dessinons que ceux-là, avec ce nombre à côté.
} Or ressemblance n’est pas filiation. Deux textes peuvent s’accorder parce que l’un copie l’autre, parce que tous deux en copient un troisième, ou parce que tout le monde jouait ainsi.
likeness-play = Différents sur le papier, semblables à la table
likeness-json = Les chiffres en JSON
likeness-region = Arbre et carte
likeness-drawing = Arbre et carte des parts de règles qui diffèrent ; les chiffres sont dans le tableau ci-dessous
likeness-tree = À gauche se trouve l’arbre. Chaque étape y réunit les deux groupes dont les textes diffèrent le moins en moyenne (lien moyen) ; plus un nœud est à gauche, plus les deux groupes diffèrent. Le nombre à côté d’un nœud dit dans combien de tirages sur cent le groupe revient (bootstrap sur les règles). À droite se trouve la carte de toutes les paires, dans le même ordre. Une part calculée sur moins de { $least } règles ne dit pas grand-chose ; elle est donc en italique.
likeness-fragments = Ces textes ne sont pas dans l’arbre, parce que l’on ne peut comparer chacun d’eux, sur { $least } règles ou plus, qu’avec moins de la moitié des autres : { $sigla }.
likeness-numbers = Les chiffres
likeness-numbers-about = Chaque case dit combien de règles diffèrent, sur toutes celles que les deux textes fixent. Au-dessous figure le nombre de celles que nous laissons de côté parce qu’un texte les laisse ouvertes. Chaque case mène aux deux textes côte à côte.
likeness-others = Autres jeux
likeness-across = Aucun arbre ne réunit des textes de plusieurs jeux. La moitié des paires prises dans deux jeux n’ont pas plus de { $n } règles sur lesquelles on puisse comparer les deux textes. En effet, les règles qui distinguent deux jeux n’ont d’objet que dans l’un d’eux ; elles ne sont donc pas comparées.
likeness-too-few = { $n ->
    [2] Deux textes font une paire, mais pas un arbre.
   *[other] Avec { $n } textes, un arbre ne montrerait rien de plus que ces paires.
}
likeness-text = Texte
likeness-of = { $different } sur { $compared }
likeness-nexus = Distances et arbres en NEXUS
likeness-newick = L’arbre en Newick
likeness-network = Quel texte est le plus proche
likeness-network-about = L’arbre donne à chaque texte une seule place, alors que beaucoup ont plus d’un proche voisin. Une ligne joint deux textes si l’un a été le plus proche voisin de l’autre dans 10 tirages sur cent ou plus. Plus la ligne est forte, plus c’était souvent le cas. Un texte d’où partent plusieurs lignes n’a donc pas un voisin plus proche que tous les autres, et l’arbre doit choisir.
likeness-network-drawing = Anneau des textes avec des lignes vers leurs plus proches voisins ; le tableau à côté dit la même chose
likeness-neighbours = Le plus proche, en nombre de tirages sur cent
likeness-neighbour = { $siglum } { $n }
likeness-nearest = { $a } : { $b } est le plus proche dans { $n } tirages sur cent
likeness-conflicts = Ces groupes reviennent dans 20 tirages sur cent ou plus, mais n’entrent pas dans l’arbre, parce qu’ils chevauchent l’un de ses groupes :
likeness-conflict = { $group } ({ $n })
likeness-percent = { $n } %

## Quel jeu est-ce que je connais ?

which-title = Quel jeu est le mien ?
which-description = Quelques questions sur le jeu que vous connaissez mènent aux textes les plus proches.
which-lead = Dites ce que vous savez du jeu, tel que vous l’avez appris. Les textes les plus proches viennent en premier, et aucun n’est écarté pour ce qu’il ne dit pas. Nous prenons chaque texte selon les lectures que nous y avons adoptées. Les premières questions distinguent les jeux de la famille, les autres les textes d’un même jeu.
which-written = Qu’y a-t-il d’écrit sur votre tableau ?
which-side-by-side = Des textes de votre choix, côte à côte
which-unknown = Je ne sais pas
which-questions = Questions
which-of = Questions sur { game-name }
which-more = D’autres questions, qui en disent moins
which-texts = Les textes
which-read = Lire
which-compare = Comparer
which-play = Jouer
which-answers = Ce que répondent les textes
which-answers-about = Voici chaque question avec ses réponses, et les textes qui les donnent ; un sigle mène à l’article. À chaque fois, la question choisie est celle qui sépare le plus de paires de textes. Une paire déjà séparée une fois compte pour moitié, deux fois pour un quart, et ainsi de suite.
which-answer = Réponse
which-column = Textes
which-none = Aucun texte ne le fixe ainsi.
which-open = Inconnu d’après le texte
which-said = { $siglum } : { $word }
which-played = { $rests } ; nous jouons : { $value }
which-moot = La question ne se pose pas

## Nombres

likeness-differing = { $different ->
    [0] aucune ne diffère
    [1] une diffère
   *[other] { $different } diffèrent
}
likeness-pair = { $a } et { $b } : { $compared ->
    [0] aucune règle que les deux fixent
    [1] sur une règle que les deux fixent, { likeness-differing }
   *[other] sur { $compared } règles que les deux fixent, { likeness-differing }
}{ $share ->
    [none] {""}
   *[other] {" "}({ $share } % ; si les règles étaient tirées au hasard, entre { $least } et { $most })
}{ $few ->
    [yes] , trop peu pour dire grand-chose
   *[no] {""}
} ; { $uncompared } ne peuvent être comparées
which-pairs = Cette question { $all ->
    [1] { $n ->
        [0] ne sépare pas les deux textes
       *[other] sépare les deux textes
    }
   *[other] { $n ->
        [0] ne sépare aucune des { $all } paires de textes
       *[other] sépare { $n } des { $all } paires de textes
    }
}.

## Le résumé de deux textes

summary-row = { $about } : { $a } ; { $b }{ $both ->
    [reported] { " " }; l’un et l’autre d’après un compte rendu
    [inferred] { " " }; l’un et l’autre selon notre lecture
   *[no] {""}
}.
summary-side = { $text }, { $value }{ $how ->
    [reported] , d’après un compte rendu
    [inferred] , selon notre lecture
    [lent] , mais on ne sait pas ce qu’il en est { $own }
   *[stated] {""}
}
summary-with = { $value } ({ $more })
summary-turns = Selon une autre lecture, { $verdict ->
    [same] les textes diffèrent
   *[differ] les textes concordent
}.
summary-seats = { $about } si l’on est { $seats }
summary-pools = { N($n) }{ $some ->
    [0] {""}
   *[other] , dont { $more } en plus
}
summary-pool = une seule
summary-alone = { $about } : { $side } ; { $why }.
summary-silent = { $text } (lu en entier), le texte n’en dit rien
summary-unreported = { $text }, le compte rendu n’en dit rien
summary-unlisted = { $text }, cela ne figure pas parmi les différences énumérées
summary-cut = { $text }, cela ne figure pas dans notre copie, qui s’interrompt
summary-unread = { $text }, cela ne figure pas dans ce que nous avons lu
summary-other-seats = { $text }, seulement pour d’autres nombres de joueurs, { $value }
summary-nowhere = { $text }, la question ne se pose pas
summary-alike-both = Concordances : { $rules }.
summary-alike-reported = Concordances, d’après un compte rendu : { $rules }.
summary-alike-as-read = Concordances, selon notre lecture : { $rules }.
summary-claims = ce qui gagne { $pools }
summary-more-rules = { $n ->
    [1] une autre règle
   *[other] { N($n) } autres règles
}
summary-apart = Rien ne peut être comparé pour : { $parts }.
summary-differ = { $is-all ->
    [yes] { $compared ->
        [1] La seule règle où les deux textes peuvent être comparés diffère.
       *[other] Les { N($compared) } règles où les deux textes peuvent être comparés diffèrent toutes.
    }
   *[no] { $n ->
        [1] Une règle diffère
       *[other] { BEGIN(N($n)) } règles diffèrent
    } sur les { N($compared) } où les deux textes peuvent être comparés.
}
summary-none = { $compared ->
    [0] Il n’y a aucune règle dont les deux textes parlent
    [1] Il n’y a qu’une règle dont les deux textes parlent, et ils n’y diffèrent pas
   *[other] Il y a { N($compared) } règles dont les deux textes parlent, et ils ne diffèrent sur aucune
}{ $stand-ins ->
    [yes] { " " }; ce qui diffère vient d’un autre texte
   *[no] {""}
}.
summary-ours = { $n ->
    [0] Il n’y a aucune règle que nous ayons dû choisir pour les deux.
    [1] Il y a une règle que nous avons dû choisir nous-mêmes, parce qu’aucun des deux textes n’en parle.
   *[other] Il y a { N($n) } règles que nous avons dû choisir nous-mêmes, parce qu’aucun des deux textes n’en parle.
}
summary-more = { $n ->
    [1] Une autre différence est dans le tableau.
   *[other] { BEGIN(N($n)) } autres différences sont dans le tableau.
}
summary-more-beside = { $n ->
    [1] Une autre, où un autre texte supplée l’un des deux, est dans le tableau.
   *[other] { BEGIN(N($n)) } autres, où un autre texte supplée l’un des deux, sont dans le tableau.
}
summary-more-alone = { $n ->
    [1] Une autre règle de ce genre est dans le tableau.
   *[other] { BEGIN(N($n)) } autres règles de ce genre sont dans le tableau.
}
summary-folded = Ce qui diffère en même temps{ $lent ->
    [yes] , là où un autre texte supplée
   *[no] {""}
} : { $rules }.
summary-count = { $outcome } ({ $n })
summary-counts = Sur { $n ->
    [1] une règle
   *[other] { NUMBER($n) } règles
} : { $every }.
summary-outcome-turns = { $outcome } ; le contraire selon une autre lecture
summary-beside = Là où un autre texte supplée l’un des deux
summary-only-one = Un seul le dit
summary-by-degree = Nombres par degré
summary-reach = { $playable ->
    [to-the-vying] { $text } n’est connu que jusqu’à la fin de l’enchère.
    [never] De { $text }, on ne connaît que des règles isolées.
   *[to-the-end] {""}
}
in-year = en { $year }
in-title = dans « { $title } »
in-source = dans le texte d’où nous le tirons
in-pierer-1857 = en 1857
in-encyclopedie-1765 = en 1765
in-mcmanus = chez McManus
in-parlett-penguin = chez Parlett
in-poch-modern-pagat = dans le jeu moderne
in-poch-modern-enwiki = dans la Wikipédia en anglais
in-poch-jawiki = dans la Wikipédia en japonais
in-poch-family-hearts = dans les règles de famille à cœur
in-poch-freising = dans les règles de Freising
in-poch-knauer-31 = dans le jeu de Knauer jusqu’à trente et un
in-poch-labbe = sur labbe.de
in-poch-ludothek = dans les règles de la Ludothek
in-poch-noris = dans le jeu de Noris
in-poch-philos = dans la notice de Philos
in-poch-poker777 = sur poquer777
in-poch-vorsetzen = dans les règles avec Vorsetzen
in-nain-jaune-regledujeu = sur regledujeu
in-pope-joan-cassell = chez Cassell
in-spinado-cassell = chez Cassell
in-spinado-pokerwiner = sur pokerwiner.com
in-pope-joan-hoyle = dans l’ancien Hoyle
summary-option = Comme variante, l’autre manière est permise aussi { $text }.
summary-option-of = { $about } : { $value }, comme variante { $text }.
summary-options = Variantes { $text } : { $every }.
summary-forehand = Le premier en cartes est donc assis à droite du donneur { $right }, et à sa gauche { $left }.
summary-taken = { $n ->
    [1] Il y a une règle que l’un des textes tient de l’autre, ou que tous deux tiennent d’un même troisième : elle ne prouve donc rien pour aucun des deux.
   *[other] Il y a { N($n) } règles que l’un des textes tient de l’autre, ou que tous deux tiennent d’un même troisième : elles ne prouvent donc rien pour aucun des deux.
}
summary-known-whole = { $title } : nous l’avons lu en entier.
summary-known-in-part = { $title } : nous en avons lu une partie.
summary-known-report = { $title } : nous ne l’avons pas vu, et ne le connaissons que par un compte rendu.
summary-known-listed = { $title } : on ne le connaît que par une liste de différences avec les règles suivies { $other }. Là où la liste ne dit rien, ses règles ne sont pas forcément les mêmes.
summary-known-both = { $title } : nous en avons lu le début, et ne connaissons le reste que par un compte rendu.
summary-known-partly = Du texte de { $year }, nous ne connaissons que { $parts }. Le reste est comme { $lender }, ce qui ne prouve rien pour le texte de { $year }.
phrase-and-then = { $first } puis { $second ->
    [un] une
   *[other] { $second }
}
phrase-singly = une à une
phrase-cards = { CARDS-N($n) }
phrase-chips = { CHIPS($n) }
phrase-points = { POINTS($n) }
phrase-players = { $apart ->
    [1] { N($least) } ou
   *[other] de { N($least) } à
} { N($most) }
phrase-seats = { N($least) } à { N($most) }
phrase-with = { $value } si l’on est { $seats }
phrase-trumps = { RANKS($ranks) } d’atout
phrase-antes = { N($n) } { $n ->
    [1] jeton
   *[other] jetons
} sur chaque case{ $some ->
    [0] {""}
   *[other] {" "}sauf { $without }
}
phrase-pool = { POOL($pool) } { NUMBER($chips) }
phrase-prize = { $pool ->
    [none] pas de case pour le premier à finir
    [all] toutes les cases pour le premier à finir
   *[other] { POOL($pool) } pour le premier à finir
}
phrase-paid-before = les cases sont payées avant l’enchère
phrase-paid-after = les cases sont payées après l’enchère
phrase-paid-amid = on paie { $pools } après l’enchère, les autres cases avant
phrase-turn-up-card-next-of-the-pack = on retourne la carte suivante
phrase-turn-up-card-last-of-the-pack = on retourne la dernière carte
phrase-turn-up-card-last-dealt = celui qui reçoit la dernière carte donnée la montre et la garde
phrase-turn-up-card-dealers-last = le donneur montre sa dernière carte et la garde
phrase-turn-up-card-dealers-last-unseen = on ne nomme que la couleur de la dernière carte du donneur
phrase-turn-up-card-none = on n’en retourne aucune
phrase-turn-up-makes-trumps = la couleur de la retourne
phrase-turn-up-makes-nothing = aucune couleur
phrase-turn-up-makes-hearts = toujours cœur
phrase-dressing-placing-freely = dans les cases de son choix
phrase-dressing-placing-freely-all-covered = dans les cases de son choix ; mais dès qu’il reste autant de cases vides que de jetons à placer, chacun de ces jetons va dans une case vide
phrase-melding-unclaimed-carried = leurs jetons restent pour la donne suivante
phrase-melding-unclaimed-swept = leurs jetons restent pour le premier à finir
phrase-shedding-unclaimed-carried = leurs jetons restent pour la donne suivante
phrase-shedding-holding-back-must-play = un joueur qui peut jouer doit le faire
phrase-shedding-holding-back-may-hold-back = on peut garder une carte
phrase-pack-suits-french = couleurs françaises
phrase-pack-suits-german = couleurs allemandes
phrase-dealing-next-dealer-forehand = le premier en cartes
phrase-shedding-leader-forehand = le premier en cartes
phrase-shedding-play-suit-tricks = des plis où l’on fournit la couleur, une carte par joueur à son tour
phrase-settling-most-cards-no-extra = rien de plus que les autres
phrase-settling-most-cards-pays-opponents = on paie en plus chaque adversaire
phrase-settling-most-cards-all-pay-opponents = celui à qui il reste des cartes paie chacun des autres
phrase-shedding-wins-pool-the-card = par la carte elle-même
phrase-shedding-wins-pool-the-card-below = par la carte juste au-dessous de celle de la case, dans la même couleur, ou par la plus haute si celle de la case est la plus basse
phrase-vying-raising-nobody = personne ne relance, et les autres tiennent la première mise ou abandonnent
phrase-vying-fold-out-unseen = gagne sans avoir à montrer de paire
phrase-vying-fold-out-shows-a-set = doit montrer une paire ou mieux
summary-on-witness = Nous avons choisi cette lecture en nous fondant sur l’autre texte.
summary-one-report = Les deux sont connus par un seul et même compte rendu : ils ne font donc pas deux témoins.
summary-follows = { $a } suit { $b } ; là où ils concordent, il n’y a donc qu’un témoin.
summary-followed = { $b } suit { $a } ; là où ils concordent, il n’y a donc qu’un témoin.

## La page des quatre textes

four-title = 1789, 1844, 1853 et aujourd’hui
four-description = En quoi diffèrent Le Poque de 1789, Pierer de 1844, Alvensleben de 1853 et le jeu d’aujourd’hui, et sur quoi cela repose.
four-lead = Voici, en peu de mots, ce que disent quatre textes sur le Poch. Un signe dit sur quoi repose chaque réponse, et « Montrer » joue les mêmes cartes selon les règles des quatre.
four-lent = « en 1857 », « aujourd’hui » : ce que dit cet autre texte, quand nous ne savons pas ce que dit celui-ci
four-in-poch-modern-pagat = aujourd’hui
four-small = en petit : notre choix, parce que le texte n’en parle pas
four-show = Montrer
four-show-row = Montrer les mêmes cartes : { $row }
four-cite = Citer { $siglum } : { $row }
four-ours = (nous jouons : { $value })
four-silent = non dit
four-unreported = non rapporté
four-unlisted = absent des différences énumérées
four-cut = notre copie s’interrompt avant
four-unread = absent de ce que nous avons lu
four-nowhere = la question ne se pose pas
four-listed = nommé seulement comme différence { $text }
four-boards = Les quatre tables ; les flèches gauche et droite parcourent la donne
four-unshown = Aucune étape ne repose sur cette règle ; voici la plus proche.
four-dealt = Le même paquet de cartes, donné et joué selon chaque texte.
four-held = Les mêmes mains, distribuées selon les règles de 1789 ; chaque texte continue à partir de là. Ce point de départ commun est un arrangement de notre part.
four-alike = Si l’on comble par le texte de 1857 et par le jeu d’aujourd’hui ce qui n’est pas rapporté, les quatre textes ne diffèrent pas sur ces règles : { $rules }.
four-pairs = Deux à deux
four-how = Comment nous les connaissons
