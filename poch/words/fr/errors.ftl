### Ce qui ne va pas dans une demande, un lien, un fichier ou un relevé.

lost-reading = La lecture { $reading } de { $crux } n’existe pas ici ; la donne se joue selon la lecture adoptée.
lost-pool = Le tableau n’a pas de case { POOL($pool) } ici ; { $n ->
    [0] ce qui s’y trouvait est laissé de côté.
    [one] l’unique jeton qui s’y trouvait est laissé de côté.
   *[other] les { $n } jetons qui s’y trouvaient sont laissés de côté.
}
lost-action = L’action { $n }, « { $action } », ne convient pas : { $why }. La donne reprend avant cette action.
error-request = Cette demande n’existe pas ; on connaît { LIST($known) } et les études.
error-lacks = Il manque { $key } à la demande ; ajoutez-le.
error-json = La demande n’est pas du JSON : { $why }.
error-deep = La demande a trop de niveaux ; écrivez-en moins.
error-record = Cette donne ne peut pas être lue : { $complaints }.
error-viewer = Ce spectateur n’est pas à la table ; nommez l’un de ceux-ci : { LIST($seats, join: "or") }.
error-people = Un joueur n’est pas à la table ; ne nommez que ceux-ci : { LIST($seats, join: "or") }.
error-viewer-only = Vous ne pouvez poser de question que sur { $seat } ; les autres mains sont cachées.
error-readings = Les lectures ne forment pas une table ; écrivez-en une, ou laissez-la de côté.
error-list = { $key } n’est pas une liste ({ $what }) ; écrivez-en une, ou laissez-la de côté.
error-number = { $key } n’est pas un nombre entier ; donnez-en un, ou laissez-le de côté.
error-not-loaded = Le règlement « { $ruleset } » n’est pas chargé ; sont chargés : { LIST($known) }.
error-with = La demande ne nomme pas d’autre règlement ; écrivez ruleset et readings.
error-hands = hands n’est pas un mot connu ; écrivez { LIST($known, join: "or") }.
error-asked-nothing = { $seat } n’a pas de choix après cette étape ; revenez à une étape antérieure.
error-nobody-asked = Personne n’a de choix après cette étape ; nommez un joueur, ou prenez une autre étape.
error-no-seat = Il n’y a pas de joueur « { $seat } » ; à la table : { LIST($seats) }.
error-no-question = Ce joueur n’a rien à répondre maintenant ; attendez son tour.
error-no-choice = Aucun autre joueur n’a fait de choix là ; voyez une autre étape.
error-not-over = La donne n’est pas finie ; jouez-la d’abord jusqu’au bout.
error-long = Cela dépasse { NUMBER($most) } caractères ; donnez le relevé d’une seule donne.
error-import = { $complaints }{ $more ->
    [0] {""}
    [one] { " " }Il y a encore une faute.
   *[other] { " " }Il y a encore { $more } fautes.
}
import-wrong = Ligne { $line }, colonne { $column } : { $says }.
link-damaged = Le lien est endommagé ou incomplet ; copiez-le en entier, ou commencez une nouvelle donne.
link-strange = Cette page ne connaît pas cette sorte de lien ; rechargez-la, ou commencez une nouvelle donne.
link-own = Un lien ne peut pas emporter vos propres règles ; enregistrez la donne et vos règles dans des fichiers.
link-many = Un lien ne peut pas porter plus de huit joueurs ; enregistrez la donne dans un fichier.
survey-policy = Il n’y a pas de façon de jouer « { $policy } » ; choisissez { LIST($known, join: "or") }.
survey-deals = Une simulation compte { NUMBER($least) } à { NUMBER($most) } donnes, non { $deals } ; choisissez un nombre dans ces limites.
survey-seed = { $seed } n’est pas une graine possible pour { $deals } donnes ; écrivez un nombre entier de 0 à { $most }.
survey-session = { $deals } donnes ne se divisent pas en parties de { $session } ; choisissez de 1 à { $most } donnes.
survey-part = Ce n’est pas un morceau de cette simulation ; recommencez-la.
error-draft-unread = Le texte des règles est illisible pour l’instant ; corrigez-le d’abord dans le texte.
error-draft-unknown = Le texte des règles ne contient pas ce passage ; modifiez-le dans le texte.
error-draft-several = Plusieurs articles fixent ce point ensemble ; modifiez-le dans le texte.
error-draft-value = La règle ne peut pas être celle-là ; choisissez autre chose.
