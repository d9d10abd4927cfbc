tour-step = Schritt { $step } von „{ $title }“
tour-next = Was geschieht als Nächstes?
tour-parts = Mit denselben Karten werden die Marken nach „{ $title }“ anders bewegt; der erste Unterschied liegt an einer einzigen Regel.
tour-same = Mit denselben Karten werden nach „{ $title }“ dieselben Marken bewegt.
tour-rule = Die Regel heißt „{ $rule }“: hier { $a }, dort { $b }.
tour-beside = Beides nebeneinander ansehen.
figure-percent = { $whole }{ $part ->
    [none] {""}
   *[other] ,{ $part }
} %
