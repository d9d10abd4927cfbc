tour-back = Revenir au texte
tour-away = Vous avez continué par vous-même.
tour-region = La table à côté du texte
