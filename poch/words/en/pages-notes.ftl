### Notes to be printed: what is cited says, at the degree at which its text speaks, and where it stands.

note-as-reported = as reported by { $report }
note-as-reported-wikipedia = as reported in the { $language ->
    [en] English
    [ja] Japanese
   *[other] other
} Wikipedia
note-edition = { $n ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $n }th
} ed.

note-clause-stated = { $work }: { $text }
note-clause-reported-there = As reported in { $work }: { $text }
note-clause-inferred = As we read { $work }: { $text }
note-lent-clause = For { $work } this rule is not known; we take it from { $lender }: { $text }
note-supplied-silent = { $work } does not say; our rule: { $text }
note-supplied-unreported = The report on { $work } does not say; our rule: { $text }
note-supplied-cut = The part of { $work } that we read does not say; our rule: { $text }
note-crux = { $work }, on “{ $name }” ({ $kind }): { LIST($readings, join: "or") }; we adopt { $adopted }.
note-step = Step { $step } of the hand “{ $title }”, played by the rules in { $work }: { $event }

note-about = { BEGIN($about) } – { $told }
note-has-stated = { $work } has { $value }
note-has-reported = { $work } is reported to have { $value }
note-has-inferred = as we read { $work }, it has { $value }
note-tells-stated = { $work }: { $value }
note-tells-reported = { $work }, as reported: { $value }
note-tells-inferred = { $work }, as we read it: { $value }
note-lent = not known for { $work }; taken from { $lender }: { $value }
note-ours = { " " }(our rule: { $value })
note-silent = { $work }, read whole, does not say{ $ours }
note-unreported = not reported for { $work }{ $ours }
note-unlisted = not among the differences listed for { $work }{ $ours }
note-cut = not in our copy of { $work }, which breaks off{ $ours }
note-unread = not in the part of { $work } that we read{ $ours }
note-nowhere = in { $work } the question does not arise{ $ours }
note-value-board-pools = { $n ->
    [one] one pool
   *[other] { number }{ " " }pools
} ({ $value })
note-value-seats = { $value } players
note-value-pack-size = { $value } cards

note-exact = Exact: { $token }.
note-reported-in = as reported in { $report }
note-read = read { $day }
note-after = After: { $works }
note-no-address = Cited by its id, because this copy of the edition has no address: { $short }
