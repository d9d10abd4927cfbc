### Wahrscheinlichkeiten: die Übersicht und die Seite jedes Textes.

odds-page-title = Wahrscheinlichkeiten
odds-page-description = Wie wahrscheinlich jedes Feld des Poch mit den gegebenen Karten gewonnen wird, Text für Text.
odds-page-lead = Was verspricht ein Spiel, bevor jemand etwas entscheidet? Hier sehen Sie, wie wahrscheinlich man mit den gegebenen Karten ein Feld gewinnt und wer zum Pochen ein Kunststück hat: zwei, drei oder vier Karten eines Ranges. Das alles berechnen wir exakt, in Brüchen, für jeden Text, nach dem man spielen kann; <a href="#method">wie wir rechnen</a>, steht am Ende der Seite. Für Felder, um die gepocht oder gespielt wird, gibt es keine solche Wahrscheinlichkeit, denn dort kommt es auf Entscheidungen an; dafür gibt es <a href="{ $base }odds/survey/">Simulationen</a>. Welche Lesarten das Spiel am stärksten verändern, zeigt „<a href="{ $base }odds/what-matters/">Worauf es ankommt</a>“. Was ein Bluff wert ist, steht in „<a href="{ $base }odds/bluff/">Was eine Regel mit einem Bluff macht</a>“, und was die Spieler des Computers einander abnehmen, in „<a href="{ $base }odds/players/">Wie stark die Spieler sind</a>“.
odds-page-about = Die Zahlen gelten für { N($seats) } Spieler und die bevorzugten Lesarten; geordnet sind die Texte nach Jahren. Auf der Seite eines Textes finden Sie die anderen Spielerzahlen, die exakten Brüche und das, was andere Lesarten ändern.
odds-page-several-about = Mindestens zwei Spieler haben ein Kunststück zum Pochen.
odds-page-four-about = Vier Karten gleichen Ranges in einer Hand.
odds-page-chart-aria = { $title }: in wie vielen Spielen jedes Textes; die Zahlen sind in der Tabelle
odds-page-bar = { $title }: { $share }
odds-page-text = Text
odds-page-one-in = 1 von { $n }
odds-page-none = keine exakte Wahrscheinlichkeit
odds-page-all-at-once = Alle diese Zahlen auf einmal:
odds-page-one-text = Die Zahlen eines einzelnen Textes und was seine anderen Lesarten daran ändern:
odds-page-fragments = Von diesen Texten wissen wir zu wenig, um nach ihnen Karten zu geben: { LIST($titles) }.

odds-page-reach = Felder, die man beim Ausspielen gewinnt
odds-page-reach-about = In diesen Spielen gewinnen Sie ein Feld, indem Sie seine Karte oder seine beiden Karten spielen. Eine Karte, die aufgeschlagen ist oder in der zusätzlichen Hand liegt, gewinnt in diesem Spiel nichts. Hier sehen Sie, in wie vielen Spielen eine Hand alle Karten hat, die ein Feld verlangt. Ob ihr Besitzer sie auch spielt, hängt vom Verlauf ab.
odds-page-readings = Wie viel eine Lesart ausmacht
odds-page-readings-about = Manche Stelle lässt sich auf mehr als eine Weise lesen, manches Schweigen auf mehr als eine Weise füllen. Ein Feld kann nach der einen Lesart viel öfter gewonnen werden als nach der anderen. Die größten Unterschiede stehen zuerst.
odds-page-readings-aria = Wie viel eine Lesart an den Wahrscheinlichkeiten ändert
odds-page-crux = Strittige Stelle und Texte
odds-page-pool = Feld
odds-page-adopted = Bevorzugte Lesart
odds-page-other = Andere Lesart
odds-page-factor = Faktor
odds-page-instead = { $title }: „{ $label }“ statt „{ $adopted }“

## Wie gerechnet wird

odds-page-method = Wie wir rechnen
odds-page-method-ways = Wir geben keine Karten. Wie viele Möglichkeiten es gibt, ein Kartenspiel auf die Hände zu verteilen, ist bekannt, und wenn gut gemischt ist, sind alle gleich wahrscheinlich. Eine Wahrscheinlichkeit ist die Zahl der Möglichkeiten, bei denen etwas eintritt, geteilt durch die Zahl aller. Sie ist also ein Bruch aus zwei ganzen Zahlen, den Sie nachprüfen können.
odds-page-method-trumps = Trümpfe auf der Hand
odds-page-method-trumps-about = Angenommen, aus zweiunddreißig Karten werden vier Hände zu je fünf gegeben, und eine weitere Karte wird aufgeschlagen. In sieben von acht Fällen ist nicht das Trumpf-Ass aufgeschlagen. Dann ist dieses Ass eine der übrigen einunddreißig Karten, und zwanzig davon haben die Spieler auf der Hand. Multipliziert ergibt das ⅞ · 20/31 = 35/62. So wahrscheinlich ist es, dass das Feld Ass gewonnen wird.
odds-page-method-trumps-more = Für König und Dame in einer Hand oder für Sieben, Acht und Neun gehen wir alle Möglichkeiten durch, wie die Trümpfe beisammen oder getrennt liegen können. Hände ohne einen solchen Trumpf sind dabei alle gleich; deshalb sind es nur einige tausend Möglichkeiten statt Millionen von Millionen. Manchmal nimmt der Geber ein Feld mit der aufgeschlagenen Karte. Diesen Fall zählen wir gesondert, denn dann kann kein anderer Spieler das Feld in diesem Spiel noch gewinnen.
odds-page-method-runs = Folgen und Kunststücke
odds-page-method-runs-about = Für eine Folge in irgendeiner Farbe legen wir die Karten einzeln hin, Farbe um Farbe von oben. Wir zählen die Möglichkeiten, bei denen niemand eine so lange Folge hat. Merken müssen wir uns dabei nur, wie viel Platz in jeder Hand noch ist und wessen Folge gerade wächst; Hände, die in beidem gleich sind, zählen zusammen. Zieht man die gezählten Möglichkeiten von allen ab, bleibt die Wahrscheinlichkeit einer Folge. Kunststücke zählen wir ebenso, Rang um Rang.
odds-page-method-given = Was wir voraussetzen
odds-page-method-given-about = Im Feld liegen Marken, und niemand vergisst eine Meldung, die dann verloren wäre. Kartenspiel, Handgröße und aufgeschlagene Karte sind die des Textes. Manchmal aber darf der Geber eine Karte tauschen, oder Karten verlassen die Hand, bevor ein Feld gemeldet wird. Dann gibt es keine exakte Wahrscheinlichkeit, und die Seite sagt es.
odds-page-method-check = Wie wir prüfen
odds-page-method-check-about = Das Spielprogramm, das die Beispielspiele dieser Ausgabe spielt, gibt nach denselben Regeln: hunderttausendmal für jeden Text, wenn die Tests laufen, und eine Million Mal mit { $command }. Keine Wahrscheinlichkeit darf um mehr als vier Standardfehler von dem abweichen, was dabei herauskommt. Bei Kartenspielen mit wenigen Karten spielt das Programm jede mögliche Verteilung durch. Dort müssen die Brüche bis zur letzten Verteilung stimmen.

## Die Seite eines Textes

odds-page-of = Wahrscheinlichkeiten: { $title }
odds-page-of-description = Wie wahrscheinlich jedes Feld in einem Spiel nach dem Text „{ $title }“ gewonnen wird.
odds-page-of-all = Alle Wahrscheinlichkeiten
odds-page-of-text = Der Text
odds-page-of-play = Danach spielen
odds-page-of-lead = Diese Seite sagt, wie wahrscheinlich man mit den gegebenen Karten ein Feld gewinnt und wer ein Kunststück hat. Jede Zahl ist ein Anteil an allen möglichen Spielen, ganz gleich, was Sie selbst auf der Hand haben. Wir setzen voraus, dass { LIST($assumes) }. <a href="{ $base }odds/#method">Wie wir rechnen.</a>
odds-page-of-adopted = Nach den bevorzugten Lesarten
odds-page-of-chart = Anteil der Spiele mit { $seats } Spielern, in denen das jeweilige Feld gewonnen wird.
odds-page-of-chart-aria = In wie vielen Spielen mit { $seats } Spielern das jeweilige Feld gewonnen wird; die Zahlen sind in der Tabelle
odds-page-of-reach = Anteil der Spiele mit { $seats } Spielern, in denen das jeweilige Feld beim Ausspielen zu gewinnen ist.
odds-page-of-reach-aria = In wie vielen Spielen mit { $seats } Spielern das jeweilige Feld beim Ausspielen zu gewinnen ist; die Zahlen sind in der Tabelle
odds-page-of-by-seats = Wahrscheinlichkeiten nach der Spielerzahl
odds-page-of-seats = { $seats } Spieler
odds-page-of-fractions = Die exakten Brüche
odds-page-of-others = Nach anderen Lesarten
odds-page-of-others-about = Die Zahlen gelten bei { $seats } Spielern. Sie sehen nur, was diese Lesarten ändern; alle anderen Lesarten lassen die Wahrscheinlichkeiten unverändert.
odds-page-of-by-readings = Wahrscheinlichkeiten nach Lesarten
odds-page-of-instead = <a href="{ $base }sources/{ $clause }">{ $title }</a>: „<b class="reading-name">{ $label }</b>“ statt „{ $adopted }“.
