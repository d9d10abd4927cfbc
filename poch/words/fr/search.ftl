search-asks = Saisissez un mot à chercher.

search-coming = La recherche se charge…
search-found = { $n ->
    [0] Aucune page ne contient ces mots. Essayez avec moins de mots, ou d’autres.
    [one] Une page trouvée.
   *[other] { NUMBER($n) } pages trouvées.
}
search-more = En montrer plus (il en reste { NUMBER($n) })
search-missing = La recherche n’a pas pu être chargée ({ $why }). Vérifiez la connexion, puis réessayez.
search-offline = Vous êtes hors ligne, et ce que vous cherchez n’est pas gardé ici ({ $why }). Connectez-vous à un réseau, puis réessayez.
search-part = Une partie de l’index n’est pas arrivée ({ $why }) : il y a donc peut-être d’autres pages.
search-silent = pas de réponse depuis dix secondes
