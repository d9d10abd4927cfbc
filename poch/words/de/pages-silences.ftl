### Was im Schweigen stecken könnte: das Modell, wie gut es ist, und die Balken neben den Sätzen.

silence-model = Was die anderen Texte nahelegen
silence-practice = { $value } ({ $share })
silence-beside = Der Text lässt dies offen. Urteilt man nach den anderen Texten, sind die Möglichkeiten so wahrscheinlich wie hier angegeben. Das ist eine Vermutung von uns, die am Text nichts ändert.
silence-no-rule = keine solche Regel
silence-other = etwas, das kein anderer Text hat
silence-rest = eine andere Möglichkeit, oder eine, die kein anderer Text hat

silences-title = Was im Schweigen stecken könnte
silences-description = Wie wahrscheinlich jede Möglichkeit ist, wo ein Text zum Poch schweigt, und wie oft man damit richtig rät.
silences-lead = Wo ein Text schweigt, sagen andere vielleicht etwas, und jeder Möglichkeit, die sie kennen, geben wir eine Wahrscheinlichkeit. Zur Probe haben wir Regeln verdeckt, in denen Texte voneinander abweichen: Bei { $share } davon war die erste Vermutung richtig.
silences-model = Das ist ein Modell. Es ändert keinen Text und kein Zeichen, und es sagt nie, was eine Quelle sagt.

## Ein Beispiel

silences-example = Ein Beispiel
silences-example-about = Wer spielt als Erster aus? Unsere Vorlage von „{ $source }“ sagt das nicht. Hier sehen Sie, wie wahrscheinlich jede Möglichkeit nach den anderen Texten ist und auf welchen von ihnen sie beruht.
silences-practice = Möglichkeit
silences-rests = Beruht auf
silences-likely = Wahrscheinlich

## Wie gut es ist

silences-good = Wie oft die erste Vermutung richtig ist
silences-good-about = Wir haben { $n } Regeln verdeckt, eine nach der anderen: solche, die ein spielbarer Text festlegt und in denen Texte voneinander abweichen. Dann haben wir auf vier Arten versucht, die verdeckte Regel zu erraten.
silences-who = Vermutung
silences-right = Richtig
silences-by-chance = Irgendeine Möglichkeit, nach Zufall
silences-by-majority = Was die meisten Texte festlegen
silences-by-nearest = Was der ähnlichste Text festlegt
silences-by-model = Das Modell
silences-by-ceiling = Das Höchste, was so zu erreichen ist
silences-interval = Das 95-Prozent-Konfidenzintervall für den Anteil des Modells reicht von { $low } bis { $high }.
silences-ceiling = Die Grenze liegt unter 100 Prozent, weil in manchen Texten Regeln stehen, die kein anderer hat. Die kann niemand aus den anderen Texten herauslesen.
silences-aim = Wir wollten { $aim } erreichen, also { $share } der Regeln, die sich überhaupt erraten lassen, und haben es nicht geschafft. Bei { $n } verdeckten Regeln können wir feinere Modelle nicht unterscheiden.
silences-every = Zählt man auch die Regeln mit, in denen alle Texte übereinstimmen, sind { $share } von { $n } Vermutungen richtig.
silences-together = Eine einzelne verdeckte Regel ist leicht zu erraten, solange ihre Nachbarn offen liegen. Deshalb haben wir auch ganze Teile des Spiels auf einmal verdeckt. Dann waren bei { $n } Regeln, in denen Texte voneinander abweichen, { $share } der Vermutungen richtig.
silences-halves = In diesen Texten haben wir jede zweite Regel zugleich verdeckt: { $sigla }. Das Modell rechnete damit, in { $stated } von { $n } Regeln richtig zu liegen; in { $share } lag es richtig.

## Ob man der Zahl trauen kann

silences-trust = Ob Sie der Zahl trauen können
silences-trust-about = Wenn das Modell 80 Prozent sagt, soll es in 80 von 100 Fällen richtig liegen. Nach dieser Angabe haben wir alle verdeckten Regeln in fünf gleich große Gruppen sortiert.
silences-trust-contested = Bei den Regeln, in denen Texte voneinander abweichen, traut das Modell seinen sichersten Vermutungen zu sehr. Dort fällt stärker ins Gewicht, dass ein Text etwas Neues bringen kann.
silences-fifth = Gruppe
silences-rules = Regeln
silences-stated = Das Modell sagte
silences-between = 95-Prozent-Intervall

## Text für Text

silences-texts = Text für Text
silences-texts-about = Die Balken finden Sie neben den Sätzen jedes Textes. Diese Tabelle zählt die Regeln, die ein Text offen lässt. Als sicher gilt eine Vermutung ab { $sure }. Texte, die selbst weniger als zehn Regeln festlegen, fehlen.
silences-text = Text
silences-open = Offene Regeln
silences-sure = Sichere Vermutungen
silences-unattested = In keinem anderen Text festgelegt

## Die großen Lücken

silences-gaps = Drei große Lücken, gefüllt und gespielt
silences-gaps-about = Jede von drei Lücken lässt von einem Teil des Spiels das meiste offen. Für jede haben wir { $drawn } spielbare Ergänzungen gezogen, Regel für Regel. Danach haben vier vorsichtige Spieler sie gespielt.
silences-gap-stich = Pierer von 1844 und 1857: der Stich
silences-gap-tail = Die Encyclopédie von 1765: das Ende des Spiels
silences-gap-third-part = Alvensleben von 1853: der dritte Teil
silences-gap-played = Wir mussten { $tried } Ergänzungen ziehen, bis { $drawn } spielbare beisammen waren, darunter { $distinct } verschiedene. In { $ended } der spielbaren kommt jedes Spiel zu einem Ende. Je Spiel fallen im Mittel { $plays } Entscheidungen, und { $chips } Marken werden bewegt.
silences-gap-seats = Gewonnene Marken je Spiel, im Mittel aller Ergänzungen: Vorhand { $first }, zweiter Spieler { $second }, dritter { $third }, Geber { $dealer }.
silences-gap-best = Für diese Ergänzung sprechen Zeugnisse und Spiel: Sie gehört zu den am häufigsten gezogenen, und die Plätze am Tisch schneiden mit ihr nicht ungleicher ab als üblich. Der beste Platz und der schlechteste unterscheiden sich um { $gap } Marken je Spiel; üblich, nämlich der Median der am häufigsten gezogenen, sind { $usual }. In { $deals } Spielen fallen im Mittel je Spiel { $plays } Entscheidungen, und { $chips } Marken werden bewegt.
silences-rule = Regel
silences-in-draws = In wie vielen Ziehungen
silences-mean = { $mean } ({ $low } bis { $high })
silences-gaps-how = Was zuerst gezogen wird, gilt für alles Folgende als festgelegt. Regeln, die zusammengehören, werden dadurch auch gemeinsam gezogen. Die Wahrscheinlichkeit, die das Modell für eine neue Möglichkeit übrig lässt, geht an unsere Lesarten, die in keinem Text stehen. Die Spannen umfassen neun von zehn Ergänzungen.

## Die Methode

silences-method = Die Methode
silences-method-cells = Eine Regel ist offen, wenn der Text sie nicht selbst festlegt. Regeln, die nicht vorkommen, lassen wir weg, ebenso solche, die eine Ausgabe einem anderen Text entnimmt. Als Antworten kommen alle Möglichkeiten in Frage, die irgendein Text vorsieht, der die Regel festlegt.
silences-method-weight = Jeder dieser Texte gibt der Möglichkeit, die er wählt, ein Gewicht. Es sinkt mit dem Anteil anderer Regeln, in denen sich die beiden Texte unterscheiden, und mit den Jahren dazwischen. Es steigt, wenn sie in Regeln übereinstimmen, die mit dieser zusammenhängen.
silences-method-formula = Das ist ein kategoriales Modell mit Kerngewichten, das zu den einfachen Anteilen hin gezogen ist:
silences-method-letters = Dabei ist d der Anteil verschiedener Regeln, vermindert um den Durchschnitt. t steht für die Log-Odds, die sich aus der Übereinstimmung in anderen Regeln ergeben, c für die Jahrhunderte dazwischen. K ist die Zahl der Möglichkeiten, n die der Texte, m der einfache Anteil einer Möglichkeit.
silences-weight-apart = λ = { $value }: Ähnlichkeit
silences-weight-telling = κ = { $value }: Übereinstimmung in Regeln, die zusammenhängen
silences-weight-century = τ = { $value }: ein Jahrhundert
silences-weight-foreign = μ = { $value }: eine andere Sprache
silences-weight-flat = α = { $value }: die einfachen Anteile
silences-weight-other = δ = { $value }: eine Möglichkeit, die kein anderer Text hat
silences-method-telling = Für t nehmen wir alle Paare der anderen Texte und zählen, wie oft Übereinstimmung in einer Regel mit Übereinstimmung in einer anderen einhergeht. Dazu kommt das Gewicht eines Paares, das keinen Zusammenhang zeigt. Der Anteil d wird mit dem Gewicht von zehn Regeln zum Durchschnitt hin gezogen.
silences-method-witness = Eine Quelle zählt einmal, ganz gleich, wie viele Texte sie wiederholen. Was ein Text entlehnt oder vom Vergleichstext übernimmt, zählt nur für den Text, aus dem es stammt. Texte, die auf eine Quelle zurückgehen oder in allem übereinstimmen, was sie festlegen, sind ein einziger Textzeuge. Texte ohne Jahr gelten als so jung wie der jüngste.
silences-method-ambiguous = Wenn der Wortlaut eines Textes nur bestimmte Lesarten zulässt, werden nur diese gewogen.
silences-method-fit = Diese Zahlen sind nach der größten Likelihood an die verdeckten Regeln angepasst. Bei jeder Bewertung blieb der betreffende Text außen vor, als Frage wie als Textzeuge.
silences-method-bits = Eine Regel, in der Texte voneinander abweichen, überrascht das Modell im Mittel mit { $bits } Bit. Gibt man ihm die Liste der Möglichkeiten vor, die neue eingeschlossen, sind es { $closed } Bit.
silences-tried = Was wir noch versucht haben
silences-tried-about = Ein Unterschied von ein oder zwei Punkten kann Zufall sein. Die Sprache fügt nichts hinzu, was nicht schon die Ähnlichkeit sagt, deshalb lässt das Modell sie weg. Das Datum behält es, denn es schadet nicht.
silences-which = Modell
silences-bits = Bit je Regel
silences-tried-model = Das Modell
silences-tried-language = Mit Sprache
silences-tried-no-date = Ohne Datum
silences-tried-no-likeness = Ohne Ähnlichkeit
silences-tried-no-telling = Ohne Regeln, die zusammenhängen
silences-tried-date-and-language = Nur Datum und Sprache
silences-again = Die offenen Regeln eines Textes mit allen Sätzen zeigt <code>poch complete poque-1765</code>. Um alle Zahlen neu zu berechnen, starten Sie <code>{ $command }</code>.
