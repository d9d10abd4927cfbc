exercise-pool = Wer gewinnt { POOL($pool, form: "acc") }?
exercise-vying = Wer gewinnt das Pochen?
exercise-may = { $seat } wird gefragt. Was darf { $seat } tun? Mehrere Antworten können richtig sein.
exercise-answer = { $seat } wird gefragt. Wie würden Sie antworten? Als richtig gilt die Antwort eines zählenden Spielers: Er wägt ab, was zu gewinnen ist und was der Einsatz kostet.
exercise-clause = Schritt { $step }: { $line } Welcher Satz erlaubt es?
exercise-text = { $seat } darf hier nicht { SAY($what) }. Nach welchem dieser Texte wäre es erlaubt?
exercise-kind-pool = wer ein Feld gewinnt
exercise-kind-vying = wer das Pochen gewinnt
exercise-kind-may = was erlaubt ist
exercise-kind-answer = wie Sie antworten würden
exercise-kind-clause = welcher Satz es erlaubt
exercise-kind-text = nach welchem Text es erlaubt ist
exercise-all = alle Fragen
exercise-of = Text
exercise-which = Fragen
exercise-next = Nächste Frage
exercise-nobody = Niemand
exercise-right = Richtig.
exercise-wrong = Nein.
exercise-solution = { $n ->
    [one] Die richtige Antwort
   *[other] Die richtigen Antworten
}: { $answers }.
exercise-better = Wer die Karten zählt, würde { SAY($what) }.
exercise-elsewhere = Richtig wäre es nach { $texts }.
exercise-other = Dieser Satz erlaubt etwas anderes: { $line }
exercise-known = { $n } von { $all } gewusst
exercise-none = Zu diesem Text gibt es keine solche Frage. Wählen Sie eine andere Art.
exercise-missing = Die Fragen ließen sich nicht laden ({ $why }). Einige davon finden Sie auf den Blättern unten.
exercises-title = Übungen
