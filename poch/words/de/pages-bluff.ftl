### Was eine Regel mit einem Bluff macht: das Pochen als Spiel zu zweit gelöst, ein Modell.

bluff-title = Was eine Regel mit einem Bluff macht
bluff-description = Wie die besten Spieler nach jedem Text des Poch pochen, was ihnen ein Bluff wert ist und welche Regeln daran etwas ändern. Ein Modell mit zwei bis vier Spielern.
bluff-lead = Zu einem Bluff gehört, dass etwas zu gewinnen ist, aber { $undressed ->
    [one] ein Text lässt das Feld Poch unbesetzt.
   *[other] { N($undressed) } Texte lassen das Feld Poch unbesetzt.
} Bei { N($idle) } davon verliert man nichts, wenn man nie pocht.
bluff-lead-led = In „{ $text }“ spielt außerdem aus, wer das Pochen gewonnen hat. Das ist { $lead } Marken wert, und wer nie pocht, verliert { $never } je Spiel.
bluff-tour = Ein Rundgang führt Sie durch fünf der Regeln.
bluff-model = Dies ist ein Modell mit zwei Spielern, weiter unten mit drei und vier. Es gehört zu keinem Text und ändert kein Zeichen am Rand.

## Das Bild

bluff-chart = Was man je Spiel verliert, wenn man nie pocht, Text für Text, und was dabei im Feld liegt; die Zahlen stehen neben den Balken
bluff-bar = { $text }: Wer nie pocht, verliert { $never } Marken je Spiel; im Feld liegen { $pool } Marken, und das Ausspiel ist { $lead } wert
bluff-caption = Die Texte sind nach Jahren geordnet. Die Zahl sagt, wie viele Marken Sie je Spiel verlieren, wenn Sie nie pochen und der andere das weiß; sie ist das Mittel der beiden Plätze.
bluff-caption-half = Wo Passen endgültig ist, muss dafür kein Spiel gelöst werden. Die Zahl ist dann die Hälfte dessen, was zu gewinnen ist, multipliziert mit der Wahrscheinlichkeit, dass ein Spieler pochen darf.
bluff-key-never = was man verliert, wenn man nie pocht
bluff-key-pool = Marken, die im Feld liegen
bluff-key-lead = was das Ausspiel wert ist, wenn der Gewinner des Pochens es hat

## Unbesetzt

bluff-undressed = Wenn nichts im Feld liegt
bluff-undressed-about = Kann sich ein unbesetztes Feld auf andere Weise füllen? Wir haben nach jedem dieser Texte { $deals } Spiele gespielt und stehen lassen, was niemand gewann. Als das Pochen begann, { $most ->
    [0] lag nie eine Marke im Feld
   *[other] lagen nie mehr als { $most } Marken im Feld
}. Zu gewinnen ist dann nur das Ausspiel.
bluff-led = Der Gewinner des Pochens spielt aus; das ist { $lead } Marken wert ({ $low } bis { $high }). Wer nie pocht, verliert { $never } Marken je Spiel.
bluff-led-chance = Der Gewinner des Pochens spielt aus. In unseren Spielen ist das zwischen { $low } und { $high } Marken wert, vielleicht also gar nichts. Das Modell setzt dafür nichts an, und wer nie pocht, verliert nichts.
bluff-not-led = Das Ausspiel ist hier nicht zu gewinnen. Wer nie pocht, verliert deshalb nichts.

## Hände

bluff-hands = Was der beste Spieler tut
bluff-hands-about = Mit wie vielen von hundert Händen ohne Kunststück, mit einem Paar oder mit einem Drilling pocht die Vorhand sofort? Und mit wie vielen von hundert geht der andere mit oder erhöht, sobald gepocht ist? Zwei Zahlen bedeuten, dass die beste Spielweise irgendwo dazwischen liegen kann. Die letzte Spalte nennt, was der Bluff ohne Kunststück wert ist, in Marken je Spiel: zuerst im Mittel, dann für die Vorhand und für den anderen. In Klammern steht, was der andere verliert, wenn er nach einem Passen nie pocht, denn im Modell ist dann niemand mehr da, der antworten könnte. Texte, bei denen nichts zu gewinnen ist, fehlen, weil dort jede Spielweise gleich gut ist, die nichts verliert.
bluff-text = Text
bluff-knocks = Die Vorhand pocht
bluff-along = Der andere geht mit oder erhöht
bluff-hand = { $hand ->
    [nothing] ohne Kunststück
    [pair] mit einem Paar
   *[three] mit einem Drilling
}
bluff-worth = Ein Bluff ist wert
bluff-not-asked = nicht gefragt
bluff-rare = zu selten

## Regeln

bluff-rules = Eine Regel geändert
bluff-rules-about = { $n }-mal haben wir eine einzige Regel durch die eines anderen Textes oder einer anderen Lesart ersetzt und sonst nichts geändert. Wo diese Regel bestimmt, wie gegeben wird oder wer ausspielt, haben wir den Wert des Ausspiels neu ermittelt. Von zwei Zahlen gilt die erste vorher, die zweite nachher; steht nur eine da, ist keine Änderung sicher. Ein Strich bedeutet, dass niemand ohne Kunststück pochen darf oder dass nichts zu gewinnen ist.
bluff-never = Wer nie pocht, verliert
bluff-read = (in der Lesart „{ $reading }“)

## Liegen geblieben

bluff-carried = Wenn das Feld stehen geblieben ist
bluff-carried-about = Angenommen, ein- oder mehrmals hintereinander hat niemand gepocht, und das Feld wurde jedes Mal wieder besetzt. Hier sehen Sie, was das an einem Bluff ohne Kunststück ändert, bei den Texten, die ihn erlauben und das Feld besetzen.
bluff-pool = Marken im Feld
bluff-knocks-nothing = Die Vorhand pocht ohne Kunststück
bluff-along-nothing = Der andere geht ohne Kunststück mit oder erhöht

## Plätze

bluff-seats = Drei und vier Spieler
bluff-seats-lead = In „{ $text }“ pocht die Vorhand gegen einen anderen mit { $two } Prozent der Hände ohne Kunststück. Gegen zwei sind es { $three }, gegen drei { $four } Prozent. Bei anderen Texten ist es anders.
bluff-seats-about = Gegeben und besetzt wird wie zuvor, nur pochen jetzt mehr Spieler. Jede Zeile nennt, mit wie vielen von hundert Händen die Vorhand zu zweit, zu dritt und zu viert pocht. Texte, bei denen nichts zu gewinnen ist, fehlen. Ein Strich bedeutet, dass niemand ohne Kunststück pochen darf.
bluff-seats-knocks = Die Vorhand pocht { $hand ->
    [nothing-1] ohne Kunststück
   *[pair-1] mit einem niedrigen Paar
}
bluff-seats-model = Zu dritt oder zu viert ist von keiner Spielweise sicher, dass sie die beste ist. Was für Sie am besten ist, hängt davon ab, was jeder der anderen tut.
bluff-seats-gain = Wie nahe kommt die hier gezeigte Spielweise der besten? Wenn ein einziger Spieler wüsste, wie die anderen spielen, könnte er höchstens { $gain } Marken je Spiel mehr gewinnen. Das ist eine exakte Summe über alles, was im Modell geschehen kann.
bluff-seats-open = Zwei Zahlen mit einem Strich dazwischen sind eine Spanne. Wenn alles andere gleich bleibt, kann sich der Anteil darin beliebig bewegen, ohne dass ein Spieler durch eine andere Spielweise mehr als { $within } Marken gewinnen könnte.
bluff-seats-limits = Damit die Rechnung kurz bleibt, ist das Modell hier gröber, auch zu zweit. Man pocht mit { $least } Marke oder mit { $more } oder erhöht um ebenso viel, bis zu { $most } im Ganzen. Unterschieden werden Hände ohne Kunststück, mit einem niedrigen Paar, mit einem hohen Paar und mit drei oder mehr. Wie oft je zwei Hände aufeinandertreffen, haben wir in { $deals } Spielen gezählt.

## Wie

bluff-method = Wie wir es gelöst haben
bluff-method-deal = Gegeben und besetzt wird wie für { $seats } Spieler. Zwei davon pochen, nämlich die Vorhand und der Nächste. Die beiden anderen passen im Modell, ohne dass es daraus etwas schließt.
bluff-method-cards = Eine Hand zählt nach ihrem besten Kunststück. Die Hände teilen wir in Gruppen ein: Paare in { N($pairs) }, Drillinge in { N($threes) }, alle Vierlinge in eine. Bei Händen ohne Kunststück unterscheiden wir nur, ob eine Karte des höchsten Ranges dabei ist. Wie oft zwei Gruppen aufeinandertreffen und wie oft die erste besser ist, haben wir exakt berechnet.
bluff-method-chips = Das Pochen spielt unser Spielprogramm nach den Sätzen des Textes. Es fragt, und das Modell bietet nur wenige Antworten an: mit { $least } Marke oder mit { $more } pochen oder um ebenso viel erhöhen. Jeder setzt höchstens { $most }, und niemandem gehen die Marken aus. Was im Feld bleibt, zählt für jeden zur Hälfte, ebenso Einsätze, die niemand gewinnt. Nimmt niemand das Feld, spielt die Vorhand aus.
bluff-lower = In „{ $text }“ kann länger erhöht werden, deshalb hört das Modell dort bei { $most } auf.
bluff-method-lead = Der Wert des Ausspiels ist das, was die Vorhand durch das Ausspielen mehr gewinnt als die anderen. Ermittelt haben wir ihn in { $deals } Spielen, die wir von den vorsichtigen Mitspielern dieser Seiten spielen ließen. Die Spanne daneben ist das 95-Prozent-Konfidenzintervall. Wenn der Unterschied Zufall sein kann, zählt er nicht.
bluff-method-solved = Zu zweit löst { $library } das Modell exakt, und zwar als lineares Programm über alles, was jeder tun kann. Über das ganze Spiel summiert könnten die beiden zusammen weniger als { $gap } Marken mehr gewinnen, wenn jeder wüsste, wie der andere spielt.
bluff-method-open = Mehrere Spielweisen können gleich gut sein. Stimmen diejenigen, die weniger als { $open } Marken verlieren, nicht überein, geben wir deshalb eine Spanne an. Von einer Hand, die in weniger als einem von hundert Spielen vorkommt, sagen wir nichts.
bluff-method-several = Zu dritt und zu viert verringert { $library } das Bedauern mit dem Verfahren CFR+. Um beide Wege zu prüfen, lösen wir zuerst bekannte Spiele und dann den Text, der unten zuletzt steht, auf beide Arten. Die Zahl sagt, was der erste Platz gewinnt:
bluff-known = { $game ->
    [kuhn_poker] Kuhns Poker (−1/18)
    [kuhn3] Kuhns Poker zu dritt
   *[leduc_poker] Leduc Hold’em
}: { $ours } auf unserem Weg, { $library } mit dem Spiel der Bibliothek
bluff-again = „{ $text }“: exakt { $worth }, wobei mit { $exact } Prozent der Hände ohne Kunststück gepocht wird; mit CFR+ { $other }, wobei es { $driven } Prozent sind
bluff-method-lost = Der Wert eines Bluffs ist das, was ein Spieler verliert, der ohne Kunststück nie pocht oder erhöht, wenn der andere das weiß. Wir nehmen das Mittel der beiden Plätze.
bluff-otherwise = Wenn das Modell ein anderes wäre
bluff-otherwise-about = Wie viel hängt von den Grenzen des Modells selbst ab? Wir haben auch Erhöhungen um { $low }, { $middle } oder { $high } Marken bis zu { $finer } versucht und Einsätze bis { $higher }. Dann haben wir Paare in { N($pairs) } und Drillinge in { N($threes) } Gruppen geteilt und das Ausspiel an beiden Enden seiner Spanne angesetzt. Der Wert eines Bluffs ändert sich kaum; der Anteil der Hände, mit denen gepocht wird, kann sich dagegen um einige Prozentpunkte verschieben.
bluff-otherwise-from = { $about } Prozent
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
bluff-numbers-about = Mit diesen Zahlen und der Beschreibung oben kann man das Spiel zu zweit nachrechnen.
bluff-most = Höchster Einsatz
bluff-forehand = Gewinn der Vorhand je Spiel
bluff-left = „{ $text }“ bleibt außerhalb des Modells, weil man dort mehrere Kunststücke einer Hand für einen festen Einsatz nennt.
bluff-method-again = Um alles neu zu berechnen, starten Sie <code>{ $command }</code> (Spielprogramm { $engine }). Berechnet haben wir all das am { $day }, auf dem Stand { $commit }.
bluff-clauses = Die Sätze, auf denen das Modell beruht
