### Ce que comptent les commandes. Aucun script de page ne le dit.

terminal-locked = { $file } : { $n ->
    [0] aucune nouvelle version
    [one] une nouvelle version
   *[other] { NUMBER($n) } nouvelles versions
}
