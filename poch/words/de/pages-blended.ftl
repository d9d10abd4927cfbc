### Wie vermengte Darstellungen irreführen.

blended-title = Wie vermengte Darstellungen irreführen
blended-description = Eine Darstellung, die drei Bücher vermengt, neben den Büchern selbst.
blended-lead = Zwei Artikel geben das Spiel eines alten Lexikons wieder: einer in der deutschen Wikipedia und einer in der englischen, wie sie 2020 war. Andere Seiten schreiben sie ab. Beide berufen sich auf den Artikel in Meyers Lexikon von 1908, und der englische fügt hinzu, dass er auch aus Alvenslebens Buch von 1853 schöpft. Welcher Satz woher kommt, sagt keiner von beiden. Das Spiel, das sie beschreiben, steht in keinem der Bücher.
blended-beside = Deshalb haben wir es nicht als Quelle erfasst, sondern stellen es hier Punkt für Punkt neben die Texte. Von den beiden Artikeln konnten wir den Anfang lesen, bis zum Melden. Beim deutschen reicht eine <a href="{ $base }bibliography/#pokerbuch">Nacherzählung von 2007</a> etwas weiter. Gelesen haben wir <a href="{ $base }sources/poch-1908-meyer/">Meyer ganz</a> und <a href="{ $base }sources/poch-1857-pierer/">Pierers vierte Auflage zum Teil</a>. <a href="{ $base }sources/poch-1853-alvensleben/">Alvensleben</a> dagegen kennen wir nur aus dem späteren englischen Artikel, der seine Regeln gesondert wiedergibt.
blended-points = Verglichene Punkte
blended-of-dewiki-poch = Deutsche Wikipedia
blended-of-enwiki-poch-2020 = Englische, 2020
blended-of-enwiki = Englische, später
blended-of-pokerbuch = Nacherzählung, 2007

blended-dressing = Welche Felder besetzt werden
blended-dressing-dewiki-poch = Eine Marke in jedes der acht Fächer, Poch eingeschlossen.
blended-dressing-enwiki-poch-2020 = Eine Marke in jedes von neun Fächern außer der Pinke in der Mitte.
blended-dressing-verdict = Bei Meyer und Alvensleben bleibt allein das Feld Poch leer, im zweiten Teil spielt man also nur um die Einsätze. In beiden Darstellungen wird es dennoch besetzt. Die deutsche Regel ist die von Pierer; die englische lässt zwar auch ein Feld leer, aber ein anderes.

blended-board = Wie viele Felder es gibt
blended-board-dewiki-poch = Acht.
blended-board-enwiki-poch-2020 = Neun, mit einer Pinke in der Mitte.
blended-board-verdict = Weder bei Meyer noch bei Alvensleben gibt es eine Mitte; ein neuntes Feld gehört zu modernen Brettern. Dort wird es besetzt und fällt dem zu, der zuerst ausgeht.

blended-pack = Das Kartenspiel
blended-pack-dewiki-poch = Zweiunddreißig oder zweiundfünfzig Karten des französischen Blattes, manchmal des deutschen.
blended-pack-enwiki-poch-2020 = Zweiunddreißig Karten zu dritt und zu viert; zu fünft und zu sechst werden zweiundfünfzig empfohlen.
blended-pack-verdict = Ein Kartenspiel nennt Meyer gar nicht, deshalb ist unser Satz darüber als ergänzt bezeichnet. Einen Rat nach der Zahl der Spieler gibt keiner der drei.

blended-deal = Das Geben
blended-deal-dewiki-poch = Fünf Karten, und die nächste wird aufgeschlagen.
blended-deal-enwiki-poch-2020 = Im Uhrzeigersinn; abgehoben wird rechts; fünf Karten, drei und zwei oder zwei und drei.
blended-deal-verdict = Die Richtung, das Abheben und eine der beiden Reihenfolgen stammen von Alvensleben, die andere Reihenfolge von Pierer. Bei Meyer stehen nur die fünf Karten; das Abheben suchen Sie bei ihm also vergebens.

blended-sequence = Was eine Sequenz ist
blended-sequence-pokerbuch = Neun, Acht und Sieben der Trumpffarbe.
blended-sequence-verdict = In Meyers Satz können Folgen jeder Farbe gewinnen; die Nacherzählung verlangt stattdessen drei bestimmte Karten. Der spätere englische Artikel behält den Wettstreit der Folgen bei, schreibt Meyer aber zwei Regeln zu, die er nicht hat: dass eine Folge drei Karten braucht und dass die längere gewinnt. Beides steht bei Pierer und bei <a href="{ $base }sources/poch-1897-foster/#meld.sequence">Foster</a>. Siehe <a href="{ $base }corrections/#meyer-sequence">die Berichtigung</a>.

blended-third-part = Der dritte Teil
blended-third-part-dewiki-poch = Es gibt einen, aber nicht in den Vorlagen, die wir gelesen haben.
blended-third-part-verdict = Meyers Artikel hört nach dem Pochen auf und sagt nichts davon, dass Karten ausgespielt werden. Was unter seinem Namen als dritter Teil umläuft, stammt also nicht von ihm. Einen dritten Teil von Pierer mag es geben, doch unsere Vorlage bricht vorher ab.

blended-lesson = Was dabei schiefgeht
blended-lesson-harm = Leichtfertig ist keine dieser Änderungen. Wer ein Spiel erklären will, muss ergänzen, was ein Lexikon auslässt, und nimmt es aus einem anderen Buch. Der Schaden steckt im Nachweis am Fuß der Seite: Er gibt das Eingefügte als Eigentum der Quelle aus, und der Nächste führt es so an.
blended-lesson-silence = <em>Das Schweigen verschwindet.</em> Meyer nennt weder ein Kartenspiel noch eine Rangordnung der Kunststücke noch einen dritten Teil. Schon das ist ein Befund über ein Lexikon von 1908, doch in der vermengten Darstellung sieht man ihn nicht.
blended-lesson-average = <em>Unterschiede werden eingeebnet.</em> In zwei der drei Bücher bleibt das Feld Poch leer, in einem wird es besetzt. In der englischen Darstellung wird es ebenfalls besetzt, aber dafür bleibt ein anderes Feld leer.
blended-lesson-dates = <em>Daten verrutschen.</em> Ein Feld in der Mitte, das zu späteren Brettern gehört, erscheint unter dem Jahr 1908.
blended-lesson-belief = <em>Was sich spielen lässt, glaubt man.</em> In der vermengten Darstellung läuft das Spiel vom Geben bis zum Abrechnen durch, obwohl das keiner der drei Texte, soweit wir sie lesen konnten, ohne Hilfe erlaubt.
blended-lesson-ours = Auch die japanische Wikipedia ist ein solches Gemisch, sagt aber bei jedem Punkt, wem sie folgt. Deshalb konnten <a href="{ $base }sources/poch-jawiki/">wir sie als das erfassen</a>, was sie ist: eine moderne Darstellung. Auch wir vermengen. Das Regelwerk, das nach <a href="{ $base }sources/poch-1844-pierer/">Pierer, 1844</a>, heißt, nimmt seine ersten Teile aus der Auflage von 1857, weil wir von der Auflage von 1844 nur den dritten Teil kennen. Dort läuft eine <a href="{ $base }sources/poch-1844-pierer/#stages.seam">Naht</a> quer über die Seite, und jeder Satz sagt, auf welchem Text er beruht. Wo nichts bekannt ist, steht ein Satz von uns, der als solcher bezeichnet ist.
