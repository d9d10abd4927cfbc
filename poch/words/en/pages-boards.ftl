### The pages of boards as witnesses: their gallery, their shapes, and a page for each.

boards-title = Boards that survive
boards-description = Old boards for Poch, Bog and Pope Joan, octagonal, round, square and hexagonal, as museums describe them, each with a drawing.
boards-lead = The oldest boards were made before any rules that we have, and each shows which pools there were to win. Here are { N($n) } boards that museums and others have described, in chronological order. Each drawing is made from the data of its page, so it shows nothing that is not published.
boards-ways = Boards with a solid outline are drawn to one scale; a dashed outline means that no size is published. <a href="#shapes">Shapes</a> that only reports mention, such as the octagonal board of the 18th century, follow below. All boards can be downloaded <a href="{ $root }assets/exports/boards.json" download>as JSON</a>, <a href="{ $root }assets/exports/boards.csv" download>CSV</a> and <a href="{ $root }assets/exports/boards.tei.xml" download>TEI</a>. If you have a board yourself, <a href="{ $base }own-board/">see which rules fit it</a>.
boards-undated = no date published
boards-unpublished = not published
boards-count = { $counted ->
    [no] pools not counted, { N($named) } of them named
   *[yes] { $n ->
        [one] one pool
       *[other] { $n } pools
    }{ $named ->
        [0] , none of them named
       *[other] { $unknown ->
            [0] {""}
           *[other] , { $unknown } of them unnamed
        }
    }
}
boards-drawing = { $title }, with { $pools }
boards-unknown = ?
boards-unnamed = Unnamed
boards-page-description = { $title }: { $line }. Its shape, pools and inscriptions, with a source for each.
boards-seen = { $seen ->
    [object] We saw the board itself.
    [picture] We saw pictures of the board.
   *[description] We read descriptions of the board, and have not seen it.
}
boards-witness = We take the board as evidence of its pools and its shape, and of another rule only where an inscription implies it.
boards-scale = Drawn to scale: the outline has the published size, and the bar is ten centimetres long.
boards-no-scale = Not to scale: we draw a dashed outline, because the size of the board is not published.
boards-drawn = The pools follow one another as in the source, which may not say where each of them is.
boards-drawn-unnamed = A pool with a dashed rim is one that nobody has named.
boards-drawn-uncounted = Nobody has counted the pools, so their number in the drawing is ours.
boards-see = Described at { $host }
boards-fact-holder = Holder
boards-fact-number = Inventory number
boards-fact-made-in = Made in
boards-fact-date = Date
boards-fact-shape = Shape
boards-fact-material = Material
boards-fact-size = Size
boards-fact-suits = Cards shown
boards-source = Source { $n }
boards-damaged = What can be read of the painted date: { $date }
boards-years = To place this board among the others in order of date, we date it { $first } to { $last }.
boards-disputed = But also:
boards-across = { $size } { $unit } across
boards-shape = { $kind ->
    [square] Square
    [rectangle] Rectangle
    [octagon] Octagon
    [hexagon] Hexagon
    [rows] Rows
   *[round] Round
}
boards-suits = { $kind ->
    [german] German suits
    [french] French suits
   *[none] No cards
}
boards-pools = The pools
boards-centre = in the middle:
boards-inscriptions = What is written on it
boards-implies = What follows from it:
boards-notes = Also known
boards-texts = Texts with these pools
boards-texts-unnamed = { $counted ->
    [no] We do not know how many other pools the board has, so only the named ones are compared.
   *[yes] { $n ->
        [one] One pool of the board is
       *[other] { BEGIN(N($n)) } pools of the board are
    } unnamed, so only the others are compared.
}
boards-texts-count = { $n ->
    [one] 1 text:
   *[other] { $n } texts:
}
boards-same = The same pools
boards-fit = All the named pools
boards-differ = { $kind ->
    [more] With { $more } besides
    [less] Without { $less }
   *[both] With { $more } besides, and without { $less }
}
boards-other-cards = (with { $cards } there)
boards-none-named = Nothing can be compared, since nobody has named a pool of the board.
boards-no-texts = Nothing can be compared, since no text of this game with known pools is edited here.
boards-sources = What this rests on
boards-read = { $how ->
    [report] A report of it was read
    [picture] A picture of it was seen
   *[page] Read
} on { $day }.
boards-cite = How to cite this board
boards-data = The data of this board:
boards-beside = Before and after it:
boards-shapes = Shapes of boards
boards-shapes-lead = Unlike a single board, a kind of board is not a witness, so the drawings below show only its outline, and no pools. The dates are those that reports give, and we add nothing to them.
boards-of-shape = { $kind ->
    [square] Square boards
    [rectangle] Rectangular boards
    [octagon] Octagonal boards
    [hexagon] Hexagonal boards
    [rows] Boards of rows
   *[round] Round boards
}
boards-when = { BEGIN($when) }:
boards-here = Boards here:
boards-in-texts = Texts that describe one:
