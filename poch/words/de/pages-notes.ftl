### Nachweise zum Drucken: was das Zitierte sagt, so sicher, wie sein Text es sagt, und wo es steht.

note-as-reported = nach dem Bericht von { $report }
note-as-reported-wikipedia = nach dem Bericht der { $language ->
    [en] englischen
    [ja] japanischen
   *[other] anderen
} Wikipedia
note-edition = { $n }. Aufl.

note-clause-stated = { $work }: { $text }
note-clause-reported-there = { $work }, wo davon berichtet wird: { $text }
note-clause-inferred = Nach unserer Lesart von { $work }: { $text }
note-lent-clause = Von { $work } ist das nicht bekannt; hier ist es übernommen aus { $lender }: { $text }
note-supplied-silent = { $work } sagt nichts dazu; diese Ausgabe spielt: { $text }
note-supplied-unreported = Der Bericht über { $work } sagt nichts dazu; diese Ausgabe spielt: { $text }
note-supplied-cut = In dem, was von { $work } gelesen wurde, steht das nicht; diese Ausgabe spielt: { $text }
note-crux = { $work }, zur Frage „{ $name }“ ({ $kind }): { LIST($readings, join: "or") }; diese Ausgabe bevorzugt { $adopted }.
note-step = Im Beispielspiel „{ $title }“, nach den Regeln von { $work }, Schritt { $step }: { $event }

note-about = { BEGIN($about) } – { $told }
note-has-stated = { $work } hat { $value }
note-has-reported = { $work } hat dem Bericht nach { $value }
note-has-inferred = nach unserer Lesart hat { $work } { $value }
note-tells-stated = { $work }: { $value }
note-tells-reported = { $work }, dem Bericht nach: { $value }
note-tells-inferred = { $work }, nach unserer Lesart: { $value }
note-lent = von { $work } ist das nicht bekannt; { $lender }, woraus es hier übernommen ist: { $value }
note-ours = { " " }(diese Ausgabe spielt: { $value })
note-silent = { $work }, ganz gelesen, sagt nichts dazu{ $ours }
note-unreported = von { $work } ist es nicht berichtet{ $ours }
note-unlisted = unter den Abweichungen, die für { $work } aufgezählt werden, steht es nicht{ $ours }
note-cut = unsere Vorlage von { $work } bricht vorher ab{ $ours }
note-unread = in dem, was von { $work } gelesen wurde, steht es nicht{ $ours }
note-nowhere = in { $work } ist dafür kein Platz{ $ours }
note-value-board-pools = { $n ->
    [one] ein Feld
   *[other] { number }{ " " }Felder
} ({ $value })
note-value-seats = { $value } Spieler
note-value-pack-size = { $value } Karten

note-exact = Genau: { $token }.
note-reported-in = nach dem Bericht in { $report }
note-read = abgerufen { $day }
note-after = Nach: { $works }
note-no-address = Zitiert nach der Kennung, da die Ausgabe hier keine Adresse hat: { $short }
