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
rank = { $form ->
    [none] { no-rank }
   *[nom] { rank-name }
}
rank-name = { $rank ->
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
no-rank = { $rank ->
    [ace] kein { rank-name }
    [king] keinen { rank-name }
    [queen] { $suits ->
        [german] keinen { rank-name }
       *[french] keine { rank-name }
    }
    [jack] { $suits ->
        [german] keinen { rank-name }
       *[french] keinen { rank-name }n
    }
   *[other] keine { rank-name }
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
## form: nom (Ass), acc (das Feld Ass), into (auf das Feld Ass), from (aus dem Feld Ass), in (im Feld Ass)

pool = { $form ->
    [acc] { $name ->
        [centre] die Mitte
        [Centre] die Mitte
        [the-middle] die Mitte
       *[other] das Feld { pool-name }
    }
    [into] { $name ->
        [centre] in die Mitte
        [Centre] in die Mitte
        [the-middle] in die Mitte
       *[other] auf das Feld { pool-name }
    }
    [from] { $name ->
        [centre] aus der Mitte
        [Centre] aus der Mitte
        [the-middle] aus der Mitte
       *[other] aus dem Feld { pool-name }
    }
    [in] { $name ->
        [centre] in der Mitte
        [Centre] in der Mitte
        [the-middle] in der Mitte
       *[other] im Feld { pool-name }
    }
   *[nom] { pool-name }
}
pool-name = { $name ->
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

Seated = { BEGIN(N($n)) } sitzen am Tisch: { $names }; spielen können { $range ->
    [yes] { N($least) } bis { N($most) }
   *[no] nur { N($least) }
}.
RanksOrdered = Höchste Karte: { RANK($highest) }; niedrigste: { RANK($lowest) }.
BoardLaid = Das Brett hat { $n ->
    [one] ein Feld
   *[other] { N($n) } Felder
}: { POOLS($pools) }.
DealerNamed = { $how ->
    [first-ace] { $seat ->
        [you] Das erste Ass ist an Sie gefallen, also geben Sie.
       *[other] Das erste Ass ist an { $seat } gefallen, also gibt { $seat }.
    }
    [first-jack] { $seat ->
        [you] Der erste Bube ist an Sie gefallen, also geben Sie.
       *[other] Der erste Bube ist an { $seat } gefallen, also gibt { $seat }.
    }
    [lowest-card] { $seat ->
        [you] Sie haben die niedrigste Karte gezogen und geben.
       *[other] { $seat } hat die niedrigste Karte gezogen und gibt.
    }
    [by-lot] { $seat ->
        [you] Das Los ist auf Sie gefallen, also geben Sie.
       *[other] Das Los ist auf { $seat } gefallen, also gibt { $seat }.
    }
   *[forehand] { $seat ->
        [you] Sie waren zuletzt Vorhand, also geben Sie.
       *[other] { $seat } war zuletzt Vorhand, also gibt { $seat }.
    }
}
AnteSpared = { $seat ->
    [you] Sie haben
   *[other] { $seat } hat
} das vorige Spiel gewonnen und { $seat ->
    [you] setzen
   *[other] setzt
} deshalb nichts { $n ->
    [one] { POOLS($pools, form: "into") }
   *[other] auf die Felder { POOLS($pools) }
}.
Dressed = { $seat ->
    [you] Sie setzen
   *[other] { $seat } setzt
} { LIST($antes) }.
ante = { $n ->
    [one] { CHIPS($chips) } { POOLS($pools, form: "into") }
   *[other] je { CHIPS($chips) } auf die Felder { POOLS($pools) }
}
HandsSized = { $how ->
    [all] Alle Karten werden ausgegeben.
    [all-but-one] Alle Karten bis auf eine werden ausgegeben.
    [some] Von der Vorhand an erhalten die Spieler { $sizes } Karten.
   *[each] Jeder erhält { CARDS-N($n) }.
}
Dealt = { $seat ->
    [you] Sie erhalten
   *[other] { $seat } erhält
} { CARDS-N($n) }{ $n ->
    [0] .
    [1] .
   *[other] { $how ->
        [singly] , eine nach der anderen.
       *[packets] , gegeben zu { $packets }.
    }
}
TurnedUp = { BEGIN(CARD($card, form: "nom")) } wird aufgeschlagen.
TrumpCardShown = { $how ->
    [first-dealt] Die zuerst gegebene Karte
    [last-dealt] Die zuletzt gegebene Karte
   *[dealers-last] Die letzte Karte des Gebers
}, { CARD($card, form: "nom") }, fällt an { SEAT($seat) } und wird offen gezeigt.
TrumpCardSeen = { $seat ->
    [you] Sie sehen sich die letzte Karte des Gebers an und nennen ihre Farbe.
   *[other] { $seat } sieht sich die letzte Karte des Gebers an und nennt ihre Farbe.
}
TrumpsMade = { SUIT($suit) } ist Trumpf.
TurnUpTaken = { $seat ->
    [you] Sie nehmen
   *[other] { $seat } nimmt
} { CARD($card, form: "acc") } auf die Hand.
TurnUpSwapped = { $seat ->
    [you] Sie tauschen
   *[other] { $seat } tauscht
} eine Karte gegen { CARD($turn-up, form: "acc") }.
TurnUpPaid = Für das Aufschlagen { $seat ->
    [you] nehmen Sie
   *[other] nimmt { $seat }
} { CHIPS($chips) } { POOL($pool, form: "from") }.
Melded = { $seat ->
    [you] Sie zeigen
   *[other] { $seat } zeigt
} { CARDS($cards, form: "acc") } und { $seat ->
    [you] nehmen
   *[other] nimmt
} { CHIPS($chips) } { POOL($pool, form: "from") }.
RunShown = { $seat ->
    [you] Sie zeigen
   *[other] { $seat } zeigt
} eine Folge: { CARDS($cards, form: "bare") }.
Forgot = { $seat ->
    [you] Sie vergessen
   *[other] { $seat } vergisst
}, { POOL($pool, form: "acc") } zu melden.
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
    [trump] Karten mit einem Trumpf schlagen Karten ohne Trumpf.
    [club] Karten mit einem Kreuz schlagen Karten ohne Kreuz.
    [highest-card] Die höchste Karte entscheidet.
    [suits] Die höhere Farbe entscheidet.
    [next-card] Die nächste Karte entscheidet.
    [side-cards] Die Karten neben dem Paar entscheiden.
    [hand-kind] Die höhere Pokerhand schlägt die niedrigere.
    [hand-cards] Bei Pokerhänden gleicher Art entscheiden die höheren Karten.
    [length] Die längere Folge schlägt die kürzere.
    [top] Die Folge mit der höheren Spitzenkarte gewinnt.
   *[forehand] Wer näher an der Vorhand sitzt, gewinnt.
}
StakesCapped = { $chips ->
    [0] { $seat ->
        [you] Sie haben keine Marke mehr, deshalb kann niemand etwas setzen.
       *[other] { $seat } hat keine Marke mehr, deshalb kann niemand etwas setzen.
    }
    [one] Mehr als die eine Marke, die { $seat ->
        [you] Sie noch haben,
       *[other] { $seat } noch hat,
    } darf niemand setzen.
   *[other] Mehr als die { CHIPS($chips) }, die { $seat ->
        [you] Sie noch haben,
       *[other] { $seat } noch hat,
    } darf niemand setzen.
}
Knocked = { $seat ->
    [you] Sie pochen
   *[other] { $seat } pocht
} mit { CHIPS($chips, form: "dat") }.
Raised = { $seat ->
    [you] Sie erhöhen
   *[other] { $seat } erhöht
} auf { CHIPS($stake) }.
FreeToRaise = Alle haben geantwortet, und jetzt { $seat ->
    [you] dürfen Sie
   *[other] darf { $seat }
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
   *[pool] { POOL($pool, form: "into") }
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
   *[high-card] nur eine „höchste Karte“
}.
LeftAlone = { $shows ->
    [no] Alle anderen sind ausgestiegen; { $seat ->
        [you] Sie brauchen nichts zu zeigen.
       *[other] { $seat } braucht nichts zu zeigen.
    }
   *[yes] Alle anderen sind ausgestiegen; { $seat ->
        [you] Sie zeigen
       *[other] { $seat } zeigt
    } { CARDS($cards, form: "acc") }.
}
BluffPaid = { $seat ->
    [you] Sie haben
   *[other] { $seat } hat
} ohne das beste Kunststück gepocht und { $seat ->
    [you] zahlen
   *[other] zahlt
} { CHIPS($chips) } { POOL($pool, form: "into") }.
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
} { CHIPS($taken) } aus den Einsätzen, bei denen der Gewinner nicht mehr mitgehen konnte.
LeadGiven = { $how ->
    [forehand] { $seat ->
        [you] Sie spielen als Vorhand aus.
       *[other] { $seat } spielt als Vorhand aus.
    }
    [dealer] { $seat ->
        [you] Sie spielen als Geber aus.
       *[other] { $seat } spielt als Geber aus.
    }
    [card-holder] { $seat ->
        [you] Sie haben die entscheidende Karte und spielen aus.
       *[other] { $seat } hat die entscheidende Karte und spielt aus.
    }
    [vie-winner] { $seat ->
        [you] Sie haben das Pochen gewonnen und spielen aus.
       *[other] { $seat } hat das Pochen gewonnen und spielt aus.
    }
    [next-with-cards] { $seat ->
        [you] Als nächster Spieler, der noch Karten hat, spielen Sie aus.
       *[other] Als nächster Spieler, der noch Karten hat, spielt { $seat } aus.
    }
    [next-with-another-suit] { $seat ->
        [you] Als nächster Spieler, der eine andere Farbe hat, spielen Sie aus.
       *[other] Als nächster Spieler, der eine andere Farbe hat, spielt { $seat } aus.
    }
    [next-with-other-colour] { $seat ->
        [you] Als nächster Spieler, der eine Karte zum Ausspielen hat, spielen Sie aus.
       *[other] Als nächster Spieler, der eine Karte zum Ausspielen hat, spielt { $seat } aus.
    }
    [last-to-play] { $seat ->
        [you] Sie haben die letzte Karte gespielt und spielen aus.
       *[other] { $seat } hat die letzte Karte gespielt und spielt aus.
    }
   *[trick-winner] { $seat ->
        [you] Sie haben die höchste Karte gespielt und spielen aus.
       *[other] { $seat } hat die höchste Karte gespielt und spielt aus.
    }
}
LeadGivenByCard = { $seat ->
    [you] Sie haben { CARD($card, form: "acc") } und spielen
   *[other] { $seat } hat { CARD($card, form: "acc") } und spielt
} zuerst aus.
LeadPassedOn = { $seat ->
    [you] Sie haben
   *[other] { $seat } hat
} { $suit ->
    [cs] keine rote Karte
    [dh] keine schwarze Karte
   *[other] nur noch { SUIT($suit) }
} und { $seat ->
    [you] geben
   *[other] gibt
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
    [you] Sie können nicht folgen und legen
   *[other] { $seat } kann nicht folgen und legt
} { CARD($card, form: "acc") } ein.
StoodIn = { $seat ->
    [you] Sie spielen
   *[other] { $seat } spielt
} { CARD($card, form: "acc") } als Ersatz für { CARD($instead, form: "acc") }.
StopLaid = { $seat ->
    [you] Sie legen
   *[other] { $seat } legt
} { CARD($card, form: "acc") } dazu und { $seat ->
    [you] beenden
   *[other] beendet
} damit die Folge.
PoolWon = Für { CARD($card, form: "acc") } { $seat ->
    [you] nehmen Sie
   *[other] nimmt { $seat }
} { CHIPS($chips) } { POOL($pool, form: "from") }.
PlayedNothing = { $seat ->
    [you] Sie können
   *[other] { $seat } kann
} nicht folgen.
RunStopped = Die Folge endet mit { CARD($card, form: "dat") }.
WentOut = { $seat ->
    [you] Sie haben keine Karte mehr und sind fertig
   *[other] { $seat } hat keine Karte mehr und ist fertig
}{ $how ->
    [at-once] .
   *[other] ; die Folge wird noch zu Ende gespielt.
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
    [you] Sie haben noch { CARD($card, form: "acc") } und brauchen
   *[other] { $seat } hat noch { CARD($card, form: "acc") } und braucht
} nichts zu zahlen.
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
    [each-in-full] ; jeder zahlt den vollen Betrag.
   *[other] .
}
ExtraWaived = { $to ->
    [nobody] Für die meisten Karten wird nichts zusätzlich gezahlt.
    [you] Zusätzlich bekommen Sie nichts, denn für das Ausgehen sind Sie schon bezahlt.
   *[other] Zusätzlich bekommt { SEAT($to) } nichts; für das Ausgehen ist { SEAT($to) } schon bezahlt.
}
FellShort = { $seat ->
    [you] Sie können
   *[other] { $seat } kann
} { SEAT($to, form: "dat") } { $chips ->
    [1] die fehlende Marke
   *[other] die fehlenden { CHIPS($chips) }
} nicht zahlen.
PrizeTaken = { $seat ->
    [you] Sie nehmen
   *[other] { $seat } nimmt
} { CHIPS($chips) } { POOL($pool, form: "from") }.
SessionEnded = { $seat ->
    [you] Sie können
   *[other] { $seat } kann
} das Brett nicht mehr besetzen; damit ist die Partie zu Ende.
ChipsGone = { $seat ->
    [you] Sie haben
   *[other] { $seat } hat
} keine Marke mehr; damit ist die Partie zu Ende.
SessionWon = { $who ->
    [you] Sie gewinnen die Partie mit
    [one] { $seats } gewinnt die Partie mit
   *[more] { BEGIN($seats) } gewinnen die Partie mit je
} { CHIPS($chips, form: "dat") }.
DealtOpen = Damit das Brett leer wird, werden die Karten noch einmal ausgegeben, diesmal offen.
PoolCleared = { $seat ->
    [you] Sie haben
   *[other] { $seat } hat
} { CARDS($cards, form: "acc") } und { $seat ->
    [you] nehmen
   *[other] nimmt
} { CHIPS($chips) } { POOL($pool, form: "from") }.
ResidueLeft = { $chips ->
    [one] Die eine Marke, die noch auf dem Brett liegt, bekommt niemand.
   *[other] Die { CHIPS($chips) }, die noch auf dem Brett liegen, bekommt niemand.
}
ResidueDivided = { $seat ->
    [you] Sie erhalten
   *[other] { $seat } erhält
} { CHIPS($taken) } vom Rest auf dem Brett.
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
    [claim] melden
    [place] eine Marke setzen
    [take] die zusätzliche Hand nehmen
    [bid] um die zusätzliche Hand bieten
   *[swap] eine Karte tauschen
}
stopped = Die aufgezeichneten Züge sind hier nicht mehr möglich.
stopped-asked = Die aufgezeichneten Züge sind hier nicht mehr möglich. { SAY($question) }
stopped-over = Das Spiel ist hier zu Ende, obwohl die Aufzeichnung noch weitergeht.

## form: plain (mit einer Marke pochen) oder zu (mit einer Marke zu pochen)

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
act-claim = { POOLS($pools, form: "acc") } { $form ->
    [zu] zu melden
   *[nom] melden
}
act-place = eine Marke { POOL($pool, form: "into") } { $form ->
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
act-knock = mit { CHIPS($chips, form: "dat") } { $form ->
    [zu] zu pochen
   *[nom] pochen
}
act-raise = auf { CHIPS($chips) } { $form ->
    [zu] zu erhöhen
   *[nom] erhöhen
}
misfit-over = Das Spiel ist hier zu Ende, deshalb { $seat ->
    [you] können Sie
   *[other] kann { $seat }
} nicht mehr { SAY($what) }.
misfit-stage = { $stage ->
    [dressing] Das Besetzen ist
    [dealing] Das Geben ist
    [melding] Das Melden ist
    [vying] Das Pochen ist
    [shedding] Das Ausspielen ist
   *[settling] Das Abrechnen ist
} hier { $over ->
    [yes] schon vorbei, deshalb { $seat ->
        [you] können Sie
       *[other] kann { $seat }
    } nicht mehr
   *[no] noch im Gang, deshalb { $seat ->
        [you] können Sie
       *[other] kann { $seat }
    } noch nicht
} { SAY($what) }.
misfit-other = Hier { $asked ->
    [you] sind Sie
   *[other] ist { $asked }
} an der Reihe, deshalb { $seat ->
    [you] können Sie
   *[other] kann { $seat }
} nicht { SAY($what) }.
misfit-amount = { $seat ->
    [you] Sie können
   *[other] { $seat } kann
} hier nicht { SAY($what) }.
amount-only = { $least ->
    [one] Möglich ist nur { CHIPS($least) }.
   *[other] Möglich sind nur { CHIPS($least) }.
}
amount-from = Mindestens { $least ->
    [one] muss es { CHIPS($least) } sein.
   *[other] müssen es { CHIPS($least) } sein.
}
amount-range = Möglich sind { N($least) } bis { CHIPS($most) }.
misfit-card = { $seat ->
    [you] Sie können
   *[other] { $seat } kann
} hier nicht { SAY($what) }{ $n ->
    [0] .
   *[other] , sondern nur { CARDS($may, join: "or", form: "acc") }.
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
misfit-unasked = Wer hier etwas vergisst, verliert nichts; { $seat ->
    [you] Sie brauchen
   *[other] { $seat } braucht
} { POOL($pool, form: "acc") } also nicht zu melden.
misfit-open = Hier geht das Spiel weiter: { SAY($question) } In der Aufzeichnung stand niemand vor dieser Wahl.
DirectionSet = { $direction ->
    [clockwise] Gegeben und gespielt wird im Uhrzeigersinn.
   *[other] Gegeben und gespielt wird gegen den Uhrzeigersinn.
}
MisdealSettled = { $how ->
    [dealt-again] Wird falsch gegeben, gibt derselbe Spieler noch einmal.
   *[deal-passes] Wird falsch gegeben, gibt der nächste Spieler.
}
ExposureSettled = { $how ->
    [dealt-again] Wenn beim Geben eine Karte sichtbar wird, gibt man neu.
   *[kept] Eine Karte, die beim Geben sichtbar wird, behält man.
}
PackTaken = Gespielt wird mit { $size } Karten.
SuitsNamed = { $suits ->
    [german] Gespielt wird mit deutschen Farben.
   *[french] Gespielt wird mit französischen Farben.
}
CardsTakenOut = Aus dem Kartenspiel kommen heraus: { CARDS($cards, form: "bare") }.
PoolCardsLaid = { $n ->
    [one] Das Feld { POOLS($pools) } gehört zu einer Karte: { CARDS($cards, form: "bare") }.
   *[other] Zu den Feldern { POOLS($pools) } gehören diese Karten: { CARDS($cards, form: "bare") }.
}
PoolCardsTaken = { $how ->
    [the-pack] Sie stammen aus dem Kartenspiel; gegeben wird ohne sie.
    [the-board] Das Brett zeigt sie, und jede ist trotzdem auch im Spiel.
   *[another-pack] Sie stammen aus einem zweiten Kartenspiel.
}
PoolsWonElsewhere = Gewinnen kann man { POOLS($pools, form: "acc") } nur in einem Teil des Spiels, der hier fehlt.
BoardShaped = { $shape ->
    [boxes] Die Felder sind einzelne Kästchen.
    [slats] Das Brett ist ein Kasten, den Leisten der Länge nach teilen.
    [corners] Das Brett ist viereckig, mit einem Feld in jeder Ecke und dem letzten in der Mitte.
    [rows] Das Brett hat für jedes Feld eine Reihe.
    [ring] Das Brett ist rund; am Rand hat es für jedes Feld eine Mulde.
    [cards] Die Felder sind Karten, die in der Mitte liegen.
   *[round] Das Brett ist rund, mit einer Mulde für jedes Feld und einer in der Mitte.
}
StageBegan = { $stage ->
    [dressing] Das Brett wird besetzt.
    [dealing] Das Geben beginnt.
    [melding] { $some ->
        [yes] Gemeldet wird jetzt: { POOLS($pools) }.
       *[no] Das Melden beginnt.
    }
    [vying] Das Pochen beginnt.
    [shedding] Das Ausspielen beginnt.
   *[settling] Das Abrechnen beginnt.
}
DresserNamed = Als Geber { $seat ->
    [you] besetzen Sie
   *[other] besetzt { $seat }
} das Brett allein.
BankerNamed = Als Bankhalter { $seat ->
    [you] besetzen Sie
   *[other] besetzt { $seat }
} das Brett allein.
PlacingSized = Jeder setzt { CHIPS($chips) } auf { $chips ->
    [one] ein Feld
   *[other] Felder
} seiner Wahl.
FirstToPlace = { $seat ->
    [you] Sie setzen
   *[other] { $seat } setzt
} zuerst, die anderen folgen der Reihe nach.
Placed = { $seat ->
    [you] Sie setzen
   *[other] { $seat } setzt
} { CHIPS($chips) } { POOL($pool, form: "into") }.
CouldNotDress = { $seat ->
    [you] Sie haben
   *[other] { $seat } hat
} zu wenige Marken, um das Brett zu besetzen.
PackCut = { $seat ->
    [nobody] Es wird nicht abgehoben.
    [you] Sie heben ab.
   *[other] { $seat } hebt ab.
}
NothingTurnedUp = Es wird keine Karte aufgeschlagen.
NoTrumps = Es gibt keinen Trumpf.
TurnUpLeft = Die aufgeschlagene Karte gehört niemandem.
SwapDeclined = { $seat ->
    [you] Sie lassen
   *[other] { $seat } lässt
} die aufgeschlagene Karte liegen.
TurnUpWon = { BEGIN(CARD($card, form: "nom")) } ist aufgeschlagen, damit { $seat ->
    [you] gewinnen Sie
   *[other] gewinnt { $seat }
} das Spiel; ausgespielt wird nicht.
StockSeen = { $seat ->
    [you] Sie sehen sich die übrigen Karten an, zeigen
   *[other] { $seat } sieht sich die übrigen Karten an, zeigt
} sie aber niemandem.
SpareHandLeft = { $seat ->
    [you] Sie behalten Ihre
   *[other] { $seat } behält die eigene
} Hand{ $how ->
    [dealer-may-exchange] ; die zusätzliche bleibt liegen.
   *[dealer-may-exchange-or-sell] ; um die zusätzliche darf geboten werden.
}
Bid = { $seat ->
    [you] Sie bieten
   *[other] { $seat } bietet
} { CHIPS($chips) } für die zusätzliche Hand.
NoBid = { $seat ->
    [you] Sie bieten
   *[other] { $seat } bietet
} nichts.
SpareHandTaken = { $seat ->
    [you] Sie legen Ihre Karten weg und nehmen
   *[other] { $seat } legt die eigenen Karten weg und nimmt
} die zusätzliche Hand.
TurnUpUnpaid = Für das Aufschlagen wird nichts gezahlt, denn { POOL($pool, form: "acc") } gewinnt man so nicht.
VieOpened = Um { POOL($pool, form: "acc") } wird gepocht.
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
    [you] Sie lassen es bei diesem Einsatz.
   *[other] { $seat } lässt es bei diesem Einsatz.
}
NobodyKnocked = Niemand pocht, und die Marken im Feld bleiben für das nächste Spiel stehen.
NothingShown = { $seat ->
    [you] Sie bleiben übrig, haben
   *[other] { $seat } bleibt übrig, hat
} aber kein Kunststück zu zeigen; alle Marken bleiben für das nächste Spiel stehen.
AskedAgain = { $seat ->
    [you] Sie fragen
   *[other] { $seat } fragt
}, wer noch einmal pochen will.
NobodyAgain = Niemand pocht noch einmal.
LaidOff = { $seat ->
    [you] Sie legen
   *[other] { $seat } legt
} { CARDS($cards, form: "acc") } ab.
RunsOrdered = Folgen steigen in dieser Ordnung: { RANKS($upwards) }.
Waited = { $seat ->
    [you] Sie legen
   *[other] { $seat } legt
} nichts dazu.
CountMade = Die Zählung steht bei { $total }.
CountStopped = Die Zählung endet bei { $total }.
TrickWon = { $seat ->
    [you] Sie nehmen
   *[other] { $seat } nimmt
} den Stich.
Lacked = { $seat ->
    [you] Sie haben
   *[other] { $seat } hat
} { RANK($rank, form: "none") }.
Doubled = { $seat ->
    [you] Sie haben { CARD($card, form: "acc") } behalten und setzen
   *[other] { $seat } hat { CARD($card, form: "acc") } behalten und setzt
} { CHIPS($chips) } { POOL($pool, form: "into") }.
Fined = Ohne passende Karte { $seat ->
    [you] setzen Sie
   *[other] setzt { $seat }
} { CHIPS($chips) } { POOL($pool, form: "into") }.
FellShortOfPool = { $chips ->
    [1] Die fehlende Marke
   *[other] Die fehlenden { CHIPS($chips) }
} { $seat ->
    [you] können Sie
   *[other] kann { $seat }
} nicht { POOL($pool, form: "into") } setzen.
FellShortOfBoard = { $chips ->
    [1] Die fehlende Marke
   *[other] Die fehlenden { CHIPS($chips) }
} { $seat ->
    [you] können Sie
   *[other] kann { $seat }
} nicht auf das Brett setzen.
HeldBack = { $seat ->
    [you] Sie halten
   *[other] { $seat } hält
} die Karte zurück.
AllHaveDealt = Jeder hat einmal gegeben; die Partie ist zu Ende.
