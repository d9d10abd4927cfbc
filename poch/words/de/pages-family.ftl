### Die Familie: welche Regeln die Spiele gemeinsam haben, und was man von ihrer Herkunft weiß.

family-title = Die Familie der Spiele
family-description = Welche Regeln Poch mit Pope Joan, Nain Jaune, Newmarket und anderen teilt, Text für Text, und was wir von ihrer Herkunft wissen.
family-lead = Poch teilt Regeln mit anderen Spielen. Diese Seite zeigt, welche das sind und welche Texte sie haben. Sie beruht auf den Sätzen, in denen die Texte selbst etwas festlegen.
family-parts = Teile dieser Seite
family-games = Die Spiele
family-texts = { $n ->
    [one] ein Text
   *[other] { $n } Texte
}
family-of = { $what }:
family-years = { $first } bis { $last }
family-ways = Die Texte eines Spiels können Sie Satz für Satz <a href="{ $base }compare/">vergleichen</a>, und <a href="{ $base }play/">spielen</a> können Sie nach denen, von denen wir genug lasen. Die <a href="{ $base }timeline/">Zeittafel</a> hat die Texte aller Spiele nach Jahren. <a href="{ $base }related-games/#poker">Ob Poker vom Poch kommt</a> und welche Bretter nur so aussehen, steht bei den verwandten Spielen.
family-descent = Herkunft und Verwandtschaft
family-descent-about = Zwei Spiele können eine Regel gemeinsam haben, weil eines sie vom anderen nahm, oder beide von einem dritten. Die Regel allein zeigt nicht, was zutrifft.
family-attested = Was ein Text sagt
family-likely = Was nur wahrscheinlich ist
family-unknown = Was wir nicht wissen
family-kin-peel = Peel lässt Newmarket wie sein Spin spielen, und Spin wie sein Pope Joan. (<a href="{ $base }sources/newmarket-1891-peel/#shed.lead">Newmarket, 1891</a>)
family-kin-foster = Foster lässt bei Newmarket geben wie bei seinem Pope Joan. (<a href="{ $base }sources/newmarket-1897-foster/#deal.hand">Newmarket, 1914</a>)
family-kin-lacombe = Eine französische Seite führt das heutige Nain Jaune auf Lacombe, 1792, zurück. Nach ihr waren die Regeln von 1760 ganz andere. (<a href="{ $base }related-games/#nain-jaune">Nain Jaune</a>)
family-kin-board = Das Spiel, das Foster Pope Joan nennt, kommt wahrscheinlich vom Nain Jaune. Es hat dessen Brett, dessen Kartenzahlen und dessen Einsätze. Foster sagt das nicht. (<a href="{ $base }corrections/#foster-pope-joan">die Berichtigung</a>)
family-kin-runs = Poch, Pope Joan und Nain Jaune enden alle mit Folgen, und wer zuerst ausgeht, wird für die Karten der anderen bezahlt. Wahrscheinlich geht das auf eine einzige Quelle zurück. Kein Text, den wir gelesen haben, sagt es.
family-kin-hoc-near = Die Encyclopédie nennt Poque einen nahen Verwandten von Hoc. (<a href="{ $base }sources/poque-1765/#players.kin">Poque, 1765</a>)
family-kin-matrimony = König und Dame der Trumpffarbe haben im Poch und in Pope Joan ein eigenes Feld. Die Ähnlichkeit ist groß; einen Text, der beide verbindet, fanden wir nicht.
family-kin-bog = Wie Bog endete. Unsere beiden Texte brechen vorher ab. (<a href="{ $base }related-games/#bog">Bog</a>)
family-kin-glic = Wie Glic gespielt wurde. Es sind keine Regeln bekannt. (<a href="{ $base }related-games/#glic">Glic</a>)
family-kin-hoc = Wie man Hoc ausspielte, und wie Comète begann und endete. Dort fehlt unseren Abschriften der Text. (<a href="{ $base }sources/hoc-1765/">Hoc, 1765</a>; <a href="{ $base }sources/comete-1753/">Comète, 1753</a>)
family-kin-pukk = Wie die Felder des Púkk in den Texten von 1944 und 1969 bezahlt werden. Auch dort fehlt unseren Abschriften der Text; das Buch von 1914, dem einer von ihnen folgt, haben wir nicht gesehen. (<a href="{ $base }related-games/#pukk">Púkk</a>)
family-kin-michigan = Wie alt Michigan und Tripoley sind. Wir fanden nur neuere Regeln. (<a href="{ $base }related-games/#tripoley">Tripoley</a>)
family-shared = Regeln, die Spiele gemeinsam haben
family-shared-about = Hier sind die Möglichkeiten, die Texte von mindestens zwei Spielen selbst festlegen. Entlehntes, vom Vergleichstext Übertragenes, Strittiges und von uns Ergänztes zählt nicht.
family-alone = Regeln, die nur ein Spiel hat
family-alone-about = Nur heißt hier: in keinem anderen Spiel auf diesen Seiten.
family-none = Keine.
