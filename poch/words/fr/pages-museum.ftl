museum-title = Musée et collections
museum-description = Quel est ce tableau ? Un cartel en quatre langues, un écran pour les visiteurs, une table de jeu, des dessins et une visite pour l’exposition.
museum-lead = Vous avez un tableau sans papiers, une vitrine à garnir, ou une table pour les visiteurs. Voici ce qu’il faut pour chaque cas, et tout est libre d’usage.
museum-which = Quel est ce tableau ?
museum-which-lead = On connaît des tableaux de Poch de quatre formes. Regardez le vôtre, puis <a href="{ $base }own-board/">dites ce qui y est écrit</a> : vous verrez quelles règles lui conviennent. Pour comparer, la page <a href="{ $base }boards/">{ boards-title }</a> en montre quelques-uns.
museum-shape-square = XVIe siècle. Des cellules en rangées et en colonnes ; le plus ancien tableau conservé a sept rangées de six cellules, avec des images de cartes dans la première.
museum-shape-rectangular = Tableaux anciens, sans date. Les cases sont souvent en colonnes, et davantage d’entre elles portent un nom.
museum-shape-octagonal = XVIIIe siècle. Celui du Museum Aargau a huit creux pour des cartes ou des combinaisons, chacun entouré d’une rime.
museum-shape-round = Du XIXe siècle à nos jours. Des creux en cercle ; sur les tableaux vendus aujourd’hui, il y en a le plus souvent un de plus au milieu.
museum-which-others = Les tableaux d’autres jeux ressemblent à ceux du Poch. « Pope », « Matrimony » et « Intrigue » sont de Pope Joan. Un nain au milieu de quatre cartes, c’est le Nain jaune. Six boîtes sont peut-être pour le Poque français, un tableau hexagonal à six cases pour le Bog.
museum-which-sure = Un doute ? Écrivez seulement que les règles <em>conviennent</em> au tableau, parce qu’un même tableau a servi à bien des règles. <a href="{ $base }tours/which-board-is-this/">Cinq regards sur un tableau</a> montrent ce qu’il faut chercher.
museum-label = Un cartel pour les visiteurs
museum-label-lead = Chaque cartel a de soixante à quatre-vingt-dix mots : ce que c’est, où et quand, comment on y jouait, et une ligne pour essayer. Il dit aussi ce que l’on ne sait pas.
museum-label-go = Choisir le tableau, les langues, le format et les caractères
museum-screen = Un écran pour les visiteurs
museum-screen-lead = Ouvrez l’une de ces pages sur une tablette : elle remplit l’écran, sans menus. Si personne n’y touche pendant quatre-vingt-dix secondes, elle recommence.
museum-screen-tours = Le tableau à travers six siècles, qui tourne ses pages tout seul
museum-screen-first-game = Une première partie, où les règles s’expliquent d’elles-mêmes
museum-screen-play = Une partie contre trois adversaires
museum-screen-more = Sans réseau, la page marche depuis un dossier de la tablette, et les visiteurs ne peuvent pas en sortir : <a href="{ $base }contributing/kiosk/">voyez comment</a> (en anglais).
museum-table = Une table où jouer
museum-table-lead = Imprimez ceci pour quatre visiteurs, en A4 ou en Letter.
museum-table-what = Quoi
museum-table-sheets = Feuilles
museum-table-board = <a href="{ $base }sources/poch-modern-pagat/board/">Un tableau</a> ; en A3, n’importe quels jetons tiennent dans ses creux
museum-table-rules = <a href="{ $base }sources/poch-modern-pagat/handout/">Les règles</a>
museum-table-cards = <a href="{ $base }cards/">Trente-deux cartes et des jetons</a> à découper
museum-table-other = Pour un tableau plus ancien, imprimez <a href="{ $base }to-print/">ses propres règles et son propre tableau</a>.
museum-drawings = Dessins
museum-drawings-lead = Le tableau de chaque texte est <a href="{ $base }to-print/">un dessin à télécharger</a> en SVG, libre de tout usage (CC0). <a href="{ $base }timeline/">La chronologie</a> range ces dessins dans l’ordre des années.
museum-tour = Une visite pour l’exposition
museum-tour-lead = La visite « <a href="{ $base }tours/the-board-through-six-centuries/">Le tableau à travers six siècles</a> » mène d’une ordonnance de 1441 au tableau rond d’aujourd’hui. Elle se lit en dix minutes, et chaque tableau est garni pour jouer.
museum-next = Ensuite : <a href="{ $base }own-board/">trouvez les règles de votre tableau</a>, ou préparez <a href="{ $base }teach/">un cours pour une classe</a>.
