which-others = The other texts
which-again = Begin again
which-no-question = There is no question { $name }; did you mean { $near }?
which-no-answer = There is no answer { $sign } to { $name }; did you mean { $near }?
which-begin = Answer what you know, and the nearest texts will appear here.
which-details = What agrees, and what is not known
which-counts = { $agree } agree · { $differ } differ · { $open } not known from the text
which-you = (you: { $answer })

which-nearest = Nearest: { $title }{ $equal ->
    [0] .
   *[other] , and { N($equal) } more just as near.
} { $agreeing ->
    [0] No text agrees with all your answers.
    [one] One text contradicts none of your answers.
   *[other] { $agreeing } texts contradict none of your answers.
}
