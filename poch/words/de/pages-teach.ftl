teach-title = Unterrichten
teach-description = Zwanzig Minuten über Zufall und Bluff, eine Schulstunde mit Karten, Arbeitsblätter mit Lösungen und ein Spiel, das jedes Kind allein spielt.
teach-lead = Beginnen Sie mit der kurzen Stunde von zwanzig Minuten: Sie brauchen dafür einen Beamer, aber weder Karten noch Vorkenntnisse.
teach-twenty = Zwanzig Minuten: Zufall, Wahrscheinlichkeit und Bluff
teach-twenty-lead = Zeigen Sie <a href="{ $base }tours/chance-odds-and-bluff/">die Seite zur Stunde</a> auf dem Beamer: Neben dem Text sieht die Klasse ein Brett, auf dem ein Spiel abläuft. Bei jeder der fünf Fragen schreibt die Klasse zuerst ihre Antwort auf. <a href="{ $base }teach/questions/">Drucken Sie die Fragen</a> für die Klasse aus; für Sie stehen die Antworten auf einem zweiten Blatt. Ein Kunststück sind zwei, drei oder vier Karten eines Ranges; wer pocht, wettet darum, das beste zu haben.
teach-at = Minute { $from } bis { $to }
teach-answer = Unsere Antwort
teach-stop = Auf dem Beamer zeigen
teach-forty-five = Fünfundvierzig Minuten mit Karten und Brett
teach-forty-five-lead = Jede Vierergruppe druckt ein Brett, spielt zwei Spiele und beantwortet dann dieselben fünf Fragen. <a href="{ $base }teacher/">Die ganze Stunde steht auf einem Blatt</a>, das Ihnen sagt, was Sie wann tun und wozu.
teach-alone = Ein Spiel, das jedes Kind allein spielt
teach-alone-lead = Geben Sie das Spiel unter dieser Adresse als Aufgabe auf. Das Spiel hält { $stops }-mal an, um etwas zu fragen, und eine falsche Antwort kostet nichts.
teach-alone-1789 = Für den Geschichtsunterricht gibt es <a href="{ $base }first-game/1789/">ein Spiel wie 1789</a>; es hält dort an, wo die alten Regeln von den heutigen abweichen.
teach-alone-report = Am Ende sagt die Seite, wie viele Fragen auf Anhieb richtig beantwortet wurden. Das sieht nur das Kind, denn nichts wird gesendet und nichts aufbewahrt. Wenn Sie die Zahl wissen möchten, lassen Sie sich ein Bild der Seite geben.
teach-worksheets = Arbeitsblätter
teach-worksheets-lead = Jedes Blatt hat zwölf Fragen zu wirklichen Spielen, mit gezeichneten und sortierten Karten. Die Lösungen stehen auf einer eigenen Seite. Beginnen Sie mit <a href="{ $base }exercises/poch-modern-pagat/">dem heutigen Spiel</a>; ein Blatt gibt es auch zu <a href="{ $base }exercises/#sheets">jedem anderen Text</a>.
teach-needs = Was man jeweils braucht und wie lange es dauert
teach-needs-what = Was
teach-needs-minutes = Minuten
teach-needs-players = Spieler
teach-needs-sheets = Blätter
teach-needs-more = Außerdem
teach-class = die Klasse
teach-four = Vierergruppen
teach-each = jeder allein
teach-row-twenty = Zufall, Wahrscheinlichkeit und Bluff
teach-row-twenty-sheets = eines für jedes Kind, eines für Sie
teach-row-twenty-more = ein Beamer
teach-row-forty-five = Karten und Brett
teach-row-forty-five-sheets = sieben für jede Gruppe, eines für Sie
teach-row-forty-five-more = Scheren; für die letzten zehn Minuten ein Beamer
teach-row-alone = Das erste Spiel
teach-row-alone-sheets = keine
teach-row-alone-more = ein Bildschirm für jedes Kind; ein Telefon genügt
teach-row-worksheets = Zwölf Fragen
teach-row-worksheets-sheets = { N($n) } für jedes Kind, eines mit den Lösungen
teach-row-worksheets-more = nichts
teach-offline = Kein Netz in der Klasse? Alles auf Papier kommt ohne Netz aus, und <a href="{ $base }reading-offline/">diese Seiten können Sie mitnehmen</a>. Alle Blätter lassen sich auf A4 und auf Letter drucken.
teach-next = Weiter: <a href="{ $base }how-to-play/">die Spielregeln</a> für Sie selbst, oder <a href="{ $base }museum/">die Seite für Museen</a>, wenn die Klasse eines besucht.

teach-questions-title = Fünf Fragen zu Zufall und Bluff
teach-questions-description = Fünf Fragen für eine Klasse auf einem Blatt, mit den Antworten auf einem zweiten.
teach-questions-lead = Gespielt wird mit zweiunddreißig Karten. Die letzte wird nicht gegeben, sondern aufgeschlagen, und ihre Farbe ist Trumpf. Zu viert bekommt der Geber darum nur sieben Karten und jeder andere acht. König und Dame der Trumpffarbe in einer Hand sind die Mariage; Sieben, Acht und Neun sind die Sequenz. Ein Kunststück sind zwei, drei oder vier Karten eines Ranges.
teach-questions-name = Name:
