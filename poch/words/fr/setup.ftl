setup-ambiguity = On peut lire le texte de plusieurs façons
setup-contradiction = Les témoins se contredisent
setup-silence = Le texte est muet
setup-no-limit = sans limite
setup-each = { $n } chacun
setup-whose = Selon quelles règles
setup-players = { $fixed ->
    [yes] { $most }
   *[no] { $least } à { $most }
} joueurs
setup-first = premier en cartes
setup-last = dernier, donneur
setup-number = { $n }e en cartes
setup-at-table = À la table
setup-name = Votre nom
setup-people = Sur cet appareil
setup-alone = vous seul
setup-several = vous êtes { $n }
setup-names = Nom du joueur { $n }
setup-person = Joueur { $n }
setup-same-names = Deux joueurs portent le même nom, { $name }. Donnez un autre nom à l’un d’eux.
setup-place = Vous jouez
setup-strengths = De quel niveau sont-ils ?
setup-chips = Jetons
setup-another-deal = Une autre donne
setup-another = Une autre
setup-seed = La donne, par sa graine
setup-house = Variantes maison
setup-all = Les { $n } textes
setup-more = Autres réglages : variantes, lectures, distribution
setup-adopted = adoptée
setup-no-seed = « { $seed } » n’est pas une graine. Écrivez un nombre entier de 15 chiffres au plus, ou appuyez sur « Une autre ».

setup-disputed = { $n ->
    [0] aucun passage disputé
    [1] un passage disputé
   *[other] { $n } passages disputés
}{ $others ->
    [0] {""}
    [1] , dont un lu autrement
   *[other] , dont { $others } lus autrement
}
