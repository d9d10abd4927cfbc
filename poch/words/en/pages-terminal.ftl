### What the commands count. No script of a page says this.

terminal-locked = { $file }: { $n ->
    [0] no new version
    [one] one new version
   *[other] { NUMBER($n) } new versions
}
terminal-compared = { $compared ->
    [0] There is no rule that both texts settle
   *[other] { $different ->
        [0] Both texts settle { terminal-rules }, and none differs
        [one] Both texts settle { terminal-rules }, and { N($different) } differs
       *[other] Both texts settle { terminal-rules }, and { NUMBER($different) } differ
    }
}; { $one-sided ->
    [0] none arises in one alone
    [one] one arises in one alone
   *[other] { NUMBER($one-sided) } arise in one alone
}, { $left-open ->
    [0] none is left open
    [one] one is left open
   *[other] { NUMBER($left-open) } are left open
}.
terminal-rules = { $compared ->
    [one] one rule
   *[other] { NUMBER($compared) } rules
}
