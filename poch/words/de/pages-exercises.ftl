exercises-description = Fragen zu echten Spielen, Text für Text: was erlaubt ist, welcher Satz es erlaubt, wer ein Feld gewinnt, wer siegt.
exercises-lead = { $n } Fragen zu Spielen nach allen Texten, nach denen man spielen kann. Antworten Sie am Tisch. Liegen Sie falsch, nennt die Antwort ihren Satz und die Texte, nach denen sie richtig wäre. Was Sie wussten, kommt später wieder; gespeichert wird es nur auf Ihrem Gerät.
exercises-sheets = Auf Papier
exercises-sheets-lead = Zu jedem Text gibt es zwölf Fragen zum Ausdrucken; die Lösungen stehen auf einer eigenen Seite.
exercises-many = { $n } Fragen
exercise-cards = { $seat } hat { $suits }.
exercise-suit = { CARDS($cards, form: "acc") }
exercise-key = Richtig: { $letters }.
exercise-sheet-title = Übungen: { $title }
exercise-sheet-description = Zwölf Fragen zu Spielen nach { $title }, mit Lösungen.
exercise-sheet-lead = Mehrere Antworten können richtig sein. Die Fragen nehmen höchstens { $sheets } Blätter ein, die Lösungen ein eigenes. <a href="{ $base }exercises/?text={ $slug }">Lieber am Tisch antworten</a>.
exercise-sheet-key = Lösungen
