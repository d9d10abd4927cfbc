### Eine Regel durch alle Texte: die Fragen, und was die Texte zu jeder sagen.

rules-title = Eine Regel durch alle Texte
rules-description = Jede Regel als Frage: was jeder Text antwortet, worauf das beruht und welcher Text der früheste ist.
rules-lead = Diese Seite stellt eine Frage nach der anderen, und jeder Text antwortet. Sie sehen, welche Texte welche Antwort geben und worauf sie beruht, dazu den Satz und ein Beispielspiel, das sie zeigt.
rules-counted = Ein Text zählt mit, wenn er die Antwort selbst gibt, wenn ein Bericht sagt, dass er sie gibt, oder wenn wir ihn so lesen. Was er aus einem anderen Text hat oder was wir ergänzt haben, wird gesondert gezählt. Wenn ein Text einem anderen folgt und dieselbe Antwort gibt, nennen wir ihn, zählen ihn aber nicht noch einmal.
rules-earliest-about = Der früheste Text ist nur der früheste, den wir haben. Wir suchen ihn unter den Texten, die eine Jahreszahl haben und die Regel angeben oder von denen sie berichtet wird. Es gilt das Jahr des Textes und nie das eines späteren Berichts.
rules-part-title = { $part }: eine Regel durch alle Texte
rules-part-description = { $n ->
    [one] Eine Frage
   *[other] { $n } Fragen
  } zu einem Teil des Spiels, von jedem Text beantwortet.
rules-every = Alle Regeln
rules-questions = Fragen auf dieser Seite
rules-texts-poch = Die Texte über Poch
rules-texts-family = Texte über andere Spiele
rules-none-poch = In keinem Text über Poch steht eine solche Regel.
rules-none-family = In keinem Text über ein anderes Spiel steht eine solche Regel.
rules-value = <b>{ $value }</b> – { $texts }.
rules-as-far = { $value } (jeder Text, soweit er reicht)
rules-any = { $value } bei jeder Spielerzahl
rules-stated = { rules-in } angegeben
rules-reported = { rules-in } laut Bericht
rules-read = { rules-in } nach unserer Lesart
rules-lender = „{ $text }“
rules-taken = { rules-in } aus { $lenders } übernommen
rules-ours = { rules-in } von uns ergänzt
rules-in = { $n ->
    [one] in einem{ $first ->
        [yes] {" "}Text
       *[no] {""}
      }
   *[other] in { $first ->
        [yes] { N($n) } Texten
       *[no] { $n ->
            [2] zweien
            [3] dreien
           *[other] { N($n) }
        }
      }
  }
rules-voices = { $voices } und { $last }
rules-earliest = Frühester Beleg in unseren Texten: { $texts }.
rules-dated = { $siglum }, { $year }
rules-undated = Kein Text mit Jahreszahl sagt das.
rules-repeats = { $n ->
    [one] Auch { $texts } sagt es, folgt aber „{ $other }“ und wird deshalb nicht noch einmal gezählt.
   *[other] Auch { $texts } sagen es, folgen aber „{ $other }“ und werden deshalb nicht noch einmal gezählt.
}
rules-option = <b>{ $value }</b> – als Hausvariante in { $texts }.
rules-other = <b>{ $value }</b> – nur nach einer anderen Lesart von { $texts }.
rules-option-too = Als Hausvariante auch in { $texts }.
rules-other-too = Nur nach einer anderen Lesart auch in { $texts }.
rules-unread = In dem Teil, den wir gelesen haben, steht dazu nichts: { $texts }.
rules-unlisted = Unter den aufgezählten Unterschieden steht dazu nichts: { $texts }.
rules-cut = In unserer Vorlage steht dazu nichts: { $texts }.
rules-unreported = Im Bericht steht dazu nichts: { $texts }.
rules-silent = Von uns ganz gelesen, aber ohne Angabe dazu: { $texts }.
rules-nowhere = { $n ->
    [one] In einem Text stellt sich die Frage nicht.
   *[other] In { N($n) } Texten stellt sich die Frage nicht.
  }
rules-by-date = Die Texte nach ihren Jahren
rules-from = Übernommen aus { $text }
rules-follows = folgt { $text }
rules-hand = in einem Beispielspiel
rules-hand-what = { $clause } in einem Beispielspiel: { $hand }
rules-mechanism = Was ein Satz hier festlegen kann
rules-others = Andere Teile des Spiels
rules-link = Durch alle Texte

## Die Fragen

question-seats = Wie viele können spielen?
question-pack-size = Wie viele Karten hat das Kartenspiel?
question-pack-ranks = In welcher Rangfolge stehen die Karten?
question-pack-without = Welche Karten nimmt man aus dem Kartenspiel?
question-pack-suits = Welche Farben tragen die Karten?
question-board-pools = Welche Felder hat das Brett?
question-board-names = Wie heißen die Felder?
question-board-unexplained = Für welche Felder nennt der Text keinen Gewinner?
question-board-won-elsewhere = Welche Felder gewinnt man in einem Teil, der hier fehlt?
question-board-shape = Wie ist das Brett gebaut?
question-board-cards = Welche Karte gehört zu welchem Feld?
question-board-cards-from = Woher kommen die Karten des Bretts?
question-dressing-antes = Wie viele Marken setzt jeder auf welche Felder?
question-dressing-by = Wer besetzt das Brett?
question-dressing-contributions = Wie viele Marken geben die anderen dem Geber?
question-dressing-dealer-adds = Wie viele Marken legt der Geber zu denen der anderen dazu?
question-dressing-rest = Auf welches Feld kommen die Marken, die übrig sind?
question-dressing-dealer-puts = Was setzt der Geber?
question-dressing-winner-spared = Wo braucht der Gewinner des vorigen Spiels nichts zu setzen?
question-dressing-winner-deals = Was ist dem Gewinner erlassen, wenn er gibt?
question-dressing-placing = Auf welche Felder darf jeder seine Marken setzen?
question-dressing-chips = Wie viele Marken setzt jeder?
question-dressing-dealer = Wie viele Marken setzt der Geber?
question-dressing-later = Wer setzt in späteren Spielen?
question-dressing-first = Wer setzt zuerst?
question-dealing-first-dealer = Wer gibt zuerst?
question-dealing-next-dealer = Wer gibt als Nächster?
question-dealing-direction = In welcher Richtung wird gegeben und gespielt?
question-dealing-misdeal = Was geschieht, wenn falsch gegeben wird?
question-dealing-exposed = Was geschieht, wenn beim Geben eine Karte sichtbar wird?
question-dealing-cut = Wer hebt ab?
question-dealing-cards = Wie viele Karten bekommt jeder?
question-dealing-packets = Wie viele Karten gibt man auf einmal?
question-dealing-stock-seen = Wer darf sich die übrigen Karten ansehen?
question-dealing-spare-hand = Was darf der Geber mit der zusätzlichen Hand tun?
question-dealing-spare-hand-bids = Wie wird um die zusätzliche Hand geboten?
question-turn-up-card = Welche Karte wird aufgeschlagen?
question-turn-up-makes = Was bestimmt die aufgeschlagene Karte?
question-turn-up-goes-to = Wer bekommt die aufgeschlagene Karte?
question-turn-up-pool = Was wird aus dem Feld der aufgeschlagenen Karte?
question-turn-up-board-card = Was geschieht, wenn die aufgeschlagene Karte zu einem Feld gehört?
question-stages = In welcher Reihenfolge kommen die Teile eines Spiels?
question-melding-claims = Mit welchen Karten gewinnt man { POOL($pool, form: "acc") }?
question-melding-shares = Welche Trümpfe teilen sich { POOL($pool, form: "acc") }?
question-melding-run-least = Wie viele Karten bilden eine Folge?
question-melding-run-best-by = Welche Folge ist die beste?
question-melding-run-equal = Welche Folge geht vor, wenn zwei gleich sind?
question-melding-run-still-equal = Welche von zwei gleichen Folgen geht vor, wenn keine in Trumpf ist?
question-melding-run-singles = Für welche einzelnen Karten wird der Gewinner der Folge bezahlt?
question-melding-several = Was bekommen mehrere Spieler, die Karten desselben Feldes haben?
question-melding-unclaimed = Was wird aus einem Feld, das niemand nimmt?
question-melding-forgotten = Muss ein Feld gemeldet werden?
question-vying-first = Wer spricht zuerst?
question-vying-entry = Wer darf pochen?
question-vying-opening = Mit wie vielen Marken darf gepocht werden?
question-vying-pool = Um welches Feld wird gepocht?
question-vying-stakes = Wohin kommen die Einsätze?
question-vying-raising = Wer darf erhöhen?
question-vying-raise = Um wie viele Marken darf erhöht werden?
question-vying-pass = Was gilt für das Passen vor dem ersten Pochen?
question-vying-folded-stake = Was wird aus dem Einsatz dessen, der aussteigt?
question-vying-showdown = Was geschieht, wenn die Einsätze gleich sind?
question-vying-naming = Welches Kunststück nennt ein Spieler?
question-vying-rounds = Wie oft wird reihum genannt?
question-vying-again-stake = Mit wie vielen Marken darf nachgepocht werden?
question-vying-again-answers = Was setzt, wer beim Nachpochen mitgeht?
question-vying-again-showdown = Wie zeigt sich, wer beim Nachpochen das beste Kunststück hat?
question-vying-again-pool = Bekommt erst der Gewinner der zweiten Runde die Einsätze der ersten?
question-vying-laid-off = Welche Kunststücke werden nach dem Zeigen abgelegt?
question-vying-bluff = Was zahlt, wer bei einem Bluff ertappt wird?
question-vying-ranking-size = Welches Kunststück ist besser, wenn eines mehr Karten hat?
question-vying-ranking-rank = Welches von zwei Kunststücken gleicher Größe ist besser?
question-vying-ranking-equal = Welches von zwei Paaren eines Ranges ist besser?
question-vying-ranking-side-cards-equal = Welches von zwei gleichen Paaren geht vor, wenn auch die Beikarten gleich sind?
question-vying-ranking-no-set = Was entscheidet, wenn niemand ein Kunststück hat?
question-vying-ranking-no-set-equal = Welche von zwei gleichen höchsten Karten geht vor?
question-vying-ranking-hands = In welcher Rangfolge stehen die Pokerhände?
question-vying-ranking-hands-equal = Welche von zwei Händen derselben Art ist die bessere?
question-vying-fold-out = Was muss der Letzte tun, wenn alle anderen ausgestiegen sind?
question-vying-nobody = Was geschieht, wenn niemand pocht?
question-vying-short-purse = Was gilt, wenn jemand zu wenige Marken für den Einsatz hat?
question-shedding-leader = Wer spielt aus?
question-shedding-leader-cards = Welche Karte entscheidet, wer zuerst ausspielt?
question-shedding-leader-if-none = Wer spielt aus, wenn niemand das Pochen gewonnen hat?
question-shedding-lead = Was darf ausgespielt werden?
question-shedding-play = Welche Karte folgt auf die ausgespielte?
question-shedding-trumping = Wann darf man trumpfen?
question-shedding-count-limit = Wie weit darf gezählt werden?
question-shedding-count-points = Wie viel gilt jeder Rang beim Zählen?
question-shedding-emptied = Was wird aus einem Spieler, der alle seine Karten abgelegt hat?
question-shedding-run-ends = Wann endet eine Folge?
question-shedding-ranks = Wie folgen die Karten in einer Folge aufeinander?
question-shedding-run-pays = Was zahlen die anderen dem, der eine Folge beendet?
question-shedding-next-leader = Wer spielt als Nächster aus?
question-shedding-new-suit = Welche Farbe spielt man nach einer Folge aus?
question-shedding-new-suit-lacking = Wer spielt aus, wenn niemand eine solche Farbe hat?
question-shedding-wins-pool = Mit welcher Karte gewinnt man ein Feld, das zu einer Karte gehört?
question-shedding-unclaimed = Was wird aus einem Feld, das beim Ausspielen niemand gewinnt?
question-shedding-trump-pools = Welche Trümpfe gewinnen beim Ausspielen welches Feld?
question-shedding-card-pools = Welche Karten gewinnen ein Feld, wenn ein einziger Spieler sie alle gespielt hat?
question-shedding-shown = Wer zeigt die Karten eines Feldes, ohne sie zu spielen?
question-shedding-pairs = Wer nimmt ein Feld, für das man zwei Trümpfe braucht?
question-shedding-forgotten = Muss ein Feld, das man beim Ausspielen gewinnt, sofort gemeldet werden?
question-shedding-kept = Was tut, wer die Karte eines Feldes am Ende noch hat?
question-shedding-card-pays = Für welche Karten zahlen die anderen, wenn man sie spielt?
question-shedding-led-pays = Für welche Karten zahlen die anderen, wenn man sie ausspielt?
question-shedding-stop-card = Welche Karte darf man zu einer anderen legen, um die Folge zu beenden, und was bringt sie ein?
question-shedding-stop-card-with = Zu welcher Karte darf man die Karte legen, mit der die Folge endet?
question-shedding-put-in = Welche Karte darf man einlegen, wenn man nicht folgen kann, und was bringt sie ein?
question-shedding-unable-pays = Was zahlt, wer nicht spielen kann?
question-shedding-run-ended-by = Welche Karten beenden eine Folge?
question-shedding-stands-in = Welche Karte darf man für eine spielen, die niemand hat?
question-shedding-holding-back = Muss spielen, wer kann?
question-shedding-out = Wann endet das Ausspielen?
question-settling-measure = Wonach zahlt man für übrige Karten?
question-settling-per-card = Wie viele Marken werden für jede übrige Karte oder jeden Punkt gezahlt?
question-settling-placing = Auf welche Felder zahlt man für übrige Karten?
question-settling-points = Wie viele Punkte zählt jeder Rang?
question-settling-exempt = Welche Karte befreit ihren Besitzer vom Zahlen?
question-settling-doubled-by = Welche Karte lässt ihren Besitzer doppelt zahlen?
question-settling-kept-pays = Was zahlt am Ende, wer eine bestimmte Karte noch hat?
question-settling-prize = Welches Feld bekommt der Spieler, der zuerst ausgeht?
question-settling-tricks-most = Wer nimmt den Preis, wenn Stiche gezählt werden?
question-settling-tricks-without = Wer zahlt für übrige Karten, wenn Stiche gezählt werden?
question-settling-tricks-several = Wer wird wie bezahlt, wenn mehrere die meisten Stiche haben?
question-settling-most-cards = Zahlt mehr, wer die meisten Karten übrig hat?
question-settling-most-to = An wen geht der Zuschlag für die meisten Karten?
question-settling-most-tied = Wer zahlt den Zuschlag, wenn mehrere die meisten Karten übrig haben?
question-settling-short-purse = Was geschieht, wenn jemand nicht zahlen kann?
question-ending-when = Wann endet die Partie?
question-ending-unable = Was geschieht, wenn jemand das Brett nicht mehr besetzen kann?
question-ending-winner = Wer gewinnt die Partie?
question-ending-clearing = Wie wird das Brett am Ende geräumt?
question-ending-clearing-cards = Wie viele Karten werden gegeben, um das Brett zu räumen?
question-ending-clearing-trumps = Welche Farbe ist Trumpf, wenn das Brett geräumt wird?
question-ending-clearing-pairs = Wer nimmt das Feld mehrerer Karten, wenn das Brett geräumt wird?
question-ending-residue = Was wird aus den Marken, die auf dem Brett bleiben?
