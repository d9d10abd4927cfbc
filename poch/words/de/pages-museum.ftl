museum-title = Museum und Sammlungen
museum-description = Welches Brett ist das? Ein Schild in vier Sprachen, ein Bildschirm für Besucher, ein Spieltisch, Zeichnungen und ein Rundgang für die Ausstellung.
museum-lead = Sie haben ein Brett ohne Papiere, eine Vitrine oder einen Tisch für Besucher. Hier finden Sie, was Sie dafür brauchen; Sie dürfen alles frei verwenden.
museum-which = Welches Brett ist das?
museum-which-lead = Pochbretter kennt man in vier Formen. Sehen Sie sich Ihres an und <a href="{ $base }own-board/">sagen Sie, was darauf steht</a>: Dann sehen Sie, welche Regeln dazu passen. <a href="{ $base }boards/">Bretter in Museen und Büchern</a> zeigt einige zum Vergleich.
museum-shape-square = 16. Jahrhundert. Zellen in Reihen und Spalten; das älteste erhaltene Brett hat sieben Reihen zu sechs Zellen, mit Bildern von Karten.
museum-shape-rectangular = Frühe Bretter ohne Jahreszahl. Die Felder stehen oft in Spalten, und mehr von ihnen haben Namen.
museum-shape-octagonal = 18. Jahrhundert. Eines im Museum Aargau hat acht Mulden mit gemalten Karten.
museum-shape-round = 19. Jahrhundert bis heute. Mulden im Kreis; auf heutigen Brettern ist meist noch eine in der Mitte.
museum-which-others = Bretter anderer Spiele sehen ähnlich aus. „Pope“, „Matrimony“ und „Intrigue“ gehören zu Pope Joan. Ein Zwerg zwischen vier Karten ist das Nain Jaune. Sechs Kästchen können für das französische Poque sein.
museum-which-sure = Nicht sicher? Schreiben Sie, dass die Regeln zum Brett <em>passen</em>, denn auf einem Brett spielte man nach vielen Regeln. <a href="{ $base }tours/which-board-is-this/">Fünf Blicke auf ein Brett</a> zeigen, worauf Sie achten können.
museum-label = Ein Schild für Besucher
museum-label-lead = Jedes Schild hat sechzig bis neunzig Wörter: was es ist, wo und wann, wie man spielte, und eine Zeile zum Ausprobieren. Es sagt, was nicht bekannt ist.
museum-label-go = Brett, Sprachen, Größe und Schrift wählen
museum-screen = Ein Bildschirm für Besucher
museum-screen-lead = Öffnen Sie eine dieser Seiten auf einem Tablet. Sie füllt den Bildschirm ohne Menüs. Berührt ihn neunzig Sekunden lang niemand, so beginnt sie von vorn.
museum-screen-tours = Das Brett in sechs Jahrhunderten; es blättert von selbst weiter
museum-screen-first-game = Ein erstes Spiel, in dem sich die Regeln selbst erklären
museum-screen-play = Ein Spiel gegen drei Gegner
museum-screen-more = <a href="{ $base }contributing/kiosk/">Ohne Netz</a> läuft die Seite aus einem Ordner auf dem Tablet, und Besucher können sie nicht verlassen (auf Englisch).
museum-table = Ein Tisch zum Spielen
museum-table-lead = Drucken Sie das für vier Besucher, auf A4 oder Letter.
museum-table-what = Was
museum-table-sheets = Blätter
museum-table-board = <a href="{ $base }sources/poch-modern-pagat/board/">Ein Brett</a>; auf A3 fassen seine Mulden alle Arten von Marken
museum-table-rules = <a href="{ $base }sources/poch-modern-pagat/handout/">Die Regeln</a>
museum-table-cards = <a href="{ $base }cards/">Zweiunddreißig Karten und Marken</a> zum Ausschneiden
museum-table-other = Für ein älteres Brett drucken Sie <a href="{ $base }to-print/">seine eigenen Regeln und sein eigenes Brett</a>.
museum-drawings = Zeichnungen
museum-drawings-lead = Das Brett jedes Textes gibt es als <a href="{ $base }to-print/">Zeichnung zum Herunterladen</a> (SVG), frei für jeden Zweck (CC0). <a href="{ $base }timeline/">Die Zeittafel</a> ordnet sie nach Jahren.
museum-tour = Ein Rundgang für die Ausstellung
museum-tour-lead = <a href="{ $base }tours/the-board-through-six-centuries/">Das Brett in sechs Jahrhunderten</a> führt von einem Verbot von 1441 bis zum runden Teller von heute. Man liest es in zehn Minuten, und jedes Brett ist zum Spiel besetzt.
museum-next = Weiter: <a href="{ $base }own-board/">Finden Sie die Regeln zu Ihrem Brett</a>, oder bereiten Sie <a href="{ $base }teach/">eine Stunde für eine Schulklasse</a> vor.
