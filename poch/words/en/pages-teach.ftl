### The page for teachers, and the sheet of questions for a class.

teach-title = Teach
teach-description = A lesson of twenty minutes on chance and bluff, one of forty-five with cards, worksheets with a key, and a game for each pupil.
teach-lead = Begin with the lesson of twenty minutes, which needs a projector, but neither cards nor any knowledge of games.
teach-twenty = Twenty minutes: chance, odds and bluff
teach-twenty-lead = Open <a href="{ $base }tours/chance-odds-and-bluff/">the lesson on the projector</a>: a board beside the text shows one deal. At each of five questions the class writes its answer first. <a href="{ $base }teach/questions/">Print the questions</a> for the pupils; the answers are on a second sheet for you.
teach-at = Minutes { $from } to { $to }
teach-answer = Our answer
teach-stop = Show it on the projector
teach-forty-five = Forty-five minutes with cards and a board
teach-forty-five-lead = Groups of four print a board and play two deals, then answer the same five questions. <a href="{ $base }teacher/">The whole lesson is on one sheet</a>, with what to do when and why.
teach-alone = A game that each pupil plays alone
teach-alone-lead = Give this address as an assignment. The game stops { $stops } times to ask something, and a wrong answer costs nothing.
teach-alone-1789 = For history, give <a href="{ $base }first-game/1789/">the game by the rules of 1789</a>, which stops where the old rules differ from today’s.
teach-alone-report = At the end the page says how many questions were answered at the first try. Only the pupil sees that, because nothing is sent and nothing is kept. If you want to know the number, ask for a picture of that page.
teach-worksheets = Worksheets
teach-worksheets-lead = Each sheet has twelve questions on real deals, with pictures of the sorted cards; the key has a page of its own. Begin with <a href="{ $base }exercises/poch-modern-pagat/">the modern game</a>; <a href="{ $base }exercises/#sheets">every other text</a> has a sheet, too.
teach-needs = What each needs and takes
teach-needs-what = What
teach-needs-minutes = Minutes
teach-needs-players = Players
teach-needs-sheets = Sheets
teach-needs-more = Also
teach-class = the class
teach-four = groups of four
teach-each = each alone
teach-row-twenty = Chance, odds and bluff
teach-row-twenty-sheets = one for each pupil, one for you
teach-row-twenty-more = a projector
teach-row-forty-five = Cards and a board
teach-row-forty-five-sheets = seven for each group, one for you
teach-row-forty-five-more = scissors; a projector for the last ten minutes
teach-row-alone = The first game
teach-row-alone-sheets = none
teach-row-alone-more = a screen for each pupil; a phone will do
teach-row-worksheets = Twelve questions
teach-row-worksheets-sheets = { NUMBER($n) } for each pupil, one with the key
teach-row-worksheets-more = nothing
teach-offline = No network in the class? Everything on paper works without one, and you can <a href="{ $base }reading-offline/">take these pages with you</a>. All sheets print on A4 and on Letter.
teach-next = Next: <a href="{ $base }how-to-play/">how to play</a> for yourself, or <a href="{ $base }museum/">the page for museums</a>, if the class visits one.

teach-questions-title = Five questions on chance and bluff
teach-questions-description = Five questions for a class, on one sheet, with the answers on a second.
teach-questions-lead = There are thirty-two cards. The last is turned up instead of dealt, and its suit is trumps. So if four play, the dealer gets seven cards, and each of the others eight. King and queen of trumps in one hand are the marriage, and seven, eight and nine are the sequence. A set is two, three or four cards of one rank.
teach-questions-name = Name:
