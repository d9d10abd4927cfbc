tour-hand = { $title }.
tour-step = Étape { $step } :
tour-next = Que se passe-t-il ensuite ?
tour-parts = Avec les mêmes cartes, c’est par une règle que { $title } déplace pour la première fois d’autres jetons.
tour-same = Avec les mêmes cartes, { $title } déplace les mêmes jetons.
tour-rule = La règle : { $rule }. Ici : { $a } ; là-bas : { $b }.
tour-beside = Voir les deux côte à côte.
figure-percent = { $whole }{ $part ->
    [none] {""}
   *[other] ,{ $part }
} %
