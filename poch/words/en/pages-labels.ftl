### Labels for visitors, by kind of board: what it is, where and when, how it was played, and one line to try.

labels-title = Labels for a case or a wall
labels-description = A label of sixty to ninety words for seven kinds of boards, in four languages, to print in three sizes.
labels-lead = Choose the board, the languages, the size and the type, then print this page. Only what you choose is printed.
labels-board = Board
labels-languages = Languages
labels-size = Size
labels-a6 = A6: four on each sheet
labels-a5 = A5: two on each sheet
labels-a4 = A4: one on each sheet
labels-type = Type
labels-book = with serifs
labels-plain = without serifs
labels-strong = without serifs, larger
labels-paper = The sheets are A4 or Letter, with the same number of labels on both. Four languages take one sheet in A6, two in A5 and four in A4.
labels-other = Do you need another language? Translate any of these; the words are free to use under CC BY 4.0. All else that a museum needs is on <a href="{ $base }museum/">the page for museums</a>.

label-any-square = Square
label-any-rectangular = Rectangular
label-any-octagonal = Eight-sided
label-any-round = Round
label-any-poque = Poque
label-any-nain-jaune = Nain Jaune
label-any-pope-joan = Pope Joan

label-square = Square board for Poch
label-square-when = Southern Germany, 16th century
label-square-text = Poch is older than its rules: an ordinance of Strasbourg reportedly names it in 1441. Players probably laid their stakes on pictures of cards. The oldest surviving board shows five hearts of a German pack and a place for the billy goat. It is not known how people played on it. Perhaps they played as in a French encyclopaedia of 1765, in which the holder of a certain card empties its box.
label-square-try = Try it: look for deuce, king, ober, unter and ten.

label-rectangular = Rectangular board for Poch
label-rectangular-when = Germany, year not known
label-rectangular-text = Some early boards for Poch are rectangular, and their places are often in columns. They have places for single cards and for three combinations: a sequence, a bride and a trio. It is not known exactly what was paid for these. In a German encyclopaedia of 1857, a board has eight compartments between slats. Everybody puts a chip in each, and the holders of certain trumps take the chips.
label-rectangular-try = Try it: the bride is a king and a queen. Find her place.

label-octagonal = Eight-sided board for Poch
label-octagonal-when = German-speaking countries, 18th century
label-octagonal-text = Eight-sided boards are known from the early 18th century. One in the Museum Aargau has eight hollows, each with a rhyme. The ace’s rhyme invites whoever holds that card to take the stakes. It is not known for certain how the game went on. In a French encyclopaedia of 1765 the players also bet on the best pair, three or four of a kind, and then play out their cards.
label-octagonal-try = Try it: choose a hollow. Which card or cards might win it?

label-round = Round board for Poch
label-round-when = Germany, 19th century to today
label-round-text = Round boards are known from the 19th century, and are still made. By today’s rules everybody puts a chip in each cup. One card is turned up, and its suit is trumps. Ace, king, queen, jack and ten of trumps win the chips in their cups. Then all bet on the best pair, three or four of a kind, and play out their cards. But older boards probably had other rules.
label-round-try = Try it: knock on the table and say “Ich poche!”

label-poque = Boxes for Poque
label-poque-when = France, 18th century
label-poque-text = Poque is the French relative of Poch. In an encyclopaedia of 1765 it needs six boxes: probably for ace, king, queen, jack and ten, and one for Poque itself. What they looked like is not known. Everybody puts in chips and receives five cards. First they bet on the best pair, three or four of a kind. Then the holders of certain cards empty their boxes, and finally all play out their cards.
label-poque-try = Try it: you hold two sevens. Would you bet on them?

label-nain-jaune = Nain Jaune, the Yellow Dwarf
label-nain-jaune-when = France, about 1900
label-nain-jaune-text = The Nain Jaune belongs to the same family as Poch. Its board shows ten of diamonds, jack of clubs, queen of spades and king of hearts, and in the middle a dwarf with the seven of diamonds. In a printed sheet of 1902, every player lays from one to five chips on each card. The players put down their own cards in rising order. If you play one of the five, you take its chips.
label-nain-jaune-try = Try it: which card might earn most?

label-pope-joan = Board for Pope Joan
label-pope-joan-when = England, 19th century
label-pope-joan-text = Pope Joan is an English relative of Poch. The board has eight places: Pope, Matrimony, Intrigue, Ace, King, Queen, Knave and Game. Pope is the nine of diamonds. In a book of 1891, six chips lie on Pope and fewer on each of the others. The eight of diamonds is taken out of the pack. The players put down their cards in rising order, and whoever plays Pope takes its chips.
label-pope-joan-try = Try it: which two cards might make a Matrimony?
