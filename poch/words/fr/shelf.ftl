shelf-title = Variantes et fichiers
shelf-bring = Ouvrir une donne
shelf-how = Collez un lien, ou un relevé en YAML ou en JSON. Vous les trouverez sur la page d’une donne, ou sur celle-ci.
shelf-text = Son texte
shelf-play = Jouer
shelf-file = ou un fichier { $file }
shelf-take = Emporter cette donne
shelf-record = Comme relevé (YAML)
shelf-as-text = Comme texte
shelf-keep = L’enregistrer comme variante
shelf-about = Un relevé contient toutes les cartes, tandis que le texte contient ce que vous voyez.
shelf-cleared = Certains navigateurs effacent tout si vous restez sept jours sans revenir. Enregistrez donc dans un fichier ce que vous voulez garder.
shelf-full = Ce navigateur n’enregistre rien ici : son stockage est plein ou bloqué
shelf-saved = Enregistré.
shelf-file-big = { $file } compte { $size } octets ; une donne en compte { $most } au plus
file-not-text = { $file }, ligne { $line } : ce n’est pas du texte en UTF-8. Enregistrez le fichier en UTF-8, puis choisissez-le de nouveau.
shelf-text-big = Cela fait { $size } caractères ; une donne en compte { $most } au plus
shelf-empty = Collez d’abord ici un lien ou un relevé
shelf-none = Aucune pour l’instant : revenez à une étape et choisissez « Et si… ».
shelf-name = Nom de la variante
shelf-its-hand = sa donne
shelf-open = Ouvrir
shelf-open-what = Ouvrir { $name }
shelf-copy-what = Copier le lien : { $name }
shelf-delete = Supprimer
shelf-delete-what = Supprimer { $name }
shelf-deleted = { $name } est supprimée.

shelf-choices = { $n ->
    [0] aucun choix
    [1] un choix
   *[other] { $n } choix
}
shelf-row = { $title }, { shelf-choices }.
shelf-row-left = { $title }, séparée de { $trunk } à l’étape { $step }, { shelf-choices }.
