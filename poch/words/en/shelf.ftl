shelf-title = Branches and files
shelf-bring = Open a hand
shelf-how = Paste a link, or a record in YAML or JSON. A hand’s page or this page gives you one.
shelf-text = Its text
shelf-play = Play it
shelf-file = or a file { $file }
shelf-take = Save this hand
shelf-record = As a record (YAML)
shelf-as-text = As text
shelf-keep = Save it as a branch
shelf-about = A record holds the whole deal, all cards included; the text has only what you see.
shelf-cleared = Some browsers clear all that is saved here if you do not come back within seven days, so save what you want to keep as a file.
shelf-full = This browser will not save here: its storage is full or blocked
shelf-saved = Saved.
shelf-file-big = { $file } has { $size } bytes; a hand has at most { $most }
file-not-text = { $file }, line { $line }: this is not text in UTF-8. Save it as UTF-8, and choose it again.
shelf-text-big = This has { $size } characters; a hand has at most { $most }
shelf-empty = Paste a link or a record here first
shelf-none = None yet: look back at a step, and choose “What if …”.
shelf-name = Name of the branch
shelf-its-hand = its hand
shelf-open = Open
shelf-open-what = Open { $name }
shelf-copy-what = Copy link { $name }
shelf-delete = Delete
shelf-delete-what = Delete { $name }
shelf-deleted = You have deleted { $name }.

shelf-choices = { $n ->
    [0] no choices
    [one] { $n } choice
   *[other] { $n } choices
}
shelf-row = { $title }, { shelf-choices }.
shelf-row-left = { $title }, which left { $trunk } at step { $step }, { shelf-choices }.
