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
bluff-caption-half = Wo Passen endgültig ist, braucht man dafür kein Spiel zu lösen: Es ist die Hälfte dessen, was zu gewinnen ist, mal der Wahrscheinlichkeit, dass ein Spieler pochen darf.
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
bluff-led-chance = Der Gewinner des Pochens spielt aus. In unseren Spielen ist das zwischen { $low } und { $high } Marken wert, vielleicht also nichts. Das Modell zählt nichts, und wer nie pocht, verliert nichts.
bluff-not-led = Der Gewinner des Pochens gewinnt kein Ausspiel. Wer nie pocht, verliert nichts.

## Hände

bluff-hands = Was der beste Spieler tut
bluff-hands-about = Von hundert Händen mit nichts, mit einem Paar oder mit einem Drilling: Mit wie vielen pocht die Vorhand sofort? Und mit wie vielen von hundert, vor denen gepocht wurde, hält der andere mit oder erhöht? Zwei Zahlen heißen, dass die beste Spielweise irgendwo dazwischen liegen kann. Die letzte Spalte ist der Wert des Bluffs mit nichts, in Marken je Spiel: das Mittel, dann die Vorhand und der andere. In Klammern steht, was der andere verliert, wenn er nach einem Passen nie pocht; auf dieses Pochen kann im Modell niemand mehr antworten. Texte, bei denen nichts zu gewinnen ist, fehlen, weil dort jede Spielweise gleich gut ist, die nichts verliert.
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
bluff-rare = zu selten

## Regeln

bluff-rules = Eine Regel geändert
bluff-rules-about = { $n }-mal haben wir eine einzige Regel so gesetzt, wie ein anderer Text oder eine andere Lesart sie hat, und sonst nichts. Wo die Regel bestimmt, wie gegeben wird oder wer ausspielt, ist der Wert des Ausspiels neu gezählt. Jede Zahl gilt vorher und nachher; bei einer einzelnen Zahl ist keine Änderung sicher. Ein Strich heißt: Niemand darf es, oder nichts ist zu gewinnen.
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
bluff-seats-lead = In „{ $text }“ pocht die Vorhand gegen einen anderen mit { $two } von hundert Händen, die nichts enthalten. Gegen zwei sind es { $three }, gegen drei { $four }. Bei anderen Texten ist es anders.
bluff-seats-about = Gegeben und besetzt wird gleich; nur pochen mehr Spieler. Jede Zeile nennt die Hände von hundert: zu zweit, zu dritt und zu viert. Texte, bei denen nichts zu gewinnen ist, fehlen. Ein Strich heißt: So darf niemand pochen.
bluff-seats-knocks = Die Vorhand pocht mit { $hand ->
    [nothing-1] nichts
   *[pair-1] einem niedrigen Paar
}
bluff-seats-model = Zu dritt oder zu viert ist keine Spielweise sicher die beste. Was für Sie das Beste ist, hängt davon ab, was jeder der anderen tut.
bluff-seats-gain = Wie nahe kommt die gezeigte Spielweise der besten? Wüsste ein Platz allein, wie die anderen spielen, so könnte er höchstens { $gain } Marken je Spiel mehr gewinnen. Das ist exakt summiert, über alles, was im Modell geschehen kann.
bluff-seats-open = Zwei Zahlen mit einem Strich sind die Spanne, in der sich der Anteil bewegen kann, wenn alles andere bleibt, ehe irgendein Spieler mit anderen Antworten mehr als { $within } Marken gewinnen könnte.
bluff-seats-limits = Damit die Rechnung kurz bleibt, ist das Modell hier gröber, auch zu zweit. Sie pochen oder erhöhen um { $least } Marke oder um { $more }, bis zu { $most } im Ganzen. Eine Hand ist nichts, ein niedriges Paar, ein hohes Paar oder drei und mehr. Wie oft Hände einander treffen, ist in { $deals } Spielen gezählt.

## Wie

bluff-method = Wie wir es gelöst haben
bluff-method-deal = Gegeben und besetzt wird wie für { $seats } Spieler. Zwei davon pochen: die Vorhand und der Nächste. Das Modell lässt die beiden anderen passen und schließt daraus nichts.
bluff-method-cards = Eine Hand zählt nach ihren besten gleichen Karten. Die Ränge fassen wir zusammen: Hände ohne gleiche Karten danach, ob sie den höchsten Rang haben, Paare in { N($pairs) } Gruppen, Drillinge in { N($threes) }; alle Vierlinge sind eine Gruppe. Wie oft zwei Gruppen einander treffen, ist exakt berechnet; ebenso, wie oft die erste besser ist.
bluff-method-chips = Unser Spielprogramm spielt das Pochen nach den Sätzen des Textes. Es fragt, und das Modell bietet wenige Antworten: pochen oder erhöhen um { $least } Marke oder um { $more }, bis zu { $most } im Ganzen für jeden. Kein Vorrat wird knapp. Was im Feld bleibt, zählt für jeden halb, ebenso Einsätze, die niemand gewinnt; nimmt niemand das Feld, so spielt die Vorhand aus.
bluff-lower = In „{ $text }“ kann länger erhöht werden; dort endet das Modell bei { $most }.
bluff-method-lead = Das Ausspiel ist wert, was die Vorhand durch das Ausspielen mehr gewinnt als die anderen. Gezählt haben wir das in { $deals } Spielen vorsichtiger Spieler; sie spielen wie die vorsichtigen Spieler dieser Seiten. Die Spanne daneben ist das 95-Prozent-Konfidenzintervall. Kann es Zufall sein, zählt es nichts.
bluff-method-solved = Zu zweit löst { $library } das Modell exakt, als lineares Programm über alles, was jeder tun kann. Über das ganze Spiel summiert, könnten beide zusammen weniger als { $gap } Marken mehr gewinnen, wenn jeder weiß, wie der andere spielt.
bluff-method-open = Mehrere Spielweisen können gleich gut sein; darum nennen wir eine Spanne, wenn jene, die weniger als { $open } Marken verlieren, nicht übereinstimmen. Von einer Hand, die weniger als eines von hundert Spielen bringt, sagen wir nichts.
bluff-method-several = Zu dritt und zu viert verringert { $library } mit dem Verfahren CFR+ das Bedauern. Zur Probe beider Wege lösen wir zuerst bekannte Spiele und den zuletzt genannten Text auf beide Arten. Die Zahl ist, was der erste Platz gewinnt:
bluff-known = { $game ->
    [kuhn_poker] Kuhns Poker (−1/18)
    [kuhn3] Kuhns Poker zu dritt
   *[leduc_poker] Leduc Hold’em
}: { $ours } auf unserem Weg, { $library } mit dem Spiel der Bibliothek
bluff-again = „{ $text }“: exakt { $worth }, mit { $exact } von hundert Händen ohne gleiche Karten gepocht; mit CFR+ { $other } und { $driven }
bluff-method-lost = Ein Bluff ist wert, was ein Spieler verliert, der mit nichts nie pocht oder erhöht, wenn der andere das weiß. Wir nehmen das Mittel beider Plätze.
bluff-otherwise = Wenn das Modell ein anderes wäre
bluff-otherwise-about = Wie viel hängt von den Grenzen des Modells ab? Wir haben auch Erhöhungen um { $low }, { $middle } oder { $high } Marken bis zu { $finer } versucht, Einsätze bis { $higher }, Paare in { N($pairs) } und Drillinge in { N($threes) } Gruppen und das Ausspiel an beiden Enden seiner Spanne. Der Wert eines Bluffs bleibt fast gleich, während sich der Anteil um einige von hundert Händen verschiebt.
bluff-otherwise-from = { $about } von hundert
bluff-otherwise-model = Modell
bluff-how = { $how ->
    [finer] mehr Beträge
    [higher] höhere Einsätze
    [groups] mehr Gruppen von Händen
    [low] das Ausspiel am wenigsten wert
    [high] das Ausspiel am meisten wert
   *[as] wie oben
}
bluff-numbers = Die Zahlen jedes Modells
bluff-numbers-about = Mit diesen Zahlen und der Beschreibung oben lässt sich das Spiel zu zweit neu berechnen.
bluff-most = Höchster Einsatz
bluff-forehand = Gewinn der Vorhand je Spiel
bluff-left = „{ $text }“ nimmt das Modell nicht: Dort nennen Sie mehrere Gruppen gleicher Karten einer Hand für einen festen Einsatz.
bluff-method-again = Alles berechnen Sie neu mit <code>{ $command }</code> (Spielprogramm { $engine }). Gelöst haben wir dies am { $day }, im Stand { $commit }.
bluff-clauses = Die Sätze, auf denen das Modell beruht
