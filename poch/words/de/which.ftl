which-others = Die übrigen Texte
which-again = Neu beginnen
which-no-question = Eine Frage { $name } gibt es nicht; meinten Sie { $near }?
which-no-answer = Auf { $name } gibt es keine Antwort { $sign }; meinten Sie { $near }?
which-begin = Antworten Sie, soweit Sie es wissen; dann erscheinen hier die Texte, die am nächsten kommen.
which-details = Was übereinstimmt und was nicht bekannt ist
which-counts = Übereinstimmungen: { $agree } · Abweichungen: { $differ } · aus dem Text nicht bekannt: { $open }
which-you = (Sie: { $answer })

which-nearest = Am nächsten: { $title }{ $equal ->
    [0] .
    [one] {" "}und ein weiterer, der ebenso nahe kommt.
   *[other] {" "}und { $equal } weitere, die ebenso nahe kommen.
} { $agreeing ->
    [0] Kein Text stimmt mit allen Ihren Antworten überein.
    [one] Ein Text widerspricht keiner Ihrer Antworten.
   *[other] { $agreeing } Texte widersprechen keiner Ihrer Antworten.
}
