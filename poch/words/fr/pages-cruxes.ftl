### La page des passages disputés, et celle des mécanismes.

## Passages disputés

cruxes-title = Passages disputés
cruxes-description = Les passages disputés des règles du Poch, avec leurs lectures.
cruxes-lead = Un passage disputé est un passage qui peut se lire de plusieurs façons, ou un silence qui peut se combler de plusieurs façons. Pour chacun, vous trouvez ses lectures, la raison de chacune, les textes qui l’appuient, et la lecture que nous avons adoptée.
cruxes-play = Vous pouvez jouer selon n’importe quelle lecture : choisissez-en une à côté de l’article, ou sur la page <a href="{ $base }play/">Jouer</a>.
cruxes-questions = Questions
cruxes-options = Variantes maison
cruxes-cite = citer
cruxes-cite-this = Citer ce passage disputé
cruxes-in-play = Au jeu :
cruxes-effect = Voici ce que change la lecture « { $reading } » par rapport à la lecture adoptée. { $effect }
cruxes-no-effect = Aucune autre lecture n’a d’effet mesurable.
cruxes-what-matters = Ce qui change le jeu
cruxes-where = Où cela compte :
cruxes-hand = Lecture « { $reading } », dans la donne « { $hand } » : { $effect }
cruxes-never-played = Ce texte ne peut pas se jouer : nous en connaissons trop peu.
cruxes-no-hand = Ce passage ne change rien à nos donnes.
crux-as-a-rule = (par défaut)
crux-adopted = (adoptée)
crux-passage = Le passage :
crux-witnesses = Témoins de cette lecture : { $links }.

## Mécanismes

mechanisms-title = Mécanismes
mechanisms-description = Tout ce qu’un article peut fixer, et quelles sources suivent quel usage.
mechanisms-lead = Cette page énumère tout ce qu’un article peut fixer, et tous les usages qu’il peut nommer. Rien n’y vaut par défaut : ce qu’une source ne fixe dans aucun article reste inconnu, et le moteur refuse alors de jouer.
mechanisms-sources = À côté de chaque usage figurent les sources qui le suivent, avec l’article. Quand une source ne règle pas elle-même le point, une parenthèse après son sigle dit sur quoi l’usage repose : une lecture adoptée ou une autre, un autre texte, ou nous.
mechanisms-parts = Parties du jeu
mechanisms-nobody = aucune source éditée jusqu’ici ne le suit
taken-unsettled = lecture adoptée
taken-supplied = ajouté
taken-inherited = repris du texte comparé
taken-borrowed = emprunté
taken-option = variante maison
taken-other = autre lecture

## Nombres

cruxes-others = { $n ->
    [0] Cette lecture ne change aucune autre donne.
    [1] Cette lecture change aussi une autre donne.
   *[other] Cette lecture change aussi { N($n) } autres donnes.
}
