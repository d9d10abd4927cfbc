### Die Seiten über die Texte: Glossar, Zeittafel, Berichtigungen, Bibliographie.

apparatus-more = Mehr über die Texte

## Glossar

glossary-title = Glossar
glossary-description = Die Wörter der Quellen in ihren eigenen Sprachen, mit den Quellen, die sie belegen.
glossary-lead = Hier finden Sie die Wörter der Quellen, nach ihrer Bedeutung geordnet. Die Sprachen sind { $languages }. Hinter jedem Wort stehen mit <a href="{ $base }sources/">Sigle</a> oder Namen die Quellen, die es belegen; von dort kommen Sie zum Satz oder zum Eintrag. Aufgenommen sind nur Wörter, die eine Quelle nachweislich gebraucht. Kennen wir ein Wort allein aus einem Bericht, ist es mit <em class="report">{ glossary-reported }</em> bezeichnet.
glossary-parts = Teile des Glossars
glossary-reported = Ber.

## Zeittafel

timeline-title = Zeittafel
timeline-description = Die Texte über Poch und die verwandten Spiele nach Jahren, dazu die Nachrichten über die Bretter.
timeline-lead = Diese Seite führt die Texte über Poch und die verwandten Spiele in zeitlicher Folge auf; dazwischen stehen die Nachrichten über das Spiel und seine Bretter. Neben jedem Text sehen Sie sein Brett, wie wir es zeichnen. Nennt ein Text die Form nicht, haben wir sie gewählt, wie Sie beim Text selbst lesen können. Wir haben weder ein Brett noch ein Archiv gesehen: Was wir zur Geschichte wissen, stammt aus Berichten, meist aus der englischen Wikipedia und von Pagats Seite.
timeline-game = Eingeordnet bei { game-name }.
timeline-language = Auf { $language }.
timeline-correction = Mehr dazu in den Berichtigungen.
timeline-undated = Ohne Jahr
timeline-undated-about = Das Jahr dieser Texte kennen wir nicht, oder sie werden von Jahr zu Jahr geändert.

## Berichtigungen

corrections-title = Berichtigungen zur Literatur
corrections-description = Was über Poch geschrieben worden ist, ohne dass die Quellen es stützen.
corrections-lead = Wir haben die Quellen Satz für Satz gelesen. Dabei hat sich gezeigt, dass manche Aussagen über sie nicht von ihnen gedeckt sind und dass manche Texte selbst Fehler haben. Beides führen wir hier auf, jeweils mit der Stelle, auf die wir uns stützen. Vieles davon haben wir nur in Abschriften oder zum Teil gelesen, oder wir kennen es nur aus einem Bericht; was das im Einzelnen ist, sagt die <a href="{ $base }bibliography/">Bibliographie</a>. Wenn eine Berichtigung auf einer solchen Vorlage beruht, sagt sie es. Wenn wir selbst irren, genügen Seite und Zeile des Buches, um es richtigzustellen.
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
bibliography-lead = Hier finden Sie alles, was diese Seiten anführen, ob wir es gesehen haben oder nicht. Hinter jedem Eintrag steht, wie viel wir davon gelesen haben, aus welcher Vorlage und was ungewiss ist. Was sich an Verfasser, Titel, Jahr oder Seite nicht ermitteln ließ, bleibt leer. Die Sigle eines Textes, den wir herausgeben, führt zu seiner Seite.
bibliography-parts = Teile der Bibliographie
bibliography-quoted = „{ $title }“
bibliography-within = { $part }, in: { $whole }
bibliography-edited = Herausgegeben von { LIST($editors) }
bibliography-imprint = { $place }: { $house }
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
