### Wie stark die Spieler sind: jede Stärke anstelle der nächstschwächeren.

players-title = Wie stark die Spieler sind
players-description = Wie viele Marken die Spieler des Computers denen der nächstschwächeren Spielstärke abnehmen, Text für Text, mit Intervallen.
players-lead = Gegen Spieler, die Karten zählen, gewinnt der vorausschauende Spieler. In { $surely } von { $texts } Texten lässt sich dieser Gewinn kaum durch Zufall allein erklären.
players-open = { $n ->
    [one] In einem Text
   *[other] In { $n } Texten
} ist es noch offen, denn der Unterschied kann Zufall sein.
players-worse = { $n ->
    [one] In einem Text
   *[other] In { $n } Texten
} verliert der vorausschauende Spieler.
players-chart = Wie viele Marken ein vorausschauender Spieler je Spiel mehr gewinnt als einer, der die Karten zählt, Text für Text, mit dem Intervall; die Zahlen stehen in der Tabelle
players-caption = Ein Punkt sagt, wie viele Marken ein vorausschauender Spieler je Spiel mehr gewinnt als ein zählender an seiner Stelle. Die Linie ist das Intervall von 95 %. Die Texte sind nach Jahren geordnet.
players-strengths = Die vier Spielstärken
players-habit = { $strength ->
    [random] Wer wahllos spielt, nimmt irgendeine erlaubte Karte und sagt irgendetwas Erlaubtes an.
    [cautious] Ein vorsichtiger Spieler spielt meist die niedrigste Karte seiner längsten Farbe. Beim Pochen richtet er sich nach seinem besten Kunststück, also zwei, drei oder vier Karten eines Ranges, und ein wenig nach dem Zufall.
    [counting] Ein zählender Spieler merkt sich die gesehenen Karten und spielt die, mit der er die meisten Karten loswird und das Ausspiel wahrscheinlich behält. Beim Pochen wägt er ab, wie viele Marken zu gewinnen sind, wie wahrscheinlich sein Kunststück gewinnt und was der Einsatz kostet.
   *[farsighted] Ein vorausschauender Spieler spielt in Gedanken Spiele zu Ende, die zu allem Gesehenen passen, und tut, was am meisten einbringt. Nur auf Pochen und Erhöhen antwortet er wie ein zählender Spieler.
}
players-play = Die Spielstärke wählen Sie beim <a href="{ $base }play/">Spielen</a> unter <i>Die anderen spielen</i>. Wenn ein Spiel zu Ende ist, können Sie jeden Spieler fragen, warum er tat, was er tat.
players-texts = Text für Text
players-texts-about = In Marken je Spiel, mit dem Intervall von 95 %. Wo das Intervall 0 enthält, kann der Unterschied Zufall sein.
players-careful = { $n ->
    [one] In einem Text verliert ein vorsichtiger Spieler sogar gegen Spieler, die wahllos spielen.
   *[other] In { $n } Texten verliert ein vorsichtiger Spieler sogar gegen Spieler, die wahllos spielen.
}
players-text = Text
players-over = { $strength ->
    [cautious] vorsichtig gegen wahllos
    [counting] zählend gegen vorsichtig
   *[farsighted] vorausschauend gegen zählend
}
players-from-to = { $low } bis { $high }
players-method = Wie wir gemessen haben
players-method-seat = Am Tisch sitzen { N($seats) } Spieler. Jede Verteilung spielen wir zweimal: einmal mit der schwächeren Spielstärke auf allen Plätzen, einmal mit der stärkeren auf einem davon. Welcher Platz das ist, wechselt von Spiel zu Spiel. Wir zählen, was dieser Platz über das Mittel des Tisches hinaus gewinnt. Als Gewinn gilt, was der stärkere Spieler dort mehr bekommt als der schwächere.
players-method-deals = Der vorausschauende Spieler hat nach jedem Text { $few } Spiele gespielt, die anderen { $many }.
players-method-ahead = Um eine Antwort zu wählen, spielt ein vorausschauender Spieler etwa { $playouts }-mal ein Spiel zu Ende und versucht in denselben Spielen mehrere Antworten. In jedem dieser Spiele hätte er auf seinem Platz genau das gesehen, was er wirklich gesehen hat. Von da an spielen alle wie ein zählender Spieler. Von dessen Wahl weicht der vorausschauende Spieler nur ab, wenn eine andere um mehr als einen Standardfehler besser ist. Auf Pochen und Erhöhen antwortet er wie ein zählender Spieler, denn in einem kurzen Versuch nach den Regeln von 1765 brachten andere Antworten Verlust.
players-method-calls = Manche Verteilungen kommen öfter vor, nämlich die, bei denen die anderen eher so ansagen, wie sie es getan haben. Wie wahrscheinlich eine Ansage ist, sagt uns das <a href="{ $base }odds/bluff/">Modell der Bluffs</a>.
players-method-limits = Ein Mensch spielt nicht wie ein zählender Spieler. Gegen Sie kann ein vorausschauender Spieler deshalb mehr oder weniger gewinnen als hier.
players-method-again = <code>{ $command }</code> misst die Texte neu, deren Regeln sich geändert haben, und mit <code>PLAYERS=--all</code> alle (Spielprogramm { $engine }). Zuletzt gemessen haben wir am { $day }, im Stand <code>{ $commit }</code>.
policy-players = { $policy ->
    [random] Spielern, die wahllos spielen
    [cautious] vorsichtigen Spielern
    [counting] Spielern, die Karten zählen
   *[farsighted] vorausschauenden Spielern
}
