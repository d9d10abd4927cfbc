### The page of cruxes, and that of mechanisms.

## Cruxes

cruxes-title = Cruxes
cruxes-description = The disputed passages in the rules of Poch, with their readings.
cruxes-lead = A crux is a passage that you can read in several ways, or a silence that you can fill in several ways. Here are the readings of each, with the reason for each reading, the texts that support it, and which one we adopted.
cruxes-play = You can play by any of them: choose a reading beside the clause, or on the page <a href="{ $base }play/">Play</a>.
cruxes-questions = Questions
cruxes-options = House variations
cruxes-cite = cite
cruxes-cite-this = Cite this crux
cruxes-in-play = In play:
cruxes-effect = Under the reading “{ $reading }”, compared with the adopted one: { $effect }
cruxes-no-effect = No other reading has a measurable effect.
cruxes-what-matters = What matters
cruxes-where = Where it matters:
cruxes-hand = In the hand “{ $hand }”, under the reading “{ $reading }”: { $effect }
cruxes-never-played = This text cannot be played, because we know too little of it.
cruxes-no-hand = No other reading changes any of our hands.
crux-as-a-rule = (unless agreed otherwise)
crux-adopted = (adopted)
crux-passage = The passage:
crux-witnesses = Witnesses: { $links }.

## Mechanisms

mechanisms-title = Mechanisms
mechanisms-description = All that a clause can settle, and which sources follow which practice.
mechanisms-lead = This page lists everything that a clause can settle, and every practice it can name. Nothing here has a default: if no clause of a source settles a point, that point is not known, so the engine refuses to play without it.
mechanisms-sources = Beside each practice you see the sources that follow it, with the clause. If a source does not settle the point itself, brackets after its siglum say what it rests on instead: an adopted reading or another one, another text, or us.
mechanisms-parts = Parts of the game
mechanisms-nobody = no source edited so far follows it
taken-unsettled = adopted reading
taken-supplied = supplied
taken-inherited = inherited
taken-borrowed = borrowed
taken-option = house variation
taken-other = another reading

## Counts

cruxes-others = { $n ->
    [one] This reading also changes { N($n) } other hand.
   *[other] This reading also changes { N($n) } other hands.
}
