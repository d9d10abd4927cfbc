tour-step = Étape { $step } de « { $title } »
tour-next = Que se passe-t-il ensuite ?
tour-parts = Pour les mêmes cartes, la première différence de jetons avec { $title } tient à une seule règle.
tour-same = Avec les mêmes cartes, { $title } déplace les mêmes jetons.
tour-rule = La règle : { $rule }. Ici : { $a } ; là-bas : { $b }.
tour-beside = Voir les deux côte à côte.
figure-percent = { $whole }{ $part ->
    [none] {""}
   *[other] ,{ $part }
} %
