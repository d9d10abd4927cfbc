play-start = Ein Spiel beginnen
play-how = Wie wird gespielt?
play-shelf-open = Varianten und Dateien …
play-size = Das Spielprogramm, { $size } groß, wird nur beim ersten Spiel geladen.
play-back = Zurück zu Ihrem Spiel
play-ready = Alles ist bereit für { N($n) }.
play-gone = Das gespeicherte Spiel lässt sich nicht fortsetzen: { $why }
play-cleared = Unter dieser Adresse war ein Spiel gespeichert, das es hier nicht mehr gibt. Entweder hat der Browser es gelöscht, oder Sie haben in einem anderen gespielt. Haben Sie es als Datei gesichert? Dann öffnen Sie die Datei unter „Varianten und Dateien“.
play-link-damaged = Dieser Link ist beschädigt oder unvollständig. Kopieren Sie ihn noch einmal, vom Anfang bis zum Ende.
play-recorded = ein aufgezeichnetes Spiel
play-progress = Wie viel vom Spielprogramm geladen ist
play-setting = Das Spiel wird aufgebaut …
play-not-set = Das Spiel ließ sich nicht aufbauen.
play-new = Ein neues Spiel beginnen
play-part-missing = Ein Teil dieser Seite ließ sich nicht laden ({ $why }).
play-table = Der Tisch; die Pfeiltasten links und rechts blättern zurück und vor
play-clauses = Nach welchem Satz
play-steps = Alle Schritte
play-pass = Passen
play-fold = Aussteigen
play-hold = { $n ->
    [0] Mithalten
    [one] Mit einer Marke mitgehen
   *[other] Mit { $n } Marken mitgehen
}
play-play = Spielen
play-swap = Tauschen
play-place = Eine Marke auf { $pool }
play-claim = Melden
play-claim-what = { $pool } melden
play-nothing = Nichts spielen
play-swap-nothing = Nichts tauschen
play-take = Zusätzliche Hand nehmen
play-take-nothing = Eigene Hand behalten
play-bid-chips = Marken, die Sie bieten
play-raise-chips = Marken, auf die Sie den Einsatz erhöhen
play-knock-chips = Marken, mit denen Sie pochen
play-fewer = Eine Marke weniger
play-more = Eine Marke mehr
play-choose-away = Wählen Sie die Karte, die Sie weggeben.
play-choose-hand = Wählen Sie eine Karte aus Ihrer Hand.
play-hint = Tipp
play-hint-is = Tipp: { $advice }. { $why }
play-may = Darf ich …?
play-why-seat = Warum hat { $seat } das getan?
play-branch-step = Was wäre, wenn (Schritt { $step })
play-branch-hand = Ein Spiel
play-branch-deal = Verteilung { $seed }
play-link-title = Ein Link zu dieser Stellung; er enthält das ganze Spiel samt allen Karten
play-copy-link = Link kopieren
play-embed = Einbetten
play-the-game = Das Spiel
play-same = Dieselben Karten noch einmal
play-other-cards = Andere Karten
play-new-game = Neues Spiel …
play-others-are = Die anderen spielen
play-careful = vorsichtig
play-counting = mit Kartenzählen
play-farsighted = vorausschauend
play-reckless = wahllos
play-deal-seed = Verteilung { $seed }.
play-read = Andere als die bevorzugten Lesarten: { $readings }.
play-next = Nächstes Spiel
play-under = Nach anderen Regeln …
play-in-all = insgesamt { $chips }
play-scores = Gewonnene und verlorene Marken
play-before = Zuvor
play-session-over = Die Partie ist zu Ende.
play-deals = Spiele
play-total = Zusammen
play-own-rules = Eigene Regeln passen in keinen Link. Speichern Sie die Aufzeichnung, und holen Sie sich die Regeln aus { $workshop }.
play-the-workshop = der Werkstatt
play-copied = Der Link ist kopiert. Er enthält das ganze Spiel samt allen Karten.
play-link = Link
play-copy-this = Kopieren Sie diesen Link: { $link }
play-copy-below = Kopieren Sie den Link unten; er enthält das ganze Spiel samt allen Karten.
play-slow = Langsam
play-normal = Normal
play-fast = Schnell
play-at-once = Sofort
play-speed-others = Tempo der anderen
play-look-back = Zurückblättern
play-look-on = Vorblättern
play-now = Zur aktuellen Stellung
play-why = Warum?
play-what-if = Was wäre, wenn …
play-undo = Rückgängig
play-goes-on = Das Spiel geht weiter.
play-skip = Bis ich an der Reihe bin
play-over = Das Spiel ist zu Ende.
play-step-clause = { $sentence } Satz { $clause }.
play-step-of = { $stage } · { $at } von { $all }
play-happened-by = Dieser Schritt beruht auf
play-asked-by = Ihre Wahl beruht auf
play-for = Sie spielen für { $seat }.
play-pass-on = { $seat } ist an der Reihe. Geben Sie das Gerät weiter; solange sind alle Karten verdeckt.
play-reveal = Ich bin { $seat } und will meine Karten sehen
play-sound = Ton
play-elsewhere = In einem anderen Fenster läuft schon ein Spiel. Deshalb wird, was Sie hier spielen, daneben als Variante gespeichert.
play-thinking = Die anderen denken voraus …
play-restarting = Das Spielprogramm startet neu …
play-not-kept = Dieser Browser speichert hier nichts. Wenn Sie die Seite schließen, ist das Spiel also verloren.

play-knock = Mit { $n ->
    [one] einer Marke
   *[other] { $n } Marken
} pochen
play-raise = Auf { $n ->
    [one] eine Marke
   *[other] { $n } Marken
} erhöhen
play-bid = { $n ->
    [one] Eine Marke
   *[other] { $n } Marken
} bieten
play-result = Das Spiel ist zu Ende. { $seat ->
    [you] Sie haben
   *[other] { $seat } hat
} { $net ->
    [0] weder gewonnen noch verloren.
   *[other] { $net ->
        [one] eine Marke
       *[other] { $net } Marken
    } { $won ->
        [yes] gewonnen.
       *[no] verloren.
    }
}
play-on-board = Auf dem Brett für das nächste Spiel: { $n ->
    [0] keine Marken.
    [one] eine Marke.
   *[other] { $n } Marken.
}
play-sheet = Anschreibezettel: { $n ->
    [one] ein Spiel
   *[other] { $n } Spiele
}
