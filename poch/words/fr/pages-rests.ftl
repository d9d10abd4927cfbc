### Sur quoi repose une valeur

rests-borrowed = Emprunté à : { $work }
rests-supplied = Ajouté : { $why }
rests-doubt = { $kind } : la lecture adoptée est « { $read } », et non { $others }
rests-other = « { $reading } » ({ $value })
testimony-unsettled = non tranché là non plus
testimony-borrowed = emprunté là
testimony-inherited = repris là du texte comparé
testimony-supplied = ajouté là par nous
