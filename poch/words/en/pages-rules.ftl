### One rule through all texts: the questions, and what the texts say to each.

rules-title = One rule through all texts
rules-description = Each rule as a question, with what every text answers, what that rests on, and the earliest text.
rules-lead = This page asks one question after another, and every text answers. You see which texts give which answer, what it rests on, the clause, and a hand that shows it.
rules-counted = A text counts for an answer if it says so itself, if a report says so, or if we read it so. What it takes from another text, or what we supplied, is counted separately. If a text follows another and gives the same answer, we name it but do not count it again.
rules-earliest-about = The earliest text is only the earliest of ours. We look for it among texts that have a year and state the rule, or are reported to state it. The year is that of the text, and never that of a later report.
rules-part-title = { $part }: one rule through all texts
rules-part-description = { $n ->
    [one] One question
   *[other] { $n } questions
  } on one part of the game, and what every text answers.
rules-every = All rules
rules-questions = Questions on this page
rules-texts-poch = The texts on Poch
rules-texts-family = Texts on other games
rules-none-poch = No text on Poch has such a rule.
rules-none-family = No text on another game has such a rule.
rules-value = <b>{ $value }</b> – { $texts }.
rules-as-far = { $value } (each text as far as it goes)
rules-any = { $value } for any number of players
rules-stated = stated in { $n ->
    [one] one{ $first ->
        [yes] {" "}text
       *[no] {""}
      }
   *[other] { N($n) }{ $first ->
        [yes] {" "}texts
       *[no] {""}
      }
  }
rules-reported = { $n ->
    [one] reported of one{ $first ->
        [yes] {" "}text
       *[no] {""}
      }
   *[other] reported of { N($n) }{ $first ->
        [yes] {" "}texts
       *[no] {""}
      }
  }
rules-read = our reading in { $n ->
    [one] one{ $first ->
        [yes] {" "}text
       *[no] {""}
      }
   *[other] { N($n) }{ $first ->
        [yes] {" "}texts
       *[no] {""}
      }
  }
rules-lender = { $text }
rules-taken = taken from { $lenders } in { $n ->
    [one] one{ $first ->
        [yes] {" "}text
       *[no] {""}
      }
   *[other] { N($n) }{ $first ->
        [yes] {" "}texts
       *[no] {""}
      }
  }
rules-ours = our own choice in { $n ->
    [one] one{ $first ->
        [yes] {" "}text
       *[no] {""}
      }
   *[other] { N($n) }{ $first ->
        [yes] {" "}texts
       *[no] {""}
      }
  }
rules-voices = { $voices }, and { $last }
rules-earliest = Earliest of our texts: { $texts }.
rules-dated = { $siglum }, { $year }
rules-undated = No text with a year says so.
rules-repeats = { $n ->
    [one] { $texts } says so too, but follows “{ $other }”, so we do not count it again.
   *[other] { $texts } say so too, but follow “{ $other }”, so we do not count them again.
  }
rules-option = <b>{ $value }</b> – as a house variation in { $texts }.
rules-other = <b>{ $value }</b> – found only under another reading of { $texts }.
rules-option-too = As a house variation also in { $texts }.
rules-other-too = Only under another reading also in { $texts }.
rules-unread = Not in what we read: { $texts }.
rules-unlisted = Not among the differences that are listed: { $texts }.
rules-cut = Not in our copy: { $texts }.
rules-unreported = Not in the report: { $texts }.
rules-silent = Read whole, and silent: { $texts }.
rules-nowhere = { $n ->
    [one] In one text the question does not arise.
   *[other] In { N($n) } texts the question does not arise.
  }
rules-by-date = The texts by date
rules-from = Taken from { $text }
rules-follows = follows { $text }
rules-hand = in a hand
rules-hand-what = { $clause } in a hand: { $hand }
rules-mechanism = What a clause can settle here
rules-others = Other parts of the game
rules-link = Through all texts

## The questions

question-seats = How many may play?
question-pack-size = How many cards does the pack have?
question-pack-ranks = How do the cards rank?
question-pack-without = Which cards are taken out of the pack?
question-pack-suits = Which suits do the cards have?
question-board-pools = Which pools does the board have?
question-board-names = What are the pools called?
question-board-unexplained = Which pools have no winner in the text?
question-board-won-elsewhere = Which pools are won in a part of the deal that is missing here?
question-board-shape = How is the board made?
question-board-cards = Which card belongs to which pool?
question-board-cards-from = Where do the cards of the board come from?
question-dressing-antes = How many chips does everyone put into which pools?
question-dressing-by = Who dresses the board?
question-dressing-contributions = How many chips do the others give the dealer?
question-dressing-dealer-adds = How many chips does the dealer add to those of the others?
question-dressing-rest = Into which pool do the leftover chips go?
question-dressing-dealer-puts = What does the dealer put in?
question-dressing-winner-spared = Into which pools does the winner of the last deal put nothing?
question-dressing-winner-deals = What is the winner of the last deal spared if that player is now the dealer?
question-dressing-placing = Where may players place their chips?
question-dressing-chips = How many chips does each player place?
question-dressing-dealer = How many chips does the dealer place?
question-dressing-later = Who places in later deals?
question-dressing-first = Who places first?
question-dealing-first-dealer = Who deals first?
question-dealing-next-dealer = Who deals next?
question-dealing-direction = Which way does the game go round?
question-dealing-misdeal = What is done after a misdeal?
question-dealing-exposed = What is done when a card is shown in dealing?
question-dealing-cut = Who cuts?
question-dealing-cards = How many cards is each player dealt?
question-dealing-packets = How many cards are dealt at a time?
question-dealing-stock-seen = Who may look at the cards that are left over?
question-dealing-spare-hand = What may the dealer do with the spare hand?
question-dealing-spare-hand-bids = How do players bid for the spare hand?
question-turn-up-card = Which card is turned up?
question-turn-up-makes = What does the turn-up decide?
question-turn-up-goes-to = Who gets the turn-up?
question-turn-up-pool = What becomes of the pool of the turn-up?
question-turn-up-board-card = What happens if the turn-up is the card of a pool?
question-stages = In what order do the parts of a deal come?
question-melding-claims = Which cards take { $pool ->
    [centre] the centre
    [dwarf] the Dwarf
   *[other] the { POOL($pool) } pool
}?
question-melding-shares = Which trumps share { $pool ->
    [centre] the centre
    [dwarf] the Dwarf
   *[other] the { POOL($pool) } pool
}?
question-melding-run-least = How many cards make a run?
question-melding-run-best-by = Which run is the best?
question-melding-run-equal = Which of two equal runs is the better?
question-melding-run-still-equal = Outside trumps, which of two equal runs is the better?
question-melding-run-singles = For which single cards is the winner of the run paid as well?
question-melding-several = What do players get when several hold cards that take the same pool?
question-melding-unclaimed = What becomes of a pool that nobody takes?
question-melding-forgotten = Must a pool be claimed?
question-vying-first = Who speaks first?
question-vying-entry = Who may vie?
question-vying-opening = With how many chips may a player knock?
question-vying-pool = Which pool do the players vie for?
question-vying-stakes = Where do the stakes go?
question-vying-raising = Who may raise?
question-vying-raise = By how many chips may a player raise?
question-vying-pass = What does a pass before the first knock mean?
question-vying-folded-stake = What becomes of the stake of a player who folds?
question-vying-showdown = What happens when the stakes are even?
question-vying-naming = Which set does a player name?
question-vying-rounds = How often does naming go round?
question-vying-again-stake = With how many chips may a player knock again?
question-vying-again-answers = How much must a player stake to go along with a second knock?
question-vying-again-showdown = How is it settled who has the best of the sets neither named nor shown?
question-vying-again-pool = Does what was staked in the first round wait for the winner of the second?
question-vying-laid-off = Which sets leave the game?
question-vying-bluff = How much does a player pay when called on a bluff?
question-vying-ranking-size = Which is the better set if one has more cards?
question-vying-ranking-rank = Which of two sets of one size is the better?
question-vying-ranking-equal = Which of two pairs of one rank is the better?
question-vying-ranking-side-cards-equal = Which of two equal pairs is the better if the other cards are equal, too?
question-vying-ranking-no-set = What decides if nobody has a set?
question-vying-ranking-no-set-equal = Which of two equal highest cards is the better?
question-vying-ranking-hands = How do poker hands rank?
question-vying-ranking-hands-equal = Which of two poker hands of the same type is the better?
question-vying-fold-out = What must the last player left do when all others have folded?
question-vying-nobody = What happens when nobody knocks?
question-vying-short-purse = What happens if a player has too few chips for the stake?
question-shedding-leader = Who leads?
question-shedding-leader-cards = Which card gives the first lead?
question-shedding-leader-if-none = Who leads if nobody has won the vying?
question-shedding-lead = What may be led?
question-shedding-play = Which card follows the one led?
question-shedding-trumping = When may a player trump?
question-shedding-count-limit = How far may a count go?
question-shedding-count-points = What does each rank add to a count?
question-shedding-emptied = What becomes of a player who has laid off every card?
question-shedding-run-ends = When does a run stop?
question-shedding-ranks = How do cards follow one another in a run?
question-shedding-run-pays = What do the others pay for a finished run?
question-shedding-next-leader = Who leads next?
question-shedding-new-suit = Must another suit be led after a run?
question-shedding-new-suit-lacking = Who leads when nobody has a suit that may be led after a run?
question-shedding-wins-pool = Which card takes a pool when it is played?
question-shedding-unclaimed = What becomes of a pool that nobody wins by playing?
question-shedding-trump-pools = Which trumps take which pool when they are played?
question-shedding-card-pools = Which cards take a pool when one player has played them all?
question-shedding-shown = Who shows the cards of a pool without playing them?
question-shedding-pairs = Who takes a pool that needs two trumps?
question-shedding-forgotten = Must a pool won by playing be claimed at once?
question-shedding-kept = What happens when a player still holds the card of a pool?
question-shedding-card-pays = Which cards do the others pay for when a player plays one of them?
question-shedding-led-pays = Which cards do the others pay for when a player leads one of them?
question-shedding-stop-card = Which card may be laid with another to end a run?
question-shedding-stop-card-with = Together with which card may a player lay the card that ends a run?
question-shedding-put-in = Which card may a player who cannot follow play instead?
question-shedding-unable-pays = What must a player pay for being unable to play?
question-shedding-run-ended-by = Which cards end a run?
question-shedding-stands-in = Which card may be played in place of one that nobody has?
question-shedding-holding-back = Must you play if you can?
question-shedding-out = When does play end?
question-settling-measure = How are the cards left in hand paid for?
question-settling-per-card = How many chips are paid for each card or point left?
question-settling-placing = Into which pools does the payment for cards left go?
question-settling-points = How many points does each rank count?
question-settling-exempt = Who pays nothing for the cards left?
question-settling-doubled-by = Who pays twice as much for the cards left?
question-settling-kept-pays = What does a player pay for a certain card still held at the end?
question-settling-prize = Which pool goes to the first one out?
question-settling-tricks-most = If tricks are counted, who takes the prize?
question-settling-tricks-without = If tricks are counted, who pays for the cards left?
question-settling-tricks-several = Who is paid in a tie for most tricks?
question-settling-most-cards = Does the player left with the most cards pay extra?
question-settling-most-to = To whom does the player with the most cards pay the extra?
question-settling-most-tied = Who pays the extra in a tie for the most cards?
question-settling-short-purse = What happens when somebody cannot pay?
question-ending-when = When does the session end?
question-ending-unable = What happens when somebody can no longer dress the board?
question-ending-winner = Who wins the session?
question-ending-clearing = How is the board cleared at the end?
question-ending-clearing-cards = How many cards are dealt to clear the board?
question-ending-clearing-trumps = Which suit is trumps when the board is cleared?
question-ending-clearing-pairs = Who takes the pool of several cards when the board is cleared?
question-ending-residue = What becomes of the chips left on the board?
