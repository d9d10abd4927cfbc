why-ask = Darf { $seat ->
    [you] ich
   *[other] { $seat }
} …?
why-region = Was Sie hier dürfen
why-hint = Wählen Sie eine Karte oder eine Ansage, ob erlaubt oder nicht. Gefragt ist noch nicht gespielt.
why-chips = Marken
why-pool = Feld, das Sie melden
why-nothing = nichts
why-by = Nach
why-for-whom = Für wen
why-asking = Das Spielprogramm wird gefragt …
why-waiting = Die anderen Regelwerke werden gefragt …
why-wish = { BEGIN(SAY($what)) }
why-call = { $verb ->
    [hold] Mithalten
    [fold] Aussteigen
    [knock] Pochen mit
    [raise] Erhöhen auf
    [claim] Melden
   *[pass] Passen
}
why-verdict = { BEGIN(SAY($what)) }: { $allowed ->
    [yes] erlaubt.
   *[no] nicht erlaubt.
}
why-heard = { $verdict } { $reason }{ $n ->
    [0] {""}
   *[other] { " " }Anders entschieden in { $many ->
        [yes] { $n } anderen Texten
       *[no] { $sigla }
    }.
}
why-elsewhere = { $n ->
    [0] { $asked ->
        [one] Das eine andere Regelwerk entscheidet in derselben Lage genauso.
       *[other] Alle { $asked } anderen Regelwerke entscheiden in derselben Lage genauso.
    }
   *[other] { $allowed ->
        [yes] In derselben Lage nicht erlaubt nach { $n } von { $asked } anderen Regelwerken:
       *[no] In derselben Lage erlaubt nach { $n } von { $asked } anderen Regelwerken:
    }
}
why-left-out = { $n ->
    [0] Alle anderen Regelwerke lassen sich hier anwenden
    [one] Ein anderes Regelwerk lässt sich hier nicht anwenden
   *[other] { $n } andere Regelwerke lassen sich hier nicht anwenden
}
