cut-cards = { $n } cartes
cut-chips = { $n } jetons
cut-pack = Cartes
cut-print = Imprimer
