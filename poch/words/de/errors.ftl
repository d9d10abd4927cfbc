### Was an einer Anfrage, einem Link, einer Datei oder einer Aufzeichnung nicht stimmt.

lost-reading = Die Lesart { $reading } von { $crux } gibt es hier nicht; gespielt wird nach der bevorzugten.
lost-pool = Das Brett hat hier kein Feld { POOL($pool) }; { $n ->
    [0] was darin lag, bleibt weg.
    [one] die eine Marke darin bleibt weg.
   *[other] die { $n } Marken darin bleiben weg.
}
lost-action = Aktion { $n }, „{ $action }“, passt nicht: { $why }. Das Spiel geht vor dieser Aktion weiter.
error-request = Diese Anfrage gibt es nicht; bekannt sind { LIST($known) } und die Untersuchungen.
error-lacks = Der Anfrage fehlt { $key }; geben Sie es mit an.
error-json = Die Anfrage ist kein JSON: { $why }.
error-deep = Die Anfrage hat zu viele Ebenen; schreiben Sie weniger.
error-record = Dieses Spiel lässt sich nicht lesen: { $complaints }.
error-viewer = Der Zuschauer hat hier keinen Platz; nennen Sie einen von diesen: { LIST($seats, join: "or") }.
error-people = Jemand hat hier keinen Platz; nennen Sie nur diese: { LIST($seats, join: "or") }.
error-viewer-only = Sie können nur nach { $seat } fragen; die anderen Hände sind verdeckt.
error-readings = Die Lesarten sind keine Zuordnung von strittigen Stellen zu Lesarten; schreiben Sie eine, oder lassen Sie sie weg.
error-list = { $key } ist keine Liste ({ $what }); schreiben Sie eine, oder lassen Sie sie weg.
error-number = { $key } ist keine ganze Zahl; geben Sie eine an, oder lassen Sie sie weg.
error-not-loaded = Das Regelwerk „{ $ruleset }“ ist nicht geladen; geladen sind: { LIST($known) }.
error-with = Die Anfrage nennt kein anderes Regelwerk; schreiben Sie ruleset und readings.
error-hands = hands ist keines der bekannten Wörter; schreiben Sie { LIST($known, join: "or") }.
error-asked-nothing = { $seat } hat nach diesem Schritt keine Wahl; gehen Sie zu einem früheren.
error-nobody-asked = Nach diesem Schritt hat niemand eine Wahl; nennen Sie einen Platz, oder wählen Sie einen anderen Schritt.
error-no-seat = Den Platz „{ $seat }“ gibt es nicht; am Tisch sitzen { LIST($seats) }.
error-no-question = Dieser Platz hat jetzt nichts zu antworten; warten Sie, bis er an der Reihe ist.
error-no-choice = Dort hat kein anderer etwas gewählt; sehen Sie sich einen anderen Schritt an.
error-not-over = Das Spiel ist noch nicht zu Ende; spielen Sie es zuerst zu Ende.
error-long = Das sind mehr als { NUMBER($most) } Zeichen; geben Sie die Aufzeichnung eines einzigen Spiels.
error-import = { $complaints }{ $more ->
    [0] {""}
    [one] { " " }Es gibt noch einen weiteren Fehler.
   *[other] { " " }Es gibt noch { $more } weitere Fehler.
}
import-wrong = Zeile { $line }, Spalte { $column }: { $says }.
link-damaged = Der Link ist beschädigt oder unvollständig; kopieren Sie ihn ganz, oder beginnen Sie ein neues Spiel.
link-strange = Diese Seite kennt diese Art von Link nicht; laden Sie sie neu, oder beginnen Sie ein neues Spiel.
link-own = Ein Link kann keine eigenen Regeln mitnehmen; speichern Sie das Spiel und Ihre Regeln als Dateien.
link-many = Ein Link fasst nicht mehr als acht Plätze; speichern Sie das Spiel als Datei.
survey-policy = Die Spielweise „{ $policy }“ gibt es nicht; wählen Sie { LIST($known, join: "or") }.
survey-deals = Eine Simulation hat { NUMBER($least) } bis { NUMBER($most) } Spiele, nicht { $deals }; wählen Sie eine Zahl in diesem Bereich.
survey-seed = { $seed } ist kein Startwert für { $deals } Spiele; schreiben Sie eine ganze Zahl von 0 bis { $most }.
survey-session = { $deals } Spiele lassen sich nicht in Partien zu { $session } teilen; wählen Sie 1 bis { $most } Spiele.
survey-part = Das ist kein Teil dieser Simulation; beginnen Sie sie neu.
error-draft-unread = Der Regeltext ist gerade nicht lesbar; berichtigen Sie ihn zuerst im Text.
error-draft-unknown = Der Regeltext hat keine solche Stelle; ändern Sie ihn im Text.
error-draft-several = Mehrere Sätze legen das gemeinsam fest; ändern Sie es im Text.
error-draft-value = So kann die Regel nicht lauten; wählen Sie etwas anderes.
