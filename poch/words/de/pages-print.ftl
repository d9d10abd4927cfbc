print-title = Zum Ausdrucken
print-description = Die Regeln jedes spielbaren Textes auf einem Blatt Papier und sein Brett dazu.
print-lead = Für die Schulklasse oder den Museumstisch können Sie die Regeln jedes Textes auf einem Blatt A4 oder Letter ausdrucken. Das Brett ist eine Zeichnung für A3 oder A4, auf die Sie Marken legen.
print-other = Drucken lassen sich auch alle anderen Seiten. Menüs und Knöpfe bleiben dabei weg, Karten und Bretter werden zu Umrissen, Links zu bloßen Wörtern. Adresse und Zitat stehen am Fuß.
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
handout-way = Diese Seite zum Ausdrucken: ein Blatt, A4 oder US-Letter.
handout-to-board = Das Brett zum Ausdrucken
handout-needs = Sie brauchen:
handout-needs-what = { $facts } · gleich viele Marken für jeden
handout-about = Das sind die Regeln, wie dieser Text sie gibt, in unseren eigenen Worten.
handout-without = Als Hausvariante des Textes hier weggelassen: { $variations }.
handout-rights = { $address } · Regeln und Brett CC0 1.0
handout-supplied = von uns ergänzt, denn in dem, was wir von der Quelle haben, steht es nicht
handout-inferred = unser Schluss aus dem, was die Quelle sagt
handout-borrowed = aus einem anderen Text entlehnt, der oben genannt ist
handout-disputed = strittig; hier so gelesen, wie die Wörter in Klammern sagen

board-title = Brett zum Ausdrucken: { $title }
board-description = Das Brett von { $title }, wie die Quelle es gibt, zum Ausdrucken für den Unterricht oder den Spieltisch.
board-of = Das Brett von { $title }
board-sheet = Seine Regeln auf einem Blatt
board-how = Drucken Sie diese Seite im Querformat und ohne Ränder. Auf A3 passen alle Marken in die Felder, auf A4 nur kleine.
board-drawn = Gezeichnet haben wir das Brett nach <a href="../#the-board">den Sätzen des Textes</a>. Die Felder heißen, wie der Text sie nennt; neben jedem sehen Sie die Karten, die es gewinnen.
board-free = Die Zeichnung dürfen Sie frei verwenden (CC0 1.0).
board-download = Als SVG in der Größe A3 herunterladen
board-pool = { POOL($pool) }
how-board = Ein rundes Brett: acht Mulden für Ass, König, Dame, Bube, Zehn, Mariage, Sequenz und Poch, und zwischen ihnen die Mitte
board-shown = Das Brett, mit { $facts }

coverage-title = { $title }: wo jeder Satz zu sehen ist
coverage-description = Die Beispielspiele, in denen Sie jeden Satz von { $title } sehen, und warum manche Sätze in keinem vorkommen.
coverage-heading = Wo jeder Satz zu sehen ist
coverage-lead = Jeder Schritt eines Beispielspiels nennt den einen Satz, der ihn erlaubt und der darin also zum Zug kommt. Ein Link zu einem Beispielspiel führt zum ersten Schritt, der den Satz nennt.
coverage-count = { $clauses ->
    [0] Keine Sätze:
    [one] Ein Satz:
   *[other] { NUMBER($clauses) } Sätze:
} { $parts }. Zusammen legen sie { $rules } fest.
coverage-seen = für { NUMBER($n) } gibt es insgesamt { $hands }
coverage-idle = { $n ->
    [0] jeder legt etwas fest
    [one] einer legt nichts fest
   *[other] { NUMBER($n) } legen nichts fest
}
coverage-unseen = { $n ->
    [0] bei keinem fehlt ein Schritt, der zeigt, was er festlegt
    [one] bei einem kann kein Schritt zeigen, was er festlegt
   *[other] bei { NUMBER($n) } kann kein Schritt zeigen, was sie festlegen
}
coverage-no-step = Kein Schritt kann das zeigen: { $why }
coverage-clauses = Satz für Satz
coverage-rules = Regel für Regel
coverage-sentences = Originalsatz für Originalsatz
coverage-sentences-count = { $work }: { $claimed } von { $n } Originalsätzen stehen hier in mindestens einem Satz{ $idle ->
    [0] {""}
    [one] , und einer nennt keine Regel
   *[other] , und { NUMBER($idle) } nennen keine Regel
}. Teile eines langen Originalsatzes zählen einzeln. { $stated ->
    [0] Kein ausdrücklicher Satz beruht auf diesem Text.
    [one] Ein ausdrücklicher Satz beruht auf diesem Text{ $named ->
        [0] , nennt seinen Originalsatz aber nicht.
       *[other] {" "}und nennt seinen Originalsatz.
    }
   *[other] { BEGIN(N($stated)) } ausdrückliche Sätze beruhen auf diesem Text, und { $named ->
        [all] alle nennen ihren Originalsatz.
        [0] keiner davon nennt seinen Originalsatz.
        [one] einer davon nennt seinen Originalsatz.
       *[other] { N($named) } davon nennen ihren Originalsatz.
    }
}
coverage-sentence-cut = unsere Vorlage bricht ab
coverage-optional = wählbar
coverage-every = In jedem Beispielspiel, etwa:
coverage-more = { $n ->
    [0] und kein weiteres
    [one] und ein weiteres
   *[other] und { NUMBER($n) } weitere
}
coverage-command = Der Befehl <code>poch cover { $slug }</code> zeigt dasselbe für die Beispielspiele und die Beispiele in den Tests.
cards-title = Karten und Marken zum Ausschneiden
cards-description = 32, 36 oder 52 Karten mit französischen oder deutschen Farben, und Marken, zum Drucken und Ausschneiden.
cards-lead = Wählen Sie ein Kartenspiel, und drucken Sie es auf festes Papier. Eine Seite A4 oder Letter fasst neun Karten, jede 62 mal 86 Millimeter groß. Die Marken für vier Spieler füllen eine weitere Seite, und auf jeder steht, was sie zählt. Für mehr Spieler drucken Sie diese Seite zweimal.
cards-unscripted = Die Karten sehen Sie nur, wenn Ihr Browser Skripte ausführt.
cards-boards = Zu jedem Text gibt es <a href="{ $base }to-print/">Bretter und Regeln zum Drucken</a>.
to-print-cards = Kein Kartenspiel zur Hand? <a href="{ $base }cards/">Drucken Sie Karten und Marken</a> zum Ausschneiden.
to-print-labels = Schilder und mehr für Museen stehen auf <a href="{ $base }museum/">einer eigenen Seite</a>.
to-print-teacher = Stunden und Arbeitsblätter für eine Klasse stehen unter „<a href="{ $base }teach/">Unterrichten</a>“.

how-name = { $game ->
    [comete] Commit
    [tripoley] Rummoli
   *[other] { game-name }
}
how-game = { how-name }: die Spielregeln
how-game-description = { $title }: was man braucht, wie man es spielt und wann es endet, für alle, die es noch nicht kennen.
how-game-lead = Von unseren Texten, die { how-name } heißen und bis zum Ende des Spiels reichen, lässt <a href="{ $link }">{ $title }</a> am wenigsten offen. Hier stehen seine Regeln, in unseren eigenen Worten. Ein <abbr class="ours">+</abbr> steht hinter dem, was wir gewählt haben, weil es in unserer Vorlage nicht steht, ein <abbr class="ours">†</abbr> hinter dem, was wir aus dem Text schließen.
how-game-ways = <a href="{ $base }sources/{ $slug }/handout/">Die Regeln ausdrucken</a>, auf einem Blatt mit dem Brett · <a href="{ $base }sources/{ $slug }/board/">Das Brett ausdrucken</a> · <a href="{ $base }play/?ruleset={ $slug }">Zur Übung spielen</a>
how-need = Was man braucht
how-before = Vor dem Spiel
how-play = Das Spiel
how-end = Wie es endet
how-ours = unsere Wahl
how-inferred = unser Schluss
how-table = Am Tisch
how-hand = Ein Beispielspiel (eigene Seite)
how-others = Was andere Texte anders machen
how-compare = vergleichen
how-alone = Einen anderen Text dieses Spiels gibt es hier nicht.
how-to-poch = Poch: die Spielregeln
how-in-english = { "" }
how-no-page = { $game } hat keine solche Seite, weil keiner der Texte dazu bis zum Ende des Spiels reicht.
