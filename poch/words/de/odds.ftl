odds-sets = Kunststücke
odds-won = { $n ->
    [one] { POOLS($pools) } gewonnen
   *[other] { POOLS($pools) } jeweils gewonnen
}
odds-turned-up = { $n ->
    [one] { POOLS($pools) } vom Geber durch Aufschlagen gewonnen
   *[other] { POOLS($pools) } jeweils vom Geber durch Aufschlagen gewonnen
}
odds-within-reach = { $n ->
    [one] { POOLS($pools) } durch Ausspielen zu gewinnen
   *[other] { POOLS($pools) } jeweils durch Ausspielen zu gewinnen
}
odds-shared = { $n ->
    [one] { POOLS($pools) } unter mehreren geteilt
   *[other] { POOLS($pools) } jeweils unter mehreren geteilt
}
odds-with-others = { $n ->
    [one] { POOLS($pools) } samt einem anderen Feld gewonnen
   *[other] { POOLS($pools) } jeweils samt einem anderen Feld gewonnen
}
odds-somebody = Jemand hat ein Kunststück
odds-several = Mehrere haben ein Kunststück
odds-pair = Das beste Kunststück ist ein Paar
odds-three = Das beste Kunststück ist ein Drilling
odds-four = Das beste Kunststück ist ein Vierling
odds-none = Keine exakte Wahrscheinlichkeit ({ LIST($whose) }): { SAY($why) }.
odds-gone = Diese Felder gibt es nicht: { POOLS($pools) }.
odds-why-swap = Der Geber darf die aufgeschlagene Karte gegen eine Karte seiner Wahl tauschen
odds-why-spare-hand = Der Geber oder ein anderer darf statt der eigenen eine andere Hand wählen
odds-why-laid-down = Bis dahin haben Spieler Karten ihrer Wahl abgelegt
odds-why-with-the-run = Auch mit der besten Folge gewinnt man das Feld, und wie oft beides zusammentrifft, berechnen wir nicht
odds-why-many-trumps = Wir müssten mehr als { $most } Trümpfe im Auge behalten
odds-why-vied-for = Hier wird gepocht, und das Ergebnis hängt davon ab, wer pocht, mithält oder aussteigt
odds-why-played-for = Hier gewinnt man durch Ausspielen, und das Ergebnis hängt davon ab, was ausgespielt wird
odds-why-nobodys = Die Regeln sagen nicht, wer das Feld nimmt
odds-why-no-vying = Es wird nicht gepocht
odds-why-poker = Verglichen werden Pokerhände statt Kunststücke
odds-given = Vorausgesetzt ist, dass { LIST($given) }.
odds-given-chips = im Feld Marken liegen
odds-given-enough = genug Marken da sind, um zu teilen
odds-given-claimed = niemand zu melden vergisst
odds-unknown = Wo { $leaf } auf { $value } steht, lassen sich keine Wahrscheinlichkeiten berechnen; starten Sie stattdessen eine Simulation.
odds-other = Mit Lesarten Ihrer Wahl
odds-choose = Wählen Sie Spielerzahl und Lesarten; gerechnet wird in Ihrem Browser{ $size ->
    [0] .
   *[other] {" "}(das Spielprogramm wird einmal geladen, { $size }).
}
odds-seats = Spielerzahl
odds-compute = Berechnen
odds-computing = Es wird gerechnet …
odds-computed = Berechnet für { $seats } Spieler.
odds-as-chosen = Wahrscheinlichkeiten nach Ihrer Wahl
odds-happens = Was geschieht
odds-deals = Spiele
odds-often = Eins von
odds-exactly = Exakt
odds-always = immer
odds-never = nie
survey-careful = vorsichtig
survey-counting = mit Kartenzählen
survey-reckless = wahllos
survey-begin = Spielen lassen
survey-end = Anhalten
survey-bar = Gespielte Spiele
survey-ruleset = Regelwerk
survey-seats = Spielerzahl
survey-players = Spieler
survey-of-deals = Spiele
survey-first-seed = Erster Startwert
survey-readings = Andere als die bevorzugten Lesarten
survey-starting = Das Spielprogramm wird gestartet …
survey-playing = { NUMBER($n) } Spiele werden gespielt …
survey-played = Alle { NUMBER($n) } Spiele sind gespielt.
survey-stopped = Angehalten.{ $some ->
    [yes] { " " }Was bis dahin gespielt wurde, sehen Sie unten.
   *[no] {""}
}
survey-range = { $low } bis { $high }
survey-measure = Maß
survey-mean = Mittelwert
survey-interval = 95-%-Intervall
survey-largest = Höchstwert
survey-result = Ergebnisse
survey-terminal = { $n ->
    [one] { NUMBER($n) } Spiel. In einem Terminal:
   *[other] { NUMBER($n) } Spiele. In einem Terminal:
}
survey-no-vying = In diesem Text wird nicht gepocht. Statt der Maße für das Pochen gibt es deshalb die für Folgen und für Felder, die man durch Ausspielen gewinnt.
measure-events = wie viele Ereignisse ein Spiel hat
measure-actions = wie viele Entscheidungen in einem Spiel fallen
measure-chips = wie viele Marken in einem Spiel bewegt werden
measure-stage = wie viele davon { $stage ->
    [dressing] beim Besetzen
    [dealing] beim Geben
    [melding] beim Melden
    [vying] beim Pochen
    [shedding] beim Ausspielen
    [settling] beim Abrechnen
   *[other] im Teil { $stage }
}
measure-supplied = welcher Anteil der Marken nach Sätzen bewegt wird, die wir ergänzt haben
measure-dealer = wie viele Marken der Geber in einem Spiel gewinnt
measure-forehand = wie viele Marken die Vorhand in einem Spiel gewinnt
measure-opened = in welchem Anteil der Spiele jemand pocht
measure-contested = in welchem Anteil der Spiele zwei oder mehr gegeneinander setzen
measure-bluff-paid = in welchem Anteil der Spiele alle anderen aussteigen, obwohl der Letzte nicht das beste Kunststück hat
measure-played = wie viele Felder in einem Spiel durch Ausspielen gewonnen werden
measure-runs = wie viele Folgen in einem Spiel enden, bevor jemand fertig ist
measure-dead = bei welchem Anteil der Folgen die nächste Karte beim Geben übrig blieb
measure-won = in welchem Anteil der Spiele jemand { POOL($pool, form: "acc") } gewinnt
measure-size = wie viele Marken { POOL($pool, form: "in") } liegen (ohne die Einsätze desselben Spiels), wenn jemand sie gewinnt
