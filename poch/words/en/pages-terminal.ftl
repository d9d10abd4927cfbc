### What the commands count. No script of a page says this.

terminal-locked = { $file }: { $n ->
    [0] no new version
    [one] one new version
   *[other] { NUMBER($n) } new versions
}
