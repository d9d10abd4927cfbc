### Die Seiten, die Texte vergleichen: beliebige, alle auf einmal, nach Ähnlichkeit, und der nächste zu einem Spiel, das Sie kennen.

## Vergleich

compare-title = Vergleich
compare-description = Beliebige Texte über Poch nebeneinander, Regel für Regel, und worauf jede beruht.
compare-lead = Stellen Sie beliebige Texte nebeneinander, Regel für Regel. Sie sehen, was jeder sagt und worauf es beruht, aber auch, wo ein Text schweigt, abbricht oder nicht zu sehen war.
compare-ways = <a href="{ $base }compare/matrix/">Alle Texte auf einmal</a>: die Matrix · <a href="{ $base }compare/rules/">Eine Regel durch alle Texte</a>: wer was sagt, und wer zuerst · <a href="{ $base }compare/likeness/">Ähnlichkeit</a>: wie weit je zwei voneinander abweichen · <a href="{ $base }cruxes/">Strittige Stellen</a> · <a href="{ $base }compare/which/">Welches Spiel kenne ich?</a>: der Text, der Ihrem Spiel am nächsten kommt
compare-choose = Wählen Sie zwei oder mehr Texte eines Spiels
compare-game = Spiel
compare-all-games = Alle Spiele zusammen
compare-unscripted = Um Texte zu wählen, brauchen Sie Skripte. Ohne sie können Sie je zwei Texte eines Spiels auf einer eigenen Seite lesen, die unten verlinkt ist (englisch).
synopsis-only = Nur, wo sie voneinander abweichen
synopsis-degrees = Abweichungen welchen Grades?
compare-texts = Texte
compare-two = Je zwei
compare-two-about = Hier steht jeder Text neben jedem anderen, die ähnlichsten Paare zuerst; Paare, die sich in zu wenigen Regeln vergleichen lassen, stehen am Ende. Die Zahl sagt, wie viele von hundert Regeln verschieden sind; gezählt sind nur Regeln, in denen sich beide vergleichen lassen.

## Was verglichen wird

compared = Was verglichen wird
compared-about = Von jedem Text gelten hier die bevorzugten Lesarten. Jede Regel hat in jedem Text eine Antwort, und deren Grad sagt, woher sie stammt: aus dem Text selbst, aus einem Bericht, aus einem anderen Text oder von uns. So erkennen Sie, welcher Unterschied in beiden Texten selbst steht und welcher auf unserer Lesart beruht. Für Ähnlichkeit und Prozente zählt nur, was auf beiden Texten selbst beruht.
compared-italics = Was kursiv gesetzt ist, legt der Text nicht fest. Was wir davon ergänzt haben, damit man danach spielen kann, und was einem anderen Text entlehnt oder von ihm übertragen ist, zählt nie mit. Was wir unter mehreren Lesarten gewählt haben, zählt mit; Sie sehen es neben den anderen Lesarten.

## Ein Fach der Tabelle

cell-seats = bei { $seats } Spielern
cell-borrowed = Entlehnt:
cell-adopted = Bevorzugte Lesart:
cell-ours = Von uns:
cell-in-a-hand = in einem Beispielspiel

## Alle Texte auf einmal

matrix-title = Alle Texte auf einmal
matrix-description = Jede Regel jedes Textes über { game-name } in einer Tabelle, nach den Jahren der Texte.
matrix-title-of = { game-name }: alle Texte auf einmal
matrix-others = Andere Spiele in eigenen Tabellen:
matrix-lead = Die Texte sind nach Jahren geordnet; die ohne Jahr kommen zuletzt. Jede Zelle sagt, was ein Text festlegt: mit einem Wort oder mit einem Buchstaben, den die Zeile darunter erklärt. Der häufigste Wert ist nicht getönt.
matrix-italics = Was kursiv ist, legt der Text selbst nicht fest; deshalb zählt es in dieser Tabelle nicht mit. Was keinen Strich hat, haben wir ergänzt. Ein durchgezogener Strich bezeichnet, was von einem anderen Text übertragen oder ihm entlehnt ist, ein gepunkteter eine von mehreren Lesarten.
matrix-links = Jedes Wort und jeder Buchstabe führt zu seinem Satz.
matrix-csv = Matrix als CSV
matrix-json = als JSON
matrix-side-by-side = Zwei oder mehr nebeneinander
matrix-only = Nur Zeilen mit Unterschieden
matrix-small = Klein, alles auf einem Bildschirm
matrix-signs = Zeichen
matrix-empty = leer: die Frage stellt sich nicht
matrix-region = Die Matrix
matrix-rule = Regel
matrix-glance = Auf einen Blick
matrix-undated = o. J.
matrix-square = { $siglum }: { $value }
matrix-rests = { $value } ({ $rests })

## Die Punkte, an denen sich Texte auf einen Blick unterscheiden

point-vying = Das Pochen kommt
point-vying-about = Vor dem Melden, danach oder dazwischen: zwischen den Feldern der einzelnen Karten und der Sequenz
point-vying-before = vor
point-vying-after = nach
point-vying-amid = dazw.
point-centre = Ein Feld in der Mitte
point-centre-about = Ob das Brett außer dem Feld Poch auch eines in der Mitte hat
point-centre-has = ja
point-centre-lacks = nein
point-dressed = Poch besetzt
point-dressed-about = Ob jeder vor dem Geben eine Marke in das Feld Poch setzt
point-dressed-has = ja
point-dressed-lacks = nein
point-marriage = Ein Feld Mariage
point-marriage-about = Ob König und Dame zusammen ein Feld haben
point-marriage-has = ja
point-marriage-lacks = nein
point-sequence = Sequenz
point-sequence-about = Womit man das Feld Sequenz gewinnt: mit drei Trümpfen oder mit der besten Folge
point-sequence-789 = 789
point-sequence-run = Folge
point-dealt = Gegebene Karten
point-dealt-about = Ob alle Karten ausgegeben werden oder jeder nur einige bekommt
point-dealt-all = alle
point-raising = Erhöhen
point-raising-about = Ob beim Pochen erhöht werden darf
point-raising-has = nein
point-raising-lacks = ja
point-leads = Spielt zum dritten Teil aus
point-leads-about = Wer beim Ausspielen beginnt: die Vorhand oder der Gewinner des Pochens
point-leads-forehand = Vorh.
point-leads-vie-winner = Poch
point-follows = Es folgt eine Karte
point-follows-about = Was auf die ausgespielte Karte folgt: die nächsthöhere (es spielt, wer sie hat, oder jeder der Reihe nach), eine Karte der Farbe oder jede, solange die Zählung reicht
point-follows-next-higher-by-holder = nächste
point-follows-next-higher-in-turn = Reihe
point-follows-next-higher-in-turn-once = einmal
point-follows-next-higher-own-first = selbst
point-follows-next-rank-in-turn = Rang
point-follows-suit-tricks = Stich
point-follows-trump-tricks = Stich
point-follows-count = Zahl

## Ähnlichkeit

likeness-title = Ähnlichkeit
likeness-description = Wie weit die Regeln von je zwei Texten über Poch voneinander abweichen, als Karte und als Baum.
likeness-lead = Für je zwei Texte sehen Sie, wie viele von hundert Regeln verschieden sind, wenn man nur zählt, was beide festlegen. Nicht gezählt ist also, was einer von ihnen offen lässt, was entlehnt ist und was von uns stammt. Wie viele Regeln dann bleiben, sagt die Tabelle unten; ein Anteil aus weniger als { $least } ist kursiv.
likeness-firm = Wir haben den Baum { $times }-mal gezeichnet, jedes Mal aus zufällig gezogenen Regeln. { $firm ->
    [one] Nur eine seiner { $groups } Gruppen kehrte in mindestens 70 Prozent der Zeichnungen wieder; nur sie ist gezeichnet, und die Zahl daneben sagt, in wie viel Prozent.
   *[other] Nur { $firm } seiner { $groups } Gruppen kehrten in mindestens 70 Prozent der Zeichnungen wieder; nur diese sind gezeichnet, und die Zahl neben jeder sagt, in wie viel Prozent.
} Ähnlichkeit ist keine Abstammung: Zwei Texte können übereinstimmen, weil einer den anderen abschreibt, weil beide einen dritten abschreiben oder weil alle so spielten.
likeness-play = Auf dem Papier verschieden, im Spiel ähnlich
likeness-json = Die Zahlen als JSON
likeness-region = Baum und Karte
likeness-drawing = Baum und Karte der Anteile verschiedener Regeln; die Zahlen stehen in der Tabelle unten
likeness-tree = Links sehen Sie den Baum: Jeder Schritt verbindet die zwei Gruppen, deren Texte im Mittel am wenigsten voneinander abweichen (average linkage). Je weiter links ein Knoten liegt, desto mehr weichen die beiden Gruppen voneinander ab. Die Zahl am Knoten sagt, in wie viel Prozent der Zeichnungen die Gruppe wiederkehrte (Bootstrap über die Regeln). Rechts sehen Sie die Karte aller Paare in derselben Reihenfolge. Ein Anteil aus weniger als { $least } Regeln sagt wenig und ist deshalb kursiv.
likeness-fragments = Diese Texte stehen nicht im Baum, weil sie sich nur mit weniger als der Hälfte der anderen in mindestens { $least } Regeln vergleichen lassen: { $sigla }.
likeness-numbers = Die Zahlen
likeness-numbers-about = Jede Zelle sagt, wie viele Regeln verschieden sind und wie viele beide festlegen. Darunter steht, wie viele nicht zählen, weil ein Text sie offen lässt. Von jeder Zelle kommen Sie zu den beiden Texten nebeneinander.
likeness-others = Andere Spiele
likeness-across = Texte verschiedener Spiele verbindet kein Baum. Bei der Hälfte aller Paare aus Texten verschiedener Spiele lassen sich höchstens { $n } Regeln vergleichen. Was die Spiele unterscheidet, kommt nur in einem von ihnen vor und wird nicht verglichen.
likeness-too-few = { $n ->
    [2] Zwei Texte ergeben ein Paar, aber noch keinen Baum.
   *[other] { $n } Texte sind zu wenige für einen Baum, denn mehr als diese Paare würde er nicht zeigen.
}
likeness-text = Text
likeness-of = { $different } von { $compared }
likeness-nexus = Abstände und Bäume als NEXUS
likeness-newick = Der Baum als Newick
likeness-network = Welcher Text am nächsten kommt
likeness-network-about = Der Baum gibt jedem Text nur einen Platz, obwohl viele Texte mehr als einen nahen Nachbarn haben. Eine Linie verbindet zwei Texte, wenn einer von ihnen dem anderen in mindestens 10 Prozent der Zeichnungen am nächsten war. Je stärker die Linie ist, desto öfter war das so. Wenn von einem Text mehrere Linien ausgehen, liegt ihm kein anderer eindeutig am nächsten, und der Baum muss wählen.
likeness-network-drawing = Ring der Texte mit Linien zu ihren nächsten Nachbarn; die Tabelle daneben sagt dasselbe
likeness-neighbours = Am nächsten, in so viel Prozent der Zeichnungen
likeness-neighbour = { $siglum } { $n }
likeness-nearest = { $a }: In { $n } Prozent der Zeichnungen liegt { $b } am nächsten
likeness-conflicts = Diese Gruppen kehrten in mindestens 20 Prozent der Zeichnungen wieder, lassen sich aber nicht in den Baum einfügen, weil sie eine seiner Gruppen kreuzen:
likeness-conflict = { $group } ({ $n })
likeness-percent = { $n } %

## Welches Spiel kenne ich?

which-title = Welches Spiel kenne ich?
which-description = Ein paar Fragen zu dem Spiel, das Sie kennen, führen zu den Texten, die ihm am nächsten kommen.
which-lead = Beantworten Sie die Fragen, zu denen Sie etwas wissen, so wie Sie das Spiel gelernt haben. Obenan stehen dann die Texte, die ihm am nächsten kommen. Kein Text scheidet aus, weil er etwas nicht sagt. Von jedem Text gelten die bevorzugten Lesarten. Die ersten Fragen unterscheiden die Spiele der Familie, die weiteren die Texte eines Spiels.
which-written = Was steht auf Ihrem Brett?
which-side-by-side = Beliebige Texte nebeneinander
which-unknown = Weiß ich nicht
which-questions = Fragen
which-of = Fragen zu { game-name }
which-more = Weitere Fragen, die weniger verraten
which-texts = Die Texte
which-read = Lesen
which-compare = Vergleichen
which-play = Spielen
which-answers = Was die Texte antworten
which-answers-about = Hier steht jede Frage mit ihren Antworten und den Texten, die sie geben; eine Sigle führt zum Satz. Gefragt wird jeweils, was die meisten Paare von Texten trennt. Ein Textpaar, das schon einmal getrennt ist, zählt nur noch halb, eines, das zweimal getrennt ist, nur ein Viertel und so weiter.
which-answer = Antwort
which-column = Texte
which-none = Kein Text legt es so fest.
which-open = Aus dem Text nicht bekannt
which-said = { $siglum }: { $word }
which-played = { $rests }; wir spielen: { $value }
which-moot = Das kommt nicht vor

## Zahlen

likeness-pair = { $a } und { $b }: { $compared ->
    [0] keine Regel, die beide festlegen
    [one] von einer Regel, die beide festlegen, { $different } verschieden
   *[other] von { $compared } Regeln, die beide festlegen, { $different } verschieden
}{ $share ->
    [none] {""}
   *[other] {" "}({ $share } %; wären die Regeln zufällig gezogen, zwischen { $least } und { $most })
}{ $few ->
    [yes] , zu wenige, um viel zu sagen
   *[no] {""}
}; { $uncompared } lassen sich nicht vergleichen
which-pairs = Diese Frage trennt { $all ->
    [1] die beiden Texte{ $n ->
        [0] {" "}nicht
       *[other] {""}
    }
   *[other] { $n ->
        [0] keines
       *[other] { $n }
    } der { $all } Paare von Texten
}.

## Die Zusammenfassung zweier Texte

summary-row = { $about } – { $a }; { $b }{ $both ->
    [reported] {" "}(beides wie berichtet)
    [inferred] {" "}(beides, wie wir es lesen)
   *[no] {""}
}.
summary-side = { $text }: { $value }{ $how ->
    [reported] {" "}(wie berichtet)
    [inferred] {" "}(wie wir es lesen)
    [lent] {" "}(was { $own } dazu steht, ist nicht bekannt)
   *[stated] {""}
}
summary-with = { $value } ({ $more })
summary-turns = Nach einer anderen Lesart { $verdict ->
    [same] unterscheiden sich die Texte
   *[differ] stimmen die Texte überein
}.
summary-seats = { $about } bei { $seats } Spielern
summary-pools = { N($n) }{ $some ->
    [0] {""}
   *[other] , darunter { $more }
}
summary-pool = ein einziges
summary-alone = { $about } – { $side }; { $why }.
summary-silent = { $text } steht davon nichts, obwohl wir den Text ganz gelesen haben
summary-unreported = { $text } ist es nicht berichtet
summary-unlisted = { $text } steht es nicht unter den aufgezählten Unterschieden
summary-cut = { $text } steht es nicht in unserer Vorlage, die abbricht
summary-unread = { $text } steht es nicht in dem, was wir gelesen haben
summary-other-seats = { $text }, nur für andere Spielerzahlen, { $value }
summary-nowhere = { $text } stellt sich die Frage nicht
summary-alike-both = Gleich: { $rules }.
summary-alike-reported = Gleich, wie berichtet: { $rules }.
summary-alike-as-read = Gleich, wie wir es lesen: { $rules }.
summary-claims = womit man { $pools } gewinnt
summary-more-rules = { $n ->
    [one] eine weitere Regel
   *[other] { N($n) } weitere Regeln
}
summary-apart = Teile des Spiels, in denen sich nichts vergleichen lässt: { $parts }.
summary-differ = { $is-all ->
    [yes] In { $compared ->
        [one] der einzigen Regel, in der
        [2] beiden Regeln, in denen
       *[other] allen { N($compared) } Regeln, in denen
    } sich die Texte vergleichen lassen, weichen sie voneinander ab.
   *[no] Von { N($compared) } Regeln, in denen sich beide Texte vergleichen lassen, { $n ->
        [one] ist eine
       *[other] sind { N($n) }
    } verschieden.
}
summary-none = { $compared ->
    [0] Zu keiner Regel sagen beide Texte etwas
    [one] Nur zu einer Regel sagen beide Texte etwas, und darin sind sie sich einig
   *[other] Zu { N($compared) } Regeln sagen beide Texte etwas, und in keiner weichen sie voneinander ab
}{ $stand-ins ->
    [yes] ; was verschieden ist, stammt aus einem anderen Text
   *[no] {""}
}.
summary-ours = { $n ->
    [0] Wir mussten keine Regel für beide wählen.
    [one] Eine Regel mussten wir selbst wählen, weil keiner der beiden Texte von ihr spricht.
   *[other] { BEGIN(N($n)) } Regeln mussten wir selbst wählen, weil keiner der beiden Texte von ihnen spricht.
}
summary-more = { $n ->
    [one] Ein weiterer Unterschied steht in der Tabelle.
   *[other] { BEGIN(N($n)) } weitere Unterschiede stehen in der Tabelle.
}
summary-more-beside = { $n ->
    [one] Ein weiterer, bei dem ein anderer Text einen der beiden ersetzt, steht in der Tabelle.
   *[other] { BEGIN(N($n)) } weitere, bei denen ein anderer Text einen der beiden ersetzt, stehen in der Tabelle.
}
summary-more-alone = { $n ->
    [one] Eine weitere solche Regel steht in der Tabelle.
   *[other] { BEGIN(N($n)) } weitere solche Regeln stehen in der Tabelle.
}
summary-folded = Zugleich verschieden{ $lent ->
    [yes] , wo ein anderer Text einspringt
   *[no] {""}
}: { $rules }.
summary-count = { $outcome } ({ $n })
summary-counts = Von { $n ->
    [one] einer Regel
   *[other] { NUMBER($n) } Regeln
}: { $every }.
summary-outcome-turns = { $outcome }; bei anderer Lesart nicht
summary-beside = Einer der Texte ist durch einen anderen ersetzt
summary-only-one = Nur einer sagt es
summary-by-degree = Das Ergebnis in Zahlen, und worauf es beruht
summary-reach = { $playable ->
    [to-the-vying] { $text } kennen wir nur bis zum Ende des Pochens.
    [never] Von { $text } kennen wir nur einzelne Regeln.
   *[to-the-end] {""}
}
in-year = { $year }
in-title = in „{ $title }“
in-source = in dem Text, aus dem wir es nehmen,
in-pierer-1857 = 1857
in-encyclopedie-1765 = 1765
in-mcmanus = bei McManus
in-parlett-penguin = bei Parlett
in-poch-modern-pagat = im heutigen Spiel
in-poch-modern-enwiki = in der englischen Wikipedia
in-poch-jawiki = in der japanischen Wikipedia
in-poch-family-hearts = in den Familienregeln mit Herz
in-poch-freising = in den Regeln aus Freising
in-poch-knauer-31 = in Knauers Spiel bis einunddreißig
in-poch-labbe = auf labbe.de
in-poch-ludothek = in den Regeln der Ludothek
in-poch-noris = im Spiel von Noris
in-poch-philos = in der Spielanleitung von Philos
in-poch-poker777 = auf poquer777
in-poch-vorsetzen = in den Regeln mit Vorsetzen
in-nain-jaune-regledujeu = auf regledujeu
in-pope-joan-cassell = bei Cassell
in-spinado-cassell = bei Cassell
in-spinado-pokerwiner = auf pokerwiner.com
in-pope-joan-hoyle = im alten Hoyle
summary-option = Als Hausvariante ist { $text } auch das andere erlaubt.
summary-option-of = { $about }: { $value }, als Hausvariante { $text }.
summary-options = Hausvarianten { $text }: { $every }.
summary-forehand = Die Vorhand sitzt also { $right } rechts vom Geber und { $left } links von ihm.
summary-taken = { $n ->
    [one] Bei einer Regel stammt der Wert eines Textes aus dem anderen, oder beide Werte stammen aus demselben dritten Text. Die Regel ist also für keinen der beiden Texte ein Beleg.
   *[other] Bei { N($n) } Regeln stammt der Wert eines Textes aus dem anderen, oder beide Werte stammen aus demselben dritten Text. Diese Regeln sind also für keinen der beiden Texte ein Beleg.
}
summary-known-whole = { $title }: Wir haben alles gelesen.
summary-known-in-part = { $title }: Wir haben einen Teil gelesen.
summary-known-report = { $title }: Wir haben den Text nicht gesehen und kennen ihn nur aus einem Bericht.
summary-known-listed = { $title }: Bekannt ist nur eine Liste der Unterschiede zu den Regeln { $other }. Was sie auslässt, muss deshalb noch nicht gleich sein.
summary-known-both = { $title }: Den Anfang haben wir gelesen, das Übrige kennen wir nur aus einem Bericht.
summary-known-partly = Von { $year } kennen wir nur { $parts }. Das Übrige steht { $lender } und beweist nichts für { $year }.
phrase-and-then = { $first }, dann { $second }
phrase-singly = einzeln
phrase-cards = { CARDS-N($n) }
phrase-chips = { CHIPS($n) }
phrase-points = { POINTS($n) }
phrase-players = { N($least) } { $apart ->
    [1] oder
   *[other] bis
} { N($most) }
phrase-seats = { N($least) } bis { N($most) }
phrase-with = bei { $seats } Spielern { $value }
phrase-trumps = { RANKS($ranks) } in Trumpf
phrase-antes = { $n ->
    [one] eine Marke
   *[other] { N($n) } Marken
} auf jedes Feld{ $some ->
    [0] {""}
   *[other] {" "}außer { $without }
}
phrase-pool = { NUMBER($chips) } auf { POOL($pool) }
phrase-prize = { $pool ->
    [none] kein Feld für den, der zuerst fertig ist
    [all] alle Felder für den, der zuerst fertig ist
   *[other] { POOL($pool) } für den, der zuerst fertig ist
}
phrase-paid-before = die Felder werden vor dem Pochen ausgezahlt
phrase-paid-after = die Felder werden nach dem Pochen ausgezahlt
phrase-paid-amid = { $pools } wird nach dem Pochen ausgezahlt, die anderen Felder davor
phrase-turn-up-card-next-of-the-pack = die nächste Karte wird aufgeschlagen
phrase-turn-up-card-last-of-the-pack = die letzte Karte wird aufgeschlagen
phrase-turn-up-card-last-dealt = die zuletzt gegebene Karte wird gezeigt und bleibt auf der Hand
phrase-turn-up-card-dealers-last = der Geber zeigt seine letzte Karte und behält sie auf der Hand
phrase-turn-up-card-dealers-last-unseen = der Geber nennt von seiner letzten Karte nur die Farbe
phrase-turn-up-card-none = es wird keine Karte aufgeschlagen
phrase-turn-up-makes-trumps = die Farbe der aufgeschlagenen Karte
phrase-turn-up-makes-nothing = keine Farbe
phrase-turn-up-makes-hearts = immer Herz
phrase-dressing-placing-freely = auf beliebige Felder
phrase-dressing-placing-freely-all-covered = auf beliebige Felder; sobald aber nur noch so viele Marken kommen, wie Felder leer sind, geht jede auf eines von diesen
phrase-melding-unclaimed-carried = sie bleiben für das nächste Spiel stehen
phrase-melding-unclaimed-swept = sie bleiben für den stehen, der zuerst ausgeht
phrase-shedding-unclaimed-carried = sie bleiben für das nächste Spiel stehen
phrase-shedding-holding-back-must-play = wer spielen kann, muss
phrase-shedding-holding-back-may-hold-back = eine Karte darf zurückgehalten werden
phrase-pack-suits-french = französische Farben
phrase-pack-suits-german = deutsche Farben
phrase-dealing-next-dealer-forehand = die Vorhand
phrase-shedding-leader-forehand = Vorhand
phrase-shedding-play-suit-tricks = Stiche mit Farbzwang, von jedem der Reihe nach eine Karte
phrase-settling-most-cards-no-extra = nicht mehr, als die anderen zahlen
phrase-settling-most-cards-pays-opponents = außerdem bekommt jeder Gegner etwas
phrase-settling-most-cards-all-pay-opponents = wer noch Karten hat, zahlt jedem der anderen
phrase-shedding-wins-pool-the-card = durch die Karte selbst
phrase-shedding-wins-pool-the-card-below = durch die nächstniedrigere Karte ihrer Farbe, bei der niedrigsten durch die höchste
phrase-vying-raising-nobody = niemand, sodass die anderen beim ersten Einsatz mitgehen oder aussteigen
phrase-vying-fold-out-unseen = keine (er gewinnt, ohne ein Paar zu zeigen)
phrase-vying-fold-out-shows-a-set = ein Paar oder Besseres zeigen
summary-on-witness = Diese Lesart haben wir gewählt, weil der andere Text sie bezeugt.
summary-one-report = Beide kennen wir aus ein und demselben Bericht, sie sind also nicht zwei Textzeugen.
summary-follows = { $a } folgt { $b }, deshalb gibt es, wo sie übereinstimmen, nur einen Textzeugen.
summary-followed = { $b } folgt { $a }, deshalb gibt es, wo sie übereinstimmen, nur einen Textzeugen.

## Die Seite der vier Texte

four-title = 1789, 1844, 1853 und heute
four-description = Worin sich Le Poque von 1789, Pierer von 1844, Alvensleben von 1853 und das heutige Spiel unterscheiden und worauf das beruht.
four-lead = Diese Seite sagt in wenigen Worten, was in vier Texten zum Poch steht. Ein Zeichen sagt bei jeder Angabe, worauf sie beruht, und „Zeigen“ spielt dieselben Karten nach allen vier Texten.
four-lent = „1857“, „heute“: steht dort; ob es auch in diesem Text steht, ist nicht bekannt
four-in-poch-modern-pagat = heute
four-small = klein gesetzt: von uns gewählt, weil der Text schweigt
four-show = Zeigen
four-show-row = Dieselben Karten zeigen: { $row }
four-cite = { $siglum } zitieren: { $row }
four-ours = (wir spielen: { $value })
four-silent = nicht gesagt
four-unreported = nicht berichtet
four-unlisted = nicht unter den genannten Unterschieden
four-cut = unsere Vorlage bricht vorher ab
four-unread = nicht in dem, was wir gelesen haben
four-nowhere = die Frage stellt sich nicht
four-listed = nur als Unterschied { $text } genannt
four-boards = Die vier Tische; mit den Pfeiltasten links und rechts gehen Sie durch das Spiel
four-unshown = Auf dieser Regel beruht kein Schritt; dieser kommt ihr am nächsten.
four-dealt = Dieselben gemischten Karten, gegeben und gespielt nach jedem Text.
four-held = Dieselben Hände wie im Spiel von 1789; von dort an wird nach jedem Text weitergespielt. Dass alle vier dort beginnen, haben wir eingerichtet.
four-alike = In diesen Punkten stimmen alle vier überein, wenn man das, was nicht berichtet ist, nach dem Text von 1857 und dem heutigen Spiel ergänzt: { $rules }.
four-pairs = Je zwei
four-how = Woher wir sie kennen
