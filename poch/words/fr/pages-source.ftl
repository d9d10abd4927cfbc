sources-title = Sources
sources-description = Les descriptions du Poch éditées ici, et ce que nous avons lu de chacune.
sources-lead = Chaque page donne une description du jeu, article par article, formulée avec nos propres mots. À côté, vous pouvez suivre des donnes pas à pas. Un signe en marge montre sur quoi repose chaque article.
sources-ways = Vous pouvez <a href="{ $base }compare/">comparer</a> les textes deux à deux, ou <a href="{ $base }compare/matrix/">tous à la fois</a>. Si vous avez appris le Poch chez vous, <a href="{ $base }compare/which/">quelques questions</a> mènent au texte le plus proche de vos règles. D’autres pages se trouvent <a href="#beside-the-texts">à côté des textes</a>.
beside-title = À côté des textes
beside-timeline = <a href="{ $base }timeline/">Chronologie</a> : les textes par années, avec leurs tableaux, et ce que l’on rapporte du jeu avant eux
beside-glossary = <a href="{ $base }glossary/">Glossaire</a> : les termes des sources dans leur langue, et les textes qui les attestent
beside-bibliography = <a href="{ $base }bibliography/">Bibliographie</a> : toutes les sources, vues ou non, et ce qu’elles ont d’incertain
beside-corrections = <a href="{ $base }corrections/">Corrections à la littérature</a> : ce que d’autres ont écrit, et que les textes ne confirment pas
beside-to-print = <a href="{ $base }to-print/">À imprimer</a> : les règles de chaque texte jouable sur une feuille, et son tableau où poser les jetons
beside-related-games = <a href="{ $base }related-games/">Jeux apparentés</a> : Bog, Púkk, Hoc, Comète, Tripoley, Nain Jaune, Pope Joan et Glic

source-when = { $when } ; en { $language }
source-undated = Sans date ; en { $language }
facts-seats = { $fixed ->
    [yes] { $most }
   *[no] { $least }–{ $most }
} joueurs
facts-cards = { $cards } cartes
facts-unsure = { $what } ({ $why })
facts-none = Joueurs, cartes et tableau : nous n’en avons rien lu
unsure-ours = notre ajout
unsure-borrowed = emprunt
unsure-adopted = lecture adoptée
evidence-read = { $how }.
evidence-via = { $how } ({ $work }).
evidence-lent = { $n ->
    [0] Aucun article emprunté
    [one] Un article emprunté
   *[other] { BEGIN(N($n)) } articles empruntés
} ({ $work }) : texte { $how }
tally = { $n ->
    [0] Aucun article
    [one] Un article
   *[other] { NUMBER($n) } articles
} ({ $parts }).
tally-of = { $mark } : { NUMBER($n) }

source-compare = Comparer avec d’autres textes
source-cite = Citer ce texte
source-change = Changer ces règles
source-handout = Feuille à imprimer
source-legend = Ce que signifient les signes en marge
source-legend-more = Voir aussi <a href="{ $base }editorial/">Comment lire</a>.
source-ours = Notre ajout :
source-clause-cite = citer
source-clause-cite-what = Citer { $name }
source-also-in = Aussi dans :
source-rule = règle
source-rule-about = { $about } :
source-retired = Les liens vers <code>{ $name }</code> mènent maintenant à cet article.
source-seen-in = À voir dans :
source-sentences = Sous un article figurent les premiers mots des phrases de l’original sur lesquelles il repose, et un lien vers une copie publique, hors de ces pages. <a href="coverage/#sentences">Toutes les phrases, avec leurs articles</a>
source-why-words = Pourquoi pas la phrase entière ?
source-own-words = Les règles sont formulées avec nos propres mots, parce que bien des sources sont protégées par le droit d’auteur, et parce qu’une même règle doit se lire de la même façon dans tous les textes.
source-lay-copy = Comparez les articles, phrase par phrase, avec votre exemplaire du texte.
source-read-copy = Pour lire la phrase entière, suivez le lien ci-dessus : il mène à une copie.
leaves-these-pages = (lien externe)
source-all-on-crux = Toutes les sources sur cette question
source-cite-crux = Citer ce passage disputé
source-continued = { $topic }, suite
source-seam = <strong>Ici, la source change.</strong> Les articles qui suivent reposent sur un autre texte que ceux qui précèdent. <span class="seam-above">Jusqu’ici : { $above }</span> <span class="seam-below">À partir d’ici : { $below }</span>
source-seam-via = Non vu ; connu par un compte rendu ({ $work }).
source-witness = { $text }, { $note }
source-condition = { $played ->
    [yes] avec la variante « { $crux } »
   *[no] avec la lecture « { $reading } » pour la question « { $crux } »
}
source-option = Cette règle ne vaut qu’{ $conditions }.
source-variation = Variante maison, en vigueur seulement si vous la choisissez.
source-replaces = Cette règle remplace alors { $clauses }.
source-restates = { $remark } : { $clause }.
source-no-step = Aucune étape d’une donne ne peut montrer cela : { $why }
source-from = D’après { $work }{ $pages ->
    [none] {""}
   *[other] , { $pages }
}.
source-from-via = D’après { $work }{ $pages ->
    [none] {""}
   *[other] , { $pages }
}, connu par un compte rendu ({ $via }).
source-borrowed-from = Emprunté : { $work }{ $pages ->
    [none] {""}
   *[other] , { $pages }
}.
source-borrowed-via = Emprunté : { $work }{ $pages ->
    [none] {""}
   *[other] , { $pages }
}, connu par un compte rendu ({ $via }).

crux-kind = { $kind }.
legend-gap = { $name } : { $gap }
legend-meaning = { $meaning } ; { $why }
foot-page = « { $title } », Poch : { $address }
foot-evidence = Texte : « { $title } ». { $how }
foot-language = Lu en français. La citation donne l’identifiant et l’empreinte du texte anglais.
pair-beside = { $a } à côté de { $b }
source-rests = Sur quoi repose cette page
source-tally-more = Ce que fixe chaque article, et les donnes qui le montrent
source-how-to-cite = Comment citer ce texte
source-cite-more = <a class="cite" href="{ $base }cite/{ $slug }/">Autres styles, et chaque article pour lui-même</a>. Un article se cite par son nom, par exemple <code>{ $clause }</code> ; ce nom, dans la marge, est un lien vers l’article. Voir aussi <a href="{ $base }how-to-cite/">Comment citer</a>.
source-hands = Donnes selon ces règles

game-name = { $game ->
    [poch] Poch
    [newmarket] Newmarket
    [pope-joan] Pope Joan
    [spin] Spin
    [nain-jaune] Nain Jaune
    [comete] Commit et Comète
    [hoc] Hoc
    [pukk] Púkk
    [bog] Bog
    [tripoley] Tripoley
   *[other] { $game }
}
game-another = { $game ->
    [comete] Ce sont d’autres jeux, dont nous éditons les textes
   *[other] C’est un autre jeu, dont nous éditons les textes
} de la même façon{ $played ->
    [all] , et vous pouvez y jouer.
    [some] , et vous pouvez jouer d’après certains.
   *[none] , mais nous en avons lu trop peu pour jouer.
} Aucun chiffre sur le Poch ne tient compte de ces textes.
