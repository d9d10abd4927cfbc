### Warum unsere Spieler tun, was sie tun, und was ein Hinweis sagt.

in-ten = { $n ->
    [0] in kaum einem solchen Spiel
    [10] in fast jedem solchen Spiel
    [1] in etwa einem von zehn solchen Spielen
   *[other] in etwa { number } von zehn solchen Spielen
}
above = { $n ->
    [0] keine höhere Karte kann noch ausstehen
    [one] eine höhere Karte kann noch ausstehen
   *[other] { number } höhere Karten können noch ausstehen
}
reason-chance = Der Zufall hat gewählt.
reason-care-played = Es ist die niedrigste Karte der längsten Farbe, ab und zu auch irgendeine Karte.
reason-care-single = Auf der Hand sind keine zwei Karten eines Ranges.
reason-care-set = Das Beste auf der Hand sind { CARDS-N($alike) } eines Ranges; den Rest entscheidet der Zufall.
reason-claim = Melden kostet nichts.
reason-place = Noch ist keine Karte gegeben, also ist jedes Feld so gut wie { POOL($pool) }.
reason-swap = { BEGIN(CARD($card, form: "nom")) } gewinnt das Feld { POOL($pool) }.
reason-keep-all = { BEGIN(CARD($card, form: "nom")) } würde nichts gewinnen.
reason-keep-hand = Es lohnt sich, diese Hand zu behalten.
reason-take-hand = Diese Hand gewinnt kein Feld, eine andere vielleicht schon.
reason-unseen-hand = Diese Hand hat niemand gesehen, deshalb lohnt sich kein Gebot.
reason-weighed = Nach den gesehenen Karten { $set ->
    [no] gewinnt eine Hand ohne gleiche Karten
   *[more] gewinnen { CARDS($cards, form: "bare") }
} { IN-TEN($tenth) }. Ein Gewinn bringt { $pot ->
    [0] nur, was andere noch setzen
   *[other] { CHIPS($pot) }{ $others ->
        [yes] {" "}und was andere noch setzen
       *[no] {""}
    }
}{ $cost ->
    [0] ; ein Verlust kostet nichts
   *[other] , dazu den eigenen Einsatz zurück; ein Verlust kostet { CHIPS($cost) }
}{ $dear ->
    [one] {""}
   *[other] , dreifach gezählt, weil man bluffen darf
}: { $worth ->
    [yes] Das lohnt sich.
   *[no] Das lohnt sich nicht.
}
reason-must-knock = Wer gleiche Karten hat, muss pochen.
reason-rid = Das ist eine Karte weniger: { CARD($card, form: "nom") }.
reason-stops = Nach den gesehenen Karten kann niemand sonst eine Folge ab { CARD($card, form: "dat") } beenden: Das Ausspiel bleibt.
reason-run = Die Folge ab { CARD($card, form: "dat") } bringt { IN-TEN($tenth) } das Ausspiel zurück und nimmt etwa { CARDS-N($own) } von der Hand.
reason-wins = Die Folge ab { CARD($card, form: "dat") } gewinnt etwa { CHIPS($chips) } und bringt { IN-TEN($tenth) } das Ausspiel zurück.
reason-highest = Keine Karte, die noch aussteht, schlägt { CARD($card, form: "acc") } in dieser Farbe.
reason-lead = Von allen möglichen Karten gewinnt { CARD($card, form: "nom") } am ehesten oder lässt den anderen ihre Karten; { ABOVE($above) }.
reason-takes = { BEGIN(CARD($card, form: "nom")) } ist die billigste Karte, die den Stich nimmt.
reason-likely = { $above ->
    [0] Keine Karte, die noch aussteht, schlägt { CARD($card, form: "acc") }.
   *[other] { BEGIN(CARD($card, form: "nom")) } nimmt den Stich wahrscheinlich; { ABOVE($above) }.
}
reason-lowest = Keine Karte nimmt den Stich sicher, und { CARD($card, form: "nom") } ist die niedrigste.
reason-room = Nach { CARD($card, form: "dat") } { $fit ->
    [0] kann keine Karte folgen, die noch aussteht.
    [one] könnte nur eine Karte folgen, die noch aussteht: etwa so wenige wie möglich.
   *[other] könnten nur { CARDS-N($fit) } folgen, die noch ausstehen: etwa so wenige wie möglich.
}
reason-ahead = { NUMBER($deals) } Spiele, die zu allem Gesehenen passen, wurden zu Ende gespielt. Auf hundert solche Spiele bringt dies etwa { CHIPS($chips) } mehr als die Wahl eines zählenden Spielers.
reason-ahead-same = { $deals ->
    [one] Ein Spiel, das zu allem Gesehenen passt, wurde
   *[other] { NUMBER($deals) } Spiele, die zu allem Gesehenen passen, wurden
} zu Ende gespielt. Nichts war klar besser als die Wahl eines zählenden Spielers.
habit-random-card = Ein wahlloser Spieler spielt irgendeine erlaubte Karte.
habit-random-call = Ein wahlloser Spieler sagt irgendetwas Erlaubtes.
habit-cautious-card = Ein vorsichtiger Spieler spielt meist die niedrigste Karte der längsten Farbe.
habit-cautious-call = Ein vorsichtiger Spieler richtet sich nach den gleichen Karten auf der Hand und ein wenig nach dem Zufall.
habit-counting-card = Ein zählender Spieler merkt sich die gesehenen Karten; er spielt, was viele Karten abnimmt und das Ausspiel wohl erhält.
habit-counting-call = Ein zählender Spieler wägt die möglichen Marken gegen den Einsatz ab, nach der Aussicht seiner Karten.
habit-farsighted-card = Ein vorausschauender Spieler spielt Spiele zu Ende, die zu allem Gesehenen passen, und wählt die Karte, die am meisten bringt.
habit-farsighted-call = Ein vorausschauender Spieler spielt Spiele zu Ende, die zu allem Gesehenen passen, und sagt, was am meisten bringt. Auf Pochen oder Erhöhen antwortet er wie ein zählender Spieler.
hint-before = Das wurde gespielt, bevor diese Gegner übernahmen.
hint-later = Was dieser Gegner abgewogen hat, sehen Sie nach dem Spiel.
hint-no-choice = Es gab keine Wahl.
hint-not-chosen = { $strength ->
    [random] Kein wahlloser Spieler hat das gewählt.
    [cautious] Kein vorsichtiger Spieler hat das gewählt.
    [farsighted] Kein vorausschauender Spieler hat das gewählt.
   *[counting] Kein zählender Spieler hat das gewählt.
}
