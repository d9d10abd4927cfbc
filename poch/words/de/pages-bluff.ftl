### Was eine Regel mit einem Bluff macht: das Pochen als Spiel zu zweit gelöst, ein Modell.

bluff-title = Was eine Regel mit einem Bluff macht
bluff-description = Wie die besten Spieler nach jedem Pochtext pochen, was ihnen ein Bluff wert ist und welche Regeln das ändern. Ein Modell mit zwei bis vier Spielern.
bluff-lead = Sie bluffen um das, was daliegt. { $undressed ->
    [one] Ein Text lässt das Feld Poch unbesetzt.
   *[other] { $undressed } Texte lassen das Feld Poch unbesetzt.
} Bei { $idle } davon verliert nichts, wer nie pocht.
bluff-lead-led = In „{ $text }“ spielt der Gewinner auch als Erster aus. Das ist { $lead } Marken wert, und wer nie pocht, verliert { $never } je Spiel.
bluff-tour = Ein Rundgang führt Sie durch fünf der Regeln.
bluff-model = Dies ist ein Modell mit zwei Spielern, weiter unten mit drei und vier. Es gehört zu keinem Text. Es ändert kein Zeichen am Rand.

## Das Bild

bluff-chart = Was je Spiel verliert, wer nie pocht, Text für Text, neben dem, was daliegt; die Zahlen sind bei den Balken
bluff-bar = { $text }: wer nie pocht, verliert { $never } Marken je Spiel; im Feld liegen { $pool } Marken, und das Ausspiel ist { $lead } wert
bluff-caption = Die Texte sind nach Jahren geordnet. Die Zahl ist, was Sie je Spiel in Marken verlieren, wenn Sie nie pochen und der andere das weiß. Sie ist das Mittel beider Plätze.
bluff-key-never = was verliert, wer nie pocht
bluff-key-pool = Marken, die im Feld liegen
bluff-key-lead = was das Ausspiel wert ist, wenn der Gewinner des Pochens es hat

## Unbesetzt

bluff-undressed = Wenn nichts daliegt
bluff-undressed-about = Füllt sich ein unbesetztes Feld auf andere Weise? Wir haben je { $deals } Spiele nach diesen Texten gespielt und liegen lassen, was niemand gewann. Zu Beginn des Pochens { $most ->
    [0] lag nie eine Marke im Feld
   *[other] lagen nie mehr als { $most } Marken im Feld
}. Zu gewinnen ist dann nur das Ausspiel.
bluff-led = Der Gewinner des Pochens spielt aus; das ist { $lead } Marken wert ({ $low } bis { $high }). Wer nie pocht, verliert { $never } Marken je Spiel.
bluff-led-chance = Der Gewinner des Pochens spielt aus. Nach unseren Spielen ist das zwischen { $low } und { $high } Marken wert, vielleicht also nichts. Das Modell zählt nichts, und wer nie pocht, verliert nichts.
bluff-not-led = Der Gewinner des Pochens gewinnt kein Ausspiel. Wer nie pocht, verliert nichts.

## Hände

bluff-hands = Was der beste Spieler tut
bluff-hands-about = Von hundert Händen mit nichts, mit einem Paar oder mit einem Drilling: Auf wie viele pocht die Vorhand? Und mit wie vielen hält der andere mit oder erhöht? Die letzte Spalte ist der Wert des Bluffs mit nichts, in Marken je Spiel und als Anteil an dem, was daliegt. Texte, bei denen nichts daliegt, fehlen: Dort ist jede Spielweise gleich gut, die nichts verliert.
bluff-text = Text
bluff-knocks = Die Vorhand pocht mit
bluff-along = Der andere hält oder erhöht mit
bluff-hand = { $hand ->
    [nothing] nichts
    [pair] einem Paar
   *[three] einem Drilling
}
bluff-worth = Ein Bluff ist wert
bluff-not-asked = nicht gefragt

## Regeln

bluff-rules = Eine Regel geändert
bluff-rules-about = { $n }-mal haben wir eine Regel eines Textes so gesetzt, wie ein anderer Text oder eine andere Lesart sie hat. Alles andere bleibt. Jede Zahl gilt vorher und nachher; eine einzelne Zahl hat sich nicht geändert. Ein Strich heißt: Niemand darf es, oder nichts liegt da.
bluff-never = Wer nie pocht, verliert
bluff-read = (gelesen als { $reading })

## Liegen geblieben

bluff-carried = Wenn das Feld liegen blieb
bluff-carried-about = Niemand hat gepocht, und das Feld ist noch einmal besetzt. So ändert sich dann ein Bluff mit nichts, in den Texten, die ihn erlauben und das Feld besetzen.
bluff-pool = Marken im Feld
bluff-knocks-nothing = Die Vorhand pocht mit nichts
bluff-along-nothing = Der andere hält oder erhöht mit nichts

## Plätze

bluff-seats = Drei und vier Spieler
bluff-seats-lead = In „{ $text }“ pocht die Vorhand gegen einen anderen auf { $two } von hundert Händen mit nichts. Gegen zwei sind es { $three }, gegen drei { $four }. Bei anderen Texten ist es anders.
bluff-seats-about = Gegeben und besetzt wird gleich; nur pochen mehr Spieler. Jede Zeile nennt die Hände von hundert: zu zweit, zu dritt und zu viert. Texte, bei denen nichts daliegt, fehlen. Ein Strich heißt: So darf niemand pochen.
bluff-seats-knocks = Die Vorhand pocht mit { $hand ->
    [nothing-1] nichts
   *[pair-1] einem niedrigen Paar
}
bluff-seats-model = Zu dritt oder zu viert ist keine Spielweise sicher die beste. Was für Sie das Beste ist, hängt davon ab, was jeder der anderen tut.
bluff-seats-gain = Wie nahe kommt die gezeigte Spielweise der besten? Wüsste ein Platz allein, wie die anderen spielen, so könnte er höchstens { $gain } Marken je Spiel mehr gewinnen. Das ist exakt summiert, über alles, was im Modell geschehen kann.
bluff-seats-sampled = Ein zweites Verfahren lässt die Spieler aus { $rounds } gezogenen Spielen lernen (External Sampling). Ein Spiel ist danach jedem Platz fast dasselbe wert, aber ein Platz könnte noch bis zu { $gain } Marken mehr gewinnen. Daher zeigt die Tabelle die Spielweise, die CFR+ fand.
bluff-seats-limits = Damit die Rechnung kurz bleibt, ist das Modell hier gröber, auch zu zweit. Sie pochen oder erhöhen um { $least } Marke oder um { $more }, bis zu { $most } im Ganzen. Eine Hand ist nichts, ein niedriges Paar, ein hohes Paar oder drei und mehr. Wie oft Hände einander treffen, ist in { $deals } Spielen gezählt.

## Wie

bluff-method = Wie wir es gelöst haben
bluff-method-deal = Gegeben und besetzt wird wie für { $seats } Spieler. Zwei davon pochen: die Vorhand und der Nächste. Das Modell lässt die beiden anderen passen und schließt daraus nichts.
bluff-method-cards = Eine Hand zählt nach ihren besten gleichen Karten. Die Ränge fassen wir zusammen: Hände ohne gleiche Karten danach, ob sie den höchsten Rang haben, Paare in { N($pairs) } Gruppen, Drillinge in { N($threes) }. Wie oft zwei Gruppen einander treffen, ist exakt berechnet; ebenso, wie oft die erste besser ist.
bluff-method-chips = Unser Spielprogramm spielt das Pochen nach den Sätzen des Textes. Es fragt, und das Modell bietet wenige Antworten: pochen oder erhöhen um { $least } Marke oder um { $more }, bis zu { $most } im Ganzen. Kein Vorrat wird knapp. Was im Feld bleibt, zählt für jeden halb.
bluff-lower = In „{ $text }“ kann länger erhöht werden; dort endet das Modell bei { $most }.
bluff-method-lead = Das Ausspiel ist wert, was die Vorhand mehr gewinnt als die anderen, wenn sie ausspielt. Gezählt haben wir das in { $deals } Spielen vorsichtiger Spieler. Die Spanne daneben ist das 95-Prozent-Konfidenzintervall. Kann es Zufall sein, zählt es nichts.
bluff-method-solved = { $library } sucht mit dem Verfahren CFR+ eine Spielweise, die niemand verbessern kann. Zusammen könnten beide höchstens { $gap } Marken mehr gewinnen, wenn jeder weiß, wie der andere spielt. Zur Probe lösen wir so zuerst bekannte Spiele. Die Zahl ist, was der erste Platz gewinnt:
bluff-known = { $game ->
    [kuhn_poker] Kuhns Poker (−1/18)
    [kuhn3] Kuhns Poker zu dritt
   *[leduc_poker] Leduc Hold’em
}: { $ours } auf unserem Weg, { $library } mit dem Spiel der Bibliothek
bluff-method-lost = Ein Bluff ist wert, was ein Spieler verliert, der mit nichts nie pocht oder erhöht, wenn der andere das weiß. Wir nehmen das Mittel beider Plätze.
bluff-method-otherwise = Wie viel hängt von den Beträgen ab? Wir haben auch Erhöhungen um { $low }, { $middle } oder { $high } Marken bis zu { $finer } versucht, und dann Einsätze bis { $higher }. Der Wert eines Bluffs verschiebt sich:
bluff-otherwise = in „{ $text }“ um { $finer } und um { $higher } Marken
bluff-left = „{ $text }“ nimmt das Modell nicht: Dort nennen Sie mehrere Gruppen gleicher Karten einer Hand für einen festen Einsatz.
bluff-method-again = Alles berechnen Sie neu mit <code>{ $command }</code> (Spielprogramm { $engine }). Gelöst haben wir dies am { $day }, im Stand { $commit }.
bluff-clauses = Die Sätze, auf denen das Modell beruht
