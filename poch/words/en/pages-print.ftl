### Hand-outs, boards to print and their list; and what shows each clause.

print-title = To print
print-description = The rules of each playable text on one sheet of paper, and its board.
print-lead = For a school class or a museum table, print the rules of any text on one sheet of A4 or Letter. The board is a drawing for A3 or A4, to lay chips on.
print-other = You can print every other page too. Menus and buttons are left out, cards and boards become outlines, and links become plain words, with the address and the citation at the foot.
print-text = Text
print-sheet = Rules on one sheet
print-board = Board
print-handout = Hand-out
print-handout-of = Hand-out: { $title }
print-page = Page
print-page-of = Page of the board: { $title }
print-svg-of = SVG of the board: { $title }

handout-title = Rules on one sheet: { $title }
handout-description = The rules of { $title } on one sheet, as its source gives them, for a class or a table.
handout-way = One sheet, A4 or Letter: print this page.
handout-to-board = The board to print
handout-needs = You need:
handout-needs-what = { $facts } · the same number of chips for each player
handout-about = These are the rules as this text gives them, in our own words.
handout-without = Left out here, as house variations of the text: { $variations }.
handout-rights = { $address } · Rules and board CC0 1.0
handout-supplied = we added it, because what we have of the source does not say
handout-inferred = our conclusion from what the source says
handout-borrowed = borrowed from another text, which is named above
handout-disputed = disputed: read here as the words in brackets say

board-title = Board to print: { $title }
board-description = The board of { $title } as its source gives it, to print for a class or a table.
board-of = The board of { $title }
board-sheet = Its rules on one sheet
board-how = Print this page in landscape format, without margins. On A3 the pools have room for chips of any size, but on A4 only for small ones.
board-drawn = We drew the board from <a href="../#the-board">the clauses on it</a>. The pools have the names that the text gives them, and beside each are the cards that win it.
board-free = The drawing is free for any use (CC0 1.0).
board-download = Download the drawing as SVG, in A3 size
board-pool = { POOL($pool) }
how-board = A round board: eight cups for ace, king, queen, jack, ten, marriage, sequence and Poch, and the centre in their middle
board-shown = The board, with { $facts }

coverage-title = { $title }: where each clause is shown
coverage-description = The hands in which you can see each clause of { $title } at work, and why some clauses appear in none.
coverage-heading = Where each clause is shown
coverage-lead = Each step of a hand names the one clause that allows it, so the clause was at work in that step. A link to a hand leads to the first step that names the clause.
coverage-count = { $clauses ->
    [0] No clauses:
    [one] One clause:
   *[other] { NUMBER($clauses) } clauses:
} { $parts }. Together the clauses set { $rules }.
coverage-seen = { NUMBER($n) } can be seen in { $hands }
coverage-idle = { $n ->
    [0] none settles nothing
    [one] one settles nothing
   *[other] { NUMBER($n) } settle nothing
}
coverage-unseen = { $n ->
    [0] none settles something that no step can show
    [one] one settles something that no step can show
   *[other] { NUMBER($n) } settle something that no step can show
}
coverage-no-step = No step can show this: { $why }
coverage-clauses = Clause by clause
coverage-rules = Rule by rule
coverage-sentences = Sentence by sentence
coverage-sentences-count = { $work }: { $claimed } of { $n } sentences are in at least one clause here{ $idle ->
    [0] {""}
    [one] , and one states no rule
   *[other] , and { NUMBER($idle) } state no rule
}. Parts of a long sentence count as sentences. { $stated ->
    [0] No stated clause rests on this text.
    [one] One stated clause rests on this text, { $named ->
        [0] but does not name its sentence.
       *[other] and names its sentence.
    }
   *[other] { BEGIN(N($stated)) } stated clauses rest on this text, and { $named ->
        [all] all of them name their sentences.
        [0] none of them names its sentence.
        [one] one of them names its sentence.
       *[other] { N($named) } of them name their sentences.
    }
}
coverage-sentence-cut = our copy breaks off
coverage-optional = optional
coverage-every = In every hand, for instance:
coverage-more = { $n ->
    [0] and no more
    [one] and one more
   *[other] and { NUMBER($n) } more
}
coverage-command = The command <code>poch cover { $slug }</code> shows the same for the hands and for the examples among the tests.
cards-title = Cards and chips to cut out
cards-description = A pack of 32, 36 or 52 cards with French or German suits, and chips, to print and cut out.
cards-lead = Choose a pack and print it on strong paper. Nine cards, each 62 by 86 millimetres, fill a page of A4 or Letter. The chips for four players take one page more, and each is marked with what it counts. For more players, print that page twice.
cards-unscripted = You need scripts to see the cards.
cards-boards = There are <a href="{ $base }to-print/">boards and rules to print</a> for every text.
to-print-cards = No pack at hand? <a href="{ $base }cards/">Print cards and chips</a> to cut out.
to-print-labels = For museums there are labels and more on <a href="{ $base }museum/">a separate page</a>.
to-print-teacher = For classes there are lessons and worksheets under <a href="{ $base }teach/">Teach</a>.

how-name = { $game ->
    [comete] Commit
    [tripoley] Rummoli
   *[other] { game-name }
}
how-game = How to play { how-name }
how-game-description = { $title }: what you need, how it is played, and when it ends, for readers who do not know it.
how-game-lead = These are the rules of <a href="{ $link }">{ $title }</a>, in our own words. They leave us less to decide than our other texts called { how-name } that go on to the end of the game. A <abbr class="ours">+</abbr> marks what we chose, because our copy does not say, and a <abbr class="ours">†</abbr> what we conclude from the text.
how-game-ways = <a href="{ $base }sources/{ $slug }/handout/">Print the rules</a> on one sheet, with the board · <a href="{ $base }sources/{ $slug }/board/">Print the board</a> · <a href="{ $base }play/?ruleset={ $slug }">Play a practice game</a>
how-need = What you need
how-before = Before you play
how-play = The game
how-end = How it ends
how-ours = our choice
how-inferred = our conclusion
how-table = At the table
how-hand = A hand of this game on its own page
how-others = What other texts do differently
how-compare = compare
how-alone = No other text of this game is here.
how-to-poch = How to play Poch
how-in-english = { "" }
how-no-page = { $game } has no such page, because none of its texts here goes on to the end of the game.
