### Was Untersuchungen eines Spiels sagen: warum und warum nicht, was nicht passt, und wo zwei Texte auseinandergehen.

followed = { $first } { $next }

darf = { $seat ->
    [you] Sie dürfen
   *[other] { $seat } darf
}
muss = { $seat ->
    [you] Sie müssen
   *[other] { $seat } muss
}
hat = { $seat ->
    [you] Sie haben
   *[other] { $seat } hat
}
may-as = { $verb ->
    [fold] Das gilt als Aussteigen
   *[pass] Das gilt als Passen
} und ist erlaubt.
may-pass = { darf } hier passen.
may-fold = { darf } hier aussteigen.
may-hold = { darf } hier mithalten.
may-knock = { darf } { $how ->
    [only] mit genau { CHIPS($least, form: "dat") }
    [range] mit mindestens { CHIPS($least, form: "dat") } und höchstens { CHIPS($most, form: "dat") }
   *[from] mit { CHIPS($least, form: "dat") } oder mehr
} pochen.
may-raise = { darf } den Einsatz { $how ->
    [only] auf genau { CHIPS($least) }
    [range] auf { N($least) } bis { CHIPS($most) }
   *[from] auf { CHIPS($least) } oder mehr
} erhöhen.
may-swap = Der Geber darf jede seiner Karten gegen die aufgeschlagene tauschen.
may-take = { darf } die eigene Hand weglegen und die zusätzliche nehmen.
may-bid = { darf } { $how ->
    [only] genau { CHIPS($least) }
    [range] { N($least) } bis { CHIPS($most) }
   *[from] { CHIPS($least) } oder mehr
} bieten.
may-claim = { hat } die Karten dafür und darf melden.
may-forget = { darf } das Melden auch unterlassen, { $seat ->
    [you] bekommen
   *[other] bekommt
} dann aber nichts.
may-place = { darf } eine Marke { POOL($pool, form: "into") } setzen.
may-lead = { darf } { CARD($card, form: "acc") } ausspielen.
may-play = { darf } { CARD($card, form: "acc") } auf { CARD($last, form: "acc") } spielen.
bar-least = { $verb ->
    [bid] Wer hier bietet, bietet mindestens { CHIPS($least) }.
    [raise] Wer hier erhöht, erhöht mindestens auf { CHIPS($least) }.
   *[knock] Wer hier pocht, pocht mit mindestens { CHIPS($least, form: "dat") }.
}
bar-most = { $verb ->
    [bid] Wer hier bietet, bietet höchstens { CHIPS($most) }.
    [raise] Wer hier erhöht, erhöht höchstens auf { CHIPS($most) }.
   *[knock] Wer hier pocht, pocht mit höchstens { CHIPS($most, form: "dat") }.
}
bar-fixed = { $verb ->
    [bid] Hier ist nur noch ein Gebot möglich: genau { CHIPS($least) }.
    [raise] Der Einsatz liegt fest: Erhöht wird auf genau { CHIPS($least) }.
   *[knock] Der Einsatz liegt fest: Gepocht wird mit genau { CHIPS($least, form: "dat") }.
}
bar-purse = Der Vorrat reicht nicht: { $most ->
    [0] Zum Setzen ist nichts mehr da.
   *[other] Mehr als { CHIPS($most) } { $most ->
        [one] lässt
       *[other] lassen
    } sich nicht setzen.
}
bar-shortest-purse = { $most ->
    [0] Einer hat keine Marken mehr, deshalb darf niemand etwas setzen.
   *[other] Jeder darf höchstens so viel setzen, wie auch der kleinste Vorrat hergibt: insgesamt { CHIPS($most) }.
}
bar-too-short = { hat } zu wenige Marken für die niedrigste erlaubte Erhöhung.
bar-too-many = Ein höherer Einsatz lässt sich nicht aufzeichnen.
bar-nobody-can-match = Alle anderen haben ihre letzte Marke gesetzt, deshalb könnte bei einer Erhöhung niemand mitgehen.
bar-nobody-knocked = Noch hat niemand gepocht, also gibt es auch keinen Einsatz, { $verb ->
    [raise] der sich erhöhen ließe.
   *[hold] bei dem man mitgehen könnte.
}
bar-knocked = Gepocht hat schon ein anderer; antworten Sie auf dessen Einsatz.
bar-even = Die Einsätze sind gleich, mitzuhalten gibt es also nichts.
bar-nobody = Niemand darf erhöhen: Man hält mit oder steigt aus.
bar-once-each = Niemand darf mehr als einmal erhöhen.
bar-once-in-all = Der Einsatz ist schon einmal erhöht; noch einmal darf ihn niemand erhöhen.
bar-first-circuit = Wer schon gesetzt hat, darf nicht mehr erhöhen: Er geht mit oder steigt aus.
bar-ahead = Erst wenn alle geantwortet haben, darf jemand erhöhen.
bar-last-holder-once = Wenn alle geantwortet haben, darf nur erhöhen, wer zuletzt mitgehalten hat.
bar-last-holder-again = { bar-last-holder-once }
bar-overbidding = { $verb ->
    [raise] Erhöht wird nicht, denn der Einsatz ist für alle gleich.
   *[hold] Mit dem Einsatz eines anderen geht niemand mit: Man nennt ein besseres Kunststück oder passt.
}
bar-made-good = Hier legt man den fehlenden Einsatz nach oder steigt aus.
bar-claimed = Hier kann man nur melden oder das Melden unterlassen; dann gilt es als vergessen.
bar-highest-first = Zum ersten Stich spielt man die höchste Karte aus: { CARDS($cards, join: "or", form: "acc") }.
bar-highest-always = Ausspielen muss man die höchste Karte: { CARDS($cards, join: "or", form: "acc") }.
bar-lowest = Ausspielen muss man die niedrigste Karte der Hand: { CARDS($cards, join: "or", form: "acc") }.
bar-other-colour = Nach Schwarz muss man Rot ausspielen, nach Rot Schwarz: { CARDS($cards, join: "or", form: "acc") }.
bar-another-suit = Ausspielen muss man eine andere Farbe als die der letzten Folge: { CARDS($cards, join: "or", form: "acc") }.
bar-above-the-gap = Nach dem Ende einer Folge spielt man den nächsten Rang aus, den man hat: { CARDS($cards, join: "or", form: "acc") }.
bar-lowest-of-a-suit = Ausspielen muss man die niedrigste Karte einer Farbe: { CARDS($cards, join: "or", form: "acc") }.
bar-lowest-of-longest = Ausspielen muss man die niedrigste Karte der längsten Farbe: { CARDS($cards, join: "or", form: "acc") }.
bar-lowest-of-longest-first = Zuerst spielt man die niedrigste Karte der längsten Farbe aus: { CARDS($cards, join: "or", form: "acc") }.
bar-leads = { $seat ->
    [you] Sie spielen aus und müssen
   *[other] { $seat } spielt aus und muss
} eine Karte spielen.
bar-must-cover = Es sind noch so viele Felder leer, wie Marken zu setzen sind; diese Marke muss deshalb in das Feld { POOLS($pools, join: "or") }.
bar-places = { $seat ->
    [you] Sie müssen
   *[other] { $seat } muss
} eine Marke setzen.
bar-must-play = Wer spielen kann, muss spielen.
bar-must-knock = Wer ein Kunststück hat, muss pochen.
bar-next-higher-by-holder = Auf { CARD($last, form: "acc") } folgt nur die nächsthöhere Karte der Farbe: { CARDS($cards, join: "or", form: "nom") }.
bar-next-higher-in-turn = { bar-next-higher-by-holder }
bar-next-higher-in-turn-once = { bar-next-higher-by-holder }
bar-next-higher-own-first = { bar-next-higher-by-holder }
bar-next-rank-in-turn = Auf { CARD($last, form: "acc") } folgt nur der nächsthöhere Rang: { CARDS($cards, join: "or", form: "nom") }.
bar-suit-tricks = { muss } Farbe bedienen, und zwar { SUIT($suit) }.
bar-trump-tricks = { muss } Farbe bedienen ({ SUIT($suit) }) oder trumpfen.
bar-trump-if-void = Wer die ausgespielte Farbe hat ({ SUIT($suit) }), darf nicht trumpfen.
bar-stands-in = Die nächste Karte hat niemand. An ihrer Stelle darf man nur { CARDS($cards, join: "or", form: "acc") } spielen.
bar-put-in = { $seat ->
    [you] Ihnen fehlt die nächste Karte.
   *[other] { $seat } hat die nächste Karte nicht.
} Einlegen darf man nur { CARDS($cards, join: "or", form: "acc") }.
bar-after-put-in = Nach einer eingelegten Karte geht das Spiel von dieser oder von der Karte davor aus weiter. Hier folgt nur { CARDS($cards, join: "or", form: "nom") }.
bar-limit = Mit { CARD($card, form: "dat") } käme man über { $limit } hinaus.
not-in-pack = Unter den { $many } Karten des Spiels gibt es { CARD($card, form: "acc") } nicht.
already-played = { BEGIN(CARD($card, form: "nom")) } ist schon gespielt worden.
not-held = { BEGIN(CARD($card, form: "acc")) } { $seat ->
    [you] haben Sie
   *[other] hat { $seat }
} nicht auf der Hand.
no-such-pool = Ein Feld { POOL($pool) } hat das Brett nicht.
pool-not-claimed = { BEGIN(POOL($pool, form: "acc")) } meldet man nicht mit Karten.
pool-not-now = { BEGIN(POOL($pool, form: "acc")) } meldet man nicht in diesem Teil des Spiels.
pool-empty = { BEGIN(POOL($pool, form: "in")) } liegt nichts, was zu melden wäre.
pool-no-cards = Die Karten für { POOL($pool, form: "acc") } { $seat ->
    [you] haben Sie
   *[other] hat { $seat }
} nicht auf der Hand.
deal-over = Das Spiel ist zu Ende.
part = { $part ->
    [dressing] Besetzen des Bretts
    [dealing] Tauschen der aufgeschlagenen Karte
    [melding] Melden
    [vying] Pochen
   *[shedding] Ausspielen
}
part-none = Diese Regeln kennen kein { part }.
part-to-come = Das { part } kommt später.
part-over = Das { part } ist vorbei.
empty-handed = { hat } keine Karten mehr.
has-lead = { $seat ->
    [you] Sie spielen
   *[other] { $seat } spielt
} aus.
next-rank-only = Auf { CARD($last, form: "acc") } folgt nur der nächsthöhere Rang.
next-higher-only = Auf { CARD($last, form: "acc") } folgt nur die nächsthöhere Karte der Farbe.
not-turn = { $seat ->
    [you] Sie sind
   *[other] { $seat } ist
} jetzt nicht an der Reihe.
antes-fixed = Auf welche Felder jeder seine Marken setzt, liegt fest.
turn-to-place = { $seat ->
    [you] Sie sind
   *[other] { $seat } ist
} jetzt nicht mit dem Setzen an der Reihe.
placed-to-cover = { $seat ->
    [you] Sie haben
   *[other] { $seat } hat
} keine Marke mehr zu setzen. Mit der letzten war ein leeres Feld zu besetzen: { POOL($pool) }.
placed-all = { $seat ->
    [you] Sie haben
   *[other] { $seat } hat
} keine Marke mehr zu setzen.
run-ended = Mit { CARD($last, form: "dat") } endet die Folge, deshalb darf darauf nichts eingelegt werden.
turn-to-play = { $seat ->
    [you] Sie sind
   *[other] { $seat } ist
} jetzt nicht am Zug.
turn-to-claim = { $seat ->
    [you] Sie sind
   *[other] { $seat } ist
} jetzt nicht mit dem Melden an der Reihe.
no-set = Wer pochen will, braucht zwei oder mehr Karten gleichen Ranges.
has-folded = { $seat ->
    [you] Sie sind
   *[other] { $seat } ist
} bei diesem Pochen ausgestiegen.
could-not-answer = { $seat ->
    [you] Sie konnten
   *[other] { $seat } konnte
} bei diesem Pochen nicht antworten.
has-passed = { hat } gepasst, und das gilt für das ganze Spiel.
all-answered = Alle haben geantwortet, damit ist das Pochen vorbei.
none-turned-up = Es ist keine Karte aufgeschlagen, gegen die sich tauschen ließe.
no-exchange = Niemand darf die aufgeschlagene Karte eintauschen.
no-spare-hand = { $verb ->
    [bid] Um eine zusätzliche Hand darf niemand bieten.
   *[take] Eine zusätzliche Hand darf niemand nehmen.
}
bar-spare-hand = { $verb ->
    [bid] Zuerst entscheidet der Geber, ob er die zusätzliche Hand nimmt oder liegen lässt; erst dann dürfen andere bieten.
   *[take] Die zusätzliche Hand bekommt, wer am meisten bietet.
}
turn-to-take = { $seat ->
    [you] Sie sind
   *[other] { $seat } ist
} bei der zusätzlichen Hand jetzt nicht an der Reihe.
dealer-exchanges = Nur der Geber darf eine Karte tauschen.
paid-unclaimed = Zu melden braucht niemand: Wer die Karten hat, wird bezahlt.
claim-at-once = Gemeldet wird ein Feld, sobald man seine Karte spielt, und nicht jetzt.
other-seats = Für so viele Spieler ist dieses Regelwerk nicht gedacht.
other-pack = In seinem Kartenspiel fehlen einige dieser Karten.
other-part = Diesen Teil gibt es in seinem Spiel nicht.
other-not-so-far = Nach seinen Regeln wäre das Spiel gar nicht so weit gekommen.
other-asks-nothing = In diesem Teil seines Spiels hat niemand etwas zu entscheiden.
other-names-sets = Dort nennt man seine Kunststücke; die der anderen sind hier aber unbekannt.
other-order = Dort folgen die Karten nicht so aufeinander.
other-leads-unseen = Dort geht das Ausspiel weiter; an wen, hängt aber von Karten ab, die hier unbekannt sind.
rule-supplied = { $gap ->
    [silent] Die Quelle sagt nichts dazu
    [unreported] Der Bericht über die Quelle sagt nichts dazu
   *[cut] Was wir von der Quelle gelesen haben, sagt nichts dazu
}; wir haben die Regel deshalb ergänzt.
rule-borrowed = Die Regel ist einem anderen Text entlehnt ({ $text }).
rule-inherited = Der Bericht erwähnt es nicht; wir schließen daraus, dass der Text mit { $text } übereinstimmt.
rule-doubted = { $kind ->
    [ambiguity] Der Text ist hier mehrdeutig.
    [contradiction] Was wir vom Text kennen, widerspricht sich hier.
   *[unsettled] Was wir vom Text kennen, lässt das offen.
}
rule-read = { $adopted ->
    [yes] Hier gilt die bevorzugte Lesart „{ READING($reading) }“.
   *[no] Hier gilt nicht die bevorzugte Lesart, sondern „{ READING($reading) }“.
}
rule-otherwise = Man kann es auch so lesen: { READINGS($readings, join: "or") }.
contrast-unproven = Selbst wenn all diese Regeln auf beiden Seiten gleich sind, gehen die beiden Regelwerke hier auseinander.
contrast-seats = { $title } ist für { $fixed ->
    [yes] { $most }
   *[no] { $least } bis { $most }
} Spieler, hier aber sind es { $seats }.

## Dieselben Hände nach anderen Regeln

chips-stay = Dort wechselt keine Marke den Besitzer.
same-hands-stage = { $stage ->
    [melding] dem Melden
    [vying] dem Pochen
    [shedding] dem Ausspielen
    [settling] dem Abrechnen
   *[other] diesem Teil
}
same-hands-kept = { $first ->
    [yes] Jeder behält die gegebenen Karten und seine Marken; beide Seiten spielen von dort weiter.
   *[no] Jeder behält seine Karten und Marken; beide Seiten beginnen mit { same-hands-stage }.
} Das steht in keiner Quelle, sondern ist von uns eingerichtet.
same-hands-earlier = Nach { $title } können wir dort, wo Sie gerade sind, nicht beginnen; wir beginnen deshalb früher.
same-hands-exchanged = Unter den { N($n) } Karten von { $title } fehlt: { CARDS($cards, form: "nom") }. Stattdessen liegt in dem Spiel, das am nächsten kommt, auf beiden Seiten: { CARDS($others, form: "nom") }.
same-hands-sizes = Nach { $title } bekommt ein Spieler { LIST($deals) } Karten, hier aber hat jeder { LIST($has) }.
same-hands-trumps = { BEGIN(SUIT($suit)) } bleibt Trumpf, wie in diesem Spiel.
same-hands-cards = Unter den { N($n) } Karten von { $title } fehlt: { CARDS($cards, form: "nom") }, und für einen Tausch sind zu wenige andere frei. Deshalb lassen sich die Hände nicht beibehalten.
same-hands-undealt = In diesem Spiel werden keine Karten gegeben, also lassen sich auch keine beibehalten.
same-hands-no-stage = Mit { same-hands-stage } kann hier nichts beginnen, denn dieses Spiel kommt gar nicht so weit.
