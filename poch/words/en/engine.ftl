### What happens in a hand. An id is an event's type, or the name of a word, a question, an act or a misfit.
### $seat, $to, $by are "you" or a name. FUNCTIONS put a value through the message of their name, below.

## Words

number = { $n ->
    [0] no
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
    [11] eleven
    [12] twelve
   *[other] { $n }
}
chips = { $n ->
    [one] { number } chip
   *[other] { number } chips
}
cards-n = { $n ->
    [one] { number } card
   *[other] { number } cards
}
points = { $n ->
    [one] { number } point
   *[other] { number } points
}
you = you
rank = { $suits ->
    [german] { $rank ->
        [ace] Deuce
        [queen] Ober
        [jack] Unter
       *[other] { $rank }
    }
   *[french] { $rank }
}
ranks = { $rank ->
    [six] sixes
    [queen] { $suits ->
        [german] Ober
       *[french] queens
    }
    [jack] { $suits ->
        [german] Unter
       *[french] jacks
    }
   *[other] { rank }s
}
suit = { $suits ->
    [german] { $suit ->
        [clubs] acorns
        [diamonds] bells
        [hearts] hearts
       *[spades] leaves
    }
   *[french] { $suit }
}
card = { rank } of { suit }
suited = { rank }
of-one-suit = { $list } of { suit }
of-one-rank = { number } { ranks } ({ $list })
pool = { $name ->
    [ace] { $suits ->
        [german] Deuce
       *[french] Ace
    }
    [king] King
    [queen] { $suits ->
        [german] Ober
       *[french] Queen
    }
    [jack] { $suits ->
        [german] Unter
       *[french] Jack
    }
    [ten] Ten
    [marriage] Marriage
    [sequence] Sequence
    [poch] Poch
    [centre] the centre
    [stich] Stich
    [pope] Pope
    [intrigue] Intrigue
    [confederacy] Confederacy
    [game] Game
    [dwarf] the Dwarf
   *[other] { $called }
}

## What a hand is played with

Seated = { BEGIN(N($n)) } sit down: { $names }; { N($least) }{ $range ->
    [yes] { " " }to { N($most) }
   *[no] {""}
} may play.
DirectionSet = { $direction ->
    [clockwise] Deal and play go round clockwise.
   *[other] Deal and play go round anticlockwise.
}
MisdealSettled = { $how ->
    [dealt-again] After a misdeal, the same player deals again.
   *[deal-passes] After a misdeal, the next player deals.
}
ExposureSettled = { $how ->
    [dealt-again] If a card is shown in dealing, all are dealt again.
   *[kept] A card that is shown in dealing is kept.
}
PackTaken = The pack has { $size } cards.
CardsTakenOut = These cards are taken out of the pack: { CARDS($cards, form: "bare") }.
SuitsNamed = { $suits ->
    [german] The cards have German suits.
   *[french] The cards have French suits.
}
RanksOrdered = The { RANK($highest) } is the highest card, the { RANK($lowest) } the lowest.
BoardLaid = The board has { $n ->
    [one] { N($n) } pool
   *[other] { N($n) } pools
}: { POOLS($pools) }.
PoolsWonElsewhere = { POOLS($pools) } can be won only in a part of the deal that is not here.
BoardShaped = { $shape ->
    [boxes] The pools are separate boxes.
    [slats] The board is one box, divided lengthwise by slats.
    [corners] The board is square, with a pool in each corner and the last one in the middle.
    [rows] The board has a row for each pool.
    [ring] The board is round, with a cup for each pool along its rim.
    [cards] The pools are cards laid out in the middle.
   *[round] The board is round, with a cup for each pool and one in the middle.
}
PoolCardsLaid = { $n ->
    [one] { POOLS($pools) } is the pool of the { CARDS($cards, form: "bare") }.
   *[other] These cards have the pools { POOLS($pools) }: { CARDS($cards, form: "bare") }.
}
PoolCardsTaken = { $how ->
    [the-pack] They come out of the pack, which is dealt without them.
    [the-board] The board shows them, and each is in play as well.
   *[another-pack] They come out of another pack.
}
DealerNamed = { $seat ->
    [you] You deal
   *[other] { $seat } deals
}, { $how ->
    [first-ace] having drawn the first ace
    [first-jack] having been dealt the first jack
    [lowest-card] having drawn the lowest card
    [by-lot] chosen by lot
   *[forehand] having been forehand in the last deal
}.
StageBegan = { $stage ->
    [dressing] The players dress the board.
    [dealing] The deal begins.
    [melding] { $some ->
        [yes] The melding for { POOLS($pools) } begins.
       *[no] The melding begins.
    }
    [vying] The vying begins.
    [shedding] The playing out begins.
   *[settling] The settling begins.
}

## Dressing and dealing

AnteSpared = { $seat ->
    [you] You won the deal before, and put
   *[other] { $seat } won the deal before, and puts
} nothing in { $n ->
    [one] { POOLS($pools) }
   *[other] any of { POOLS($pools, join: "or") }
}.
Dressed = { $seat ->
    [you] You put
   *[other] { $seat } puts
} { LIST($antes) }.
ante = { CHIPS($chips) } in { $n ->
    [one] { POOLS($pools) }
   *[other] each of { POOLS($pools) }
}
DresserNamed = { $seat ->
    [you] You alone put
   *[other] { $seat } alone puts
} chips in the pools, as dealer.
BankerNamed = { $seat ->
    [you] You alone put
   *[other] { $seat } alone puts
} chips in the pools, as banker.
PlacingSized = Each player places { CHIPS($chips) } in a pool of their choice.
FirstToPlace = { $seat ->
    [you] You place
   *[other] { $seat } places
} first, and the others in turn.
Placed = { $seat ->
    [you] You place
   *[other] { $seat } places
} { CHIPS($chips) } in { POOL($pool) }.
CouldNotDress = { $seat ->
    [you] You have
   *[other] { $seat } has
} too few chips to dress the board.
PackCut = { $seat ->
    [nobody] The pack is not cut.
    [you] You cut the pack.
   *[other] { $seat } cuts the pack.
}
HandsSized = { $how ->
    [all] All cards are dealt.
    [all-but-one] All cards but one are dealt.
    [some] From forehand on, the hands have { $sizes } cards.
   *[each] Each hand has { CARDS-N($n) }.
}
Dealt = { $seat ->
    [you] You are
   *[other] { $seat } is
} dealt { CARDS-N($n) }{ $n ->
    [0] .
    [1] .
   *[other] , { $how ->
        [singly] one at a time
       *[packets] in packets of { $packets }
    }.
}
TurnedUp = The { CARD($card) } is turned up.
NothingTurnedUp = No card is turned up.
TrumpCardShown = { $how ->
    [first-dealt] The first card dealt, the { CARD($card) }, falls to { SEAT($seat) } and is shown.
    [last-dealt] The last card dealt, the { CARD($card) }, falls to { SEAT($seat) } and is shown.
   *[dealers-last] The last card dealt to { SEAT($seat) } as dealer, the { CARD($card) }, is shown.
}
TrumpCardSeen = { $seat ->
    [you] As dealer, you look at the last card of your own hand, and name its suit.
   *[other] As dealer, { $seat } looks at the last card received, and names its suit.
}
TrumpsMade = { BEGIN(SUIT($suit)) } are trumps.
NoTrumps = No suit is trumps.
TurnUpLeft = The turn-up belongs to nobody.
TurnUpTaken = { $seat ->
    [you] You take
   *[other] { $seat } takes
} the { CARD($card) } into { $seat ->
    [you] your hand
   *[other] hand
}.
TurnUpSwapped = { $seat ->
    [you] You exchange
   *[other] { $seat } exchanges
} a card for the { CARD($turn-up) }.
SwapDeclined = { $seat ->
    [you] You leave
   *[other] { $seat } leaves
} the turn-up where it is.
TurnUpPaid = For turning it up { $seat ->
    [you] you take
   *[other] { $seat } takes
} { CHIPS($chips) } from { POOL($pool) }.
TurnUpWon = Having turned up the { CARD($card) }, { $seat ->
    [you] you win
   *[other] { $seat } wins
} the deal; nobody plays.
StockSeen = { $seat ->
    [you] You look
   *[other] { $seat } looks
} at the cards left over, and { $seat ->
    [you] show
   *[other] shows
} them to nobody.
SpareHandLeft = { $seat ->
    [you] You keep your hand
   *[other] { $seat } keeps the hand dealt
}{ $how ->
    [dealer-may-exchange] , and { $seat ->
        [you] leave
       *[other] leaves
    } the spare one.
   *[dealer-may-exchange-or-sell] ; the spare one is for sale.
}
Bid = { $seat ->
    [you] You bid
   *[other] { $seat } bids
} { CHIPS($chips) } for the spare hand.
NoBid = { $seat ->
    [you] You do
   *[other] { $seat } does
} not bid.
SpareHandTaken = { $seat ->
    [you] You put your
   *[other] { $seat } puts the
} cards aside, and { $seat ->
    [you] take
   *[other] takes
} the spare hand.
TurnUpUnpaid = Nobody is paid for turning it up: the turn-up does not win the { POOL($pool) } pool.

## Melding

Melded = { $seat ->
    [you] You show
   *[other] { $seat } shows
} the { CARDS($cards) }, taking { CHIPS($chips) } from { POOL($pool) }.
RunShown = { $seat ->
    [you] You show
   *[other] { $seat } shows
} a run: { CARDS($cards) }.
Forgot = { $seat ->
    [you] You forget
   *[other] { $seat } forgets
} to claim { POOL($pool) }.
Carried = Nobody takes { POOLS($pools, join: "or") }; { $how ->
    [carried] the chips there stay for the next deal
   *[other] the chips there stay for the first to go out
}.

## Vying

Outranked = { $by ->
    [you] You beat
   *[other] { $by } beats
} { SEAT($seat) }: { $how ->
    [size] more cards beat fewer
    [rank] the higher rank beats the lower
    [trump] cards with a trump beat those without
    [club] cards with a club beat those without
    [highest-card] the highest card decides
    [suits] the higher suit decides
    [next-card] the next card decides
    [side-cards] the cards beside the pair decide
    [hand-kind] the higher hand of poker beats the lower
    [hand-cards] between hands of the same type, the higher cards decide
    [length] the longer run beats the shorter
    [top] the run with the higher top card wins
   *[forehand] the seat nearer to forehand wins
}.
VieOpened = The pool vied for is { POOL($pool) }.
FirstToSpeak = { $seat ->
    [you] You speak
   *[other] { $seat } speaks
} first.
StakesCapped = { $chips ->
    [0] { $seat ->
        [you] You have
       *[other] { $seat } has
    } no chips, so nobody may stake any.
   *[other] Nobody may stake more than the { CHIPS($chips) } that { $seat ->
        [you] you have
       *[other] { $seat } has
    }.
}
Passed = { $seat ->
    [you] You pass.
   *[other] { $seat } passes.
}
Knocked = { $seat ->
    [you] You knock
   *[other] { $seat } knocks
} for { CHIPS($chips) }.
Held = { $seat ->
    [you] You hold.
   *[other] { $seat } holds.
}
Raised = { $seat ->
    [you] You raise
   *[other] { $seat } raises
} to { CHIPS($stake) }.
FreeToRaise = All have answered; { SEAT($seat) } may raise.
LetStand = { $seat ->
    [you] You leave
   *[other] { $seat } leaves
} the stake as it is.
Folded = { $seat ->
    [you] You fold
   *[other] { $seat } folds
}{ $staked ->
    [0] .
   *[other] , losing { CHIPS($staked) }.
}
Staked = { $seat ->
    [you] You put
   *[other] { $seat } puts
} { CHIPS($chips) } { $where ->
    [middle] in the middle
   *[pool] in { POOL($pool) }
}.
NobodyKnocked = Nobody knocks; the chips in the pool stay for the next deal.
SetShown = { $seat ->
    [you] You show
   *[other] { $seat } shows
} { $alike ->
    [yes] {""}
   *[no] the{ " " }
}{ CARDS($cards) }.
HandNamed = { $seat ->
    [you] You have
   *[other] { $seat } has
} { $kind ->
    [straight-flush] a straight flush
    [four-alike] four of a kind
    [full-house] a full house
    [flush] a flush
    [straight] a straight
    [three-alike] three of a kind
    [two-pairs] two pairs
    [one-pair] a pair
   *[high-card] nothing better than a high card
}.
LeftAlone = { $shows ->
    [no] All others have folded; { SEAT($seat) } need not show.
   *[yes] All others have folded; { $seat ->
        [you] you show
       *[other] { $seat } shows
    } { CARDS($cards) }.
}
NothingShown = { $seat ->
    [you] You are
   *[other] { $seat } is
} the last in, without a set to show; all chips stay for the next deal.
BluffPaid = Having knocked without the best set, { $seat ->
    [you] you pay
   *[other] { $seat } pays
} { CHIPS($chips) } into { POOL($pool) }.
SetNamed = { $seat ->
    [you] You name and show
   *[other] { $seat } names and shows
} { CARDS($cards) }.
AskedAgain = { $seat ->
    [you] You ask
   *[other] { $seat } asks
} who wants to knock again.
NobodyAgain = Nobody knocks again.
LaidOff = { $seat ->
    [you] You lay
   *[other] { $seat } lays
} off { CARDS($cards) }.
VieWon = { $seat ->
    [you] You win the vying and take
   *[other] { $seat } wins the vying and takes
} { CHIPS($taken) }.
ShareWon = { $seat ->
    [you] You take
   *[other] { $seat } takes
} { CHIPS($taken) } of the stakes that the winner could not match.

## Playing out

RunsOrdered = Runs go up in this order: { RANKS($upwards) }.
LeadGiven = { $seat ->
    [you] You have
   *[other] { $seat } has
} the lead, { $how ->
    [forehand] as forehand
    [vie-winner] having won the vying
    [dealer] as dealer
    [card-holder] holding a certain card
    [next-with-cards] as the next player with cards
    [next-with-another-suit] as the next player with another suit
    [next-with-other-colour] as the next player with a card to lead
    [last-to-play] having played the last card
   *[trick-winner] having played the highest card
}.
LeadGivenByCard = { $seat ->
    [you] You have
   *[other] { $seat } has
} the { CARD($card) }, and with it the lead.
LeadPassedOn = { $seat ->
    [you] You have
   *[other] { $seat } has
} { $suit ->
    [cs] no red card
    [dh] no black card
   *[other] only { SUIT($suit) }
}, and { $seat ->
    [you] pass
   *[other] passes
} the lead on.
Led = { $seat ->
    [you] You lead
   *[other] { $seat } leads
} the { CARD($card) }.
Played = { $seat ->
    [you] You play
   *[other] { $seat } plays
} the { CARD($card) }.
PutIn = { $seat ->
    [you] You cannot follow, and put in
   *[other] { $seat } cannot follow, and puts in
} the { CARD($card) }.
StoodIn = { $seat ->
    [you] You play
   *[other] { $seat } plays
} the { CARD($card) } in place of the { CARD($instead) }.
StopLaid = { $seat ->
    [you] You lay
   *[other] { $seat } lays
} the { CARD($card) } with it, and the run ends.
PoolWon = { $seat ->
    [you] You take
   *[other] { $seat } takes
} { CHIPS($chips) } from { POOL($pool) } for the { CARD($card) }.
PlayedNothing = { $seat ->
    [you] You cannot follow, and play
   *[other] { $seat } cannot follow, and plays
} nothing.
Waited = { $seat ->
    [you] You add
   *[other] { $seat } adds
} nothing.
CountMade = The count is { $total }.
CountStopped = The count stops at { $total }.
TrickWon = { $seat ->
    [you] You take
   *[other] { $seat } takes
} the trick.
Lacked = { $seat ->
    [you] You have
   *[other] { $seat } has
} no { RANK($rank) }.
Doubled = { $seat ->
    [you] You put
   *[other] { $seat } puts
} { CHIPS($chips) } in { POOL($pool) } for keeping the { CARD($card) }.
Fined = For lack of a card, { $seat ->
    [you] you put
   *[other] { $seat } puts
} { CHIPS($chips) } in { POOL($pool) }.
FellShortOfPool = { $seat ->
    [you] You
   *[other] { $seat }
} cannot put the other { CHIPS($chips) } in { POOL($pool) }.
FellShortOfBoard = { $seat ->
    [you] You
   *[other] { $seat }
} cannot put the other { CHIPS($chips) } in the pools.
HeldBack = { $seat ->
    [you] You keep
   *[other] { $seat } keeps
} the card back.
RunStopped = The run stops at the { CARD($card) }.
WentOut = { $seat ->
    [you] You have no cards left and go
   *[other] { $seat } has no cards left and goes
} out{ $how ->
    [at-once] .
   *[other] ; the run is played to its end.
}

## Settling

Counted = { $seat ->
    [you] You still hold
   *[other] { $seat } still holds
} { CARDS-N($left) }{ $measure ->
    [points] , worth { POINTS($count) }.
   *[other] .
}
MostTricks = { $who ->
    [you] You have the most tricks: { N($count) }.
    [one] { $seats } has the most tricks: { N($count) }.
   *[more] { BEGIN($seats) } have the most tricks: { N($count) } each.
}
NoTrick = { $seat ->
    [you] You have no trick, and still hold
   *[other] { $seat } has no trick, and still holds
} { CARDS-N($left) }.
Exempted = { $seat ->
    [you] You still hold the { CARD($card) } and pay
   *[other] { $seat } still holds the { CARD($card) } and pays
} nothing.
KeptCard = { $seat ->
    [you] You still hold
   *[other] { $seat } still holds
} the { CARD($card) }{ $doubles ->
    [yes] { " " }and { $seat ->
        [you] pay
       *[other] pays
    } double.
   *[no] .
}
Paid = { $seat ->
    [you] You pay
   *[other] { $seat } pays
} { SEAT($to) } { CHIPS($chips) }{ $extra ->
    [yes] { " " }for holding the most cards.
   *[no] .
}
MostCounted = { $who ->
    [you] You hold the most cards: { N($count) }
    [one] { $seats } holds the most cards: { N($count) }
   *[more] { BEGIN($seats) } hold the most cards: { N($count) } each
}{ $how ->
    [shared] { $who ->
        [you-and] . You share the payment.
       *[more] . They share the payment.
    }
    [each-in-full] . Each pays in full.
   *[other] .
}
ExtraWaived = { $to ->
    [nobody] Nobody pays extra for holding the most cards.
    [you] Nobody pays you extra; you have already been paid for going out.
   *[other] Nobody pays { $to } extra; { $to } has already been paid for going out.
}
FellShort = { $seat ->
    [you] You
   *[other] { $seat }
} cannot pay { SEAT($to) } the other { CHIPS($chips) }.
PrizeTaken = { $seat ->
    [you] You take
   *[other] { $seat } takes
} { CHIPS($chips) } from { POOL($pool) }.
SessionEnded = { $seat ->
    [you] You
   *[other] { $seat }
} cannot dress the board; the session is over.
ChipsGone = { $seat ->
    [you] You have
   *[other] { $seat } has
} no chips left; the session is over.
AllHaveDealt = Everybody has dealt once; the session is over.
SessionWon = { $who ->
    [you] You win
    [one] { $seats } wins
   *[more] { BEGIN($seats) } win
} the session with { CHIPS($chips) }{ $who ->
    [you] .
    [one] .
   *[more] { " " }each.
}
DealtOpen = To clear the board, the cards are dealt once more, face up.
PoolCleared = { $seat ->
    [you] You hold
   *[other] { $seat } holds
} the { CARDS($cards) }, and { $seat ->
    [you] take
   *[other] takes
} { CHIPS($chips) } from { POOL($pool) }.
ResidueLeft = Nobody gets the { CHIPS($chips) } left on the board.
ResidueDivided = { $seat ->
    [you] You get
   *[other] { $seat } gets
} { CHIPS($taken) } from the board.

## Questions

question = { $seat ->
    [you] You
   *[other] { $seat }
} may { LIST($verbs, join: "or") }.
verb = { $verb ->
    [pass] pass
    [fold] fold
    [hold] hold
    [knock] knock
    [raise] raise
    [play] play a card
    [claim] claim
    [place] place a chip
    [take] take the spare hand
    [bid] bid for the spare hand
   *[swap] exchange a card
}
stopped = The recorded actions no longer fit here.
stopped-asked = The recorded actions no longer fit here. { SAY($question) }
stopped-over = The hand is over here, but the record goes on.

## What does not fit other rules. $what is an act: it has messages of its own.

act-fold = fold
act-pass = pass
act-hold = hold
act-forget = claim nothing
act-claim = claim { POOLS($pools) }
act-place = place a chip in { POOL($pool) }
act-play = play the { CARD($card) }
act-swap = exchange the { CARD($card) }
act-take = take the spare hand
act-bid = bid { CHIPS($chips) }
act-knock = knock for { CHIPS($chips) }
act-raise = raise to { CHIPS($chips) }
misfit-over = The hand is over here, so { SEAT($seat) } cannot { SAY($what) }.
misfit-stage = The { $stage ->
    [dressing] dressing
    [dealing] deal
    [melding] melding
    [vying] vying
    [shedding] playing out
   *[settling] settling
} is { $over ->
    [yes] over
   *[no] still on
} here, so { SEAT($seat) } cannot { SAY($what) }.
misfit-other = It is { $asked ->
    [you] your
   *[other] { $asked }’s
} turn here, so { SEAT($seat) } cannot { SAY($what) }.
misfit-amount = { $seat ->
    [you] You
   *[other] { $seat }
} cannot { SAY($what) } here.
amount-only = The only amount is { CHIPS($least) }.
amount-from = The least is { CHIPS($least) }.
amount-range = The least is { CHIPS($least) }, the most { N($most) }.
misfit-card = { BEGIN(SEAT($seat)) } cannot { SAY($what) } here{ $n ->
    [0] .
   *[other] , only the { CARDS($may, join: "or") }.
}
misfit-verb = { BEGIN(SEAT($seat)) } cannot { $verb ->
    [pass] pass
    [fold] fold
    [hold] hold
    [knock] knock
    [raise] raise
    [play] play a card
    [claim] claim
    [place] place a chip
    [take] take the spare hand
    [bid] bid for the spare hand
   *[swap] exchange a card
} here.
misfit-unasked = Forgetting costs nothing here, so { SEAT($seat) } need not claim { POOL($pool) }.
misfit-open = The hand goes on here: { SAY($question) } Nobody had this choice in the record.
