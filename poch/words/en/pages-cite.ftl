### The pages of citations, and that of the workshop.

cite-page-title = Citing { $title }
cite-page-description = How to cite { $title }, and each of its clauses, cruxes and hands.
cite-page-lead = Each note ends with an id, an @ and the edition. Under “Exact” you find version and hash, and the works in full. The command <code>poch verify</code> reads both, and finds out whether what was cited still says the same. For more, see <a href="{ $base }how-to-cite/">How to cite</a>.
cite-page-no-address = These pages were built without an address of their own, so no citation here has one. Add the address at which you read them.
cite-page-whole = The whole text
cite-page-style = { $form ->
    [chicago] Chicago, notes
    [chicago-author-date] Chicago, author–date
   *[other] { $name }
}
cite-page-managers = For reference managers
cite-page-versions = What changed
cite-page-versions-lead = The latest version comes first. Under “Exact”, a note names the version that it cites; whatever is listed above that version came later.
cite-page-version = Version { $version }
cite-page-change = { $what ->
    [gone] Gone:
    [new] New:
   *[changed] Changed:
}
cite-page-clauses = Clauses
cite-page-cruxes = Cruxes
cite-page-hands = Hands
cite-page-steps = To cite a step of a hand, put its number in place of the 1.
cite-index-title = A citation leads here
cite-index-description = Where the address at the end of a note leads.
cite-index-lead = A note ends with an address such as <code>…/cite/?{ $cited }</code>, which leads to the page of what is cited: the id comes before the @, and after it the edition, or version and hash. Without scripts, choose the text that the id begins with.
cite-index-texts = The texts

workshop-page-title = Workshop
workshop-page-description = Change the rules of any source in a form, and play by the result.
workshop-page-lead = Take the rules of any source, answer its questions anew, and play by the result. Each question shows what its choices mean and what the clause says. The workshop checks every change, and lists how your rules differ from the source. “Our table’s rules” puts your rules on one sheet to print, with a link and a code that bring the sheet back. Your draft stays in your browser, and its rules are yours and not those of a source.
workshop-page-static = The workshop needs scripts. Without them you can download a file, change it with an editor of your own, and check it with <code>poch check</code>.
workshop-page-more = The page <a href="{ $base }mechanisms/">Mechanisms</a> lists what a clause can settle. The page <a href="{ $root }contributing/adding-a-ruleset/">Adding a ruleset</a> explains how to encode a text. The files are in the public domain (CC0 1.0), with all texts in them.
