cite-title = Zitieren: { $title }
cite-as-recorded = Zitiert wird das Spiel, wie es aufgezeichnet ist, und nicht mit der Lesart, die Sie gerade erproben.
cite-none = Für { $name } gibt es kein Zitat
cite-exact = Genau: Version, Hash, Werke
cite-report = Einen Fehler in dieser Lesart melden
