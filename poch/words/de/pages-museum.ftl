museum-title = Museum und Sammlungen
museum-description = Welches Brett ist das? Dazu ein Schild in vier Sprachen, ein Bildschirm für Besucher, ein Spieltisch, Zeichnungen und ein Rundgang für die Ausstellung.
museum-lead = Sie haben ein Brett ohne Papiere, eine leere Vitrine oder einen Tisch für Besucher. Was Sie dafür brauchen, finden Sie hier, und alles dürfen Sie frei verwenden.
museum-which = Welches Brett ist das?
museum-which-lead = Pochbretter kennt man in vier Formen. Sehen Sie sich Ihres an, und <a href="{ $base }own-board/">tippen Sie an, was darauf steht</a>; dann sehen Sie, welche Regeln dazu passen. Einige Stücke zum Vergleich zeigt die Seite „<a href="{ $base }boards/">{ boards-title }</a>“.
museum-shape-square = 16. Jahrhundert. Zellen in Reihen und Spalten; das älteste erhaltene Brett hat sieben Reihen zu sechs Zellen, mit Bildern von Karten in der obersten Reihe.
museum-shape-rectangular = Frühe Bretter ohne Jahreszahl. Die Felder stehen oft in Spalten, und mehr von ihnen tragen einen Namen als auf quadratischen Brettern.
museum-shape-octagonal = 18. Jahrhundert. Eines im Museum Aargau hat acht Mulden für Karten oder Kombinationen, jede mit einem Reim ringsum.
museum-shape-round = 19. Jahrhundert bis heute. Mulden im Kreis; Bretter, die man heute kaufen kann, haben meist noch eine Mulde in der Mitte.
museum-which-others = Bretter anderer Spiele sehen ähnlich aus. „Pope“, „Matrimony“ und „Intrigue“ gehören zu Pope Joan. Wenn zwischen vier Karten ein Zwerg sitzt, ist es ein Brett für Nain Jaune. Sechs Kästchen können zum französischen Poque gehören, ein sechseckiges Brett mit sechs Feldern zum Bog.
museum-which-sure = Nicht sicher? Dann schreiben Sie auf das Schild nur, dass die Regeln zum Brett <em>passen</em>, denn auf ein und demselben Brett spielte man nach vielen Regeln. Worauf Sie achten können, zeigen <a href="{ $base }tours/which-board-is-this/">fünf Blicke auf ein Brett</a>.
museum-label = Ein Schild für Besucher
museum-label-lead = Jedes Schild sagt in sechzig bis neunzig Wörtern, was das Brett ist, woher und aus welcher Zeit es stammt und wie man darauf spielte. Dazu kommt eine Zeile zum Ausprobieren. Das Schild sagt auch, was man nicht weiß.
museum-label-go = Brett, Sprachen, Größe und Schrift wählen
museum-screen = Ein Bildschirm für Besucher
museum-screen-lead = Öffnen Sie eine dieser Seiten auf einem Tablet. Sie füllt den Bildschirm ganz, ohne Menüs. Wenn ihn neunzig Sekunden lang niemand berührt, beginnt sie von vorn.
museum-screen-tours = Das Brett in sechs Jahrhunderten, ein Rundgang, der von selbst weiterblättert
museum-screen-first-game = Ein erstes Spiel, in dem sich die Regeln selbst erklären
museum-screen-play = Ein Spiel gegen drei Gegner
museum-screen-more = <a href="{ $base }contributing/kiosk/">Ohne Netz</a> läuft die Seite aus einem Ordner auf dem Tablet, und Besucher können sie nicht verlassen; die Anleitung dazu ist auf Englisch.
museum-table = Ein Tisch zum Spielen
museum-table-lead = Für vier Besucher drucken Sie das Folgende, auf A4 oder Letter.
museum-table-what = Was
museum-table-sheets = Blätter
museum-table-board = <a href="{ $base }sources/poch-modern-pagat/board/">Ein Brett</a>; auf A3 sind die Mulden groß genug für jede Art von Marken
museum-table-rules = <a href="{ $base }sources/poch-modern-pagat/handout/">Die Regeln</a>
museum-table-cards = <a href="{ $base }cards/">Zweiunddreißig Karten und Marken</a> zum Ausschneiden
museum-table-other = Wenn es ein älteres Brett sein soll, drucken Sie <a href="{ $base }to-print/">dieses Brett und seine eigenen Regeln</a>.
museum-drawings = Zeichnungen
museum-drawings-lead = Das Brett jedes Textes können Sie <a href="{ $base }to-print/">als Zeichnung herunterladen</a> (SVG), frei für jeden Zweck (CC0). Nach Jahren geordnet stehen diese Bretter in der <a href="{ $base }timeline/">Zeittafel</a>.
museum-tour = Ein Rundgang für die Ausstellung
museum-tour-lead = „<a href="{ $base }tours/the-board-through-six-centuries/">Das Brett in sechs Jahrhunderten</a>“ führt von einer Verordnung aus dem Jahr 1441 bis zum runden Teller von heute. In zehn Minuten hat man den Rundgang gelesen, und jedes Brett darin ist spielbereit.
museum-next = Weiter: <a href="{ $base }own-board/">Finden Sie die Regeln zu Ihrem Brett</a>, oder bereiten Sie <a href="{ $base }teach/">eine Stunde für eine Schulklasse</a> vor.
