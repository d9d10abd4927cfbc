cite-title = Citer { $title }
cite-as-recorded = La citation porte sur la donne telle qu’elle a été enregistrée, et non selon la lecture que vous essayez.
cite-none = Il n’y a pas de citation pour { $name }
cite-exact = Référence exacte : version, empreinte, ouvrages
cite-report = Signaler une faute dans cette lecture
