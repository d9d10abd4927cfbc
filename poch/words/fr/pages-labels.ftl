labels-title = Cartels pour une vitrine ou un mur
labels-description = Un cartel de soixante à quatre-vingt-dix mots pour sept sortes de tableaux, en quatre langues, à imprimer en trois formats.
labels-lead = Choisissez le tableau, les langues, le format et les caractères, puis imprimez cette page : seul s’imprime ce que vous avez choisi.
labels-board = Tableau
labels-languages = Langues
labels-size = Format
labels-a6 = A6 : quatre par feuille
labels-a5 = A5 : deux par feuille
labels-a4 = A4 : un par feuille
labels-type = Caractères
labels-book = avec empattements
labels-plain = sans empattements
labels-strong = sans empattements, plus grands
labels-paper = Vous pouvez imprimer sur du papier A4 ou Letter : une feuille porte autant de cartels dans les deux cas. Pour quatre langues, il faut une feuille en A6, deux en A5 et quatre en A4.
labels-other = Il vous faut une autre langue ? Traduisez l’un de ces cartels ; les textes sont libres sous CC BY 4.0. Tout ce dont un musée a besoin par ailleurs est sur la page <a href="{ $base }museum/">Musée et collections</a>.

label-any-square = Carré
label-any-rectangular = Rectangulaire
label-any-octagonal = Octogonal
label-any-round = Rond
label-any-poque = Poque
label-any-nain-jaune = Nain jaune
label-any-pope-joan = Pope Joan

label-square = Tableau carré de Poch
label-square-when = Allemagne du Sud, XVIe siècle
label-square-text = Le Poch est plus ancien que ses règles : une ordonnance de Strasbourg le nommerait dès 1441. On posait probablement les mises sur des images de cartes. Le plus ancien tableau conservé montre cinq cœurs d’un jeu allemand et une place pour le bouc. On ignore comment on y jouait. Peut-être jouait-on comme dans une encyclopédie française de 1765, où celui qui a une certaine carte en vide la boîte.
label-square-try = À vous : cherchez le daus, le roi, l’ober, l’unter et le dix.

label-rectangular = Tableau rectangulaire de Poch
label-rectangular-when = Allemagne, date inconnue
label-rectangular-text = Certains tableaux anciens sont rectangulaires, souvent avec des cases en colonnes. Il y en a pour des cartes seules et pour trois combinaisons : la séquence, la mariée et le trio. On ne sait pas exactement ce qu’elles rapportaient. Dans une encyclopédie allemande de 1857, un tableau a huit cases entre des lattes. Chacun met un jeton dans chaque case, et ceux qui ont certains atouts en prennent les jetons.
label-rectangular-try = À vous : la mariée est faite d’un roi et d’une dame. Trouvez sa case.

label-octagonal = Tableau octogonal de Poch
label-octagonal-when = Pays de langue allemande, XVIIIe siècle
label-octagonal-text = Des tableaux octogonaux sont attestés dès le début du XVIIIe siècle. Celui du Museum Aargau a huit creux, chacun avec une rime. Celle de l’as invite son détenteur à prendre la mise. On ne sait pas avec certitude comment le jeu continuait. Dans une encyclopédie française de 1765, on parie aussi à qui a la meilleure paire, le meilleur brelan ou carré, puis on joue ses cartes.
label-octagonal-try = À vous : choisissez un creux. Quelle carte, ou quelles cartes, pourraient le gagner ?

label-round = Tableau rond de Poch
label-round-when = Allemagne, du XIXe siècle à aujourd’hui
label-round-text = Attestés dès le XIXe siècle, les tableaux ronds se fabriquent encore. Selon les règles d’aujourd’hui, chacun met un jeton par creux. Une carte retournée fixe l’atout. As, roi, dame, valet et dix d’atout gagnent les jetons de leur creux. Puis on parie à qui a la meilleure paire, le meilleur brelan ou carré, et l’on joue ses cartes. Sur les tableaux anciens, les règles étaient probablement autres.
label-round-try = À vous : frappez sur la table et dites « Ich poche ! » (« Je poque ! »)

label-poque = Boîtes de Poque
label-poque-when = France, XVIIIe siècle
label-poque-text = Le Poque est le parent français du Poch. Dans une encyclopédie de 1765, ce jeu demande six boîtes : probablement pour l’as, le roi, la dame, le valet et le dix, et une pour le Poque lui-même. Leur aspect est inconnu. Chacun y met des jetons et reçoit cinq cartes. On parie d’abord à qui a la meilleure paire, le meilleur brelan ou carré. Puis ceux qui ont certaines cartes en vident les boîtes, et l’on joue.
label-poque-try = À vous : vous avez deux sept. Miseriez-vous dessus ?

label-nain-jaune = Nain jaune
label-nain-jaune-when = France, vers 1900
label-nain-jaune-text = Le Nain jaune est de la même famille que le Poch. Le tableau montre cinq cartes : le dix de carreau, le valet de trèfle, la dame de pique, le roi de cœur et, au milieu, le sept de carreau que tient le nain. Selon une feuille imprimée de 1902, chacun met de un à cinq jetons sur chaque carte. Les joueurs posent leurs cartes en montant. Celui qui joue l’une des cinq en prend les jetons.
label-nain-jaune-try = À vous : quelle carte pourrait rapporter le plus ?

label-pope-joan = Tableau de Pope Joan
label-pope-joan-when = Angleterre, XIXe siècle
label-pope-joan-text = Pope Joan, la papesse Jeanne, est un parent anglais du Poch. Le tableau a huit cases : « Pope », « Matrimony » (mariage), « Intrigue », as, roi, dame, valet et « Game » (jeu). « Pope » est le neuf de carreau. Dans un livre de 1891, il y a six jetons sur « Pope », et moins sur chacune des autres cases. On retire le huit de carreau. Les joueurs posent leurs cartes en montant, et celui qui joue « Pope » en prend les jetons.
label-pope-joan-try = À vous : quelles deux cartes feraient un mariage ?
