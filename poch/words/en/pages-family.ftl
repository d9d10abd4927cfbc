### The family: which rules the games share, and what is known of their descent.

family-title = The family of games
family-description = Which rules Poch shares with Pope Joan, Nain Jaune, Newmarket and others, text by text, and what we know of their descent.
family-lead = Poch shares rules with other games. This page shows which ones, and which texts have them. Only rules that the texts themselves settle are shown.
family-parts = Parts of this page
family-games = The games
family-texts = { $n ->
    [one] one text
   *[other] { $n } texts
}
family-of = { $what }:
family-year = { $year }
family-years = { $first } to { $last }
family-all-dated = { $texts }, dated { $years }
family-none-dated = { $texts }, undated
family-some-dated = { $texts }: { $dated ->
    [one] one
   *[other] { $dated }
} dated { $years }, and { $undated ->
    [one] one
   *[other] { $undated }
} undated
family-ways = You can <a href="{ $base }compare/">compare texts</a> of one game clause by clause, and <a href="{ $base }play/">play</a> those of which we read enough. The <a href="{ $base }timeline/">timeline</a> has the texts of all games by their years. On the question <a href="{ $base }related-games/#poker">whether poker comes from Poch</a>, and on boards that only look like those for Poch, see the page of related games.
family-descent = Descent and kinship
family-descent-about = Two games may share a rule because one took it from the other, or both from a third, but the rule alone does not show which.
family-attested = What a text says
family-likely = What is only likely
family-unknown = What we do not know
family-kin-peel = In Peel, Newmarket is played like his Spin, and Spin like his Pope Joan. (<a href="{ $base }sources/newmarket-1891-peel/#shed.lead">Newmarket, 1891</a>)
family-kin-foster = In Foster, Newmarket is dealt like his Pope Joan. (<a href="{ $base }sources/newmarket-1897-foster/#deal.hand">Newmarket, 1914</a>)
family-kin-hoc-near = The Encyclopédie calls Poque a near relation of Hoc. (<a href="{ $base }sources/poque-1765/#players.kin">Poque, 1765</a>)
family-kin-lacombe = A French page traces today’s Nain Jaune to Lacombe, 1792, but says that the rules of 1760 were quite different. (<a href="{ $base }related-games/#nain-jaune">Nain Jaune</a>)
family-kin-board = The game that Foster calls Pope Joan probably comes from Nain Jaune, because it has that game’s board, hands and antes. Foster does not say so. (<a href="{ $base }corrections/#foster-pope-joan">the correction</a>)
family-kin-runs = Poch, Pope Joan and Nain Jaune all end with runs, and in each the player who goes out first is paid for the cards of the others. The three games probably have this from one source, but no text that we read says so.
family-kin-matrimony = King and queen of trumps have a pool of their own in Poch and in Pope Joan. The likeness is close, but we found no text that links the two.
family-kin-bog = How Bog ended: both our texts break off before that. (<a href="{ $base }related-games/#bog">Bog</a>)
family-kin-glic = How Glic was played: no rules are known. (<a href="{ $base }related-games/#glic">Glic</a>)
family-kin-hoc = How Hoc was played out, and how Comète began and ended: our copies are cut there. (<a href="{ $base }sources/hoc-1765/">Hoc, 1765</a>; <a href="{ $base }sources/comete-1753/">Comète, 1753</a>)
family-kin-pukk = How the fields of Púkk are paid in the text of 1969, and how the players vie in that of 1944. Our copies are cut there, too, and we have not seen the book of 1914 that one of them follows. (<a href="{ $base }related-games/#pukk">Púkk</a>)
family-kin-michigan = How old Michigan and Tripoley are: we found only modern rules. (<a href="{ $base }related-games/#tripoley">Tripoley</a>)
family-shared = Rules that games share
family-shared-about = Here are the practices that the texts themselves settle in two games or more. What is borrowed, inherited, disputed or supplied by us does not count.
family-alone = Rules that one game has alone
family-alone-about = “Alone” means that no other game on this site has the rule.
family-none = None.
