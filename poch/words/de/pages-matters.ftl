### Worauf es ankommt: was jede Lesart im Spiel ändert.

matters-title = Worauf es ankommt
matters-description = Welche strittigen Stellen der Pochregeln das Spiel am stärksten verändern, im Spiel gemessen.
matters-lead = Manche strittigen Stellen verändern das Spiel, auf andere kommt es kaum an. Diese Seite ordnet sie, damit Sie sehen, für welche sich der Weg ins Archiv lohnt. Wir haben { $deals } Spiele nach der bevorzugten Lesart gespielt und dieselben noch einmal nach der anderen; sonst haben wir nichts geändert.

## Wie gemessen wurde

matters-how = Wie wir gemessen haben
matters-how-played = Am Tisch sitzen { $seats } Spieler mit unbegrenzt vielen Marken; gemischt wird nach Startwerten ab { $seed }. Eine Partie hat { $session } Spiele, oder weniger, wenn die Regeln sie früher beenden; dabei wachsen die Felder, wie die Regeln es zulassen. Gespielt haben wir mit { policy-players }, von denen jeder nur seine eigene Hand sieht.
matters-how-sized = Wir messen dasselbe wie in den <a href="{ $base }odds/survey/">Simulationen</a>. Wie groß eine Wirkung ist, geben wir in <b>Streuungen</b> an. Eine Streuung ist eine Standardabweichung; sie sagt, wie stark ein Maß von einer Partie zur nächsten schwankt. Jede Zeile zeigt das Maß, das sich am stärksten verändert. Maße, die immer gleich bleiben oder nur unsere Erfassung betreffen, fehlen.
matters-how-sure = Mit 95 Prozent Sicherheit liegt der wahre Unterschied in dem Intervall. Weil wir { $measures } Maße betrachten, würden sich einige davon schon durch Zufall verändern. Ein Unterschied zählt deshalb nur, wenn sein 99,9-Prozent-Intervall die Null ausschließt. Wenn das bei keinem der Fall ist, sagen wir, dass die Lesart keine messbare Wirkung hat.
matters-how-far = Wie groß eine Wirkung ist, hängt von den Spielern ab. Unsere vergessen nie zu melden und halten nie eine Karte zurück. Manche Lesarten handeln aber gerade davon, und was sie an Ihrem Tisch bewirken können, zeigt sich hier nicht. Eine große Wirkung macht eine Lesart auch nicht richtig oder falsch.
matters-how-again = Um die Zahlen einer Quelle neu zu berechnen, starten Sie <code>poch effects poque-1789</code>. Für eine einzelne Lesart nehmen Sie <code>poch survey poque-1789 --reading fifth-pool=both</code>, für alle zusammen <code>{ $command }</code> (Spielprogramm { $engine }). Gemessen haben wir am { $day }, im Stand { $commit }.

## Tabellen

matters-rank = Rang
matters-crux = Strittige Stelle
matters-read-as = Gelesen als
matters-instead = statt „{ $reading }“
matters-does = Was sich ändert
matters-difference = Unterschied (95 %)
matters-difference-label = Unterschied (95 %):
matters-spreads = Streuungen
matters-spreads-label = Streuungen:
matters-more-than = mehr als { $n }

## Strittige Stellen

matters-cruxes = Strittige Stellen nach ihrer Wirkung
matters-cruxes-about = { $n ->
    [one] { $n } Stelle hat eine messbare Wirkung.
   *[other] { $n } Stellen haben eine messbare Wirkung.
} Wenn eine Stelle mehrere andere Lesarten zulässt, sehen Sie die mit der größten Wirkung. Lesarten, die nur „unbekannt“ sagen, fehlen.
matters-options = Hausvarianten
matters-options-about = Hausvarianten sind nicht strittig, denn die Quelle selbst lässt die Wahl. Was jede der { $n } ändert:
matters-silent = Keine messbare Wirkung
matters-silent-about = Hier verändert keine andere Lesart ein Maß stärker, als es der Zufall täte.

## Regeln

matters-rules = Einzelne Regeln zwischen Nachbarn
matters-rules-about = Ein Text hat zweierlei Nachbarn: den, der ihm nach dem <a href="{ $base }compare/likeness/">Anteil der Regeln</a> am ähnlichsten ist, und den zeitlich nächsten. Wo beide dieselbe Regel verschieden festlegen, haben wir nur diese Regel geändert: Gespielt haben wir den älteren Text mit dieser einen Regel des jüngeren. Alle Maße zeigt <code>poch effects ÄLTERER --with JÜNGERER</code>. Was ein Bluff wert ist, steht in „<a href="{ $base }odds/bluff/">Was eine Regel mit einem Bluff macht</a>“.
matters-texts = Texte
matters-rule = Regel
matters-rule-does = Was die Regel des jüngeren Textes im älteren ändert
matters-neighbours = { $older }; { $younger } (Nachbarn { $why ->
    [likeness] nach Ähnlichkeit
    [years] nach Jahren
   *[both] nach Ähnlichkeit und nach Jahren
})
matters-other-rules = Weitere Regeln, in denen sie sich unterscheiden
matters-no-effect = keine messbare Wirkung:
matters-not-alone = nicht allein zu ändern:

## Paare

matters-distance = Auf dem Papier verschieden, im Spiel ähnlich
matters-distance-about = Zwei Texte können sich in vielen Regeln unterscheiden und doch ein ähnliches Spiel ergeben. Oder sie unterscheiden sich in wenigen und spielen sich ganz anders. Für jedes Paar zählen wir die Regeln, die beide Quellen festlegen, und wie viele davon verschieden sind. Ebenso zählen wir die Maße, die beide haben, und wie viele davon mehr als eine Streuung auseinanderliegen.
matters-field = Paare nach dem Anteil der Regeln und dem Anteil der Maße, in denen sie sich unterscheiden; die äußersten stehen in den Tabellen
matters-field-caption = Jeder Punkt ist ein Paar von Texten für vier Spieler. Unten rechts: auf dem Papier verschieden, im Spiel ähnlich. Oben links: umgekehrt.
matters-field-rules = verschiedene Regeln →
matters-field-measures = ↑ verschiedene Maße
matters-near = Auf dem Papier ähnlich, im Spiel verschieden
matters-pair = Paar
matters-differ = Verschieden in
matters-widest = Am weitesten auseinander
matters-counted = { $rules } von { $of-rules } Regeln, { $measures } von { $of-measures } Maßen
matters-point = { $a } und { $b } unterscheiden sich in { SAY($counted) }

## Was eine Lesart ändert

matters-against = { $before ->
    [0] statt nie
    [1] statt einmal
   *[other] statt { $before }-mal
}
matters-against-chips = { $before ->
    [0] statt keiner
   *[other] statt { $before }
}
matters-won = In { $deals } Spielen wird { figures-field } { $after ->
    [0] nie
    [1] einmal
   *[other] { $after }-mal
} { matters-against } gewonnen.
matters-size = Wenn { figures-field } gewonnen wird, { $after ->
    [one] liegt darin im Mittel { $after } Marke
   *[other] liegen darin im Mittel { $after } Marken
} { matters-against-chips }.
matters-stage = { $stage ->
    [dressing] Besetzen
    [dealing] Geben
    [melding] Melden
    [vying] Pochen
    [shedding] Ausspielen
   *[settling] Abrechnen
}
matters-chips = Beim { matters-stage } { $after ->
    [0] wechselt keine Marke den Besitzer statt im Mittel { $before }
   *[other] wechseln im Mittel { $after } statt { $before } Marken den Besitzer
}.
matters-edge = { $who ->
    [dealer] Der Geber
   *[forehand] Die Vorhand
} { $wins ->
    [yes] gewinnt
   *[no] verliert
} im Mittel { $after ->
    [one] { $after } Marke
   *[other] { $after } Marken
} je Spiel{ $turned ->
    [yes] { $wins ->
        [yes] , statt { $before } zu verlieren
       *[no] , statt { $before } zu gewinnen
    }
   *[no] {" "}statt { $before }
}.
matters-play = { $what ->
    [dead] Von 100 Folgen enden { $after } statt { $before } an einer Karte, die beim Geben übrig blieb.
    [pools] In einem Spiel gewinnt man durch Ausspielen im Mittel { $after } statt { $before } Felder.
   *[runs] In einem Spiel enden im Mittel { $after } statt { $before } Folgen.
}
matters-vie = In { $deals } Spielen { $what ->
    [opened] pocht jemand
    [contested] setzen
   *[bluff-paid] glückt ein Bluff
} { $after ->
    [0] nie
    [1] einmal
   *[other] { $after }-mal
} { matters-against }{ $what ->
    [contested] {" "}zwei oder mehr gegeneinander
   *[other] {""}
}.

## Was ein Maß misst

matters-thing-play = { $what ->
    [dead] wie oft eine übrige Karte die Folge beendet
    [pools] wie viele Felder durch Ausspielen gewonnen werden
   *[runs] wie viele Folgen enden
}
matters-thing-won = wie oft { figures-field } gewonnen wird
matters-thing-size = was { figures-place } liegt
matters-thing-chips = bewegte Marken beim { matters-stage }
matters-thing-edge = { $who ->
    [dealer] Vorteil des Gebers
   *[forehand] Vorteil der Vorhand
}
matters-thing-vie = { $what ->
    [opened] wie oft jemand pocht
    [contested] wie oft mehrere setzen
   *[bluff-paid] wie oft ein Bluff glückt
}
