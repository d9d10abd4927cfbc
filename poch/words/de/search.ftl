search-asks = Geben Sie ein Wort ein, nach dem Sie suchen.

search-coming = Die Suche wird geladen …
search-found = { $n ->
    [0] Diese Wörter kommen auf keiner Seite vor. Versuchen Sie es mit weniger oder mit anderen.
    [one] Eine Seite gefunden.
   *[other] { NUMBER($n) } Seiten gefunden.
}
search-more = Mehr anzeigen (noch { NUMBER($n) })
search-missing = Die Suche ließ sich nicht laden ({ $why }). Prüfen Sie die Verbindung und versuchen Sie es noch einmal.
search-offline = Sie sind offline, und was Sie suchen, ist hier nicht gespeichert ({ $why }). Stellen Sie eine Verbindung her, und versuchen Sie es noch einmal.
search-part = Ein Teil des Verzeichnisses ist nicht angekommen ({ $why }), deshalb kann es noch weitere Seiten geben.
search-silent = seit zehn Sekunden keine Antwort
