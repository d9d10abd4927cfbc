### Die Seiten über die Texte: Glossar, Zeittafel, Berichtigungen, Bibliographie.

apparatus-more = Mehr über die Texte

## Glossar

glossary-title = Glossar
glossary-description = Die Wörter der Quellen in ihren eigenen Sprachen, mit den Quellen, die sie belegen.
glossary-lead = Hier finden Sie die Wörter der Quellen, nach ihrer Bedeutung geordnet. Die Sprachen sind { $languages }. Nach jedem Wort kommen die Quellen, die es belegen, mit <a href="{ $base }sources/">Sigle</a> oder Namen. Jede führt zum Satz oder zum Eintrag. Nur Wörter, die eine Quelle nachweislich gebraucht, sind aufgenommen. Ein Wort, das wir nur aus einem Bericht kennen, ist mit <em class="report">{ glossary-reported }</em> bezeichnet.
glossary-parts = Teile des Glossars
glossary-reported = Ber.

## Zeittafel

timeline-title = Zeittafel
timeline-description = Die Texte über Poch und verwandte Spiele nach Jahren und die Nachrichten über seine Bretter.
timeline-lead = Diese Seite ordnet die Texte über Poch und die verwandten Spiele nach der Zeit und dazwischen die Nachrichten über das Spiel und seine Bretter. Neben jedem Text ist sein Brett, wie wir es zeichnen. Nennt der Text die Form nicht, ist die Zeichnung unsere, und seine Seite sagt es. Wir haben kein Brett und kein Archiv gesehen. Was wir zur Geschichte wissen, kommt aus Berichten, meist aus der englischen Wikipedia und von Pagats Seite. Aus der Zeit vor dem 18. Jahrhundert sind keine Regeln bekannt.
timeline-game = Ein Text über { game-name }.
timeline-language = Auf { $language }.
timeline-correction = Mehr dazu in den Berichtigungen.
timeline-undated = Ohne Jahr
timeline-undated-about = Von diesen Texten kennen wir kein Jahr, oder sie ändern sich von Jahr zu Jahr.

## Berichtigungen

corrections-title = Berichtigungen zur Literatur
corrections-description = Was über Poch geschrieben worden ist und in den Quellen keine Stütze findet.
corrections-lead = Wir haben die Quellen Satz für Satz gelesen. Manche Aussagen über sie finden darin keine Stütze, und manche Texte haben selbst Fehler. Hier sind sie, jeweils mit der Stelle, auf die wir uns stützen. Vieles davon haben wir in Abschriften gelesen, in Teilen oder durch einen Bericht; die <a href="{ $base }bibliography/">Bibliographie</a> sagt, was. Stützt sich eine Berichtigung auf eine solche Vorlage, so sagt sie es. Irren wir uns selbst, so bringen Seite und Zeile des Buches es in Ordnung.
corrections-nav = Berichtigungen
corrections-claim = Behauptung
corrections-where = Wo
corrections-finding = Unser Befund
corrections-open = Offen
corrections-evidence = Belege
corrections-example = Durchgespieltes Beispiel { $name }
corrections-sources = Quellen

## Bibliographie

bibliography-title = Bibliographie
bibliography-description = Alle hier angeführten Quellen und wie viel wir von jeder gelesen haben.
bibliography-lead = Hier finden Sie alles, was diese Seiten anführen, ob wir es gesehen haben oder nicht. Nach jedem Eintrag kommt, wie viel wir davon gelesen haben, in welcher Vorlage, und was ungewiss ist. Konnten wir Verfasser, Titel, Jahr oder Seite nicht ermitteln, bleibt die Stelle leer. Die Sigle eines Textes, den wir herausgeben, führt zu seiner Seite.
bibliography-parts = Teile der Bibliographie
bibliography-quoted = „{ $title }“
bibliography-within = { $part }, in: { $whole }
bibliography-edited = Herausgegeben von { LIST($editors) }
bibliography-volume = Bd. { $volume }
bibliography-pages = S. { $pages }
bibliography-seen = { $how ->
    [whole] Ganz gelesen
    [in-part] Zum Teil gelesen
   *[no] Nicht gesehen
}.
bibliography-seen-at = { $how ->
    [whole] Ganz gelesen
    [in-part] Zum Teil gelesen
   *[no] Nicht gesehen
}; Vorlage: { $copy }.
