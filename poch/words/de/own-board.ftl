# Was das Skript der Seite für ein eigenes Brett sagt.

own-begin = Tippen Sie an, was Sie sehen; die passenden Regeln erscheinen dann hier.
own-again = Von vorn beginnen
own-nearest = Am nächsten kommt eine Zusammenstellung von { $n ->
    [one] einem Feld
   *[other] { N($n) } Feldern
}, die in { $texts ->
    [one] einem Text
   *[other] { N($texts) } Texten
} vorkommt.
own-as-near = Ebenso nahe kommt eine Zusammenstellung von { N($n) } Feldern.
own-count-cups = Zählen Sie auch die Mulden, denn die zweitbeste Zusammenstellung kommt fast ebenso nahe.
own-no-label = Von den Zeichen, die Sie angetippt haben, kommt in unseren Texten keines vor.
own-no-such = { $name } gibt es nicht; meinten Sie { $near }?
own-contradict = Bei keinem unserer Texte stehen { $a } und { $b } auf demselben Brett. Sehen Sie sich die beiden noch einmal an.
own-few-cups = Sie haben { $labels } Zeichen angetippt, aber { $cups ->
    [one] eine Mulde
   *[other] { $cups } Mulden
} gezählt. Sehen Sie noch einmal nach.
own-away = { $name } gehört nicht zu unseren Texten; was folgt, ist deshalb nur damit verwandt.
own-away-known = Was wir darüber lesen konnten
own-farther = Zusammenstellungen, die weiter entfernt sind
own-pools = { $n ->
    [one] ein Feld
   *[other] { N($n) } Felder
}
own-share = { $pools }. { $n ->
    [one] Genau diese Felder gibt es nur in einem Text.
   *[other] Genau diese Felder gibt es in { N($n) } Texten; am Brett allein lassen sich die Texte nicht unterscheiden.
}
own-all = Alles, was Sie sehen, kommt in diesen Regeln vor, und es fehlt nichts.
own-both = Bei beiden: { $pools }.
own-missing = In diesen Regeln, aber auf Ihrem Brett nicht gesehen: { $pools }.
own-extra = Auf Ihrem Brett, aber nicht in diesen Regeln: { $pools }.
own-cups-differ = Diese Regeln haben { N($n) } Felder, Sie aber haben { $cups } gezählt.
own-shape-differs = In ihren Texten hat das Brett eine andere Form.
own-texts = { $n ->
    [one] Der Text dazu
   *[other] Die { N($n) } Texte dazu
}
own-parts = An dieser Frage scheiden sich die meisten der { N($n) } Texte.
own-unknown = Nichts davon, oder ich weiß es nicht
own-change = Ändern
own-change-what = Die Antwort ändern: { $ask }
own-not-parted = Weiter lassen sich diese { N($n) } Texte durch keine Frage unterscheiden: Sie stimmen überein oder lassen es offen.
own-none-left = Kein Text mit diesen Feldern passt zu allen Ihren Antworten.
own-otherwise = { $n ->
    [one] Ein Text sagt es anders
   *[other] { BEGIN(N($n)) } Texte sagen es anders
}
own-like = { $n ->
    [one] Ein erhaltenes Brett ähnelt Ihrem:
   *[other] Erhaltene Bretter, die Ihrem ähneln:
}
