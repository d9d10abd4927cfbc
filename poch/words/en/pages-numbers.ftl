### Numbers: the front page of all that is reckoned, with the question that each page answers.

numbers-title = Numbers
numbers-description = What is worked out here about Poch: odds, bluffs, long play, opponents, readings and silences.
numbers-lead = These pages count, play and guess by the rules of the texts. Each answers one question, so you need to open only one.
numbers-asks-odds = How likely is it that I hold the cards?
numbers-page-odds = “Odds”
numbers-answers-odds = gives the chance of each pool, text by text. It is exact, because it counts all deals.
numbers-asks-bluff = Should I knock, and when does a bluff pay?
numbers-page-bluff = “Bluffs”
numbers-answers-bluff = shows how two players vie so that neither can be exploited. The rules are those of the texts, but the table is smaller.
numbers-asks-survey = What happens in a long evening?
numbers-page-survey = “Surveys”
numbers-answers-survey = has the computer play thousands of deals by the rules of each text, so you see who wins chips, how often pools are taken, and how long the evening lasts.
numbers-asks-players = How strong are the computer’s players?
numbers-page-players = “Players”
numbers-answers-players = says what each strength considers, and how many chips it wins from the one below.
numbers-asks-what-matters = Which disputed rule changes the game?
numbers-page-what-matters = “What matters”
numbers-answers-what-matters = plays each reading against the others, so you see where a doubtful word moves chips and where it moves none.
numbers-asks-silences = What might a text have meant where it says nothing?
numbers-page-silences = “What the silence could be”
numbers-answers-silences = guesses from the other texts. It is a model: it changes no text, and it says how often it is right.
numbers-trust = Only the odds are exact. The numbers on the other pages are measured or guessed, so each of these pages gives a range beside them. For how much the rules of two texts differ, see <a href="{ $base }compare/likeness/">likeness</a>.
