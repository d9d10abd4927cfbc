tour-hand = { $title }.
tour-step = Schritt { $step }:
tour-next = Was geschieht als Nächstes?
tour-parts = Mit denselben Karten wandern nach { $title } zuerst durch eine Regel andere Marken.
tour-same = Mit denselben Karten wandern nach { $title } dieselben Marken.
tour-rule = Die Regel: { $rule }. Hier: { $a }; dort: { $b }.
tour-beside = Beides nebeneinander ansehen.
figure-percent = { $whole }{ $part ->
    [none] {""}
   *[other] ,{ $part }
} %
