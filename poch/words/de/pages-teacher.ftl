teacher-title = Eine Stunde auf einem Blatt
teacher-description = Eine Schulstunde von fünfundvierzig Minuten mit Poch: was Sie drucken, was Sie wann tun, fünf Fragen und ihre Antworten.
teacher-lead = Eine Stunde von fünfundvierzig Minuten für Vierergruppen ab etwa zehn Jahren. Kartenspiele braucht niemand zu kennen.
teacher-before = Vor der Stunde
teacher-before-print = Drucken Sie für jede Gruppe <a href="{ $base }sources/poch-modern-pagat/board/">ein Brett</a>, <a href="{ $base }cards/">Karten und Marken</a> und <a href="{ $base }sources/poch-modern-pagat/handout/">die Regeln</a>.
teacher-before-try = Spielen Sie <a href="{ $base }first-game/">das erste Spiel</a> selbst einmal. Es dauert fünf Minuten.
teacher-lesson = Die Stunde
teacher-minutes = Minuten
teacher-what = Was Sie tun
teacher-why = Wozu
teacher-board = Zeigen Sie <a href="{ $base }sources/poch-modern-pagat/board/">das Brett</a>. Fragen Sie, wofür jedes Feld da sein könnte.
teacher-board-why = Die Kinder schließen vom Gegenstand auf die Regeln, wie im Museum.
teacher-play = Jede Gruppe spielt zwei Spiele, das erste mit offenen Karten.
teacher-play-why = Alle kennen die drei Teile: zeigen, pochen, ausspielen.
teacher-chance = Stellen Sie die Fragen 1 bis 3. Jeder schreibt zuerst seine Antwort auf.
teacher-chance-why = Die Kinder rechnen mit gleicher Wahrscheinlichkeit, mit dem logischen „und“ und mit dem Besten von mehreren.
teacher-price = Stellen Sie Frage 4.
teacher-price-why = Die Kinder wägen ab, was sie wagen und was sie gewinnen können.
teacher-back = Spielen Sie <a href="{ $base }first-game/1789/">das Spiel von 1789</a> bis zum Bluff. Fragen Sie, was sich geändert hat, und stellen Sie Frage 5.
teacher-back-why = Die Kinder sehen, dass Regeln eine Geschichte haben und Quellen Lücken.
teacher-questions = Fünf Fragen
teacher-answers = Die Antworten
teacher-ace = Wie wahrscheinlich ist es, dass jemand das Trumpf-Ass hat?
teacher-ace-answer = In sieben von acht Spielen, also { $ace } %, denn in einem von acht ist das Ass selbst aufgeschlagen.
teacher-rarer = Was ist seltener, die Mariage oder die Sequenz?
teacher-rarer-answer = Die Sequenz. Zu viert hat sie jemand in { $sequence } % aller Spiele, die Mariage in { $marriage } %.
teacher-best = Unter Ihren acht Karten sind zwei Asse, und kein Rang kommt dreimal vor. Wie oft hat keiner der drei anderen drei oder vier Karten eines Ranges?
teacher-best-answer = In { $three } % der Spiele, in denen Sie links neben dem Geber sitzen und eine solche Hand bekommen. Zählt man nur einen der drei anderen, sind es { $one } %, und wenn es der Geber ist, der nur sieben Karten hat, { $dealer } %.
teacher-answer = Um mitzuhalten, setzen Sie zwei Marken. Wenn Sie das beste Kunststück haben, bekommen Sie elf, Ihre zwei eingerechnet. Wann lohnt sich das?
teacher-answer-answer = Wenn Sie in mehr als zwei von elf Fällen gewinnen. Das ist weniger als einer von fünf.
teacher-bluff = Im Spiel von 1789, wie wir es lesen, dürfen Sie auch ohne Kunststück pochen. Im Feld liegen fünf Marken; Sie setzen drei und verlieren sie, wenn jemand mithält. Wann lohnt sich der Bluff?
teacher-bluff-answer = Wenn in mehr als drei von acht Fällen alle anderen aussteigen. Im heutigen Spiel darf ohne Paar niemand pochen.
teacher-more = Jede Prozentzahl ist aus allen möglichen Spielen gezählt und gerundet. Zu jedem Text gibt es <a href="{ $base }exercises/">Übungen zum Ausdrucken mit Lösungen</a> und eine Seite mit <a href="{ $base }odds/poch-modern-pagat/">Wahrscheinlichkeiten</a>.
