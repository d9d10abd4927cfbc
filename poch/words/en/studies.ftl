### What studies of a hand say: why and why not, what does not fit other rules, and where two texts part.

followed = { $first } { $next }

## What is allowed

may-as = { $verb ->
    [fold] This counts as folding
   *[pass] This counts as a pass
}, which is allowed.
may-pass = { BEGIN(SEAT($seat)) } may pass here.
may-fold = { BEGIN(SEAT($seat)) } may fold here.
may-hold = { BEGIN(SEAT($seat)) } may hold here.
may-knock = { BEGIN(SEAT($seat)) } may knock for { $how ->
    [only] exactly { CHIPS($least) }
    [range] { N($least) } to { CHIPS($most) }
   *[from] { CHIPS($least) } or more
}.
may-raise = { BEGIN(SEAT($seat)) } may raise the stake to { $how ->
    [only] exactly { CHIPS($least) }
    [range] anything from { N($least) } to { CHIPS($most) }
   *[from] { CHIPS($least) } or more
}.
may-swap = The dealer may exchange any card in hand for the turn-up.
may-take = { BEGIN(SEAT($seat)) } may put aside the hand dealt, and take the spare one.
may-bid = { BEGIN(SEAT($seat)) } may bid { $how ->
    [only] exactly { CHIPS($least) }
    [range] { N($least) } to { CHIPS($most) }
   *[from] { CHIPS($least) } or more
}.
may-claim = { $seat ->
    [you] You hold
   *[other] { $seat } holds
} the cards for it, and may claim.
may-forget = { BEGIN(SEAT($seat)) } may leave this unclaimed, and { $seat ->
    [you] are
   *[other] is
} then not paid.
may-place = { BEGIN(SEAT($seat)) } may place a chip in { POOL($pool) }.
may-lead = { BEGIN(SEAT($seat)) } may lead the { CARD($card) }.
may-play = { BEGIN(SEAT($seat)) } may play the { CARD($card) } on the { CARD($last) }.

## What the rules bar

bar-least = { $verb ->
    [bid] The lowest bid here is { CHIPS($least) }.
    [raise] The lowest raise here is to { CHIPS($least) }.
   *[knock] The lowest knock here is for { CHIPS($least) }.
}
bar-most = { $verb ->
    [bid] The highest bid here is { CHIPS($most) }.
    [raise] The highest raise here is to { CHIPS($most) }.
   *[knock] The highest knock here is for { CHIPS($most) }.
}
bar-fixed = { $verb ->
    [bid] Only one bid is left here: exactly { CHIPS($least) }.
    [raise] The stake is fixed: a raise is to exactly { CHIPS($least) }.
   *[knock] The stake is fixed: a knock is for exactly { CHIPS($least) }.
}
bar-purse = { $seat ->
    [you] You have
   *[other] { $seat } has
} too few chips: { $most ->
    [0] nothing is left to stake.
   *[other] the stake can be { CHIPS($most) } at most.
}
bar-shortest-purse = { $most ->
    [0] Somebody has no chips, so nobody may stake any.
   *[other] No stake may exceed what the poorest player can match: { CHIPS($most) } in all.
}
bar-too-short = { $seat ->
    [you] You have
   *[other] { $seat } has
} too few chips for the lowest raise that is allowed.
bar-too-many = A higher stake cannot be recorded.
bar-nobody-can-match = All others have staked their last chip, so nobody could match a raise.
bar-nobody-knocked = Nobody has knocked yet, so there is no stake to { $verb ->
    [raise] raise
   *[hold] hold
}.
bar-knocked = Somebody has knocked already; answer that stake instead.
bar-even = The stakes are even, so there is nothing to hold.
bar-nobody = Nobody may raise: the choice is to hold or to fold.
bar-once-each = Nobody may raise more than once.
bar-once-in-all = The stake has been raised once; nobody may raise it again.
bar-first-circuit = A player who has staked may raise no more: the choice is to hold or to fold.
bar-ahead = Nobody may raise before all have answered.
bar-last-holder-once = Only the last player to hold may raise, once all have answered.
bar-last-holder-again = { bar-last-holder-once }
bar-overbidding = { $verb ->
    [raise] Nobody raises: the stake is the same for everyone.
   *[hold] Nobody holds another’s stake: the choice is to name a better set, or to pass.
}
bar-made-good = The choice here is to make up the stake, or to fold.
bar-claimed = The choice here is to claim, or to claim nothing and forget it.
bar-highest-first = The lead to the first trick must be the highest card: the { CARDS($cards, join: "or") }.
bar-highest-always = The lead must be the highest card: the { CARDS($cards, join: "or") }.
bar-lowest = The lead must be the lowest card in hand: the { CARDS($cards, join: "or") }.
bar-other-colour = The lead must be red after a black run, and black after a red one: the { CARDS($cards, join: "or") }.
bar-another-suit = The lead must be of a different suit from the last run: the { CARDS($cards, join: "or") }.
bar-above-the-gap = After a run that has stopped, the lead must be the next rank in hand: the { CARDS($cards, join: "or") }.
bar-lowest-of-a-suit = The lead must be the lowest card of a suit: the { CARDS($cards, join: "or") }.
bar-lowest-of-longest = The lead must be the lowest card of the longest suit: the { CARDS($cards, join: "or") }.
bar-lowest-of-longest-first = The first lead must be the lowest card of the longest suit: the { CARDS($cards, join: "or") }.
bar-leads = { $seat ->
    [you] You have
   *[other] { $seat } has
} the lead, and must lead a card.
bar-must-cover = There are as many empty pools as chips still to come, so this one goes in { POOLS($pools, join: "or") }.
bar-places = { $seat ->
    [you] You must
   *[other] { $seat } must
} place a chip.
bar-must-play = A player who can play must play.
bar-must-knock = A player who holds a set must knock.
bar-next-higher-by-holder = Only the next higher card of the suit goes on the { CARD($last) }: the { CARDS($cards, join: "or") }.
bar-next-higher-in-turn = { bar-next-higher-by-holder }
bar-next-higher-in-turn-once = { bar-next-higher-by-holder }
bar-next-higher-own-first = { bar-next-higher-by-holder }
bar-next-rank-in-turn = Only the next higher rank goes on the { CARD($last) }: the { CARDS($cards, join: "or") }.
bar-suit-tricks = { BEGIN(SEAT($seat)) } must follow suit with { SUIT($suit) }.
bar-trump-tricks = { BEGIN(SEAT($seat)) } must follow suit with { SUIT($suit) }, or play a trump.
bar-trump-if-void = A player with { SUIT($suit) }, the suit led, may not play a trump.
bar-stands-in = Nobody has the next card. Only the { CARDS($cards, join: "or") } may be played in its place.
bar-put-in = { $seat ->
    [you] You do
   *[other] { $seat } does
} not have the card that goes on, and may put in only the { CARDS($cards, join: "or") }.
bar-after-put-in = After a card put in, play goes on from it or from the card before it, here with the { CARDS($cards, join: "or") }.
bar-limit = The { CARD($card) } would take the count beyond { $limit }.

## What a seat lacks, and whose turn it is

not-in-pack = The pack of { $many } cards does not have the { CARD($card) }.
already-played = The { CARD($card) } has been played already.
not-held = { $seat ->
    [you] You do
   *[other] { $seat } does
} not hold the { CARD($card) }.
no-such-pool = The board has no { $pool ->
    [centre] centre
    [dwarf] Dwarf
   *[other] { POOL($pool) } pool
}.
pool-not-claimed = You cannot claim { POOL($pool) } with cards.
pool-not-now = Nobody claims { POOL($pool) } in this part of the deal.
pool-empty = There is nothing in { POOL($pool) } to claim.
pool-no-cards = { $seat ->
    [you] You do
   *[other] { $seat } does
} not hold the cards that claim { POOL($pool) }.
deal-over = The hand is over.
part-none = These rules have no { $part ->
    [dressing] dressing of the board
    [dealing] exchange of the turn-up
    [melding] melding
    [vying] vying
   *[shedding] playing out
}.
part-to-come = The { $part ->
    [dressing] dressing of the board
    [dealing] exchange of the turn-up
    [melding] melding
    [vying] vying
   *[shedding] playing out
} comes later.
part-over = The { $part ->
    [dressing] dressing of the board
    [dealing] exchange of the turn-up
    [melding] melding
    [vying] vying
   *[shedding] playing out
} is over.
empty-handed = { $seat ->
    [you] You have
   *[other] { $seat } has
} no cards left.
has-lead = { $seat ->
    [you] You have
   *[other] { $seat } has
} the lead.
next-rank-only = Only the next higher rank goes on the { CARD($last) }.
next-higher-only = Only the next higher card of the suit goes on the { CARD($last) }.
not-turn = It is not { $seat ->
    [you] your
   *[other] { $seat }’s
} turn.
antes-fixed = The rules fix which pools everyone fills.
turn-to-place = It is not { $seat ->
    [you] your
   *[other] { $seat }’s
} turn to place a chip.
placed-to-cover = { $seat ->
    [you] You have
   *[other] { $seat } has
} no chips left to place: the last one had to cover { POOL($pool) }.
placed-all = { $seat ->
    [you] You have
   *[other] { $seat } has
} no chips left to place.
run-ended = The { CARD($last) } ends its run, so nothing may be put in on it.
turn-to-play = It is not { $seat ->
    [you] your
   *[other] { $seat }’s
} turn to play.
turn-to-claim = It is not { $seat ->
    [you] your
   *[other] { $seat }’s
} turn to claim.
no-set = You need two or more cards of one rank to vie.
has-folded = { $seat ->
    [you] You have
   *[other] { $seat } has
} folded in this vying.
could-not-answer = { BEGIN(SEAT($seat)) } could not answer in this vying.
has-passed = { $seat ->
    [you] You have
   *[other] { $seat } has
} passed, which is final for this deal.
all-answered = All have answered, and the vying is over.
none-turned-up = There is no turn-up to exchange.
no-exchange = Nobody may exchange the turn-up.
no-spare-hand = { $verb ->
    [bid] Nobody may bid for a spare hand.
   *[take] Nobody may take a spare hand.
}
bar-spare-hand = { $verb ->
    [bid] The dealer first takes the spare hand or leaves it; only then may others bid.
   *[take] The spare hand goes to whoever bids most.
}
turn-to-take = It is not { $seat ->
    [you] your
   *[other] { $seat }’s
} turn to say anything about the spare hand.
dealer-exchanges = Only the dealer may exchange a card.
paid-unclaimed = Nobody needs to claim: a player who has the cards is paid.
claim-at-once = A pool is claimed as its card is played, and not now.

## Under other rules

other-seats = This ruleset is not for so many seats.
other-pack = Its pack lacks some of these cards.
other-part = Its deal has no such part.
other-not-so-far = The hand would not have got this far by its rules.
other-asks-nothing = Nobody has a choice in this part of its deal.
other-names-sets = Players name their sets there, and the sets of others are unknown here.
other-order = Its cards do not follow one another like this.
other-leads-unseen = The lead passes on there, but who gets it depends on cards that are unknown here.

## What a rule rests on

rule-supplied = { $gap ->
    [silent] The source says nothing on this
    [unreported] The report on the source does not say
   *[cut] What we have read of the source does not say
}; we supplied the rule.
rule-borrowed = The rule is borrowed from another text ({ $text }).
rule-inherited = The report does not mention this, so we conclude that the text agrees with { $text }.
rule-doubted = { $kind ->
    [ambiguity] The text is ambiguous here.
    [contradiction] What we know of the text contradicts itself here.
   *[unsettled] What we know of the text does not settle this.
}
rule-read = { $adopted ->
    [yes] We follow the adopted reading, “{ READING($reading) }”.
   *[no] This follows the reading “{ READING($reading) }”, which is not the adopted one.
}
rule-otherwise = You can also read it as { READINGS($readings, join: "or") }.

## Where two texts part

contrast-unproven = Even with all these rules as in the other ruleset, the two part ways here.
contrast-seats = { $title } is for { $fixed ->
    [yes] { $most }
   *[no] { $least } to { $most }
} seats, and this hand has { $seats }.

## The same hands under other rules

chips-stay = No chips move there.
same-hands-stage = { $stage ->
    [melding] the melding
    [vying] the vying
    [shedding] the playing out
    [settling] the settling
   *[other] this part
}
same-hands-kept = { $first ->
    [yes] Each player keeps the cards and chips of the hand as dealt; both sides go on from there.
   *[no] Each player keeps the cards and chips of the hand; both sides begin with { same-hands-stage }.
} No source says so: this is our device.
same-hands-earlier = Under the rules of { $title } we cannot begin where you are, so we begin earlier.
same-hands-exchanged = The { N($n) } cards of { $title } lack { CARDS($cards) }. The nearest hand has { CARDS($others) } instead, on both sides.
same-hands-sizes = { $title } deals { LIST($deals) } cards to a player, and here each has { LIST($has) }.
same-hands-trumps = { BEGIN(SUIT($suit)) } stay trumps, as in this hand.
same-hands-cards = The { N($n) } cards of { $title } lack { CARDS($cards) }, and too few others are free, so the hands cannot be kept.
same-hands-undealt = In this hand no cards are dealt, so none can be kept.
same-hands-no-stage = This hand never reaches { same-hands-stage }, so nothing can begin there.
