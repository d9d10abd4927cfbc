tour-back = Revenir au texte
tour-away = Vous avez poursuivi à votre manière.
tour-region = La table à côté du texte
