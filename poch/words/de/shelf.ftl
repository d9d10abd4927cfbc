shelf-title = Varianten und Dateien
shelf-bring = Ein Spiel mitbringen
shelf-how = Fügen Sie einen Link ein oder eine Aufzeichnung in YAML oder JSON. Beides bekommen Sie auf der Seite eines Spiels und auf dieser.
shelf-text = Der Text
shelf-play = Spielen
shelf-file = oder eine Datei { $file }
shelf-take = Dieses Spiel mitnehmen
shelf-record = Als Aufzeichnung (YAML)
shelf-as-text = Als Text
shelf-keep = Als Variante speichern
shelf-about = Eine Aufzeichnung enthält das ganze Spiel samt allen Karten, der Text dagegen nur, was Sie sehen.
shelf-cleared = Manche Browser löschen alles, wenn Sie sieben Tage lang nicht wiederkommen. Was Sie behalten wollen, sichern Sie deshalb als Datei.
shelf-full = Dieser Browser speichert hier nichts: Der Speicher ist voll oder gesperrt
shelf-saved = Gespeichert.
shelf-file-big = { $file } hat { $size } Bytes; ein Spiel darf höchstens { $most } haben
file-not-text = { $file }, Zeile { $line }: Das ist kein Text in UTF-8. Speichern Sie die Datei als UTF-8, und wählen Sie sie noch einmal.
shelf-text-big = Das sind { $size } Zeichen; ein Spiel darf höchstens { $most } haben
shelf-empty = Fügen Sie hier zuerst einen Link oder eine Aufzeichnung ein
shelf-none = Noch keine: Blättern Sie zu einem Schritt zurück und wählen Sie „Was wäre, wenn …“.
shelf-name = Name der Variante
shelf-its-hand = ihr Spiel
shelf-open = Öffnen
shelf-open-what = { $name } öffnen
shelf-copy-what = Link kopieren: { $name }
shelf-delete = Löschen
shelf-delete-what = { $name } löschen
shelf-deleted = { $name } ist gelöscht.

shelf-choices = { $n ->
    [0] keine Entscheidungen
    [one] eine Entscheidung
   *[other] { $n } Entscheidungen
}
shelf-row = { $title }, { shelf-choices }.
shelf-row-left = { $title }, abgezweigt von { $trunk } bei Schritt { $step }, { shelf-choices }.
