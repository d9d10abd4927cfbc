labels-title = Schilder für Vitrine und Wand
labels-description = Schilder mit sechzig bis neunzig Wörtern für sieben Arten von Brettern, in vier Sprachen und drei Größen zum Drucken.
labels-lead = Wählen Sie Brett, Sprachen, Größe und Schrift, und drucken Sie dann diese Seite. Gedruckt wird nur, was Sie gewählt haben.
labels-board = Brett
labels-languages = Sprachen
labels-size = Größe
labels-a6 = A6: vier auf jedem Blatt
labels-a5 = A5: zwei auf jedem Blatt
labels-a4 = A4: eines auf jedem Blatt
labels-type = Schrift
labels-book = mit Serifen
labels-plain = ohne Serifen
labels-strong = ohne Serifen, größer
labels-paper = Die Blätter sind A4 oder Letter; auf beide passen gleich viele Schilder. Für Schilder in vier Sprachen braucht man in der Größe A6 ein Blatt, in A5 zwei und in A4 vier.
labels-other = Sie brauchen eine andere Sprache? Übersetzen Sie eines der Schilder; die Texte stehen unter CC BY 4.0. Alles Übrige finden Sie unter „<a href="{ $base }museum/">Museum und Sammlungen</a>“.

label-any-square = Quadratisch
label-any-rectangular = Rechteckig
label-any-octagonal = Achteckig
label-any-round = Rund
label-any-poque = Poque
label-any-nain-jaune = Nain Jaune
label-any-pope-joan = Pope Joan

label-square = Quadratisches Pochbrett
label-square-when = Süddeutschland, 16. Jahrhundert
label-square-text = Poch ist älter als seine Regeln: Schon 1441 soll eine Straßburger Verordnung das Spiel nennen. Die Spieler legten ihre Einsätze vermutlich auf Bilder von Karten. Das älteste erhaltene Brett zeigt fünf Herzkarten eines deutschen Blatts und einen Platz für den Bock. Wie man darauf spielte, ist nicht bekannt. Vielleicht war es wie in einer französischen Enzyklopädie von 1765: Wer eine bestimmte Karte hat, leert ihr Kästchen.
label-square-try = Zum Ausprobieren: Suchen Sie Daus, König, Ober, Unter und Zehn.

label-rectangular = Rechteckiges Pochbrett
label-rectangular-when = Deutschland, Jahr unbekannt
label-rectangular-text = Manche frühen Pochbretter sind rechteckig, und ihre Felder stehen oft in Spalten. Sie haben Felder für einzelne Karten und für drei Verbindungen: Sequenz, Braut und Trio. Was genau dafür gezahlt wurde, ist nicht bekannt. Nach einem deutschen Lexikon von 1857 hat das Brett acht Fächer, die durch Leisten getrennt sind. Alle legen in jedes Fach eine Marke, und wer bestimmte Trümpfe hat, nimmt die Marken heraus.
label-rectangular-try = Zum Ausprobieren: Die Braut besteht aus König und Dame. Suchen Sie ihr Feld.

label-octagonal = Achteckiges Pochbrett
label-octagonal-when = Deutschsprachiger Raum, 18. Jahrhundert
label-octagonal-text = Achteckige Bretter kennt man seit dem frühen 18. Jahrhundert. Eines im Museum Aargau hat acht Mulden, jede mit einem Reim. Der Reim beim Ass lädt den Besitzer der Karte ein, den Einsatz zu nehmen. Wie das Spiel dann weiterging, ist nicht sicher bekannt. In einer französischen Enzyklopädie von 1765 wetten die Spieler auch auf das beste Paar, den besten Drilling oder Vierling. Danach spielen sie ihre Karten aus.
label-octagonal-try = Zum Ausprobieren: Wählen Sie eine Mulde. Mit welchen Karten könnte man sie gewinnen?

label-round = Rundes Pochbrett
label-round-when = Deutschland, 19. Jahrhundert bis heute
label-round-text = Runde Bretter kennt man seit dem 19. Jahrhundert, und es gibt sie noch zu kaufen. Nach heutigen Regeln legen alle in jede Mulde eine Marke. Eine Karte wird aufgeschlagen, ihre Farbe ist Trumpf. Wer Ass, König, Dame, Bube oder Zehn der Trumpffarbe hat, nimmt die Marken dafür. Dann wettet man auf das beste Paar, den besten Drilling oder Vierling und spielt die Karten aus. Auf älteren Brettern galten vermutlich andere Regeln.
label-round-try = Zum Ausprobieren: Klopfen Sie auf den Tisch und sagen Sie „Ich poche!“

label-poque = Kästchen für Poque
label-poque-when = Frankreich, 18. Jahrhundert
label-poque-text = Poque ist der französische Verwandte des Pochens. Nach einer Enzyklopädie von 1765 braucht man sechs Kästchen: vermutlich je eines für Ass, König, Dame, Bube und Zehn sowie eines für Poque selbst. Wie sie aussahen, ist nicht bekannt. Alle legen Marken hinein und bekommen fünf Karten. Zuerst wettet man auf das beste Paar, den besten Drilling oder Vierling. Wer bestimmte Karten hat, leert dann deren Kästchen. Zuletzt spielen alle ihre Karten aus.
label-poque-try = Zum Ausprobieren: Sie haben zwei Siebenen. Würden Sie darauf wetten?

label-nain-jaune = Nain Jaune, der Gelbe Zwerg
label-nain-jaune-when = Frankreich, um 1900
label-nain-jaune-text = Der Gelbe Zwerg gehört zur selben Familie wie Poch. Auf dem Brett sind fünf Karten: Karo-Zehn, Kreuz-Bube, Pik-Dame, Herz-König und in der Mitte die Karo-Sieben mit dem Zwerg. Nach einem gedruckten Blatt von 1902 liegen auf jeder Karte eine bis fünf Marken von jedem Spieler. Die Spieler legen ihre Karten in steigender Folge ab. Wer dabei eine der fünf Karten spielt, bekommt die Marken, die auf ihrem Feld liegen.
label-nain-jaune-try = Zum Ausprobieren: Welche Karte bringt wohl am meisten ein?

label-pope-joan = Brett für Pope Joan
label-pope-joan-when = England, 19. Jahrhundert
label-pope-joan-text = Pope Joan, die Päpstin Johanna, ist ein englischer Verwandter des Pochens. Das Brett hat acht Felder: „Pope“, „Matrimony“ (Heirat), „Intrigue“ (Intrige), Ass, König, Dame, Bube und „Game“ (Spiel). „Pope“ ist die Karo-Neun. Nach einem Buch von 1891 liegen auf „Pope“ sechs Marken und auf jedem anderen Feld weniger. Die Karo-Acht wird aus dem Kartenspiel genommen. Die Spieler legen ihre Karten in steigender Folge ab, und wer „Pope“ spielt, bekommt die Marken darauf.
label-pope-joan-try = Zum Ausprobieren: Welche zwei Karten könnten heiraten?
