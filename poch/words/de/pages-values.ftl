### Werte von Regelpunkten, die keine Spielweise sind: Listen, Ränge mit ihren Buchstaben

value-or-more = { $least } oder mehr
value-run = eine Folge in beliebiger Farbe
value-any-suit = { $ranks } einer Farbe, gleich welcher
value-trumps = { $ranks } in Trumpf
value-trumps-parts = { $ranks } in Trumpf, je Karte einer von { $parts } Teilen
value-any = { $ranks } in Trumpf
value-else = { $first }, sonst { $second }
value-then = { $first }, dann { $second }
value-with = { $first }, und dazu { $second }
value-run-pays = { CHIPS($chips) } für Folgen ab { $cards ->
    [one] einer Karte
   *[other] { N($cards) } Karten
}
value-straight-flush = Straight Flush
value-four-alike = Vierling
value-full-house = Full House
value-flush = Flush
value-straight = Straße
value-three-alike = Drilling
value-two-pairs = zwei Paare
value-one-pair = ein Paar
value-high-card = höchste Karte
value-each = { CHIPS($chips) } je Feld: { $pools }
value-pair = { $name }: { $value }
value-some = { $name } ({ $parts })
value-length = Länge
value-top = höchste Karte
value-trump = Trumpf
value-all = alle
value-all-but-the-turn-up = alle außer der aufgeschlagenen
value-each-card = eine für jede Karte auf der Hand
value-none = keines
value-no-such-rule = keine solche Regel
value-for-seats = { $value } bei { $seats } Spielern
