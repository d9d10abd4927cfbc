why-ask = May { $seat ->
    [you] I
   *[other] { $seat }
} …?
why-region = What you may do here
why-hint = Pick any card or call, allowed or not, because asking plays nothing.
why-chips = Chips
why-pool = Pool to claim
why-nothing = nothing
why-by = By
why-for-whom = For whom
why-asking = Asking the engine …
why-waiting = Asking the other rulesets …
why-wish = { BEGIN(SAY($what)) }
why-call = { $verb ->
    [hold] Hold
    [fold] Fold
    [knock] Knock for
    [raise] Raise to
    [claim] Claim
   *[pass] Pass
}
why-verdict = { BEGIN(SAY($what)) }: { $allowed ->
    [yes] allowed.
   *[no] not allowed.
}
why-heard = { $verdict } { $reason }{ $n ->
    [0] {""}
   *[other] { " " }Decided otherwise in { $many ->
        [yes] { $n } other texts
       *[no] { $sigla }
    }.
}
why-elsewhere = { $n ->
    [0] { $asked ->
        [one] The only other ruleset gives the same answer in this position.
       *[other] All { $asked } other rulesets give the same answer in this position.
    }
   *[other] { $allowed ->
        [yes] Not allowed in the same position by { $n } of { $asked } other rulesets:
       *[no] Allowed in the same position by { $n } of { $asked } other rulesets:
    }
}
why-left-out = { $n ->
    [0] All other rulesets apply here
    [one] One other ruleset does not apply here
   *[other] { $n } other rulesets do not apply here
}
