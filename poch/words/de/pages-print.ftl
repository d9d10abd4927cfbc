print-title = Zum Ausdrucken
print-description = Die Regeln jedes spielbaren Textes auf einem Blatt Papier, und sein Brett.
print-lead = Für die Schule oder den Museumstisch können Sie die Regeln jedes Textes auf einem Blatt A4 oder Letter ausdrucken. Das Brett ist eine Zeichnung für A3 oder A4, auf die Sie Marken legen.
print-other = Auch alle anderen Seiten lassen sich drucken. Menüs und Knöpfe bleiben weg, Karten und Bretter werden zu Umrissen, Links zu bloßen Wörtern. Adresse und Zitat stehen am Fuß.
print-text = Text
print-sheet = Regeln auf einem Blatt
print-board = Brett
print-handout = Spielanleitung
print-handout-of = Spielanleitung zum Ausdrucken: { $title }
print-page = Seite
print-page-of = Seite des Brettes: { $title }
print-svg-of = Brett als SVG: { $title }

handout-title = Regeln auf einem Blatt: { $title }
handout-description = Die Regeln von { $title } auf einem Blatt, wie die Quelle sie gibt, für den Unterricht oder den Spieltisch.
handout-way = Ein Blatt, A4 oder Letter: Drucken Sie diese Seite.
handout-to-board = Das Brett zum Ausdrucken
handout-needs = Sie brauchen:
handout-needs-what = { $facts } · gleich viele Marken für jeden
handout-about = Das sind die Regeln, wie dieser Text sie gibt, in unseren eigenen Worten.
handout-without = Nicht enthalten sind die Hausvarianten des Textes: { $variations }.
handout-rights = { $address } · Texte CC BY 4.0, Regeln und Brett CC0 1.0
handout-supplied = von uns ergänzt: Was wir von der Quelle haben, sagt es nicht
handout-inferred = unser Schluss aus dem, was die Quelle sagt
handout-borrowed = aus einem anderen Text entlehnt, der oben genannt ist
handout-disputed = strittig: hier gelesen, wie die Wörter in Klammern sagen

board-title = Brett zum Ausdrucken: { $title }
board-description = Das Brett von { $title }, wie die Quelle es gibt, zum Ausdrucken für den Unterricht oder den Spieltisch.
board-of = Das Brett von { $title }
board-sheet = Seine Regeln auf einem Blatt
board-how = Drucken Sie diese Seite im Querformat ohne Ränder. Auf A3 fassen die Felder alle Marken, auf A4 kleine.
board-drawn = Das Brett haben wir nach <a href="../#the-board">seinen Sätzen</a> gezeichnet. Die Felder heißen, wie der Text sie nennt; daneben sind die Karten, die sie gewinnen.
board-free = Die Zeichnung ist frei für jeden Gebrauch (CC0 1.0).
board-download = Als SVG in der Größe A3 herunterladen
board-pool = { POOL($pool) }
how-board = Ein rundes Brett: acht Näpfe für Ass, König, Dame, Bube, Zehn, Mariage, Sequenz und Poch, und in ihrer Mitte die Mitte
board-shown = Das Brett, mit { $facts }

coverage-title = { $title }: wo es zu sehen ist
coverage-description = Zu jedem Satz von { $title }: was er festlegt, und die Beispielspiele, in denen Sie ihn sehen.
coverage-heading = Wo es zu sehen ist
coverage-lead = Ein Schritt nennt den einen Satz, der ihn erlaubt. Wo ein Schritt einen Satz nennt, war er am Werk. Ein Link zu einem Beispielspiel führt zum ersten solchen Schritt.
coverage-count = { $clauses ->
    [0] Keine Sätze:
    [one] Ein Satz:
   *[other] { NUMBER($clauses) } Sätze:
} { $parts }. Zusammen legen sie { $rules } fest.
coverage-seen = { NUMBER($n) } sind zu sehen (Beispielspiele: { $hands })
coverage-idle = { $n ->
    [0] keiner legt nichts fest
    [one] einer legt nichts fest
   *[other] { NUMBER($n) } legen nichts fest
}
coverage-unseen = { $n ->
    [0] keiner legt fest, was kein Schritt zeigen kann
    [one] einer legt fest, was kein Schritt zeigen kann
   *[other] { NUMBER($n) } legen fest, was kein Schritt zeigen kann
}
coverage-no-step = Kein Schritt kann das zeigen: { $why }
coverage-clauses = Satz für Satz
coverage-rules = Regel für Regel
coverage-sentences = Originalsatz für Originalsatz
coverage-sentences-count = { $work }: { $claimed } von { $n } Originalsätzen sind hier in mindestens einem Satz{ $idle ->
    [0] {""}
    [one] , und einer sagt keine Regel
   *[other] , und { NUMBER($idle) } sagen keine Regel
}. Teile eines langen Originalsatzes zählen einzeln. Belegte Sätze nach diesem Text: { NUMBER($stated) }; davon nennen { NUMBER($named) } ihre Originalsätze.
coverage-sentence-cut = unsere Vorlage bricht ab
coverage-optional = wählbar
coverage-reading = Lesart: { $reading }
coverage-every = Jedes Beispielspiel, etwa
coverage-more = { $n ->
    [0] und kein weiteres
    [one] und ein weiteres
   *[other] und { NUMBER($n) } weitere
}
coverage-command = Der Befehl <code>poch cover { $slug }</code> zeigt dasselbe für die Beispielspiele und die Beispiele in den Tests.
cards-title = Karten und Marken zum Ausschneiden
cards-description = 32, 36 oder 52 Karten mit französischen oder deutschen Farben, und Marken, zum Drucken und Ausschneiden.
cards-lead = Wählen Sie ein Kartenspiel und drucken Sie es auf festes Papier. Neun Karten füllen eine Seite A4 oder Letter. Sie sind 62 mal 86 Millimeter groß. Sie sehen sie, sobald Skripte laufen.
cards-boards = <a href="{ $base }to-print/">Bretter und Regeln zum Drucken</a> gibt es zu jedem Text.
to-print-cards = Kein Kartenspiel zur Hand? <a href="{ $base }cards/">Drucken Sie Karten und Marken</a> zum Ausschneiden.
to-print-labels = Schilder und mehr für Museen stehen auf <a href="{ $base }museum/">einer eigenen Seite</a>.
to-print-teacher = Stunden und Arbeitsblätter für eine Klasse stehen unter <a href="{ $base }teach/">Unterrichten</a>.

how-game = { game-name }: die Spielregeln
how-game-description = { $title }: was man braucht, wie es gespielt wird und wann es endet, für alle, die es nicht kennen.
how-game-lead = Dies sind die Regeln von <a href="{ $link }">{ $title }</a>, dem Text dieses Spiels, der uns am wenigsten überlässt. Jeder Satz hier ist einer dieses Textes, in unseren Worten. Was er offen lässt, ist als unsere Wahl bezeichnet, und was wir aus ihm schließen, als unser Schluss.
how-game-ways = <a href="{ $base }sources/{ $slug }/handout/">Die Regeln ausdrucken</a>, auf einem Blatt mit dem Brett · <a href="{ $base }sources/{ $slug }/board/">Das Brett ausdrucken</a> · <a href="{ $base }play/?ruleset={ $slug }">Zur Übung spielen</a>
how-need = Was man braucht
how-before = Vor dem Spiel
how-play = Das Spiel
how-end = Wie es endet
how-ours = unsere Wahl
how-inferred = unser Schluss
how-table = Am Tisch
how-hand = Ein Beispielspiel auf seiner eigenen Seite
how-others = Was andere Texte anders machen
how-compare = vergleichen
how-alone = Einen anderen Text dieses Spiels gibt es hier nicht.
how-to-poch = Poch: die Spielregeln
how-in-english = { "" }
how-no-page = { $game } hat keine solche Seite, weil keiner seiner Texte hier bis zum Ende des Spiels reicht.
