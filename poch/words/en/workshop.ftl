workshop-not-kept = This browser will not save here: its storage is full or blocked. Download the draft before you leave.
workshop-not-found = This browser will not save here, so the play page cannot find the draft. Download it before you leave.
workshop-undo = Undo
workshop-redo = Redo
workshop-save = Save
workshop-download = Download
workshop-all-drafts = All drafts
workshop-play = Play it now
workshop-your-draft = Your draft
workshop-elsewhere = You changed this draft in another window, so what you write here is saved beside it.
workshop-saved = Saved in this browser.
workshop-checker = Loading the checker …
workshop-checker-percent = Loading the checker, once: { $percent }%
workshop-checker-starting = Checker loaded; starting …
workshop-not-checked = The draft could not be checked: { $why }
workshop-no-clause = This draft has no clause { $clause }.
workshop-not-yet = You cannot play it yet. Line { $line }: { $why }
workshop-never = You cannot play it: the text says playable: never.
workshop-impossible = an impossible value
workshop-complaints = Complaints
workshop-no-complaints = none
workshop-difference = What differs
workshop-difference-from = What differs from { $title }
workshop-all-leaves = All rules, as files name them
workshop-own-id = The text still calls itself { $name }. Before you pass it on, give it an id, a siglum (its short name), a title and a source of its own.
workshop-line = Line
workshop-playable = The text is in order; you can play it.
workshop-in-order = The text is in order.
workshop-stale = What you see below comes from the last text that could be read.
workshop-no-difference = nothing
workshop-there = there
workshop-here = here
workshop-clauses-added = Clauses added: { $clauses }
workshop-clauses-gone = Clauses gone: { $clauses }
workshop-clauses-changed = Clauses changed: { $clauses }
workshop-same = Every rule is the same as in the original.
workshop-not-set = not set
workshop-such-as = such as vying or pool
workshop-find = Find a rule
workshop-set = { $n } of { $all } set
workshop-begin = Begin with the rules of a source
workshop-source = Source
workshop-open = Change these rules
workshop-open-file = Open a file …
workshop-empty = Begin with an empty page
workshop-empty-lead = For a text that is not here, such as the sheet in your box: answer the questions, and say of each rule whether the text has it. The file is yours, and we would be glad to have it.
workshop-empty-title = What the text is called
workshop-empty-name = My text
workshop-empty-open = Begin
workshop-part = { $part ->
    [melding] Melding
    [vying] Vying
   *[shedding] Playing out
}
workshop-rests = What the clause rests on
workshop-rests-on = { $status ->
    [stated] the text says so
    [inferred] we conclude it from the text
   *[supplied] the text is silent, so it is our choice
}
workshop-drafts = Your drafts
workshop-shipped = The files as they are shipped
workshop-no-drafts = You have no drafts in this browser yet.
workshop-after = after { $title }, changed { $when }
workshop-changed = changed { $when }
workshop-after-only = after { $title }
workshop-delete = Delete
workshop-delete-what = Delete { $name }
workshop-delete-sure = Delete for good
workshop-name = { $title }, changed
workshop-no-draft = This browser does not have this draft; choose another.
workshop-too-big = { $file } has { $size } bytes; a ruleset has at most { $most }. Choose another file.
workshop-editor = Loading the workshop …
workshop-not-opened = It could not be opened: { $why }
workshop-label = The text of the rules, in YAML

workshop-count = { $n ->
    [0] {""}
    [one] { $n } complaint.
   *[other] { $n } complaints.
}
workshop-leaves = { $n ->
    [one] { $n } rule
   *[other] { $n } rules
}

workshop-share = Share
workshop-share-link = Link to this draft
workshop-share-copied = The link is copied. It opens the draft as it is now.
workshop-share-here = Copy this link. It opens the draft as it is now.
workshop-share-file = A link with this draft would be longer than { NUMBER($most) } characters. Here it is as a file: pass that on.
workshop-link-damaged = This link was cut or altered: nothing after line { $line } of the rules can be read. The editor has { $n } of its { $all } changes. Ask for the whole link.
workshop-link-unread = This link was cut or altered at its beginning, so none of its changes can be read. The editor has the source unchanged. Ask for the whole link.
workshop-link-nothing = This link was cut or altered: it names no source that we have, and nothing of it can be read. Ask for the whole link.
workshop-link-later = The source has changed since this link was made: { $n } of its { $all } changes no longer fit, and are left out. Compare before you play.
workshop-advanced = Advanced: the text in YAML
workshop-form-lead = Open a question to change its answer. The text under Advanced changes with it, and a change there shows here.
workshop-form-stale = The text cannot be read now, so correct it under Advanced, or undo your last change.
workshop-unanswered = no answer yet
workshop-no-rule = no such rule
workshop-idle = without effect
workshop-idle-why = This has no effect as long as the other rules are as they are now.
workshop-leave-out = Leave it out
workshop-several = Several clauses set this together, so change it under Advanced.
workshop-added = Added in the workshop.
workshop-clause-says = The clause says
workshop-in-text = Show it in the text
workshop-write = Change the words
workshop-words = Words of the clause
workshop-words-keep = Use these words
workshop-words-leave = Leave them as they were
workshop-read = You can read the text in more than one way. { $asks }
workshop-taken = in { $sigla }
workshop-number = A number
workshop-other-number = Another number
workshop-other-pools = Or tick the pools
workshop-least = At least
workshop-most = At most
workshop-no-most = Leave the second field empty if there is no limit.
workshop-needs-number = Write a whole number from { $least } to { $most }.
workshop-needs-range = Write whole numbers from { $least } to { $most }, the second not below the first, or leave the second empty.
workshop-needs-seats = Write two whole numbers from { $least } to { $most }, the second not below the first.
workshop-needs-pool = Tick at least one pool.
workshop-refused = { $why } The rule is still: { $rule }.
workshop-or-more = { $least } or more
workshop-all-alike = All alike
workshop-amount = { $name }: { $n }
workshop-pool = { POOL($pool) }
workshop-old-words = old words
workshop-flag = The words say { N($said) }, the rule { N($now) }.
workshop-flag-chips = The words say { CHIPS($said) }, the rule { N($now) }.
workshop-flag-words = The words are still those of the old rule: { $before }. Now the rule is: { $after }.
workshop-flags-show = Show the first

workshop-flags = { $n ->
    [one] One clause still states the old rule.
   *[other] { $n } clauses still state the old rule.
}
workshop-questions = { $n ->
    [one] { $n } question
   *[other] { $n } questions
}
workshop-to-look-at = { $n } to look at

topic-players = The players
topic-pack = The pack
topic-board = The board
topic-dressing = Dressing the board
topic-deal = The deal
topic-turn-up = The turn-up
topic-stages = The parts of a deal
topic-meld = The melding
topic-vie = The vying
topic-shed = The playing out
topic-settle = The settlement
topic-end = The end of the game

sheet-open = Our table’s rules
sheet-close = All questions
sheet-name = Our table’s rules
sheet-lead = Every open point of the text has an answer here, and you can change it below the answer. On A4 the sheet has all rules, on A5 only what your table decided.
sheet-print = Print on { $size }
sheet-copy = Copy the link
sheet-copied = The link is copied. It opens this sheet as it is now.
sheet-nearest = The nearest printed text is { $title }, as its edition plays it: { $n } of { $all } points agree.
sheet-nearest-web = { $own } is not a printed text, so it is left out here. The nearest printed text is { $title }, as its edition plays it: { $n } of { $all } points agree.
sheet-about = A rule of our own is not in { $title }; + marks what its edition supplies, because the text is silent, and † what it concludes from the text.
sheet-house = Our own rule
sheet-answer = Another answer to: { $question }
sheet-without = Not played at our table
sheet-rest = In all else we play as { $title } says.
sheet-players = Players
sheet-date = Date
sheet-link = This link and its code bring the sheet back:
sheet-code = The link as a code for the camera
sheet-no-link = These rules do not fit into a link of { $most } characters, so the sheet has none. The file holds them all.
sheet-beyond = A link cannot hold { $clauses }, so the sheet has none. The file holds all rules.
sheet-clash = These rules do not fit together, so the sheet has no link yet. Look at “{ $question }”, line { $line }: { $why }
sheet-too-long = On { $size } the letters would be too small to read. Print on A4, or leave rules out.
sheet-link-damaged = This link was cut or altered, so none of its answers can be read. Ask for the whole link, or for the file.
sheet-link-later = The text has changed since this link was made: { $n } of its { $all } answers no longer fit, and are left out. Look at the sheet before you play.
