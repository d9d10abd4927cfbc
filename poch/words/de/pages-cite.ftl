### Die Seiten der Zitate und die der Werkstatt.

cite-page-title = Zitieren: { $title }
cite-page-description = Wie Sie { $title } zitieren, und jeden Satz, jede strittige Stelle und jedes Beispielspiel daraus.
cite-page-lead = Jeder Nachweis endet mit einer Kennung, einem @ und der Ausgabe. Unter „Genau“ finden Sie Version und Hash und die Werke im Ganzen. Der Befehl <code>poch verify</code> liest beides und erkennt, ob die Sache noch dasselbe sagt. Mehr dazu unter <a href="{ $base }how-to-cite/">Zitieren</a>.
cite-page-no-address = Diese Seiten sind ohne eigene Adresse gebaut; darum hat hier kein Zitat eine. Fügen Sie die Adresse hinzu, unter der Sie sie lesen.
cite-page-whole = Der ganze Text
cite-page-style = { $form ->
    [chicago] Chicago, Fußnoten
    [chicago-author-date] Chicago, Autor–Jahr
   *[other] { $name }
}
cite-page-managers = Für Literaturverwaltungen
cite-page-versions = Was sich geändert hat
cite-page-since = Seit Version { $version }
cite-page-change = { $what ->
    [gone] entfallen
    [new] neu
   *[changed] geändert
}
cite-page-clauses = Sätze
cite-page-cruxes = Strittige Stellen
cite-page-hands = Beispielspiele
cite-page-steps = Aus einem Beispielspiel zitieren Sie einen Schritt: Setzen Sie seine Nummer an die Stelle der 1.
cite-index-title = Hierher führt ein Zitat
cite-index-description = Wohin die Adresse am Ende eines Nachweises führt.
cite-index-lead = Ein Nachweis endet mit einer Adresse wie <code>…/cite/?poque-1789/vie.first@{ $edition }</code>. Sie führt zur Seite des Zitierten: Vor dem @ steht die Kennung, danach die Ausgabe. Ohne Skripte wählen Sie den Text, mit dem die Kennung beginnt.
cite-index-texts = Die Texte

workshop-page-title = Werkstatt
workshop-page-description = Ändern Sie die Regeln einer Quelle in einem Formular, und spielen Sie nach dem Ergebnis.
workshop-page-lead = Nehmen Sie die Regeln irgendeiner Quelle, beantworten Sie ihre Fragen neu, und spielen Sie nach dem Ergebnis. Jede Frage zeigt, was die Antworten bedeuten und wie der Satz lautet. Die Werkstatt prüft jede Änderung und nennt, worin Ihre Regeln von der Quelle abweichen. Ihr Entwurf bleibt in Ihrem Browser und gehört Ihnen: Keine Quelle sagt es so.
workshop-page-static = Die Werkstatt braucht Skripte. Ohne sie können Sie eine Datei herunterladen, mit einem eigenen Editor ändern und mit <code>poch check</code> prüfen.
workshop-page-more = Die Seite <a href="{ $base }mechanisms/">Mechanismen</a> zählt auf, was ein Satz festlegen kann. Wie man einen Text erfasst, erklärt auf Englisch <a href="{ $root }contributing/adding-a-ruleset/" hreflang="en">Adding a ruleset</a>. Die Dateien sind gemeinfrei (CC0 1.0), die Texte darin stehen unter CC BY 4.0.
