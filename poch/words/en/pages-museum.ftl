### The page for museums and collections.

museum-title = Museum and collections
museum-description = Which board is it? A label in four languages, a screen for visitors, a table to play at, drawings, and a tour for a gallery.
museum-lead = You have a board without papers, a case to fill or a table for visitors. Here is what you need for each, and all of it is free to use.
museum-which = Which board is it?
museum-which-lead = Boards for Poch are known in four shapes. Look at yours, then <a href="{ $base }own-board/">say what is written on it</a>, and you see which rules fit. The page <a href="{ $base }boards/">{ boards-title }</a> shows some to lay beside it.
museum-shape-square = 16th century. Cells in rows and columns; the oldest surviving board has seven rows of six cells, with pictures of cards in the top row.
museum-shape-rectangular = Early boards, without a year. The places are often in columns, and more of them have names.
museum-shape-octagonal = 18th century. One in the Museum Aargau has eight hollows for cards or combinations, each with a rhyme round it.
museum-shape-round = 19th century to today. Cups in a ring; most boards sold today have one more in the middle.
museum-which-others = Boards for other games look like these. Pope, Matrimony and Intrigue belong to Pope Joan; a dwarf in the middle of four cards is the Nain Jaune. Six boxes may be for the French Poque, and a hexagonal board with six places for Bog.
museum-which-sure = Not sure? Write only that the rules <em>fit</em> the board, because one board served many rules. <a href="{ $base }tours/which-board-is-this/">Five looks at a board</a> show what to look for.
museum-label = A label for visitors
museum-label-lead = Each label has sixty to ninety words: what the board is, its place and time, how people played on it, and one line to try. It also says what is not known.
museum-label-go = Choose board, languages, size and type
museum-screen = A screen for visitors
museum-screen-lead = Open one of these on a tablet. It fills the screen without menus, and begins again if nobody touches it for ninety seconds.
museum-screen-tours = The board through six centuries, which turns its pages by itself
museum-screen-first-game = A first game, in which the rules explain themselves
museum-screen-play = A game against three opponents
museum-screen-more = <a href="{ $base }contributing/kiosk/">Without a network</a> it runs from a folder on the tablet, and visitors cannot leave it.
museum-table = A table to play at
museum-table-lead = Print these for four visitors, on A4 or Letter.
museum-table-what = What
museum-table-sheets = Sheets
museum-table-board = <a href="{ $base }sources/poch-modern-pagat/board/">A board</a>; on A3 its cups hold any chips
museum-table-rules = <a href="{ $base }sources/poch-modern-pagat/handout/">The rules</a>
museum-table-cards = <a href="{ $base }cards/">Thirty-two cards and chips</a>, to cut out
museum-table-other = For an older board, print <a href="{ $base }to-print/">its own rules and its own board</a>.
museum-drawings = Drawings
museum-drawings-lead = For each text you can <a href="{ $base }to-print/">download a drawing of the board</a> as SVG, free for any use (CC0). <a href="{ $base }timeline/">The timeline</a> puts the texts and their boards in the order of their years.
museum-tour = A tour for a gallery
museum-tour-lead = The tour <a href="{ $base }tours/the-board-through-six-centuries/">The board through six centuries</a> leads from an ordinance of 1441 to the round plate of today. You can read it in ten minutes, and each board is set for play.
museum-next = Next: <a href="{ $base }own-board/">find the rules of your board</a>, or prepare <a href="{ $base }teach/">a lesson for a school class</a>.
