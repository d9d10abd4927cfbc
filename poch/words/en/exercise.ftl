exercise-pool = Who takes { $pool ->
    [centre] the centre
    [dwarf] the Dwarf
   *[other] the { POOL($pool) } pool
}?
exercise-vying = Who wins the vying?
exercise-may = { $seat } is asked. What may { $seat } do? Several answers may be right.
exercise-answer = { $seat } is asked. What would you answer? The right answer is that of a counting player, who weighs the chips to be won against the stake.
exercise-clause = Step { $step }: { $line } Which clause allows it?
exercise-text = { $seat } may not { SAY($what) } here. Which of these texts would allow it?
exercise-kind-pool = who takes a pool
exercise-kind-vying = who wins the vying
exercise-kind-may = what you may do
exercise-kind-answer = what you would answer
exercise-kind-clause = which clause allows it
exercise-kind-text = which text allows it
exercise-all = all questions
exercise-of = Text
exercise-which = Questions
exercise-next = Next question
exercise-nobody = Nobody
exercise-right = Right.
exercise-wrong = No.
exercise-solution = { $n ->
    [one] The right answer
   *[other] The right answers
}: { $answers }.
exercise-better = A player who counts the cards would { SAY($what) }.
exercise-elsewhere = It would be right under the rules of { $texts }.
exercise-other = This clause allows something else: { $line }
exercise-known = { $n } of { $all } known
exercise-none = This text has no such question. Choose another kind.
exercise-missing = The questions could not be loaded ({ $why }). The sheets below have some of them.
exercises-title = Exercises
