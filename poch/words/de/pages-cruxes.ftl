### Die Seite der strittigen Stellen und die der Spielweisen.

## Strittige Stellen

cruxes-title = Strittige Stellen
cruxes-description = Die strittigen Stellen in den Regeln des Poch, mit ihren Lesarten.
cruxes-lead = Eine strittige Stelle lässt sich auf mehr als eine Weise lesen, oder sie ist ein Schweigen, das sich auf mehr als eine Weise füllen lässt. Sie finden jede mit ihren Lesarten, mit dem Grund für jede und den Texten, die sie stützen, und mit der Lesart, die wir bevorzugen.
cruxes-play = Sie können nach jeder spielen: Wählen Sie eine Lesart neben dem Satz oder auf der Seite <a href="{ $base }play/">Spielen</a>.
cruxes-questions = Fragen
cruxes-options = Hausvarianten
cruxes-cite = zitieren
cruxes-cite-this = Diese strittige Stelle zitieren
cruxes-in-play = Im Spiel:
cruxes-effect = Gelesen als „{ $reading }“: { $effect }
cruxes-no-effect = Keine andere Lesart hat eine messbare Wirkung.
cruxes-what-matters = Worauf es ankommt
cruxes-where = Wo es darauf ankommt:
cruxes-hand = { $hand }, gelesen als „{ $reading }“: { $effect }
cruxes-never-played = Nach diesem Text lässt sich nicht spielen: Es ist zu wenig von ihm bekannt.
cruxes-no-hand = Sie ändert keines unserer Beispielspiele.
crux-as-a-rule = (in der Regel)
crux-adopted = (bevorzugt)
crux-passage = Die Stelle:
crux-witnesses = Textzeugen: { $links }.

## Spielweisen

mechanisms-title = Mechanismen
mechanisms-description = Alles, was ein Satz festlegen kann, und welche Quellen welche Spielweise haben.
mechanisms-lead = Diese Seite führt alles auf, was ein Satz festlegen kann, und jede Spielweise, die er nennen kann. Nichts davon ist vorgegeben. Was kein Satz einer Quelle festlegt, ist nicht bekannt, und das Spielprogramm spielt ohne es nicht.
mechanisms-sources = Neben jeder Spielweise stehen die Quellen, die sie haben, mit dem Satz. Legt eine Quelle sie nicht selbst fest, sagt die Klammer nach der Sigle, worauf sie beruht: auf der bevorzugten oder einer anderen Lesart, auf einem anderen Text oder auf uns.
mechanisms-parts = Teile des Spiels
mechanisms-nobody = keine der bisher herausgegebenen Quellen hat sie
taken-unsettled = bevorzugte Lesart
taken-supplied = ergänzt
taken-inherited = vom Vergleichstext übertragen
taken-borrowed = entlehnt
taken-option = Hausvariante
taken-other = andere Lesart

## Zahlen

cruxes-others = { $n ->
    [one] Sie ändert noch ein weiteres Beispielspiel.
   *[other] Sie ändert noch { N($n) } weitere Beispielspiele.
}
