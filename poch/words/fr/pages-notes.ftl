### Notes à imprimer : ce que dit la chose citée, aussi sûrement que son texte le dit, et où elle se trouve.

note-as-reported = d’après { $report }
note-as-reported-wikipedia = d’après la Wikipédia { $language ->
    [en] anglaise
    [ja] japonaise
   *[other] d’une autre langue
}
note-edition = { $n ->
    [1] 1re
   *[other] { $n }e
} éd.

note-clause-stated = { $work } : { $text }
note-clause-reported-there = { $work }, règle rapportée : { $text }
note-clause-inferred = { $work }, selon notre lecture : { $text }
note-lent-clause = { $work }, règle que nous ne connaissons pas dans ce texte et que nous reprenons d’un autre, { $lender } : { $text }
note-supplied-silent = { $work }, règle que le texte ne donne pas et que nous ajoutons : { $text }
note-supplied-unreported = { $work }, règle que le compte rendu ne donne pas et que nous ajoutons : { $text }
note-supplied-cut = { $work }, règle absente de ce que nous avons lu et que nous ajoutons : { $text }
note-crux = { $work }, sur la question « { $name } » ({ $kind }) : { LIST($readings, join: "or") } ; nous adoptons { $adopted }.
note-step = Dans la donne « { $title } », jouée selon { $work }, étape { $step } : { $event }

note-about = { BEGIN($about) } – { $told }
note-has-stated = { $work } a { $value }
note-has-reported = { $work } a, d’après un compte rendu, { $value }
note-has-inferred = selon notre lecture, { $work } a { $value }
note-tells-stated = { $work } : { $value }
note-tells-reported = { $work }, d’après un compte rendu : { $value }
note-tells-inferred = { $work }, selon notre lecture : { $value }
note-lent = { $work }, règle que nous ne connaissons pas dans ce texte et que nous reprenons d’un autre, { $lender } : { $value }
note-ours = { " " }(nous ajoutons : { $value })
note-silent = { $work }, lu en entier, n’en dit rien{ $ours }
note-unreported = pour { $work }, le compte rendu n’en dit rien{ $ours }
note-unlisted = cela ne figure pas parmi les différences énumérées pour { $work }{ $ours }
note-cut = pour { $work }, notre copie s’interrompt avant{ $ours }
note-unread = pour { $work }, cela ne figure pas dans ce que nous avons lu{ $ours }
note-nowhere = dans { $work }, la question ne se pose pas{ $ours }
note-value-board-pools = { $n ->
    [1] une case
   *[other] { number }{ " " }cases
} ({ $value })
note-value-seats = { $value } joueurs
note-value-pack-size = { $value } cartes

note-exact = Référence exacte : { $token }.
note-reported-in = d’après { $report }
note-read = consulté { $day }
note-after = D’après : { $works }
note-no-address = Cité par son identifiant, parce que cette copie de l’édition n’a pas d’adresse : { $short }
