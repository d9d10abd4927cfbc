### Warum unsere Spieler tun, was sie tun, und was ein Hinweis sagt.

in-ten = { $n ->
    [0] in kaum einem möglichen Spiel
    [10] in fast jedem möglichen Spiel
    [1] in ungefähr einem von zehn möglichen Spielen
   *[other] in ungefähr { number } von zehn möglichen Spielen
}
above = { $n ->
    [0] eine höhere Karte kann nicht mehr kommen
    [one] eine höhere Karte kann noch kommen
   *[other] { number } höhere Karten können noch kommen
}
reason-chance = Der Zufall hat gewählt.
reason-care-played = Es ist die niedrigste Karte der längsten Farbe; ab und zu spielt ein vorsichtiger Spieler aber irgendeine.
reason-care-single = Auf der Hand sind keine zwei Karten gleichen Ranges.
reason-care-set = Das beste Kunststück auf der Hand sind { CARDS-N($alike) } eines Ranges; über den Rest entscheidet der Zufall.
reason-claim = Melden kostet nichts.
reason-place = Noch ist keine Karte gegeben, deshalb wäre jedes andere Feld ebenso gut wie { POOL($pool) }.
reason-swap = { BEGIN(CARD($card, form: "nom")) } gewinnt { POOL($pool, form: "acc") }.
reason-keep-all = { BEGIN(CARD($card, form: "nom")) } brächte nichts ein.
reason-keep-hand = Es lohnt sich, diese Hand zu behalten.
reason-take-hand = Diese Hand gewinnt kein Feld, eine andere vielleicht doch.
reason-unseen-hand = Diese Hand hat noch niemand gesehen, deshalb lohnt sich kein Gebot.
reason-weighed = Nach den gesehenen Karten zu urteilen, { $set ->
    [no] gewinnt eine Hand ohne Kunststück
   *[more] gewinnen { CARDS($cards, form: "bare") }
} { IN-TEN($tenth) }. Ein Gewinn bringt { $cost ->
    [0] {""}
   *[other] außer dem eigenen Einsatz{" "}
}{ $pot ->
    [0] nur, was andere noch setzen
   *[other] { CHIPS($pot) }{ $others ->
        [yes] {" "}und was andere noch setzen
       *[no] {""}
    }
}{ $cost ->
    [0] ; ein Verlust kostet nichts
   *[other] ; ein Verlust kostet { CHIPS($cost) }
}{ $dear ->
    [one] {""}
   *[other] , dreifach gezählt, weil man bluffen darf
}. { $worth ->
    [yes] Das Pochen lohnt sich also.
   *[no] Das Pochen lohnt sich also nicht.
}
reason-must-knock = Wer ein Kunststück hat, muss pochen.
reason-rid = Damit ist eine Karte weniger auf der Hand: { CARD($card, form: "nom") }.
reason-stops = Nach den gesehenen Karten zu urteilen, kann kein anderer die Folge ab { CARD($card, form: "dat") } beenden, also spielt man selbst wieder aus.
reason-run = Mit der Folge ab { CARD($card, form: "dat") } kommt { IN-TEN($tenth) } das Ausspiel zurück, und man wird etwa { CARDS-N($own) } los.
reason-wins = Die Folge ab { CARD($card, form: "dat") } gewinnt etwa { CHIPS($chips) } und bringt { IN-TEN($tenth) } das Ausspiel zurück.
reason-highest = Keine Karte, die noch kommen kann, schlägt { CARD($card, form: "acc") } in ihrer Farbe.
reason-lead = Von allen Karten, die auszuspielen wären, gewinnt { CARD($card, form: "nom") } am ehesten oder lässt den anderen ihre Karten; { ABOVE($above) }.
reason-takes = { BEGIN(CARD($card, form: "nom")) } ist die billigste Karte, die hier sticht.
reason-likely = { $above ->
    [0] Keine Karte, die noch kommen kann, schlägt { CARD($card, form: "acc") }.
   *[other] { BEGIN(CARD($card, form: "nom")) } sticht wahrscheinlich; { ABOVE($above) }.
}
reason-lowest = Keine Karte sticht sicher, und { CARD($card, form: "nom") } ist die niedrigste.
reason-room = Auf { CARD($card, form: "acc") } { $fit ->
    [0] kann keine Karte mehr folgen.
    [one] könnte nur noch eine Karte folgen; weniger sind es bei kaum einer anderen.
   *[other] könnten nur noch { CARDS-N($fit) } folgen; weniger sind es bei kaum einer anderen.
}
reason-ahead = Zu Ende gespielt wurden { NUMBER($deals) } Spiele, die zu allem Gesehenen passen. In hundert solchen Spielen bringt diese Wahl etwa { CHIPS($chips) } mehr als die eines zählenden Spielers.
reason-ahead-same = Zu Ende gespielt { $deals ->
    [one] wurde ein Spiel, das zu allem Gesehenen passt
   *[other] wurden { NUMBER($deals) } Spiele, die zu allem Gesehenen passen
}. Nichts war klar besser als die Wahl eines zählenden Spielers.
habit-random-card = Wer wahllos spielt, nimmt irgendeine erlaubte Karte.
habit-random-call = Wer wahllos spielt, sagt irgendetwas Erlaubtes an.
habit-cautious-card = Ein vorsichtiger Spieler spielt meist die niedrigste Karte seiner längsten Farbe.
habit-cautious-call = Ein vorsichtiger Spieler richtet sich nach dem besten Kunststück auf der Hand und ein wenig nach dem Zufall.
habit-counting-card = Ein zählender Spieler merkt sich die gesehenen Karten und spielt die, mit der er die meisten Karten loswird und das Ausspiel wahrscheinlich behält.
habit-counting-call = Ein zählender Spieler wägt ab, wie viele Marken zu gewinnen sind, wie wahrscheinlich sein Kunststück gewinnt und was der Einsatz kostet.
habit-farsighted-card = Ein vorausschauender Spieler spielt in Gedanken Spiele zu Ende, die zu allem Gesehenen passen, und wählt die Karte, die am meisten einbringt.
habit-farsighted-call = Ein vorausschauender Spieler spielt in Gedanken Spiele zu Ende, die zu allem Gesehenen passen, und sagt an, was am meisten einbringt. Nur auf Pochen und Erhöhen antwortet er wie ein zählender Spieler.
hint-before = Das wurde gespielt, bevor diese Gegner übernahmen.
hint-later = Was hier abgewogen wurde, sehen Sie, wenn das Spiel zu Ende ist.
hint-no-choice = Etwas anderes war nicht möglich.
hint-not-chosen = { $strength ->
    [random] Das hat kein Spieler gewählt, der wahllos spielt.
    [cautious] Das hat kein vorsichtiger Spieler gewählt.
    [farsighted] Das hat kein vorausschauender Spieler gewählt.
   *[counting] Das hat kein zählender Spieler gewählt.
}
