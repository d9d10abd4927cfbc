# What is said in the search.

search-asks = Type a word to search for.
search-coming = The search is on its way …
search-found = { $n ->
    [0] No page has these words. Try fewer words, or others.
    [one] One page found.
   *[other] { NUMBER($n) } pages found.
}
search-more = Show more ({ NUMBER($n) } left)
search-missing = The search could not be loaded ({ $why }). Check your connection, then try again.
search-offline = You are offline, and what you search for is not stored here ({ $why }). Connect to a network, then try again.
search-part = A part of the index did not arrive ({ $why }), so there may be more pages than these.
search-silent = no answer for ten seconds
