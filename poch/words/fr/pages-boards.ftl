### The pages of boards as witnesses: their gallery, their shapes, and a page for each.

boards-title = Les tableaux conservés
boards-description = Les anciens tableaux de Poch, de Bog et de Pope Joan que décrivent des musées et d’autres, par ordre de temps, chacun avec son dessin : octogonaux, ronds, carrés et hexagonaux.
boards-lead = Les plus anciens tableaux précèdent toutes les règles que nous avons, et chacun montre quelles cases on pouvait gagner. Voici { $n } tableaux que des musées et d’autres ont décrits, par ordre de temps. Chaque dessin suit les données de sa page, et ne montre donc rien qui ne soit publié.
boards-ways = Les tableaux au contour plein sont tous à la même échelle ; un contour en tirets veut dire qu’aucune mesure n’est publiée. Les <a href="#shapes">formes</a> que seuls des comptes rendus mentionnent, comme le tableau octogonal du XVIIIe siècle, suivent plus bas. Tous les tableaux peuvent être emportés <a href="{ $root }assets/exports/boards.json" download>en JSON</a>, <a href="{ $root }assets/exports/boards.csv" download>en CSV</a> et <a href="{ $root }assets/exports/boards.tei.xml" download>en TEI</a>. Si vous avez un tableau vous-même, <a href="{ $base }own-board/">voyez quelles règles lui vont</a>.
boards-undated = aucune date publiée
boards-unpublished = non publié
boards-count = { $n ->
    [0] aucune case
    [one] une case
   *[other] { $n } cases
}{ $named ->
    [0] , aucune n’a de nom
   *[other] { $unknown ->
        [0] {""}
        [1] , dont une sans nom
       *[other] , dont { $unknown } sans nom
    }
}
boards-drawing = { $title }, avec { $pools }
boards-unknown = ?
boards-unnamed = Sans nom
boards-page-description = { $title } : { $line }. Sa forme, ses cases et ses inscriptions, chacune avec sa source.
boards-seen = { $seen ->
    [object] Nous avons vu le tableau lui-même.
    [picture] Nous avons vu des images du tableau.
   *[description] Nous avons lu des descriptions du tableau, et ne l’avons pas vu.
}
boards-witness = Il témoigne de ses cases et de sa forme, et d’aucune autre règle.
boards-scale = Dessiné à l’échelle : le contour a les mesures publiées, et la barre fait dix centimètres.
boards-no-scale = Sans échelle : aucune mesure du tableau n’est publiée, son contour est donc en tirets.
boards-drawn = Les cases se suivent comme dans la source, qui ne dit peut-être pas où se trouve chacune.
boards-drawn-unnamed = Une case au bord en tirets est une case que personne n’a nommée.
boards-see = Décrit sur { $host }
boards-fact-holder = Détenteur
boards-fact-number = Numéro d’inventaire
boards-fact-made-in = Lieu de fabrication
boards-fact-date = Date
boards-fact-shape = Forme
boards-fact-material = Matière
boards-fact-size = Mesures
boards-fact-suits = Cartes montrées
boards-source = Source { $n }
boards-damaged = Ce qui se lit de la date peinte : { $date }
boards-years = Pour l’ordre du temps, nous comptons de { $first } à { $last }.
boards-disputed = Autrement :
boards-across = { $size } { $unit } de diamètre
boards-shape = { $kind ->
    [square] Carré
    [rectangle] Rectangle
    [octagon] Octogone
    [hexagon] Hexagone
    [rows] Rangées
   *[round] Rond
}
boards-suits = { $kind ->
    [german] Couleurs allemandes
    [french] Couleurs françaises
   *[none] Pas de cartes
}
boards-pools = Les cases
boards-centre = au milieu :
boards-inscriptions = Ce qui y est écrit
boards-implies = Ce qui s’ensuit :
boards-notes = Ce que l’on sait encore
boards-texts = Les textes qui ont ces cases
boards-texts-unnamed = { $n ->
    [0] Aucune case du tableau n’est
    [one] Une case du tableau est
   *[other] { $n } cases du tableau sont
} sans nom : seules les autres sont comparées.
boards-texts-count = { $n ->
    [0] aucun texte
    [one] 1 texte :
   *[other] { $n } textes :
}
boards-same = Les mêmes cases
boards-fit = Toutes les cases nommées
boards-differ = { $kind ->
    [more] Avec { $more } en plus
    [less] Sans { $less }
   *[both] Avec { $more } en plus, et sans { $less }
}
boards-other-cards = (là avec { $cards })
boards-no-texts = Rien ne se compare, car aucun texte de ce jeu dont on connaisse les cases n’est édité ici.
boards-sources = Sur quoi cela repose
boards-read = { $how ->
    [report] Un compte rendu en a été lu
    [picture] Une image en a été vue
   *[page] Lu
} le { $day }.
boards-cite = Comment citer ce tableau
boards-data = Les données de ce tableau :
boards-beside = Avant et après lui :
boards-shapes = Les formes des tableaux
boards-shapes-lead = Des genres de tableaux ne sont pas des tableaux : les dessins ont le contour d’un genre, et les cases d’aucun tableau. Les dates sont celles de comptes rendus, et rien n’y est ajouté.
boards-of-shape = { $kind ->
    [square] Les tableaux carrés
    [rectangle] Les tableaux rectangulaires
    [octagon] Les tableaux octogonaux
    [hexagon] Les tableaux hexagonaux
    [rows] Les tableaux en rangées
   *[round] Les tableaux ronds
}
boards-when = { BEGIN($when) } :
boards-here = Les tableaux ici :
boards-in-texts = Les textes qui en décrivent un :
