cut-cards = { $n } cards
cut-chips = Chips for { N($players) } players: { $each } for each, as { $ones } ones and { $fives } fives
cut-pack = Cards
cut-print = Print
