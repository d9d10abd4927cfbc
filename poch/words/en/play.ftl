play-start = Start a game
play-how = How is it played?
play-shelf-open = Branches and files …
play-size = The first game loads the engine: { $size }, once.
play-back = Back to your game
play-ready = Everything is ready for { N($n) }.
play-gone = The saved game cannot go on: { $why }
play-cleared = A game was kept at this address, but it is gone: either this browser has cleared it, or you played in another one. If you saved the game as a file, open it under “Branches and files”.
play-link-damaged = This link is damaged or incomplete. Copy it again, from beginning to end.
play-recorded = a recorded hand
play-progress = How much of the engine has loaded
play-setting = Setting up the game …
play-not-set = The game could not be set up.
play-new = Start a new game
play-part-missing = A part of this page could not be loaded ({ $why }).
play-table = The table; left and right arrow keys look back and forth
play-clauses = By which clause
play-steps = All steps
play-pass = Pass
play-fold = Fold
play-hold = Hold{ $n ->
    [0] {""}
    [one] {" "}for { $n } chip
   *[other] {" "}for { $n } chips
}
play-play = Play
play-swap = Exchange
play-place = A chip in { $pool }
play-claim = Claim
play-claim-what = Claim { $pool }
play-nothing = Play nothing
play-swap-nothing = Exchange nothing
play-take = Take the spare hand
play-take-nothing = Keep your hand
play-bid-chips = Chips that you bid
play-raise-chips = Chips to raise the stake to
play-knock-chips = Chips to knock for
play-fewer = One chip fewer
play-more = One chip more
play-choose-away = Choose the card to give away.
play-choose-hand = Choose a card in your hand.
play-hint = Hint
play-hint-is = Hint: { $advice }. { $why }
play-may = May I …?
play-why-seat = Why did { $seat } do that?
play-branch-step = What if, at step { $step }
play-branch-hand = A hand
play-branch-deal = Deal { $seed }
play-link-title = A link to this position; it holds the whole deal, all cards included
play-copy-link = Copy link
play-embed = Embed
play-the-game = The game
play-same = Same deal again
play-other-cards = Other cards
play-new-game = New game …
play-others-are = The others are
play-careful = careful
play-counting = counting the cards
play-farsighted = far-sighted
play-reckless = reckless
play-deal-seed = Deal { $seed }.
play-read = Readings other than the adopted ones: { $readings }.
play-next = Next deal
play-under = Under other rules …
play-in-all = in all { $chips }
play-scores = Chips won and lost
play-before = Before
play-session-over = The session is over.
play-deals = Deals
play-total = In all
play-own-rules = A link cannot carry rules of your own. Save the record, and take the rules from { $workshop }.
play-the-workshop = the workshop
play-copied = You have copied the link. It holds the whole deal, all cards included.
play-link = Link
play-copy-this = Copy this link: { $link }
play-copy-below = Copy the link below; it holds the whole deal, all cards included.
play-slow = Slow
play-normal = Normal
play-fast = Fast
play-at-once = At once
play-speed-others = Speed of the others
play-look-back = Look back
play-look-on = Look on
play-now = Back to now
play-why = Why?
play-what-if = What if …
play-undo = Undo
play-goes-on = The deal goes on.
play-skip = Skip to my turn
play-over = The deal is over.
play-step-clause = { $sentence } Clause { $clause }.
play-step-of = { $stage } · { $at } of { $all }
play-happened-by = This step rests on
play-asked-by = Your choice rests on
play-for = You play for { $seat }.
play-pass-on = It is { $seat }’s turn. Pass the device on; while you do, all hands are hidden.
play-reveal = I am { $seat }: show my cards
play-sound = Sound
play-elsewhere = A game is going on in another window, so what you play here is saved beside it, as a branch.
play-thinking = The others are thinking ahead …
play-restarting = Restarting the engine …
play-not-kept = This browser will not save here, so you lose the game when you close the page.

play-knock = Knock for { $n ->
    [one] { $n } chip
   *[other] { $n } chips
}
play-raise = Raise to { $n ->
    [one] { $n } chip
   *[other] { $n } chips
}
play-bid = Bid { $n ->
    [one] { $n } chip
   *[other] { $n } chips
}
play-result = The deal is over. { $seat ->
    [you] You have
   *[other] { $seat } has
} { $net ->
    [0] neither won nor lost.
   *[other] { $won ->
        [yes] won
       *[no] lost
    } { $net ->
        [one] { $net } chip.
       *[other] { $net } chips.
    }
}
play-on-board = On the board for the next deal: { $n ->
    [0] no chips.
    [one] { $n } chip.
   *[other] { $n } chips.
}
play-sheet = Score sheet: { $n ->
    [one] { $n } deal
   *[other] { $n } deals
}
