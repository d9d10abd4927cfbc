### Was die Befehle zählen. Kein Skript einer Seite sagt es.

terminal-locked = { $file }: { $n ->
    [0] keine neue Fassung
    [one] eine neue Fassung
   *[other] { NUMBER($n) } neue Fassungen
}
