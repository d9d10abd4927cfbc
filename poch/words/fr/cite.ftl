cite-title = Citer { $title }
cite-as-recorded = La citation porte sur la donne telle qu’elle a été enregistrée, non selon la lecture que vous essayez.
cite-language = Vous lisez cette page en français. La citation désigne le texte anglais.
cite-link = Lien
cite-token = Identifiant, version et empreinte
cite-none = Il n’y a pas de citation pour { $name }
