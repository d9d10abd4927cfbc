### The pages that compare texts: any two, all at once, likeness, and the nearest to a game you know.

## Compare

compare-title = Compare
compare-description = Any texts on Poch side by side, rule by rule, with what each rests on.
compare-lead = Put any texts side by side, rule by rule. You see what each says and what that rests on, and where a text is silent, breaks off, or was not seen.
compare-ways = <a href="{ $base }compare/matrix/">All texts at once</a>: the matrix · <a href="{ $base }compare/rules/">One rule through all texts</a>: who says what, and the earliest · <a href="{ $base }compare/likeness/">Likeness</a>: how much any two differ · <a href="{ $base }cruxes/">Cruxes</a>: the disputed passages · <a href="{ $base }compare/which/">Which game do I know?</a>: the text nearest to yours
compare-choose = Choose two texts or more, of one game
compare-game = Game
compare-all-games = All games together
compare-unscripted = You need scripts to choose texts. Without them you can read any two texts of a game on a page of their own, which is linked below.
synopsis-only = Only where they differ
synopsis-degrees = Degrees of difference
compare-texts = Texts
compare-two = Two by two
compare-two-about = Each text with every other, the most alike first; those that can be compared on too few rules come last. The number is the percentage of rules on which the two differ, among those on which they can be compared.

## What is compared

compared = What is compared
compared-about = We take each text under its adopted readings. Every rule has an answer in each text. Its degree says who gives it: the text itself, a report, another text or ourselves. So you can tell a difference that both texts state from one that rests on our reading. Likeness and percentages count only what rests on both texts themselves.
compared-italics = A value in italics is one that the text does not settle. If we supplied it to make the game playable, or if it is borrowed or inherited from another text, it never counts. If we chose it among several readings of the text, it counts, and you see it with the other readings.

## A cell

cell-seats = { $seats } players
cell-borrowed = Borrowed:
cell-adopted = Adopted reading:
cell-ours = Ours:
cell-in-a-hand = in a hand

## All texts at once

matrix-title = All texts at once
matrix-description = Every rule of every text on { game-name } in one table, by the years of the texts.
matrix-title-of = { game-name }: all texts at once
matrix-others = Other games in tables of their own:
matrix-lead = The texts follow one another by their years; the undated ones come last. Each cell says what a text settles: by a word, or by a letter that the line below explains. The commonest value has no tint.
matrix-italics = A value in italics is not settled in the text itself, so it does not count in this table. If it has no bar, we supplied it. A whole bar marks a value inherited or borrowed from another text, and a dotted bar marks one reading of several.
matrix-links = Each word or letter leads to its clause.
matrix-csv = Matrix as CSV
matrix-json = as JSON
matrix-side-by-side = Two or more side by side
matrix-only = Only rows that differ
matrix-small = Small, all on one screen
matrix-signs = Signs
matrix-empty = empty: does not arise
matrix-region = The matrix
matrix-rule = Rule
matrix-glance = At a glance
matrix-undated = n. d.
matrix-square = { $siglum }: { $value }
matrix-rests = { $value } ({ $rests })

## The points that tell texts apart at a glance

point-vying = The vying comes
point-vying-about = Before the melding, after it, or amid it, between the pools of the single cards and the Sequence
point-vying-before = before
point-vying-after = after
point-vying-amid = amid
point-centre = A centre pool
point-centre-about = Whether the board has a pool in the middle, as well as that of the Poch
point-centre-has = yes
point-centre-lacks = no
point-dressed = The Poch dressed
point-dressed-about = Whether everyone puts a chip into the pool of the Poch before the deal
point-dressed-has = yes
point-dressed-lacks = no
point-marriage = A marriage pool
point-marriage-about = Whether king and queen have a pool together
point-marriage-has = yes
point-marriage-lacks = no
point-sequence = Sequence
point-sequence-about = What takes the pool of the Sequence: three trumps, or the best run
point-sequence-789 = 789
point-sequence-run = run
point-dealt = Cards dealt
point-dealt-about = Whether all the cards are dealt, or some to each
point-dealt-all = all
point-raising = Raising
point-raising-about = Whether stakes may be raised in the vying
point-raising-has = no
point-raising-lacks = yes
point-leads = Leads the third part
point-leads-about = Who leads first in the playing out: forehand, or the winner of the vying
point-leads-forehand = fore
point-leads-vie-winner = vie
point-follows = A card follows
point-follows-about = What goes on the card led: the next higher, by its holder or in turn; a card of the suit; or any within a count
point-follows-next-higher-by-holder = next
point-follows-next-higher-in-turn = turn
point-follows-next-higher-in-turn-once = once
point-follows-next-higher-own-first = self
point-follows-next-rank-in-turn = rank
point-follows-suit-tricks = trick
point-follows-trump-tricks = trick
point-follows-count = count

## Likeness

likeness-title = Likeness
likeness-description = How much the rules of any two texts on Poch differ, as a map and a tree.
likeness-lead = For any two texts you see the percentage of rules on which they differ, among those that both settle. We leave out what one of them leaves open, what is borrowed and what is ours. The table below says how many rules remain; a share that rests on fewer than { $least } is in italics.
likeness-firm = We drew the tree { $times } times, each time from rules taken at random. Only { $firm } of its { $groups } groups came back in at least 70 per cent of the trees. We draw no others, and give the percentage at the node. Likeness is not descent: two texts may agree because one copies the other, because both copy a third, or because everybody played so.
likeness-play = Unlike on paper, alike in play
likeness-json = The numbers as JSON
likeness-region = Tree and map
likeness-drawing = Tree and map of the shares of rules that differ; the numbers are in the table below
likeness-tree = On the left is the tree. Each step joins the two groups whose texts differ least on average (average linkage); the further left a node lies, the more they differ. The number at a node says in what percentage of the drawings the group came back (bootstrap over the rules). On the right is the map of all pairs in the same order. A share that rests on fewer than { $least } rules says little, so it is in italics.
likeness-fragments = The tree leaves out texts that can be compared on { $least } rules or more with fewer than half of the others: { $sigla }.
likeness-numbers = The numbers
likeness-numbers-about = Each cell gives the number of rules on which two texts differ, out of all that both settle. The number below it says how many rules we left out because one of the two texts leaves them open. Each cell leads to the two texts side by side.
likeness-others = Other games
likeness-across = No tree joins texts of several games. Half of all pairs from two games have no more than { $n } rules on which both can be compared. The rules that set two games apart arise in only one of them, so they are not compared.
likeness-too-few = { $n ->
    [2] Two texts make one pair, but not a tree.
   *[other] { BEGIN(N($n)) } texts are too few for a tree: it would show no more than these pairs.
}
likeness-text = Text
likeness-of = { $different } of { $compared }
likeness-nexus = Distances and trees as NEXUS
likeness-newick = The tree as Newick
likeness-network = Which text is the nearest
likeness-network-about = The tree gives each text one place, although many texts have more than one near neighbour. A line joins two texts if one of them was the nearest to the other in at least 10 per cent of the drawings. The stronger the line, the more often that was so. A text with several lines has no single nearest one, so the tree has to choose.
likeness-network-drawing = Ring of the texts with lines to their nearest neighbours; the table beside it says the same
likeness-neighbours = Nearest, in what percentage of the drawings
likeness-neighbour = { $siglum } { $n }
likeness-nearest = { $a }: { $b } is the nearest in { $n } per cent of the drawings
likeness-conflicts = These groups came back in 20 per cent of the drawings or more, but do not fit into the tree, because they cross one of its groups:
likeness-conflict = { $group } ({ $n })
likeness-percent = { $n }%

## Which game do I know?

which-title = Which game do I know?
which-description = Your answers to a few questions on the game you know lead to the texts nearest to it.
which-lead = Answer what you know of the game as you learnt it, and the nearest texts come first. No text is ruled out by what it does not say. We take each under its adopted readings. The first questions tell the games of the family apart, the others the texts of one game.
which-written = What is written on your board?
which-side-by-side = Any texts side by side
which-unknown = I do not know
which-questions = Questions
which-of = Questions on { game-name }
which-more = More questions, which tell less
which-texts = The texts
which-read = Read
which-compare = Compare
which-play = Play
which-answers = What the texts answer
which-answers-about = Here is each question with its answers, and the texts that give them; a siglum leads to the clause. Each question in turn is the one that separates the most pairs of texts. A pair that has been separated once counts half, one separated twice a quarter, and so on.
which-answer = Answer
which-column = Texts
which-none = No text settles it this way.
which-open = Not known from the text
which-said = { $siglum }: { $word }
which-played = { $rests }; we play: { $value }
which-moot = That does not arise

## Counts

likeness-pair = { $a } and { $b }: { $compared ->
    [0] no rule on which both can be compared
    [one] of one rule on which both can be compared, { $different } differ
   *[other] of { $compared } rules on which both can be compared, { $different } differ
}{ $share ->
    [none] {""}
   *[other] {" "}({ $share } per cent; if the rules had been drawn at random, between { $least } and { $most })
}{ $few ->
    [yes] , which is too few to say much
   *[no] {""}
}; { $uncompared } cannot be compared
which-pairs = This question { $all ->
    [1] { $n ->
        [0] does not separate the two texts
       *[other] separates the two texts
    }
   *[other] separates { $n ->
        [0] none
       *[other] { $n }
    } of the { $all } pairs of texts
}.

## The summary of two texts

summary-row = { $about }: { $a }; { $b }{ $both ->
    [reported] ; both as reported
    [inferred] ; both as we read them
   *[no] {""}
}.
summary-side = { $how ->
    [lent] { $own }, not known to us ({ $text }, { $value })
   *[other] { $text }, { $value }
}{ $how ->
    [reported] , as reported
    [inferred] , as we read it
   *[other] {""}
}
summary-with = { $how ->
    [lent] { $value }; { $more }
   *[other] { $value } ({ $more })
}
summary-turns = Under another reading the texts { $verdict ->
    [same] differ
   *[differ] agree
}.
summary-seats = { $about } with { $seats } players
summary-pools = { N($n) }{ $some ->
    [0] {""}
   *[other] , including { $more }
}
summary-pool = one
summary-alone = { $about }: { $side }; { $why }.
summary-silent = { $text }, nothing is said (we read the whole text)
summary-unreported = { $text }, not reported
summary-unlisted = { $text }, not among the differences listed
summary-cut = { $text }, not known, because our copy breaks off
summary-unread = { $text }, not known from what we read
summary-other-seats = { $text }, given only for other numbers of players ({ $value })
summary-nowhere = { $text }, the question does not arise
summary-alike-both = Alike: { $rules }.
summary-alike-reported = Alike, as reported: { $rules }.
summary-alike-as-read = Alike, as we read them: { $rules }.
summary-claims = what wins the { $pools } { $n ->
    [one] pool
   *[other] pools
}
summary-more-rules = { $n ->
    [one] one more rule
   *[other] { N($n) } more rules
}
summary-apart = Sections in which nothing can be compared: { $parts }.
summary-differ = The two texts differ in { $compared ->
    [one] the only rule
    [2] { $is-all ->
        [yes] both rules
       *[no] one of the two rules
    }
   *[other] { $is-all ->
        [yes] all { N($compared) } rules
       *[no] { N($n) } of the { N($compared) } rules
    }
} on which they can be compared.
summary-none = { $compared ->
    [0] There is no rule on which both texts say anything
    [one] There is one rule on which both texts say something, and they agree on it
   *[other] There are { N($compared) } rules on which both texts say something, and they agree on all of them
}{ $stand-ins ->
    [yes] ; the two differ only where another text fills in for one of them
   *[no] {""}
}.
summary-ours = { $n ->
    [0] There is no rule that we had to choose for both.
    [one] We had to choose one rule ourselves, because nothing that we know of either text settles it.
   *[other] We had to choose { N($n) } rules ourselves, because nothing that we know of either text settles them.
}
summary-more = { $n ->
    [one] One more difference is in the table.
   *[other] { BEGIN(N($n)) } more differences are in the table.
}
summary-more-beside = { $n ->
    [one] One more difference, where another text fills in for one of the two, is in the table.
   *[other] { BEGIN(N($n)) } more differences, where another text fills in for one of the two, are in the table.
}
summary-more-alone = { $n ->
    [one] One more such rule is in the table.
   *[other] { BEGIN(N($n)) } more such rules are in the table.
}
summary-folded = What differs along with it{ $lent ->
    [yes] , where another text fills in
   *[no] {""}
}: { $rules }.
summary-count = { $outcome } ({ $n })
summary-counts = { $n ->
    [one] One rule in all
   *[other] { NUMBER($n) } rules in all
}: { $every }.
summary-outcome-turns = { $outcome }; the opposite under another reading
summary-beside = Where another text fills in for one of the two
summary-only-one = Settled by only one
summary-by-degree = How many rules differ or agree, and what that rests on
summary-reach = { $playable ->
    [to-the-vying] { $text } is known only to the end of the vying.
    [never] Only isolated rules of { $text } are known.
   *[to-the-end] {""}
}
in-year = in { $year }
in-title = in “{ $title }”
in-source = in the text from which we take it
in-pierer-1857 = in 1857
in-encyclopedie-1765 = in 1765
in-mcmanus = in McManus
in-parlett-penguin = in Parlett’s Penguin book
in-poch-modern-pagat = in the modern game
in-poch-modern-enwiki = in the English Wikipedia
in-poch-jawiki = in the Japanese Wikipedia
in-poch-family-hearts = in the family rules with hearts
in-poch-freising = in the Freising rules
in-poch-knauer-31 = in Knauer’s game to thirty-one
in-poch-labbe = at labbe.de
in-poch-ludothek = in the Ludothek’s rules
in-poch-noris = in the Noris game
in-poch-philos = in the Philos leaflet
in-poch-poker777 = at poquer777
in-poch-vorsetzen = in the rules with Vorsetzen
in-nain-jaune-regledujeu = at regledujeu
in-pope-joan-cassell = in Cassell
in-spinado-cassell = in Cassell
in-spinado-pokerwiner = at pokerwiner.com
in-pope-joan-hoyle = in the old Hoyle
summary-option = As a variation, the rule of the other text is also allowed { $text }.
summary-option-of = { $about }, as a variation { $text }: { $value }.
summary-options = Variations { $text }: { $every }.
summary-forehand = So forehand sits on the dealer’s right { $right }, and on the left { $left }.
summary-taken = { $n ->
    [one] For one rule, the value of one text is taken from the other, or both values are taken from the same third text, so the rule is evidence for neither text.
   *[other] For { N($n) } rules, the value of one text is taken from the other, or both values are taken from the same third text, so these rules are evidence for neither text.
}
summary-known-whole = { $title }: we read it whole.
summary-known-in-part = { $title }: we read part of it.
summary-known-report = { $title }: we have not seen it, and know it only through a report.
summary-known-listed = { $title }: we know it only from a list of its differences from the rules { $other }. Where the list says nothing, the two need not agree.
summary-known-both = { $title }: we read its opening, and know the rest only through a report.
summary-known-partly = We know only { $parts } of the text of { $year }. The rest is as { $lender }, which proves nothing about the text of { $year }.
phrase-and-then = { $first } and then { $second }
phrase-singly = singly
phrase-cards = { CARDS-N($n) }
phrase-chips = { CHIPS($n) }
phrase-points = { POINTS($n) }
phrase-players = { N($least) } { $apart ->
    [1] or
   *[other] to
} { N($most) }
phrase-seats = { N($least) } to { N($most) }
phrase-with = { $value } for { $seats } players
phrase-trumps = { RANKS($ranks) } of trumps
phrase-antes = { N($n) } { $n ->
    [one] chip
   *[other] chips
} on each pool{ $some ->
    [0] {""}
   *[other] {" "}but { $without }
}
phrase-pool = { POOL($pool) } { NUMBER($chips) }
phrase-prize = { $pool ->
    [none] no pool goes to the first one out
    [all] all pools go to the first one out
   *[other] { POOL($pool) } goes to the first one out
}
phrase-paid-before = the pools are paid before the vying
phrase-paid-after = the pools are paid after the vying
phrase-paid-amid = { $pools } is paid after the vying, and the other pools before it
phrase-turn-up-card-next-of-the-pack = the next card is turned up
phrase-turn-up-card-last-of-the-pack = the last card is turned up
phrase-turn-up-card-last-dealt = the last card dealt is shown, and its holder keeps it
phrase-turn-up-card-dealers-last = the dealer’s last card is shown and kept
phrase-turn-up-card-dealers-last-unseen = only the suit of the dealer’s last card is named
phrase-turn-up-card-none = no card is turned up
phrase-turn-up-makes-trumps = the suit of the turn-up
phrase-turn-up-makes-nothing = none
phrase-turn-up-makes-hearts = always hearts
phrase-dressing-placing-freely = in whatever pools the player likes
phrase-dressing-placing-freely-all-covered = { practice-dressing-placing-freely-all-covered }
phrase-melding-unclaimed-carried = they stay for the next deal
phrase-melding-unclaimed-swept = they stay for the first one out
phrase-shedding-unclaimed-carried = they stay for the next deal
phrase-shedding-holding-back-must-play = whoever can play must
phrase-shedding-holding-back-may-hold-back = a card may be kept back
phrase-pack-suits-french = French suits
phrase-pack-suits-german = German suits
phrase-dealing-next-dealer-forehand = forehand
phrase-shedding-leader-forehand = forehand
phrase-shedding-play-suit-tricks = tricks, in which each in turn follows suit with one card
phrase-settling-most-cards-no-extra = pays nothing more than the others
phrase-settling-most-cards-pays-opponents = pays each opponent as well
phrase-settling-most-cards-all-pay-opponents = every player with cards left pays each of the others
phrase-shedding-wins-pool-the-card = by the pool’s own card
phrase-shedding-wins-pool-the-card-below = by the card just below the pool’s own card in its suit, or by the highest of the suit if the pool’s own card is the lowest
phrase-vying-raising-nobody = nobody (the others hold the first stake or fold)
phrase-vying-fold-out-unseen = wins without a pair being shown
phrase-vying-fold-out-shows-a-set = must show a pair or better
summary-on-witness = We adopted our reading on the evidence of the other text.
summary-one-report = Both are known from one and the same report, so they are not two witnesses.
summary-follows = { $a } follows { $b }, so where they agree they count as one witness.
summary-followed = { $b } follows { $a }, so where they agree they count as one witness.

## The page of four texts

four-title = 1789, 1844, 1853 and today
four-description = How Le Poque of 1789, Pierer of 1844, Alvensleben of 1853 and today’s game differ, and what that rests on.
four-lead = This page says in a few words what four texts on Poch say. A mark shows what each statement rests on, and “Show” plays the same cards by the rules of all four.
four-lent = “in 1857”, “today”: what that text says, where we do not know what this one says
four-in-poch-modern-pagat = today
four-small = in small type: our choice, because the text does not say
four-show = Show
four-show-row = Show the same cards: { $row }
four-cite = Cite { $siglum }: { $row }
four-ours = (we play: { $value })
four-silent = not said
four-unreported = not reported
four-unlisted = not among the differences listed
four-cut = not in our copy, which breaks off
four-unread = not in what we read
four-nowhere = does not arise
four-listed = named only as a difference { $text }
four-boards = The four tables; left and right arrow keys step through the deal
four-unshown = No step rests on this rule; this is the nearest one.
four-dealt = The same pack, dealt and played by the rules of each text.
four-held = The same hands, dealt by the rules of 1789; each text goes on from there. To begin all four with the same hands is our own device.
four-alike = If the text of 1857 and today’s game fill in what is not reported, no two of the four texts differ in these rules: { $rules }.
four-pairs = Two by two
four-how = How we know them
