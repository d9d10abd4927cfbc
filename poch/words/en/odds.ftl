odds-sets = sets
odds-won = { $n ->
    [one] { BEGIN(POOLS($pools)) } won
   *[other] A given pool among { POOLS($pools) } won
}
odds-turned-up = { $n ->
    [one] { BEGIN(POOLS($pools)) } won by the dealer’s turn-up
   *[other] A given pool among { POOLS($pools) } won by the dealer’s turn-up
}
odds-within-reach = { $n ->
    [one] { BEGIN(POOLS($pools)) } can be won by playing
   *[other] A given pool among { POOLS($pools) } can be won by playing
}
odds-shared = { $n ->
    [one] { BEGIN(POOLS($pools)) } shared by several
   *[other] A given pool among { POOLS($pools) } shared by several
}
odds-with-others = { $n ->
    [one] { BEGIN(POOLS($pools)) } won with another pool
   *[other] A given pool among { POOLS($pools) } won with another pool
}
odds-somebody = Somebody has a set
odds-several = Several have a set
odds-pair = The best set is a pair
odds-three = The best set is three of a kind
odds-four = The best set is four of a kind
odds-none = No exact chance can be given for { LIST($whose) }: { SAY($why) }.
odds-gone = No such pool: { POOLS($pools) }.
odds-why-swap = the dealer may exchange any card for the turn-up
odds-why-spare-hand = the dealer or another player may take a hand other than the one dealt
odds-why-laid-down = players have laid down cards of their choice by then
odds-why-with-the-run = the best run takes it as well, and we do not compute how often the two coincide
odds-why-many-trumps = we would have to track more than { $most } trumps
odds-why-vied-for = the vying decides, and depends on who knocks, holds or folds
odds-why-played-for = the play decides, and depends on which cards the players choose
odds-why-nobodys = the rules do not say who takes it
odds-why-no-vying = there is no vying
odds-why-poker = hands of poker are compared, and not sets
odds-given = We assume that { LIST($given) }.
odds-given-chips = there are chips in the pool
odds-given-enough = the chips are enough to divide
odds-given-claimed = nobody forgets to claim
odds-unknown = We cannot compute odds where { $leaf } is { $value }; run a survey instead.
odds-other = With readings of your choice
odds-choose = Choose seats and readings; the engine computes in your browser{ $size ->
    [0] .
   *[other] {" "}(it loads once, { $size }).
}
odds-seats = Seats
odds-compute = Compute
odds-computing = Computing …
odds-computed = Computed for { $seats } seats.
odds-as-chosen = Odds as chosen
odds-happens = What happens
odds-deals = Deals
odds-often = One in
odds-exactly = Exactly
odds-always = always
odds-never = never
survey-careful = careful
survey-counting = counting the cards
survey-reckless = reckless
survey-begin = Play them
survey-end = Stop
survey-bar = Deals played
survey-ruleset = Ruleset
survey-seats = Seats
survey-players = Players
survey-of-deals = Deals
survey-first-seed = First seed
survey-readings = Readings other than the adopted
survey-starting = Starting the engine …
survey-playing = Playing { NUMBER($n) } deals …
survey-played = All { NUMBER($n) } deals are played.
survey-stopped = Stopped.{ $some ->
    [yes] { " " }You can see what was played so far below.
   *[no] {""}
}
survey-range = { $low } to { $high }
survey-measure = Measure
survey-mean = Mean
survey-interval = 95% interval
survey-largest = Largest
survey-result = Results
survey-terminal = { $n ->
    [one] { NUMBER($n) } deal. In a terminal:
   *[other] { NUMBER($n) } deals. In a terminal:
}
survey-no-vying = This text has no vying to measure, so you see runs, and pools won by playing, in its place.
measure-events = how many events a deal has
measure-actions = how many choices the players make in a deal
measure-chips = how many chips move in a deal
measure-stage = how many of them move in the { $stage ->
    [dressing] dressing
    [dealing] deal
    [melding] melding
    [vying] vying
    [shedding] playing out
    [settling] settling
   *[other] { $stage }
}
measure-supplied = what share of the chips moves by clauses that we supplied
measure-dealer = how many chips the dealer wins in a deal
measure-forehand = how many chips forehand wins in a deal
measure-opened = in what share of deals somebody knocks
measure-contested = in what share of deals two or more stake chips against each other
measure-bluff-paid = in what share of deals all others fold to a seat without the best set
measure-played = how many pools are won in a deal by playing a card
measure-runs = how many runs stop in a deal before somebody is out
measure-dead = in what share of runs the next card was left over in the deal
measure-won = in what share of deals somebody wins { POOL($pool) }
measure-size = how many chips { POOL($pool) } holds when somebody wins it, without the stakes of that deal
