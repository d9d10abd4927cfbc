### The pages of boards as witnesses: their gallery, their shapes, and a page for each.

boards-title = Les tableaux conservés
boards-description = D’anciens tableaux de Poch, de Bog et de Pope Joan, octogonaux, ronds, carrés ou hexagonaux, tels que des musées les décrivent, chacun avec son dessin.
boards-lead = Les plus anciens tableaux sont antérieurs à toutes les règles que nous avons, et chacun montre quelles cases on pouvait gagner. Voici { $n } tableaux que des musées et d’autres ont décrits, dans l’ordre du temps. Comme chaque dessin est fait d’après les données de sa page, il ne montre rien qui ne soit publié.
boards-ways = Les tableaux au contour plein sont tous à la même échelle ; un contour en tirets veut dire qu’aucune mesure n’est publiée. Plus bas suivent les <a href="#shapes">formes</a> que seuls des comptes rendus mentionnent, comme celle du tableau octogonal du XVIIIe siècle. Vous pouvez emporter tous les tableaux <a href="{ $root }assets/exports/boards.json" download>en JSON</a>, <a href="{ $root }assets/exports/boards.csv" download>en CSV</a> et <a href="{ $root }assets/exports/boards.tei.xml" download>en TEI</a>. Si vous avez vous-même un tableau, <a href="{ $base }own-board/">voyez quelles règles lui conviennent</a>.
boards-undated = aucune date publiée
boards-unpublished = non publié
boards-count = { $counted ->
    [no] cases non comptées, { $named ->
        [0] toutes sans nom
        [1] dont une a un nom
       *[other] dont { $named } ont un nom
    }
   *[yes] { $n ->
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
}
boards-drawing = { $title }, avec { $pools }
boards-unknown = ?
boards-unnamed = Sans nom
boards-page-description = { $title } : { $line }. Sa forme, ses cases et ses inscriptions, chacune avec sa source.
boards-seen = { $seen ->
    [object] Nous avons vu le tableau lui-même.
    [picture] Nous avons vu des images du tableau.
   *[description] Nous avons lu des descriptions du tableau, sans l’avoir vu.
}
boards-witness = Le tableau témoigne de ses cases et de sa forme, et d’une autre règle seulement là où une inscription l’implique.
boards-scale = Dessiné à l’échelle : le contour a les mesures publiées, et la barre fait dix centimètres.
boards-no-scale = Sans échelle : comme aucune mesure du tableau n’est publiée, son contour est en tirets.
boards-drawn = Les cases se suivent comme dans la source, qui ne dit pas forcément où se trouve chacune.
boards-drawn-unnamed = Un bord en tirets signale une case que personne n’a nommée.
boards-drawn-uncounted = Personne n’a compté les cases, et leur nombre sur le dessin vient de nous.
boards-see = Décrit sur { $host }
boards-fact-holder = Conservé par
boards-fact-number = Numéro d’inventaire
boards-fact-made-in = Lieu de fabrication
boards-fact-date = Date
boards-fact-shape = Forme
boards-fact-material = Matière
boards-fact-size = Mesures
boards-fact-suits = Cartes montrées
boards-source = Source { $n }
boards-damaged = Ce que l’on peut lire de la date peinte : { $date }
boards-years = Pour ranger ce tableau dans le temps, nous le datons de { $first } à { $last }.
boards-disputed = Autre indication :
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
boards-centre = au milieu :
boards-inscriptions = Ce qui y est écrit
boards-implies = Ce qui s’ensuit :
boards-notes = Ce que l’on sait encore
boards-texts = Les textes qui ont ces cases
boards-texts-unnamed = { $counted ->
    [no] Combien de cases le tableau a de plus, nous ne le savons pas : nous ne comparons donc que celles qui ont un nom.
   *[yes] { $n ->
        [0] Aucune case du tableau n’est
        [one] Une case du tableau est
       *[other] { BEGIN(N($n)) } cases du tableau sont
    } sans nom : nous ne comparons donc que les autres.
}
boards-texts-count = { $n ->
    [0] aucun texte
    [one] 1 texte :
   *[other] { $n } textes :
}
boards-same = Les mêmes cases
boards-fit = Toutes les cases nommées
boards-differ = { $kind ->
    [more] Avec { $more } en plus
    [less] Sans { $less }
   *[both] Avec { $more } en plus, et sans { $less }
}
boards-other-cards = (là avec { $cards })
boards-none-named = Il n’y a rien à comparer, puisque personne n’a nommé de case de ce tableau.
boards-no-texts = Il n’y a rien à comparer, puisque nous n’éditons ici aucun texte de ce jeu dont on connaisse les cases.
boards-sources = Sur quoi cela repose
boards-read = { $how ->
    [report] Nous en avons lu un compte rendu
    [picture] Nous en avons vu une image
   *[page] Lu
} le { $day }.
boards-cite = Comment citer ce tableau
boards-data = Les données de ce tableau :
boards-beside = Avant et après lui :
boards-shapes = Les formes des tableaux
boards-shapes-lead = Un genre de tableau n’est pas un témoin : les dessins ci-dessous ont le contour d’un genre, mais leurs cases ne sont celles d’aucun tableau en particulier. Les dates sont celles que donnent les comptes rendus, et nous n’y ajoutons rien.
boards-of-shape = { $kind ->
    [square] Les tableaux carrés
    [rectangle] Les tableaux rectangulaires
    [octagon] Les tableaux octogonaux
    [hexagon] Les tableaux hexagonaux
    [rows] Les tableaux en rangées
   *[round] Les tableaux ronds
}
boards-when = { BEGIN($when) } :
boards-here = Les tableaux ici :
boards-in-texts = Les textes qui en décrivent un :
