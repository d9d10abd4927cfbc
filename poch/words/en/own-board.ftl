# What the script of the page for a board at home says.

own-begin = Tap the labels that you see, and the rules that fit will appear here.
own-again = Begin again
own-nearest = Nearest: { $n ->
    [one] one pool
   *[other] { N($n) } pools
}, a set that { $texts ->
    [one] one text has.
   *[other] { N($texts) } texts share.
}
own-as-near = A set of { N($n) } pools is just as near.
own-count-cups = Count the cups as well, because the next set is nearly as near.
own-no-label = None of our texts has any of the labels that you tapped.
own-no-such = There is no { $name }; did you mean { $near }?
own-contradict = None of our texts has both { $a } and { $b } on its board. Look at these two again.
own-few-cups = You tapped { $labels } labels but counted { $cups ->
    [one] one cup
   *[other] { $cups } cups
}. Look at them again.
own-away = { $name } is not among our texts, so what follows is only related to it.
own-away-known = What we could read about it
own-farther = Sets that are farther off
own-pools = { $n ->
    [one] one pool
   *[other] { N($n) } pools
}
own-share = { $pools }. { $n ->
    [one] One text has this set.
   *[other] { BEGIN(N($n)) } texts share this set, and the labels alone cannot tell them apart.
}
own-all = All that you see is in these rules, and nothing is missing.
own-both = In both: { $pools }.
own-missing = In these rules, but not seen on your board: { $pools }.
own-extra = On your board, but not in these rules: { $pools }.
own-cups-differ = These rules have { N($n) } pools; you counted { $cups }.
own-shape-differs = Their texts give the board another shape.
own-texts = { $n ->
    [one] Its text
   *[other] Its { N($n) } texts
}
own-parts = This question separates most of the { N($n) } texts.
own-unknown = None of these, or I do not know
own-change = Change
own-change-what = Change the answer to: { $ask }
own-not-parted = No question separates these { N($n) } texts any further: they agree, or leave it open.
own-none-left = No text with these pools agrees with all your answers.
own-otherwise = { $n ->
    [one] One text says otherwise
   *[other] { BEGIN(N($n)) } texts say otherwise
}
own-like = { $n ->
    [one] A surviving board like yours:
   *[other] Surviving boards like yours:
}
