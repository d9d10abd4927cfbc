workshop-not-kept = This browser will not save here: its storage is full or blocked. Download the draft before you leave.
workshop-not-found = This browser will not save here, so the play page cannot find the draft. Download it before you leave.
workshop-file-missing = { $file } could not be fetched ({ $why })
workshop-undo = Undo
workshop-redo = Redo
workshop-save = Save
workshop-download = Download
workshop-all-drafts = All drafts
workshop-play = Play it now
workshop-your-draft = Your draft
workshop-elsewhere = You changed this draft in another window. What you write here is saved beside it.
workshop-saved = Saved in this browser.
workshop-checker = Loading the checker …
workshop-checker-percent = Loading the checker, once: { $percent }%
workshop-checker-starting = Checker loaded; starting …
workshop-not-checked = It could not be checked: { $why }
workshop-no-clause = This draft has no clause { $clause }.
workshop-not-yet = You cannot play it yet. Line { $line }: { $why }
workshop-never = You cannot play it: the text says playable: never.
workshop-impossible = an impossible value
workshop-complaints = Complaints
workshop-no-complaints = none
workshop-difference = What differs
workshop-difference-from = What differs from { $title }
workshop-all-leaves = All leaves
workshop-own-id = The text still calls itself { $name }. Before you pass it on, give it its own id, siglum, title and source.
workshop-line = Line
workshop-playable = The text is in order; you can play it.
workshop-in-order = The text is in order.
workshop-stale = What follows is from the last text that could be read.
workshop-no-difference = nothing
workshop-there = there
workshop-here = here
workshop-clauses-added = Clauses added: { $clauses }
workshop-clauses-gone = Clauses gone: { $clauses }
workshop-clauses-changed = Clauses changed: { $clauses }
workshop-same = All leaves are as they are there.
workshop-not-set = not set
workshop-such-as = such as vying or pool
workshop-find = Find a leaf
workshop-set = { $n } of { $all } set
workshop-begin = Begin with the rules of a source
workshop-source = Source
workshop-open = Open the editor
workshop-open-file = Open a file …
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
workshop-editor = Loading the editor …
workshop-not-opened = It could not be opened: { $why }
workshop-label = The text of the rules, in YAML

workshop-count = { $n ->
    [0] {""}
    [one] { $n } complaint.
   *[other] { $n } complaints.
}
workshop-leaves = { $n ->
    [one] { $n } leaf
   *[other] { $n } leaves
}
