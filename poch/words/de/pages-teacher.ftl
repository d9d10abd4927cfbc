teacher-title = Eine Stunde auf einem Blatt
teacher-description = Eine Schulstunde mit Poch: was Sie drucken, was Sie wann tun, fünf Fragen und ihre Antworten.
teacher-lead = Eine Stunde von fünfundvierzig Minuten, für Vierergruppen ab etwa zehn Jahren. Niemand muss Kartenspiele kennen.
teacher-before = Vor der Stunde
teacher-before-print = Drucken Sie für jede Gruppe <a href="{ $base }sources/poch-modern-pagat/board/">ein Brett</a>, <a href="{ $base }cards/">Karten und Marken</a> und <a href="{ $base }sources/poch-modern-pagat/handout/">die Regeln</a>.
teacher-before-try = Spielen Sie selbst <a href="{ $base }first-game/">das erste Spiel</a>. Es dauert fünf Minuten.
teacher-lesson = Die Stunde
teacher-minutes = Minuten
teacher-what = Was Sie tun
teacher-why = Wozu
teacher-board = Zeigen Sie <a href="{ $base }sources/poch-modern-pagat/board/">das Brett</a>. Fragen Sie, wozu jedes Feld dienen könnte.
teacher-board-why = Die Kinder schließen vom Gegenstand auf die Regeln, wie im Museum.
teacher-play = Jede Gruppe spielt zwei Spiele, das erste mit offenen Karten.
teacher-play-why = Alle kennen die drei Teile: zeigen, pochen, ausspielen.
teacher-chance = Stellen Sie die Fragen 1 bis 3. Jeder schreibt zuerst seine Antwort auf.
teacher-chance-why = Es geht um gleiche Wahrscheinlichkeit, um „und“ und um das Beste von mehreren.
teacher-price = Stellen Sie Frage 4.
teacher-price-why = Die Kinder wägen ein Wagnis gegen den Gewinn ab.
teacher-back = Spielen Sie <a href="{ $base }first-game/1789/">das Spiel von 1789</a> bis zum Bluff. Fragen Sie, was sich geändert hat, und stellen Sie Frage 5.
teacher-back-why = Regeln haben eine Geschichte, und Quellen lassen Lücken.
teacher-questions = Fünf Fragen
teacher-answers = Die Antworten
teacher-ace = Wie wahrscheinlich ist es, dass jemand das Trumpf-Ass hat?
teacher-ace-answer = In sieben von acht Spielen, { $ace } %: In einem von acht ist das Ass selbst die aufgeschlagene Karte.
teacher-rarer = Was ist seltener, die Mariage oder die Sequenz?
teacher-rarer-answer = Die Sequenz. Zu viert hat sie jemand in { $sequence } % aller Spiele, die Mariage in { $marriage } %.
teacher-best = Unter Ihren acht Karten sind zwei Asse und kein Rang dreimal. Wie oft hat keiner der drei anderen drei oder vier Karten eines Ranges?
teacher-best-answer = In { $three } % der Spiele, in denen Sie nach dem Geber sitzen und eine solche Hand bekommen. Zählt man nur einen der drei anderen, so sind es { $one } %.
teacher-answer = Sie legen zwei Marken, um mitzuhalten. Haben Sie das beste Kunststück, so bekommen Sie elf, darunter Ihre zwei. Wann lohnt sich das?
teacher-answer-answer = Wenn Sie in mehr als zwei von elf Fällen gewinnen. Das ist weniger als einer von fünf.
teacher-bluff = Im Spiel von 1789 dürfen Sie, so wie wir es lesen, mit nichts pochen. Im Feld liegen fünf Marken; Sie setzen drei und verlieren sie, wenn jemand mithält. Wann lohnt sich der Bluff?
teacher-bluff-answer = Wenn in mehr als drei von acht Fällen alle anderen aussteigen. Im heutigen Spiel darf niemand ohne Paar pochen.
teacher-more = Jede Prozentzahl ist aus allen möglichen Spielen gezählt und gerundet. Zu jedem Text gibt es <a href="{ $base }exercises/">Übungen zum Ausdrucken mit Lösungen</a> und <a href="{ $base }odds/poch-modern-pagat/">Wahrscheinlichkeiten</a>.
