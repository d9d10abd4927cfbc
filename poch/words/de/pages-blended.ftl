### Wie vermengte Darstellungen irreführen.

blended-title = Wie vermengte Darstellungen irreführen
blended-description = Eine Darstellung, die drei Bücher zusammenfügt, neben diesen Büchern.
blended-lead = Zwei Artikel geben das Spiel eines alten Lexikons wieder: einer in der deutschen Wikipedia und einer in der englischen, wie sie 2020 war. Andere Seiten schreiben sie ab. Beide sagen, dass sie dem Artikel in Meyers Lexikon von 1908 folgen. Der englische sagt dazu, dass Alvenslebens Buch von 1853 ihn ergänzt. Keiner gibt an, welcher Satz woher kommt. Das Spiel, das sie beschreiben, hat keines der Bücher.
blended-beside = Darum haben wir es nicht als Quelle erfasst. Hier ist es Punkt für Punkt neben den Texten. Von den beiden Artikeln konnten wir den Anfang lesen, bis zum Melden. Eine <a href="{ $base }bibliography/#pokerbuch">Umschreibung von 2007</a> reicht beim deutschen etwas weiter. Gelesen haben wir <a href="{ $base }sources/poch-1908-meyer/">Meyer ganz</a> und <a href="{ $base }sources/poch-1857-pierer/">Pierers vierte Auflage zum Teil</a>. <a href="{ $base }sources/poch-1853-alvensleben/">Alvensleben</a> kennen wir nur aus dem späteren englischen Artikel, der ihn gesondert wiedergibt.
blended-points = Verglichene Punkte
blended-of-dewiki-poch = Deutsche Wikipedia
blended-of-enwiki-poch-2020 = Englische, 2020
blended-of-enwiki = Englische, später
blended-of-pokerbuch = Umschreibung, 2007

blended-dressing = Welche Felder besetzt werden
blended-dressing-dewiki-poch = Eine Marke in jedes der acht Fächer, Poch eingeschlossen.
blended-dressing-enwiki-poch-2020 = Eine Marke in jedes von neun Fächern außer der Pinke in der Mitte.
blended-dressing-verdict = Bei Meyer und Alvensleben bleibt allein das Feld Poch leer; im zweiten Teil spielt man also nur um die Einsätze. Beide Darstellungen besetzen es. Die deutsche Regel ist die von Pierer. Die englische lässt zwar ein Feld aus, aber ein anderes.

blended-board = Wie viele Felder es gibt
blended-board-dewiki-poch = Acht.
blended-board-enwiki-poch-2020 = Neun, mit einer Pinke in der Mitte.
blended-board-verdict = Weder Meyer noch Alvensleben hat eine Mitte. Ein neuntes Feld gehört zu modernen Brettern. Im modernen Spiel wird es besetzt und fällt dem zu, der zuerst ausgeht.

blended-pack = Das Kartenspiel
blended-pack-dewiki-poch = Zweiunddreißig oder zweiundfünfzig Karten des französischen Blattes, manchmal des deutschen.
blended-pack-enwiki-poch-2020 = Zweiunddreißig zu dritt und zu viert, zweiundfünfzig empfohlen zu fünft und zu sechst.
blended-pack-verdict = Meyer nennt gar kein Kartenspiel; unser Satz ist als ergänzt bezeichnet. Einen Rat nach der Zahl der Spieler gibt keiner der drei.

blended-deal = Das Geben
blended-deal-dewiki-poch = Fünf Karten, und die nächste wird aufgeschlagen.
blended-deal-enwiki-poch-2020 = Im Uhrzeigersinn, rechts wird abgehoben; fünf Karten, drei und zwei oder zwei und drei.
blended-deal-verdict = Die Richtung, das Abheben und eine der beiden Reihenfolgen sind von Alvensleben. Die andere Reihenfolge hat Pierer. Meyer hat davon nur die fünf Karten; nach dem Abheben suchen Sie bei ihm vergebens.

blended-sequence = Was eine Sequenz ist
blended-sequence-pokerbuch = Neun, Acht und Sieben der Trumpffarbe.
blended-sequence-verdict = Meyers Satz lässt Folgen jeder Farbe gelten. Die Umschreibung hat stattdessen drei feste Karten. Der spätere englische Artikel behält den Wettstreit der Folgen bei. Er schreibt Meyer zwei Regeln zu, die dieser nicht hat: Eine Folge braucht drei Karten, und die längere gewinnt. Beides hat Pierer, und auch <a href="{ $base }sources/poch-1897-foster/#meld.sequence">Foster</a>. Siehe <a href="{ $base }corrections/#meyer-sequence">die Berichtigung</a>.

blended-third-part = Der dritte Teil
blended-third-part-dewiki-poch = Es gibt einen; die Kopien, die wir gelesen haben, enthalten ihn nicht.
blended-third-part-verdict = Meyers Artikel endet nach dem Pochen und sagt nichts vom Ausspielen der Karten. Jeder dritte Teil, der unter seinem Namen läuft, ist nicht von ihm. Den von Pierer mag es geben: Unsere Vorlage bricht vorher ab.

blended-lesson = Was dabei schiefgeht
blended-lesson-harm = Keine dieser Änderungen ist leichtfertig. Wer ein Spiel erklären will, muss füllen, was ein Lexikon auslässt, und ein anderes Buch füllt es. Der Schaden steckt im Nachweis am Fuß der Seite. Durch ihn sieht das Ergänzte aus wie ein Teil der Quelle, und der Nächste führt es so an.
blended-lesson-silence = <em>Das Schweigen verschwindet.</em> Meyer nennt kein Kartenspiel, keine Ordnung der gleichen Karten und keinen dritten Teil. Das ist selbst ein Befund über ein Lexikon von 1908. Die vermengte Darstellung verdeckt ihn.
blended-lesson-average = <em>Unterschiede werden eingeebnet.</em> Zwei der drei Bücher lassen Poch leer, eines besetzt es. Die englische Darstellung besetzt es und lässt ein anderes Feld leer.
blended-lesson-dates = <em>Daten verrutschen.</em> Ein mittleres Feld späterer Bretter erscheint unter dem Jahr 1908.
blended-lesson-belief = <em>Es lässt sich spielen, also glaubt man es.</em> Ein Spiel läuft vom Geben bis zum Abrechnen. Keiner der drei Texte, soweit wir sie lesen konnten, erlaubt das ohne Hilfe.
blended-lesson-ours = Die japanische Wikipedia ist ein Gemisch derselben Art, sagt aber an jedem Punkt, wem sie folgt. Darum konnten <a href="{ $base }sources/poch-jawiki/">wir sie erfassen</a> als das, was sie ist: eine moderne Darstellung. Auch wir vermengen. Das Regelwerk, das nach <a href="{ $base }sources/poch-1844-pierer/">Pierer, 1844</a>, heißt, nimmt seine ersten Teile aus der Auflage von 1857, denn von der anderen kennen wir nur den dritten Teil. Dort verläuft eine <a href="{ $base }sources/poch-1844-pierer/#stages.seam">Naht</a> quer über die Seite, und jeder Satz sagt, auf welchem Text er beruht. Wo nichts bekannt ist, setzen wir einen eigenen Satz ein und bezeichnen ihn als solchen.
