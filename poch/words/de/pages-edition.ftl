### Wie Seiten nennen, was in den Daten Kennungen hat: worauf ein Satz beruht, was ein Text ist und dergleichen.

## Wie gut ein Satz belegt ist

status-stated = Ausdrücklich
status-stated-meaning = die Quelle sagt es, und diesen Teil haben wir gelesen
status-reported = Berichtet
status-reported-meaning = ein späterer Autor sagt es, und zwar von einer Quelle, die wir nicht gesehen haben, oder vom Spiel allgemein
status-reported-mt = In Übersetzung berichtet
status-reported-mt-meaning = den Bericht konnten wir nur in maschineller Übersetzung lesen; auf den Sinn ist mehr Verlass als auf den Wortlaut
status-inferred = Erschlossen
status-inferred-meaning = unser Schluss aus dem, was die Quelle sagt; der Grund ist angegeben
status-supplied = Ergänzt
status-supplied-meaning = von uns hinzugefügt, damit man danach spielen kann
standing-inherited = Vom Vergleichstext übertragen
standing-inherited-meaning = unser Schluss aus einem Bericht, der nur aufzählt, worin dieser Text von einem anderen abweicht, und den Punkt nicht erwähnt
standing-borrowed = Entlehnt
standing-borrowed-meaning = aus einem anderen Text, der genannt ist; dass dieser Text dasselbe sagt, ist durch nichts belegt
standing-unsettled = Ungeklärt
standing-unsettled-meaning = was vom Text bekannt ist, lässt sich auf mehr als eine Weise lesen; die Lesart haben wir gewählt
standing-moot = Entfällt
standing-moot-meaning = nach den übrigen Regeln gibt es hier nichts zu entscheiden
mark = { $name }: { $meaning }.
mark-gap = { $name } ({ $gap }): { $meaning }; { $why }.

## Warum eine Quelle nicht sagt, was ein Satz ergänzt

gap-silent = Der Text schweigt
gap-silent-meaning = wir haben den ganzen Text gelesen, und er sagt nichts zu dem Punkt
gap-unreported = Nicht berichtet
gap-unreported-meaning = der Bericht sagt es nicht, aber vielleicht die Quelle selbst, die wir nicht gesehen haben
gap-cut = Nicht in unserer Vorlage
gap-cut-meaning = unsere Vorlage bricht ab; der Teil, den wir haben, sagt es nicht, aber vielleicht der Rest

## Was sich für eine Regel ergibt, wenn zwei Texte verglichen werden

degree-both = in beiden Texten angegeben
degree-reported = wie berichtet
degree-as-read = wie wir es lesen
degree-another = eines anderen Textes
degree-taken = vom anderen genommen
degree-only-one = nur einer sagt es
degree-no-place = im anderen stellt sich die Frage nicht
degree-neither = keiner sagt es
outcome-both-differ = Verschieden
outcome-both-differ-meaning = in beiden Texten angegeben
outcome-both-same = Gleich
outcome-both-same-meaning = in beiden Texten angegeben
outcome-reported-differ = Verschieden, wie berichtet
outcome-reported-differ-meaning = mindestens einen der beiden kennen wir aus einem Bericht
outcome-reported-same = Gleich, wie berichtet
outcome-reported-same-meaning = mindestens einen der beiden kennen wir aus einem Bericht
outcome-as-read-differ = Verschieden, wie wir es lesen
outcome-as-read-differ-meaning = mindestens ein Wert ist unser Schluss oder wäre bei anderer Lesart ein anderer
outcome-as-read-same = Gleich, wie wir es lesen
outcome-as-read-same-meaning = mindestens ein Wert ist unser Schluss oder wäre bei anderer Lesart ein anderer
outcome-another-differ = Verschieden, ein Wert aus einem anderen Text
outcome-another-differ-meaning = ein Wert gehört nicht diesem Text, sondern dem, aus dem wir ihn nehmen
outcome-another-same = Gleich, ein Wert aus einem anderen Text
outcome-another-same-meaning = ein Wert gehört nicht diesem Text, sondern dem, aus dem wir ihn nehmen
outcome-taken = Vom anderen genommen
outcome-taken-meaning = ein Wert stammt aus dem Text daneben, oder beide Werte stammen aus einem dritten; das ist also für keinen der beiden Texte ein Beleg
outcome-only-one = Nur einer sagt es
outcome-only-one-meaning = der andere schweigt, gibt die Regel nur für andere Spielerzahlen an oder ist uns nicht bis zu dieser Stelle bekannt; was dort gespielt wird, ist von uns
outcome-no-place = Im anderen stellt sich die Frage nicht
outcome-no-place-meaning = im anderen Text fehlt dafür das Feld, der Teil des Spiels oder die Bedingung
outcome-neither = Keiner sagt es
outcome-neither-meaning = was gespielt wird, haben wir bei beiden selbst ergänzt oder aus anderen Texten genommen

## Wie viel von einem Text gelesen wurde

locus = { $place ->
    [opening] Anfang
    [note-i] Anm. i
   *[note-i-of-the-report] Anm. i des Berichts
}
seen-whole = Ganz gelesen
seen-in-part = Zum Teil gelesen; unsere Vorlage bricht ab
seen-report = Von uns nicht gesehen; nur durch einen Bericht bekannt
seen-both = Nur der Anfang gelesen; das Übrige durch einen Bericht bekannt

## Was ein Satz ist, der nichts festlegt

remark-history = Eine Bemerkung zur Geschichte; am Tisch legt sie nichts fest.
remark-advice = Ein Rat an die Spieler, keine Regel.
remark-etiquette = Eine Frage der Umgangsform; für das Spiel ist damit nichts festgelegt.
remark-restates = Dieser Satz wiederholt, was ein anderer festlegt
remark-arrangement = Das betrifft nur den Ablauf am Tisch; Karten und Marken bleiben hier davon unberührt.
remark-variation = Eine andere Spielweise, die der Text beschreibt; gespielt wird sie hier nicht.
remark-unencoded = Eine Regel, die wir nur in Worten geben: Gespielt wird sie hier nicht.

## Die Teile des Wortschatzes der Regeln

part-seats = Die Spieler
part-pack = Das Kartenspiel
part-board = Das Brett
part-dressing = Das Besetzen des Bretts
part-dealing = Das Geben
part-turn-up = Die aufgeschlagene Karte
part-stages = Die Teile eines Spiels
part-melding = Das Melden
part-vying = Das Pochen
part-shedding = Das Ausspielen
part-settling = Das Abrechnen
part-ending = Das Ende der Partie

## Sprachen der Texte

language-de = Deutsch
language-en = Englisch
language-fr = Französisch
language-ja = Japanisch
language-is = Isländisch

## Die Teile der Bibliographie

shelf-rules = Texte mit Regeln
shelf-rules-meaning = Jeder dieser Texte gibt Regeln des Poch, mancher nur zum Teil oder durch einen Bericht.
shelf-reports = Berichte, Abschriften und Darstellungen aus dritter Hand
shelf-reports-meaning = Durch einige davon kennen wir Texte, die oben stehen; durch andere kannten spätere Autoren das Spiel.
shelf-related = Verwandte Spiele
shelf-related-meaning = Mehr dazu sagt die Seite über diese Spiele.
shelf-history = Geschichte
shelf-history-meaning = Hier geht es um die Geschichte des Spiels, seines Namens oder seiner Bretter.

## Worum es bei den Berichtigungen geht

field-editions = Bücher und ihre Auflagen
field-attribution = Die Regeln und von wem sie sind
field-copies = Was Abschriften und Übersetzungen verloren haben
field-defects = Mängel der Texte selbst
field-names = Bretter, Daten und Namen

## Die Teile des Glossars

group-game = Das Spiel und seine Teile
group-deal = Das Geben und die aufgeschlagene Karte
group-cards = Karten
group-board = Brett, Felder und Marken
group-vying = Das Pochen
group-sets = Kunststücke und Folgen
group-play = Das Ausspielen
group-related = Verwandte Spiele

## Seiten, zu denen Berichtigungen führen

leads-to-blended-summaries = Wie vermengte Darstellungen irreführen
leads-to-related-games = Verwandte Spiele
leads-to-timeline = Zeittafel

## Was die Zeittafel neben den Texten zeigt

strand-record = Zeugnis
strand-board = Brett
strand-word = Wort
strand-research = Forschung
strand-gap = Lücke

## Wie Bretter gebaut sind

shape-boxes = in einzelnen Kästchen
shape-slats = in einem Kasten mit Leisten
shape-rows = auf einem Brett mit Reihen
shape-round = auf einem runden Brett
shape-ring = auf einem runden Brett
shape-corners = auf einem viereckigen Brett mit einer Mitte

## Gezähltes
counted-hand = { $n ->
    [0] keine Beispielspiele
    [one] ein Beispielspiel
   *[other] { N($n) } Beispielspiele
}
counted-rule = { $n ->
    [0] keine Regeln
    [one] eine Regel
   *[other] { N($n) } Regeln
}
counted-pool = { $n ->
    [0] keine Felder
    [one] ein Feld
   *[other] { N($n) } Felder
}
counted-step = { $n ->
    [0] keine Schritte
    [one] ein Schritt
   *[other] { N($n) } Schritte
}
counted-ruleset = { $n ->
    [0] keine Regelwerke
    [one] ein Regelwerk
   *[other] { N($n) } Regelwerke
}
