### La famille : quelles règles les jeux ont en commun, et ce que l’on sait de leur origine.

family-title = La famille des jeux
family-description = Quelles règles le Poch a en commun avec Pope Joan, le Nain Jaune, Newmarket et d’autres, texte par texte, et ce que nous savons de leur origine.
family-lead = Le Poch a des règles en commun avec d’autres jeux. Cette page montre lesquelles, et dans quels textes elles se trouvent. Elle ne montre que les règles que les textes fixent eux-mêmes.
family-parts = Parties de cette page
family-games = Les jeux
family-texts = { $n ->
    [0] aucun texte
    [1] un texte
   *[other] { $n } textes
}
family-of = { $what } :
family-year = de { $year }
family-years = de { $first } à { $last }
family-all-dated = { $texts }, { $years }
family-none-dated = { $texts }, sans date
family-some-dated = { $texts } : { $dated ->
    [1] un daté
   *[other] { $dated } datés
} { $years }, et { $undated ->
    [1] un
   *[other] { $undated }
} sans date
family-ways = Vous pouvez <a href="{ $base }compare/">comparer les textes</a> d’un jeu article par article, et <a href="{ $base }play/">jouer</a> d’après ceux que nous avons lus assez loin pour cela. La <a href="{ $base }timeline/">chronologie</a> donne les textes de tous les jeux dans l’ordre des années. Pour savoir <a href="{ $base }related-games/#poker">si le poker vient du Poch</a>, et quels tableaux ressemblent seulement à ceux du Poch, voyez la page des jeux apparentés.
family-descent = Origine et parenté
family-descent-about = Deux jeux peuvent avoir une règle en commun parce que l’un l’a prise à l’autre, ou parce que tous deux l’ont prise à un troisième. La règle à elle seule ne le montre pas.
family-attested = Ce que dit un texte
family-likely = Ce qui n’est que probable
family-unknown = Ce que nous ne savons pas
family-kin-peel = Chez Peel, le Newmarket se joue comme son Spin, et le Spin comme son Pope Joan. (<a href="{ $base }sources/newmarket-1891-peel/#shed.lead">Newmarket, 1891</a>)
family-kin-foster = Chez Foster, on distribue au Newmarket comme à son Pope Joan. (<a href="{ $base }sources/newmarket-1897-foster/#deal.hand">Newmarket, 1914</a>)
family-kin-hoc-near = L’Encyclopédie tient le Poque pour un proche parent du Hoc. (<a href="{ $base }sources/poque-1765/#players.kin">Poque, 1765</a>)
family-kin-lacombe = Une page française fait remonter le Nain Jaune d’aujourd’hui à Lacombe, 1792. D’après elle, les règles de 1760 étaient tout autres. (<a href="{ $base }related-games/#nain-jaune">Nain Jaune</a>)
family-kin-board = Le jeu que Foster appelle Pope Joan vient probablement du Nain Jaune, dont il a le tableau, les nombres de cartes et les mises. Foster ne le dit pas. (<a href="{ $base }corrections/#foster-pope-joan">la correction</a>)
family-kin-runs = Poch, Pope Joan et Nain Jaune se terminent tous par des suites, et dans chacun d’eux le premier à finir est payé pour les cartes des autres. Les trois jeux tiennent probablement cela d’une même source, mais aucun texte que nous ayons lu ne le dit.
family-kin-matrimony = Au Poch comme au Pope Joan, le roi et la dame d’atout ont leur propre case. La ressemblance est grande, mais nous n’avons trouvé aucun texte qui lie les deux.
family-kin-bog = Comment finissait le Bog : nos deux textes s’interrompent avant. (<a href="{ $base }related-games/#bog">Bog</a>)
family-kin-glic = Comment on jouait au Glic : on n’en connaît pas de règles. (<a href="{ $base }related-games/#glic">Glic</a>)
family-kin-hoc = Comment se jouaient les cartes au Hoc, et comment commençait et finissait la Comète : ces passages manquent dans nos copies. (<a href="{ $base }sources/hoc-1765/">Hoc, 1765</a> ; <a href="{ $base }sources/comete-1753/">Comète, 1753</a>)
family-kin-pukk = Comment se paient les cases du Púkk dans le texte de 1969, et comment on enchérit dans celui de 1944 : là aussi, nos copies s’interrompent, et nous n’avons pas vu le livre de 1914 que suit l’un d’eux. (<a href="{ $base }related-games/#pukk">Púkk</a>)
family-kin-michigan = Quel âge ont Michigan et Tripoley : nous n’avons trouvé que des règles modernes. (<a href="{ $base }related-games/#tripoley">Tripoley</a>)
family-shared = Règles que des jeux ont en commun
family-shared-about = Voici les usages que des textes de deux jeux au moins fixent eux-mêmes. Ce qui est emprunté, repris d’un autre texte, disputé ou ajouté par nous ne compte pas.
family-alone = Règles qu’un seul jeu possède
family-alone-about = « Un seul » veut dire : aucun autre des jeux de ce site.
family-none = Aucune.
