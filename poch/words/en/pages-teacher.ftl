teacher-title = A lesson, on one sheet
teacher-description = A lesson of forty-five minutes with Poch for a class: what to print, what to do when, five questions and their answers.
teacher-lead = This is one lesson of forty-five minutes, for groups of four, from about ten years of age. Nobody needs to know card games.
teacher-before = Before the lesson
teacher-before-print = Print for each group <a href="{ $base }sources/poch-modern-pagat/board/">a board</a>, <a href="{ $base }cards/">cards and chips</a> and <a href="{ $base }sources/poch-modern-pagat/handout/">the rules</a>.
teacher-before-try = Play <a href="{ $base }first-game/">the first game</a> yourself. It takes five minutes.
teacher-lesson = The lesson
teacher-minutes = Minutes
teacher-what = What you do
teacher-why = What for
teacher-board = Show <a href="{ $base }sources/poch-modern-pagat/board/">the board</a>. Ask what each pool could be for.
teacher-board-why = They infer the rules from the object, as a museum does.
teacher-play = Each group plays two deals, the first with open hands.
teacher-play-why = They get to know the three parts: show, vie, play out.
teacher-chance = Ask questions 1 to 3. Everybody writes an answer first.
teacher-chance-why = They discover equal chances, joint chances and the best of several.
teacher-price = Ask question 4.
teacher-price-why = They weigh a risk against what it can win.
teacher-back = Play <a href="{ $base }first-game/1789/">the game of 1789</a> as far as the bluff. Ask what has changed, then ask question 5.
teacher-back-why = They see that rules have a history, and that sources leave gaps.
teacher-questions = Five questions
teacher-answers = The answers
teacher-ace = How likely is it that somebody has the ace of trumps?
teacher-ace-answer = In seven deals out of eight ({ $ace }%), because in one of eight the turned card is the ace itself.
teacher-rarer = Which is rarer, the marriage or the sequence?
teacher-rarer-answer = The sequence. With four players somebody has it in { $sequence }% of all deals, and the marriage in { $marriage }%.
teacher-best = Your eight cards include two aces, and no rank three times. How often does none of the three others hold three or four of a rank?
teacher-best-answer = In { $three }% of the deals in which you sit after the dealer and are dealt such a hand. If only one of the three others is counted, it is { $one }%, or { $dealer }% if that is the dealer, who has only seven cards.
teacher-answer = To hold, you lay down two chips. If your set is the best, you take eleven, your own two among them. When does that pay?
teacher-answer-answer = If you win more than two times in eleven. That is less than one time in five.
teacher-bluff = In the game of 1789, as we read it, you may knock with nothing. Five chips lie in the pool; you stake three, and lose them if somebody holds. When does the bluff pay?
teacher-bluff-answer = If all the others fold more than three times in eight. In the modern game, though, nobody may knock without a pair.
teacher-more = Each percentage is counted from all possible deals, and rounded. For each text there are <a href="{ $base }exercises/">exercises to print, with a key</a>, and there is a page of <a href="{ $base }odds/poch-modern-pagat/">odds</a>.
