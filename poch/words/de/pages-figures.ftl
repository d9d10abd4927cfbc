### Was den Seiten mit Zahlen gemeinsam ist.

figures-range = { $low } bis { $high }
figures-difference = { $by } ({ $low } bis { $high })
figures-pool = { POOL($pool) }
figures-field = { POOL($pool, form: "acc") }
figures-place = { POOL($pool, form: "in") }
