### Was die Befehle zählen. Kein Skript einer Seite sagt es.

terminal-locked = { $file }: { $n ->
    [0] keine neue Fassung
    [one] eine neue Fassung
   *[other] { NUMBER($n) } neue Fassungen
}
terminal-compared = { $compared ->
    [0] Keine Regel legen beide Texte fest
   *[other] { $different ->
        [0] Von { terminal-rules }, die beide Texte festlegen, weicht keine ab
        [one] Von { terminal-rules }, die beide Texte festlegen, weicht eine ab
       *[other] Von { terminal-rules }, die beide Texte festlegen, weichen { NUMBER($different) } ab
    }
}; { $one-sided ->
    [0] keine kommt nur in einem vor
    [one] eine kommt nur in einem vor
   *[other] { NUMBER($one-sided) } kommen nur in einem vor
}, { $left-open ->
    [0] keine bleibt offen
    [one] eine bleibt offen
   *[other] { NUMBER($left-open) } bleiben offen
}.
terminal-rules = { $compared ->
    [one] einer Regel
   *[other] { NUMBER($compared) } Regeln
}
