# What is said in the search.

search-asks = Type a word of what you are looking for.
search-coming = The search is on its way …
search-found = { $n ->
    [0] No page has these words. Try fewer words, or others.
    [one] One page found.
   *[other] { NUMBER($n) } pages found.
}
search-more = Show more (there are { NUMBER($n) })
search-missing = The search could not be loaded ({ $why }). Check your connection, then try again.
search-offline = There is no network, and what you ask was not stored here before ({ $why }).
search-part = A part of the index did not arrive ({ $why }), so there may be more than this.
search-silent = no answer for ten seconds
