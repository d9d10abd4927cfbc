### What pages call the things that data name by ids: how a clause is attested, what a text is, and the like.

## How well a clause is attested

status-stated = Stated
status-stated-meaning = the source says so, and we have read that part of it
status-reported = Reported
status-reported-meaning = a later writer says so, of a source that we have not seen or of the game at large
status-reported-mt = Reported in translation
status-reported-mt-meaning = we could read the report only in machine translation; the sense is safer than the wording
status-inferred = Inferred
status-inferred-meaning = our conclusion from what the source says; the reason is given
status-supplied = Supplied
status-supplied-meaning = we added it to make the game playable
standing-inherited = Inherited
standing-inherited-meaning = our conclusion from a report that lists only how this text differs from another, and does not mention the point
standing-borrowed = Borrowed
standing-borrowed-meaning = taken from another text, which is named; nothing shows that this one agrees
standing-unsettled = Unsettled
standing-unsettled-meaning = you can read what we know of the text in more than one way; the reading is ours
standing-moot = Does not arise
standing-moot-meaning = by its other rules there is nothing to settle here
mark = { $name }: { $meaning }.
mark-gap = { $name } ({ $gap }): { $meaning }; { $why }.

## Why a source does not say what a clause supplies

gap-silent = Silent
gap-silent-meaning = we read the whole text, and it says nothing on the point
gap-unreported = Not reported
gap-unreported-meaning = the report does not say, but the source itself, which we have not seen, may
gap-cut = Not in what we read
gap-cut-meaning = our copy breaks off; the part we have does not say, but the rest may

## What comes of a rule where two texts are compared

degree-both = stated in both texts
degree-reported = as reported
degree-as-read = as we read it
degree-another = of another text
degree-taken = taken from the other
degree-only-one = settled by only one
degree-no-place = does not arise in the other
degree-neither = settled by neither
outcome-both-differ = Different
outcome-both-differ-meaning = stated in both texts
outcome-both-same = Alike
outcome-both-same-meaning = stated in both texts
outcome-reported-differ = Different, as reported
outcome-reported-differ-meaning = at least one of the two is known from a report
outcome-reported-same = Alike, as reported
outcome-reported-same-meaning = at least one of the two is known from a report
outcome-as-read-differ = Different, as we read it
outcome-as-read-differ-meaning = at least one value is our conclusion, or would be different under another reading
outcome-as-read-same = Alike, as we read it
outcome-as-read-same-meaning = at least one value is our conclusion, or would be different under another reading
outcome-another-differ = Different, one value from another text
outcome-another-differ-meaning = one value is not this text’s own, but comes from another text
outcome-another-same = Alike, one value from another text
outcome-another-same-meaning = one value is not this text’s own, but comes from another text
outcome-taken = Taken from the other
outcome-taken-meaning = one value comes from the text beside it, or both come from a third, so it is evidence for neither
outcome-only-one = Settled by only one
outcome-only-one-meaning = the other is silent, gives the rule only for other numbers of players, or was not read or reported that far; what is played there is ours
outcome-no-place = Does not arise in the other
outcome-no-place-meaning = the other has no pool, no part of the deal or no condition in which this could arise
outcome-neither = Settled by neither
outcome-neither-meaning = what is played is ours on both sides, or comes from other texts

## How much of a text was read

locus = { $place ->
    [opening] opening
    [note-i] note i
   *[note-i-of-the-report] note i of the report
}
seen-whole = Read whole
seen-in-part = Read in part; our copy breaks off
seen-report = Not seen by us; known only through a report
seen-both = Opening read; the rest known only through a report

## What a clause is that settles nothing

remark-history = A remark on history; it settles nothing at the table.
remark-advice = Advice to the player, not a rule.
remark-etiquette = A matter of manners; it settles nothing at the table.
remark-restates = Repeats another clause
remark-arrangement = A matter of procedure at the table; here it moves no card and no chip.
remark-variation = Another way to play, which the source describes; it is not played here.
remark-unencoded = A rule that we give in words alone; it is not played here.

## The parts of the vocabulary

part-seats = The players
part-pack = The pack
part-board = The board
part-dressing = Dressing the board
part-dealing = The deal
part-turn-up = The turn-up
part-stages = The parts of a deal
part-melding = The melding
part-vying = The vying
part-shedding = The playing out
part-settling = The settlement
part-ending = The end of the game

## Languages of texts

language-de = German
language-en = English
language-fr = French
language-ja = Japanese
language-is = Icelandic

## The parts of the bibliography

shelf-rules = Texts that carry rules
shelf-rules-meaning = Each of these gives rules of Poch, some only in part or through a report.
shelf-reports = Reports, copies and accounts at third hand
shelf-reports-meaning = From some of these we learned of texts that are listed above; from others, later writers learned of the game.
shelf-related = Related games
shelf-related-meaning = The page on these games says more about them.
shelf-history = History
shelf-history-meaning = These are about the history of the game, of its name or of its boards.

## What the corrections are about

field-editions = Books and their editions
field-attribution = Rules, and whose they are
field-copies = What copies and translations have lost
field-defects = Defects in the texts themselves
field-names = Boards, dates and names

## The parts of the glossary

group-game = The game and its parts
group-deal = The deal and the turn-up
group-cards = Cards
group-board = Board, pools and chips
group-vying = The vying
group-sets = Sets and runs
group-play = The playing out
group-related = Related games

## Pages that corrections lead to

leads-to-blended-summaries = How blended summaries mislead
leads-to-related-games = Related games
leads-to-timeline = Timeline

## What the timeline shows beside the texts

strand-record = Record
strand-board = Board
strand-word = Word
strand-research = Research
strand-gap = Gap

## How boards are built

shape-boxes = separate boxes
shape-slats = one box divided by slats
shape-rows = a board of rows
shape-round = a round board
shape-ring = a round board
shape-corners = a square board with a middle

## Things counted
counted-hand = { $n ->
    [one] { N($n) } hand
   *[other] { N($n) } hands
}
counted-rule = { $n ->
    [one] { N($n) } rule
   *[other] { N($n) } rules
}
counted-pool = { $n ->
    [one] { N($n) } pool
   *[other] { N($n) } pools
}
counted-step = { $n ->
    [one] { N($n) } step
   *[other] { N($n) } steps
}
counted-ruleset = { $n ->
    [one] { N($n) } ruleset
   *[other] { N($n) } rulesets
}
