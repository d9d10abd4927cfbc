play-start = Commencer une donne
play-how = Comment joue-t-on ?
play-shelf-open = Variantes et fichiers…
play-size = Avant la première donne, le moteur se charge : { $size }, une seule fois.
play-back = Revenir à votre partie
play-ready = La table est prête pour { N($n) } joueurs.
play-gone = La partie enregistrée ne peut pas reprendre : { $why }
play-cleared = Une partie avait été enregistrée à cette adresse, mais elle n’y est plus : ce navigateur a effacé ce qu’il gardait, ou bien vous avez joué dans un autre. Si vous avez enregistré la partie dans un fichier, ouvrez-le sous « Variantes et fichiers ».
play-link-damaged = Ce lien est endommagé ou incomplet. Copiez-le en entier.
play-recorded = une donne enregistrée
play-progress = Part du moteur déjà chargée
play-setting = Mise en place de la partie…
play-not-set = Impossible de mettre la partie en place.
play-new = Commencer une nouvelle donne
play-part-missing = Une partie de cette page n’a pas pu être chargée ({ $why }).
play-table = La table ; les flèches gauche et droite permettent de revenir en arrière et d’avancer
play-clauses = Selon quel article
play-steps = Toutes les étapes
play-pass = Passer
play-fold = Abandonner
play-hold = Tenir{ $n ->
    [0] {""}
    [1] {" "}pour un jeton
   *[other] {" "}pour { $n } jetons
}
play-play = Jouer
play-swap = Échanger
play-place = Un jeton dans la case { $pool }
play-claim = Réclamer
play-claim-what = Réclamer { $pool }
play-nothing = Ne rien jouer
play-swap-nothing = Ne rien échanger
play-take = Prendre la main supplémentaire
play-take-nothing = Garder votre main
play-bid-chips = Nombre de jetons que vous offrez
play-raise-chips = Nombre de jetons auquel vous portez la mise
play-knock-chips = Jetons à miser pour poquer
play-fewer = Un jeton de moins
play-more = Un jeton de plus
play-choose-away = Choisissez la carte que vous donnez en échange.
play-choose-hand = Choisissez une carte de votre main.
play-hint = Conseil
play-hint-is = Conseil : { $advice }. { $why }
play-may = Ai-je le droit… ?
play-why-seat = Pourquoi ce choix { ELIDE("de", $seat) } ?
play-branch-step = Et si, à l’étape { $step }
play-branch-hand = Une donne
play-branch-deal = Donne { $seed }
play-link-title = Un lien vers cette position ; il contient toutes les cartes
play-copy-link = Copier le lien
play-embed = Intégrer
play-the-game = La partie
play-same = Rejouer la même donne
play-other-cards = D’autres cartes
play-new-game = Nouvelle partie…
play-others-are = Les autres jouent
play-careful = avec prudence
play-counting = en comptant les cartes
play-farsighted = en calculant d’avance
play-reckless = au hasard
play-deal-seed = Donne { $seed }.
play-read = Lectures autres que celles adoptées : { $readings }.
play-next = Donne suivante
play-under = Selon d’autres règles…
play-in-all = en tout { $chips }
play-scores = Jetons gagnés et perdus
play-before = Avant
play-session-over = La partie est finie.
play-deals = Donnes
play-total = En tout
play-own-rules = Un lien ne peut pas contenir vos propres règles : enregistrez le relevé, et prenez les règles dans { $workshop }.
play-the-workshop = l’atelier
play-copied = Le lien est copié. Il contient toutes les cartes.
play-link = Lien
play-copy-this = Copiez ce lien : { $link }
play-copy-below = Copiez le lien ci-dessous ; il contient toutes les cartes.
play-slow = Lent
play-normal = Normal
play-fast = Rapide
play-at-once = Tout de suite
play-speed-others = Vitesse des autres
play-look-back = Revenir en arrière
play-look-on = Avancer
play-now = Revenir à la position actuelle
play-why = Pourquoi ?
play-what-if = Et si…
play-undo = Annuler
play-goes-on = La donne continue.
play-skip = Aller à mon tour
play-over = La donne est finie.
play-step-clause = { $sentence } Article { $clause }.
play-step-of = { $stage } · { $at } sur { $all }
play-happened-by = Ce coup repose sur
play-asked-by = Votre choix repose sur
play-for = Vous jouez pour { $seat }.
play-pass-on = C’est à { $seat } de jouer. Passez l’appareil : toutes les mains sont cachées.
play-reveal = Je suis { $seat } : montrer mes cartes
play-sound = Son
play-elsewhere = Une partie est en cours dans une autre fenêtre. Ce que vous jouez ici est enregistré à côté, comme variante.
play-thinking = Les autres calculent d’avance…
play-restarting = Le moteur redémarre…
play-not-kept = Ce navigateur n’enregistre rien ici ; vous perdrez la partie en fermant la page.

play-knock = Poquer { $n ->
    [1] d’un jeton
   *[other] de { $n } jetons
}
play-raise = Relancer à { $n ->
    [1] un jeton
   *[other] { $n } jetons
}
play-bid = Offrir { $n ->
    [1] un jeton
   *[other] { $n } jetons
}
play-result = La donne est finie. { $seat ->
    [you] { $net ->
        [0] Vous n’avez
       *[other] Vous avez
    }
   *[other] { $net ->
        [0] { $seat } n’a
       *[other] { $seat } a
    }
} { $net ->
    [0] ni gagné ni perdu.
   *[other] { $won ->
        [yes] gagné
       *[no] perdu
    } { $net ->
        [1] un jeton.
       *[other] { $net } jetons.
    }
}
play-on-board = Sur le tableau pour la donne suivante : { $n ->
    [0] aucun jeton.
    [1] un jeton.
   *[other] { $n } jetons.
}
play-sheet = Feuille de marque : { $n ->
    [one] { $n } donne
   *[other] { $n } donnes
}
