### Sur quoi repose une valeur

rests-borrowed = Emprunté à : { $work }
rests-supplied = Ajouté : { $why }
rests-doubt = { $kind } : { $choice }
rests-read = la lecture adoptée est « { $read } », et non { $others }
rests-other = « { $reading } » ({ $value })
testimony-unsettled = où nous l’adoptons sans que le texte tranche
testimony-borrowed = qui l’emprunte
testimony-inherited = qui la reprend du texte comparé
testimony-supplied = où nous l’ajoutons
