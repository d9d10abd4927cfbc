### Durch ein Spiel blättern: das Brett, die Bedienung und was daneben steht.

hand-touch = Berühren Sie ein Feld, eine Karte oder einen Namen, um zu sehen, was daraus wird.
hand-table = Der Tisch; die Pfeiltasten links und rechts führen durch das Spiel
hand-not-loaded = Das konnte nicht geladen werden ({ $why }).
hand-not-asked = Diese Frage konnte nicht gestellt werden ({ $why }).
hand-no-board = Das Brett dieses Spiels konnte nicht geladen werden ({ $why }). Die Schritte stehen unten.
hand-play-on = Weiterspielen{ $rest }
hand-from-here = { " " }ab hier
hand-cite-step = Zitieren
hand-all-steps = { $n ->
    [one] Ein Schritt
   *[other] Alle { $n } Schritte
}
hand-deal = { NUMBER($n) }. Spiel: { $stage }
hand-result = Gewonnen und verloren: { $net }.
hand-step = Schritt
hand-first = Erster Schritt
hand-back = Zurück
hand-forward = Weiter
hand-last = Letzter Schritt
hand-step-of = Schritt { $step } von { $all }, { $stage }
hand-go = Zu Schritt { $step }
hand-steps = { $n ->
    [one] Schritt
   *[other] Schritte
}
hand-read-from = Sie sehen das Spiel mit dieser Lesart, bei Schritt { $step } von { $all }, wo sie zuerst etwas ändert.{ $stopped ->
    [yes] { " " }Später passen die aufgezeichneten Aktionen nicht mehr.
   *[no] {""}
}
hand-read-another = Sie sehen ein anderes Spiel, das mit dieser Lesart gespielt wird, bei Schritt { $step } von { $all }.
hand-read-here = Das Spiel wird mit dieser Lesart gespielt; bei Schritt { $step } von { $all } ändert sie zuerst etwas.
hand-another-shows = { $reading ->
    [none] Ein anderes Spiel, um dies zu zeigen.
   *[other] Ein anderes Spiel mit der Lesart „{ $reading }“, um dies zu zeigen.
}
hand-same-shows = { $reading ->
    [none] Das Spiel wie aufgezeichnet, um dies zu zeigen.
   *[other] Das Spiel mit der Lesart „{ $reading }“, um dies zu zeigen.
}
hand-another-changes = Ein anderes Spiel, in dem diese Lesart etwas ändert.
hand-shown-now = Sie sehen es gerade: Schritt { $step } ist der einzige.
hand-nearest = Kein Schritt kann dies zeigen; der Grund steht bei dem Satz. Sie sehen den nächstliegenden.
hand-address-clause = Einen Satz { $asked } gibt es hier nicht. Sie sehen den nächstliegenden, { $near }.
hand-address-hand = Ein Spiel { $asked } gibt es hier nicht. Sie sehen das nächstliegende, „{ $near }“.
hand-address-step = Einen Schritt { $asked } hat dieses Spiel nicht. Sie sehen den nächstliegenden, { $step }.
hand-address-other = Schritt { $asked } beruht nicht auf { $clause }. Sie sehen den nächstliegenden Schritt, der darauf beruht: { $step }.
hand-address-reading = Die Lesart in der Adresse ändert hier nichts. Sie sehen das Spiel wie aufgezeichnet.
hand-way-back = Zurück
hand-way-back-to = Zurück zum Spiel „{ $title }“, Schritt { $step }
hand-as-recorded = Zurück zum Spiel wie aufgezeichnet
hand-show-reading = Auf dem Brett zeigen
hand-mark = { $status ->
    [stated] ausdrücklich
    [reported] berichtet
    [reported-mt] in Übersetzung berichtet
    [inferred] erschlossen
    [inherited] vom Vergleichstext übertragen
   *[supplied] ergänzt
}{ $gap ->
    [silent] : der Text schweigt
    [unreported] : nicht berichtet
    [cut] : nicht in dem, was wir lasen
   *[none] {""}
}
hand-borrowed = Die Regel ist einem anderen Text entlehnt ({ $text }).
hand-disputed = Strittig; hier gelesen als „{ $reading }“{ $adopted ->
    [yes] .
   *[no] , was nicht die bevorzugte Lesart ist.
}
hand-more = Mehr
hand-hide = Karten verdecken
hand-four-colours = Vier Farben
hand-suits = Farben der Karten
hand-suits-text = Farben des Textes
hand-suits-french = Französische Farben
hand-suits-german = Deutsche Farben
hand-copied = Sie haben einen Link auf diesen Schritt kopiert.
hand-fold = Tisch zeigen
