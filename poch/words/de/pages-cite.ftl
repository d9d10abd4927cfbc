### Die Seiten der Zitate und die der Werkstatt.

cite-page-title = Zitieren: { $title }
cite-page-description = Wie Sie { $title } zitieren, dazu jeden Satz, jede strittige Stelle und jedes Beispielspiel daraus.
cite-page-lead = Jeder Nachweis endet mit einer Kennung, einem @ und der Ausgabe. Unter „Genau“ finden Sie Version und Hash und die vollständigen Angaben der Werke. Der Befehl <code>poch verify</code> liest beides, die Kennung mit der Ausgabe und die mit Version und Hash, und stellt fest, ob das Zitierte noch dasselbe sagt. Mehr dazu unter „<a href="{ $base }how-to-cite/">Zitieren</a>“.
cite-page-no-address = Diese Seiten sind ohne eigene Adresse gebaut, deshalb hat hier auch kein Zitat eine. Fügen Sie die Adresse hinzu, unter der Sie sie lesen.
cite-page-whole = Der ganze Text
cite-page-style = { $form ->
    [chicago] Chicago, Fußnoten
    [chicago-author-date] Chicago, Autor–Jahr
   *[other] { $name }
}
cite-page-managers = Für Literaturverwaltungen
cite-page-versions = Was sich geändert hat
cite-page-versions-lead = Die jüngste Version steht oben. Jeder Nachweis nennt unter „Genau“ die Version, die er zitiert; was in dieser Liste über ihr steht, kam später.
cite-page-version = Version { $version }
cite-page-change = { $what ->
    [gone] Entfallene Sätze:
    [new] Neue Sätze:
   *[changed] Sätze in neuer Fassung:
}
cite-page-clauses = Sätze
cite-page-cruxes = Strittige Stellen
cite-page-hands = Beispielspiele
cite-page-steps = Einen Schritt eines Beispielspiels zitieren Sie, indem Sie seine Nummer an die Stelle der 1 setzen.
cite-index-title = Hierher führt ein Zitat
cite-index-description = Wohin die Adresse am Ende eines Nachweises führt.
cite-index-lead = Ein Nachweis endet mit einer Adresse wie <code>…/cite/?{ $cited }</code>. Sie führt zur Seite des Zitierten: Vor dem @ steht die Kennung, danach die Ausgabe, oder Version und Hash. Ohne Skripte wählen Sie den Text, den die Kennung am Anfang nennt.
cite-index-texts = Die Texte

workshop-page-title = Werkstatt
workshop-page-description = Ändern Sie die Regeln einer Quelle in einem Formular, und spielen Sie danach.
workshop-page-lead = Nehmen Sie sich die Regeln einer beliebigen Quelle vor, beantworten Sie ihre Fragen neu, und spielen Sie danach. Jede Frage zeigt, was die Antworten bedeuten und wie der Satz lautet. Die Werkstatt prüft jede Änderung und zählt auf, worin Ihre Regeln von der Quelle abweichen. „Unsere Tischregeln“ bringt sie auf ein Blatt zum Ausdrucken, mit einem Link und einem Code, die es zurückholen. Ihr Entwurf bleibt in Ihrem Browser, und er gehört allein Ihnen; in keiner Quelle steht er.
workshop-page-static = Die Werkstatt braucht Skripte. Ohne sie können Sie eine Datei herunterladen, in Ihrem eigenen Editor ändern und mit <code>poch check</code> prüfen.
workshop-page-more = Was ein Satz festlegen kann, zählt die Seite „<a href="{ $base }mechanisms/">Mechanismen</a>“ auf. Wie man einen Text erfasst, erklärt <a href="{ $root }contributing/adding-a-ruleset/" hreflang="en">„Adding a ruleset“</a> auf Englisch. Die Dateien sind mit allen Texten darin gemeinfrei (CC0 1.0).
