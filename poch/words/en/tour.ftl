tour-back = Back to the text
tour-away = You went on by yourself.
tour-region = The table beside the text
