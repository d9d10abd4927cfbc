### Simulationen: was von Entscheidungen abhängt, viele Male gespielt.

survey-page-title = Simulationen
survey-page-description = Was { $deals } Spiele für jedes Regelwerk zeigen, und jede Simulation, die Sie wünschen.
survey-page-lead = Was von Entscheidungen abhängt, lässt sich nicht exakt berechnen; man kann es aber viele Male spielen. In einer Simulation spielen lauter Spieler derselben Art viele Spiele nach einem Regelwerk. Die Spiele bilden Partien, in denen die Felder wachsen wie am Tisch. Zu jedem Maß gehört ein 95-%-Intervall. Bei Mittelwerten beruht es auf der Normalverteilung über die Partien, bei Anteilen der Spiele auf der Formel von Wilson. Derselbe Startwert ergibt auf jedem Rechner dieselben Zahlen. Was eine andere Lesart daran ändert, zeigt „<a href="{ $base }odds/what-matters/">Worauf es ankommt</a>“.
survey-page-yours = Ihre eigene Simulation
survey-page-static = Hier können Sie jedes Regelwerk mit beliebigen Lesarten im Browser simulieren. Ohne Skripte geht es im Terminal: <code>poch survey poque-1789 --deals 10000 --seats 4 --seed 1</code>.
survey-page-all = Alle Regelwerke
survey-page-all-about = Für jedes Regelwerk haben wir { $deals } Spiele mit Startwerten ab { $seed } gespielt. Am Tisch sitzen { $seats } Spieler; gespielt haben wir mit { policy-players }. Der Befehl ist <code>{ $command }</code>, wobei ID die Kennung des Regelwerks aus der Tabelle ist. Gespielt wurde am { $day }, im Stand { $commit }. Die Texte sind nach Jahren geordnet.
survey-page-text = Text
survey-page-mean = Mittelwert
survey-page-from = Von
survey-page-to = Bis
survey-page-chart = { $name ->
    [edge-dealer] Der Vorteil des Gebers
    [edge-forehand] Der Vorteil der Vorhand
    [size-sequence] Wie groß das Feld Sequenz wird
    [size-marriage] Wie groß das Feld Mariage wird
   *[vie-contested] Wie oft beim Pochen mehrere setzen
}
survey-page-chart-says = { $name ->
    [edge-dealer] Marken, die der Geber in einem Spiel gewinnt oder verliert
    [edge-forehand] Marken, die die Vorhand in einem Spiel gewinnt oder verliert
    [size-sequence] Marken darin, wenn es gewonnen wird
    [size-marriage] Marken darin, wenn es gewonnen wird
   *[vie-contested] Anteil der Spiele, in denen zwei oder mehr setzen
}
survey-page-caption = <b>{ survey-page-chart }</b>: { survey-page-chart-says }, nach Regelwerken, mit dem 95-%-Intervall.
survey-page-chart-aria = { survey-page-chart }: Die Zahlen sind in der Tabelle daneben
survey-page-deals = Spiele nach Regelwerken
survey-page-ruleset = Regelwerk
survey-page-column = { $name ->
    [length-actions] Entscheidungen je Spiel
    [chips-all] bewegte Marken je Spiel
    [chips-supplied] davon nach ergänzten Sätzen
    [edge-dealer] Vorteil des Gebers
    [edge-forehand] Vorteil der Vorhand
    [play-pools] durch Ausspielen gewonnene Felder
    [play-runs] beendete Folgen je Spiel
    [play-dead] davon wegen übriger Karten
    [vie-contested] mehrere setzen
   *[vie-bluff-paid] geglückte Bluffs
}
survey-no-vying-by-these = In diesen Texten wird nicht gepocht. Deshalb zeigt die Tabelle statt des Pochens die Folgen und die Felder, die man durch Ausspielen gewinnt.
survey-page-pools = Felder nach Regelwerken
survey-page-pools-about = Zu jedem Feld steht hier, in welchem Anteil der Spiele es gewonnen wird und wie viele Marken dann im Mittel und höchstens darin liegen. Einsätze desselben Spiels zählen nicht mit.
survey-page-size = { $mean } Marken, höchstens { $largest }
survey-page-shares = { $low } bis { $high } %
survey-page-interval = 95-%-Intervall: { $between }
survey-page-method = Wie eine Simulation abläuft
survey-page-method-shuffle = Die Spiele zählen wir ab 0; zum Mischen von Spiel <i>n</i> dient als Startwert der erste Startwert plus <i>n</i>. Aus derselben Zufallsquelle kommen dann die Entscheidungen der Spieler. Deshalb lassen sich die Spiele zweier Simulationen einzeln vergleichen.
survey-page-method-session = Eine Partie hat { $session } Spiele. Es sind weniger, wenn Sie insgesamt weniger als { $asked } verlangen oder wenn die Partie nach den Regeln früher endet. Sie beginnt mit leeren Feldern, gegeben wird reihum, und die Marken gehen nie aus. Die Spiele einer Partie hängen voneinander ab, weil Marken stehen bleiben; die Partien dagegen sind unabhängig.
survey-page-method-interval = Wir behandeln einen Mittelwert deshalb als Verhältnis zweier Summen über die Partien und berechnen danach sein Intervall. Ebenso halten wir es mit den Marken, die jeweils in einem Feld liegen, wenn es gewonnen wird. Manches trifft auf ein Spiel entweder zu oder nicht; der Anteil der Spiele, auf die es zutrifft, hat das Wilson-Intervall über die Spiele.
survey-page-method-parts = Weil die Simulation nur ganze Zahlen addiert, können Sie die Arbeit beliebig aufteilen: auf mehrere Prozesse (<code>--workers</code>) oder mit einem Scheduler von dask.distributed auf mehrere Rechner (<code>--scheduler</code>). Mitrechnen dürfen nur Rechner mit Ihrem Spielprogramm und Ihrem Regelwerk. Diese Seite spielt die Simulation Stück für Stück. Mit <code>--out</code> wird jeder fertige Teil gespeichert und nicht noch einmal gespielt.
