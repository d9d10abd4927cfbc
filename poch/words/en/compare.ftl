compare-chosen = Compare { $sigla }
compare-others = Choose others
compare-see = Show the answer
compare-differ = { $n ->
    [0] none
    [one] one
   *[other] { NUMBER($n) }
} of { NUMBER($compared) } { $compared ->
    [one] rule
   *[other] rules
} { $n ->
    [0] differs
    [one] differs
   *[other] differ
}
compare-loading = loading …
compare-choose-another = Choose another text to put beside it; until then there is nothing to compare.
compare-most = You can compare { NUMBER($n) } texts at most. Take one away before you add another.
compare-within = { $name } is not a text but a place in one, so you see { $text }.
compare-games = These texts are of different games, so there is no summary of them. If a rule does not arise in one of them, its cell says so.
compare-no-degree = There is no degree { $name }; choose one of the switches.
compare-no-summary = The summaries of { $title } could not be fetched ({ $why }). The table below is complete.
compare-columns = Two at a time:
compare-cut = only a part of it arrived
compare-no-rules = The list of rules could not be fetched ({ $why }).
compare-no-text = { $title } could not be fetched ({ $why }).
compare-unknown = There is no text { $name }; did you mean { $near }?
compare-foot = “{ $titles }”, Poch: { $address }
compare-kept = The address of this page holds your choice; keep or share it.
compare-pair = You can cite { $page }.
compare-pair-page = the page of these two
matrix-likeness = likeness to { $siglum }
matrix-year = year
matrix-order = Order by { $menu }
synopsis-part = Part of the game
synopsis-find = Find in the rules
synopsis-all-parts = All parts
synopsis-none = No rules match; widen the filter.
synopsis-rule = Rule
synopsis-missing = Not fetched
synopsis-asked = in all texts
synopsis-cite = cite
synopsis-cite-siglum = cite { $siglum }
synopsis-cite-difference = Cite this difference
synopsis-cite-clause = Cite { $siglum }, { $clause }

synopsis-count = { $n ->
    [one] { $n } rule
   *[other] { $n } rules
}
synopsis-some = { $n } of { $all } rules
synopsis-nearest = There is no rule { $asked } here, so you see the nearest one, { $near }.
