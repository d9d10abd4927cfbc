### Die Familie: welche Regeln die Spiele gemeinsam haben, und was man von ihrer Herkunft weiß.

family-title = Die Familie der Spiele
family-description = Welche Regeln Poch mit Pope Joan, Nain Jaune, Newmarket und anderen teilt, Text für Text, und was wir von ihrer Herkunft wissen.
family-lead = Poch hat Regeln mit anderen Spielen gemeinsam. Diese Seite zeigt, welche es sind und in welchen Texten sie stehen. Sie beruht nur auf Sätzen, in denen die Texte selbst etwas festlegen.
family-parts = Teile dieser Seite
family-games = Die Spiele
family-texts = { $n ->
    [one] ein Text
   *[other] { $n } Texte
}
family-of = { $what }:
family-year = { $year }
family-years = { $first } bis { $last }
family-all-dated = { $texts }, datiert { $years }
family-none-dated = { $texts }, undatiert
family-some-dated = { $texts }: { $dated ->
    [one] einer
   *[other] { $dated }
} datiert { $years } und { $undated ->
    [one] einer
   *[other] { $undated }
} undatiert
family-ways = Die Texte eines Spiels können Sie Satz für Satz <a href="{ $base }compare/">vergleichen</a>, und nach denen, von denen wir genug gelesen haben, können Sie <a href="{ $base }play/">spielen</a>. Die <a href="{ $base }timeline/">Zeittafel</a> ordnet die Texte aller Spiele nach Jahren. <a href="{ $base }related-games/#poker">Ob Poker vom Poch abstammt</a> und welche Bretter nur nach Poch aussehen, steht bei den verwandten Spielen.
family-descent = Herkunft und Verwandtschaft
family-descent-about = Wenn zwei Spiele eine Regel gemeinsam haben, kann das eine sie vom anderen haben, oder beide haben sie von einem dritten. Was davon zutrifft, zeigt die Regel allein nicht.
family-attested = Was ein Text sagt
family-likely = Was nur wahrscheinlich ist
family-unknown = Was wir nicht wissen
family-kin-peel = Bei Peel spielt man Newmarket wie Spin und Spin wie Pope Joan. (<a href="{ $base }sources/newmarket-1891-peel/#shed.lead">Newmarket, 1891</a>)
family-kin-foster = Nach Foster gibt man bei Newmarket wie bei seinem Pope Joan. (<a href="{ $base }sources/newmarket-1897-foster/#deal.hand">Newmarket, 1914</a>)
family-kin-lacombe = Eine französische Seite führt das heutige Nain Jaune auf Lacombe, 1792, zurück. Die Regeln von 1760 waren laut dieser Seite ganz andere. (<a href="{ $base }related-games/#nain-jaune">Nain Jaune</a>)
family-kin-board = Das Spiel, das Foster „Pope Joan“ nennt, stammt wahrscheinlich vom Nain Jaune ab: Brett, Kartenzahlen und Einsätze sind dieselben. Foster selbst sagt das nicht. (<a href="{ $base }corrections/#foster-pope-joan">die Berichtigung</a>)
family-kin-runs = Poch, Pope Joan und Nain Jaune enden alle mit Folgen, und wer zuerst ausgeht, wird für die Karten der anderen bezahlt. Wahrscheinlich geht das auf eine einzige Quelle zurück, aber kein Text, den wir gelesen haben, sagt das.
family-kin-hoc-near = Die Encyclopédie nennt Poque einen nahen Verwandten von Hoc. (<a href="{ $base }sources/poque-1765/#players.kin">Poque, 1765</a>)
family-kin-matrimony = König und Dame der Trumpffarbe haben im Poch wie in Pope Joan ein eigenes Feld. Trotz der Ähnlichkeit haben wir keinen Text gefunden, der beide Spiele verbindet.
family-kin-bog = Wie Bog endete. Unsere beiden Texte brechen vorher ab. (<a href="{ $base }related-games/#bog">Bog</a>)
family-kin-glic = Wie Glic gespielt wurde. Es sind keine Regeln bekannt. (<a href="{ $base }related-games/#glic">Glic</a>)
family-kin-hoc = Wie man Hoc ausspielte und wie Comète begann und endete. An diesen Stellen fehlt unseren Vorlagen der Text. (<a href="{ $base }sources/hoc-1765/">Hoc, 1765</a>; <a href="{ $base }sources/comete-1753/">Comète, 1753</a>)
family-kin-pukk = Wie die Felder des Púkk im Text von 1969 bezahlt werden und wie in dem von 1944 gepocht wird. Auch hier fehlt unseren Vorlagen der Text, und das Buch von 1914, dem einer der beiden folgt, haben wir nicht gesehen. (<a href="{ $base }related-games/#pukk">Púkk</a>)
family-kin-michigan = Wie alt Michigan und Tripoley sind. Gefunden haben wir nur moderne Regeln. (<a href="{ $base }related-games/#tripoley">Tripoley</a>)
family-shared = Regeln, die Spiele gemeinsam haben
family-shared-about = Hier finden Sie, was Texte von zwei oder mehr Spielen selbst festlegen. Entlehntes, vom Vergleichstext Übertragenes, Strittiges und von uns Ergänztes zählt nicht mit.
family-alone = Regeln, die nur ein Spiel hat
family-alone-about = „Nur“ heißt hier, dass kein anderes Spiel auf diesen Seiten die Regel hat.
family-none = Keine.
