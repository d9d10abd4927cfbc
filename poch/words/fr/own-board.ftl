# Ce que dit le script de la page pour un tableau que l’on possède.

own-begin = Touchez ce que vous voyez, et les règles qui conviennent apparaîtront ici.
own-again = Recommencer
own-nearest = Le plus proche : { $n ->
    [1] une case
   *[other] { N($n) } cases
}, { $texts ->
    [1] comme dans un seul texte.
   *[other] comme dans { N($texts) } textes.
}
own-as-near = Un ensemble de { N($n) } cases est tout aussi proche.
own-count-cups = Comptez aussi les cases, car l’ensemble suivant est presque aussi proche.
own-no-label = Aucun de nos textes n’a ce que vous avez touché.
own-no-such = { $name } n’existe pas ; vouliez-vous { $near } ?
own-contradict = Aucun de nos textes n’a à la fois { $a } et { $b } sur un tableau. Regardez-les encore une fois.
own-few-cups = Vous avez touché { $labels } marques, mais compté { $cups ->
    [1] une case
   *[other] { $cups } cases
}. Regardez encore une fois.
own-away = { $name } n’est pas parmi nos textes ; ce qui suit lui est seulement apparenté.
own-away-known = Ce que nous avons pu en lire
own-farther = Ensembles plus éloignés
own-pools = { $n ->
    [1] une case
   *[other] { N($n) } cases
}
own-share = { $n ->
    [1] Un texte a cet ensemble.
   *[other] { BEGIN(N($n)) } textes partagent cet ensemble ; le tableau seul ne les sépare pas.
}
own-all = Tout ce que vous voyez est dans ces règles, et rien ne manque.
own-both = Dans les deux : { $pools }.
own-missing = Dans ces règles, mais pas vu sur votre tableau : { $pools }.
own-extra = Sur votre tableau, mais pas dans ces règles : { $pools }.
own-cups-differ = Ces règles ont { N($n) } cases ; vous en avez compté { $cups }.
own-shape-differs = Leurs textes donnent une autre forme au tableau.
own-texts = { $n ->
    [1] Son texte
   *[other] Ses { N($n) } textes
}
own-parts = Cette question sépare le mieux ces { N($n) } textes.
own-unknown = Rien de cela, ou je ne sais pas
own-change = Changer
own-change-what = Changer la réponse à : { $ask }
own-not-parted = Aucune question ne sépare davantage ces { N($n) } textes : ils s’accordent, ou laissent la chose ouverte.
own-none-left = Aucun texte avec ces cases ne s’accorde avec toutes vos réponses.
own-otherwise = { $n ->
    [1] Un texte dit autre chose
   *[other] { BEGIN(N($n)) } textes disent autre chose
}
own-like = { $n ->
    [1] Un tableau conservé ressemble au vôtre :
   *[other] Des tableaux conservés qui ressemblent au vôtre :
}
