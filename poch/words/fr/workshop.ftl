workshop-not-kept = Ce navigateur n’enregistre rien ici : son stockage est plein ou bloqué. Téléchargez le brouillon avant de partir.
workshop-not-found = Ce navigateur n’enregistre rien ici : la page de jeu ne peut donc pas trouver le brouillon. Téléchargez-le avant de partir.
workshop-file-missing = { $file } n’a pas pu être chargé ({ $why })
workshop-undo = Annuler
workshop-redo = Rétablir
workshop-save = Enregistrer
workshop-download = Télécharger
workshop-all-drafts = Tous les brouillons
workshop-play = Jouer maintenant
workshop-your-draft = Votre brouillon
workshop-elsewhere = Vous avez modifié ce brouillon dans une autre fenêtre. Ce que vous écrivez ici est enregistré à côté.
workshop-saved = Enregistré dans ce navigateur.
workshop-checker = Chargement du vérificateur…
workshop-checker-percent = Chargement du vérificateur, une seule fois : { $percent } %
workshop-checker-starting = Vérificateur chargé ; démarrage…
workshop-not-checked = Cela n’a pas pu être vérifié : { $why }
workshop-no-clause = Ce brouillon n’a pas d’article { $clause }.
workshop-not-yet = Vous ne pouvez pas encore y jouer. Ligne { $line } : { $why }
workshop-never = Vous ne pouvez pas y jouer : le texte dit « playable: never ».
workshop-impossible = une valeur impossible
workshop-complaints = Anomalies
workshop-no-complaints = aucune
workshop-difference = Ce qui diffère
workshop-difference-from = Ce qui diffère de : { $title }
workshop-all-leaves = Tous les points de règle
workshop-own-id = Le texte se nomme encore { $name }. Avant de le transmettre, donnez-lui un identifiant, un sigle, un titre et une source à lui.
workshop-line = Ligne
workshop-playable = Le texte est en ordre ; vous pouvez y jouer.
workshop-in-order = Le texte est en ordre.
workshop-stale = Ce qui suit vient du dernier texte lisible.
workshop-no-difference = rien
workshop-there = là-bas
workshop-here = ici
workshop-clauses-added = Articles ajoutés : { $clauses }
workshop-clauses-gone = Articles supprimés : { $clauses }
workshop-clauses-changed = Articles modifiés : { $clauses }
workshop-same = Tous les points de règle sont comme là-bas.
workshop-not-set = non fixé
workshop-such-as = par exemple vying ou pool
workshop-find = Trouver un point de règle
workshop-set = { $n } sur { $all } fixés
workshop-begin = Partir des règles d’une source
workshop-source = Source
workshop-open = Ouvrir l’éditeur
workshop-open-file = Ouvrir un fichier…
workshop-drafts = Vos brouillons
workshop-shipped = Les fichiers tels qu’ils sont livrés
workshop-no-drafts = Vous n’avez pas encore de brouillon dans ce navigateur.
workshop-after = d’après { $title }, modifié { $when }
workshop-changed = modifié { $when }
workshop-after-only = d’après { $title }
workshop-delete = Supprimer
workshop-delete-what = Supprimer { $name }
workshop-delete-sure = Supprimer pour de bon
workshop-name = { $title }, modifié
workshop-no-draft = Ce navigateur n’a pas ce brouillon ; choisissez-en un autre.
workshop-too-big = { $file } compte { $size } octets ; un règlement en compte { $most } au plus. Choisissez un autre fichier.
workshop-editor = Chargement de l’éditeur…
workshop-not-opened = Cela n’a pas pu s’ouvrir : { $why }
workshop-label = Le texte des règles, en YAML

workshop-count = { $n ->
    [0] {""}
    [one] { $n } anomalie.
   *[other] { $n } anomalies.
}
workshop-leaves = { $n ->
    [one] { $n } point de règle
   *[other] { $n } points de règle
}
