### The pages of sources, their list, and the parts that several pages share.

sources-title = Sources
sources-description = The descriptions of Poch that are edited here, and how much of each we read.
sources-lead = Each page gives one description of the game, clause by clause and in our own words, with hands beside it that you can step through. A mark in the margin shows what a clause rests on.
sources-ways = You can <a href="{ $base }compare/">compare</a> any two of them, or <a href="{ $base }compare/matrix/">all at once</a>. If you know a Poch of your own, <a href="{ $base }compare/which/">a few questions</a> find the nearest text. There are further pages <a href="#beside-the-texts">beside the texts</a>.
beside-title = Beside the texts
beside-timeline = <a href="{ $base }timeline/">Timeline</a>: the texts by year with their boards, and earlier reports of the game
beside-glossary = <a href="{ $base }glossary/">Glossary</a>: the terms of the sources in their own languages, and which texts use them
beside-bibliography = <a href="{ $base }bibliography/">Bibliography</a>: every source, seen or not, and what is uncertain about it
beside-corrections = <a href="{ $base }corrections/">Corrections to the literature</a>: what others have written and the texts do not bear out
beside-to-print = <a href="{ $base }to-print/">To print</a>: the rules of each playable text on one sheet, and its board to lay chips on
beside-related-games = <a href="{ $base }related-games/">Related games</a>: Bog, Púkk, Hoc, Comète, Tripoley, Nain Jaune, Pope Joan and Glic

source-when = { $when }; in { $language }
source-undated = Undated; in { $language }
facts-seats = { $fixed ->
    [yes] { $most }
   *[no] { $least }–{ $most }
} players
facts-cards = { $cards } cards
facts-unsure = { $what } ({ $why })
facts-none = Players, cards and board were not read
unsure-ours = ours
unsure-borrowed = borrowed
unsure-adopted = adopted reading
evidence-read = { $how }.
evidence-via = { $how } ({ $work }).
evidence-lent = { $n ->
    [0] No clauses
    [one] One clause
   *[other] { BEGIN(N($n)) } clauses
} borrowed from { $work }: { $how }
tally = { $n ->
    [0] No clauses:
    [one] One clause:
   *[other] { NUMBER($n) } clauses:
} { $parts }.
tally-of = { NUMBER($n) } { $mark }

source-compare = Compare with other texts
source-cite = Cite this text
source-change = Change these rules
source-handout = Hand-out to print
source-legend = What the marks in the margin mean
source-legend-more = More in <a href="{ $base }editorial/">How to read</a>.
source-ours = Ours:
source-clause-cite = cite
source-clause-cite-what = Cite { $name }
source-also-in = Also in:
source-rule = rule
source-rule-about = { $about }:
source-retired = Links to <code>{ $name }</code> lead to this clause now.
source-seen-in = Seen in
source-sentences = Below a clause are the first words of the sentences it rests on, and an external link to a public copy. <a href="coverage/#sentences">Every sentence, and its clauses</a>
source-why-words = Why not the whole sentence?
source-own-words = The rules are in our own words, because many sources are under copyright, and because the same rule should be worded alike in every text.
source-lay-copy = Lay your own copy beside the clauses, sentence by sentence.
source-read-copy = Read the sentence in the copy above.
leaves-these-pages = (external link)
source-all-on-crux = All sources on this question
source-cite-crux = Cite this crux
source-continued = { $topic }, continued
source-seam = <strong>Here the source changes.</strong> The clauses below rest on a different text from those above. <span class="seam-above">Above: { $above }</span> <span class="seam-below">Below: { $below }</span>
source-seam-via = Not seen; known through { $work }.
source-witness = { $text } ({ $note })
source-condition = { $played ->
    [yes] “{ $crux }” is { $reading }
   *[no] the reading of “{ $crux }” is “{ $reading }”
}
source-option = In force only if { $conditions }.
source-variation = House variation, in force only if you choose it.
source-replaces = This clause then replaces { $clauses }.
source-restates = { $remark }: { $clause }.
source-no-step = Not shown in a hand: { $why }
source-from = From { $work }{ $pages ->
    [none] {""}
   *[other] , { $pages }
}.
source-from-via = From { $work }{ $pages ->
    [none] {""}
   *[other] , { $pages }
}, through { $via }.
source-borrowed-from = Borrowed from { $work }{ $pages ->
    [none] {""}
   *[other] , { $pages }
}.
source-borrowed-via = Borrowed from { $work }{ $pages ->
    [none] {""}
   *[other] , { $pages }
}, through { $via }.

crux-kind = { $kind }.
legend-gap = { $name }: { $gap }
legend-meaning = { $meaning }; { $why }
foot-page = “{ $title }”, Poch: { $address }
foot-evidence = Evidence for { $title }: { $how }
foot-language = Read in English.
pair-beside = { $a } beside { $b }
source-rests = What this page rests on
source-tally-more = What each clause settles, and which hands show it
source-how-to-cite = How to cite it
source-cite-more = <a class="cite" href="{ $base }cite/{ $slug }/">Other styles, and each clause by itself</a>. You cite a clause by its name, such as <code>{ $clause }</code>; the name in the margin is a link to it. More in <a href="{ $base }how-to-cite/">How to cite</a>.
source-hands = Hands under these rules

game-name = { $game ->
    [poch] Poch
    [newmarket] Newmarket
    [pope-joan] Pope Joan
    [spin] Spin
    [nain-jaune] Nain Jaune
    [comete] Commit and Comète
    [hoc] Hoc
    [pukk] Púkk
    [bog] Bog
    [tripoley] Tripoley
   *[other] { $game }
}
game-another = { $game ->
    [comete] { game-name } are another group. We edit their texts
   *[other] { game-name } is another game. We edit its texts
} in the same way{ $played ->
    [all] , and you can play them.
    [some] , and you can play some of them.
   *[none] , but what we read of them is too little to play by.
} The figures for Poch leave them out.
