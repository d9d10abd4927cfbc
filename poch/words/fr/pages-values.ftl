### Valeurs que ne nomme aucune pratique : listes, rangs par leurs lettres

value-or-more = { $least } ou plus
value-run = une suite de n’importe quelle couleur
value-any-suit = { $ranks } d’une même couleur, quelle qu’elle soit
value-trumps = { $ranks ->
    [A] as d’atout
    [R] roi d’atout
    [D] dame d’atout
    [V] valet d’atout
   *[other] { $ranks } d’atout
}
value-trumps-parts = { $ranks } d’atout, en { $parts } parts
value-any = { $ranks } d’atout
value-else = { $first }, sinon { $second }
value-then = { $first }, puis { $second }
value-with = { $first }, et en plus { $second }
value-run-pays = { CHIPS($chips) } pour les suites { CARDS-N($cards, form: "de") } ou plus
value-straight-flush = quinte flush
value-four-alike = carré
value-full-house = full
value-flush = couleur
value-straight = suite
value-three-alike = brelan
value-two-pairs = deux paires
value-one-pair = paire
value-high-card = carte la plus haute
value-each = { CHIPS($chips) } par case : { $pools }
value-pair = { $name } : { $value }
value-some = { $name } ({ $parts })
value-length = longueur
value-top = plus haute carte
value-trump = atout
value-all = toutes
value-all-but-the-turn-up = toutes sauf la retourne
value-each-card = un pour chaque carte en main
value-none = aucune
value-no-such-rule = aucune règle de ce genre
value-for-seats = { $value } pour { $seats } joueurs
