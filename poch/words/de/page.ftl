page-try-again = Noch einmal versuchen
page-close = Schließen
page-copy = Kopieren
page-copied = Kopiert
page-selected = Markiert
page-copy-what = { $what } kopieren
page-part-missing = Ein Teil dieser Seite ließ sich nicht laden ({ $why }). Prüfen Sie die Verbindung, und laden Sie die Seite neu.
page-part-failed = In einem Teil dieser Seite ist ein Fehler aufgetreten ({ $why }). Er liegt bei uns und nicht an Ihrer Verbindung; bitte melden Sie ihn uns.
page-file-late = { $file }: seit zehn Sekunden kommt nichts
page-file-damaged = { $file } kam beschädigt an
page-file-unreachable = { $file }: der Server ist nicht zu erreichen
page-file-status = { $file }: der Server antwortet mit { $status }
page-more = { $n ->
    [one] Und noch ein Name, den es hier nicht gibt.
   *[other] Und noch { NUMBER($n) } Namen, die es hier nicht gibt.
}
page-check-connection = Prüfen Sie die Verbindung und versuchen Sie es noch einmal.
page-newer = Von diesen Seiten gibt es eine neuere Ausgabe.
page-load-newer = Laden
page-two-editions = Diese Seite ist aus Teilen zweier Ausgaben zusammengesetzt.
page-load-again = Neu laden
page-not-now = Jetzt nicht
page-home = Startseite
page-not-kept = Das Netz antwortet nicht. { $page } haben Sie noch nie geöffnet, deshalb ist hier nichts davon gespeichert.
page-lost = { $asked } gibt es hier nicht. Meinten Sie { $near }?
page-cited-changed = { $asked } wurde seither geändert. Jetzt gilt { $near }. { $remarks }
page-links-coarse = Jede Seite ist nur einmal genannt, nämlich dort, wo zum ersten Mal ein Link zu ihr führt.
page-links-named = Wenn ein Link den Namen eines Satzes trägt, ist nur die Seite genannt, und zwar einmal. Zum Satz selbst kommen Sie mit # und seinem Namen.
page-links = Wohin die Links führen
page-printed = Gedruckt am { $day }: { $address }
page-damaged-game = Das gespeicherte Spiel war beschädigt und ließ sich nicht retten.
page-damaged-choices = Ihre letzte Auswahl war beschädigt und ließ sich nicht retten.
page-damaged-own = Die Liste Ihrer eigenen Regeln war beschädigt. Was davon zu retten war, finden Sie hier.
page-damaged-branches = Die Liste Ihrer Varianten war beschädigt. Was davon zu retten war, finden Sie hier.
page-filtered = { $n ->
    [0] Nichts gefunden.
    [one] Eine Fundstelle.
   *[other] { NUMBER($n) } Fundstellen.
}
