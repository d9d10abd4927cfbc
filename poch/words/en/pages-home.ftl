### The first page of a language.

home-title = Poch
home-description = Poch is an old German card game. Read its rules text by text, step through hands, and play.
home-lead = Poch is an old German card game in three parts. You collect chips for certain cards, you bet on who holds the best set, and you race to play all your cards.
home-here = Books and game boxes have described it since 1765, each in its own way. Here you can read each text clause by clause, watch it played step by step, and play it yourself.
home-first-game = Your first game, in five minutes
home-door-play = Play tonight
home-door-play-to = Against the browser, or on your own board
home-door-read = Read and compare
home-door-read-to = Every text, clause by clause
home-door-teach = Teach and show
home-door-teach-to = Hand-outs, boards and labels to print
home-how-to-play = <a href="{ $base }how-to-play/">Poch in two minutes</a>, if you have never played
home-tours = <a href="{ $base }tours/">Tours</a>: essays whose boards move with the text
home-four = <a href="{ $base }compare/four/">1789, 1844, 1853 and today</a>: how four texts differ, on one page, with the same cards under each
home-compare = <a href="{ $base }compare/">Compare</a> any of the texts, rule by rule, or <a href="{ $base }compare/matrix/">all at once</a>
home-which = <a href="{ $base }compare/which/">Which game do I know?</a> A few questions find the nearest text
home-cruxes = <a href="{ $base }cruxes/">Cruxes</a>: the passages that can be read in more than one way
home-timeline = <a href="{ $base }timeline/">Timeline</a> of the texts and of the board
home-corrections = <a href="{ $base }corrections/">Corrections</a> to what others have written about the game
home-editorial = <a href="{ $base }editorial/">How to read</a>: what the marks mean, and what we do not know
home-sources = { $n ->
    [0] No sources
    [one] One source
   *[other] { BEGIN(N($n)) } sources
}
home-hands = { $n ->
    [0] No hands
    [one] One hand
   *[other] { BEGIN(N($n)) } hands
}
home-reading = How to read these pages
home-reading-hands = On the page of a source, the text is on the left and a hand on the right. Step through the hand, and the clause for each step lights up. Choose a clause, and the hand goes to a step that shows it.
home-reading-marks = The small mark beside a clause shows what it rests on. The source says it, or somebody else reports it. Or we inferred it, or added it because the text is silent.
home-reading-cruxes = Some passages can be read in more than one way. Then the readings follow below, and you can try each.
