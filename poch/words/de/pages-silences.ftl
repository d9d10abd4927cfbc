### Was im Schweigen stecken könnte: das Modell, wie gut es ist, und die Balken neben den Sätzen.

silence-model = Eine Vermutung des Modells
silence-practice = { $value } ({ $share })
silence-beside = Der Text lässt dies offen. Nach den anderen Texten zu urteilen, sind die Möglichkeiten so wahrscheinlich. Das ist eine Vermutung von uns und ändert nichts am Text.
silence-no-rule = keine solche Regel
silence-other = etwas, das kein anderer Text hat
silence-rest = ein anderer Brauch, oder einer, den kein anderer Text hat

silences-title = Was im Schweigen stecken könnte
silences-description = Wie wahrscheinlich jeder Brauch ist, wo ein Text zum Poch schweigt, und wie oft man so richtig rät.
silences-lead = Wo ein Text schweigt, sprechen noch andere Texte. Wir geben jedem ihrer Bräuche eine Wahrscheinlichkeit. Wir haben Regeln verdeckt, in denen Texte voneinander abweichen. Bei { $share } davon war die erste Vermutung richtig.
silences-model = Das ist ein Modell. Es ändert keinen Text und kein Zeichen, und es sagt nie, was eine Quelle sagt.

## Ein Beispiel

silences-example = Ein Beispiel
silences-example-about = Wer spielt als Erster aus? „{ $source }“ sagt es in unserer Kopie nicht. Hier sehen Sie, was nach den anderen Texten wahrscheinlich ist und auf welchen von ihnen jeder Brauch beruht.
silences-practice = Brauch
silences-rests = Beruht auf
silences-likely = Wahrscheinlich

## Wie gut es ist

silences-good = Wie oft die erste Vermutung richtig ist
silences-good-about = Wir haben { $n } Regeln einzeln verdeckt: solche, die ein spielbarer Text festlegt und in denen Texte voneinander abweichen. Dann haben wir die verdeckte Regel auf vier Arten erraten.
silences-who = Vermutung
silences-right = Richtig
silences-by-chance = Irgendein Brauch, nach Zufall
silences-by-majority = Was die meisten Texte tun
silences-by-nearest = Was der ähnlichste Text tut
silences-by-model = Das Modell
silences-by-ceiling = Das Höchste, was so zu erreichen ist
silences-interval = Das 95-Prozent-Konfidenzintervall für den Anteil des Modells reicht von { $low } bis { $high }.
silences-ceiling = Die Grenze liegt unter 100 Prozent, weil manche Texte tun, was kein anderer tut. Das kann niemand in den anderen Texten finden.
silences-aim = Wir wollten { $aim } erreichen und haben es verfehlt. Das wären { $share } der Regeln, die sich erraten lassen. Mit { $n } verdeckten Regeln lassen sich feinere Modelle nicht unterscheiden.
silences-every = Zählt man auch die Regeln, in denen alle Texte übereinstimmen, so sind { $share } von { $n } Vermutungen richtig.
silences-together = Eine einzelne verdeckte Regel ist leicht zu erraten, wenn ihre Nachbarn bleiben. Darum haben wir auch ganze Teile des Spiels auf einmal verdeckt. Dann waren { $share } von { $n } Regeln richtig, in denen Texte voneinander abweichen.
silences-halves = In den Texten { $sigla } haben wir jede zweite Regel zugleich verdeckt. Nach dem Modell waren { $stated } von { $n } Regeln richtig zu erwarten; es waren { $share }.

## Ob man der Zahl trauen kann

silences-trust = Ob Sie der Zahl trauen können
silences-trust-about = Sagt das Modell 80 Prozent, soll es in 80 von 100 Fällen richtig liegen. Wir haben alle verdeckten Regeln danach sortiert, in fünf gleich großen Gruppen.
silences-trust-contested = Bei den Regeln, in denen Texte voneinander abweichen, ist sich das Modell seiner sichersten Vermutungen zu sicher. Dort fällt mehr ins Gewicht, dass ein Text etwas Neues tun kann.
silences-fifth = Gruppe
silences-rules = Regeln
silences-stated = Das Modell sagte
silences-between = 95-Prozent-Intervall

## Text für Text

silences-texts = Text für Text
silences-texts-about = Die Balken finden Sie neben den Sätzen jedes Textes. Diese Tabelle zählt die Regeln, die ein Text offen lässt. Eine Vermutung gilt ab { $sure } als sicher. Texte, die selbst weniger als zehn Regeln festlegen, fehlen.
silences-text = Text
silences-open = Offene Regeln
silences-sure = Sichere Vermutungen
silences-unattested = In keinem anderen Text festgelegt

## Die großen Lücken

silences-gaps = Drei große Lücken, gefüllt und gespielt
silences-gaps-about = In drei Lücken ist der größte Teil eines Spielabschnitts offen. Für jede haben wir { $drawn } spielbare Ergänzungen gezogen, Regel für Regel. Dann haben vier vorsichtige Spieler sie gespielt.
silences-gap-stich = Pierer von 1844 und 1857: der Stich
silences-gap-tail = Die Encyclopédie von 1765: das Ende des Spiels
silences-gap-third-part = Alvensleben von 1853: der dritte Teil
silences-gap-played = Wir haben { $tried } Ergänzungen versucht, um { $drawn } spielbare zu finden; { $distinct } davon sind verschieden. Bei { $ended } von ihnen endet jedes Spiel. Ein Spiel braucht { $plays } Entscheidungen und bewegt { $chips } Marken.
silences-gap-seats = Gewonnene Marken je Spiel: Vorhand { $first }, zweiter Spieler { $second }, dritter { $third }, Geber { $dealer }.
silences-gap-best = Für diese Ergänzung sprechen Zeugnisse und Spiel. Sie gehört zu den am häufigsten gezogenen, und ihre Plätze am Tisch liegen nicht weiter auseinander als üblich. Zwischen dem besten und dem schlechtesten liegen { $gap } Marken je Spiel; üblich sind { $usual }. In { $deals } Spielen braucht jedes im Mittel { $plays } Entscheidungen und bewegt { $chips } Marken.
silences-rule = Regel
silences-in-draws = In wie vielen Ziehungen
silences-mean = { $mean } ({ $low } bis { $high })
silences-gaps-how = Was zuerst gezogen wird, gilt für das Folgende als festgelegt. So werden zusammengehörige Regeln zusammen gezogen. Was das Modell einem neuen Brauch lässt, fällt unseren Lesarten zu, die kein Text hat. Die Spannen umfassen neun von zehn Ergänzungen.

## Die Methode

silences-method = Die Methode
silences-method-cells = Eine Regel ist offen, wenn der Text sie nicht selbst festlegt. Wir lassen Regeln weg, die nicht vorkommen, und solche, die eine Ausgabe einem anderen Text entnimmt. Möglich sind die verschiedenen Bräuche der Texte, die die Regel festlegen.
silences-method-weight = Jeder dieser Texte gibt seinem Brauch ein Gewicht. Es sinkt mit dem Anteil anderer Regeln, in denen die beiden Texte sich unterscheiden, und mit den Jahren dazwischen. Es steigt, wenn sie in Regeln übereinstimmen, die mit dieser zusammenhängen.
silences-method-formula = Das ist ein kategoriales Modell mit Kerngewichten, zu den einfachen Anteilen hin gezogen:
silences-method-letters = Dabei ist d der Anteil verschiedener Regeln, vermindert um den Durchschnitt. Die Log-Odds aus Übereinstimmung anderswo sind t, die Jahrhunderte dazwischen c. K ist die Zahl der Bräuche, n die der Texte, m der einfache Anteil eines Brauchs.
silences-weight-apart = λ = { $value }: Ähnlichkeit
silences-weight-telling = κ = { $value }: Übereinstimmung in Regeln, die zusammenhängen
silences-weight-century = τ = { $value }: ein Jahrhundert
silences-weight-foreign = μ = { $value }: eine andere Sprache
silences-weight-flat = α = { $value }: die einfachen Anteile
silences-weight-other = δ = { $value }: ein Brauch, den kein anderer Text hat
silences-method-telling = Für t nehmen wir alle Paare der anderen Texte. Wir zählen, wie oft Übereinstimmung in einer Regel mit Übereinstimmung in einer anderen einhergeht. Dazu kommt das Gewicht eines Paares, das keinen Zusammenhang zeigt. Der Anteil d wird mit dem Gewicht von zehn Regeln zum Durchschnitt gezogen.
silences-method-witness = Eine Quelle zählt einmal, wie viele Texte sie auch wiederholen. Sätze, die ein Text entlehnt oder erbt, zählen nur für ihre Quelle. Texte aus einer Quelle, oder gleich in allem, was sie festlegen, sind ein Textzeuge. Undatierte gelten als so jung wie der jüngste.
silences-method-ambiguous = Erlaubt der Wortlaut eines Textes bestimmte Lesarten, so werden nur diese gewogen.
silences-method-fit = Diese Zahlen haben wir nach der größten Likelihood der verdeckten Regeln angepasst. Für jede Bewertung blieb der betreffende Text dabei weg, als Frage wie als Textzeuge.
silences-method-bits = Eine Regel, in der Texte voneinander abweichen, überrascht das Modell im Mittel mit { $bits } Bit. Gibt man ihm die Liste der Bräuche, den neuen eingeschlossen, sind es { $closed } Bit.
silences-tried = Was wir noch versucht haben
silences-tried-about = Ein Unterschied von ein oder zwei Punkten kann Zufall sein. Die Sprache fügt nichts hinzu, was die Ähnlichkeit nicht schon sagt; darum lässt das Modell sie weg. Es behält das Datum, das nicht schadet.
silences-which = Modell
silences-bits = Bit je Regel
silences-tried-model = Das Modell
silences-tried-language = Mit Sprache
silences-tried-no-date = Ohne Datum
silences-tried-no-likeness = Ohne Ähnlichkeit
silences-tried-no-telling = Ohne Regeln, die zusammenhängen
silences-tried-date-and-language = Nur Datum und Sprache
silences-again = Die offenen Regeln eines Textes mit allen Sätzen zeigt <code>poch complete poque-1765</code>. Alle Zahlen rechnet <code>{ $command }</code> neu.
