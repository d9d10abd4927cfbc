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
}; es ist erlaubt.
may-pass = { darf } hier passen.
may-fold = { darf } hier aussteigen.
may-hold = { darf } hier mithalten.
may-knock = { darf } { $how ->
    [only] um genau { CHIPS($least) }
    [range] um { N($least) } bis { CHIPS($most) }
   *[from] um { CHIPS($least) } oder mehr
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
may-forget = { darf } das ungemeldet lassen und { $seat ->
    [you] bekommen
   *[other] bekommt
} dann nichts.
may-place = { darf } eine Marke auf das Feld { POOL($pool) } setzen.
may-lead = { darf } { CARD($card, form: "acc") } ausspielen.
may-play = { darf } { CARD($card, form: "acc") } auf { CARD($last, form: "acc") } spielen.
bar-least = { $verb ->
    [bid] Bieten muss man hier mindestens { CHIPS($least) }.
    [raise] Erhöhen muss man hier mindestens auf { CHIPS($least) }.
   *[knock] Pochen muss man hier um mindestens { CHIPS($least) }.
}
bar-most = { $verb ->
    [bid] Bieten darf man hier höchstens { CHIPS($most) }.
    [raise] Erhöhen darf man hier höchstens auf { CHIPS($most) }.
   *[knock] Pochen darf man hier um höchstens { CHIPS($most) }.
}
bar-fixed = { $verb ->
    [bid] Hier lassen sich nur noch genau { CHIPS($least) } bieten.
    [raise] Der Einsatz liegt fest: Erhöht wird auf genau { CHIPS($least) }.
   *[knock] Der Einsatz liegt fest: Gepocht wird um genau { CHIPS($least) }.
}
bar-purse = Der Vorrat reicht nicht: { $most ->
    [0] Zum Setzen ist nichts mehr da.
   *[other] Der Einsatz kann höchstens { CHIPS($most) } betragen.
}
bar-shortest-purse = { $most ->
    [0] Jemand hat keine Marken mehr; niemand darf setzen.
   *[other] Mehr, als der kleinste Vorrat hergibt, darf niemand setzen: insgesamt { CHIPS($most) }.
}
bar-too-short = Der Vorrat reicht nicht: Er ist kleiner als die niedrigste erlaubte Erhöhung.
bar-too-many = Ein höherer Einsatz lässt sich nicht aufzeichnen.
bar-nobody-can-match = Alle anderen haben ihre letzte Marke gesetzt; niemand könnte bei einer Erhöhung mitgehen.
bar-nobody-knocked = Noch hat niemand gepocht; es gibt keinen Einsatz, { $verb ->
    [raise] der sich erhöhen ließe.
   *[hold] bei dem man mitgehen könnte.
}
bar-knocked = Es hat schon jemand gepocht; auf diesen Einsatz ist zu antworten.
bar-even = Die Einsätze sind gleich; mitzuhalten gibt es nichts.
bar-nobody = Niemand darf erhöhen: Zur Wahl stehen Mithalten und Aussteigen.
bar-once-each = Niemand darf mehr als einmal erhöhen.
bar-once-in-all = Der Einsatz ist einmal erhöht; niemand darf ihn noch einmal erhöhen.
bar-ahead = Niemand darf erhöhen, bevor alle geantwortet haben.
bar-last-holder-once = Nur wer zuletzt mitgehalten hat, darf erhöhen, sobald alle geantwortet haben.
bar-last-holder-again = { bar-last-holder-once }
bar-overbidding = { $verb ->
    [raise] Niemand erhöht: Der Einsatz ist für alle gleich.
   *[hold] Niemand geht mit dem Einsatz eines anderen mit: Zur Wahl stehen ein besseres Kunststück und Passen.
}
bar-made-good = Zur Wahl stehen hier: den fehlenden Einsatz nachlegen oder aussteigen.
bar-claimed = Zur Wahl stehen hier: melden oder nichts melden und es so vergessen.
bar-highest-first = Zum ersten Stich spielt man die höchste Karte aus: { CARDS($cards, join: "or", form: "acc") }.
bar-highest-always = Auszuspielen ist die höchste Karte: { CARDS($cards, join: "or", form: "nom") }.
bar-lowest = Auszuspielen ist die niedrigste Karte der Hand: { CARDS($cards, join: "or", form: "nom") }.
bar-new-suit = Auszuspielen ist eine andere Farbe als die der letzten Folge: { CARDS($cards, join: "or", form: "nom") }.
bar-above-the-gap = Nach einer beendeten Folge ist der nächste Rang auszuspielen, den man hat: { CARDS($cards, join: "or", form: "nom") }.
bar-lowest-of-a-suit = Auszuspielen ist die niedrigste Karte einer Farbe: { CARDS($cards, join: "or", form: "nom") }.
bar-lowest-of-longest = Auszuspielen ist die niedrigste Karte der längsten Farbe: { CARDS($cards, join: "or", form: "nom") }.
bar-lowest-of-longest-first = Zuerst spielt man die niedrigste Karte der längsten Farbe aus: { CARDS($cards, join: "or", form: "acc") }.
bar-leads = { $seat ->
    [you] Sie spielen aus und müssen
   *[other] { $seat } spielt aus und muss
} eine Karte spielen.
bar-must-cover = So viele Felder sind leer, wie noch Marken kommen; diese geht auf das Feld { POOLS($pools, join: "or") }.
bar-places = { $seat ->
    [you] Sie müssen
   *[other] { $seat } muss
} eine Marke setzen.
bar-must-play = Wer spielen kann, muss spielen.
bar-must-knock = Wer gleiche Karten hat, muss pochen.
bar-next-higher-by-holder = Auf { CARD($last, form: "acc") } folgt nur die nächsthöhere Karte der Farbe: { CARDS($cards, join: "or", form: "nom") }.
bar-next-higher-in-turn = { bar-next-higher-by-holder }
bar-next-higher-in-turn-once = { bar-next-higher-by-holder }
bar-next-higher-own-first = { bar-next-higher-by-holder }
bar-next-rank-in-turn = Auf { CARD($last, form: "acc") } folgt nur der nächsthöhere Rang: { CARDS($cards, join: "or", form: "nom") }.
bar-suit-tricks = { muss } Farbe bedienen: { SUIT($suit) }.
bar-trump-tricks = { muss } Farbe bedienen ({ SUIT($suit) }) oder einen Trumpf spielen.
bar-trump-if-void = Wer die ausgespielte Farbe hat ({ SUIT($suit) }), darf keinen Trumpf spielen.
bar-stands-in = Niemand hat die nächste Karte. Ersetzen kann sie nur: { CARDS($cards, join: "or", form: "nom") }.
bar-put-in = { $seat ->
    [you] Sie haben
   *[other] { $seat } hat
} die Karte nicht, die folgt. Einlegen kann man nur: { CARDS($cards, join: "or", form: "nom") }.
bar-after-put-in = Nach einer eingelegten Karte geht es mit dieser oder mit der davor weiter. Hier folgt nur: { CARDS($cards, join: "or", form: "nom") }.
bar-limit = Mit { CARD($card, form: "dat") } ginge die Zählung über { $limit } hinaus.
not-in-pack = Im Spiel von { $many } Karten fehlt { CARD($card, form: "nom") }.
already-played = { BEGIN(CARD($card, form: "nom")) } ist schon gespielt.
not-held = { BEGIN(CARD($card, form: "acc")) } { $seat ->
    [you] haben Sie
   *[other] hat { $seat }
} nicht auf der Hand.
no-such-pool = Das Brett hat kein Feld { POOL($pool) }.
pool-not-claimed = Das Feld { POOL($pool) } wird nicht mit Karten gemeldet.
pool-not-now = Das Feld { POOL($pool) } wird nicht in diesem Teil gemeldet.
pool-empty = Im Feld { POOL($pool) } gibt es nichts zu melden.
pool-no-cards = Die Karten für das Feld { POOL($pool) } { $seat ->
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
antes-fixed = Es steht fest, auf welche Felder jeder Marken setzt.
turn-to-place = { $seat ->
    [you] Sie sind
   *[other] { $seat } ist
} jetzt nicht mit Setzen an der Reihe.
placed-to-cover = { $seat ->
    [you] Sie haben
   *[other] { $seat } hat
} keine Marke mehr zu setzen. Die letzte musste ein leeres Feld besetzen: { POOL($pool) }.
placed-all = { $seat ->
    [you] Sie haben
   *[other] { $seat } hat
} keine Marke mehr zu setzen.
run-ended = Mit { CARD($last, form: "dat") } endet die Folge; darauf darf nichts eingelegt werden.
turn-to-play = { $seat ->
    [you] Sie sind
   *[other] { $seat } ist
} jetzt nicht am Zug.
turn-to-claim = { $seat ->
    [you] Sie sind
   *[other] { $seat } ist
} jetzt nicht mit Melden an der Reihe.
no-set = Zum Pochen braucht man zwei oder mehr Karten gleichen Ranges.
has-folded = { $seat ->
    [you] Sie sind
   *[other] { $seat } ist
} bei diesem Pochen ausgestiegen.
could-not-answer = { $seat ->
    [you] Sie konnten
   *[other] { $seat } konnte
} bei diesem Pochen nicht antworten.
has-passed = { hat } gepasst; das gilt für dieses ganze Spiel.
all-answered = Alle haben geantwortet; das Pochen ist vorbei.
none-turned-up = Es gibt keine aufgeschlagene Karte zum Tauschen.
no-exchange = Niemand darf die aufgeschlagene Karte tauschen.
no-spare-hand = { $verb ->
    [bid] Niemand darf für eine zusätzliche Hand bieten.
   *[take] Niemand darf eine zusätzliche Hand nehmen.
}
bar-spare-hand = { $verb ->
    [bid] Zuerst nimmt der Geber die zusätzliche Hand oder lässt sie; erst dann dürfen andere bieten.
   *[take] Die zusätzliche Hand bekommt, wer am meisten bietet.
}
turn-to-take = { $seat ->
    [you] Sie sind
   *[other] { $seat } ist
} jetzt bei der zusätzlichen Hand nicht an der Reihe.
dealer-exchanges = Nur der Geber darf eine Karte tauschen.
paid-unclaimed = Niemand muss melden: Wer die Karten hat, wird bezahlt.
claim-at-once = Ein Feld wird gemeldet, wenn seine Karte gespielt wird, und nicht jetzt.
other-seats = Dieses Regelwerk ist nicht für so viele Spieler.
other-pack = Seinem Kartenspiel fehlen einige dieser Karten.
other-part = In seinem Spiel gibt es diesen Teil nicht.
other-not-so-far = Nach seinen Regeln wäre das Spiel nicht so weit gekommen.
other-asks-nothing = In diesem Teil seines Spiels hat niemand eine Wahl.
other-names-sets = Dort nennt man die gleichen Karten; die der anderen sind hier unbekannt.
other-order = Seine Karten folgen nicht so aufeinander.
rule-supplied = { $gap ->
    [silent] Die Quelle sagt nichts dazu
    [unreported] Der Bericht über die Quelle sagt es nicht
   *[cut] Was wir von der Quelle gelesen haben, sagt es nicht
}; wir haben die Regel ergänzt.
rule-borrowed = Die Regel ist einem anderen Text entlehnt ({ $text }).
rule-inherited = Der Bericht erwähnt das nicht; wir schließen, dass der Text mit { $text } übereinstimmt.
rule-doubted = { $kind ->
    [ambiguity] Der Text ist hier mehrdeutig.
    [contradiction] Was wir vom Text kennen, widerspricht sich hier.
   *[unsettled] Was wir vom Text kennen, klärt das nicht.
}
rule-read = { $adopted ->
    [yes] Hier gilt die bevorzugte Lesart „{ READING($reading) }“.
   *[no] Hier gilt die Lesart „{ READING($reading) }“, nicht die bevorzugte.
}
rule-otherwise = Man kann es auch so lesen: { READINGS($readings, join: "or") }.
contrast-unproven = Selbst wenn all diese Regeln gleich sind, gehen die beiden hier auseinander.
contrast-seats = { $title } ist für { $least } bis { $most } Spieler; in diesem Spiel sind es { $seats }.

## Dieselben Hände nach anderen Regeln

chips-stay = Dort wechseln keine Marken den Besitzer.
same-hands-stage = { $stage ->
    [melding] dem Melden
    [vying] dem Pochen
    [shedding] dem Ausspielen
    [settling] dem Abrechnen
   *[other] diesem Teil
}
same-hands-kept = { $first ->
    [yes] Alle behalten die gegebenen Karten und die Marken dieses Spiels; beide Seiten gehen von dort weiter.
   *[no] Alle behalten die Karten und die Marken dieses Spiels; beide Seiten beginnen mit { same-hands-stage }.
} Keine Quelle sagt das: So haben wir es eingerichtet.
same-hands-earlier = Nach { $title } können wir nicht dort beginnen, wo Sie sind; wir beginnen früher.
same-hands-exchanged = Den { N($n) } Karten von { $title } fehlt: { CARDS($cards, form: "nom") }. Im nächstliegenden Spiel liegt dafür auf beiden Seiten: { CARDS($others, form: "nom") }.
same-hands-sizes = Nach { $title } bekommt ein Spieler { LIST($deals) } Karten, und hier hat jeder { LIST($has) }.
same-hands-trumps = { BEGIN(SUIT($suit)) } bleibt Trumpf, wie in diesem Spiel.
same-hands-cards = Den { N($n) } Karten von { $title } fehlt: { CARDS($cards, form: "nom") }, und zu wenige andere sind frei. Darum können die Hände nicht bleiben.
same-hands-undealt = In diesem Spiel werden keine Karten gegeben; darum kann keine bleiben.
same-hands-no-stage = Dieses Spiel kommt nicht bis zu { same-hands-stage }; dort kann nichts beginnen.
