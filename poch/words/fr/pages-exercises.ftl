exercises-description = Des questions sur de vraies donnes, texte par texte : ce que vous pouvez faire, quel article le permet, qui prend une case, qui gagne.
exercises-lead = { $n } questions sur des donnes de tous les textes qui peuvent se jouer. Répondez à la table. Une mauvaise réponse vous donne son article, et les textes selon lesquels elle serait bonne. Ce que vous savez revient plus tard, et n’est conservé que sur votre appareil.
exercises-sheets = Sur papier
exercises-sheets-lead = Pour chaque texte, il y a douze questions à imprimer, avec les réponses sur une page à part.
exercises-many = { $n } questions
exercise-cards = { $seat } a { $suits }.
exercise-suit = { CARDS($cards) }
exercise-key = Juste : { $letters }.
exercise-sheet-title = Exercices : { $title }
exercise-sheet-description = Douze questions sur des donnes selon { $title }, avec les réponses.
exercise-sheet-lead = Plusieurs réponses peuvent être justes. Les questions tiennent sur { $sheets } feuilles au plus, et les réponses sur une autre. Vous pouvez aussi <a href="{ $base }exercises/?text={ $slug }">répondre à la table</a>.
exercise-sheet-key = Réponses
