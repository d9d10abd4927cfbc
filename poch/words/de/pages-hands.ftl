hands-title = Beispielspiele
hands-description = Aufgezeichnete Pochspiele, von denen jedes bestimmte Sätze seiner Quelle zeigt.
hands-lead = Diese Spiele haben wir erfunden; jedes soll bestimmte Sätze am Werk zeigen. Einige folgen allerdings einem Beispiel der Quelle; das steht dann dabei. Jeder Schritt jedes Spiels nennt den Satz, der ihn erlaubt.
hand-size = { $players ->
    [0] Keine Spieler
    [one] Ein Spieler
   *[other] { NUMBER($players) } Spieler
}, { $steps }
hand-cited = { $title } ({ $source })
hand-chosen = Dieses Spiel folgt { $readings }.
hand-read-as = bei „{ $crux }“ der Lesart „{ $reading }“
hand-play = Dieses Spiel selbst spielen
hand-shows = Was es zeigt
hand-others = Nach anderen Lesarten
hand-others-lead = Eine strittige Stelle ist anders gelesen; Karten und Züge bleiben dieselben, soweit die Lesart sie zulässt.
hand-under = Lesart „<b class="reading-name">{ $label }</b>“: { $effect }
hand-steps-elsewhere = Die einzelnen Schritte schreibt ein Skript. Ohne Skripte können Sie sie <a href="{ $page }" hreflang="en">auf Englisch</a> lesen.
hand-record = Die Aufzeichnung
hand-record-lead = Das ganze Spiel, so wie es der Befehl <code>poch replay</code> liest.
hand-download = Herunterladen
hand-cite = So zitieren Sie das Spiel
hand-cite-more = <a class="cite" href="{ $base }cite/{ $slug }/#hand-{ $name }">Andere Zitierweisen, für den oben gezeigten Schritt</a>. Mehr dazu unter „<a href="{ $base }how-to-cite/">Zitieren</a>“.
hand-carried = Aus früheren Spielen liegen auf dem Brett: { $pools }.
hand-left = Auf dem Brett bleiben: { $pools }.
hand-left-in = { POOL($pool) } { NUMBER($chips) }
effect-clauses = Es geschieht dasselbe, nur nach einem anderen Satz.
effect-whole = { BEGIN($what) }.
effect-added = Schritt { NUMBER($step) } kommt hinzu: „{ $line }“
effect-step = Schritt { NUMBER($step) } wird zu „{ $line }“
effect-ends-after = das Spiel endet nach Schritt { NUMBER($step) }
effect-record-ends = die Aufzeichnung lässt sich dann nur bis hierher nachspielen: { $ask }
effect-stopped = die übrigen aufgezeichneten Züge lassen sich dann nicht mehr nachspielen
effect-same-result = der Endstand bleibt derselbe
effect-result = am Ende { $net } statt { $before }
undealt-card = So lassen sich die Karten nicht geben, denn { CARD($card, form: "nom") } ist nicht im Kartenspiel.
undealt-hand = So lassen sich die Karten nicht geben, denn nach den Regeln bekäme { $seat } { $dealt } Karten, aufgezeichnet sind aber { $has }.
undealt-players-exact = So lassen sich die Karten nicht geben, denn das Spiel ist für { $n } Personen.
undealt-players = So lassen sich die Karten nicht geben, denn das Spiel ist für { $least } bis { $most } Personen.
