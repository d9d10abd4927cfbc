### Ce que les pages de chiffres ont en commun.

figures-range = { $low } à { $high }
figures-difference = { $by } (de { $low } à { $high })
figures-pool = { POOL($pool) }
