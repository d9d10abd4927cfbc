### What the pages of figures share.

figures-range = { $low } to { $high }
figures-difference = { $by } ({ $low } to { $high })
figures-pool = { $pool ->
    [centre] Centre
    [dwarf] Dwarf
   *[other] { POOL($pool) }
}
