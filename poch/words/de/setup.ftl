setup-ambiguity = Der Text lässt sich auf mehr als eine Weise lesen
setup-contradiction = Die Textzeugen widersprechen sich
setup-silence = Der Text schweigt
setup-no-limit = unbegrenzt
setup-each = je { $n }
setup-whose = Wessen Regeln
setup-players = { $fixed ->
    [yes] { $most }
   *[no] { $least } bis { $most }
} Spieler
setup-first = als Erster, Vorhand
setup-last = als Letzter, Geber
setup-number = an { $n }. Stelle
setup-at-table = Am Tisch
setup-name = Ihr Name
setup-people = An diesem Gerät
setup-alone = Sie allein
setup-several = Sie zu { $n }
setup-names = Name von Spieler { $n }
setup-person = Spieler { $n }
setup-same-names = Zwei Spieler heißen { $name }. Geben Sie einem von ihnen einen anderen Namen.
setup-place = Sie spielen
setup-strengths = Wie stark sind sie?
setup-chips = Marken
setup-another-deal = Eine andere Verteilung
setup-another = Andere
setup-seed = Die Verteilung der Karten (ihr Startwert)
setup-house = Hausvarianten
setup-all = Alle { $n } Texte
setup-more = Mehr: Hausvarianten, Lesarten, Kartenverteilung
setup-adopted = bevorzugt
setup-no-seed = „{ $seed }“ ist kein Startwert. Schreiben Sie eine ganze Zahl mit höchstens 15 Ziffern, oder drücken Sie „Andere“.

setup-disputed = { $n ->
    [0] keine strittigen Stellen
    [one] eine strittige Stelle
   *[other] { $n } strittige Stellen
}{ $others ->
    [0] {""}
   *[other] , { $others } nicht wie bevorzugt
}
