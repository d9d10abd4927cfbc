home-title = Poch
home-description = Poch ist ein altes deutsches Kartenspiel. Lesen Sie seine Regeln Text für Text, gehen Sie Beispielspiele Schritt für Schritt durch, und spielen Sie selbst.
home-lead = Poch ist ein altes deutsches Kartenspiel in drei Teilen. Sie sammeln Marken für bestimmte Karten, wetten darum, wer das beste Kunststück hat (Paar, Drilling oder Vierling), und versuchen, vor allen anderen Ihre Karten loszuwerden.
home-here = Berichten zufolge reichen die Spuren des Spiels sechs Jahrhunderte zurück. Seit 1765 beschreiben es Bücher und Spielanleitungen, jede Quelle auf ihre Weise. Deshalb können Sie hier jeden Text lesen, Schritt für Schritt sehen, wie danach gespielt wird, und selbst danach spielen.
home-first-game = Ihr erstes Spiel, in fünf Minuten
home-years = Sechs Jahrhunderte
home-year-strasbourg = eine Straßburger Verordnung soll das Spiel nennen
home-year-munich-oldest = das älteste erhaltene Brett
home-year-board-octagonal = achteckige Bretter
home-year-poque-1765 = die ersten Regeln, die wir lesen konnten
home-door-play = Heute Abend spielen
home-door-play-to = Allein oder zusammen, am Bildschirm oder am Brett.
home-to-play = Hier im Browser
home-to-own-board = Am eigenen Brett
home-to-rules = So wird gespielt
home-to-print = Regeln und Bretter zum Drucken
home-door-read = Lesen und vergleichen
home-door-read-to = Jeder Text Satz für Satz, und worauf jeder Satz beruht.
home-to-texts = Alle Texte
home-to-four = Vier Texte auf einer Seite
home-to-which = Welches Spiel kenne ich?
home-to-cruxes = Strittige Stellen
home-door-teach = Unterrichten
home-door-teach-to = Für eine Klasse, einen Verein oder ein Kind.
home-to-lesson = Eine fertige Unterrichtsstunde
home-to-exercises = Übungen mit Lösungen
home-to-tours = Essays mit einem Brett, das dem Text folgt
home-to-numbers = Wahrscheinlichkeiten, Bluffs und mehr
home-door-museum = Museum und Sammlungen
home-door-museum-to = Für alle, die ein Brett zeigen oder eines gefunden haben.
home-to-museum = Schilder, Bildschirme und Führungen
home-to-board = Welches Brett ist das?
home-to-boards = Bretter nach ihrer Form
home-to-timeline = Zeittafel der Texte und Bretter
home-games = Andere Spiele der Familie
home-game = { $game ->
    [newmarket] Auf einigen Karten liegen Marken, die man beim Ausspielen gewinnt.
    [pope-joan] Man spielt in Folgen aus und gewinnt mit der Karo-Neun und mit Trümpfen.
    [spin] Man spielt in Folgen aus, und das Karo-Ass darf eine beenden.
    [nain-jaune] Folgen ohne Rücksicht auf die Farbe, mit Feldern für fünf Karten.
    [comete] Spiele in Folgen, aus Frankreich und aus England.
    [hoc] Ein französisches Spiel, laut der Encyclopédie ein naher Verwandter des Poque.
    [pukk] Das Spiel der Isländer, mit Melden, Pochen und Ausspielen.
    [bog] Ein französisches Spiel, das Brett, Pochen und Folgen mit Poch gemein hat.
    [tripoley] Ein nordamerikanisches Spiel mit Brett: Herzkarten, Poker und Ausspielen.
   *[other] { "" }
}
home-texts = { $n ->
    [0] Keine Texte
    [one] Ein Text
   *[other] { BEGIN(N($n)) } Texte
}
home-hands = { $n ->
    [0] Keine Beispielspiele
    [one] Ein Beispielspiel
   *[other] { BEGIN(N($n)) } Beispielspiele
}
