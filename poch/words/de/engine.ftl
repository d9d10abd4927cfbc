### Was das Programm sagt. Die Anrede ist „Sie“. form: bare (Herz-Bube), nom, acc, dat (dem Herz-Buben).

number = { $n ->
    [0] keine
    [1] eine
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
    [7] sieben
    [8] acht
    [9] neun
    [10] zehn
    [11] elf
    [12] zwölf
   *[other] { $n }
}
chips = { $n ->
    [0] { $form ->
        [dat] keinen Marken
       *[nom] keine Marken
    }
    [one] { $form ->
        [dat] einer Marke
       *[nom] eine Marke
    }
   *[other] { number } Marken
}
cards-n = { $n ->
    [one] eine Karte
   *[other] { number } Karten
}
points = { $n ->
    [0] null Punkte
    [one] ein Punkt
   *[other] { number } Punkte
}
you = { $form ->
    [dat] Ihnen
   *[nom] Sie
}
rank = { $rank ->
    [ace] { $suits ->
        [german] Daus
       *[french] Ass
    }
    [king] König
    [queen] { $suits ->
        [german] Ober
       *[french] Dame
    }
    [jack] { $suits ->
        [german] Unter
       *[french] Bube
    }
    [ten] Zehn
    [nine] Neun
    [eight] Acht
    [seven] Sieben
    [six] Sechs
    [five] Fünf
    [four] Vier
    [three] Drei
   *[two] Zwei
}
ranks = { $rank ->
    [ace] { $suits ->
        [german] Däuser
       *[french] Asse
    }
    [king] Könige
    [queen] { $suits ->
        [german] Ober
       *[french] Damen
    }
    [jack] { $suits ->
        [german] Unter
       *[french] Buben
    }
    [seven] Siebenen
   *[other] { rank }en
}
suit = { $suits ->
    [german] { $suit ->
        [clubs] Eichel
        [diamonds] Schellen
        [hearts] Herz
       *[spades] Laub
    }
   *[french] { $suit ->
        [clubs] Kreuz
        [diamonds] Karo
        [hearts] Herz
       *[spades] Pik
    }
}
the-der = { $form ->
    [acc] den
    [dat] dem
   *[nom] der
}
the-die = { $form ->
    [dat] der
   *[nom] die
}
the-das = { $form ->
    [dat] dem
   *[nom] das
}
article = { $rank ->
    [ace] { the-das }
    [king] { the-der }
    [queen] { $suits ->
        [german] { the-der }
       *[french] { the-die }
    }
    [jack] { the-der }
   *[other] { the-die }
}
ending = { $rank ->
    [jack] { $suits ->
        [german] {""}
       *[french] { $form ->
            [acc] n
            [dat] n
           *[nom] {""}
        }
    }
   *[other] {""}
}
card = { $form ->
    [bare] { suit }-{ rank }
   *[other] { article } { suit }-{ rank }{ ending }
}
of-one-suit = { $list } in { suit }
of-one-rank = { number } { ranks } ({ $list })
pool = { $name ->
    [ace] { $suits ->
        [german] Daus
       *[french] Ass
    }
    [king] König
    [queen] { $suits ->
        [german] Ober
       *[french] Dame
    }
    [jack] { $suits ->
        [german] Unter
       *[french] Bube
    }
    [ten] Zehn
    [marriage] Mariage
    [sequence] Sequenz
    [centre] Mitte
    [the-middle] Mitte
    [the-till] Kasse
    [stich] Stich
    [poch] Poch
   *[other] { $called }
}

Seated = { BEGIN(N($n)) } setzen sich: { $names }; { N($least) }{ $range ->
    [yes] { " " }bis { N($most) }
   *[no] {""}
} können spielen.
RanksOrdered = Die höchste Karte ist { $highest ->
   *[other] { RANK($highest) }
}, die niedrigste { RANK($lowest) }.
BoardLaid = Das Brett hat { $n ->
    [one] ein Feld
   *[other] { N($n) } Felder
}: { POOLS($pools) }.
DealerNamed = { $seat ->
    [you] Sie geben
   *[other] { $seat } gibt
}, { $how ->
    [first-ace] weil das erste Ass gezogen ist
    [by-lot] durch das Los bestimmt
   *[forehand] zuvor Vorhand
}.
Dressed = { $seat ->
    [you] Sie setzen
   *[other] { $seat } setzt
} je { CHIPS($chips) } auf { POOLS($pools) }.
HandsSized = { $how ->
    [all] Alle Karten werden gegeben.
    [all-but-one] Alle Karten bis auf eine werden gegeben.
    [some] Sie sollen der Reihe nach { $list } Karten haben.
   *[each] Jeder soll { CARDS-N($n) } haben.
}
Dealt = { $seat ->
    [you] Sie erhalten
   *[other] { $seat } erhält
} { CARDS-N($n) }{ $n ->
    [1] {""}
   *[other] { $how ->
        [singly] , einzeln
       *[packets] , je { $packets } auf einmal
    }
}.
TurnedUp = { BEGIN(CARD($card, form: "nom")) } wird aufgeschlagen.
TrumpCardShown = { $how ->
    [first-dealt] Die zuerst gegebene Karte
    [last-dealt] Die zuletzt gegebene Karte
   *[dealers-last] Die letzte Karte des Gebers
}, { CARD($card, form: "nom") }, fällt an { SEAT($seat) } und wird gezeigt.
TrumpCardSeen = { $seat ->
    [you] Sie sehen die letzte Karte des Gebers an und nennen ihre Farbe.
   *[other] { $seat } sieht die letzte Karte des Gebers an und nennt ihre Farbe.
}
TrumpsMade = { SUIT($suit) } ist Trumpf.
TurnUpTaken = { $seat ->
    [you] Sie nehmen
   *[other] { $seat } nimmt
} { CARD($card, form: "acc") } auf.
TurnUpSwapped = { $seat ->
    [you] Sie tauschen
   *[other] { $seat } tauscht
} eine Karte gegen { CARD($turn-up, form: "acc") }.
TurnUpPaid = Für das Aufschlagen { $seat ->
    [you] nehmen Sie
   *[other] nimmt { $seat }
} { CHIPS($chips) } aus dem Feld { POOL($pool) }.
Melded = { $seat ->
    [you] Sie zeigen
   *[other] { $seat } zeigt
} { CARDS($cards, form: "acc") } und { $seat ->
    [you] nehmen
   *[other] nimmt
} { CHIPS($chips) } aus dem Feld { POOL($pool) }.
RunShown = { $seat ->
    [you] Sie zeigen
   *[other] { $seat } zeigt
} eine Folge: { CARDS($cards, form: "bare") }.
Forgot = { $seat ->
    [you] Sie vergessen
   *[other] { $seat } vergisst
}, das Feld { POOL($pool) } zu beanspruchen.
Carried = Niemand nimmt das Feld { POOLS($pools, join: "or") }; was dort liegt, bleibt { $how ->
    [carried] stehen
   *[other] für den stehen, der zuerst ausgeht
}.
Outranked = { $by ->
    [you] Sie schlagen
   *[other] { $by } schlägt
} { SEAT($seat) }: { $how ->
    [size] mehr Karten schlagen weniger
    [rank] der höhere Rang schlägt den niedrigeren
    [trump] der mit Trumpf ist der bessere
    [club] der mit Kreuz ist der bessere
    [highest-card] die höchste Karte entscheidet
    [suits] die höhere Farbe entscheidet
    [next-card] die nächste Karte entscheidet
    [side-cards] die Karten neben dem Paar entscheiden
    [length] die längere Folge ist die bessere
    [top] die Folge mit der höheren Spitze ist die bessere
   *[forehand] wer näher an der Vorhand sitzt, ist der bessere
}.
StakesCapped = { $chips ->
    [0] Niemand darf etwas setzen: { $seat ->
        [you] Sie haben
       *[other] { $seat } hat
    } keine Marken.
    [one] Niemand darf mehr setzen als die eine Marke, die { $seat ->
        [you] Sie haben
       *[other] { $seat } hat
    }.
   *[other] Niemand darf mehr setzen als die { CHIPS($chips) }, die { $seat ->
        [you] Sie haben
       *[other] { $seat } hat
    }.
}
Knocked = { $seat ->
    [you] Sie pochen
   *[other] { $seat } pocht
} um { CHIPS($chips) }.
Raised = { $seat ->
    [you] Sie erhöhen
   *[other] { $seat } erhöht
} auf { CHIPS($stake) }.
FreeToRaise = Alle haben geantwortet; { $seat ->
    [you] Sie dürfen
   *[other] { $seat } darf
} erhöhen.
Folded = { $seat ->
    [you] Sie steigen aus
   *[other] { $seat } steigt aus
}{ $staked ->
    [0] {""}
   *[other] { " " }und { $seat ->
        [you] verlieren
       *[other] verliert
    } { CHIPS($staked) }
}.
Staked = { $seat ->
    [you] Sie legen
   *[other] { $seat } legt
} { CHIPS($chips) } { $where ->
    [middle] in die Mitte
   *[pool] in das Feld { POOL($pool) }
}.
SetShown = { $seat ->
    [you] Sie zeigen
   *[other] { $seat } zeigt
} { CARDS($cards, form: "bare") }.
LeftAlone = Alle anderen sind ausgestiegen; { $shows ->
    [no] { $seat ->
        [you] Sie müssen
       *[other] { $seat } muss
    } nicht zeigen.
   *[yes] { $seat ->
        [you] Sie zeigen
       *[other] { $seat } zeigt
    } { CARDS($cards, form: "bare") }.
}
BluffPaid = Für das Pochen ohne den besten Satz { $seat ->
    [you] zahlen Sie
   *[other] zahlt { $seat }
} { CHIPS($chips) } in das Feld { POOL($pool) }.
SetNamed = { $seat ->
    [you] Sie nennen und zeigen
   *[other] { $seat } nennt und zeigt
} { CARDS($cards, form: "bare") }.
VieWon = { $seat ->
    [you] Sie gewinnen das Pochen und nehmen
   *[other] { $seat } gewinnt das Pochen und nimmt
} { CHIPS($taken) }.
ShareWon = { $seat ->
    [you] Sie bekommen
   *[other] { $seat } bekommt
} { CHIPS($taken) } von den Einsätzen, die der Gewinner nicht decken konnte.
LeadGiven = { $seat ->
    [you] Sie haben
   *[other] { $seat } hat
} das Ausspiel, { $how ->
    [forehand] als Vorhand
    [vie-winner] nach gewonnenem Pochen
    [next-with-cards] als Nächster mit Karten
    [last-to-play] mit der zuletzt gespielten Karte
   *[trick-winner] mit der höchsten gespielten Karte
}.
Led = { $seat ->
    [you] Sie spielen
   *[other] { $seat } spielt
} { CARD($card, form: "acc") } aus.
Played = { $seat ->
    [you] Sie spielen
   *[other] { $seat } spielt
} { CARD($card, form: "acc") }.
PlayedNothing = { $seat ->
    [you] Sie können keine Karte zugeben und spielen
   *[other] { $seat } kann keine Karte zugeben und spielt
} nichts.
RunStopped = Bei { CARD($card, form: "dat") } endet die Folge.
WentOut = Ohne Karten { $seat ->
    [you] sind Sie
   *[other] ist { $seat }
} aus{ $how ->
    [at-once] {""}
   *[other] ; was begonnen ist, wird erst beendet
}.
Counted = { $seat ->
    [you] Sie haben
   *[other] { $seat } hat
} { $left ->
    [0] keine Karten mehr
   *[other] noch { CARDS-N($left) }
}{ $measure ->
    [points] , { POINTS($count) }
   *[other] {""}
}.
MostTricks = { $who ->
    [you] Sie haben die meisten Stiche: { $count ->
        [1] einen
       *[other] { N($count) }
    }.
    [one] { $seats } hat die meisten Stiche: { $count ->
        [1] einen
       *[other] { N($count) }
    }.
   *[more] { $seats } haben mit je { $count ->
        [1] einem
       *[other] { N($count) }
    } die meisten Stiche.
}
NoTrick = { $seat ->
    [you] Sie haben
   *[other] { $seat } hat
} keinen Stich und noch { CARDS-N($left) }.
Paid = { $seat ->
    [you] Sie zahlen
   *[other] { $seat } zahlt
} { SEAT($to, form: "dat") } { CHIPS($chips) }{ $extra ->
    [yes] { " " }für die meisten Karten
   *[no] {""}
}.
MostCounted = { $who ->
    [you] Sie haben die meisten Karten übrig: { N($count) }
    [one] { $seats } hat die meisten Karten übrig: { N($count) }
   *[more] { $seats } haben mit je { $count ->
        [1] einer
       *[other] { N($count) }
    } die meisten Karten übrig
}{ $how ->
    [shared] { " " }und teilen sich die Zahlung
    [each-in-full] , und jeder zahlt voll
   *[other] {""}
}.
ExtraWaived = { $to ->
    [nobody] Für die meisten Karten wird nichts zusätzlich gezahlt.
   *[other] Zusätzlich wird { SEAT($to, form: "dat") } nichts gezahlt: Das Ausgehen ist schon bezahlt.
}
FellShort = { $seat ->
    [you] Sie können
   *[other] { $seat } kann
} { SEAT($to, form: "dat") } { $chips ->
    [1] die übrige Marke
   *[other] die übrigen { CHIPS($chips) }
} nicht zahlen.
PrizeTaken = { $seat ->
    [you] Sie nehmen
   *[other] { $seat } nimmt
} { CHIPS($chips) } aus dem Feld { POOL($pool) }.
SessionEnded = { $seat ->
    [you] Sie können
   *[other] { $seat } kann
} das Brett nicht besetzen; die Partie ist zu Ende.
SessionWon = Die Partie geht an { $seats }, mit { CHIPS($chips, form: "dat") }.
ResidueLeft = Was auf dem Brett bleibt, { CHIPS($chips) }, gehört niemandem.
ResidueDivided = { $seat ->
    [you] Sie erhalten
   *[other] { $seat } erhält
} { CHIPS($taken) } vom Brett.
question = { $seat ->
    [you] Sie dürfen
   *[other] { $seat } darf
} { LIST($verbs, join: "or") }.
verb = { $verb ->
    [pass] passen
    [fold] aussteigen
    [hold] halten
    [knock] pochen
    [raise] erhöhen
    [play] eine Karte spielen
    [claim] etwas beanspruchen
   *[swap] eine Karte tauschen
}

## form: plain (um eine Marke pochen) oder zu (um eine Marke zu pochen)

act-fold = { $form ->
    [zu] auszusteigen
   *[nom] aussteigen
}
act-pass = { $form ->
    [zu] zu passen
   *[nom] passen
}
act-hold = { $form ->
    [zu] zu halten
   *[nom] halten
}
act-forget = nichts { $form ->
    [zu] zu beanspruchen
   *[nom] beanspruchen
}
act-claim = das Feld { POOLS($pools) } { $form ->
    [zu] zu beanspruchen
   *[nom] beanspruchen
}
act-play = { CARD($card, form: "acc") } { $form ->
    [zu] zu spielen
   *[nom] spielen
}
act-swap = { CARD($card, form: "acc") } { $form ->
    [zu] zu tauschen
   *[nom] tauschen
}
act-knock = um { CHIPS($chips) } { $form ->
    [zu] zu pochen
   *[nom] pochen
}
act-raise = auf { CHIPS($chips) } { $form ->
    [zu] zu erhöhen
   *[nom] erhöhen
}
misfit-over = Das Spiel ist hier zu Ende; niemand fragt { SEAT($seat) }, { SAY($what, form: "zu") }.
misfit-stage = { $stage ->
    [dressing] Das Besetzen ist
    [dealing] Das Geben ist
    [melding] Das Melden ist
    [vying] Das Pochen ist
    [shedding] Das Ausspielen ist
   *[settling] Das Abrechnen ist
} hier { $over ->
    [yes] vorbei
   *[no] noch nicht vorbei
}: { $seat ->
    [you] Sie kommen
   *[other] { $seat } kommt
} nicht dazu, { SAY($what, form: "zu") }.
misfit-other = Hier { $asked ->
    [you] werden Sie
   *[other] wird { $asked }
} gefragt und nicht { $seat ->
    [you] Sie, die { SAY($what) } wollten
   *[other] { $seat }, mit der Absicht, { SAY($what, form: "zu") }
}.
misfit-amount = { $seat ->
    [you] Sie können
   *[other] { $seat } kann
} hier nicht { SAY($what) }.
amount-only = { $least ->
    [one] Möglich ist nur { CHIPS($least) }.
   *[other] Möglich sind nur { CHIPS($least) }.
}
amount-from = Möglich ist es ab { CHIPS($least, form: "dat") }.
amount-range = Möglich sind { N($least) } bis { CHIPS($most) }.
misfit-card = { $seat ->
    [you] Sie können
   *[other] { $seat } kann
} hier nicht { SAY($what) }, wohl aber { CARDS($may, join: "or", form: "acc") }.
misfit-verb = { $verb ->
    [pass] Passen
    [fold] Aussteigen
    [hold] Halten
    [knock] Pochen
    [raise] Erhöhen
    [play] Eine Karte zu spielen
    [claim] Etwas zu beanspruchen
   *[swap] Tauschen
} ist hier nicht erlaubt.
misfit-unasked = Hier verfällt durch Vergessen nichts; { $seat ->
    [you] Sie müssen
   *[other] { $seat } muss
} also das Feld { POOL($pool) } nicht beanspruchen.
misfit-open = Hier geht das Spiel weiter: { SAY($question) } In der Aufzeichnung hatte niemand diese Wahl.
in-ten = { $tenth ->
    [0] in kaum einem solchen Spiel
    [10] in fast jedem solchen Spiel
    [1] in etwa einem von zehn solchen Spielen
   *[other] in etwa { N($tenth) } von zehn solchen Spielen
}
above = { $n ->
    [0] keine höhere Karte kann noch ausstehen
    [one] eine höhere Karte kann noch ausstehen
   *[other] { number } höhere Karten können noch ausstehen
}
reason-weighed = { $set ->
    [no] Eine Hand ohne Satz
   *[more] { BEGIN(CARDS($cards, form: "bare")) }
} { $set ->
    [no] wäre
    [one] wäre
   *[more] wären
} { IN-TEN($tenth) } das Beste, soweit die gesehenen Karten es erkennen lassen; zu gewinnen { $pot ->
    [one] ist { CHIPS($pot) }
   *[other] sind { CHIPS($pot) }
}, dazu, was andere noch setzen mögen; { $cost ->
    [0] es kostet nichts
    [one] zu setzen ist { CHIPS($cost) }
   *[other] zu setzen sind { CHIPS($cost) }
}: { $worth ->
    [yes] das lohnt sich
   *[no] das ist zu wenig
}.
reason-run = Die Folge ab { CARD($card, form: "dat") } bringt { IN-TEN($tenth) } das Ausspiel zurück und nimmt etwa { CARDS-N($own) } ab.
reason-lead = Von dem, was auszuspielen ist, gewinnt { CARD($card, form: "nom") } am ehesten oder lässt den anderen ihre Karten; { ABOVE($above) }.
reason-likely = { $above ->
    [0] Keine Karte, die noch aussteht, schlägt { CARD($card, form: "acc") }.
   *[other] { BEGIN(CARD($card, form: "nom")) } nimmt den Stich wahrscheinlich; { ABOVE($above) }.
}
reason-room = Nach { CARD($card, form: "dat") } { $fit ->
    [0] kann keine Karte mehr dazukommen, die noch aussteht.
    [one] könnte eine Karte dazukommen, die noch aussteht: etwa so wenige wie möglich.
   *[other] könnten { CARDS-N($fit) } dazukommen, die noch ausstehen: etwa so wenige wie möglich.
}
reason-rid = Eine Karte weniger, die loszuwerden ist: { CARD($card, form: "nom") }.
reason-swap = { BEGIN(CARD($card, form: "nom")) } gewinnt das Feld { POOL($pool) }.
DirectionSet = { $direction ->
    [clockwise] Gegeben und gespielt wird links herum.
   *[other] Gegeben und gespielt wird rechts herum.
}
PackTaken = Das Kartenspiel hat { $size } Karten.
SuitsNamed = { $suits ->
    [german] Die Karten haben deutsche Farben.
   *[french] Die Karten haben französische Farben.
}
BoardShaped = { $shape ->
    [boxes] Die Felder sind einzelne Kästchen.
    [slats] Das Brett ist ein Kasten, der Länge nach durch Leisten geteilt.
    [rows] Das Brett hat für jedes Feld eine Reihe.
   *[round] Das Brett ist rund, mit einem Napf für jedes Feld und einem in der Mitte.
}
stage = { $stage ->
    [dressing] Das Besetzen des Bretts
    [dealing] Das Geben
    [melding] Das Melden
    [vying] Das Pochen
    [shedding] Das Ausspielen
   *[settling] Das Abrechnen
}
StageBegan = { stage } beginnt{ $some ->
    [yes] { " " }({ POOLS($pools) })
   *[no] {""}
}.
CouldNotDress = { $seat ->
    [you] Sie haben
   *[other] { $seat } hat
} zu wenige Marken, um das Brett zu besetzen.
PackCut = { $seat ->
    [nobody] Es wird nicht abgehoben.
    [you] Sie heben ab.
   *[other] { $seat } hebt ab.
}
NothingTurnedUp = Keine Karte wird aufgeschlagen.
TurnUpLeft = Die aufgeschlagene Karte gehört niemandem.
SwapDeclined = { $seat ->
    [you] Sie lassen
   *[other] { $seat } lässt
} die aufgeschlagene Karte liegen.
TurnUpUnpaid = Niemand bekommt etwas dafür: Das Feld { POOL($pool) } ist so nicht zu gewinnen.
VieOpened = Gepocht wird um das Feld { POOL($pool) }.
FirstToSpeak = { $seat ->
    [you] Sie sprechen
   *[other] { $seat } spricht
} zuerst.
Passed = { $seat ->
    [you] Sie passen.
   *[other] { $seat } passt.
}
Held = { $seat ->
    [you] Sie halten.
   *[other] { $seat } hält.
}
LetStand = { $seat ->
    [you] Sie belassen
   *[other] { $seat } belässt
} es bei den Einsätzen.
NobodyKnocked = Niemand pocht; was im Feld liegt, bleibt stehen.
NothingShown = { $seat ->
    [you] Sie sind allein und haben
   *[other] { $seat } ist allein und hat
} keinen Satz zu zeigen; alle Marken bleiben stehen.
AskedAgain = { $seat ->
    [you] Sie fragen
   *[other] { $seat } fragt
}, wer noch nachpochen will.
NobodyAgain = Niemand pocht nach.
LaidOff = { $seat ->
    [you] Sie legen
   *[other] { $seat } legt
} { CARDS($cards, form: "bare") } ab.
RunsOrdered = Folgen gehen in dieser Ordnung aufwärts: { $ranks }.
Waited = { $seat ->
    [you] Sie legen
   *[other] { $seat } legt
} nichts dazu.
CountMade = Es sind { $total } Augen.
CountStopped = Bei { $total } Augen geht es nicht weiter.
TrickWon = { $seat ->
    [you] Sie nehmen
   *[other] { $seat } nimmt
} den Stich.
HeldBack = { $seat ->
    [you] Sie halten
   *[other] { $seat } hält
} die Karte zurück.
AllHaveDealt = Jeder hat einmal gegeben; die Partie ist zu Ende.
