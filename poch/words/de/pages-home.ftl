home-title = Poch
home-description = Poch ist ein altes deutsches Kartenspiel. Lesen Sie seine Regeln Text für Text, gehen Sie Beispielspiele Schritt für Schritt durch, und spielen Sie selbst.
home-lead = Poch ist ein altes deutsches Kartenspiel in drei Teilen. Sie sammeln Marken für bestimmte Karten, Sie setzen darauf, wer die besten gleichen Karten hat, und Sie spielen um die Wette alle Karten aus.
home-here = Bücher und Spielanleitungen beschreiben es seit 1765, jedes auf seine Weise. Hier können Sie jeden Text Satz für Satz lesen, ihn Schritt für Schritt gespielt sehen und selbst danach spielen.
home-first-game = Ihr erstes Spiel, in fünf Minuten
home-door-play = Heute Abend spielen
home-door-play-to = Gegen den Browser oder am eigenen Brett
home-door-read = Lesen und vergleichen
home-door-read-to = Jeden Text, Satz für Satz
home-door-teach = Lehren und zeigen
home-door-teach-to = Spielanleitungen, Bretter und Schilder zum Drucken
home-how-to-play = <a href="{ $base }how-to-play/">Poch in zwei Minuten</a>, wenn Sie es noch nie gespielt haben
home-tours = <a href="{ $base }tours/">Rundgänge</a>: Texte, deren Bretter mitgehen
home-four = <a href="{ $base }compare/four/">1789, 1844, 1853 und heute</a>: worin sich vier Texte unterscheiden, auf einer Seite, mit denselben Karten
home-compare = Die Texte Regel für Regel <a href="{ $base }compare/">vergleichen</a>, oder <a href="{ $base }compare/matrix/">alle auf einmal</a>
home-which = <a href="{ $base }compare/which/">Welches Spiel kenne ich?</a> Wenige Fragen finden den nächsten Text
home-cruxes = <a href="{ $base }cruxes/">Strittige Stellen</a>: was sich auf mehr als eine Weise lesen lässt
home-timeline = <a href="{ $base }timeline/">Zeittafel</a> der Texte und des Brettes
home-corrections = <a href="{ $base }corrections/">Berichtigungen</a> zu dem, was über das Spiel geschrieben wurde
home-editorial = <a href="{ $base }editorial/">Lesehilfe</a>: was die Zeichen bedeuten, und was wir nicht wissen
home-sources = { $n ->
    [0] Keine Quellen
    [one] Eine Quelle
   *[other] { BEGIN(N($n)) } Quellen
}
home-hands = { $n ->
    [0] Keine Beispielspiele
    [one] Ein Beispielspiel
   *[other] { BEGIN(N($n)) } Beispielspiele
}
home-reading = Wie Sie diese Seiten lesen
home-reading-hands = Auf der Seite einer Quelle steht links der Text und rechts ein Beispielspiel. Gehen Sie das Spiel Schritt für Schritt durch, und der Satz zu jedem Schritt leuchtet auf. Wählen Sie einen Satz, und das Spiel zeigt einen Schritt dazu.
home-reading-marks = Das kleine Zeichen neben einem Satz zeigt, worauf er beruht. Die Quelle sagt es, oder ein anderer berichtet es. Oder wir haben es erschlossen, oder ergänzt, weil der Text schweigt.
home-reading-cruxes = Manche Stellen lassen sich auf mehr als eine Weise lesen. Dann folgen die Lesarten darunter, und Sie können jede erproben.
