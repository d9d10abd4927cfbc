cut-cards = { $n } cartes
cut-chips = Jetons pour { N($players) } joueurs : pour chacun { $each }, en { $ones } jetons de un et { $fives } de cinq
cut-pack = Cartes
cut-print = Imprimer
