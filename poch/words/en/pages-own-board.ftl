# The page for a board at home.

own-title = On your own board
own-description = Tap the labels on your board, and find the rules that fit it, each on one sheet to print.
own-lead = Tap what is written on your board. The rules that fit it come first, each on one sheet to print.
own-unsure = Unsure? Take the modern game: <a href="{ $base }how-to-play/">how to play it</a>, on one sheet with its board.
own-labels = What is written on it?
own-labels-about = Tap each label that you see. A card may be drawn, or only named, and its suit does not matter yet. A cup in the middle that has no mark is the centre.
own-also = also { $names }
own-names = Does it, or its box, have one of these names?
own-cups = How many cups, boxes or fields does it have?
own-cups-unknown = Not counted
own-shape = What shape is it?
own-shape-unknown = None of these, or I do not know
own-shape-round = Round, with a cup in the middle
own-shape-ring = Round, without a cup in the middle
own-shape-octagon = Octagonal
own-shape-hexagon = Six-sided
own-shape-square = Square
own-shape-rectangle = Rectangular
own-shape-rows = In rows
own-shape-slats = A box with slats
own-shape-boxes = Separate boxes
own-shape-corners = Square, with four corners and a middle
own-shape-cards = Cards laid on the table
own-sets = All sets of pools
own-sets-about = Here is each set of pools with the texts that share it, the most frequent first.
own-set = { $n ->
    [one] One pool
   *[other] { BEGIN(N($n)) } pools
}: { $pools }
own-shared = { $n ->
    [one] One text has this set.
   *[other] { BEGIN(N($n)) } texts share this set.
}
own-column-text = Text
own-column-needs = What you need
own-column-ways = To print and to play
own-needs = { $facts } · { $who ->
    [each] { CHIPS($each) } from each player
    [dealer] { CHIPS($dealer) } from the dealer
    [banker] { CHIPS($dealer) } from the banker
   *[both] { CHIPS($each) } from each of the others and { N($dealer) } from the dealer
} before a deal
own-sheet = Rules on one sheet
own-to-print = Board to print
own-play = Practice game
own-write = Your table’s rules on a sheet
own-unplayed = Too little of it is known to play by it.
own-next = Do you know the game, but have no board? <a href="{ $there }compare/which/">Answer questions on the rules</a> to find the text nearest to yours. No pack or chips at hand? <a href="{ $there }cards/">Print them</a>.
