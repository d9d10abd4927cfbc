which-others = Les autres textes
which-again = Recommencer
which-no-question = Il n’y a pas de question { $name } ; vouliez-vous dire { $near } ?
which-no-answer = La question { $name } n’a pas de réponse { $sign } ; vouliez-vous dire { $near } ?
which-begin = Répondez à ce que vous savez, et les textes les plus proches apparaîtront ici.
which-details = Ce qui concorde, et ce que l’on ignore
which-counts = concordances : { $agree } · différences : { $differ } · inconnu d’après le texte : { $open }
which-you = (vous : { $answer })

which-nearest = Le plus proche : { $title }{ $equal ->
    [0] .
    [1] , et un autre aussi proche.
   *[other] , et { $equal } autres aussi proches.
} { $agreeing ->
    [0] Aucun texte ne concorde avec toutes vos réponses.
    [1] Un texte ne contredit aucune de vos réponses.
   *[other] { $agreeing } textes ne contredisent aucune de vos réponses.
}
