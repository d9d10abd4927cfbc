compare-chosen = { $sigla } im Vergleich
compare-others = Andere wählen
compare-see = Zum Ergebnis
compare-differ = { $n ->
    [0] keine
    [one] eine
   *[other] { NUMBER($n) }
} von { $compared ->
    [one] einer Regel
   *[other] { NUMBER($compared) } Regeln
} { $n ->
    [0] weicht ab
    [one] weicht ab
   *[other] weichen ab
}
compare-loading = wird geladen …
compare-choose-another = Wählen Sie einen zweiten Text dazu; vorher gibt es nichts zu vergleichen.
compare-most = Mehr als { NUMBER($n) } Texte passen nicht nebeneinander. Nehmen Sie einen weg, bevor Sie den nächsten dazunehmen.
compare-within = { $name } ist kein Text, sondern eine Stelle in einem Text. Sie sehen { $text }.
compare-games = Diese Texte gehören zu verschiedenen Spielen, deshalb gibt es für sie keine Zusammenfassung. Wo eine Regel in einem davon nicht vorkommt, steht es in ihrer Zelle.
compare-no-degree = Einen Grad { $name } gibt es nicht; welche es gibt, zeigen die Schalter.
compare-no-summary = Die Zusammenfassungen zu { $title } ließen sich nicht laden ({ $why }). Die Tabelle unten ist vollständig.
compare-columns = Zwei auf einmal:
compare-cut = nur ein Teil davon ist angekommen
compare-no-rules = Die Liste der Regeln ließ sich nicht laden ({ $why }).
compare-no-text = { $title } ließ sich nicht laden ({ $why }).
compare-unknown = Es gibt keinen Text { $name }; meinten Sie { $near }?
compare-foot = „{ $titles }“, Poch: { $address }
compare-kept = Die Adresse dieser Seite enthält Ihre Auswahl; bewahren Sie sie auf oder geben Sie sie weiter.
compare-pair = Zum Zitieren gibt es { $page }.
compare-pair-page = eine Seite, die diese zwei Texte vergleicht (englisch)
matrix-likeness = Ähnlichkeit mit { $siglum }
matrix-year = Jahr
matrix-order = Ordnen nach { $menu }
synopsis-part = Teil des Spiels
synopsis-find = Regeln suchen
synopsis-all-parts = Alle Teile
synopsis-none = Dazu gibt es keine Regel; lockern Sie den Filter.
synopsis-rule = Regel
synopsis-missing = Nicht geladen
synopsis-asked = in allen Texten
synopsis-cite = zitieren
synopsis-cite-siglum = { $siglum } zitieren
synopsis-cite-difference = Diesen Unterschied zitieren
synopsis-cite-clause = { $siglum }, { $clause } zitieren

synopsis-count = { $n ->
    [one] { $n } Regel
   *[other] { $n } Regeln
}
synopsis-some = { $n } von { $all } Regeln
synopsis-nearest = Eine Regel { $asked } gibt es hier nicht. Sie sehen stattdessen die ähnlichste: { $near }.
