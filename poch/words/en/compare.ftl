compare-only = Only where they differ
compare-region = The texts side by side
compare-cut = only a part of it arrived
compare-choose = Choose two texts or more
compare-chosen = { $sigla }: choose others
compare-choose-another = Choose another text to put beside it.
compare-no-rules = The list of rules could not be fetched ({ $why }).
compare-no-text = { $title } could not be fetched ({ $why }).
compare-unknown = There is no text { $name }; did you mean { $near }?
compare-foot = “{ $titles }”, Poch: { $address }
compare-games = These texts are of different games. Where a rule does not arise in one of them, its cell says so.
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
synopsis-nearest = There is no rule { $asked } here. You see the nearest one, { $near }.
