tour-back = Back to the text
tour-away = You have gone on by yourself.
tour-region = The table beside the text
