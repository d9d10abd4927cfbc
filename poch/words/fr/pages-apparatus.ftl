### Les pages sur les textes : glossaire, chronologie, corrections, bibliographie.

apparatus-more = Pour aller plus loin

## Glossaire

glossary-title = Glossaire
glossary-description = Les mots des sources dans leurs propres langues, avec les sources qui les attestent.
glossary-lead = Voici les mots des sources, groupés selon leur sens. Langues : { $languages }. Après chaque mot viennent les sources qui l’attestent : leur <a href="{ $base }sources/">sigle</a> ou leur nom mène à l’article ou à la notice. Seuls figurent ici les mots que l’on sait employés par une source. Un mot que nous ne connaissons que par un compte rendu est marqué <em class="report">{ glossary-reported }</em>
glossary-parts = Parties du glossaire
glossary-reported = rapp.

## Chronologie

timeline-title = Chronologie
timeline-description = Les textes sur le Poch et les jeux apparentés dans l’ordre des années, et ce que l’on rapporte de ses tableaux.
timeline-lead = Cette page range par ordre de dates les textes sur le Poch et les jeux apparentés. Entre ces textes, elle place ce que l’on rapporte du jeu et de ses tableaux. À côté de chaque texte, nous dessinons son tableau. Quand le texte n’en donne pas la forme, le dessin est de nous, et la page du texte le dit. Nous n’avons vu ni tableau ni archive : les faits d’histoire nous viennent de comptes rendus, surtout de la Wikipédia anglaise et de la page de pagat. Quant aux règles, nous n’en connaissons pas d’antérieures au XVIIIe siècle.
timeline-game = Un texte sur un autre jeu : { game-name }.
timeline-language = En { $language }.
timeline-correction = Plus de détails dans les corrections.
timeline-undated = Sans date
timeline-undated-about = Ces textes n’ont pas de date connue, ou ils changent d’année en année.

## Corrections

corrections-title = Corrections à la littérature
corrections-description = Ce que l’on a écrit du Poch, et que les sources ne confirment pas.
corrections-lead = Nous avons lu les sources article par article. Or certaines affirmations à leur sujet n’y trouvent pas d’appui, et certains textes sont eux-mêmes fautifs. Voici ces affirmations et ces fautes, chacune avec le passage sur lequel nous nous fondons. Beaucoup de ces sources, nous ne les avons lues que dans des transcriptions, en partie, ou par un compte rendu. La <a href="{ $base }bibliography/">bibliographie</a> le précise, et une correction qui s’appuie sur une telle copie le dit. Si nous nous trompons, la page et la ligne du livre trancheront.
corrections-nav = Corrections
corrections-claim = Affirmation
corrections-where = Où
corrections-finding = Ce que nous trouvons
corrections-open = En suspens
corrections-evidence = Preuves
corrections-example = Exemple commenté { $name }
corrections-sources = Sources

## Bibliographie

bibliography-title = Bibliographie
bibliography-description = Toutes les sources citées ici, et ce que nous avons lu de chacune.
bibliography-lead = Voici tout ce que citent ces pages, que nous l’ayons vu ou non. Après chaque notice, vous trouvez ce que nous avons lu de l’ouvrage, dans quelle copie, et ce qui reste incertain. Là où nous n’avons pu établir un auteur, un titre, une date ou une page, la place reste vide. Le sigle d’un texte que nous éditons mène à sa page.
bibliography-parts = Parties de la bibliographie
bibliography-quoted = « { $title } »
bibliography-within = { $part }, dans { $whole }
bibliography-edited = Édité par { LIST($editors) }
bibliography-imprint = { $place } : { $house }
bibliography-volume = vol. { $volume }
bibliography-pages = p. { $pages }
bibliography-seen = { $how ->
    [whole] Lu en entier
    [in-part] Lu en partie
   *[no] Non vu
}.
bibliography-seen-at = { $how ->
    [whole] Lu en entier
    [in-part] Lu en partie
   *[no] Non vu
}. Copie : { $copy }.
