### 「なぜ」「なぜだめか」の文。

followed = { $first }{ $next }
may-as = { $verb ->
    [fold] これは降りたもの
   *[pass] これはパスしたもの
}とみなされ、許されます。
may-pass = { SEAT($seat) }はここでパスできます。
may-fold = { SEAT($seat) }はここで降りられます。
may-hold = { SEAT($seat) }はここで合わせられます。
may-knock = { SEAT($seat) }はチップを{ $how ->
    [only] ちょうど{ CHIPS($least) }
    [range] { $least }枚から{ CHIPS($most) }
   *[from] { CHIPS($least) }以上
}賭けてノックできます。
may-raise = { SEAT($seat) }は賭け金をチップ{ $how ->
    [only] ちょうど{ CHIPS($least) }
    [range] { $least }枚から{ CHIPS($most) }
   *[from] { CHIPS($least) }以上
}に上げられます。
may-swap = 親は手札の1枚を表向きのカードと交換できます。
may-take = { SEAT($seat) }は手札を脇に置き、余りの手札を取れます。
may-bid = { SEAT($seat) }はチップ{ $how ->
    [only] ちょうど{ CHIPS($least) }
    [range] { $least }枚から{ CHIPS($most) }
   *[from] { CHIPS($least) }以上
}で入札できます。
may-claim = { SEAT($seat) }は必要なカードを持っており、申告できます。
may-forget = { SEAT($seat) }は申告しなくてもかまいませんが、その場合は支払いを受け取れません。
may-place = { SEAT($seat) }は{ POOL($pool) }にチップを置けます。
may-lead = { SEAT($seat) }は{ CARD($card) }をリードできます。
may-play = { SEAT($seat) }は{ CARD($last) }の上に{ CARD($card) }を出せます。
bar-least = { $verb ->
    [bid] ここで入札するなら、チップ{ CHIPS($least) }以上にします。
    [raise] ここで上げるなら、賭け金をチップ{ CHIPS($least) }以上にします。
   *[knock] ここでノックするなら、チップ{ CHIPS($least) }以上を賭けます。
}
bar-most = { $verb ->
    [bid] ここで入札できるのは、チップ{ CHIPS($most) }までです。
    [raise] ここで賭け金を上げられるのは、チップ{ CHIPS($most) }までです。
   *[knock] ここでは、ノックで賭けられるのはチップ{ CHIPS($most) }までです。
}
bar-fixed = { $verb ->
    [bid] ここで入札できるのは、チップちょうど{ CHIPS($least) }だけです。
    [raise] 賭け金は決まっています。上げるなら、チップちょうど{ CHIPS($least) }にします。
   *[knock] 賭け金は決まっています。ノックで賭けるのは、チップちょうど{ CHIPS($least) }です。
}
bar-purse = { SEAT($seat) }はチップが足りません。{ $most ->
    [0] もう賭けるチップがありません。
   *[other] 賭け金はチップ{ CHIPS($most) }までです。
}
bar-shortest-purse = { $most ->
    [0] チップのない人がいるので、誰も賭けられません。
   *[other] 賭け金は、チップが最も少ない人でも合わせられる合計{ CHIPS($most) }までです。
}
bar-too-short = { SEAT($seat) }には、許される最低の枚数まで上げるだけのチップがありません。
bar-too-many = これより高い賭け金は記録できません。
bar-nobody-can-match = ほかの人は全員、最後の1枚まで賭けています。上げても、誰も合わせられません。
bar-nobody-knocked = まだ誰もノックしていないので、{ $verb ->
    [raise] 上げる
   *[hold] 合わせる
}賭け金がありません。
bar-knocked = すでに誰かがノックしています。その賭け金に対してどうするかを選んでください。
bar-even = 賭け金はそろっているので、合わせる分がありません。
bar-nobody = 誰も上げられません。合わせるか、降りるかのどちらかです。
bar-once-each = 上げられるのは1人1回までです。
bar-once-in-all = 賭け金はすでに一度上げられたので、もう誰も上げられません。
bar-first-circuit = すでに賭けた人はもう上げられません。合わせるか、降りるかのどちらかです。
bar-ahead = 全員の宣言が終わるまで、誰も上げられません。
bar-last-holder-once = 全員の宣言が終わった後、最後に賭け金を合わせた人だけが上げられます。
bar-last-holder-again = { bar-last-holder-once }
bar-overbidding = { $verb ->
    [raise] 賭け金は全員同じなので、誰も上げません。
   *[hold] ほかの人の賭け金には合わせません。より強い組を宣言するか、パスします。
}
bar-made-good = ここでできるのは、賭け金の不足を補うか、降りることです。
bar-claimed = ここでできるのは、申告するか、申告しないかのどちらかです。
bar-highest-first = 最初のトリックでは、最も高いカードをリードします：{ CARDS($cards, join: "or") }。
bar-highest-always = 最も高いカードをリードします：{ CARDS($cards, join: "or") }。
bar-lowest = 手札の最も低いカードをリードします：{ CARDS($cards, join: "or") }。
bar-other-colour = 黒い列の後は赤、赤い列の後は黒をリードします：{ CARDS($cards, join: "or") }。
bar-another-suit = 前の列とは違うスートをリードします：{ CARDS($cards, join: "or") }。
bar-above-the-gap = 列が止まった後は、手札にある次のランクをリードします：{ CARDS($cards, join: "or") }。
bar-lowest-of-a-suit = どれかのスートの、最も低いカードをリードします：{ CARDS($cards, join: "or") }。
bar-lowest-of-longest = 手札に最も多いスートの、最も低いカードをリードします：{ CARDS($cards, join: "or") }。
bar-lowest-of-longest-first = 最初は、手札に最も多いスートの、最も低いカードをリードします：{ CARDS($cards, join: "or") }。
bar-leads = { SEAT($seat) }がリードする番なので、カードを出さなければなりません。
bar-must-cover = 残りのチップと空の枠が同じ数なので、このチップは{ POOLS($pools, join: "or") }に置きます。
bar-places = { SEAT($seat) }はチップを置かなければなりません。
bar-must-play = 出せる人は出さなければなりません。
bar-must-knock = 組を持つ人はノックしなければなりません。
bar-next-higher-by-holder = { CARD($last) }に続けられるのは、同じスートの一つ上のカードだけです：{ CARDS($cards, join: "or") }。
bar-next-higher-in-turn = { bar-next-higher-by-holder }
bar-next-higher-in-turn-once = { bar-next-higher-by-holder }
bar-next-higher-own-first = { bar-next-higher-by-holder }
bar-next-rank-in-turn = { CARD($last) }に続けられるのは、ランクが一つ上のカードだけです：{ CARDS($cards, join: "or") }。
bar-suit-tricks = { SEAT($seat) }は、リードされた{ SUIT($suit) }を出さなければなりません。
bar-trump-tricks = { SEAT($seat) }は、リードされた{ SUIT($suit) }か、切り札を出さなければなりません。
bar-trump-if-void = リードされた{ SUIT($suit) }を持つ人は、切り札を出せません。
bar-stands-in = 次のカードは誰も持っていません。代わりに出せるのは{ CARDS($cards, join: "or") }だけです。
bar-put-in = { SEAT($seat) }は次に続くカードを持っていません。差し込めるのは{ CARDS($cards, join: "or") }だけです。
bar-after-put-in = 差し込んだカードの後は、そのカードか、その前のカードから続けます。ここで出せるのは{ CARDS($cards, join: "or") }だけです。
bar-limit = { CARD($card) }を出すと、合計が{ $limit }を超えます。
not-in-pack = { $many }枚のカード一組に{ CARD($card) }はありません。
already-played = { CARD($card) }はすでに出されました。
not-held = { SEAT($seat) }は{ CARD($card) }を持っていません。
no-such-pool = 盤に{ POOL($pool) }の枠はありません。
pool-not-claimed = { POOL($pool) }は、カードでは申告できません。
pool-not-now = { POOL($pool) }を申告するのはこの段階ではありません。
pool-empty = { POOL($pool) }には、申告して取れるチップがありません。
pool-no-cards = { SEAT($seat) }は{ POOL($pool) }を申告できるカードを持っていません。
deal-over = 勝負は終わりました。
part = { $part ->
    [dressing] チップの配置
    [dealing] 表向きのカードの交換
    [melding] 申告
    [vying] 競り
   *[shedding] 出し切り
}
part-none = この規則に{ part }はありません。
part-to-come = { part }はあとで行います。
part-over = { part }は終わりました。
empty-handed = { SEAT($seat) }にはもう手札がありません。
has-lead = リードするのは{ SEAT($seat) }です。
next-rank-only = { CARD($last) }に続けられるのは、ランクが一つ上のカードだけです。
next-higher-only = { CARD($last) }に続けられるのは、同じスートの一つ上のカードだけです。
not-turn = 今は{ SEAT($seat) }の番ではありません。
antes-fixed = 全員がどの枠にチップを置くかは、規則で決まっています。
turn-to-place = 今は{ SEAT($seat) }がチップを置く番ではありません。
placed-to-cover = { SEAT($seat) }にはもう置くチップがありません。最後の1枚は、空いていた{ POOL($pool) }に置かなければなりませんでした。
placed-all = { SEAT($seat) }にはもう置くチップがありません。
run-ended = { CARD($last) }で列は止まるので、何も差し込めません。
turn-to-play = 今は{ SEAT($seat) }が出す番ではありません。
turn-to-claim = 今は{ SEAT($seat) }が申告する番ではありません。
no-set = 競りに加わるには、同じランクのカードが2枚以上必要です。
has-folded = { SEAT($seat) }はこの競りを降りました。
could-not-answer = { SEAT($seat) }はこの競りでは、宣言できませんでした。
has-passed = { SEAT($seat) }はパスしました。この勝負では、もう取り消せません。
all-answered = 全員の宣言が終わり、競りも終わりました。
none-turned-up = 表向きのカードがないので、交換できません。
no-exchange = 手札を表向きのカードと交換することは、誰にもできません。
no-spare-hand = { $verb ->
    [bid] 余りの手札には、誰も入札できません。
   *[take] 余りの手札は、誰も取れません。
}
bar-spare-hand = { $verb ->
    [bid] 余りの手札を取るかどうかは、まず親が決めます。ほかの人が入札できるのは、その後です。
   *[take] 余りの手札は、最も高く入札した人のものになります。
}
turn-to-take = 今は{ SEAT($seat) }が余りの手札について決める番ではありません。
dealer-exchanges = カードを交換できるのは親だけです。
paid-unclaimed = 申告する必要はありません。カードを持っていれば受け取れます。
claim-at-once = 枠の申告は、そのカードを出すときにします。今ではありません。
other-seats = その規則集は、この人数では遊べません。
other-pack = その規則集のカード一組には、ここで使うカードの一部がありません。
other-part = その規則集の勝負には、この段階がありません。
other-not-so-far = その規則集では、この勝負はここまで進みません。
other-asks-nothing = その規則集の勝負では、この段階で誰も選択をしません。
other-names-sets = その規則集では組を宣言しますが、ほかの人の組はここではわかりません。
other-order = その規則集では、カードはこのようには続きません。
other-leads-unseen = その規則集ではリードがほかの人に移りますが、誰に移るかを決めるカードがここではわかりません。
rule-supplied = { $gap ->
    [silent] 典拠はこれについて何も述べていません
    [unreported] 典拠についての報告は、これに触れていません
   *[cut] 典拠のうち編者が読んだ部分には、これについての記述がありません
}。この規則は編者が補足したものです。
rule-borrowed = この規則は別の典拠（{ $text }）から借用したものです。
rule-inherited = 報告はこれに触れていないので、{ $text }と一致すると編者は推定しました。
rule-doubted = { $kind ->
    [ambiguity] 典拠のこの箇所は、何通りかに解釈できます。
    [contradiction] 典拠のうちわかっている部分が、ここで食い違っています。
   *[unsettled] 典拠のうちわかっている部分だけでは、これは決まりません。
}
rule-read = { $adopted ->
    [yes] ここでは、採用した解釈「{ READING($reading) }」に従います。
   *[no] ここでは、採用した解釈ではなく「{ READING($reading) }」に従います。
}
rule-otherwise = 別の解釈：{ READINGS($readings, join: "or") }。
