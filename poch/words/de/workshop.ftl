workshop-not-kept = Dieser Browser speichert hier nichts, weil der Speicher voll oder gesperrt ist. Laden Sie den Entwurf herunter, bevor Sie gehen.
workshop-not-found = Dieser Browser speichert hier nichts, deshalb findet die Spielseite den Entwurf nicht. Laden Sie ihn herunter, bevor Sie gehen.
workshop-undo = Rückgängig
workshop-redo = Wiederholen
workshop-save = Speichern
workshop-download = Herunterladen
workshop-all-drafts = Alle Entwürfe
workshop-play = Jetzt spielen
workshop-your-draft = Ihr Entwurf
workshop-elsewhere = Sie haben diesen Entwurf in einem anderen Fenster geändert. Was Sie hier schreiben, wird deshalb daneben gespeichert.
workshop-saved = In diesem Browser gespeichert.
workshop-checker = Das Prüfprogramm wird geladen …
workshop-checker-percent = Das Prüfprogramm wird einmalig geladen: { $percent } %
workshop-checker-starting = Das Prüfprogramm ist geladen und startet …
workshop-not-checked = Der Entwurf ließ sich nicht prüfen: { $why }
workshop-no-clause = Dieser Entwurf hat keinen Satz { $clause }.
workshop-not-yet = Nach diesem Entwurf lässt sich noch nicht spielen. Zeile { $line }: { $why }
workshop-never = Nach diesem Entwurf lässt sich nicht spielen: Im Text steht „playable: never“.
workshop-impossible = ein unmöglicher Wert
workshop-complaints = Beanstandungen
workshop-no-complaints = keine
workshop-difference = Was anders ist
workshop-difference-from = Was anders ist als in „{ $title }“
workshop-all-leaves = Alle Regelpunkte
workshop-own-id = Der Text heißt noch immer { $name }. Bevor Sie ihn weitergeben, geben Sie ihm eine eigene Kennung, Sigle (ein Kürzel), Überschrift und Quelle.
workshop-line = Zeile
workshop-playable = Der Text ist in Ordnung; danach lässt sich spielen.
workshop-in-order = Der Text ist in Ordnung.
workshop-stale = Was folgt, stammt aus dem letzten Text, der lesbar war.
workshop-no-difference = nichts
workshop-there = dort
workshop-here = hier
workshop-clauses-added = Neue Sätze: { $clauses }
workshop-clauses-gone = Entfallene Sätze: { $clauses }
workshop-clauses-changed = Geänderte Sätze: { $clauses }
workshop-same = Alle Regelpunkte stimmen mit der Quelle überein.
workshop-not-set = nicht festgelegt
workshop-such-as = etwa vying oder pool
workshop-find = Einen Regelpunkt finden
workshop-set = { $n } von { $all } festgelegt
workshop-begin = Mit den Regeln einer Quelle beginnen
workshop-source = Quelle
workshop-open = Diese Regeln ändern
workshop-open-file = Eine Datei öffnen …
workshop-empty = Mit einem leeren Blatt beginnen
workshop-empty-lead = Für einen Text, der hier fehlt, etwa die Anleitung aus Ihrer Schachtel: Beantworten Sie die Fragen dazu, und sagen Sie bei jeder Regel, ob der Text sie hat. Die Datei gehört Ihnen, und wir nehmen sie gern auf.
workshop-empty-title = Wie der Text heißt
workshop-empty-name = Mein Text
workshop-empty-open = Beginnen
workshop-part = { $part ->
    [melding] Melden
    [vying] Pochen
   *[shedding] Ausspielen
}
workshop-rests = Worauf der Satz beruht
workshop-rests-on = { $status ->
    [stated] der Text sagt es
    [inferred] wir schließen es aus dem Text
   *[supplied] der Text schweigt, es ist unsere Wahl
}
workshop-drafts = Ihre Entwürfe
workshop-shipped = Die Dateien, wie sie mitgeliefert werden
workshop-no-drafts = In diesem Browser haben Sie noch keine Entwürfe.
workshop-after = nach { $title }, geändert { $when }
workshop-changed = geändert { $when }
workshop-after-only = nach { $title }
workshop-delete = Löschen
workshop-delete-what = { $name } löschen
workshop-delete-sure = Endgültig löschen
workshop-name = { $title }, geändert
workshop-no-draft = Diesen Entwurf hat der Browser nicht; wählen Sie einen anderen.
workshop-too-big = { $file } hat { $size } Bytes; ein Regelwerk darf höchstens { $most } haben. Wählen Sie eine andere Datei.
workshop-editor = Die Werkstatt wird geladen …
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

workshop-share = Teilen
workshop-share-link = Link zu diesem Entwurf
workshop-share-copied = Der Link ist kopiert. Wer ihn öffnet, bekommt den Entwurf, wie er jetzt ist.
workshop-share-here = Kopieren Sie diesen Link. Wer ihn öffnet, bekommt den Entwurf, wie er jetzt ist.
workshop-share-file = Ein Link mit diesem Entwurf wäre länger als { NUMBER($most) } Zeichen. Hier ist er deshalb als Datei: Geben Sie diese weiter.
workshop-link-damaged = Dieser Link ist gekürzt oder verändert worden: Nach Zeile { $line } der Regeln ist nichts mehr davon lesbar. Im Editor stehen { $n } von { $all } Änderungen. Bitten Sie um den ganzen Link.
workshop-link-unread = Dieser Link ist gekürzt oder verändert worden, und zwar gleich am Anfang: Keine Änderung ist lesbar. Im Editor steht deshalb die unveränderte Quelle. Bitten Sie um den ganzen Link.
workshop-link-nothing = Dieser Link ist gekürzt oder verändert worden: Er nennt keine Quelle, die wir haben, und nichts davon ist lesbar. Bitten Sie um den ganzen Link.
workshop-link-later = Seit dieser Link entstand, hat sich die Quelle geändert: { $n } von { $all } Änderungen lassen sich nicht mehr anbringen und fehlen. Vergleichen Sie, bevor Sie spielen.
workshop-advanced = Für Fortgeschrittene: der Text in YAML
workshop-form-lead = Öffnen Sie eine Frage, um ihre Antwort zu ändern. Der Text unter „Für Fortgeschrittene“ ändert sich dabei mit, und umgekehrt.
workshop-form-stale = Der Text ist gerade nicht lesbar. Berichtigen Sie ihn unter „Für Fortgeschrittene“, oder nehmen Sie die letzte Änderung zurück.
workshop-unanswered = noch keine Antwort
workshop-no-rule = keine solche Regel
workshop-idle = ohne Wirkung
workshop-idle-why = Solange die anderen Regeln so sind wie jetzt, hat dieser Regelpunkt keine Wirkung.
workshop-leave-out = Weglassen
workshop-several = Das legen mehrere Sätze gemeinsam fest. Ändern Sie es unter „Für Fortgeschrittene“.
workshop-added = In der Werkstatt ergänzt.
workshop-clause-says = Der Satz lautet
workshop-in-text = Im Text zeigen
workshop-write = Den Wortlaut ändern
workshop-words = Wortlaut des Satzes
workshop-words-keep = Diesen Wortlaut übernehmen
workshop-words-leave = Beim alten Wortlaut bleiben
workshop-read = Diesen Text kann man verschieden lesen. { $asks }
workshop-taken = in { $sigla }
workshop-number = Eine Zahl
workshop-other-number = Eine andere Zahl
workshop-other-pools = Oder kreuzen Sie die Felder an
workshop-least = Mindestens
workshop-most = Höchstens
workshop-no-most = Gibt es keine Obergrenze, lassen Sie das zweite Feld leer.
workshop-needs-number = Schreiben Sie eine ganze Zahl von { $least } bis { $most }.
workshop-needs-range = Schreiben Sie ganze Zahlen von { $least } bis { $most }, die zweite nicht kleiner als die erste, oder lassen Sie das zweite Feld leer.
workshop-needs-seats = Schreiben Sie zwei ganze Zahlen von { $least } bis { $most }, die zweite nicht kleiner als die erste.
workshop-needs-pool = Kreuzen Sie mindestens ein Feld an.
workshop-refused = { $why } Die Regel lautet weiterhin: { $rule }.
workshop-or-more = { $least } oder mehr
workshop-all-alike = Alle gleich
workshop-amount = { $name }: { $n }
workshop-pool = { POOL($pool) }
workshop-old-words = alter Wortlaut
workshop-flag = Der Wortlaut sagt { N($said) }, die Regel { N($now) }.
workshop-flag-chips = Der Wortlaut sagt { CHIPS($said) }, die Regel { CHIPS($now) }.
workshop-flag-words = Der Wortlaut gibt noch die alte Regel wieder: { $before }. Jetzt aber gilt: { $after }.
workshop-flags-show = Den ersten zeigen

workshop-flags = { $n ->
    [one] Ein Satz hat noch den Wortlaut der alten Regel.
   *[other] { $n } Sätze haben noch den Wortlaut der alten Regel.
}
workshop-questions = { $n ->
    [one] { $n } Frage
   *[other] { $n } Fragen
}
workshop-to-look-at = { $n } zu prüfen

topic-players = Die Spieler
topic-pack = Das Kartenspiel
topic-board = Das Brett
topic-dressing = Das Besetzen des Bretts
topic-deal = Das Geben
topic-turn-up = Die aufgeschlagene Karte
topic-stages = Die Teile eines Spiels
topic-meld = Das Melden
topic-vie = Das Pochen
topic-shed = Das Ausspielen
topic-settle = Das Abrechnen
topic-end = Das Ende der Partie

sheet-open = Unsere Tischregeln
sheet-close = Alle Fragen
sheet-name = Unsere Tischregeln
sheet-lead = Jeder offene Punkt des Textes ist hier beantwortet, und unter der Antwort können Sie eine andere wählen. Auf A4 stehen alle Regeln, auf A5 nur, was Ihre Runde entschieden hat.
sheet-print = Auf { $size } drucken
sheet-copy = Link kopieren
sheet-copied = Der Link ist kopiert. Wer ihn öffnet, bekommt dieses Blatt, wie es jetzt ist.
sheet-nearest = Der nächste gedruckte Text ist { $title }, wie unsere Ausgabe ihn spielt: { $n } von { $all } Punkten stimmen überein.
sheet-nearest-web = { $own } ist kein gedruckter Text und steht hier außer Betracht. Der nächste gedruckte Text ist { $title }, wie unsere Ausgabe ihn spielt: { $n } von { $all } Punkten stimmen überein.
sheet-about = Eine Hausregel steht nicht in { $title }; mit + ist bezeichnet, was unsere Ausgabe ergänzt, weil der Text schweigt, mit †, was sie aus ihm schließt.
sheet-house = Hausregel
sheet-answer = Eine andere Antwort auf: { $question }
sheet-without = Das spielen wir nicht
sheet-rest = In allem Übrigen spielen wir nach { $title }.
sheet-players = Spieler
sheet-date = Datum
sheet-link = Dieser Link und sein Code bringen das Blatt zurück:
sheet-code = Der Link als Code für die Kamera
sheet-no-link = Diese Regeln passen nicht in einen Link von { $most } Zeichen, deshalb hat das Blatt keinen. In der Datei stehen sie alle.
sheet-beyond = Ein Link kann { $clauses } nicht fassen, deshalb hat das Blatt keinen. In der Datei stehen alle Regeln.
sheet-clash = Diese Regeln vertragen sich nicht, deshalb hat das Blatt noch keinen Link. Sehen Sie sich „{ $question }“ in Zeile { $line } an: { $why }
sheet-too-long = Auf { $size } wäre die Schrift zu klein zum Lesen. Drucken Sie auf A4, oder lassen Sie Regeln weg.
sheet-link-damaged = Dieser Link ist gekürzt oder verändert worden, und keine seiner Antworten ist lesbar. Bitten Sie um den ganzen Link oder um die Datei.
sheet-link-later = Seit dieser Link entstand, hat sich der Text geändert: { $n } von { $all } Antworten lassen sich nicht mehr übernehmen und fehlen. Sehen Sie das Blatt durch, bevor Sie spielen.
