### What the engine says. An id is an event's type, or a question's, refusal's or reason's name.
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
   *[other] { $called }
}

## What a hand is played with

Seated = { BEGIN(N($n)) } sit down: { $names }; { N($least) }{ $range ->
    [yes] { " " }to { N($most) }
   *[no] {""}
} may play.
DirectionSet = { $direction ->
    [clockwise] Deal and play go round to the left.
   *[other] Deal and play go round to the right.
}
PackTaken = The pack has { $size } cards.
SuitsNamed = { $suits ->
    [german] The cards have German suits.
   *[french] The cards have French suits.
}
RanksOrdered = The { RANK($highest) } is the highest card, the { RANK($lowest) } the lowest.
BoardLaid = The board has { $n ->
    [one] { N($n) } pool
   *[other] { N($n) } pools
}: { POOLS($pools) }.
BoardShaped = { $shape ->
    [boxes] The pools are separate boxes.
    [slats] The board is one box, divided lengthwise by slats.
    [rows] The board has a row for each pool.
   *[round] The board is round, with a cup for each pool and one in the middle.
}
DealerNamed = { $seat ->
    [you] You deal
   *[other] { $seat } deals
}, { $how ->
    [first-ace] having drawn the first ace
    [by-lot] chosen by chance
   *[forehand] having been forehand before
}.
stage = { $stage ->
    [dressing] The dressing of the board
    [dealing] The deal
    [melding] The melding
    [vying] The vying
    [shedding] The playing out
   *[settling] The settling
}
StageBegan = { stage }{ $some ->
    [yes] { " " }for { POOLS($pools) }
   *[no] {""}
} begins.

## Dressing and dealing

Dressed = { $seat ->
    [you] You put
   *[other] { $seat } puts
} { CHIPS($chips) } in each of { POOLS($pools) }.
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
    [all] All cards are to be dealt.
    [all-but-one] All cards but one are to be dealt.
    [some] They are to have { $list } cards.
   *[each] Each is to have { CARDS-N($n) }.
}
Dealt = { $seat ->
    [you] You are
   *[other] { $seat } is
} dealt { CARDS-N($n) }, { $how ->
    [singly] one at a time
   *[packets] in packets of { $packets }
}.
TurnedUp = The { CARD($card) } is turned up.
NothingTurnedUp = No card is turned up.
TrumpCardShown = { $how ->
    [first-dealt] The first card dealt
    [last-dealt] The last card dealt
   *[dealers-last] The last card dealt to the dealer
}, the { CARD($card) }, falls to { SEAT($seat) } and is shown.
TrumpCardSeen = { $seat ->
    [you] You look at the last card dealt to the dealer, and name its suit.
   *[other] { $seat } looks at the last card dealt to the dealer, and names its suit.
}
TrumpsMade = { BEGIN(SUIT($suit)) } are trumps.
TurnUpLeft = The card turned up belongs to nobody.
TurnUpTaken = { $seat ->
    [you] You take
   *[other] { $seat } takes
} up the { CARD($card) }.
TurnUpSwapped = { $seat ->
    [you] You exchange
   *[other] { $seat } exchanges
} a card for the { CARD($turn-up) }.
SwapDeclined = { $seat ->
    [you] You let
   *[other] { $seat } lets
} the card turned up lie.
TurnUpPaid = For turning it up { $seat ->
    [you] you take
   *[other] { $seat } takes
} { CHIPS($chips) } from { POOL($pool) }.
TurnUpUnpaid = Nobody is paid for it: { POOL($pool) } cannot be won so.

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
Carried = Nobody takes { POOLS($pools, join: "or") }; what lies there stays{ $how ->
    [carried] {""}
   *[other] { " " }for whoever is out first
}.

## Vying

Outranked = { $by ->
    [you] You beat
   *[other] { $by } beats
} { SEAT($seat) }: { $how ->
    [size] more cards beat fewer
    [rank] the higher rank beats the lower
    [trump] the one with trumps is the better
    [club] the one with the club is the better
    [highest-card] the highest card decides
    [suits] the higher suit decides
    [next-card] the next card decides
    [side-cards] the cards beside the pair decide
    [length] the longer run is the better
    [top] the run with the higher top is the better
   *[forehand] the one nearer to forehand is the better
}.
VieOpened = All vie for { POOL($pool) }.
FirstToSpeak = { $seat ->
    [you] You speak
   *[other] { $seat } speaks
} first.
StakesCapped = { $chips ->
    [0] Nobody may stake anything: { $seat ->
        [you] you have
       *[other] { $seat } has
    } no chips.
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
    [you] You let
   *[other] { $seat } lets
} the stakes stand.
Folded = { $seat ->
    [you] You drop
   *[other] { $seat } drops
} out{ $staked ->
    [0] {""}
   *[other] , losing { CHIPS($staked) }
}.
Staked = { $seat ->
    [you] You lay
   *[other] { $seat } lays
} { CHIPS($chips) } { $where ->
    [middle] in the middle
   *[pool] into { POOL($pool) }
}.
NobodyKnocked = Nobody knocks; what lies in the pool stays.
SetShown = { $seat ->
    [you] You show
   *[other] { $seat } shows
} { $alike ->
    [yes] {""}
   *[no] the{ " " }
}{ CARDS($cards) }.
LeftAlone = All others are out; { $shows ->
    [no] { SEAT($seat) } need not show.
   *[yes] { $seat ->
        [you] you show
       *[other] { $seat } shows
    } { CARDS($cards) }.
}
NothingShown = { $seat ->
    [you] You are
   *[other] { $seat } is
} alone without a set to show; all chips stay.
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
} who will knock again.
NobodyAgain = Nobody knocks again.
LaidOff = { $seat ->
    [you] You lay
   *[other] { $seat } lays
} off { CARDS($cards) }.
VieWon = By winning the vying { $seat ->
    [you] you take
   *[other] { $seat } takes
} { CHIPS($taken) }.
ShareWon = { $seat ->
    [you] You have
   *[other] { $seat } has
} { CHIPS($taken) } of the stakes that the winner could not match.

## Playing out

RunsOrdered = Runs go up in this order: { $ranks }.
LeadGiven = { $seat ->
    [you] You have
   *[other] { $seat } has
} the lead, { $how ->
    [forehand] as forehand
    [vie-winner] as the winner of the vying
    [next-with-cards] as the next who has cards
    [last-to-play] having played the last card
   *[trick-winner] having played the highest card
}.
Led = { $seat ->
    [you] You lead
   *[other] { $seat } leads
} the { CARD($card) }.
Played = { $seat ->
    [you] You play
   *[other] { $seat } plays
} the { CARD($card) }.
PlayedNothing = { $seat ->
    [you] You
   *[other] { $seat }
} cannot follow: nothing is played.
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
HeldBack = { $seat ->
    [you] You keep
   *[other] { $seat } keeps
} the card back.
RunStopped = The run stops at the { CARD($card) }.
WentOut = With no card left { $seat ->
    [you] you are
   *[other] { $seat } is
} out{ $how ->
    [at-once] {""}
   *[other] ; what was begun is finished first
}.

## Settling

Counted = { $seat ->
    [you] You are
   *[other] { $seat } is
} left with { CARDS-N($left) }{ $measure ->
    [points] , { POINTS($count) }
   *[other] {""}
}.
MostTricks = { $who ->
    [you] You have
    [one] { $seats } has
   *[more] { BEGIN($seats) } each have
} most tricks, { N($count) }.
NoTrick = { $seat ->
    [you] You have no trick, and are
   *[other] { $seat } has no trick, and is
} left with { CARDS-N($left) }.
Paid = { $seat ->
    [you] You pay
   *[other] { $seat } pays
} { SEAT($to) } { CHIPS($chips) }{ $extra ->
    [yes] { " " }for having most cards
   *[no] {""}
}.
MostCounted = { $who ->
    [you] You have
    [one] { $seats } has
   *[more] { BEGIN($seats) } each have
} most cards left, { N($count) }{ $how ->
    [shared] , and share what they pay
    [each-in-full] , and each pays in full
   *[other] {""}
}.
ExtraWaived = { $to ->
    [nobody] Nobody pays extra for most cards.
   *[other] Nothing extra is paid to { SEAT($to) }, already paid for going out.
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
AllHaveDealt = Everybody has dealt once; the session is over.
SessionWon = { BEGIN($seats) } won the session with { CHIPS($chips) }.
ResidueLeft = What is left on the board, { CHIPS($chips) }, belongs to nobody.
ResidueDivided = { $seat ->
    [you] You are
   *[other] { $seat } is
} given { CHIPS($taken) } from the board.

## Questions

question = { $seat ->
    [you] You
   *[other] { $seat }
} may { LIST($verbs, join: "or") }.
verb = { $verb ->
    [pass] pass
    [fold] drop out
    [hold] hold
    [knock] knock
    [raise] raise
    [play] play a card
    [claim] claim
   *[swap] exchange a card
}

## What does not fit other rules. $what is an act: it has messages of its own.

act-fold = drop out
act-pass = pass
act-hold = hold
act-forget = claim nothing
act-claim = claim { POOLS($pools) }
act-play = play the { CARD($card) }
act-swap = exchange the { CARD($card) }
act-knock = knock for { CHIPS($chips) }
act-raise = raise to { CHIPS($chips) }
misfit-over = The hand is over here; nobody asks { SEAT($seat) } to { SAY($what) }.
misfit-stage = The { $stage ->
    [dressing] dressing
    [dealing] deal
    [melding] melding
    [vying] vying
    [shedding] playing out
   *[settling] settling
} is { $over ->
    [yes] over
   *[no] not over
} here: nobody asks { SEAT($seat) } to { SAY($what) }.
misfit-other = Here { $asked ->
    [you] you are
   *[other] { $asked } is
} asked, and not { SEAT($seat) }, who would { SAY($what) }.
misfit-amount = { $seat ->
    [you] You
   *[other] { $seat }
} cannot { SAY($what) } here.
amount-only = The only amount is { CHIPS($least) }.
amount-from = The least is { CHIPS($least) }.
amount-range = The least is { CHIPS($least) }, the most { N($most) }.
misfit-card = { $seat ->
    [you] You
   *[other] { $seat }
} cannot { SAY($what) } here, but the { CARDS($may, join: "or") }.
misfit-verb = { $verb ->
    [pass] No passing
    [fold] No dropping out
    [hold] No holding
    [knock] No knock
    [raise] No raise
    [play] No card
    [claim] No claim
   *[swap] No exchange
} is allowed here.
misfit-unasked = Nothing is lost by forgetting here, so { SEAT($seat) } need not claim { POOL($pool) }.
misfit-open = The hand goes on here: { SAY($question) } In the record nobody had this choice.

## Reasons of players

in-ten = { $tenth ->
    [0] in hardly any such deal
    [10] in nearly all such deals
   *[other] in about { N($tenth) } of ten such deals
}
above = { $n ->
    [one] { CARDS-N($n) }
   *[other] { CARDS-N($n) }
} above it may still be out
reason-weighed = { $set ->
    [no] A hand without a set
   *[more] { BEGIN(CARDS($cards)) }
} would be the best { IN-TEN($tenth) }, as far as the cards seen tell; { $pot ->
    [one] { CHIPS($pot) } lies
   *[other] { CHIPS($pot) } lie
} there to be won, with what others may still stake, and { $cost ->
    [0] nothing must be staked
   *[other] { CHIPS($cost) } must be staked
}: { $worth ->
    [yes] that is worth it
   *[no] that is too little
}.
reason-run = The run from the { CARD($card) } brings the lead back { IN-TEN($tenth) }, and gets rid of about { CARDS-N($own) }.
reason-lead = Of what can be led, the { CARD($card) } is the likeliest to win, or to leave the others their cards; { ABOVE($above) }.
reason-likely = { $above ->
    [0] No card that is still out beats the { CARD($card) }.
   *[other] The { CARD($card) } probably takes the trick; { ABOVE($above) }.
}
reason-room = { $fit ->
    [0] After the { CARD($card) } no card that may be out can be added.
   *[other] After the { CARD($card) } { CARDS-N($fit) } that may be out could be added, about as few as may be.
}
reason-rid = It is one card fewer to get rid of, the { CARD($card) }.
reason-swap = The { CARD($card) } wins { POOL($pool) }.
