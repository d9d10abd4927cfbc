### The pages about the texts: glossary, timeline, corrections, bibliography.

apparatus-more = More about the texts

## Glossary

glossary-title = Glossary
glossary-description = The terms of the sources in their own languages, with the sources that attest them.
glossary-lead = These are the words of the sources, grouped by what they mean, in { $languages }. After each word come the sources that attest it, by <a href="{ $base }sources/">siglum</a> or by name, and each leads to the clause or to the entry. A word is here only if a source is known to use it. Where only a report says so, the word is marked <em class="report">{ glossary-reported }</em>
glossary-parts = Parts of the glossary
glossary-reported = rep.

## Timeline

timeline-title = Timeline
timeline-description = The texts on Poch and its family by their years, and the reports on its boards.
timeline-lead = This page puts the texts on Poch and its family in chronological order, and between them the reports on the game and its boards. Beside each text we draw its board; if the text does not give the shape, the shape in the drawing is ours, and the page of the text says so. We have seen no board and no archive. What we say of history reaches us through reports, most of them in the English Wikipedia and on pagat’s page. We know no rules from before the eighteenth century.
timeline-game = A text on { game-name }.
timeline-language = In { $language }.
timeline-correction = More on this in the corrections.
timeline-undated = Without a date
timeline-undated-about = These texts have no known date, or they change from year to year.

## Corrections

corrections-title = Corrections to the literature
corrections-description = What has been written about Poch and finds no support in the sources.
corrections-lead = When we read the sources clause by clause, some statements about them turned out to have no support there, and some texts to have faults of their own. We list them here, each with the passage that we rest on. Much of this we read only in transcriptions, in part, or through a report; the <a href="{ $base }bibliography/">bibliography</a> says which, and a correction that leans on such a copy says so. If we are wrong, please send us the page and line of the book, so that we can put it right.
corrections-nav = Corrections
corrections-claim = Claim
corrections-where = Where
corrections-finding = What we find
corrections-open = Open
corrections-evidence = Evidence
corrections-example = Worked example { $name }
corrections-sources = Sources

## Bibliography

bibliography-title = Bibliography
bibliography-description = All sources cited here, and how much of each we read.
bibliography-lead = Here is everything that these pages cite, whether we saw it or not. After each entry you find how much of it we read, in which copy, and what is uncertain. An author, a title, a date or a page that we could not establish is left blank. The siglum of a text that we edit leads to its page.
bibliography-parts = Parts of the bibliography
bibliography-quoted = “{ $title }”
bibliography-within = { $part }, in { $whole }
bibliography-edited = Edited by { LIST($editors) }
bibliography-imprint = { $place }: { $house }
bibliography-volume = vol. { $volume }
bibliography-pages = { $several ->
    [yes] pp. { $pages }
   *[no] p. { $pages }
}
bibliography-seen = { $how ->
    [whole] Read whole
    [in-part] Read in part
   *[no] Not seen
}.
bibliography-seen-at = { $how ->
    [whole] Read whole
    [in-part] Read in part
   *[no] Not seen
}, at { $copy }.
