page-try-again = Réessayer
page-close = Fermer
page-copy = Copier
page-copied = Copié
page-selected = Sélectionné
page-copy-what = Copier : { $what }
page-part-missing = Une partie de cette page n’a pas pu être chargée ({ $why }). Vérifiez la connexion, puis rechargez la page.
page-part-failed = Une erreur s’est produite dans une partie de cette page ({ $why }). Elle vient de nous et non de votre connexion : merci de nous la signaler.
page-file-late = { $file } : rien n’arrive depuis dix secondes
page-file-damaged = { $file } est arrivé endommagé
page-file-unreachable = { $file } : le serveur est injoignable
page-file-status = { $file } : le serveur répond { $status }
page-more = { $n ->
    [1] Et un autre nom qui n’est pas ici.
   *[other] Et { NUMBER($n) } autres noms qui ne sont pas ici.
}
page-check-connection = Vérifiez la connexion, puis réessayez.
page-newer = Une édition plus récente de ces pages est disponible.
page-load-newer = La charger
page-two-editions = Des parties de cette page viennent de deux éditions.
page-load-again = La recharger
page-not-now = Pas maintenant
page-home = Accueil
page-not-kept = Le réseau ne répond pas. Vous n’avez pas encore lu { $page } : cette page n’est donc pas gardée ici.
page-lost = { $asked } n’existe pas ici. Vouliez-vous dire { $near } ?
page-cited-changed = { $asked } a été modifié depuis. Voici ce qui vaut maintenant : { $near }. { $remarks }
page-links-coarse = Chaque page n’est notée qu’une fois, au premier lien qui y mène.
page-links-named = Quand un lien porte le nom d’un article, seule la page de cet article est notée, et une seule fois. Ajoutez # et le nom pour atteindre l’article.
page-links = Où mènent les liens
page-printed = Imprimé le { $day } : { $address }
page-damaged-game = La partie enregistrée était endommagée et n’a pas pu être gardée.
page-damaged-choices = Vos derniers choix étaient endommagés et n’ont pas pu être gardés.
page-damaged-own = La liste de vos propres règles était endommagée. Ce qui a pu être sauvé est ici.
page-damaged-branches = La liste de vos variantes était endommagée. Ce qui a pu être sauvé est ici.
page-filtered = { $n ->
    [0] Rien ne correspond ici.
    [one] Un résultat.
   *[other] { NUMBER($n) } résultats.
}
