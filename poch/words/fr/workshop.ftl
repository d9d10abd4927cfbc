workshop-not-kept = Ce navigateur ne peut rien enregistrer ici : son stockage est plein ou bloqué. Téléchargez le brouillon avant de partir.
workshop-not-found = Ce navigateur n’enregistre rien ici, si bien que la page de jeu ne peut pas trouver le brouillon. Téléchargez-le avant de partir.
workshop-undo = Annuler
workshop-redo = Rétablir
workshop-save = Enregistrer
workshop-download = Télécharger
workshop-all-drafts = Tous les brouillons
workshop-play = Jouer maintenant
workshop-your-draft = Votre brouillon
workshop-elsewhere = Vous avez modifié ce brouillon dans une autre fenêtre. Ce que vous écrivez ici est enregistré à part.
workshop-saved = Enregistré dans ce navigateur.
workshop-checker = Chargement du vérificateur…
workshop-checker-percent = Chargement du vérificateur, une seule fois : { $percent } %
workshop-checker-starting = Le vérificateur est chargé et démarre…
workshop-not-checked = Impossible de vérifier : { $why }
workshop-no-clause = Ce brouillon n’a pas d’article { $clause }.
workshop-not-yet = Vous ne pouvez pas encore y jouer. Ligne { $line } : { $why }
workshop-never = Vous ne pouvez pas y jouer : le texte dit « playable: never ».
workshop-impossible = une valeur impossible
workshop-complaints = Anomalies
workshop-no-complaints = aucune
workshop-difference = Différences
workshop-difference-from = Différences avec { $title }
workshop-all-leaves = Tous les points de règle
workshop-own-id = Le texte porte encore le nom { $name }. Avant de le transmettre, donnez-lui un identifiant, un sigle (nom abrégé), un titre et une source qui lui soient propres.
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
workshop-same = Tous les points de règle sont les mêmes que là-bas.
workshop-not-set = non fixé
workshop-such-as = par exemple vying ou pool
workshop-find = Trouver un point de règle
workshop-set = { $n } sur { $all } fixés
workshop-begin = Partir des règles d’une source
workshop-source = Source
workshop-open = Changer ces règles
workshop-open-file = Ouvrir un fichier…
workshop-empty = Partir d’une page vide
workshop-empty-lead = Votre texte n’est pas ici ? Que ce soit la feuille de votre boîte ou un autre, répondez aux questions et dites pour chaque règle si le texte la donne. Le fichier est à vous, et nous l’accueillerons volontiers.
workshop-empty-title = Titre du texte
workshop-empty-name = Mon texte
workshop-empty-open = Commencer
workshop-part = { $part ->
    [melding] Annonces
    [vying] Enchère
   *[shedding] Jeu de la carte
}
workshop-rests = Sur quoi repose l’article
workshop-rests-on = { $status ->
    [stated] le texte le dit
    [inferred] nous le déduisons du texte
   *[supplied] le texte se tait, c’est notre choix
}
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
workshop-not-opened = Impossible d’ouvrir : { $why }
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

workshop-share = Partager
workshop-share-link = Lien vers ce brouillon
workshop-share-copied = Le lien est copié. Il ouvre le brouillon tel qu’il est maintenant.
workshop-share-here = Copiez ce lien. Il ouvre le brouillon tel qu’il est maintenant.
workshop-share-file = Un lien avec ce brouillon dépasserait { NUMBER($most) } caractères. Voici donc le brouillon en fichier : transmettez ce fichier.
workshop-link-damaged = Ce lien a été coupé ou altéré : après la ligne { $line } des règles, on ne peut plus rien en lire. L’éditeur contient { $n } des { $all } changements. Demandez le lien entier.
workshop-link-unread = Ce lien a été coupé ou altéré dès le début : on ne peut y lire aucun changement. L’éditeur contient la source telle qu’elle est. Demandez le lien entier.
workshop-link-nothing = Ce lien a été coupé ou altéré : il ne nomme aucune source que nous ayons, et l’on ne peut rien en lire. Demandez le lien entier.
workshop-link-later = La source a changé depuis que ce lien a été fait : { $n } des { $all } changements ne s’y appliquent plus et sont laissés de côté. Comparez avant de jouer.
workshop-advanced = Avancé : le texte en YAML
workshop-form-lead = Ouvrez une question pour changer sa réponse. Le texte sous « Avancé » change avec elle, et inversement.
workshop-form-stale = Le texte ne peut pas être lu pour l’instant. Corrigez-le sous « Avancé », ou annulez votre dernier changement.
workshop-unanswered = pas encore de réponse
workshop-no-rule = pas de règle de ce genre
workshop-idle = sans effet
workshop-idle-why = Cette règle reste sans effet tant que les autres sont ce qu’elles sont.
workshop-leave-out = Supprimer
workshop-several = Plusieurs articles fixent ensemble ce point. Changez-le sous « Avancé ».
workshop-added = Ajouté dans l’atelier.
workshop-clause-says = L’article dit
workshop-in-text = Montrer dans le texte
workshop-write = Changer le texte
workshop-words = Texte de l’article
workshop-words-keep = Prendre ce texte
workshop-words-leave = Laisser le texte d’avant
workshop-read = Le texte peut se lire de plusieurs façons. { $asks }
workshop-taken = dans { $sigla }
workshop-number = Un nombre
workshop-other-number = Un autre nombre
workshop-other-pools = Ou cochez les cases
workshop-least = Au moins
workshop-most = Au plus
workshop-no-most = Laissez le second champ vide s’il n’y a pas de limite.
workshop-needs-number = Écrivez un nombre entier de { $least } à { $most }.
workshop-needs-range = Écrivez des nombres entiers de { $least } à { $most }, le second au moins égal au premier, ou laissez le second champ vide.
workshop-needs-seats = Écrivez deux nombres entiers de { $least } à { $most }, le second au moins égal au premier.
workshop-needs-pool = Cochez au moins une case.
workshop-refused = { $why } La règle reste : { $rule }.
workshop-or-more = { $least } ou plus
workshop-all-alike = Tous pareils
workshop-amount = { $name } : { $n }
workshop-pool = { POOL($pool) }
workshop-old-words = ancien texte
workshop-flag = Le texte dit { N($said) }, la règle { N($now) }.
workshop-flag-chips = Le texte dit { CHIPS($said) }, la règle { N($now) }.
workshop-flag-words = Le texte énonce encore l’ancienne règle : { $before }. La règle est maintenant : { $after }.
workshop-flags-show = Montrer le premier

workshop-flags = { $n ->
    [1] Un article énonce encore l’ancienne règle.
   *[other] { $n } articles énoncent encore l’ancienne règle.
}
workshop-questions = { $n ->
    [one] { $n } question
   *[other] { $n } questions
}
workshop-to-look-at = { $n } à revoir

topic-players = Les joueurs
topic-pack = Le jeu de cartes
topic-board = Le tableau
topic-dressing = La mise au tableau
topic-deal = La distribution
topic-turn-up = La retourne
topic-stages = Les parties d’une donne
topic-meld = Les annonces
topic-vie = L’enchère
topic-shed = Le jeu de la carte
topic-settle = Le paiement
topic-end = La fin de la partie

sheet-open = Les règles de notre table
sheet-close = Toutes les questions
sheet-name = Les règles de notre table
sheet-lead = Chaque point que le texte laisse ouvert a ici sa réponse, et vous pouvez en choisir une autre juste au-dessous. Le format A4 donne toutes les règles, le format A5 seulement ce que votre table a décidé.
sheet-print = Imprimer sur { $size }
sheet-copy = Copier le lien
sheet-copied = Le lien est copié. Il ouvre cette feuille telle qu’elle est maintenant.
sheet-nearest = Le texte imprimé le plus proche est { $title }, tel que notre édition le joue : { $n } points sur { $all } concordent.
sheet-nearest-web = { $own } n’est pas un texte imprimé et n’est pas compté ici. Le texte imprimé le plus proche est { $title }, tel que notre édition le joue : { $n } points sur { $all } concordent.
sheet-about = Une règle maison n’est pas dans { $title } ; le signe + marque ce que notre édition ajoute là où le texte se tait, le signe † ce qu’elle en déduit.
sheet-house = Règle maison
sheet-answer = Autre réponse à la question : { $question }
sheet-without = Ce que nous ne jouons pas
sheet-rest = Pour tout le reste, nous jouons d’après { $title }.
sheet-players = Joueurs
sheet-date = Date
sheet-link = Ce lien et son code rouvrent la feuille :
sheet-code = Le lien sous forme de code à photographier
sheet-no-link = Ces règles ne tiennent pas dans un lien de { $most } caractères ; la feuille n’a donc pas de lien. Le fichier contient toutes les règles.
sheet-beyond = Un lien ne peut contenir { $clauses } ; la feuille n’a donc pas de lien. Le fichier contient toutes les règles.
sheet-clash = Ces règles ne vont pas ensemble ; la feuille n’a donc pas encore de lien. Voyez « { $question } », ligne { $line } : { $why }
sheet-too-long = Sur { $size }, les lettres seraient trop petites pour être lues. Imprimez sur A4, ou retirez des règles.
sheet-link-damaged = Ce lien a été coupé ou altéré, et aucune de ses réponses n’est lisible. Demandez le lien entier, ou le fichier.
sheet-link-later = Le texte a changé depuis que ce lien a été fait : { $n } de ses { $all } réponses ne s’y appliquent plus et sont laissées de côté. Relisez la feuille avant de jouer.
