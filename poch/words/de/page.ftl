page-try-again = Noch einmal versuchen
page-close = Schließen
page-copy = Kopieren
page-copied = Kopiert
page-selected = Markiert
page-copy-what = { $what } kopieren
page-part-missing = Ein Teil dieser Seite ließ sich nicht laden ({ $why }). Prüfen Sie die Verbindung und laden Sie sie neu.
page-part-failed = In einem Teil dieser Seite ist ein Fehler aufgetreten ({ $why }). Er liegt bei uns und nicht an Ihrer Verbindung; bitte melden Sie ihn.
page-file-late = { $file }: seit zehn Sekunden kommt nichts
page-file-damaged = { $file } kam beschädigt an
page-file-unreachable = { $file }: der Server ist nicht zu erreichen
page-file-status = { $file }: der Server antwortet mit { $status }
page-more = { $n ->
    [one] Und noch ein Name, den es hier nicht gibt.
   *[other] Und noch { NUMBER($n) } Namen, die es hier nicht gibt.
}
page-check-connection = Prüfen Sie die Verbindung und versuchen Sie es noch einmal.
page-newer = Eine neuere Ausgabe dieser Seiten liegt vor.
page-load-newer = Laden
page-two-editions = Teile dieser Seite stammen aus zwei Ausgaben.
page-load-again = Neu laden
page-not-now = Jetzt nicht
page-home = Startseite
page-not-kept = Das Netz antwortet nicht. Sie haben { $page } noch nicht gelesen; darum ist es hier nicht gespeichert.
page-lost = { $asked } gibt es hier nicht. Meinten Sie { $near }?
page-links-coarse = Jede Seite steht hier einmal, bei dem ersten Link zu ihr.
page-links-named = Trägt ein Link den Namen eines Satzes, ist nur ihre Seite genannt, und nur einmal. Mit # und dem Namen kommen Sie zum Satz.
page-links = Wohin die Links führen
page-printed = Gedruckt am { $day }: { $address }
page-damaged-game = Das gespeicherte Spiel war beschädigt und ließ sich nicht erhalten.
page-damaged-choices = Ihre letzte Auswahl war beschädigt und ließ sich nicht erhalten.
page-damaged-own = Die Liste Ihrer eigenen Regeln war beschädigt. Was sich retten ließ, finden Sie hier.
page-damaged-branches = Die Liste Ihrer Varianten war beschädigt. Was sich retten ließ, finden Sie hier.
page-filtered = { $n ->
    [0] Hier passt nichts.
    [one] Eine Fundstelle.
   *[other] { NUMBER($n) } Fundstellen.
}
