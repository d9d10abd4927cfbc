hands-title = Donnes
hands-description = Des donnes de Poch enregistrées, dont chacune montre certains articles de sa source.
hands-lead = Ces donnes, nous les avons inventées, chacune pour montrer certains articles à l’œuvre. Quelques-unes suivent l’exemple d’une source, et le disent. Chaque étape d’une donne nomme l’article qui la permet.
hand-size = { $players ->
    [0] Aucun joueur
    [one] Un joueur
   *[other] { NUMBER($players) } joueurs
}, { $steps }
hand-cited = { $title } ({ $source })
hand-chosen = Cette donne suit { $readings }.
hand-read-as = la lecture « { $reading } » pour la question « { $crux } »
hand-play = Jouer cette donne vous-même
hand-shows = Ce qu’elle montre
hand-others = Selon d’autres lectures
hand-others-lead = Un passage disputé est lu autrement ; la donne et les coups restent les mêmes, autant que cette lecture les permet.
hand-under = Avec la lecture « <b class="reading-name">{ $label }</b> » : { $effect }
hand-steps-elsewhere = C’est un script qui écrit les étapes. Sans JavaScript, vous pouvez les lire <a href="{ $page }" hreflang="en">en anglais</a>.
hand-record = Le relevé
hand-record-lead = Toute la donne dans la forme que lit la commande <code>poch replay</code>.
hand-download = Télécharger
hand-cite = Comment citer cette donne
hand-cite-more = <a class="cite" href="{ $base }cite/{ $slug }/#hand-{ $name }">Autres styles, pour l’étape montrée ci-dessus</a>. Voir aussi <a href="{ $base }how-to-cite/">Comment citer</a>.
hand-carried = Reste de donnes précédentes : { $pools }.
hand-left = Jetons restés sur le tableau : { $pools }.
hand-left-in = { POOL($pool) } { NUMBER($chips) }
effect-clauses = il se passe la même chose, mais selon un autre article.
effect-whole = { $what }.
effect-added = une étape { NUMBER($step) } s’ajoute : « { $line } »
effect-step = l’étape { NUMBER($step) } devient « { $line } »
effect-ends-after = la donne finit après l’étape { NUMBER($step) }
effect-record-ends = le relevé s’arrête sur « { $ask } »
effect-stopped = plus loin, les coups enregistrés ne sont plus possibles
effect-same-result = les gains et les pertes restent les mêmes
effect-result = gains et pertes : { $net }, et non { $before }
undealt-card = on ne peut pas distribuer ainsi, car { CARD($card) } n’est pas dans le jeu.
undealt-hand = on ne peut pas distribuer ainsi, car { $seat } a { $has } cartes, et la règle en donne { $dealt }.
undealt-players-exact = on ne peut pas distribuer ainsi, car le jeu est pour { $n } joueurs.
undealt-players = on ne peut pas distribuer ainsi, car le jeu est pour { $least } à { $most } joueurs.
