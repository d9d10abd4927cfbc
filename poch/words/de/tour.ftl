tour-back = Zurück zum Text
tour-away = Sie sind selbst weitergegangen.
tour-region = Der Tisch neben dem Text
