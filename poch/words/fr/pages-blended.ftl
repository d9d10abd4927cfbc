### Comment les résumés mêlés induisent en erreur.

blended-title = Comment les résumés composites induisent en erreur
blended-description = Un exposé qui réunit trois livres, à côté de ces livres.
blended-lead = Deux articles donnent le jeu d’une vieille encyclopédie : l’un dans la Wikipédia allemande, l’autre dans l’anglaise telle qu’elle était en 2020. D’autres pages les copient. Tous deux disent suivre l’article du lexique de Meyer de 1908, et l’anglais ajoute qu’il puise aussi dans le livre d’Alvensleben de 1853. Or aucun n’indique d’où vient chaque phrase, et le jeu qu’ils décrivent ne se trouve dans aucun de ces livres.
blended-beside = C’est pourquoi nous ne l’avons pas encodé comme source. Le voici à côté des textes, point par point. Des deux articles, nous avons pu lire le début, jusqu’aux annonces. Pour l’allemand, une <a href="{ $base }bibliography/#pokerbuch">paraphrase de 2007</a> va un peu plus loin. Nous avons lu <a href="{ $base }sources/poch-1908-meyer/">Meyer en entier</a>, et <a href="{ $base }sources/poch-1857-pierer/">la quatrième édition de Pierer en partie</a>. Quant à <a href="{ $base }sources/poch-1853-alvensleben/">Alvensleben</a>, nous ne le connaissons que par l’article anglais plus récent, qui, lui, donne ses règles à part.
blended-points = Points comparés
blended-of-dewiki-poch = Wikipédia allemande
blended-of-enwiki-poch-2020 = Anglaise, 2020
blended-of-enwiki = Anglaise, plus tard
blended-of-pokerbuch = Paraphrase, 2007

blended-dressing = Quelles cases on garnit
blended-dressing-dewiki-poch = Un jeton dans chacun des huit compartiments, le Poch compris.
blended-dressing-enwiki-poch-2020 = Un jeton dans chacun des neuf compartiments, sauf la Pinke au centre.
blended-dressing-verdict = Chez Meyer et Alvensleben, le Poch est la seule case qui reste vide, si bien que dans la deuxième partie on ne joue que pour les mises. Les deux résumés, au contraire, garnissent cette case. La règle allemande est celle de Pierer. L’anglaise laisse certes une case vide, elle aussi, mais ce n’est pas la même.

blended-board = Combien il y a de cases
blended-board-dewiki-poch = Huit.
blended-board-enwiki-poch-2020 = Neuf, avec une Pinke au centre.
blended-board-verdict = Ni Meyer ni Alvensleben n’ont de centre : une neuvième case appartient aux tableaux modernes. Dans le jeu moderne, on la garnit, et elle va au premier à finir.

blended-pack = Le jeu de cartes
blended-pack-dewiki-poch = Trente-deux ou cinquante-deux cartes du jeu français, parfois le jeu allemand.
blended-pack-enwiki-poch-2020 = Trente-deux à trois et à quatre joueurs, cinquante-deux recommandées à cinq et à six.
blended-pack-verdict = Meyer ne nomme aucun jeu de cartes, et notre article sur ce point est marqué comme ajouté. Aucun des trois ne donne de conseil selon le nombre de joueurs.

blended-deal = La distribution
blended-deal-dewiki-poch = Cinq cartes, et l’on retourne la suivante.
blended-deal-enwiki-poch-2020 = Dans le sens des aiguilles d’une montre, coupe à droite ; cinq cartes, par trois et deux ou par deux et trois.
blended-deal-verdict = Le sens, la coupe et l’un des deux ordres sont d’Alvensleben ; l’autre ordre se trouve chez Pierer. De tout cela, Meyer n’a que les cinq cartes : vous n’y trouverez donc pas la coupe.

blended-sequence = Ce qu’est une séquence
blended-sequence-pokerbuch = Neuf, huit et sept d’atout.
blended-sequence-verdict = La phrase de Meyer met en concurrence des suites de n’importe quelle couleur, alors que la paraphrase demande trois cartes fixes. L’article anglais plus récent laisse toujours concourir ces suites, mais il prête à Meyer deux règles que celui-ci ne donne pas : qu’il faille trois cartes, et que la suite la plus longue l’emporte. Toutes deux sont chez Pierer, et chez <a href="{ $base }sources/poch-1897-foster/#meld.sequence">Foster</a>. Voir <a href="{ $base }corrections/#meyer-sequence">la correction</a>.

blended-third-part = La troisième partie
blended-third-part-dewiki-poch = L’article en a une, mais les copies que nous avons lues ne l’ont pas.
blended-third-part-verdict = L’article de Meyer s’arrête après l’enchère, et ne dit rien de cartes à jouer ensuite : aucune troisième partie donnée sous son nom n’est de lui. Pierer en a peut-être une : notre copie s’interrompt avant.

blended-lesson = Ce qui ne va pas
blended-lesson-harm = Aucun de ces changements n’est une négligence. Un auteur qui veut expliquer un jeu doit ajouter ce qu’une encyclopédie passe sous silence, et c’est un autre livre qui le lui fournit. Le mal vient de la référence en bas de page : elle donne à l’ajout l’air de venir de la source elle-même, et l’auteur suivant le cite comme tel.
blended-lesson-silence = <em>Le silence disparaît.</em> Meyer ne nomme ni jeu de cartes, ni ordre des combinaisons, ni troisième partie. C’est en soi un renseignement sur un lexique de 1908, or le mélange le cache.
blended-lesson-average = <em>Les différences s’estompent.</em> Deux des trois livres laissent le Poch vide, tandis que le troisième le garnit. Le mélange anglais le garnit aussi, et laisse vide une autre case.
blended-lesson-dates = <em>Les dates glissent.</em> Une case centrale de tableaux plus récents apparaît sous l’année 1908.
blended-lesson-belief = <em>Cela peut se jouer, donc on y croit.</em> Dans le mélange, une donne va de la distribution au paiement. Or, dans ce que nous avons pu en lire, aucun des trois textes ne permet d’aller jusque-là sans aide.
blended-lesson-ours = La Wikipédia japonaise est un mélange du même genre, mais elle dit à chaque point qui elle suit : <a href="{ $base }sources/poch-jawiki/">nous avons donc pu l’encoder</a> pour ce qu’elle est, un exposé moderne. Nous mélangeons, nous aussi. Le règlement qui porte le nom « <a href="{ $base }sources/poch-1844-pierer/">Pierer, 1844</a> » prend ses premières parties à l’édition de 1857, parce que nous ne connaissons que la troisième partie de son texte de 1844. Mais le <a href="{ $base }sources/poch-1844-pierer/#stages.seam">raccord</a> y est marqué, et chaque article dit sur quel texte il repose. Là où rien n’est connu, nous mettons un article de notre main, avec un signe qui le dit.
