### The pages of boards as witnesses: their gallery, their shapes, and a page for each.

boards-title = Erhaltene Bretter
boards-description = Alte Bretter für Poch, Bog und Pope Joan, wie Museen und andere sie beschreiben, nach der Zeit geordnet und gezeichnet: achteckige, runde, quadratische und sechseckige.
boards-lead = Die ältesten Bretter sind älter als alle Regeln, die wir haben, und jedes zeigt, welche Felder zu gewinnen waren. Hier finden Sie { $n } Bretter, die Museen und andere beschrieben haben, nach der Zeit geordnet. Jede Zeichnung folgt den Angaben auf ihrer Seite und zeigt deshalb nichts, was nicht veröffentlicht ist.
boards-ways = Bretter mit durchgezogenem Umriss haben alle denselben Maßstab; ein gestrichelter Umriss bedeutet, dass keine Maße veröffentlicht sind. <a href="#shapes">Formen</a>, die nur in Berichten vorkommen, wie das achteckige Brett des 18. Jahrhunderts, folgen darunter. Die Daten aller Bretter können Sie mitnehmen: <a href="{ $root }assets/exports/boards.json" download>als JSON</a>, <a href="{ $root }assets/exports/boards.csv" download>CSV</a> und <a href="{ $root }assets/exports/boards.tei.xml" download>TEI</a>. Wenn Sie selbst ein Brett haben, <a href="{ $base }own-board/">sehen Sie nach, welche Regeln dazu passen</a>.
boards-undated = kein Datum veröffentlicht
boards-unpublished = nicht veröffentlicht
boards-count = { $counted ->
    [no] Zahl der Felder unbekannt, davon { $named ->
        [0] keines
        [one] eines
       *[other] { $named }
    } mit Namen
   *[yes] { $n ->
        [one] ein Feld
       *[other] { $n } Felder
    }{ $named ->
        [0] , keines mit Namen
       *[other] { $unknown ->
            [0] {""}
           *[other] , davon { $unknown } ohne Namen
        }
    }
}
boards-drawing = { $title }, mit: { $pools }
boards-unknown = ?
boards-unnamed = Ohne Namen
boards-page-description = { $title }: { $line }. Form, Felder und Inschriften, jeweils mit Quelle.
boards-seen = { $seen ->
    [object] Wir haben das Brett selbst gesehen.
    [picture] Wir haben Bilder des Bretts gesehen.
   *[description] Wir haben Beschreibungen des Bretts gelesen, es selbst aber nicht gesehen.
}
boards-witness = Das Brett bezeugt seine Felder und seine Form, eine andere Regel aber nur, wo sie aus einer Inschrift hervorgeht.
boards-scale = Maßstäblich gezeichnet: Der Umriss hat die veröffentlichten Maße, und der Balken ist zehn Zentimeter lang.
boards-no-scale = Nicht maßstäblich: Maße des Bretts sind nicht veröffentlicht, deshalb ist sein Umriss gestrichelt.
boards-drawn = Die Felder folgen aufeinander wie in der Quelle; wo jedes liegt, sagt sie vielleicht nicht.
boards-drawn-unnamed = Felder mit gestricheltem Rand hat niemand benannt.
boards-drawn-uncounted = Wie viele Felder es sind, hat niemand gezählt; ihre Zahl in der Zeichnung ist von uns.
boards-see = Beschrieben bei { $host }
boards-fact-holder = Besitzer
boards-fact-number = Inventarnummer
boards-fact-made-in = Herkunft
boards-fact-date = Datum
boards-fact-shape = Form
boards-fact-material = Material
boards-fact-size = Maße
boards-fact-suits = Gezeigte Karten
boards-source = Quelle { $n }
boards-damaged = Von der aufgemalten Jahreszahl ist zu lesen: { $date }
boards-years = Für die zeitliche Ordnung setzen wir dieses Brett auf { $first } bis { $last } an.
boards-disputed = Dagegen:
boards-across = { $size } { $unit } im Durchmesser
boards-shape = { $kind ->
    [square] Quadrat
    [rectangle] Rechteck
    [octagon] Achteck
    [hexagon] Sechseck
    [rows] Reihen
   *[round] Rund
}
boards-suits = { $kind ->
    [german] Deutsche Farben
    [french] Französische Farben
   *[none] Keine Karten
}
boards-pools = Die Felder
boards-centre = in der Mitte:
boards-inscriptions = Was darauf geschrieben steht
boards-implies = Was daraus folgt:
boards-notes = Außerdem bekannt
boards-texts = Texte mit diesen Feldern
boards-texts-unnamed = { $counted ->
    [no] Wie viele Felder das Brett sonst noch hat, wissen wir nicht. Deshalb werden nur die benannten verglichen.
   *[yes] { $n ->
        [one] Ein Feld des Bretts hat
       *[other] { BEGIN(N($n)) } Felder des Bretts haben
    } keinen Namen, deshalb werden nur die anderen verglichen.
}
boards-texts-count = { $n ->
    [one] 1 Text:
   *[other] { $n } Texte:
}
boards-same = Dieselben Felder
boards-fit = Alle benannten Felder
boards-differ = { $kind ->
    [more] Dazu { $more }
    [less] Ohne { $less }
   *[both] Dazu { $more }, aber ohne { $less }
}
boards-other-cards = (dort mit { $cards })
boards-none-named = Zu vergleichen gibt es nichts, weil niemand ein Feld des Bretts benannt hat.
boards-no-texts = Zu vergleichen gibt es nichts, weil hier kein Text dieses Spiels mit bekannten Feldern herausgegeben ist.
boards-sources = Worauf das beruht
boards-read = Am { $day } haben wir { $how ->
    [report] einen Bericht darüber gelesen.
    [picture] ein Bild davon gesehen.
   *[page] die Quelle gelesen.
}
boards-cite = So zitieren Sie dieses Brett
boards-data = Die Daten dieses Bretts:
boards-beside = Davor und danach:
boards-shapes = Formen von Brettern
boards-shapes-lead = Eine Art von Brettern ist kein Zeugnis, deshalb zeigen die Zeichnungen unten nur den Umriss einer Art und nicht die Felder eines bestimmten Bretts. Die Zeitangaben stammen aus den Berichten; hinzugefügt haben wir nichts.
boards-of-shape = { $kind ->
    [square] Quadratische Bretter
    [rectangle] Rechteckige Bretter
    [octagon] Achteckige Bretter
    [hexagon] Sechseckige Bretter
    [rows] Bretter mit Reihen
   *[round] Runde Bretter
}
boards-when = { BEGIN($when) }:
boards-here = Bretter hier:
boards-in-texts = Texte, die eines beschreiben:
