### Ce que les pages de chiffres ont en commun.

figures-range = { $low } à { $high }
figures-difference = { $by } (de { $low } à { $high })
figures-pool = { POOL($pool) }
figures-chips = { $n ->
    [one] { $n } jeton
   *[other] { $n } jetons
}
