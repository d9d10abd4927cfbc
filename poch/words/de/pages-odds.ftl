### Wahrscheinlichkeiten: die Übersicht und die Seite jedes Textes.

odds-page-title = Wahrscheinlichkeiten
odds-page-description = Wie wahrscheinlich jedes Feld des Poch mit den gegebenen Karten gewonnen wird, Text für Text.
odds-page-lead = Hier sehen Sie, was das Geben verspricht, bevor jemand eine Wahl hat. Wie wahrscheinlich gewinnen die gegebenen Karten ein Feld, und wer hat gleiche Karten zum Pochen? Wir berechnen alles exakt, in Brüchen, für jeden Text, nach dem sich spielen lässt. <a href="#method">Wie wir rechnen</a>, erklärt das Ende der Seite. Felder, um die gepocht oder gespielt wird, haben keine solche Wahrscheinlichkeit; für sie gibt es <a href="{ $base }odds/survey/">Simulationen</a>. Welche Lesarten das Spiel am meisten ändern, zeigt <a href="{ $base }odds/what-matters/">Worauf es ankommt</a>. Was ein Bluff wert ist, steht in <a href="{ $base }odds/bluff/">Was eine Regel mit einem Bluff macht</a>. Was die Spieler des Computers einander abnehmen, steht in <a href="{ $base }odds/players/">Wie stark die Spieler sind</a>.
odds-page-about = Die Zahlen gelten für { N($seats) } Spieler und die bevorzugten Lesarten. Die Texte sind nach Jahren geordnet. Die Seite eines Textes hat die anderen Spielerzahlen, die exakten Brüche und das, was andere Lesarten ändern.
odds-page-several-about = Dann haben mindestens zwei Spieler gleiche Karten zum Pochen.
odds-page-four-about = Vier Karten gleichen Ranges in einer Hand.
odds-page-chart-aria = { $title }: in wie vielen Spielen jedes Textes; die Zahlen sind in der Tabelle
odds-page-bar = { $title }: { $share }
odds-page-text = Text
odds-page-one-in = 1 von { $n }
odds-page-none = keine exakte Wahrscheinlichkeit
odds-page-undated = o. J.
odds-page-all-at-once = Alle diese Zahlen auf einmal:
odds-page-one-text = Die eines Textes, und was seine anderen Lesarten ändern:
odds-page-fragments = Zu wenig bekannt, um danach zu geben: { LIST($titles) }.

odds-page-reach = Felder, die man durch Ausspielen gewinnt
odds-page-reach-about = In diesen Spielen gewinnen Sie ein Feld, wenn Sie seine Karte oder seine beiden Karten ausspielen. Die aufgeschlagene Karte und die Karten der toten Hand gewinnen in diesem Spiel nichts. Hier sehen Sie, in wie vielen Spielen eine Hand alle Karten hat, die ein Feld verlangt. Ob sie auch ausgespielt werden, hängt vom Spielverlauf ab.
odds-page-readings = Wie viel eine Lesart ausmacht
odds-page-readings-about = Manche Stelle lässt sich auf mehr als eine Weise lesen, manches Schweigen auf mehr als eine Weise füllen. Ein Feld kann nach der einen Lesart viel öfter gewonnen werden als nach der anderen. Die größten Unterschiede kommen zuerst.
odds-page-readings-aria = Wie viel eine Lesart an den Wahrscheinlichkeiten ausmacht
odds-page-crux = Strittige Stelle und Texte
odds-page-pool = Feld
odds-page-adopted = Bevorzugte Lesart
odds-page-other = Andere Lesart
odds-page-factor = Faktor
odds-page-instead = { $title }: { $label } statt { $adopted }

## Wie gerechnet wird

odds-page-method = Wie wir rechnen
odds-page-method-ways = Wir geben keine Karten. Ein Kartenspiel kann sich auf eine bekannte Zahl von Weisen auf die Hände verteilen. Ist es gut gemischt, sind alle gleich wahrscheinlich. Eine Wahrscheinlichkeit ist die Zahl der Weisen, auf die etwas eintritt, geteilt durch alle. Sie ist also ein Bruch aus zwei ganzen Zahlen, und Sie können ihn nachprüfen.
odds-page-method-trumps = Trümpfe in der Hand
odds-page-method-trumps-about = Nehmen Sie vier Hände zu fünf aus zweiunddreißig Karten und eine aufgeschlagene Karte. In sieben von acht Fällen ist das Trumpf-Ass nicht die aufgeschlagene. Dann ist es eine der übrigen einunddreißig Karten, und zwanzig davon sind in Händen. Beides multipliziert: ⅞ · 20/31 = 35/62. Das ist die Wahrscheinlichkeit, dass das Feld Ass gewonnen wird.
odds-page-method-trumps-more = Für König und Dame in einer Hand oder für Sieben, Acht und Neun gehen wir jede Weise durch, auf die die Trümpfe beisammen oder getrennt liegen können. Hände ohne einen solchen Trumpf sind alle gleich. Darum sind es einige tausend Weisen, nicht Millionen von Millionen. Manchmal nimmt der Geber ein Feld mit der aufgeschlagenen Karte. Diesen Fall zählen wir für sich: Niemand sonst kann das Feld in diesem Spiel gewinnen.
odds-page-method-runs = Folgen und gleiche Karten
odds-page-method-runs-about = Für eine Folge in irgendeiner Farbe legen wir die Karten einzeln, Farbe um Farbe von oben. Wir zählen die Weisen, auf die niemand eine so lange Folge hat. Zu merken ist nur, wie viel Platz jede Hand noch hat und wessen Folge wächst. Hände, die in beidem gleich sind, zählen zusammen. Ziehen Sie diese Weisen von allen ab, bleibt die Wahrscheinlichkeit einer Folge. Gleiche Karten zählen wir ebenso, Rang um Rang.
odds-page-method-given = Was wir voraussetzen
odds-page-method-given-about = Im Feld liegen Marken. Niemand vergisst zu melden, wo Vergessenes verloren ist. Und gegeben wird, wie der Text es sagt, mit seinem Kartenspiel, seinen Händen und seiner aufgeschlagenen Karte. Manchmal darf der Geber eine Karte tauschen, oder Karten verlassen die Hand, bevor ein Feld gemeldet wird. Dann gibt es keine exakte Wahrscheinlichkeit, und die Seite sagt es.
odds-page-method-check = Wie wir prüfen
odds-page-method-check-about = Das Spielprogramm, das die Beispielspiele dieser Ausgabe spielt, gibt nach denselben Regeln: hunderttausendmal für jeden Text, wenn die Tests laufen, und eine Million Mal mit { $command }. Keine Wahrscheinlichkeit darf um mehr als vier Standardfehler von dem abweichen, was es findet. Für Kartenspiele mit wenigen Karten spielt es jede mögliche Verteilung durch. Dort müssen die Brüche bis zur letzten Verteilung stimmen.

## Die Seite eines Textes

odds-page-of = Wahrscheinlichkeiten: { $title }
odds-page-of-description = Wie wahrscheinlich jedes Feld in einem Spiel gewonnen wird, nach den Regeln von { $title }.
odds-page-of-all = Alle Wahrscheinlichkeiten
odds-page-of-text = Der Text
odds-page-of-play = Danach spielen
odds-page-of-lead = Wie wahrscheinlich die gegebenen Karten ein Feld gewinnen, und wer gleiche Karten hat. Jede Zahl ist ein Anteil an allen möglichen Spielen, gleich, was Sie selbst auf der Hand haben. Wir setzen voraus: { LIST($assumes) }. <a href="{ $base }odds/#method">Wie wir rechnen.</a>
odds-page-of-adopted = Nach den bevorzugten Lesarten
odds-page-of-chart = Anteil der Spiele mit { $seats } Spielern, in denen das jeweilige Feld gewonnen wird.
odds-page-of-chart-aria = In wie vielen Spielen mit { $seats } Spielern das jeweilige Feld gewonnen wird; die Zahlen sind in der Tabelle
odds-page-of-reach = Anteil der Spiele mit { $seats } Spielern, in denen das jeweilige Feld durch Ausspielen zu gewinnen ist.
odds-page-of-reach-aria = In wie vielen Spielen mit { $seats } Spielern das jeweilige Feld durch Ausspielen zu gewinnen ist; die Zahlen sind in der Tabelle
odds-page-of-by-seats = Wahrscheinlichkeiten nach der Spielerzahl
odds-page-of-seats = { $seats } Spieler
odds-page-of-fractions = Die exakten Brüche
odds-page-of-others = Nach anderen Lesarten
odds-page-of-others-about = Mit { $seats } Spielern. Sie sehen nur, was diese Lesarten ändern; alle anderen lassen die Wahrscheinlichkeiten, wie sie sind.
odds-page-of-by-readings = Wahrscheinlichkeiten nach Lesarten
odds-page-of-instead = <a href="{ $base }sources/{ $clause }">{ $title }</a>: <b class="reading-name">{ $label }</b> statt { $adopted }.
