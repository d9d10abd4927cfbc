contrast-title = Dieselben Karten nach anderen Regeln
contrast-progress = Wie viel vom Spielprogramm geladen ist
contrast-whose = Wessen Regeln
contrast-choose-whose = Regeln wählen …
contrast-under = Nach den Regeln von
contrast-readings = Lesarten
contrast-other-readings = { $title }: andere Lesarten
contrast-no-ruleset = Ein Regelwerk „{ $ruleset }“ gibt es hier nicht. Sie sehen das nächstliegende, { $near }.
contrast-choose = Wählen Sie, nach wessen Regeln dieselben Karten gegeben und dieselben Entscheidungen getroffen werden.
contrast-dealing = Die Karten werden noch einmal gegeben …
contrast-read = { $title }. { $readings }
beside-boards = Beide Bretter; die Pfeiltasten links und rechts gehen das Spiel durch
beside-play-on = Ab hier weiterspielen
beside-waits = wartet
beside-both = Beide
beside-heard = { $title }: { $line }
beside-same = { $dressed ->
    [yes] Sobald das Brett besetzt ist, geschieht in diesem Spiel nach beiden dasselbe.
   *[no] In diesem Spiel geschieht nach beiden dasselbe.
}
beside-part = { $stage ->
    [dressing] Beim Besetzen gehen sie auseinander.
    [dealing] Beim Geben gehen sie auseinander.
    [melding] Beim Melden gehen sie auseinander.
    [vying] Beim Pochen gehen sie auseinander.
    [shedding] Beim Ausspielen gehen sie auseinander.
    [settling] Beim Abrechnen gehen sie auseinander.
    [ending] Am Ende gehen sie auseinander.
   *[layout] Beim Aufbau gehen sie auseinander.
}
beside-show = Zeigen, wo
beside-because = { $n ->
    [one] Diese Regel macht den Unterschied:
   *[other] Diese Regeln zusammen machen den Unterschied:
}
beside-tried = { $n ->
    [one] Übernimmt man nur diese Regel
   *[other] Übernimmt man nur diese Regeln
} ({ $whose }), so gehen die beiden { $stage ->
    [none] nie auseinander.
    [dressing] erst beim Besetzen auseinander
    [dealing] erst beim Geben auseinander
    [melding] erst beim Melden auseinander
    [vying] erst beim Pochen auseinander
    [shedding] erst beim Ausspielen auseinander
    [settling] erst beim Abrechnen auseinander
   *[ending] erst am Ende auseinander
}{ $stage ->
    [none] {""}
   *[other] { $step ->
        [0] .
       *[other] , dort bei Schritt { $step }.
    }
}
beside-other-reading = die andere Lesart
beside-see = Übernehmen und ansehen
beside-misfit = { $title }: { $line }
beside-no-pool = { $title } hat kein Feld { POOL($pool) }; { $n ->
    [0] was darin lag, bleibt weg.
    [one] die eine Marke darin bleibt weg.
   *[other] die { $n } Marken darin bleiben weg.
}
beside-misfits = Was nicht passt
beside-layout = Bevor gespielt wird
beside-aside = Von der anderen Seite übernommen
beside-nothing = Nichts übernehmen
beside-unset = kommt nicht vor
contrast-hands = Karten
contrast-hands-same = alle behalten dieselben Karten
contrast-hands-dealt = gegeben, wie dieser Text gibt
contrast-from = Ab
beside-english = Diese Regeln gibt es hier nur auf Englisch.
beside-earlier = Sie gehen schon vorher auseinander, aber bis hierher mit gleichen Marken.
contrast-no-step = Die Schritte { $asked } stehen hier nirgends nebeneinander. Sie sehen die nächstliegenden, { $near }.
