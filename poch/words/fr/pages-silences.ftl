### Ce que le silence pourrait être : le modèle, ce qu’il vaut, et les barres à côté des articles.

silence-model = Ce que suggèrent les autres textes
silence-practice = { $value } ({ $share })
silence-beside = Le texte laisse ce point ouvert. À en juger par les autres textes, voici la probabilité de chaque usage. C’est une conjecture de notre part, qui ne change rien au texte.
silence-no-rule = aucune règle de ce genre
silence-other = une règle que n’a aucun autre texte
silence-rest = un autre usage, ou un usage que n’a aucun autre texte

silences-title = Ce que le silence pourrait être
silences-description = La probabilité de chaque usage quand un texte sur le Poch se tait, et combien de fois on devine juste.
silences-lead = Quand un texte se tait, d’autres parlent encore ; nous donnons donc une probabilité à chacun de leurs usages. Pour éprouver ces probabilités, nous avons caché des règles sur lesquelles les textes diffèrent : le premier choix était juste pour { $share } d’entre elles.
silences-model = C’est un modèle. Il ne change ni texte ni signe, et ne dit jamais ce que dit une source.

## Un exemple

silences-example = Un exemple
silences-example-about = Qui entame le premier au jeu de la carte ? « { $source } » ne le dit pas dans notre copie. Voici ce que les autres textes rendent probable, et sur lesquels d’entre eux repose chaque usage.
silences-practice = Usage
silences-rests = Repose sur
silences-likely = Probabilité

## Ce qu’il vaut

silences-good = Combien de fois le premier choix est juste
silences-good-about = Nous avons caché l’une après l’autre { $n } règles : celles qu’un texte jouable fixe et sur lesquelles les textes diffèrent. Puis nous avons deviné la règle cachée de quatre façons.
silences-who = Choix
silences-right = Juste
silences-by-chance = Un usage quelconque, au hasard
silences-by-majority = L’usage de la plupart des textes
silences-by-nearest = L’usage du texte le plus semblable
silences-by-model = Le modèle
silences-by-ceiling = Le maximum qu’on puisse atteindre ainsi
silences-interval = L’intervalle de confiance à 95 pour cent de la part du modèle va de { $low } à { $high }.
silences-ceiling = Le plafond est au-dessous de 100 pour cent, parce que certains textes ont des règles que n’a aucun autre : personne ne peut les trouver dans les autres textes.
silences-aim = Nous visions { $aim }, soit { $share } des règles que l’on peut deviner, mais nous n’y sommes pas parvenus. Avec { $n } règles cachées, nous ne pouvons pas départager des modèles plus fins.
silences-every = Si l’on compte aussi les règles sur lesquelles tous les textes s’accordent, { $share } des { $n } choix sont justes.
silences-together = Une règle cachée toute seule est facile à deviner, parce que ses voisines restent visibles. Nous avons donc aussi caché d’un coup des parties entières du jeu : parmi les { $n } règles sur lesquelles les textes diffèrent, { $share } des choix étaient alors justes.
silences-halves = Nous avons caché d’un seul coup une règle sur deux des textes suivants : { $sigla }. Le modèle s’attendait à deviner juste { $stated } des { $n } règles ; il en a deviné juste { $share }.

## S’il faut croire le nombre

silences-trust = Peut-on se fier à ce nombre ?
silences-trust-about = Si le modèle dit 80 pour cent, il doit avoir raison 80 fois sur 100. Nous avons rangé toutes les règles cachées d’après le pourcentage qu’il annonçait, en cinq groupes égaux.
silences-trust-contested = Parmi les règles sur lesquelles les textes diffèrent, le modèle est trop sûr de ses choix les plus sûrs. C’est que, pour ces règles, la possibilité qu’un texte innove pèse davantage.
silences-fifth = Groupe
silences-rules = Règles
silences-stated = Le modèle disait
silences-between = Intervalle à 95 pour cent

## Texte par texte

silences-texts = Texte par texte
silences-texts-about = Les barres sont à côté des articles de chaque texte. Ce tableau compte les règles qu’un texte laisse ouvertes. Un choix passe pour sûr à partir de { $sure }. Un texte qui fixe lui-même moins de dix règles n’y figure pas.
silences-text = Texte
silences-open = Règles ouvertes
silences-sure = Choix sûrs
silences-unattested = Règles qu’aucun autre texte ne fixe

## Les grandes lacunes

silences-gaps = Trois grandes lacunes, comblées et jouées
silences-gaps-about = Dans trois lacunes, presque toute une partie du jeu est ouverte. Pour chacune, nous avons tiré, règle après règle, { $drawn } compléments qui peuvent se jouer, puis nous les avons fait jouer par quatre joueurs prudents.
silences-gap-stich = Pierer de 1844 et 1857 : le Stich
silences-gap-tail = L’Encyclopédie de 1765 : la fin du jeu
silences-gap-third-part = Alvensleben de 1853 : la troisième partie
silences-gap-played = Il a fallu essayer { $tried } compléments pour en trouver { $drawn } qui puissent se jouer, dont { $distinct } distincts. Dans { $ended } d’entre eux, toute donne arrive à sa fin. Une donne demande { $plays } choix et déplace { $chips } jetons.
silences-gap-seats = Jetons gagnés par donne, en moyenne sur tous les compléments : premier en cartes { $first }, deuxième { $second }, troisième { $third }, donneur { $dealer }.
silences-gap-best = Les témoins et le jeu plaident pour ce complément-ci. Il est l’un des plus souvent tirés, et les places à la table n’y sont pas plus inégales que d’ordinaire. Entre la meilleure et la pire, l’écart par donne, en jetons, est de { $gap }, contre { $usual } d’ordinaire, c’est-à-dire la médiane des compléments les plus souvent tirés. En moyenne, sur { $deals } donnes, une donne demande { $plays } choix et déplace { $chips } jetons.
silences-rule = Règle
silences-in-draws = Dans combien de tirages
silences-mean = { $mean } ({ $low } à { $high })
silences-gaps-how = Ce qui est tiré d’abord est ensuite tenu pour fixé, si bien que les règles qui vont ensemble sont tirées ensemble. La probabilité que le modèle réserve à un usage nouveau va à celles de nos lectures qui ne sont dans aucun texte. Les intervalles contiennent neuf compléments sur dix.

## La méthode

silences-method = La méthode
silences-method-cells = Une règle est ouverte si le texte ne la fixe pas lui-même. Nous laissons de côté celles qui sont sans objet dans ce texte, et celles qu’une édition prend à un autre texte. Les réponses possibles sont les différents usages des textes qui fixent la règle.
silences-method-weight = Nous donnons un poids à la règle de chacun de ces textes. Plus les deux textes diffèrent sur les autres règles, et plus d’années les séparent, plus ce poids est faible. Il monte, au contraire, s’ils s’accordent sur des règles qui vont avec celle-ci.
silences-method-formula = C’est un modèle catégoriel à poids de noyau, ramené vers les parts simples :
silences-method-letters = Ici, d est la part des règles qui diffèrent, moins la part moyenne. La lettre t désigne le logarithme de la cote que donnent les accords sur d’autres règles, et c le nombre de siècles d’écart. K est le nombre d’usages, n celui des textes, m la part simple d’un usage.
silences-weight-apart = λ = { $value } : la ressemblance
silences-weight-telling = κ = { $value } : l’accord sur des règles qui vont ensemble
silences-weight-century = τ = { $value } : un siècle
silences-weight-foreign = μ = { $value } : une autre langue
silences-weight-flat = α = { $value } : les parts simples
silences-weight-other = δ = { $value } : un usage que n’a aucun autre texte
silences-method-telling = Pour t, nous prenons toutes les paires des autres textes, et comptons combien de fois l’accord sur une règle va avec l’accord sur une autre. Nous y ajoutons le poids d’une paire qui ne montre aucun lien. La part d est ramenée vers la moyenne avec le poids de dix règles.
silences-method-witness = Une source compte une seule fois, quel que soit le nombre de textes qui la répètent. Les articles qu’un texte emprunte ou reprend ne comptent que pour leur source. Des textes tirés d’une même source, ou qui fixent tout de la même façon, ne font qu’un seul témoin. Les textes sans date passent pour aussi récents que le plus récent.
silences-method-ambiguous = Quand les mots d’un texte n’admettent que certaines lectures, nous ne pesons que celles-là.
silences-method-fit = Nous avons ajusté ces nombres aux règles cachées par le maximum de vraisemblance. Pour chaque résultat, le texte en question n’a pris aucune part à l’ajustement, ni comme question ni comme témoin.
silences-method-bits = Une règle sur laquelle les textes diffèrent surprend le modèle de { $bits } bit en moyenne. Si on lui donne la liste des usages, le nouveau compris, la surprise est de { $closed } bit.
silences-tried = Ce que nous avons encore essayé
silences-tried-about = Un écart d’un ou deux points peut être dû au hasard. La langue des textes n’ajoute rien à ce que dit déjà leur ressemblance : le modèle s’en passe donc. Il garde en revanche la date, qui ne lui nuit pas.
silences-which = Modèle
silences-bits = Bits par règle
silences-tried-model = Le modèle
silences-tried-language = Avec la langue
silences-tried-no-date = Sans la date
silences-tried-no-likeness = Sans la ressemblance
silences-tried-no-telling = Sans les règles qui vont ensemble
silences-tried-date-and-language = La date et la langue seules
silences-again = Pour voir les règles ouvertes d’un texte avec tous les articles, lancez <code>poch complete poque-1765</code>. Pour recalculer tous les chiffres, lancez <code>{ $command }</code>.
