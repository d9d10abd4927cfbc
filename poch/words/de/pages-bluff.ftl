### Was eine Regel mit einem Bluff macht: das Pochen als Spiel zu zweit gelöst, ein Modell.

bluff-title = Was eine Regel mit einem Bluff macht
bluff-description = Wie die besten Spieler nach jedem Pochtext pochen, was ihnen ein Bluff wert ist und welche Regeln das ändern. Ein Modell mit zwei Spielern.
bluff-lead = Sie bluffen um das, was daliegt. { $undressed ->
    [one] Ein Text lässt das Feld Poch unbesetzt.
   *[other] { $undressed } Texte lassen das Feld Poch unbesetzt.
} Bei { $idle } davon verliert nichts, wer nie pocht.
bluff-lead-led = In „{ $text }“ spielt der Gewinner auch als Erster aus. Das ist { $lead } Marken wert, und wer nie pocht, verliert { $never } je Spiel.
bluff-model = Dies ist ein Modell mit zwei Spielern und gehört zu keinem Text. An keinem Belegzeichen ändert es etwas.

## Das Bild

bluff-chart = Was je Spiel verliert, wer nie pocht, Text für Text, neben dem, was daliegt; die Zahlen sind bei den Balken
bluff-bar = { $text }: wer nie pocht, verliert { $never } Marken je Spiel; im Feld liegen { $pool } Marken, und das Ausspielen ist { $lead } wert
bluff-caption = Die Texte sind nach Jahren geordnet. Die Zahl ist, was Sie je Spiel in Marken verlieren, wenn Sie nie pochen und der andere das weiß. Sie ist das Mittel beider Plätze.
bluff-key-never = was verliert, wer nie pocht
bluff-key-pool = Marken, die im Feld liegen
bluff-key-lead = was das Ausspielen wert ist, wenn der Gewinner des Pochens es hat

## Unbesetzt

bluff-undressed = Wenn nichts daliegt
bluff-undressed-about = Füllt sich ein unbesetztes Feld auf andere Weise? Wir haben je { $deals } Spiele nach diesen Texten gespielt und liegen lassen, was niemand gewann. Zu Beginn des Pochens { $most ->
    [0] lag nie eine Marke im Feld
   *[other] lagen nie mehr als { $most } Marken im Feld
}. Zu gewinnen ist dann nur das Ausspielen.
bluff-led = Der Gewinner des Pochens spielt aus; das ist { $lead } Marken wert ({ $low } bis { $high }). Wer nie pocht, verliert { $never } Marken je Spiel.
bluff-led-chance = Der Gewinner des Pochens spielt aus. In unseren Spielen war das zwischen { $low } und { $high } Marken wert, vielleicht also nichts. Das Modell zählt nichts, und wer nie pocht, verliert nichts.
bluff-not-led = Der Gewinner gewinnt kein Ausspielen. Wer nie pocht, verliert nichts.

## Hände

bluff-hands = Was der beste Spieler tut
bluff-hands-about = Von hundert Spielen: wie oft die Vorhand mit nichts, mit einem Paar und mit drei gleichen Karten pocht, und wie oft der andere darauf mitgeht oder erhöht. Die letzte Spalte ist der Wert des Bluffs mit nichts, in Marken je Spiel und als Anteil an dem, was daliegt. Texte, bei denen nichts daliegt, fehlen: Dort ist jedes Spiel gleich gut, das nichts verliert.
bluff-text = Text
bluff-knocks = Die Vorhand pocht mit
bluff-along = Der andere geht mit, mit
bluff-hand = { $hand ->
    [nothing] nichts
    [pair] einem Paar
   *[three] dreien
}
bluff-worth = Ein Bluff ist wert
bluff-not-asked = nicht gefragt

## Regeln

bluff-rules = Eine Regel geändert
bluff-rules-about = Wir haben { $n }-mal eine Regel eines Textes so gesetzt, wie ein anderer Text oder eine andere Lesart sie hat. Alles andere bleibt. Jede Zahl gilt vorher und nachher; eine einzelne Zahl hat sich nicht geändert. Ein Strich heißt: Niemand darf es, oder nichts liegt da.
bluff-never = Wer nie pocht, verliert
bluff-read = (gelesen als { $reading })

## Liegen geblieben

bluff-carried = Wenn das Feld liegen blieb
bluff-carried-about = Niemand hat gepocht, und das Feld ist noch einmal besetzt. Das macht es mit einem Bluff mit nichts, in den Texten, die ihn erlauben und das Feld besetzen.
bluff-pool = Marken im Feld
bluff-knocks-nothing = Die Vorhand pocht mit nichts
bluff-along-nothing = Der andere geht mit nichts mit

## Wie

bluff-method = Wie wir es gelöst haben
bluff-method-deal = Gegeben und besetzt wird wie für { $seats } Spieler. Zwei davon pochen: die Vorhand und der Nächste. Das Modell lässt die beiden anderen passen und schließt daraus nichts.
bluff-method-cards = Eine Hand zählt nach ihren besten gleichen Karten. Die Ränge fassen wir zusammen: Hände ohne gleiche Karten danach, ob sie den höchsten Rang haben, Paare in vier Gruppen, drei gleiche in zwei. Wie oft zwei Gruppen einander treffen, ist genau berechnet; ebenso, wie oft die erste besser ist.
bluff-method-chips = Unser Spielprogramm spielt das Pochen nach den Bestimmungen des Textes. Es fragt, und das Modell bietet wenige Antworten: pochen oder erhöhen um { $least } Marke oder um { $more }, bis zu { $most } im Ganzen. Kein Vorrat wird knapp. Was im Feld bleibt, zählt für jeden halb.
bluff-lower = In „{ $text }“ kann länger erhöht werden; dort endet das Modell bei { $most }.
bluff-method-lead = Das Ausspielen ist wert, was die Vorhand mehr gewinnt als die anderen, wenn sie ausspielt. Gezählt haben wir das in { $deals } Spielen von Spielern der Spielstärke { $policy }. Kann es Zufall sein, zählt es nichts.
bluff-method-solved = { $library } sucht mit dem Verfahren CFR+ ein Spiel, das niemand verbessern kann. Zusammen könnten beide höchstens { $gap } Marken mehr gewinnen, wenn jeder weiß, wie der andere spielt. Zwei bekannte Spiele gehen zuerst denselben Weg:
bluff-known = { $game ->
    [kuhn_poker] Kuhns Poker (−1/18)
   *[leduc_poker] Leduc Hold’em
}: { $ours } auf unserem Weg, { $library } mit dem Spiel der Bibliothek
bluff-method-lost = Ein Bluff ist wert, was ein Spieler verliert, der mit nichts nie pocht oder erhöht, wenn der andere das weiß. Wir nehmen das Mittel beider Plätze.
bluff-method-otherwise = Wie viel hängt an den Beträgen? Wir haben auch Erhöhungen um 1, 2 oder 4 Marken bis zu 6 versucht, und dann Einsätze bis 12. Der Wert eines Bluffs verschiebt sich:
bluff-otherwise = in „{ $text }“ um { $finer } und um { $higher } Marken
bluff-method-limits = Drei oder vier Spieler spielen vielleicht anders: Mehr Hände können besser sein als Ihre, und ein Bluff muss an allen vorbei. Das versucht das Modell nicht.
bluff-left = Auch „{ $text }“ nimmt es nicht: Dort nennen Sie mehrere Kunststücke einer Hand für einen festen Einsatz.
bluff-method-again = Alles berechnen Sie neu mit <code>{ $command }</code> (Spielprogramm { $engine }). Gelöst haben wir am { $day }, im Stand { $commit }.
bluff-clauses = Die Bestimmungen, auf denen das Modell beruht
