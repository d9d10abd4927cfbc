### The light table: an original sentence by sentence, beside our clauses, with a copy that the reader brings.

original-title = { $title }: sentence by sentence
original-description = { $work }: each sentence of the original beside the clauses that rest on it. You can lay a copy of your own beside them.
original-heading = Sentence by sentence
original-link = Sentence by sentence, with your own copy
original-lead = Each row begins with the first words of a sentence, and beside them are the clauses that rest on it. Click a sentence, and its clauses light up and the hand moves to its step. Click a clause, and its sentences light up.
original-yours = Your own copy
original-yours-how = Open a copy of the original, drop it on this page or paste it: text or HTML, even a whole book. Your browser finds the article in it. Nothing leaves your browser, and nothing is kept unless you say so.
original-open = Open a copy …
original-paste = Paste a copy here
original-looking = Your browser is looking for the text in your copy …
original-found = Your copy is beside our clauses. Sentences found: { $lit } of { $n }.
original-placed = Words in italics were not recognised: they are what your copy has where the sentence should be.
original-times = The text is in your copy several times ({ $n }), so you see the one nearest to ours.
original-part = Your copy has only a part of the text.
original-none = Your copy does not seem to have this text. Sentences recognised: { $lit } of { $n }. Is it another edition, another language or another article?
original-not-there = not found in your copy
original-too-large = This copy is larger than 16 MB, so cut out the part with the article, and open that.
original-binary = This file is not a text, so save it as text or HTML, and open that.
original-empty = There are no words in this copy.
original-failed = Your copy could not be looked through ({ $why }). Load the page again, then try once more.
original-keep = Keep the article from my copy in this browser
original-unkept = Your browser does not let us keep it.
original-away = Take my copy away
original-unscripted = To lay your own copy beside the clauses, your browser needs JavaScript.
original-public = Where you can read the original:
original-others = A copy can be laid beside these texts:
original-unmarked = Sentences { $sentences } cannot be recognised, because we had no copy of them to measure. We find them by place alone.
original-cut = Our copy breaks off here.
original-further = Further than ours
original-report = Your copy goes on where ours ends. If this is still the article, we would like to know, because it may hold rules that no copy of ours has. <a href="{ $base }contributing/#correcting-a-reading">How to correct a reading</a>
original-take = Copy these words
original-idle = Clauses that rest on no sentence: { $n }
