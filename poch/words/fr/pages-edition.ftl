### Comment les pages nomment ce que les données désignent par des identifiants.

## Comment un article est attesté

status-stated = Énoncé
status-stated-meaning = la source le dit, et nous avons lu cette partie
status-reported = Rapporté
status-reported-meaning = un auteur plus récent le dit au sujet d’une source que nous n’avons pas vue, ou du jeu en général
status-reported-mt = Rapporté en traduction
status-reported-mt-meaning = nous n’avons pu lire le compte rendu qu’en traduction automatique, si bien que le sens en est plus sûr que les mots
status-inferred = Déduit
status-inferred-meaning = nous le déduisons de ce que dit la source ; la raison est donnée
status-supplied = Ajouté
status-supplied-meaning = un ajout de notre part, pour que l’on puisse jouer
standing-inherited = Repris du texte comparé
standing-inherited-meaning = nous le déduisons d’un compte rendu qui n’énumère que ce qui distingue ce texte d’un autre, et ne parle pas de ce point
standing-borrowed = Emprunté
standing-borrowed-meaning = pris à un autre texte, qui est nommé ; rien ne montre que le présent texte s’accorde avec cet autre
standing-unsettled = Non tranché
standing-unsettled-meaning = ce que nous connaissons du texte peut se lire de plusieurs façons ; la lecture est de nous
standing-moot = Sans objet
standing-moot-meaning = d’après les autres règles du texte, il n’y a ici rien à fixer
mark = { $name } : { $meaning }.
mark-gap = { $name } ({ $gap }) : { $meaning } ; { $why }.

## Pourquoi une source ne dit pas ce qu’un article ajoute

gap-silent = Muet
gap-silent-meaning = nous avons lu le texte en entier, et il ne dit rien sur ce point
gap-unreported = Non rapporté
gap-unreported-meaning = le compte rendu ne le dit pas, alors que la source elle-même, que nous n’avons pas vue, le dit peut-être
gap-cut = Pas dans ce que nous avons lu
gap-cut-meaning = notre copie s’interrompt ; ce qu’elle contient du texte ne le dit pas, alors que le reste le dit peut-être

## Ce que donne une règle quand on compare deux textes

degree-both = énoncé dans les deux textes
degree-reported = d’après un compte rendu
degree-as-read = selon notre lecture
degree-another = d’un autre texte
degree-taken = tiré de l’autre
degree-only-one = un seul le dit
degree-no-place = ne se pose pas dans l’autre
degree-neither = aucun ne le dit
outcome-both-differ = Différence
outcome-both-differ-meaning = énoncé dans les deux textes
outcome-both-same = Concordance
outcome-both-same-meaning = énoncé dans les deux textes
outcome-reported-differ = Différence, d’après un compte rendu
outcome-reported-differ-meaning = au moins l’un des deux est connu par un compte rendu
outcome-reported-same = Concordance, d’après un compte rendu
outcome-reported-same-meaning = au moins l’un des deux est connu par un compte rendu
outcome-as-read-differ = Différence, selon notre lecture
outcome-as-read-differ-meaning = au moins l’une des valeurs est déduite par nous, ou serait autre selon une autre lecture
outcome-as-read-same = Concordance, selon notre lecture
outcome-as-read-same-meaning = au moins l’une des valeurs est déduite par nous, ou serait autre selon une autre lecture
outcome-another-differ = Différence, mais une valeur vient d’un autre texte
outcome-another-differ-meaning = l’une des valeurs n’est pas de ce texte, mais de celui d’où nous la tirons
outcome-another-same = Concordance, mais une valeur vient d’un autre texte
outcome-another-same-meaning = l’une des valeurs n’est pas de ce texte, mais de celui d’où nous la tirons
outcome-taken = Tiré de l’autre
outcome-taken-meaning = l’une des valeurs vient du texte d’à côté, ou les deux d’un troisième : elle ne prouve donc rien pour aucun des deux
outcome-only-one = Un seul le dit
outcome-only-one-meaning = l’autre se tait, ne donne la règle que pour d’autres nombres de joueurs, ou n’a pas été lu ni rapporté jusque-là : ce qu’on y joue est de nous
outcome-no-place = Ne se pose pas dans l’autre
outcome-no-place-meaning = il manque à l’autre la case, la partie de la donne ou la condition où cela pourrait se présenter
outcome-neither = Aucun ne le dit
outcome-neither-meaning = ce qu’on joue est de nous des deux côtés, ou tiré d’autres textes

## Ce qui a été lu d’un texte

locus = { $place ->
    [opening] début
    [note-i] note i
   *[note-i-of-the-report] note i du compte rendu
}
seen-whole = Lu en entier
seen-in-part = Lu en partie ; notre copie s’interrompt
seen-report = Non vu par nous ; connu seulement par un compte rendu
seen-both = Le début lu ; le reste connu seulement par un compte rendu

## Ce qu’est un article qui ne fixe rien

remark-history = Une remarque d’histoire, qui ne fixe rien à la table.
remark-advice = Un conseil au joueur, et non une règle.
remark-etiquette = Une question de manières, qui ne fixe rien à la table.
remark-restates = Cet article en répète un autre
remark-arrangement = Cela ne règle que le déroulement à la table, et ne déplace ici ni carte ni jeton.
remark-variation = Une autre façon de jouer, que décrit la source ; on ne la joue pas ici.
remark-unencoded = Une règle que nous ne donnons qu’en mots, et que le moteur ne joue pas.

## Les parties du vocabulaire des règles

part-seats = Les joueurs
part-pack = Le jeu de cartes
part-board = Le tableau
part-dressing = La mise au tableau
part-dealing = La distribution
part-turn-up = La retourne
part-stages = Les parties d’une donne
part-melding = Les annonces
part-vying = L’enchère
part-shedding = Le jeu de la carte
part-settling = Le paiement
part-ending = La fin de la partie

## Langues des textes

language-de = allemand
language-en = anglais
language-fr = français
language-ja = japonais
language-is = islandais

## Les parties de la bibliographie

shelf-rules = Textes qui donnent des règles
shelf-rules-meaning = Chacun de ces textes donne des règles du Poch, certains en partie seulement ou par un compte rendu.
shelf-reports = Comptes rendus, copies et récits de troisième main
shelf-reports-meaning = C’est par eux que nous connaissons certains des textes ci-dessus, ou que des auteurs plus récents ont connu le jeu.
shelf-related = Jeux apparentés
shelf-related-meaning = La page sur ces jeux en dit davantage.
shelf-history = Histoire
shelf-history-meaning = Il s’agit ici de l’histoire du jeu, de son nom ou de ses tableaux.

## Ce que concernent les corrections

field-editions = Les livres et leurs éditions
field-attribution = Les règles, et à qui elles sont
field-copies = Ce que copies et traductions ont perdu
field-defects = Les défauts des textes eux-mêmes
field-names = Tableaux, dates et noms

## Les parties du glossaire

group-game = Le jeu et ses parties
group-deal = La distribution et la retourne
group-cards = Les cartes
group-board = Tableau, cases et jetons
group-vying = L’enchère
group-sets = Combinaisons et suites
group-play = Le jeu de la carte
group-related = Jeux apparentés

## Pages auxquelles mènent les corrections

leads-to-blended-summaries = Comment les résumés composites induisent en erreur
leads-to-related-games = Jeux apparentés
leads-to-timeline = Chronologie

## Ce que montre la chronologie à côté des textes

strand-record = Document
strand-board = Tableau
strand-word = Mot
strand-research = Recherche
strand-gap = Lacune

## Comment les tableaux sont faits

shape-boxes = une boîte par case
shape-slats = dans une boîte divisée par des lattes
shape-rows = sur un tableau à rangées
shape-round = sur un tableau rond
shape-ring = sur un tableau rond
shape-corners = sur un tableau carré avec un milieu

## Choses comptées
counted-hand = { $n ->
    [0] aucune donne
    [1] une donne
   *[other] { N($n) } donnes
}
counted-rule = { $n ->
    [0] aucune règle
    [1] une règle
   *[other] { N($n) } règles
}
counted-pool = { $n ->
    [0] aucune case
    [1] une case
   *[other] { N($n) } cases
}
counted-step = { $n ->
    [0] aucune étape
    [1] une étape
   *[other] { N($n) } étapes
}
counted-ruleset = { $n ->
    [0] aucun règlement
    [1] un règlement
   *[other] { N($n) } règlements
}
