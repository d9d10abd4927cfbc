### 「なぜ」「なぜだめか」の文。

followed = { $first }{ $next }
may-as = { $verb ->
    [fold] これは降りることになり
   *[pass] これはパスになり
}、許される。
may-pass = { SEAT($seat) }はここでパスできる。
may-fold = { SEAT($seat) }はここで降りられる。
may-hold = { SEAT($seat) }はここで合わせられる。
may-knock = { SEAT($seat) }は{ $how ->
    [only] ちょうど{ CHIPS($least) }
    [range] { $least }枚から{ CHIPS($most) }
   *[from] { CHIPS($least) }以上
}でノックできる。
may-raise = { SEAT($seat) }は賭け金を{ $how ->
    [only] ちょうど{ CHIPS($least) }
    [range] { $least }枚から{ CHIPS($most) }
   *[from] { CHIPS($least) }以上
}に上げられる。
may-swap = 親は手札の1枚を表のカードと交換できる。
may-take = { SEAT($seat) }は手札を伏せて置き、余りの手札を取れる。
may-bid = { SEAT($seat) }は{ $how ->
    [only] ちょうど{ CHIPS($least) }
    [range] { $least }枚から{ CHIPS($most) }
   *[from] { CHIPS($least) }以上
}で入札できる。
may-claim = { SEAT($seat) }は必要な札を持っており、申告できる。
may-forget = { SEAT($seat) }は申告しなくてもよいが、支払いは受けない。
may-place = { SEAT($seat) }は{ POOL($pool) }にチップを置ける。
may-lead = { SEAT($seat) }は{ CARD($card) }をリードできる。
may-play = { SEAT($seat) }は{ CARD($last) }の上に{ CARD($card) }を出せる。
bar-least = { $verb ->
    [bid] ここでは{ CHIPS($least) }以上で入札する。
    [raise] ここでは{ CHIPS($least) }以上に上げる。
   *[knock] ここでは{ CHIPS($least) }以上でノックする。
}
bar-most = { $verb ->
    [bid] ここでは{ CHIPS($most) }まで入札できる。
    [raise] ここでは{ CHIPS($most) }まで上げられる。
   *[knock] ここでは{ CHIPS($most) }までノックできる。
}
bar-fixed = { $verb ->
    [bid] ここで入札できるのは、ちょうど{ CHIPS($least) }だけである。
    [raise] 賭け金は決まっており、ちょうど{ CHIPS($least) }に上げる。
   *[knock] 賭け金は決まっており、ちょうど{ CHIPS($least) }でノックする。
}
bar-purse = チップが足りない。{ $most ->
    [0] 賭けられるものがない。
   *[other] 賭け金は{ CHIPS($most) }まで。
}
bar-shortest-purse = { $most ->
    [0] チップのない人がいるので、誰も賭けられない。
   *[other] 賭け金は、最も少ない人が合わせられる{ CHIPS($most) }まで。
}
bar-too-short = 許される最低額まで上げるチップが足りない。
bar-too-many = これ以上の賭け金は記録できない。
bar-nobody-can-match = ほかは全員最後の1枚まで賭けており、誰も合わせられない。
bar-nobody-knocked = まだ誰もノックしていないので、{ $verb ->
    [raise] 上げる
   *[hold] 合わせる
}賭け金がない。
bar-knocked = すでにノックがあったので、それに答える。
bar-even = 賭け金は等しく、合わせるものがない。
bar-nobody = 誰も上げられない。合わせるか降りるかである。
bar-once-each = 上げられるのは一人一度まで。
bar-once-in-all = 賭け金は一度上げられたので、もう上げられない。
bar-ahead = 全員が答えるまで、誰も上げられない。
bar-last-holder-once = 全員が答えたあと、最後に合わせた人だけが上げられる。
bar-last-holder-again = { bar-last-holder-once }
bar-overbidding = { $verb ->
    [raise] 賭け金は全員同じで、誰も上げない。
   *[hold] ほかの人の賭け金には合わせない。より良い組を告げるか、パスする。
}
bar-made-good = ここでは賭け金の不足を補うか、降りる。
bar-claimed = ここでは申告するか、申告せずに忘れる。
bar-highest-first = 最初のトリックは最高位の札をリードする：{ CARDS($cards, join: "or") }。
bar-highest-always = 最高位の札をリードする：{ CARDS($cards, join: "or") }。
bar-lowest = 手札の最低位の札をリードする：{ CARDS($cards, join: "or") }。
bar-new-suit = 前の列とは違うスートをリードする：{ CARDS($cards, join: "or") }。
bar-above-the-gap = 止まった列の後は、手札にある次の位をリードする：{ CARDS($cards, join: "or") }。
bar-lowest-of-a-suit = スートの最低位の札をリードする：{ CARDS($cards, join: "or") }。
bar-lowest-of-longest = 最も長いスートの最低位の札をリードする：{ CARDS($cards, join: "or") }。
bar-lowest-of-longest-first = 最初は、最も長いスートの最低位の札をリードする：{ CARDS($cards, join: "or") }。
bar-leads = リードする{ SEAT($seat) }は、カードを出さなければならない。
bar-must-cover = 空の枠と残りのチップは同じ数なので、これは{ POOLS($pools, join: "or") }に置く。
bar-places = { SEAT($seat) }はチップを置かなければならない。
bar-must-play = 出せる人は出さなければならない。
bar-must-knock = 組を持つ人はノックしなければならない。
bar-next-higher-by-holder = { CARD($last) }に続くのは同じスートの次に高い札だけである：{ CARDS($cards, join: "or") }。
bar-next-higher-in-turn = { bar-next-higher-by-holder }
bar-next-higher-in-turn-once = { bar-next-higher-by-holder }
bar-next-higher-own-first = { bar-next-higher-by-holder }
bar-next-rank-in-turn = { CARD($last) }に続くのは次に高い位の札だけである：{ CARDS($cards, join: "or") }。
bar-suit-tricks = { SEAT($seat) }は{ SUIT($suit) }に従わなければならない。
bar-trump-tricks = { SEAT($seat) }は{ SUIT($suit) }に従うか、切り札を出さなければならない。
bar-trump-if-void = リードされた{ SUIT($suit) }を持つ人は、切り札を出せない。
bar-stands-in = 次の札は誰も持っていない。代わりに出せるのは{ CARDS($cards, join: "or") }だけである。
bar-put-in = { SEAT($seat) }は次に続く札を持っていない。差し込めるのは{ CARDS($cards, join: "or") }だけである。
bar-after-put-in = 差し込まれた札のあとは、その札か、その前の札に続ける。ここで出せるのは{ CARDS($cards, join: "or") }だけである。
bar-limit = { CARD($card) }では合計が{ $limit }を超える。
not-in-pack = { $many }枚のカード一組に{ CARD($card) }はない。
already-played = { CARD($card) }はすでに出された。
not-held = { SEAT($seat) }は{ CARD($card) }を持っていない。
no-such-pool = 盤に{ POOL($pool) }の枠はない。
pool-not-claimed = { POOL($pool) }は札で申告するものではない。
pool-not-now = { POOL($pool) }を申告するのはこの段階ではない。
pool-empty = { POOL($pool) }には何もない。
pool-no-cards = { SEAT($seat) }は{ POOL($pool) }を申告できる札を持っていない。
deal-over = 勝負は終わった。
part = { $part ->
    [dressing] チップの配置
    [dealing] 表のカードの交換
    [melding] 申告
    [vying] 競り
   *[shedding] 出し切り
}
part-none = この規則に{ part }はない。
part-to-come = { part }はあとで行う。
part-over = { part }は終わった。
empty-handed = { SEAT($seat) }にはもう手札がない。
has-lead = リードするのは{ SEAT($seat) }である。
next-rank-only = { CARD($last) }に続くのは次に高い位の札だけである。
next-higher-only = { CARD($last) }に続くのは同じスートの次に高い札だけである。
not-turn = 今は{ SEAT($seat) }の番ではない。
antes-fixed = どの枠にチップを置くかは決まっている。
turn-to-place = 今は{ SEAT($seat) }がチップを置く番ではない。
placed-to-cover = { SEAT($seat) }にはもう置くチップがない。最後の1枚は、空いていた{ POOL($pool) }に置かなければならなかった。
placed-all = { SEAT($seat) }にはもう置くチップがない。
run-ended = { CARD($last) }で列は終わるので、何も差し込めない。
turn-to-play = 今は{ SEAT($seat) }が出す番ではない。
turn-to-claim = 今は{ SEAT($seat) }が申告する番ではない。
no-set = 競るには同じランクの札が2枚以上いる。
has-folded = { SEAT($seat) }はこの競りを降りた。
could-not-answer = { SEAT($seat) }はこの競りで答えられなかった。
has-passed = { SEAT($seat) }はパスしており、この勝負では変えられない。
all-answered = 全員が答え、競りは終わった。
none-turned-up = 交換できる表のカードがない。
no-exchange = 表のカードは誰も交換できない。
no-spare-hand = { $verb ->
    [bid] 余りの手札に入札することはできない。
   *[take] 余りの手札を取ることはできない。
}
bar-spare-hand = { $verb ->
    [bid] まず親が余りの手札を取るかどうかを決め、ほかの人の入札はその後である。
   *[take] 余りの手札は最も高く入札した人のものになる。
}
turn-to-take = 今は{ SEAT($seat) }が余りの手札について決める番ではない。
dealer-exchanges = カードを交換できるのは親だけである。
paid-unclaimed = 申告は要らない。札を持つ人に支払われる。
claim-at-once = 枠の申告は、その札を出す時にする。今ではない。
other-seats = この規則集はこの人数では遊べない。
other-pack = そのカード一組にはない札がある。
other-part = その勝負にこの段階はない。
other-not-so-far = その規則ではここまで来ない。
other-asks-nothing = その勝負のこの段階では誰にも選択がない。
other-names-sets = そこでは組を告げるが、ほかの人の組はここでは分からない。
other-order = その札はこのようには続かない。
rule-supplied = { $gap ->
    [silent] 典拠はこれについて何も言わない
    [unreported] 典拠の報告はこれに触れない
   *[cut] 典拠のこの先はまだ読んでいない
}。規則は補足したものである。
rule-borrowed = この規則は別の文献（{ $text }）から借用した。
rule-inherited = 報告はこれに触れない。{ $text }と同じと推定した。
rule-doubted = { $kind ->
    [ambiguity] 文献はここで多義的である。
    [contradiction] 文献の知られている部分はここで矛盾する。
   *[unsettled] 文献の知られている部分はこれを決めない。
}
rule-read = { $adopted ->
    [yes] ここでは採った読み「{ READING($reading) }」に従う。
   *[no] ここでは採った読みではない「{ READING($reading) }」に従う。
}
rule-otherwise = 別の読み：{ READINGS($readings, join: "or") }。
