page-try-again = Try again
page-close = Close
page-copy = Copy
page-copied = Copied
page-selected = Selected
page-copy-what = Copy { $what }
page-part-missing = A part of this page could not be loaded ({ $why }). Check your connection, then load it again.
page-part-failed = A part of this page failed ({ $why }). The fault is ours, not your connection’s; please report it.
page-file-late = { $file }: nothing has come for ten seconds
page-file-damaged = { $file } arrived damaged
page-file-unreachable = { $file }: the host cannot be reached
page-file-status = { $file }: the host answers { $status }
page-more = { $n ->
    [one] And one more that is not here.
   *[other] And { NUMBER($n) } more that are not here.
}
page-check-connection = Check your connection, then try again.
page-newer = A newer edition of these pages is here.
page-load-newer = Load it
page-two-editions = Parts of this page come from two different editions.
page-load-again = Load it again
page-not-now = Not now
page-home = Home
page-not-kept = The network does not answer. You have not read { $page } before, so it is not kept here.
page-lost = There is no { $asked } here. Did you mean { $near }?
page-cited-changed = { $asked } was changed since then. Now it is { $near }. { $remarks }
page-links-coarse = Each page is noted only once, where a link first leads to it.
page-links-named = If a link bears the name of a clause, only its page is noted, and only once. Add # and the name to reach the clause.
page-links = Where the links lead
page-printed = Printed on { $day }: { $address }
page-damaged-game = The saved game was damaged and could not be kept.
page-damaged-choices = Your last choices were damaged and could not be kept.
page-damaged-own = The list of your own rules was damaged. What could be saved is here.
page-damaged-branches = The list of your branches was damaged. What could be saved is here.
page-filtered = { $n ->
    [0] Nothing here matches.
    [one] One found.
   *[other] { NUMBER($n) } found.
}
