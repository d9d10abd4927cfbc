cut-cards = { $n } Karten
cut-chips = { $n } Marken
cut-pack = Karten
cut-print = Drucken
