### Nachweise zum Drucken: was das Zitierte sagt, so sicher, wie sein Text es sagt, und wo es steht.

note-as-reported = bekannt durch: { $report }
note-as-reported-wikipedia = nach dem Bericht der { $language ->
    [en] englischen
    [ja] japanischen
   *[other] anderen
} Wikipedia
note-edition = { $n }. Aufl.

note-clause-stated = { $work }: { $text }
note-clause-reported-there = { $work }, dort berichtet: { $text }
note-clause-inferred = { $work }, nach unserer Lesart: { $text }
note-lent-clause = { $work }, für diesen Text nicht bekannt, hier aus einem anderen Text übernommen ({ $lender }): { $text }
note-supplied-silent = { $work }, dort nicht angegeben, von uns ergänzt: { $text }
note-supplied-unreported = { $work }, im Bericht nicht angegeben, von uns ergänzt: { $text }
note-supplied-cut = { $work }, im gelesenen Teil nicht angegeben, von uns ergänzt: { $text }
note-crux = { $work }, zur Frage „{ $name }“ (eingeordnet unter „{ $kind }“): { LIST($readings, join: "or") }; wir bevorzugen { $adopted }.
note-step = { $work }, Beispielspiel nach diesen Regeln: „{ $title }“, Schritt { $step }: { $event }

note-about = { BEGIN($about) } – { $told }
note-has-stated = { $work }: { $value }
note-has-reported = { $work }, laut Bericht: { $value }
note-has-inferred = { $work }, nach unserer Lesart: { $value }
note-tells-stated = { $work }: { $value }
note-tells-reported = { $work }, laut Bericht: { $value }
note-tells-inferred = { $work }, nach unserer Lesart: { $value }
note-lent = { $work }, für diesen Text nicht bekannt, hier aus einem anderen Text übernommen ({ $lender }): { $value }
note-ours = { " " }(von uns ergänzt: { $value })
note-silent = { $work }: von uns ganz gelesen, dort nicht angegeben{ $ours }
note-unreported = { $work }: nicht im Bericht{ $ours }
note-unlisted = { $work }: nicht unter den aufgezählten Unterschieden{ $ours }
note-cut = { $work }: unsere Vorlage bricht vorher ab{ $ours }
note-unread = { $work }: nicht in dem Teil, den wir gelesen haben{ $ours }
note-nowhere = { $work }: dort stellt sich die Frage nicht{ $ours }
note-value-board-pools = { $n ->
    [one] ein Feld
   *[other] { number }{ " " }Felder
} ({ $value })
note-value-seats = { $value } Spieler
note-value-pack-size = { $value } Karten

note-exact = Genaue Fassung: { $token }.
note-reported-in = nach dem Bericht in { $report }
note-read = abgerufen { $day }
note-after = Nach: { $works }
note-no-address = Zitiert nach der Kennung, da die Ausgabe hier keine Adresse hat: { $short }
