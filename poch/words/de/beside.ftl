contrast-title = Dieselben Karten nach anderen Regeln
contrast-progress = Wie viel vom Spielprogramm geladen ist
contrast-whose = Wessen Regeln
contrast-choose-whose = Regeln wählen …
contrast-under = Nach den Regeln von
contrast-readings = Lesarten
contrast-other-readings = { $title }: andere Lesarten
contrast-no-ruleset = { $why ->
    [cut] „{ $ruleset }“ bricht ab, bevor man danach spielen kann. Sie sehen stattdessen das ähnlichste: { $near }.
    [playable] „{ $ruleset }“ gehört zu einem anderen Spiel. Sie sehen stattdessen das ähnlichste Regelwerk dieses Spiels: { $near }.
   *[none] Ein Regelwerk „{ $ruleset }“ gibt es hier nicht. Sie sehen stattdessen das ähnlichste: { $near }.
}
contrast-choose = Wählen Sie, nach wessen Regeln dieselben Karten gegeben und dieselben Entscheidungen getroffen werden sollen.
contrast-dealing = Die Karten werden noch einmal gegeben …
contrast-read = { $title }. { $readings }
beside-boards = Beide Bretter; mit den Pfeiltasten links und rechts gehen Sie durch das Spiel
beside-play-on = Ab hier weiterspielen
beside-waits = wartet
beside-both = Beide
beside-heard = { $title }: { $line }
beside-same = { $dressed ->
    [yes] Sobald das Brett besetzt ist, geschieht in diesem Spiel nach beiden Texten dasselbe.
   *[no] In diesem Spiel geschieht nach beiden Texten dasselbe.
}
beside-part = { $stage ->
    [dressing] Beim Besetzen gehen die beiden Spiele auseinander.
    [dealing] Beim Geben gehen die beiden Spiele auseinander.
    [melding] Beim Melden gehen die beiden Spiele auseinander.
    [vying] Beim Pochen gehen die beiden Spiele auseinander.
    [shedding] Beim Ausspielen gehen die beiden Spiele auseinander.
    [settling] Beim Abrechnen gehen die beiden Spiele auseinander.
    [ending] Am Ende gehen die beiden Spiele auseinander.
   *[layout] Beim Aufbau gehen die beiden Spiele auseinander.
}
beside-show = Zeigen, wo
beside-because = { $n ->
    [one] Den Unterschied macht diese Regel:
   *[other] Den Unterschied machen diese Regeln zusammen:
}
beside-tried = { $n ->
    [one] Wenn man nur diese Regel aus { $whose } übernimmt
   *[other] Wenn man nur diese Regeln aus { $whose } übernimmt
}, gehen die beiden Spiele { $stage ->
    [none] nicht mehr auseinander.
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
beside-other-reading = der anderen Lesart
beside-see = Übernehmen und ansehen
beside-misfit = { $title }: { $line }
beside-no-pool = { $title } hat kein Feld { POOL($pool) }, deshalb { $n ->
    [0] bleibt weg, was darin war.
    [one] bleibt die eine Marke darin weg.
   *[other] bleiben die { $n } Marken darin weg.
}
beside-misfits = Was dort nicht möglich ist
beside-layout = Bevor gespielt wird
beside-aside = Von der anderen Seite übernommen
beside-nothing = Nichts übernehmen
beside-unset = kommt nicht vor
contrast-hands = Karten
contrast-hands-same = jeder behält seine Karten
contrast-hands-dealt = gegeben nach der Regel des Textes
contrast-from = Ab
beside-english = Diese Regeln gibt es hier nur auf Englisch.
beside-earlier = Die beiden Spiele gehen schon vorher auseinander, doch bis hierher hat jeder auf beiden Seiten gleich viele Marken.
contrast-no-step = Die Schritte { $asked } gibt es hier nicht nebeneinander. Sie sehen die, die am nächsten liegen: { $near }.
