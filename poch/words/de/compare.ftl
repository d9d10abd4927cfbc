compare-only = Nur wo sie voneinander abweichen
compare-region = Die Texte nebeneinander
compare-cut = nur ein Teil davon kam an
compare-choose = Zwei Texte oder mehr wählen
compare-chosen = { $sigla }: andere wählen
compare-choose-another = Wählen Sie einen weiteren Text zum Vergleich.
compare-no-rules = Die Liste der Regeln ließ sich nicht laden ({ $why }).
compare-no-text = { $title } ließ sich nicht laden ({ $why }).
compare-unknown = Es gibt keinen Text { $name }; meinten Sie { $near }?
compare-foot = „{ $titles }“, Poch: { $address }
compare-games = Diese Texte gehören zu verschiedenen Spielen. Wo eine Regel in einem davon nicht vorkommt, steht es in der Zelle.
compare-kept = Die Adresse dieser Seite enthält Ihre Auswahl; bewahren Sie sie auf oder geben Sie sie weiter.
compare-pair = Zitieren können Sie { $page }.
compare-pair-page = die Seite dieser beiden (englisch)
matrix-likeness = Ähnlichkeit mit { $siglum }
matrix-year = Jahr
matrix-order = Ordnen nach { $menu }
synopsis-part = Teil des Spiels
synopsis-find = Regeln suchen
synopsis-all-parts = Alle Teile
synopsis-none = Keine Regel passt; fassen Sie den Filter weiter.
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
synopsis-nearest = Eine Regel { $asked } gibt es hier nicht. Sie sehen die nächstliegende, { $near }.
