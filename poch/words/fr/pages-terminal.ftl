### Ce que comptent les commandes. Aucun script de page ne le dit.

terminal-locked = { $file } : { $n ->
    [0] aucune nouvelle version
    [one] une nouvelle version
   *[other] { NUMBER($n) } nouvelles versions
}
terminal-compared = { $compared ->
    [0] Il n’y a aucune règle que les deux textes fixent
   *[other] { $different ->
        [0] Sur { terminal-rules } que les deux textes fixent, aucune ne diffère
        [one] Sur { terminal-rules } que les deux textes fixent, une diffère
       *[other] Sur { terminal-rules } que les deux textes fixent, { NUMBER($different) } diffèrent
    }
} ; { $one-sided ->
    [0] aucune n’est propre à un seul texte
    [one] une est propre à un seul texte
   *[other] { NUMBER($one-sided) } sont propres à un seul texte
}, { $left-open ->
    [0] aucune ne reste ouverte
    [one] une reste ouverte
   *[other] { NUMBER($left-open) } restent ouvertes
}.
terminal-rules = { $compared ->
    [0] aucune règle
    [one] une règle
   *[other] { NUMBER($compared) } règles
}
