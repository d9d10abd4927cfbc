cut-cards = { $n } cards
cut-chips = { $n } chips
cut-pack = Cards
cut-print = Print
