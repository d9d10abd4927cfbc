cite-title = Zitieren: { $title }
cite-as-recorded = Zitiert wird das Spiel, wie es aufgezeichnet ist, nicht nach der Lesart, die Sie gerade erproben.
cite-language = Sie lesen diese Seite auf Deutsch. Das Zitat nennt den englischen Wortlaut.
cite-link = Link
cite-token = Kennung, Version und Hash
cite-none = Für { $name } gibt es kein Zitat
