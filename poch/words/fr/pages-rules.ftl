### Une règle à travers tous les textes : les questions, et ce que les textes disent de chacune.

rules-title = Une règle à travers tous les textes
rules-description = Chaque règle sous forme de question : ce que répond chaque texte, sur quoi cela repose, et quel texte est le plus ancien.
rules-lead = Cette page pose les questions l’une après l’autre, et chaque texte y répond. Pour chaque réponse, vous voyez quels textes la donnent et sur quoi elle repose, avec l’article et une donne qui la montre.
rules-counted = Un texte compte quand il donne lui-même la réponse, quand un compte rendu la lui attribue, ou quand nous le lisons ainsi. Ce qu’il tient d’un autre texte, ou ce que nous avons ajouté, se compte à part. Quand un texte en suit un autre et donne la même réponse, nous le nommons sans le compter de nouveau.
rules-earliest-about = La plus ancienne attestation n’est que la plus ancienne dans nos textes. Nous la cherchons parmi les textes datés qui énoncent la règle, ou auxquels un compte rendu l’attribue. L’année est celle du texte, et jamais celle d’un compte rendu plus récent.
rules-part-title = { $part } : une règle à travers tous les textes
rules-part-description = { $n ->
    [1] Une question
   *[other] { $n } questions
  } sur une partie du jeu, avec la réponse de chaque texte.
rules-every = Toutes les règles
rules-questions = Questions de cette page
rules-texts-poch = Les textes sur le Poch
rules-texts-family = Textes sur d’autres jeux
rules-none-poch = Aucun texte sur le Poch n’a de règle de ce genre.
rules-none-family = Aucun texte sur un autre jeu n’a de règle de ce genre.
rules-value = <b>{ $value }</b> – { $texts }.
rules-as-far = { $value } (chaque texte aussi loin qu’il va)
rules-any = { $value }, quel que soit le nombre de joueurs
rules-stated = { $n ->
    [1] un { $first ->
        [yes] texte l’énonce
       *[no] l’énonce
      }
   *[other] { N($n) } { $first ->
        [yes] textes l’énoncent
       *[no] l’énoncent
      }
  }
rules-reported = { $n ->
    [1] le compte rendu d’un { $first ->
        [yes] texte
       *[no] autre texte
      } le dit
   *[other] les comptes rendus de { N($n) } { $first ->
        [yes] textes
       *[no] autres textes
      } le disent
  }
rules-read = { $n ->
    [1] { $first ->
        [yes] un texte le dit
       *[no] un autre le dit
      } selon notre lecture
   *[other] { $first ->
        [yes] { N($n) } textes le disent
       *[no] { N($n) } autres le disent
      } selon notre lecture
  }
rules-lender = « { $text } »
rules-taken = { $n ->
    [1] { $first ->
        [yes] un texte
       *[no] un autre
      } le tient de { $lenders }
   *[other] { N($n) } { $first ->
        [yes] textes
       *[no] autres
      } le tiennent de { $lenders }
  }
rules-ours = { $n ->
    [1] nous l’ajoutons pour { $first ->
        [yes] un texte
       *[no] un autre
      }
   *[other] nous l’ajoutons pour { $first ->
        [yes] { N($n) } textes
       *[no] { N($n) } autres
      }
  }
rules-voices = { $voices }, et { $last }
rules-earliest = Plus ancienne attestation dans nos textes : { $texts }.
rules-dated = { $siglum }, { $year }
rules-undated = Aucun texte daté ne le dit.
rules-repeats = { $n ->
    [1] { $texts } le dit aussi, mais comme il suit « { $other } », il n’est pas compté de nouveau.
   *[other] { $texts } le disent aussi, mais comme ils suivent « { $other } », ils ne sont pas comptés de nouveau.
  }
rules-option = <b>{ $value }</b> – dans { $texts }, comme variante maison.
rules-other = <b>{ $value }</b> – dans { $texts }, mais seulement selon une autre lecture.
rules-option-too = Comme variante maison, aussi dans { $texts }.
rules-other-too = Selon une autre lecture seulement, aussi dans { $texts }.
rules-unread = Rien sur ce point dans ce que nous avons lu : { $texts }.
rules-unlisted = Rien sur ce point parmi les différences énumérées : { $texts }.
rules-cut = Rien sur ce point dans notre copie : { $texts }.
rules-unreported = Rien sur ce point dans le compte rendu : { $texts }.
rules-silent = Rien sur ce point dans ce que nous avons lu en entier : { $texts }.
rules-nowhere = { $n ->
    [1] Dans un texte, la question ne se pose pas.
   *[other] Dans { N($n) } textes, la question ne se pose pas.
  }
rules-by-date = Les textes par date
rules-from = Tiré de { $text }
rules-follows = suit { $text }
rules-hand = dans une donne
rules-hand-what = { $clause } dans une donne : { $hand }
rules-mechanism = Ce qu’un article peut fixer ici
rules-others = Autres parties du jeu
rules-link = À travers tous les textes

## Les questions

question-seats = Combien de joueurs peuvent jouer ?
question-pack-size = Combien de cartes compte le jeu ?
question-pack-ranks = Quel est l’ordre des cartes ?
question-pack-without = Quelles cartes retire-t-on du jeu de cartes ?
question-pack-suits = Quelles couleurs portent les cartes ?
question-board-pools = Quelles cases a le tableau ?
question-board-names = Comment s’appellent les cases ?
question-board-unexplained = À quelles cases le texte ne donne-t-il pas de gagnant ?
question-board-won-elsewhere = Quelles cases se gagnent dans une partie de la donne qui ne figure pas ici ?
question-board-shape = Comment le tableau est-il fait ?
question-board-cards = Quelle carte appartient à quelle case ?
question-board-cards-from = D’où viennent les cartes du tableau ?
question-dressing-antes = Combien de jetons chacun met-il, et dans quelles cases ?
question-dressing-by = Qui garnit le tableau ?
question-dressing-contributions = Combien de jetons les autres versent-ils au donneur ?
question-dressing-dealer-adds = Combien de jetons le donneur ajoute-t-il à ceux des autres ?
question-dressing-rest = Dans quelle case vont les jetons qui restent ?
question-dressing-dealer-puts = Que met le donneur ?
question-dressing-winner-spared = Dans quelles cases le gagnant de la donne précédente ne met-il rien ?
question-dressing-winner-deals = De quoi un gagnant qui donne est-il dispensé ?
question-dressing-placing = Où peut-on placer ses jetons ?
question-dressing-chips = Combien de jetons chacun place-t-il ?
question-dressing-dealer = Combien de jetons le donneur place-t-il ?
question-dressing-later = Qui place des jetons aux donnes suivantes ?
question-dressing-first = Qui place ses jetons le premier ?
question-dealing-first-dealer = Qui donne le premier ?
question-dealing-next-dealer = Qui donne ensuite ?
question-dealing-direction = Dans quel sens joue-t-on ?
question-dealing-misdeal = Que fait-on après une maldonne ?
question-dealing-exposed = Que fait-on quand une carte est vue pendant la distribution ?
question-dealing-cut = Qui coupe ?
question-dealing-cards = Combien de cartes chacun reçoit-il ?
question-dealing-packets = Combien de cartes donne-t-on à la fois ?
question-dealing-stock-seen = Qui peut regarder les cartes qui restent ?
question-dealing-spare-hand = Que peut faire le donneur de la main supplémentaire ?
question-dealing-spare-hand-bids = Comment enchérit-on pour la main supplémentaire ?
question-turn-up-card = Quelle carte retourne-t-on ?
question-turn-up-makes = Que décide la retourne ?
question-turn-up-goes-to = À qui revient la retourne ?
question-turn-up-pool = Que devient la case de la retourne ?
question-turn-up-board-card = Qu’arrive-t-il si la retourne est la carte d’une case ?
question-stages = Dans quel ordre viennent les parties d’une donne ?
question-melding-claims = Quelles cartes prennent la case { POOL($pool) } ?
question-melding-shares = Quels atouts se partagent la case { POOL($pool) } ?
question-melding-run-least = Combien de cartes font une suite ?
question-melding-run-best-by = D’après quoi compare-t-on les suites ?
question-melding-run-equal = De deux suites égales, laquelle l’emporte ?
question-melding-run-still-equal = De deux suites égales dont aucune n’est en atout, laquelle l’emporte ?
question-melding-run-singles = Pour quelles cartes de la meilleure suite est-on payé en plus ?
question-melding-several = Que reçoivent plusieurs joueurs qui ont les cartes d’une même case ?
question-melding-unclaimed = Que devient une case que personne ne prend ?
question-melding-forgotten = Faut-il réclamer une case ?
question-vying-first = Qui parle le premier ?
question-vying-entry = Qui peut prendre part à l’enchère ?
question-vying-opening = De combien de jetons peut-on poquer ?
question-vying-pool = Sur quelle case porte l’enchère ?
question-vying-stakes = Où vont les mises ?
question-vying-raising = Qui peut relancer ?
question-vying-raise = De combien de jetons peut-on relancer ?
question-vying-pass = Que veut dire passer avant que quelqu’un ait poqué ?
question-vying-folded-stake = Que devient la mise d’un joueur qui abandonne ?
question-vying-showdown = Qu’arrive-t-il quand les mises sont égales ?
question-vying-naming = Quelle combinaison un joueur nomme-t-il ?
question-vying-rounds = Combien de tours fait-on pour nommer des combinaisons ?
question-vying-again-stake = De combien de jetons peut-on poquer au second tour ?
question-vying-again-answers = Que misent ceux qui tiennent contre un joueur qui poque au second tour ?
question-vying-again-showdown = Comment décide-t-on qui a la meilleure des combinaisons ni nommées ni montrées ?
question-vying-again-pool = Les mises du premier tour attendent-elles le gagnant du second ?
question-vying-laid-off = Quelles combinaisons sont écartées ?
question-vying-bluff = Que paie un joueur dont le bluff est tenu ?
question-vying-ranking-size = De deux combinaisons, laquelle l’emporte si l’une a plus de cartes ?
question-vying-ranking-rank = De deux combinaisons de même taille, laquelle l’emporte ?
question-vying-ranking-equal = De deux paires de même rang, laquelle l’emporte ?
question-vying-ranking-side-cards-equal = De deux paires égales, laquelle l’emporte si les autres cartes sont égales aussi ?
question-vying-ranking-no-set = Qu’est-ce qui décide si personne n’a de combinaison ?
question-vying-ranking-no-set-equal = De deux plus hautes cartes égales, laquelle l’emporte ?
question-vying-ranking-hands = Dans quel ordre se classent les mains de poker ?
question-vying-ranking-hands-equal = De deux mains de même sorte, laquelle l’emporte ?
question-vying-fold-out = Que doit faire le dernier en jeu quand tous les autres ont abandonné ?
question-vying-nobody = Qu’arrive-t-il quand personne ne poque ?
question-vying-short-purse = Que peut faire un joueur qui n’a pas assez de jetons pour tenir ?
question-shedding-leader = Qui entame le premier ?
question-shedding-leader-cards = Quelle carte donne droit à la première entame ?
question-shedding-leader-if-none = Qui entame le premier si personne n’a gagné l’enchère ?
question-shedding-lead = De quelle carte peut-on entamer ?
question-shedding-play = Quelle carte se pose sur la carte d’entame ?
question-shedding-trumping = Quand peut-on couper une autre couleur ?
question-shedding-count-limit = Jusqu’où peut-on compter ?
question-shedding-count-points = Qu’ajoute chaque rang au compte ?
question-shedding-emptied = Que devient un joueur qui a écarté toutes ses cartes ?
question-shedding-run-ends = Quand une suite s’arrête-t-elle ?
question-shedding-ranks = Comment les cartes se suivent-elles dans une suite ?
question-shedding-run-pays = Que paient les autres pour une suite finie ?
question-shedding-next-leader = Qui entame ensuite ?
question-shedding-new-suit = De quelle couleur entame-t-on après une suite ?
question-shedding-new-suit-lacking = Qui entame quand, après une suite, personne n’a une couleur dont on puisse entamer ?
question-shedding-wins-pool = Quelle carte faut-il jouer pour prendre la case d’une carte ?
question-shedding-unclaimed = Que devient une case que personne ne gagne en jouant ?
question-shedding-trump-pools = Quels atouts font prendre une case quand on les joue ?
question-shedding-card-pools = Quelles cartes font prendre une case quand un même joueur les a toutes jouées ?
question-shedding-shown = Qui montre les cartes d’une case sans les jouer ?
question-shedding-pairs = Qui prend une case pour laquelle il faut deux atouts ?
question-shedding-forgotten = Faut-il réclamer sur-le-champ une case que l’on gagne en jouant ?
question-shedding-kept = Que fait un joueur à qui il reste la carte d’une case ?
question-shedding-card-pays = Quelles cartes les autres paient-ils à celui qui les joue ?
question-shedding-led-pays = Quelles cartes les autres paient-ils à celui qui en entame ?
question-shedding-stop-card = Quelle carte peut-on poser avec une autre pour arrêter la suite ?
question-shedding-stop-card-with = Avec quelle carte peut-on poser celle qui arrête la suite ?
question-shedding-put-in = Quelle carte peut placer un joueur qui ne peut pas continuer ?
question-shedding-unable-pays = Que paie un joueur qui ne peut pas jouer ?
question-shedding-run-ended-by = Quelles cartes terminent une suite ?
question-shedding-stands-in = Quelle carte peut remplacer celle que personne n’a ?
question-shedding-holding-back = Est-on tenu de jouer quand on le peut ?
question-shedding-out = Quand finit le jeu de la carte ?
question-settling-measure = Comment se paient les cartes restantes ?
question-settling-per-card = Combien de jetons paie-t-on par carte restante, ou par point ?
question-settling-placing = Dans quelles cases va le paiement des cartes restantes ?
question-settling-points = Combien de points vaut chaque rang ?
question-settling-exempt = Quelle carte encore en main dispense de payer ?
question-settling-doubled-by = Quelle carte encore en main fait payer le double ?
question-settling-kept-pays = Que paie à la fin celui qui garde une certaine carte ?
question-settling-prize = Quelle case va au premier à finir ?
question-settling-tricks-most = Qui prend le prix quand on compte les plis ?
question-settling-tricks-without = Qui paie pour les cartes restantes quand on compte les plis ?
question-settling-tricks-several = Qui est payé quand plusieurs ont le plus de plis ?
question-settling-most-cards = Le joueur à qui il reste le plus de cartes paie-t-il un supplément ?
question-settling-most-to = À quels adversaires celui qui a le plus de cartes paie-t-il le supplément ?
question-settling-most-tied = Qui paie le supplément quand plusieurs gardent le plus de cartes ?
question-settling-short-purse = Qu’arrive-t-il quand quelqu’un ne peut pas payer ?
question-ending-when = Quand finit la partie ?
question-ending-unable = Qu’arrive-t-il quand quelqu’un ne peut plus garnir le tableau ?
question-ending-winner = Qui gagne la partie ?
question-ending-clearing = Comment vide-t-on le tableau à la fin ?
question-ending-clearing-cards = Combien de cartes donne-t-on pour vider le tableau ?
question-ending-clearing-trumps = Quelle couleur est atout quand on vide le tableau ?
question-ending-clearing-pairs = Qui prend la case de plusieurs cartes quand on vide le tableau ?
question-ending-residue = Que deviennent les jetons restés sur le tableau ?
