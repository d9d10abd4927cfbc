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
suited = { rank }
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
    [Knave] Bube
    [Pope] Papst
    [Matrimony] Mariage
    [Centre] Mitte
    [the-pool] Kasse
    [the-middle] Mitte
    [the-till] Kasse
    [stich] Stich
    [poch] Poch
    [pope] Papst
    [intrigue] Intrige
    [confederacy] Bund
    [game] Spiel
    [dwarf] Zwerg
   *[other] { $called }
}

Seated = { BEGIN(N($n)) } setzen sich: { $names }; { N($least) }{ $range ->
    [yes] { " " }bis { N($most) }
   *[no] {""}
} können spielen.
RanksOrdered = Höchste Karte: { RANK($highest) }; niedrigste: { RANK($lowest) }.
BoardLaid = Das Brett hat { $n ->
    [one] ein Feld
   *[other] { N($n) } Felder
}: { POOLS($pools) }.
DealerNamed = { $seat ->
    [you] Sie geben
   *[other] { $seat } gibt
}, { $how ->
    [first-ace] weil das erste Ass an { $seat ->
        [you] Sie
       *[other] { $seat }
    } fiel
    [first-jack] weil der erste Bube an { $seat ->
        [you] Sie
       *[other] { $seat }
    } fiel
    [lowest-card] mit der niedrigsten gezogenen Karte
    [by-lot] durch das Los bestimmt
   *[forehand] als bisherige Vorhand
}.
AnteSpared = { $seat ->
    [you] Sie haben das Spiel davor gewonnen und setzen
   *[other] { $seat } hat das Spiel davor gewonnen und setzt
} nichts auf { $n ->
    [one] das Feld
   *[other] die Felder
} { POOLS($pools) }.
Dressed = { $seat ->
    [you] Sie setzen
   *[other] { $seat } setzt
} { LIST($antes) }.
ante = { $n ->
    [one] { CHIPS($chips) } auf das Feld { POOLS($pools) }
   *[other] je { CHIPS($chips) } auf die Felder { POOLS($pools) }
}
HandsSized = { $how ->
    [all] Alle Karten werden gegeben.
    [all-but-one] Alle Karten bis auf eine werden gegeben.
    [some] Von der Vorhand an haben die Hände { $sizes } Karten.
   *[each] Jede Hand hat { CARDS-N($n) }.
}
Dealt = { $seat ->
    [you] Sie erhalten
   *[other] { $seat } erhält
} { CARDS-N($n) }{ $n ->
    [0] .
    [1] .
   *[other] , { $how ->
        [singly] einzeln gegeben.
       *[packets] gegeben zu { $packets }.
    }
}
TurnedUp = { BEGIN(CARD($card, form: "nom")) } wird aufgeschlagen.
TrumpCardShown = { $how ->
    [first-dealt] Die zuerst gegebene Karte
    [last-dealt] Die zuletzt gegebene Karte
   *[dealers-last] Die letzte Karte des Gebers
}, { CARD($card, form: "nom") }, fällt an { SEAT($seat) } und wird gezeigt.
TrumpCardSeen = { $seat ->
    [you] Sie sehen sich die letzte Karte des Gebers an und nennen ihre Farbe.
   *[other] { $seat } sieht sich die letzte Karte des Gebers an und nennt ihre Farbe.
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
}, das Feld { POOL($pool) } zu melden.
Carried = Niemand nimmt das Feld { POOLS($pools, join: "or") }; die Marken dort bleiben { $how ->
    [carried] für das nächste Spiel stehen.
   *[other] für den stehen, der zuerst ausgeht.
}
Outranked = { $by ->
    [you] Sie schlagen
   *[other] { $by } schlägt
} { SEAT($seat) }: { $how ->
    [size] Mehr Karten schlagen weniger.
    [rank] Der höhere Rang schlägt den niedrigeren.
    [trump] Karten mit einem Trumpf schlagen Karten ohne.
    [club] Karten mit einem Kreuz schlagen Karten ohne.
    [highest-card] Die höchste Karte entscheidet.
    [suits] Die höhere Farbe entscheidet.
    [next-card] Die nächste Karte entscheidet.
    [side-cards] Die Karten neben dem Paar entscheiden.
    [hand-kind] Die höhere Pokerhand schlägt die niedrigere.
    [hand-cards] Bei Händen derselben Art entscheiden die höheren Karten.
    [length] Die längere Folge schlägt die kürzere.
    [top] Die Folge mit der höheren Spitze gewinnt.
   *[forehand] Der Platz näher an der Vorhand gewinnt.
}
StakesCapped = { $chips ->
    [0] { $seat ->
        [you] Sie haben keine Marke mehr; niemand kann setzen.
       *[other] { $seat } hat keine Marke mehr; niemand kann setzen.
    }
    [one] Niemand darf mehr setzen als die eine Marke, die { $seat ->
        [you] Sie haben.
       *[other] { $seat } hat.
    }
   *[other] Niemand darf mehr setzen als die { CHIPS($chips) }, die { $seat ->
        [you] Sie haben.
       *[other] { $seat } hat.
    }
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
} { CARDS($cards, form: "acc") }.
HandNamed = { $seat ->
    [you] Sie haben
   *[other] { $seat } hat
} { $kind ->
    [straight-flush] einen Straight Flush
    [four-alike] einen Vierling
    [full-house] ein Full House
    [flush] einen Flush
    [straight] eine Straße
    [three-alike] einen Drilling
    [two-pairs] zwei Paare
    [one-pair] ein Paar
   *[high-card] nur eine höchste Karte
}.
LeftAlone = { $shows ->
    [no] Alle anderen sind ausgestiegen; { $seat ->
        [you] Sie müssen nichts zeigen.
       *[other] { $seat } muss nichts zeigen.
    }
   *[yes] Alle anderen sind ausgestiegen; { $seat ->
        [you] Sie zeigen
       *[other] { $seat } zeigt
    } { CARDS($cards, form: "acc") }.
}
BluffPaid = Für das Pochen ohne die besten gleichen Karten { $seat ->
    [you] zahlen Sie
   *[other] zahlt { $seat }
} { CHIPS($chips) } in das Feld { POOL($pool) }.
SetNamed = { $seat ->
    [you] Sie nennen und zeigen
   *[other] { $seat } nennt und zeigt
} { CARDS($cards, form: "acc") }.
VieWon = { $seat ->
    [you] Sie gewinnen das Pochen und nehmen
   *[other] { $seat } gewinnt das Pochen und nimmt
} { CHIPS($taken) }.
ShareWon = { $seat ->
    [you] Sie bekommen
   *[other] { $seat } bekommt
} { CHIPS($taken) } von den Einsätzen, die der Gewinner nicht decken konnte.
LeadGiven = { $seat ->
    [you] Sie { $how ->
        [last-to-play] haben die letzte Karte gespielt und spielen
        [trick-winner] haben die höchste Karte gespielt und spielen
       *[other] spielen
    }
   *[other] { $seat } { $how ->
        [last-to-play] hat die letzte Karte gespielt und spielt
        [trick-winner] hat die höchste Karte gespielt und spielt
       *[other] spielt
    }
} aus{ $how ->
    [forehand] , als Vorhand
    [dealer] , als Geber
    [card-holder] , mit einer bestimmten Karte
    [vie-winner] , nach gewonnenem Pochen
    [next-with-cards] , als Nächster mit Karten
    [next-with-another-suit] , als Nächster mit einer anderen Farbe
   *[other] {""}
}.
LeadGivenByCard = { $seat ->
    [you] Sie haben { CARD($card, form: "acc") } und spielen
   *[other] { $seat } hat { CARD($card, form: "acc") } und spielt
} zuerst aus.
LeadPassedOn = { $seat ->
    [you] Sie haben nur { SUIT($suit) } und geben
   *[other] { $seat } hat nur { SUIT($suit) } und gibt
} das Ausspiel weiter.
Led = { $seat ->
    [you] Sie spielen
   *[other] { $seat } spielt
} { CARD($card, form: "acc") } aus.
Played = { $seat ->
    [you] Sie spielen
   *[other] { $seat } spielt
} { CARD($card, form: "acc") }.
PutIn = { $seat ->
    [you] Sie können nicht weiterspielen und legen
   *[other] { $seat } kann nicht weiterspielen und legt
} { CARD($card, form: "acc") } ein.
StoodIn = { $seat ->
    [you] Sie spielen
   *[other] { $seat } spielt
} { CARD($card, form: "acc") } als Ersatz für { CARD($instead, form: "acc") }.
StopLaid = { $seat ->
    [you] Sie legen
   *[other] { $seat } legt
} { CARD($card, form: "acc") } dazu, und die Folge endet.
PoolWon = { $seat ->
    [you] Sie nehmen
   *[other] { $seat } nimmt
} { CHIPS($chips) } aus dem Feld { POOL($pool) } für { CARD($card, form: "acc") }.
PlayedNothing = { $seat ->
    [you] Sie können nicht weiterspielen und spielen
   *[other] { $seat } kann nicht weiterspielen und spielt
} nichts.
RunStopped = Die Folge endet mit { CARD($card, form: "dat") }.
WentOut = { $seat ->
    [you] Sie haben keine Karte mehr und gehen
   *[other] { $seat } hat keine Karte mehr und geht
} aus{ $how ->
    [at-once] .
   *[other] ; die Folge wird zu Ende gespielt.
}
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
        [1] einen.
       *[other] { N($count) }.
    }
    [one] { $seats } hat die meisten Stiche: { $count ->
        [1] einen.
       *[other] { N($count) }.
    }
   *[more] { BEGIN($seats) } haben mit je { $count ->
        [1] einem
       *[other] { N($count) }
    } die meisten Stiche.
}
NoTrick = { $seat ->
    [you] Sie haben
   *[other] { $seat } hat
} keinen Stich und noch { CARDS-N($left) }.
Exempted = { $seat ->
    [you] Sie haben noch { CARD($card, form: "acc") } und zahlen
   *[other] { $seat } hat noch { CARD($card, form: "acc") } und zahlt
} nichts.
KeptCard = { $seat ->
    [you] Sie haben
   *[other] { $seat } hat
} noch { CARD($card, form: "acc") }{ $doubles ->
    [yes] { " " }und { $seat ->
        [you] zahlen
       *[other] zahlt
    } doppelt.
   *[no] .
}
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
   *[more] { BEGIN($seats) } haben mit je { $count ->
        [1] einer
       *[other] { N($count) }
    } die meisten Karten übrig
}{ $how ->
    [shared] { " " }und teilen sich die Zahlung.
    [each-in-full] ; jeder zahlt voll.
   *[other] .
}
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
ChipsGone = { $seat ->
    [you] Sie haben
   *[other] { $seat } hat
} keine Marke mehr; die Partie ist zu Ende.
SessionWon = { $who ->
    [you] Sie gewinnen die Partie mit
    [one] { $seats } gewinnt die Partie mit
   *[more] { BEGIN($seats) } gewinnen die Partie mit je
} { CHIPS($chips, form: "dat") }.
DealtOpen = Um das Brett zu räumen, werden die Karten noch einmal offen gegeben.
PoolCleared = { $seat ->
    [you] Sie haben
   *[other] { $seat } hat
} { CARDS($cards, form: "acc") } und { $seat ->
    [you] nehmen
   *[other] nimmt
} { CHIPS($chips) } aus dem Feld { POOL($pool) }.
ResidueLeft = { $chips ->
    [one] Die eine Marke, die auf dem Brett bleibt, bekommt niemand.
   *[other] Die { CHIPS($chips) }, die auf dem Brett bleiben, bekommt niemand.
}
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
    [hold] mithalten
    [knock] pochen
    [raise] erhöhen
    [play] eine Karte spielen
    [claim] etwas melden
    [place] eine Marke setzen
    [take] die zusätzliche Hand nehmen
    [bid] für die zusätzliche Hand bieten
   *[swap] eine Karte tauschen
}
stopped = Die aufgezeichneten Aktionen passen hier nicht mehr.
stopped-asked = Die aufgezeichneten Aktionen passen hier nicht mehr. { SAY($question) }
stopped-over = Das Spiel ist hier zu Ende, die Aufzeichnung aber nicht.

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
    [zu] mitzuhalten
   *[nom] mithalten
}
act-forget = nichts { $form ->
    [zu] zu melden
   *[nom] melden
}
act-claim = das Feld { POOLS($pools) } { $form ->
    [zu] zu melden
   *[nom] melden
}
act-place = eine Marke auf das Feld { POOL($pool) } { $form ->
    [zu] zu setzen
   *[nom] setzen
}
act-play = { CARD($card, form: "acc") } { $form ->
    [zu] zu spielen
   *[nom] spielen
}
act-swap = { CARD($card, form: "acc") } { $form ->
    [zu] zu tauschen
   *[nom] tauschen
}
act-take = die zusätzliche Hand { $form ->
    [zu] zu nehmen
   *[nom] nehmen
}
act-bid = { CHIPS($chips) } { $form ->
    [zu] zu bieten
   *[nom] bieten
}
act-knock = um { CHIPS($chips) } { $form ->
    [zu] zu pochen
   *[nom] pochen
}
act-raise = auf { CHIPS($chips) } { $form ->
    [zu] zu erhöhen
   *[nom] erhöhen
}
misfit-over = Das Spiel ist hier zu Ende; { $seat ->
    [you] Sie können
   *[other] { $seat } kann
} nicht mehr { SAY($what) }.
misfit-stage = { $stage ->
    [dressing] Das Besetzen ist
    [dealing] Das Geben ist
    [melding] Das Melden ist
    [vying] Das Pochen ist
    [shedding] Das Ausspielen ist
   *[settling] Das Abrechnen ist
} hier { $over ->
    [yes] vorbei; { $seat ->
        [you] Sie können
       *[other] { $seat } kann
    } nicht mehr
   *[no] noch im Gang; { $seat ->
        [you] Sie können
       *[other] { $seat } kann
    } noch nicht
} { SAY($what) }.
misfit-other = Hier { $asked ->
    [you] sind Sie
   *[other] ist { $asked }
} an der Reihe; { $seat ->
    [you] Sie können
   *[other] { $seat } kann
} nicht { SAY($what) }.
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
} hier nicht { SAY($what) }{ $n ->
    [0] .
   *[other] , nur { CARDS($may, join: "or", form: "acc") }.
}
misfit-verb = { $seat ->
    [you] Sie können
   *[other] { $seat } kann
} hier { $verb ->
    [pass] nicht passen
    [fold] nicht aussteigen
    [hold] nicht mithalten
    [knock] nicht pochen
    [raise] nicht erhöhen
    [play] keine Karte spielen
    [claim] nichts melden
    [place] keine Marke setzen
    [take] die zusätzliche Hand nicht nehmen
    [bid] nicht bieten
   *[swap] keine Karte tauschen
}.
misfit-unasked = Hier verfällt durch Vergessen nichts; { $seat ->
    [you] Sie müssen
   *[other] { $seat } muss
} also das Feld { POOL($pool) } nicht melden.
misfit-open = Hier geht das Spiel weiter: { SAY($question) } In der Aufzeichnung hatte niemand diese Wahl.
DirectionSet = { $direction ->
    [clockwise] Gegeben und gespielt wird im Uhrzeigersinn.
   *[other] Gegeben und gespielt wird gegen den Uhrzeigersinn.
}
MisdealSettled = { $how ->
    [dealt-again] Wird falsch gegeben, gibt derselbe Spieler noch einmal.
   *[deal-passes] Wird falsch gegeben, gibt der nächste Spieler.
}
ExposureSettled = { $how ->
    [dealt-again] Ist beim Geben eine Karte zu sehen, wird neu gegeben.
   *[kept] Eine Karte, die beim Geben zu sehen ist, wird behalten.
}
PackTaken = Das Kartenspiel hat { $size } Karten.
SuitsNamed = { $suits ->
    [german] Die Karten haben deutsche Farben.
   *[french] Die Karten haben französische Farben.
}
CardsTakenOut = Aus dem Kartenspiel genommen: { CARDS($cards, form: "bare") }.
PoolCardsLaid = { $n ->
    [one] Das Feld { POOLS($pools) } gehört zu einer Karte: { CARDS($cards, form: "bare") }.
   *[other] Zu den Feldern { POOLS($pools) } gehören diese Karten: { CARDS($cards, form: "bare") }.
}
PoolCardsTaken = { $how ->
    [the-pack] Sie kommen aus dem Kartenspiel, das ohne sie gegeben wird.
    [the-board] Das Brett zeigt sie; jede ist auch im Spiel.
   *[another-pack] Sie kommen aus einem anderen Kartenspiel.
}
PoolsWonElsewhere = { POOLS($pools) }: nur in einem Teil des Spiels zu gewinnen, der hier fehlt.
BoardShaped = { $shape ->
    [boxes] Die Felder sind einzelne Kästchen.
    [slats] Das Brett ist ein Kasten, der Länge nach durch Leisten geteilt.
    [corners] Das Brett ist viereckig, mit einem Feld in jeder Ecke und dem letzten in der Mitte.
    [rows] Das Brett hat für jedes Feld eine Reihe.
    [ring] Das Brett ist rund, mit einer Mulde für jedes Feld am Rand.
    [cards] Die Felder sind Karten, die in der Mitte liegen.
   *[round] Das Brett ist rund, mit einer Mulde für jedes Feld und einer in der Mitte.
}
StageBegan = { $stage ->
    [dressing] Das Brett wird besetzt.
    [dealing] Das Geben beginnt.
    [melding] { $some ->
        [yes] Das Melden beginnt ({ POOLS($pools) }).
       *[no] Das Melden beginnt.
    }
    [vying] Das Pochen beginnt.
    [shedding] Das Ausspielen beginnt.
   *[settling] Das Abrechnen beginnt.
}
DresserNamed = { $seat ->
    [you] Sie besetzen
   *[other] { $seat } besetzt
} als Geber allein die Felder.
BankerNamed = { $seat ->
    [you] Sie besetzen
   *[other] { $seat } besetzt
} als Bankhalter allein die Felder.
PlacingSized = Jeder setzt { CHIPS($chips) } auf { $chips ->
    [one] ein Feld
   *[other] Felder
} seiner Wahl.
FirstToPlace = { $seat ->
    [you] Sie setzen
   *[other] { $seat } setzt
} zuerst, die anderen der Reihe nach.
Placed = { $seat ->
    [you] Sie setzen
   *[other] { $seat } setzt
} { CHIPS($chips) } auf das Feld { POOL($pool) }.
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
NoTrumps = Keine Farbe ist Trumpf.
TurnUpLeft = Die aufgeschlagene Karte gehört niemandem.
SwapDeclined = { $seat ->
    [you] Sie lassen
   *[other] { $seat } lässt
} die aufgeschlagene Karte liegen.
TurnUpWon = Weil { CARD($card, form: "nom") } aufgeschlagen ist, { $seat ->
    [you] gewinnen Sie
   *[other] gewinnt { $seat }
} das Spiel; niemand spielt aus.
StockSeen = { $seat ->
    [you] Sie sehen sich die übrigen Karten an und zeigen
   *[other] { $seat } sieht sich die übrigen Karten an und zeigt
} sie niemandem.
SpareHandLeft = { $seat ->
    [you] Sie behalten Ihre
   *[other] { $seat } behält die eigene
} Hand{ $how ->
    [dealer-may-exchange] ; die zusätzliche bleibt liegen.
   *[dealer-may-exchange-or-sell] ; die zusätzliche ist zu haben.
}
Bid = { $seat ->
    [you] Sie bieten
   *[other] { $seat } bietet
} { CHIPS($chips) } für die zusätzliche Hand.
NoBid = { $seat ->
    [you] Sie bieten
   *[other] { $seat } bietet
} nicht.
SpareHandTaken = { $seat ->
    [you] Sie legen Ihre Karten weg und nehmen
   *[other] { $seat } legt die eigenen Karten weg und nimmt
} die zusätzliche Hand.
TurnUpUnpaid = Für das Aufschlagen wird nichts gezahlt: Das Feld { POOL($pool) } ist so nicht zu gewinnen.
VieOpened = Um das Feld { POOL($pool) } wird gepocht.
FirstToSpeak = { $seat ->
    [you] Sie sprechen
   *[other] { $seat } spricht
} zuerst.
Passed = { $seat ->
    [you] Sie passen.
   *[other] { $seat } passt.
}
Held = { $seat ->
    [you] Sie halten mit.
   *[other] { $seat } hält mit.
}
LetStand = { $seat ->
    [you] Sie lassen es beim Einsatz.
   *[other] { $seat } lässt es beim Einsatz.
}
NobodyKnocked = Niemand pocht; die Marken im Feld bleiben für das nächste Spiel stehen.
NothingShown = { $seat ->
    [you] Sie bleiben übrig und haben
   *[other] { $seat } bleibt übrig und hat
} keine gleichen Karten zu zeigen; alle Marken bleiben für das nächste Spiel stehen.
AskedAgain = { $seat ->
    [you] Sie fragen
   *[other] { $seat } fragt
}, wer noch einmal pochen will.
NobodyAgain = Niemand pocht noch einmal.
LaidOff = { $seat ->
    [you] Sie legen
   *[other] { $seat } legt
} { CARDS($cards, form: "acc") } ab.
RunsOrdered = Folgen gehen in dieser Reihenfolge aufwärts: { RANKS($upwards) }.
Waited = { $seat ->
    [you] Sie legen
   *[other] { $seat } legt
} nichts dazu.
CountMade = Gezählt sind { $total } Punkte.
CountStopped = Bei { $total } Punkten geht es nicht weiter.
TrickWon = { $seat ->
    [you] Sie nehmen
   *[other] { $seat } nimmt
} den Stich.
Lacked = { $seat ->
    [you] Sie haben
   *[other] { $seat } hat
} keine Karte vom Rang { RANK($rank) }.
Doubled = { $seat ->
    [you] Sie haben { CARD($card, form: "acc") } behalten und setzen
   *[other] { $seat } hat { CARD($card, form: "acc") } behalten und setzt
} { CHIPS($chips) } auf das Feld { POOL($pool) }.
FellShortOfPool = { $seat ->
    [you] Sie können
   *[other] { $seat } kann
} auf das Feld { POOL($pool) } { $chips ->
    [1] die übrige Marke
   *[other] die übrigen { CHIPS($chips) }
} nicht setzen.
FellShortOfBoard = { $seat ->
    [you] Sie können
   *[other] { $seat } kann
} { $chips ->
    [1] die übrige Marke
   *[other] die übrigen { CHIPS($chips) }
} nicht auf die Felder setzen.
HeldBack = { $seat ->
    [you] Sie halten
   *[other] { $seat } hält
} die Karte zurück.
AllHaveDealt = Jeder hat einmal gegeben; die Partie ist zu Ende.
