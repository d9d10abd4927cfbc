### Values of leaves that no practice names: lists of what they hold, ranks by their letters

value-or-more = { $least } or more
value-run = a run of any suit
value-trumps = trumps { $ranks }
value-trumps-parts = trumps { $ranks }, in { $parts } parts
value-any = trumps, { $ranks }
value-else = { $first }, else { $second }
value-then = { $first }, then { $second }
value-with = { $first } with { $second }
value-run-pays = { CHIPS($chips) } for runs of { $cards } or more
value-each = { $chips } each: { $pools }
value-pair = { $name }: { $value }
value-some = { $name } ({ $parts })
value-length = length
value-top = highest card
value-trump = trumps
value-all = all
value-all-but-the-turn-up = all but the turn-up
value-each-card = one for each card held
value-none = none
value-no-such-rule = no such rule
value-for-seats = { $value } for { $seats }
