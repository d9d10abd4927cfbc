# Ce que dit le script de la page pour un tableau que l’on possède.

own-begin = Touchez les inscriptions que vous voyez, et les règles qui conviennent apparaîtront ici.
own-again = Recommencer
own-nearest = Le plus proche : { $n ->
    [1] une case
   *[other] { N($n) } cases
}, { $texts ->
    [1] un ensemble propre à un seul texte.
   *[other] un ensemble commun à { N($texts) } textes.
}
own-as-near = Tout aussi proche : un ensemble de { N($n) } cases.
own-count-cups = Comptez aussi les cases, car l’ensemble suivant est presque aussi proche.
own-no-label = Aucun de nos textes ne connaît ce que vous avez touché.
own-no-such = { $name } n’existe pas ; vouliez-vous dire { $near } ?
own-contradict = Aucun de nos textes n’a sur son tableau à la fois { $a } et { $b }. Regardez encore une fois ces deux-là.
own-few-cups = Vous avez touché { $labels } inscriptions, mais n’avez compté { $cups ->
    [1] qu’une case
   *[other] que { $cups } cases
}. Regardez encore une fois.
own-away = { $name } n’est pas parmi nos textes : ce qui suit lui est donc seulement apparenté.
own-away-known = Ce que nous avons pu en lire
own-farther = Ensembles plus éloignés
own-pools = { $n ->
    [1] une case
   *[other] { N($n) } cases
}
own-share = { $pools }. { $n ->
    [1] Un seul texte a cet ensemble.
   *[other] { BEGIN(N($n)) } textes ont cet ensemble en commun, et le tableau seul ne les départage pas.
}
own-all = Tout ce que vous voyez se trouve dans ces règles, et il n’y manque rien.
own-both = Des deux côtés : { $pools }.
own-missing = Dans ces règles, mais non sur votre tableau : { $pools }.
own-extra = Sur votre tableau, mais pas dans ces règles : { $pools }.
own-cups-differ = Ces règles ont { N($n) } cases, alors que vous en avez compté { $cups }.
own-shape-differs = Leurs textes donnent au tableau une autre forme.
own-texts = { $n ->
    [1] Son texte
   *[other] Ses { N($n) } textes
}
own-parts = C’est la question qui départage le mieux ces { N($n) } textes.
own-unknown = Rien de tout cela, ou je ne sais pas
own-change = Changer
own-change-what = Changer la réponse à : { $ask }
own-not-parted = Aucune question ne départage davantage ces { N($n) } textes : ils s’accordent, ou ne se prononcent pas.
own-none-left = Parmi les textes qui ont ces cases, aucun ne s’accorde avec toutes vos réponses.
own-otherwise = { $n ->
    [1] Un texte dit autre chose
   *[other] { BEGIN(N($n)) } textes disent autre chose
}
own-like = { $n ->
    [1] Un tableau conservé qui ressemble au vôtre :
   *[other] Des tableaux conservés qui ressemblent au vôtre :
}
