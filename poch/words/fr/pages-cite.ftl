### Les pages des citations, et celle de l’atelier.

cite-page-title = Citer { $title }
cite-page-description = Comment citer { $title }, et chacun de ses articles, passages disputés et donnes.
cite-page-lead = Chaque note se termine par un identifiant, un @ et l’édition. Sous « Référence exacte » se trouvent la version, l’empreinte et les ouvrages en entier. La commande <code>poch verify</code> lit les deux premières, et vérifie si le passage dit toujours la même chose. Voir aussi <a href="{ $base }how-to-cite/">Comment citer</a>.
cite-page-no-address = Comme ces pages ont été construites sans adresse propre, aucune citation n’en porte. Ajoutez l’adresse à laquelle vous les lisez.
cite-page-whole = Le texte entier
cite-page-style = { $form ->
    [chicago] Chicago, notes
    [chicago-author-date] Chicago, auteur–date
   *[other] { $name }
}
cite-page-managers = Pour les logiciels bibliographiques
cite-page-versions = Ce qui a changé
cite-page-versions-lead = La version la plus récente vient d’abord. Sous « Référence exacte », une note nomme la version qu’elle cite ; ce qui figure plus haut dans la liste est venu plus tard.
cite-page-version = Version { $version }
cite-page-change = { $what ->
    [gone] Supprimés :
    [new] Nouveaux :
   *[changed] Modifiés :
}
cite-page-clauses = Articles
cite-page-cruxes = Passages disputés
cite-page-hands = Donnes
cite-page-steps = Pour citer une étape d’une donne, mettez son numéro à la place du 1.
cite-index-title = Une citation mène ici
cite-index-description = Où mène l’adresse à la fin d’une note.
cite-index-lead = Une note se termine par une adresse comme <code>…/cite/?{ $cited }</code>, qui mène à la page de ce qui est cité : l’identifiant vient avant le @, et après lui l’édition, ou la version et l’empreinte. Sans JavaScript, choisissez le texte par lequel commence l’identifiant.
cite-index-texts = Les textes

workshop-page-title = Atelier
workshop-page-description = Changez les règles d’une source dans un formulaire, puis jouez d’après vos règles.
workshop-page-lead = Prenez les règles de n’importe quelle source, répondez autrement à ses questions, puis jouez d’après vos règles. Chaque question montre ce que ses réponses veulent dire, et ce que dit l’article. L’atelier vérifie chaque changement, et énumère ce en quoi vos règles diffèrent de la source. « Les règles de notre table » met vos règles sur une feuille à imprimer, avec un lien et un code pour la rouvrir. Votre brouillon reste dans votre navigateur, et n’appartient qu’à vous : il ne figure dans aucune source.
workshop-page-static = Pour l’atelier, il faut JavaScript. Sans lui, vous pouvez télécharger un fichier, le modifier avec l’éditeur de votre choix, et le vérifier avec <code>poch check</code>.
workshop-page-more = La page <a href="{ $base }mechanisms/">Mécanismes</a> énumère ce qu’un article peut fixer. <a href="{ $root }contributing/adding-a-ruleset/" hreflang="en">Adding a ruleset</a>, en anglais, explique comment encoder un texte. Les fichiers sont dans le domaine public (CC0 1.0), avec tous leurs textes.
