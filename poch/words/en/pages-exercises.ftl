exercises-description = Questions on real hands, text by text: what you may do, which clause allows it, who takes a pool, who wins.
exercises-lead = Here are { $n } questions on hands of every text that can be played. Answer at the table: a wrong answer names its clause, and the texts in which it would be right. What you know comes again later; it is kept on your device only.
exercises-sheets = On paper
exercises-sheets-lead = Each text has twelve questions to print, with a key on a page of its own.
exercises-many = { $n } questions
exercise-cards = { $seat } holds { $suits }.
exercise-suit = the { CARDS($cards) }
exercise-key = Right: { $letters }.
exercise-sheet-title = Exercises: { $title }
exercise-sheet-description = Twelve questions on hands of { $title }, with a key.
exercise-sheet-lead = Several answers may be right. The questions take at most { $sheets } sheets, whereas the key has one of its own. <a href="{ $base }exercises/?text={ $slug }">Answer at the table</a> instead.
exercise-sheet-key = Key
