exercise-pool = Qui prend la case { POOL($pool) } ?
exercise-vying = Qui gagne l’enchère ?
exercise-may = C’est à { $seat } de répondre. Que peut faire { $seat } ? Plusieurs réponses peuvent être justes.
exercise-answer = C’est à { $seat } de répondre. Que répondriez-vous ? La bonne réponse est celle d’un joueur qui compte : il met en balance la mise et les jetons à gagner.
exercise-clause = Étape { $step } : { $line } Quel article le permet ?
exercise-text = Ici, { $seat } ne peut pas { SAY($what) }. Selon lequel de ces textes serait-ce permis ?
exercise-kind-pool = qui prend une case
exercise-kind-vying = qui gagne l’enchère
exercise-kind-may = ce que vous pouvez faire
exercise-kind-answer = ce que vous répondriez
exercise-kind-clause = quel article le permet
exercise-kind-text = selon quel texte
exercise-all = toutes les questions
exercise-of = Texte
exercise-which = Questions
exercise-next = Question suivante
exercise-nobody = Personne
exercise-right = Juste.
exercise-wrong = Non.
exercise-solution = { $n ->
    [1] La bonne réponse
   *[other] Les bonnes réponses
} : { $answers }.
exercise-better = Un joueur qui compte les cartes choisirait : { SAY($what) }.
exercise-elsewhere = Ce serait juste selon { $texts }.
exercise-other = Cet article permet autre chose : { $line }
exercise-known = { $n } sur { $all } connues
exercise-none = Ce texte n’a aucune question de cette sorte. Choisissez-en une autre.
exercise-missing = Les questions n’ont pas pu être chargées ({ $why }). Les feuilles ci-dessous en donnent quelques-unes.
exercises-title = Exercices
