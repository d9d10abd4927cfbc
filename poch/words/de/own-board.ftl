# Was das Skript der Seite für ein eigenes Brett sagt.

own-begin = Tippen Sie an, was Sie sehen, und hier erscheinen die passenden Regeln.
own-again = Von vorn beginnen
own-nearest = Am nächsten: { $n ->
    [one] ein Feld
   *[other] { N($n) } Felder
}, die { $texts ->
    [one] ein Text hat.
   *[other] { N($texts) } Texte gemeinsam haben.
}
own-as-near = Ebenso nahe ist eine Zusammenstellung von { N($n) } Feldern.
own-count-cups = Zählen Sie auch die Mulden, denn die nächste Zusammenstellung ist fast ebenso nahe.
own-no-label = Keiner unserer Texte hat, was Sie angetippt haben.
own-no-such = { $name } gibt es nicht; meinten Sie { $near }?
own-contradict = Keiner unserer Texte hat { $a } und { $b } auf einem Brett. Sehen Sie sich die beiden noch einmal an.
own-few-cups = Sie haben { $labels } Zeichen angetippt, aber { $cups ->
    [one] eine Mulde
   *[other] { $cups } Mulden
} gezählt. Sehen Sie noch einmal nach.
own-away = { $name } ist nicht unter unseren Texten; was folgt, ist nur damit verwandt.
own-away-known = Was wir darüber lesen konnten
own-farther = Zusammenstellungen, die weiter entfernt sind
own-pools = { $n ->
    [one] ein Feld
   *[other] { N($n) } Felder
}
own-share = { $n ->
    [one] Ein Text hat diese Felder.
   *[other] { BEGIN(N($n)) } Texte haben diese Felder; das Brett allein trennt sie nicht.
}
own-all = Alles, was Sie sehen, ist in diesen Regeln, und nichts fehlt.
own-both = In beiden: { $pools }.
own-missing = In diesen Regeln, aber auf Ihrem Brett nicht gesehen: { $pools }.
own-extra = Auf Ihrem Brett, aber nicht in diesen Regeln: { $pools }.
own-cups-differ = Diese Regeln haben { N($n) } Felder; Sie haben { $cups } gezählt.
own-shape-differs = Ihre Texte geben dem Brett eine andere Form.
own-texts = { $n ->
    [one] Der Text dazu
   *[other] Die { N($n) } Texte dazu
}
own-parts = Diese Frage trennt die { N($n) } Texte am besten.
own-unknown = Nichts davon, oder weiß ich nicht
own-change = Ändern
own-change-what = Die Antwort ändern auf: { $ask }
own-not-parted = Keine Frage trennt diese { N($n) } Texte weiter: Sie stimmen überein oder lassen es offen.
own-none-left = Kein Text mit diesen Feldern stimmt mit allen Ihren Antworten überein.
own-otherwise = { $n ->
    [one] Ein Text sagt es anders
   *[other] { BEGIN(N($n)) } Texte sagen es anders
}
own-like = { $n ->
    [one] Ein erhaltenes Brett ist dem Ihren ähnlich:
   *[other] Erhaltene Bretter, die dem Ihren ähnlich sind:
}
