cut-cards = { $n } Karten
cut-chips = Marken für { N($players) } Spieler: für jeden { $each }, in { $ones } Einern und { $fives } Fünfern
cut-pack = Karten
cut-print = Drucken
