# Die Seite für ein eigenes Brett.

own-title = Am eigenen Brett
own-description = Tippen Sie an, was auf Ihrem Brett steht; dann finden Sie die Regelwerke, die dazu passen, jedes auf einem Blatt zum Ausdrucken.
own-lead = Tippen Sie an, was auf Ihrem Brett steht. Die Regelwerke, die am besten dazu passen, stehen dann zuoberst, jedes auf einem Blatt zum Ausdrucken.
own-unsure = Unsicher? Dann nehmen Sie das heutige Spiel: <a href="{ $base }how-to-play/">Regeln und Brett</a> stehen auf einem Blatt.
own-labels = Was steht darauf?
own-labels-about = Tippen Sie jedes Zeichen an, das Sie sehen. Eine Karte kann gezeichnet oder nur genannt sein, und auf ihre Farbe kommt es noch nicht an. Eine mittlere Mulde ohne Zeichen ist das Feld „Mitte“.
own-also = auch { $names }
own-names = Trägt das Brett oder seine Schachtel einen dieser Namen?
own-cups = Wie viele Mulden, Kästchen oder Felder hat es?
own-cups-unknown = Nicht gezählt
own-shape = Welche Form hat es?
own-shape-unknown = Keine davon, oder weiß ich nicht
own-shape-round = Rund, mit einer Mulde in der Mitte
own-shape-ring = Rund, ohne Mulde in der Mitte
own-shape-octagon = Achteckig
own-shape-hexagon = Sechseckig
own-shape-square = Quadratisch
own-shape-rectangle = Rechteckig
own-shape-rows = In Reihen
own-shape-slats = Ein Kasten mit Leisten
own-shape-boxes = Einzelne Kästchen
own-shape-corners = Viereckig, mit einem Feld in jeder Ecke und einem in der Mitte
own-shape-cards = Karten auf dem Tisch
own-sets = Alle Zusammenstellungen von Feldern
own-sets-about = Texte mit denselben Feldern stehen hier beisammen, die häufigste Zusammenstellung zuerst.
own-set = { $n ->
    [one] Ein Feld
   *[other] { BEGIN(N($n)) } Felder
}: { $pools }
own-shared = { $n ->
    [one] Genau diese Felder gibt es nur in einem Text.
   *[other] Genau diese Felder gibt es in { N($n) } Texten.
}
own-column-text = Text
own-column-needs = Was man braucht
own-column-ways = Zum Drucken und Spielen
own-needs = { $facts } · vor jedem Spiel { $who ->
    [each] { CHIPS($each) } von jedem
    [dealer] { CHIPS($dealer) } vom Geber
    [banker] { CHIPS($dealer) } vom Bankhalter
   *[both] { CHIPS($dealer) } vom Geber und { N($each) } von jedem anderen
}
own-sheet = Regeln auf einem Blatt
own-to-print = Brett zum Ausdrucken
own-play = Übungsspiel
own-write = Tischregeln auf einem Blatt
own-unplayed = Von diesem Text wissen wir zu wenig, um nach ihm zu spielen.
own-next = Sie kennen das Spiel, haben aber kein Brett? <a href="{ $there }compare/which/">Beantworten Sie Fragen zu den Regeln</a>; so finden Sie den Text, der Ihrem Spiel am ähnlichsten ist. Keine Karten, keine Marken? <a href="{ $there }cards/">Drucken Sie welche</a>.
