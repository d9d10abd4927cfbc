### The first page of a language.

home-title = Poch
home-description = Poch is an old German card game. Read its rules text by text, step through hands, and play.
home-lead = Poch is an old German card game in three parts. You collect chips for certain cards, you bet on who holds the best set, and you race to get rid of all your cards.
home-here = Reports follow the game back through six centuries, and books and game boxes have described it since 1765, each in its own way. So here you can read every text, watch it played step by step, and play it yourself.
home-first-game = Your first game, in five minutes
home-years = Six centuries
home-year-strasbourg = an ordinance of Strasbourg is reported to name it
home-year-munich-oldest = the oldest board that survives
home-year-board-octagonal = boards with eight sides
home-year-poque-1765 = the first rules that we could read
home-door-play = Play tonight
home-door-play-to = Alone or together, with a screen or with a board.
home-to-play = Here in the browser
home-to-own-board = On your own board
home-to-rules = How to play
home-to-print = Rules and boards to print
home-door-read = Read and compare
home-door-read-to = Every text clause by clause, with what each rests on.
home-to-texts = All texts
home-to-four = Four texts on one page
home-to-which = Which game do I know?
home-to-cruxes = Passages in dispute
home-door-teach = Teach
home-door-teach-to = For a class, a club or a child.
home-to-lesson = A lesson, ready to give
home-to-exercises = Exercises with their answers
home-to-tours = Tours: the board moves with the text
home-to-numbers = Chances, bluffs and other numbers
home-door-museum = Museum and collections
home-door-museum-to = For anyone who shows a board, or has found one.
home-to-museum = Labels, screens and tours
home-to-board = Which board is this?
home-to-boards = Boards, shape by shape
home-to-timeline = Timeline of texts and boards
home-games = Other games of the family
home-game = { $game ->
    [newmarket] Chips lie on a few cards, and you win these chips as the cards are played out.
    [pope-joan] Cards are played out in runs; the nine of diamonds and certain trumps win chips.
    [spin] Cards are played out in runs, and the ace of diamonds may end one.
    [nain-jaune] Runs of any suit, with pools for five cards.
    [comete] Games of runs, from France and from England.
    [hoc] A French game, which the Encyclopédie calls a near relation of Poque, the French form of Poch.
    [pukk] An Icelandic game, with melding, vying and playing out.
    [bog] A French game that shares its board, its vying and its runs with Poch.
    [tripoley] A North American game with a board, in three parts: chips for hearts, a hand of poker, and the playing out.
   *[other] { "" }
}
home-texts = { $n ->
    [0] No texts
    [one] One text
   *[other] { BEGIN(N($n)) } texts
}
home-hands = { $n ->
    [0] No hands
    [one] One hand
   *[other] { BEGIN(N($n)) } hands
}
