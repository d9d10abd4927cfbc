workshop-not-kept = Dieser Browser speichert hier nichts: Der Speicher ist voll oder gesperrt. Laden Sie den Entwurf herunter, bevor Sie gehen.
workshop-not-found = Dieser Browser speichert hier nichts; darum findet die Spielseite den Entwurf nicht. Laden Sie ihn herunter, bevor Sie gehen.
workshop-file-missing = { $file } ließ sich nicht laden ({ $why })
workshop-undo = Rückgängig
workshop-redo = Wiederholen
workshop-save = Speichern
workshop-download = Herunterladen
workshop-all-drafts = Alle Entwürfe
workshop-play = Jetzt spielen
workshop-your-draft = Ihr Entwurf
workshop-elsewhere = Sie haben diesen Entwurf in einem anderen Fenster geändert. Was Sie hier schreiben, wird daneben gespeichert.
workshop-saved = In diesem Browser gespeichert.
workshop-checker = Das Prüfprogramm wird geladen …
workshop-checker-percent = Das Prüfprogramm wird einmalig geladen: { $percent } %
workshop-checker-starting = Das Prüfprogramm ist geladen und startet …
workshop-not-checked = Das ließ sich nicht prüfen: { $why }
workshop-no-clause = Dieser Entwurf hat keinen Satz { $clause }.
workshop-not-yet = Danach lässt sich noch nicht spielen. Zeile { $line }: { $why }
workshop-never = Danach lässt sich nicht spielen: Im Text steht „playable: never“.
workshop-impossible = ein unmöglicher Wert
workshop-complaints = Beanstandungen
workshop-no-complaints = keine
workshop-difference = Was anders ist
workshop-difference-from = Was anders ist als in: { $title }
workshop-all-leaves = Alle Regelpunkte
workshop-own-id = Der Text nennt sich noch { $name }. Geben Sie ihm eine eigene Kennung, Sigle, Überschrift und Quelle, bevor Sie ihn weitergeben.
workshop-line = Zeile
workshop-playable = Der Text ist in Ordnung; danach lässt sich spielen.
workshop-in-order = Der Text ist in Ordnung.
workshop-stale = Das Folgende stammt vom letzten Text, der lesbar war.
workshop-no-difference = nichts
workshop-there = dort
workshop-here = hier
workshop-clauses-added = Neue Sätze: { $clauses }
workshop-clauses-gone = Entfallene Sätze: { $clauses }
workshop-clauses-changed = Geänderte Sätze: { $clauses }
workshop-same = Alle Regelpunkte sind wie dort.
workshop-not-set = nicht festgelegt
workshop-such-as = etwa vying oder pool
workshop-find = Einen Regelpunkt finden
workshop-set = { $n } von { $all } festgelegt
workshop-begin = Mit den Regeln einer Quelle beginnen
workshop-source = Quelle
workshop-open = Den Editor öffnen
workshop-open-file = Eine Datei öffnen …
workshop-drafts = Ihre Entwürfe
workshop-shipped = Die Dateien, wie sie ausgeliefert werden
workshop-no-drafts = Sie haben in diesem Browser noch keine Entwürfe.
workshop-after = nach { $title }, geändert { $when }
workshop-changed = geändert { $when }
workshop-after-only = nach { $title }
workshop-delete = Löschen
workshop-delete-what = { $name } löschen
workshop-delete-sure = Endgültig löschen
workshop-name = { $title }, geändert
workshop-no-draft = Dieser Browser hat diesen Entwurf nicht; wählen Sie einen anderen.
workshop-too-big = { $file } hat { $size } Bytes; ein Regelwerk hat höchstens { $most }. Wählen Sie eine andere Datei.
workshop-editor = Der Editor wird geladen …
workshop-not-opened = Das ließ sich nicht öffnen: { $why }
workshop-label = Der Text der Regeln, in YAML

workshop-count = { $n ->
    [0] {""}
    [one] { $n } Beanstandung.
   *[other] { $n } Beanstandungen.
}
workshop-leaves = { $n ->
    [one] { $n } Regelpunkt
   *[other] { $n } Regelpunkte
}
