### Ce qui ne va pas dans une demande, un lien, un fichier ou un relevé.

lost-reading = La lecture { $reading } de { $crux } n’existe pas ici ; la donne se joue selon la lecture adoptée.
lost-pool = Le tableau n’a pas ici de case { POOL($pool) } ; nous laissons de côté { $n ->
    [0] ce qui s’y trouvait.
    [one] l’unique jeton qui s’y trouvait.
   *[other] les { $n } jetons qui s’y trouvaient.
}
lost-action = Le coup { $n }, « { $action } », n’est pas possible : { $why }. La donne reprend juste avant ce coup.
error-request = Cette demande n’existe pas ; les demandes connues sont { LIST($known) } et les études.
error-lacks = Il manque { $key } à la demande ; ajoutez-le.
error-json = La demande n’est pas du JSON : { $why }. Corrigez-la, puis renvoyez-la.
error-deep = La demande compte trop de niveaux ; réduisez-en le nombre.
error-record = Impossible de lire cette donne : { $complaints }.
error-viewer = Ce spectateur n’est pas à la table ; nommez l’un de ceux-ci : { LIST($seats, join: "or") }.
error-people = Un des joueurs nommés n’est pas à la table ; ne nommez que ceux-ci : { LIST($seats, join: "or") }.
error-viewer-only = Vous ne pouvez poser de question que sur { $seat } ; les autres mains sont cachées.
error-readings = Les lectures ne forment pas une table qui donne à chaque passage disputé sa lecture ; écrivez une telle table, ou n’en donnez pas.
error-list = { $key } n’est pas une liste ({ $what }) ; donnez-en une, ou n’en donnez pas.
error-number = { $key } n’est pas un nombre entier ; donnez-en un, ou laissez-le de côté.
error-not-loaded = Le règlement « { $ruleset } » n’est pas chargé ; sont chargés : { LIST($known) }.
error-with = La demande ne nomme pas d’autre règlement ; écrivez une table avec ruleset et readings.
error-hands = La valeur de hands n’est pas l’un des mots connus ; écrivez { LIST($known, join: "or") }.
error-asked-nothing = Après cette étape, { $seat } n’a pas de choix à faire ; revenez à une étape antérieure.
error-nobody-asked = Après cette étape, personne n’a de choix à faire ; nommez un joueur, ou prenez une autre étape.
error-no-seat = Il n’y a pas de joueur « { $seat } » ; sont à la table : { LIST($seats) }.
error-no-question = Ce joueur n’a rien à décider pour l’instant ; attendez son tour.
error-no-choice = Aucun autre joueur n’a fait de choix à cette étape ; voyez-en une autre.
error-not-over = La donne n’est pas finie ; jouez-la d’abord jusqu’au bout.
error-long = Le texte dépasse { NUMBER($most) } caractères ; donnez le relevé d’une seule donne.
error-import = { $complaints }{ $more ->
    [0] {""}
    [one] { " " }Il y a encore une faute.
   *[other] { " " }Il y a encore { $more } fautes.
}
import-wrong = Ligne { $line }, colonne { $column } : { $says }.
link-damaged = Le lien est endommagé ou incomplet ; copiez-le en entier, ou commencez une nouvelle donne.
link-strange = Cette page ne connaît pas ce genre de lien ; rechargez-la, ou commencez une nouvelle donne.
link-own = Un lien ne peut pas emporter vos propres règles ; enregistrez la donne et vos règles dans des fichiers.
survey-policy = Aucune façon de jouer ne s’appelle « { $policy } » ; choisissez { LIST($known, join: "or") }.
survey-deals = Une simulation compte de { NUMBER($least) } à { NUMBER($most) } donnes, et non { $deals } ; choisissez un nombre dans ces limites.
survey-seed = { $seed } n’est pas une graine possible pour { $deals } donnes ; écrivez un nombre entier de 0 à { $most }.
survey-session = On ne peut pas répartir { $deals } donnes en parties de { $session } ; choisissez de 1 à { $most } donnes.
survey-part = Ce morceau n’appartient pas à cette simulation ; recommencez la simulation.
error-draft-unread = Le texte des règles est illisible pour l’instant ; corrigez d’abord ce texte.
error-draft-unknown = Le texte des règles ne contient pas ce passage ; modifiez-le dans le texte.
error-draft-several = Plusieurs articles fixent ensemble ce point ; modifiez-le dans le texte.
error-draft-value = La règle ne peut pas prendre cette valeur ; choisissez-en une autre.
