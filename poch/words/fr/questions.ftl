why-ask = { $seat ->
    [you] Ai-je le droit… ?
   *[other] Est-ce permis à { $seat }… ?
}
why-region = Ce que vous pouvez faire ici
why-hint = Choisissez une carte ou une parole, permise ou non. Demander n’engage à rien.
why-chips = Jetons
why-pool = Case à réclamer
why-nothing = rien
why-by = D’après
why-for-whom = Pour qui
why-asking = On interroge le moteur…
why-waiting = On interroge les autres règlements…
why-wish = { BEGIN(SAY($what)) }
why-call = { $verb ->
    [hold] Tenir
    [fold] Abandonner
    [knock] Poquer de
    [raise] Relancer à
    [claim] Réclamer
   *[pass] Passer
}
why-verdict = { BEGIN(SAY($what)) } : { $allowed ->
    [yes] permis.
   *[no] interdit.
}
why-heard = { $verdict } { $reason }{ $n ->
    [0] {""}
   *[other] { " " }Il en va autrement selon { $many ->
        [yes] { $n } autres textes
       *[no] { $sigla }
    }.
}
why-elsewhere = { $n ->
    [0] { $asked ->
        [0] Il n’y a pas d’autre règlement à comparer.
        [one] Dans cette situation, l’autre règlement décide de même.
       *[other] Dans cette situation, les { $asked } autres règlements décident de même.
    }
   *[other] { $allowed ->
        [yes] Dans la même situation, c’est interdit selon { $n } des { $asked } autres règlements :
       *[no] Dans la même situation, c’est permis selon { $n } des { $asked } autres règlements :
    }
}
why-left-out = { $n ->
    [0] Tous les autres règlements s’appliquent ici
    [one] Un autre règlement ne s’applique pas ici
   *[other] { $n } autres règlements ne s’appliquent pas ici
}
