### Was im Schweigen stecken könnte: das Modell, wie gut es ist, und die Balken neben den Sätzen.

silence-model = Ein Modell
silence-practice = { $value } { $share }
silence-no-rule = keine solche Regel
silence-other = etwas, das kein anderer Text hat

silences-title = Was im Schweigen stecken könnte
silences-description = Wie wahrscheinlich jeder Brauch ist, wo ein Text zum Poch schweigt, und wie oft man so richtig rät.
silences-lead = Wo ein Text schweigt, sprechen noch andere Texte. Wir geben jedem ihrer Bräuche eine Wahrscheinlichkeit. Bei den verdeckten strittigen Regeln war der erste Tipp zu { $share } richtig.
silences-model = Das ist ein Modell. Es ändert keinen Text und kein Zeichen, und es sagt nie, was eine Quelle sagt.

## Ein Beispiel

silences-example = Ein Beispiel
silences-example-about = Wer spielt beim Ausspielen zuerst aus? „{ $source }“ sagt es in unserer Kopie nicht. Hier sehen Sie, was die anderen Texte wahrscheinlich machen und worauf jeder Brauch beruht.
silences-practice = Brauch
silences-rests = Beruht auf
silences-likely = Wahrscheinlich

## Wie gut es ist

silences-good = Wie oft der erste Tipp richtig ist
silences-good-about = Wir haben { $n } Regeln einzeln verdeckt: solche, die ein spielbarer Text festlegt und über die Texte verschieden urteilen. Dann haben wir die verdeckte Regel auf fünf Arten geraten.
silences-who = Tipp
silences-right = Richtig
silences-by-chance = Irgendein Brauch, nach Zufall
silences-by-majority = Was die meisten Texte tun
silences-by-nearest = Was der ähnlichste Text tut
silences-by-model = Das Modell
silences-by-ceiling = Mehr ist so nicht zu erreichen
silences-interval = Der wahre Anteil liegt für das Modell mit 95 Prozent Sicherheit zwischen { $low } und { $high }.
silences-ceiling = Die Grenze liegt unter 100 Prozent, weil manche Texte tun, was kein anderer tut. Das kann niemand in den anderen Texten finden.
silences-aim = Wir wollten 84 Prozent erreichen und haben es verfehlt. Dazu müsste man mehr als neun von zehn Regeln treffen, die sich erraten lassen. Mit { $n } verdeckten Regeln lassen sich feinere Modelle nicht unterscheiden.
silences-every = Zählt man auch die Regeln, in denen alle Texte übereinstimmen, so sind { $share } von { $n } Tipps richtig.
silences-together = Eine einzelne verdeckte Regel ist leicht, wenn ihre Nachbarn bleiben. Darum haben wir auch ganze Teile des Spiels verdeckt: Dann waren { $share } von { $n } strittigen Regeln richtig.
silences-halves = In den Texten { $sigla } haben wir jede zweite Regel zugleich verdeckt. Das Modell erwartete { $stated } von { $n } Regeln richtig, und richtig waren { $share }.

## Ob man der Zahl trauen kann

silences-trust = Ob Sie der Zahl trauen können
silences-trust-about = Sagt das Modell 80 Prozent, soll es in 80 von 100 Fällen richtig liegen. Wir haben alle verdeckten Regeln danach sortiert, in fünf gleich großen Gruppen.
silences-trust-contested = Nur unter den strittigen Regeln ist sich das Modell bei den sichersten Tipps zu sicher. Dort zählt ein Text mehr, der etwas Neues tut.
silences-fifth = Gruppe
silences-rules = Regeln
silences-stated = Das Modell sagte
silences-between = 95-Prozent-Intervall

## Text für Text

silences-texts = Text für Text
silences-texts-about = Die Balken finden Sie neben den Sätzen jedes Textes. Diese Tabelle zählt die Regeln, die ein Text offen lässt. Ein Tipp gilt ab { $sure } als sicher. Texte, die selbst weniger als zehn Regeln festlegen, fehlen.
silences-text = Text
silences-open = Offene Regeln
silences-sure = Sichere Tipps
silences-unattested = In keinem anderen Text

## Die großen Lücken

silences-gaps = Drei große Lücken, gefüllt und gespielt
silences-gaps-about = In drei Texten ist der größte Teil eines Spielabschnitts offen. Für jeden haben wir { $drawn } spielbare Ergänzungen gezogen, Regel für Regel. Dann haben vier vorsichtige Spieler sie gespielt.
silences-gap-stich = Pierer von 1844 und 1857: der Stich
silences-gap-tail = Die Encyclopédie von 1765: das Ende des Spiels
silences-gap-third-part = Alvensleben von 1853: der dritte Teil
silences-gap-played = Wir haben { $tried } Ergänzungen versucht, um { $drawn } spielbare zu finden; { $distinct } davon sind verschieden. Jedes Spiel endet bei { $ended }. Ein Spiel braucht { $plays } Entscheidungen und bewegt { $chips } Marken.
silences-gap-seats = Gewonnene Marken je Spiel: Vorhand { $first }, zweiter Spieler { $second }, dritter { $third }, Geber { $dealer }.
silences-gap-best = Hier stimmen Zeugnisse und Spiel am besten überein. Die Ergänzung gehört zu den am häufigsten gezogenen, und zwischen bestem und schlechtestem Platz liegen { $gap } Marken je Spiel; üblich sind { $usual }. In { $deals } Spielen braucht sie je { $plays } Entscheidungen und bewegt { $chips } Marken.
silences-rule = Regel
silences-in-draws = In wie vielen Ziehungen
silences-mean = { $mean } ({ $low } bis { $high })
silences-gaps-how = Was zuerst gezogen wird, gilt für das Folgende als festgelegt. So werden zusammengehörige Regeln zusammen gezogen. Was das Modell einem neuen Brauch lässt, fällt unseren Lesarten zu, die kein Text hat. Die Spannen umfassen neun von zehn Ergänzungen.

## Die Methode

silences-method = Die Methode
silences-method-cells = Eine Regel ist offen, wenn der Text sie nicht selbst festlegt. Wir lassen weg, was sich nicht ergibt, und was eine Ausgabe einem anderen Text entnimmt. Möglich sind die Bräuche der Texte, die die Regel festlegen.
silences-method-weight = Jeder dieser Texte gibt seinem Brauch ein Gewicht. Es sinkt mit dem Anteil anderer Regeln, in denen die beiden Texte sich unterscheiden, und mit den Jahren dazwischen. Es steigt, wenn sie in Regeln übereinstimmen, die mit dieser zusammengehen.
silences-method-formula = Das ist ein kategoriales Modell mit Kerngewichten, zu den einfachen Anteilen hin gezogen:
silences-method-letters = Dabei ist d der Anteil verschiedener Regeln, vermindert um den Durchschnitt; t die logarithmierte Chance aus Übereinstimmung anderswo; c die Jahrhunderte dazwischen. K ist die Zahl der Bräuche, n die der Texte, m der einfache Anteil eines Brauchs.
silences-weight-apart = λ = { $value }: Ähnlichkeit
silences-weight-telling = κ = { $value }: Übereinstimmung in Regeln, die zusammengehen
silences-weight-century = τ = { $value }: ein Jahrhundert
silences-weight-foreign = μ = { $value }: eine andere Sprache
silences-weight-flat = α = { $value }: die einfachen Anteile
silences-weight-other = δ = { $value }: ein Brauch, den kein anderer Text hat
silences-method-telling = Für t zählen wir Paare der anderen Texte. In wie vielen stimmen zwei Regeln zusammen überein? Ein Paar Gewicht kommt hinzu für keinen Zusammenhang. Der Anteil d wird mit dem Gewicht von zehn Regeln zum Durchschnitt gezogen.
silences-method-witness = Eine Quelle zählt einmal, wie viele Texte sie auch wiederholen. Sätze, die ein Text entlehnt oder erbt, zählen nur für ihre Quelle. Texte nach einer Quelle, oder gleich in allem Festgelegten, sind ein Zeuge. Undatierte gelten als so jung wie der jüngste.
silences-method-ambiguous = Erlaubt der Wortlaut eines Textes bestimmte Lesarten, so werden nur diese gewogen.
silences-method-fit = Die Zahlen sind durch die Wahrscheinlichkeit verdeckter Regeln bestimmt. Für jede Wertung blieb der betreffende Text dabei weg, als Frage wie als Zeuge.
silences-method-bits = Eine strittige Regel überrascht das Modell im Mittel mit { $bits } Bit. Gibt man ihm die Liste der Bräuche, den neuen eingeschlossen, sind es { $closed } Bit.
silences-tried = Was wir noch versucht haben
silences-tried-about = Unterschiede unter zwei Punkten sind Zufall. Die Sprache fügt nichts hinzu, was die Ähnlichkeit nicht schon sagt; darum lässt das Modell sie weg. Es behält das Datum, das nicht schadet.
silences-which = Modell
silences-bits = Bit je Regel
silences-tried-model = Das Modell
silences-tried-language = Mit Sprache
silences-tried-no-date = Ohne Datum
silences-tried-no-likeness = Ohne Ähnlichkeit
silences-tried-no-telling = Ohne Regeln, die zusammengehen
silences-tried-date-and-language = Nur Datum und Sprache
silences-again = Die offenen Regeln eines Textes mit allen Sätzen zeigt <code>poch complete poque-1765</code>. Alle Zahlen rechnet <code>{ $command }</code> neu.
