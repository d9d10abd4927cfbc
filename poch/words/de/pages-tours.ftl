tour-step = Schritt { $step } von „{ $title }“
tour-next = Was geschieht als Nächstes?
tour-parts = Spielt man dieselben Karten nach „{ $title }“, werden die Marken anders bewegt; der erste Unterschied liegt an einer einzigen Regel.
tour-same = Spielt man dieselben Karten nach „{ $title }“, werden dieselben Marken bewegt.
tour-rule = Die Regel heißt „{ $rule }“: hier { $a }, dort { $b }.
tour-beside = Beides nebeneinander ansehen.
figure-percent = { $whole }{ $part ->
    [none] {""}
   *[other] ,{ $part }
} %
