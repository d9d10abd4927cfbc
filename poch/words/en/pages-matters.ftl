### What matters: what each reading does in play.

matters-title = What matters
matters-description = Which disputed passages of the rules of Poch change the game most, measured in play.
matters-lead = Some disputed passages change the game, whereas others hardly matter. This page ranks them, so you can see which are worth a trip to an archive. We played { $deals } deals under the adopted reading, and the same deals under the other. We changed nothing else.

## How it was measured

matters-how = How we measured this
matters-how-played = We played with { $seats } seats and unlimited chips, and the seeds begin at { $seed }. A session has { $session } deals, or fewer if the rules end it sooner. In a session the pools grow as the rules let them. The players were { policy-players }, each of whom looks only at their own hand.
matters-how-sized = The measures are those of the <a href="{ $base }odds/survey/">surveys</a>. We give the size of an effect in <b>spreads</b>. A spread is one standard deviation: how far a measure strays from one session to the next. Each row shows the measure that moves most. Measures that never vary, or that describe only our encoding, are left out.
matters-how-sure = The interval contains the true difference with 95 per cent confidence. But we look at { $measures } measures, so a few of them would move by chance. Therefore a difference counts only if its 99.9 per cent interval excludes zero. If no difference counts, we say that the reading has no measurable effect.
matters-how-far = An effect depends on the players. Our players never forget a claim and never keep a card back. Some readings turn on just that, so they cannot show here what they may do at your table. A large effect does not make a reading right or wrong.
matters-how-again = To recompute the figures of one source, run <code>poch effects poque-1789</code>. For one reading, run <code>poch survey poque-1789 --reading fifth-pool=both</code>. For all of them, run <code>{ $command }</code> (engine { $engine }). We measured these on { $day }, at commit { $commit }.

## Tables

matters-rank = Rank
matters-crux = Crux
matters-read-as = Read as
matters-instead = instead of “{ $reading }”
matters-does = Its effect
matters-difference = Difference (95%)
matters-difference-label = Difference (95%):
matters-spreads = Spreads
matters-spreads-label = Spreads:
matters-more-than = more than { $n }

## Cruxes

matters-cruxes = Cruxes by effect
matters-cruxes-about = { $n ->
    [one] { $n } passage has an effect that we can measure.
   *[other] { $n } passages have an effect that we can measure.
} If a crux has several other readings, you see the one with the largest effect. Readings that only say “unknown” are left out.
matters-options = House variations
matters-options-about = These are not disputed, because the source itself offers a choice. This is what each of the { $n } choices changes.
matters-silent = No measurable effect
matters-silent-about = Here no other reading moves a measure by more than chance would.

## Rules

matters-rules = Single rules between neighbours
matters-rules-about = A text has two kinds of neighbour: the text most like it by the <a href="{ $base }compare/likeness/">share of rules</a>, and the next in time. If both settle a rule and differ, we changed that rule alone, so that we played the older text with this one rule of the younger. To see all measures, run <code>poch effects OLDER --with YOUNGER</code>. For what a bluff is worth, see <a href="{ $base }odds/bluff/">What a rule does to a bluff</a>.
matters-texts = Texts
matters-rule = Rule
matters-rule-does = What the younger text’s rule does in the older
matters-neighbours = { $older }; { $younger } (neighbours by { $why ->
    [likeness] likeness
    [years] their years
   *[both] likeness and by their years
})
matters-other-rules = Other rules in which they differ
matters-no-effect = no measurable effect:
matters-not-alone = not to be changed alone:

## Pairs

matters-distance = Unlike on paper, alike in play
matters-distance-about = Two texts may differ in many rules and still play alike, or differ in few and play in quite different ways. For each pair we count the rules that both sources settle, and how many of them differ. We also count the measures that both have, and how many lie more than one spread apart.
matters-field = Pairs by the share of rules and the share of measures in which they differ; the tables list the farthest
matters-field-caption = Each dot is a pair of texts for four players. Lower right: unlike on paper, alike in play. Upper left: the reverse.
matters-field-rules = rules that differ →
matters-field-measures = ↑ measures that differ
matters-near = Alike on paper, unlike in play
matters-pair = Pair
matters-differ = Differ in
matters-widest = Farthest apart in
matters-counted = { $rules } of { $of-rules } rules, { $measures } of { $of-measures } measures
matters-point = { $a } and { $b } differ in { SAY($counted) }

## What a reading does

matters-against = instead of { $before ->
    [0] never
    [1] once
   *[other] { $after ->
        [0] { $before } times
        [1] { $before } times
       *[other] { $before }
    }
}
matters-against-chips = { $before ->
    [0] instead of none
   *[other] instead of { $before }
}
matters-won = In { $deals } deals the { figures-pool } pool { $after ->
    [0] is never won
    [1] is won once
   *[other] is won { $after } times
}, { matters-against }.
matters-size = When the { figures-pool } pool is won, it holds { $after ->
    [one] { $after } chip
   *[other] { $after } chips
} on average, { matters-against-chips }.
matters-stage = { $stage ->
    [dressing] dressing of the board
    [dealing] deal
    [melding] melding
    [vying] vying
    [shedding] playing out
   *[settling] settlement
}
matters-chips = In the { matters-stage }, { $after ->
    [0] no chip moves, instead of { $before } on average
    [one] { $after } chip moves on average, { matters-against-chips }
   *[other] { $after } chips move on average, { matters-against-chips }
}.
matters-edge = { $who ->
    [dealer] The dealer
   *[forehand] Forehand
} { $wins ->
    [yes] wins
   *[no] loses
} { $after ->
    [one] { $after } chip
   *[other] { $after } chips
} a deal on average, instead of { $turned ->
    [yes] { $wins ->
        [yes] losing { $before }
       *[no] winning { $before }
    }
   *[no] { $before }
}.
matters-play = { $what ->
    [dead] Cards left over in the deal stop { $after } of 100 runs, instead of { $before }.
    [pools] On average { $after } pools a deal are won by playing, instead of { $before }.
   *[runs] On average { $after } runs stop in a deal, instead of { $before }.
}
matters-vie = In { $deals } deals { $what ->
    [opened] { $after ->
        [0] nobody knocks
        [1] somebody knocks once
       *[other] somebody knocks { $after } times
    }
    [contested] { $after ->
        [0] two players never stake against each other
        [1] two or more stake against each other once
       *[other] two or more stake against each other { $after } times
    }
   *[bluff-paid] { $after ->
        [0] a bluff never pays
        [1] a bluff pays once
       *[other] a bluff pays { $after } times
    }
}, { matters-against }.

## What a measure measures

matters-thing-play = { $what ->
    [dead] how often a card left over stops a run
    [pools] how many pools are won by playing
   *[runs] how many runs stop
}
matters-thing-won = how often the { figures-pool } pool is won
matters-thing-size = what the { figures-pool } pool holds
matters-thing-chips = chips moved in the { matters-stage }
matters-thing-edge = { $who ->
    [dealer] the dealer’s edge
   *[forehand] forehand’s edge
}
matters-thing-vie = { $what ->
    [opened] how often somebody knocks
    [contested] how often two or more stake
   *[bluff-paid] how often a bluff pays
}
