### Was an einer Anfrage, einem Link, einer Datei oder einer Aufzeichnung nicht stimmt.

lost-reading = Die Lesart { $reading } von { $crux } gibt es hier nicht; gespielt wird deshalb nach der bevorzugten.
lost-pool = Das Brett hat hier kein Feld { POOL($pool) }, deshalb { $n ->
    [0] bleibt weg, was darin war.
    [one] bleibt die eine Marke darin weg.
   *[other] bleiben die { $n } Marken darin weg.
}
lost-action = Zug { $n }, „{ $action }“, ist nicht möglich: { $why }. Das Spiel geht vor diesem Zug weiter.
error-request = Diese Anfrage gibt es nicht; bekannt sind { LIST($known) } und die Untersuchungen.
error-lacks = In der Anfrage fehlt { $key }; geben Sie es mit an.
error-json = Die Anfrage ist kein gültiges JSON: { $why }.
error-deep = Die Anfrage ist zu tief verschachtelt; kommen Sie mit weniger Ebenen aus.
error-record = Dieses Spiel lässt sich nicht lesen: { $complaints }.
error-viewer = Der Zuschauer sitzt hier an keinem Platz; nennen Sie einen von diesen: { LIST($seats, join: "or") }.
error-people = Nicht alle genannten Spieler haben hier einen Platz; nennen Sie nur Plätze, die es gibt: { LIST($seats, join: "or") }.
error-viewer-only = Fragen können Sie nur nach { $seat }, denn die anderen Hände sind verdeckt.
error-readings = Die Lesarten müssen jeder strittigen Stelle eine Lesart zuordnen; berichtigen Sie das, oder lassen Sie sie weg.
error-list = { $key } ist keine Liste ({ $what }); schreiben Sie eine, oder lassen Sie sie weg.
error-number = { $key } ist keine ganze Zahl; geben Sie eine an, oder lassen Sie sie weg.
error-not-loaded = Das Regelwerk „{ $ruleset }“ ist nicht geladen; geladen sind: { LIST($known) }.
error-with = Die Anfrage nennt kein zweites Regelwerk; geben Sie ruleset und readings an.
error-hands = hands ist keines der bekannten Wörter; schreiben Sie { LIST($known, join: "or") }.
error-asked-nothing = { $seat } hat nach diesem Schritt nichts zu entscheiden; gehen Sie zu einem früheren.
error-nobody-asked = Nach diesem Schritt hat niemand etwas zu entscheiden; nennen Sie einen Platz, oder wählen Sie einen anderen Schritt.
error-no-seat = Den Platz „{ $seat }“ gibt es nicht; am Tisch sitzen { LIST($seats) }.
error-no-question = Dieser Platz ist gerade nicht gefragt; warten Sie, bis er an der Reihe ist.
error-no-choice = An dieser Stelle hat kein anderer etwas gewählt; sehen Sie sich einen anderen Schritt an.
error-not-over = Das Spiel läuft noch; spielen Sie es zuerst zu Ende.
error-long = Das sind mehr als { NUMBER($most) } Zeichen; geben Sie die Aufzeichnung eines einzigen Spiels ein.
error-import = { $complaints }{ $more ->
    [0] {""}
    [one] { " " }Dazu kommt ein weiterer Fehler.
   *[other] { " " }Dazu kommen { $more } weitere Fehler.
}
import-wrong = Zeile { $line }, Spalte { $column }: { $says }.
link-damaged = Der Link ist beschädigt oder unvollständig; kopieren Sie ihn ganz, oder beginnen Sie ein neues Spiel.
link-strange = Diese Seite kennt diese Art von Link nicht; laden Sie sie neu, oder beginnen Sie ein neues Spiel.
link-own = Eigene Regeln passen in keinen Link; speichern Sie das Spiel und Ihre Regeln als Dateien.
survey-policy = Die Spielweise „{ $policy }“ gibt es nicht; wählen Sie { LIST($known, join: "or") }.
survey-deals = Eine Simulation umfasst { NUMBER($least) } bis { NUMBER($most) } Spiele, nicht { $deals }; wählen Sie eine Zahl in diesem Bereich.
survey-seed = { $seed } ist kein Startwert für { $deals } Spiele; schreiben Sie eine ganze Zahl von 0 bis { $most }.
survey-session = { $deals } Spiele lassen sich nicht in Partien zu { $session } teilen; wählen Sie 1 bis { $most } Spiele.
survey-part = Das gehört nicht zu dieser Simulation; beginnen Sie sie neu.
error-draft-unread = Der Regeltext ist gerade nicht lesbar; berichtigen Sie zuerst den Text selbst.
error-draft-unknown = Eine solche Stelle hat der Regeltext nicht; nehmen Sie die Änderung im Text selbst vor.
error-draft-several = Das legen mehrere Sätze gemeinsam fest; ändern Sie es im Text.
error-draft-value = So kann die Regel nicht lauten; wählen Sie etwas anderes.
