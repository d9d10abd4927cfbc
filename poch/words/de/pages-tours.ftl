tour-step = Schritt { $step } von „{ $title }“
tour-next = Was geschieht als Nächstes?
tour-parts = Spielt man dieselben Karten nach { $title }, bewegt zuerst eine einzige Regel andere Marken.
tour-same = Mit denselben Karten werden nach { $title } dieselben Marken bewegt.
tour-rule = Die Regel: { $rule }. Hier: { $a }; dort: { $b }.
tour-beside = Beides nebeneinander ansehen.
figure-percent = { $whole }{ $part ->
    [none] {""}
   *[other] ,{ $part }
} %
