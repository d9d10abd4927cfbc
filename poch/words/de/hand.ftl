### Durch ein Spiel blättern: das Brett, die Bedienung und was daneben steht.

hand-touch = Tippen Sie auf ein Feld, eine Karte oder einen Namen; dann sehen Sie, was daraus wird.
hand-table = Der Tisch; die Pfeiltasten links und rechts führen durch das Spiel
hand-not-loaded = Das ließ sich nicht laden ({ $why }).
hand-not-asked = Diese Frage ließ sich nicht stellen ({ $why }).
hand-no-board = Das Brett zu diesem Spiel ließ sich nicht laden ({ $why }). Seine Schritte finden Sie unten.
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
hand-read-from = Sie sehen das Spiel mit dieser Lesart, und zwar bei Schritt { $step } von { $all }, wo sie zum ersten Mal etwas ändert.{ $stopped ->
    [yes] { " " }Weiter hinten sind die aufgezeichneten Züge nicht mehr möglich.
   *[no] {""}
}
hand-read-another = Sie sehen ein anderes Spiel, gespielt mit dieser Lesart, bei Schritt { $step } von { $all }.
hand-read-here = Das Spiel wird mit dieser Lesart gespielt; bei Schritt { $step } von { $all } ändert sie zum ersten Mal etwas.
hand-another-shows = { $reading ->
    [none] Das zeigt ein anderes Spiel.
   *[other] Das zeigt ein anderes Spiel, und zwar mit der Lesart „{ $reading }“.
}
hand-same-shows = { $reading ->
    [none] Das zeigt das Spiel, wie es aufgezeichnet ist.
   *[other] Das zeigt das Spiel mit der Lesart „{ $reading }“.
}
hand-another-changes = Ein anderes Spiel, in dem diese Lesart etwas ändert.
hand-shown-now = Sie sehen es gerade: Nur Schritt { $step } zeigt es.
hand-nearest = Zeigen lässt sich das in keinem Schritt; der Grund steht neben dem Satz. Sie sehen den Schritt, der am nächsten kommt.
hand-address-clause = Einen Satz { $asked } gibt es hier nicht. Sie sehen stattdessen den ähnlichsten: { $near }.
hand-address-hand = Ein Spiel { $asked } gibt es hier nicht. Sie sehen stattdessen das ähnlichste: „{ $near }“.
hand-address-step = Einen Schritt { $asked } hat dieses Spiel nicht. Sie sehen den, der am nächsten liegt: { $step }.
hand-address-other = Schritt { $asked } beruht nicht auf { $clause }. Sie sehen den nächsten, der darauf beruht: { $step }.
hand-address-reading = Die Lesart in der Adresse ändert hier nichts. Sie sehen das Spiel deshalb, wie es aufgezeichnet ist.
hand-way-back = Zurück
hand-way-back-to = Zurück zum Spiel „{ $title }“, Schritt { $step }
hand-as-recorded = Zurück zum Spiel, wie es aufgezeichnet ist
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
    [cut] : nicht in unserer Vorlage
   *[none] {""}
}
hand-borrowed = Die Regel ist einem anderen Text entlehnt ({ $text }).
hand-disputed = Strittig; hier gelesen als „{ $reading }“{ $adopted ->
    [yes] .
   *[no] , obwohl das nicht die bevorzugte Lesart ist.
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
