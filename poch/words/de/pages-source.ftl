sources-title = Quellen
sources-description = Die Beschreibungen des Pochspiels, die hier herausgegeben sind, und wie viel wir von jeder gelesen haben.
sources-lead = Jede Seite gibt eine Beschreibung des Spiels wieder, Satz für Satz und in unseren eigenen Worten. Daneben finden Sie Beispielspiele, die Sie Schritt für Schritt durchgehen können. Worauf ein Satz beruht, zeigt ein Zeichen am Rand.
sources-ways = Je zwei davon können Sie <a href="{ $base }compare/">vergleichen</a>, oder auch <a href="{ $base }compare/matrix/">alle auf einmal</a>. Spielen Sie Poch auf Ihre eigene Art? Dann führen <a href="{ $base }compare/which/">ein paar Fragen</a> zu dem Text, der ihr am nächsten kommt. Neben den Texten gibt es <a href="#beside-the-texts">noch mehr</a>.
beside-title = Neben den Texten
beside-timeline = <a href="{ $base }timeline/">Zeittafel</a>: die Texte nach Jahren mit ihren Brettern, und frühere Berichte vom Spiel
beside-glossary = <a href="{ $base }glossary/">Glossar</a>: die Ausdrücke der Quellen in ihren eigenen Sprachen, und welche Texte sie gebrauchen
beside-bibliography = <a href="{ $base }bibliography/">Bibliographie</a>: jede Quelle, gesehen oder nicht, und was an ihr unsicher ist
beside-corrections = <a href="{ $base }corrections/">Berichtigungen zur Literatur</a>: was andere geschrieben haben, ohne dass die Texte es bestätigen
beside-to-print = <a href="{ $base }to-print/">Zum Ausdrucken</a>: die Regeln jedes spielbaren Textes auf einem Blatt und dazu sein Brett für die Marken
beside-related-games = <a href="{ $base }related-games/">Verwandte Spiele</a>: Bog, Púkk, Hoc, Comète, Tripoley, Nain Jaune, Pope Joan und Glic

source-when = { $when }; auf { $language }
source-undated = Ohne Jahr; auf { $language }
facts-seats = { $fixed ->
    [yes] { $most }
   *[no] { $least }–{ $most }
} Spieler
facts-cards = { $cards } Karten
facts-unsure = { $what } ({ $why })
facts-none = Zu Spielern, Karten und Brett haben wir nichts gelesen
unsure-ours = ergänzt
unsure-borrowed = entlehnt
unsure-adopted = bevorzugte Lesart
evidence-read = { $how }.
evidence-via = { $how } ({ $work }).
evidence-lent = { $n ->
    [0] Keine Sätze
    [one] Ein Satz
   *[other] { BEGIN(N($n)) } Sätze
} { $n ->
    [one] ist
   *[other] sind
} entlehnt aus: { $work }. { $how }
tally = { $n ->
    [0] Keine Sätze:
    [one] Ein Satz:
   *[other] { NUMBER($n) } Sätze:
} { $parts }.
tally-of = { NUMBER($n) } { $mark }

source-compare = Mit anderen Texten vergleichen
source-cite = Diesen Text zitieren
source-change = Diese Regeln ändern
source-handout = Spielanleitung zum Ausdrucken
source-legend = Was die Zeichen am Rand bedeuten
source-legend-more = Mehr dazu unter „<a href="{ $base }editorial/">Lesehilfe</a>“.
source-ours = Von uns:
source-clause-cite = zitieren
source-clause-cite-what = { $name } zitieren
source-also-in = Auch in:
source-rule = Regel
source-rule-about = { $about }:
source-retired = Links zu <code>{ $name }</code> führen jetzt zu diesem Satz.
source-seen-in = Zu sehen im Beispielspiel:
source-sentences = Wenn ein Satz auf Originalsätzen beruht, finden Sie darunter deren erste Wörter und einen Link, der von diesen Seiten weg zu einer öffentlichen Vorlage führt. <a href="coverage/#sentences">Alle Originalsätze, jeder mit den Sätzen, die auf ihm beruhen</a>
source-why-words = Warum nicht der ganze Satz?
source-own-words = Die Regeln stehen hier in unseren eigenen Worten, weil viele Quellen urheberrechtlich geschützt sind und weil eine Regel in allen Texten gleich lauten soll.
source-lay-copy = Legen Sie Ihre eigene Vorlage neben die Sätze, Originalsatz für Originalsatz.
source-read-copy = Lesen Sie den Originalsatz in der Vorlage oben.
leaves-these-pages = (externer Link)
source-all-on-crux = Alle Quellen zu dieser Frage
source-cite-crux = Diese strittige Stelle zitieren
source-continued = { $topic }, Fortsetzung
source-seam = <strong>Hier wechselt die Quelle.</strong> Die folgenden Sätze beruhen auf einem anderen Text als die vorigen. <span class="seam-above">Bisher: { $above }</span> <span class="seam-below">Ab hier: { $below }</span>
source-seam-via = Nicht gesehen; bekannt durch: { $work }.
source-witness = { $text }, { $note }
source-condition = { $played ->
    [yes] „{ $crux }“ { $reading } wird
   *[no] bei „{ $crux }“ die Lesart „{ $reading }“ gewählt ist
}
source-option = Diese Regel gilt nur, wenn { $conditions }.
source-variation = Hausvariante; sie gilt nur, wenn Sie sie wählen.
source-replaces = Diese Regel ersetzt dann, was auf dieser Seite unter { $clauses } steht.
source-restates = { $remark }: { $clause }.
source-no-step = Kein Schritt eines Beispielspiels kann das zeigen: { $why }
source-from = Aus: { $work }{ $pages ->
    [none] {""}
   *[other] , { $pages }
}.
source-from-via = Aus: { $work }{ $pages ->
    [none] {""}
   *[other] , { $pages }
}, bekannt durch: { $via }.
source-borrowed-from = Entlehnt aus: { $work }{ $pages ->
    [none] {""}
   *[other] , { $pages }
}.
source-borrowed-via = Entlehnt aus: { $work }{ $pages ->
    [none] {""}
   *[other] , { $pages }
}, bekannt durch: { $via }.

crux-kind = { $kind }:
legend-gap = { $name }: { $gap }
legend-meaning = { $meaning }; { $why }
foot-page = „{ $title }“, Poch: { $address }
foot-evidence = Was wir von „{ $title }“ kennen: { $how }
foot-language = Auf Deutsch gelesen. Das Zitat nennt Kennung und Hash des englischen Wortlauts.
pair-beside = { $a } neben { $b }
source-rests = Worauf diese Seite beruht
source-tally-more = Was jeder Satz festlegt, und welche Beispielspiele ihn zeigen
source-how-to-cite = So zitieren Sie den Text
source-cite-more = <a class="cite" href="{ $base }cite/{ $slug }/">Andere Zitierweisen, und jeder Satz für sich</a>. Einen Satz zitieren Sie mit seinem Namen, etwa <code>{ $clause }</code>. Der Name am Rand ist zugleich ein Link dorthin. Mehr dazu unter „<a href="{ $base }how-to-cite/">Zitieren</a>“.
source-hands = Beispielspiele nach diesen Regeln

game-name = { $game ->
    [poch] Poch
    [newmarket] Newmarket
    [pope-joan] Pope Joan
    [spin] Spin
    [nain-jaune] Nain Jaune
    [comete] Commit und Comète
    [hoc] Hoc
    [pukk] Púkk
    [bog] Bog
    [tripoley] Tripoley
   *[other] { $game }
}
game-another = { $game ->
    [comete] { game-name } sind andere Spiele. Wir geben ihre Texte
   *[other] { game-name } ist ein anderes Spiel. Wir geben seine Texte
} auf dieselbe Weise heraus{ $played ->
    [all] , und Sie können nach ihnen spielen.
    [some] , und nach einigen davon können Sie spielen.
   *[none] . Wir haben zu wenig von ihnen gelesen, um nach ihnen zu spielen.
} In den Zahlen über Poch sind sie nie mitgezählt.
