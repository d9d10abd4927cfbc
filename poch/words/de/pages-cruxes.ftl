### Die Seite der strittigen Stellen und die der Spielweisen.

## Strittige Stellen

cruxes-title = Strittige Stellen
cruxes-description = Die strittigen Stellen in den Regeln des Poch, mit ihren Lesarten.
cruxes-lead = Strittig ist eine Stelle, die sich auf mehr als eine Weise lesen lässt, oder ein Schweigen, das sich auf mehr als eine Weise füllen lässt. Zu jeder strittigen Stelle finden Sie die Lesarten, den Grund für jede, die Texte, die sie stützen, und die Lesart, die wir bevorzugen.
cruxes-play = Spielen können Sie nach jeder: Wählen Sie eine Lesart neben dem Satz oder auf der Seite „<a href="{ $base }play/">Spielen</a>“.
cruxes-questions = Fragen
cruxes-options = Hausvarianten
cruxes-cite = zitieren
cruxes-cite-this = Diese strittige Stelle zitieren
cruxes-in-play = Im Spiel:
cruxes-effect = Lesart „{ $reading }“: { $effect }
cruxes-no-effect = Keine andere Lesart hat eine messbare Wirkung.
cruxes-what-matters = Worauf es ankommt
cruxes-where = Wo es darauf ankommt:
cruxes-hand = Beispielspiel „{ $hand }“, Lesart „{ $reading }“: { $effect }
cruxes-never-played = Nach diesem Text lässt sich nicht spielen, weil wir zu wenig von ihm kennen.
cruxes-no-hand = Kein Beispielspiel verläuft in einer anderen Lesart anders.
crux-as-a-rule = (wenn nichts vereinbart ist)
crux-adopted = (bevorzugt)
crux-passage = Die Stelle:
crux-witnesses = Bezeugt durch: { $links }.

## Spielweisen

mechanisms-title = Mechanismen
mechanisms-description = Alles, was ein Satz festlegen kann, und welche Quellen welche Möglichkeit wählen.
mechanisms-lead = Diese Seite führt auf, was ein Satz festlegen kann und welche Möglichkeiten es dafür jeweils gibt. Nichts davon ist vorgegeben: Was kein Satz einer Quelle festlegt, ist nicht bekannt, und wo etwas fehlt, weigert sich das Spielprogramm zu spielen.
mechanisms-sources = Neben jeder Möglichkeit stehen die Quellen, die sie wählen, jeweils mit dem Satz. Legt eine Quelle sie nicht selbst fest, sagt die Klammer hinter der Sigle, worauf sie beruht: auf der bevorzugten oder einer anderen Lesart, auf einem anderen Text oder auf uns.
mechanisms-parts = Teile des Spiels
mechanisms-nobody = keine der bisher herausgegebenen Quellen wählt sie
taken-unsettled = bevorzugte Lesart
taken-supplied = ergänzt
taken-inherited = vom Vergleichstext übertragen
taken-borrowed = entlehnt
taken-option = Hausvariante
taken-other = andere Lesart

## Zahlen

cruxes-others = { $n ->
    [one] Auch ein weiteres Beispielspiel verläuft in einer anderen Lesart anders.
   *[other] Auch { N($n) } weitere Beispielspiele verlaufen in einer anderen Lesart anders.
}
