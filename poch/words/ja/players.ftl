### 対戦相手の理由とヒント。

in-ten = { $n ->
    [0] こうした配札ではほとんど
    [10] こうした配札ではほぼ必ず
   *[other] こうした配札の約{ $n }割で
}
above = { $n ->
    [0] 上位のカードはもう出ない
   *[other] 上位のカードがあと{ $n }枚出うる
}
reason-chance = 無作為に選んだ。
reason-care-played = 最も長いスートの最低のカード。時にはほかのカード。
reason-care-single = 手札に同じランクのカードはない。
reason-care-set = 手札の最良の組は同じランクの{ CARDS-N($alike) }。あとは偶然で決まる。
reason-claim = 申告しても損はない。
reason-place = まだカードは配られていないので、{ POOL($pool) }もほかの枠も同じである。
reason-swap = { CARD($card) }は{ POOL($pool) }を取れる。
reason-keep-all = { CARD($card) }では何も取れない。
reason-keep-hand = この手札は替えない方がよい。
reason-take-hand = この手札では何も取れないが、替えれば取れるかもしれない。
reason-unseen-hand = だれも見ていない手札なので、値をつける価値はない。
reason-weighed = 見えたカードから考えると、{ $set ->
    [no] 組のない手
   *[more] { CARDS($cards) }
}は{ $tenth ->
    [0] こうした配札ではほとんど勝てない
   *[other] { IN-TEN($tenth) }勝つ
}。勝てば{ $pot ->
    [0] ほかの人がこれから賭ける分
   *[other] { CHIPS($pot) }{ $others ->
        [yes] と、ほかの人がこれから賭ける分
       *[no] {""}
    }
}{ $cost ->
    [0] を得て、負けても失うものはない
   *[other] を得て自分の賭けも戻り、負ければ{ CHIPS($cost) }を失う
}{ $dear ->
    [1] {""}
   *[other] （ブラフが許されるので3倍に数える）
}。{ $worth ->
    [yes] 見合う
   *[no] 見合わない
}。
reason-must-knock = 組を持つ人はノックしなければならない。
reason-rid = 手札が1枚減る：{ CARD($card) }。
reason-stops = 見えたカードから考えると、{ CARD($card) }からの列をほかの人は終えられず、リードが残る。
reason-run = { $tenth ->
    [0] { CARD($card) }からの列では、リードはほとんど戻らないが、手札は約{ CARDS-N($own) }減る。
   *[other] { CARD($card) }からの列で、{ IN-TEN($tenth) }リードが戻り、手札は約{ CARDS-N($own) }減る。
}
reason-wins = { $tenth ->
    [0] { CARD($card) }からの列では、リードはほとんど戻らないが、チップが約{ CHIPS($chips) }得られる。
   *[other] { CARD($card) }からの列で、チップが約{ CHIPS($chips) }得られ、{ IN-TEN($tenth) }リードが戻る。
}
reason-highest = まだ出ていないカードで、同じスートの{ CARD($card) }に勝つものはない。
reason-lead = リードできる中で{ CARD($card) }が最も勝ちやすいか、ほかの人の札を残す。{ ABOVE($above) }。
reason-takes = { CARD($card) }はトリックを取れる最も安いカード。
reason-likely = { $above ->
    [0] まだ出ていないカードで{ CARD($card) }に勝つものはない。
   *[other] { CARD($card) }はおそらくトリックを取る。{ ABOVE($above) }。
}
reason-lowest = トリックを確実に取れるカードはなく、{ CARD($card) }が最も低い。
reason-room = { CARD($card) }のあと、{ $fit ->
    [0] 続けて出せるカードはもうない。
   *[other] 続けて出せるカードは{ CARDS-N($fit) }と、ほぼ最少。
}
reason-ahead = 見たことに合う配札を{ $deals }回、最後まで試した。百回につき、数えるプレイヤーの選択より約{ CHIPS($chips) }多く得られる。
reason-ahead-same = 見たことに合う配札を{ $deals }回、最後まで試した。数えるプレイヤーの選択より明らかに良いものはなかった。
habit-random-card = 無作為に選ぶプレイヤーは、出せるカードを何でも出す。
habit-random-call = 無作為に選ぶプレイヤーは、できることを何でもする。
habit-cautious-card = 慎重なプレイヤーは、たいてい最も長いスートの最低のカードを出す。
habit-cautious-call = 慎重なプレイヤーは、手札の最良の組と少しの偶然で決める。
habit-counting-card = 数えるプレイヤーは見えたカードを覚え、手札が多く減り、リードが戻りそうなカードを出す。
habit-counting-call = 数えるプレイヤーは、組が勝つ見込みで、得られるチップと賭け金を比べる。
habit-farsighted-card = 先を読むプレイヤーは、見たことに合う配札を最後まで試し、最も多く得られるカードを選ぶ。
habit-farsighted-call = 先を読むプレイヤーは、見たことに合う配札を最後まで試し、最も多く得られることをする。ほかの人がノックするか上げたときは、数えるプレイヤーと同じように答える。
hint-before = 今の相手に代わる前の手。
hint-later = 勝負のあと、この判断の根拠が見られる。
hint-no-choice = 選択の余地はなかった。
hint-not-chosen = { $strength ->
    [random] 無作為に選ぶプレイヤーはこれを選ばなかった。
    [cautious] 慎重なプレイヤーはこれを選ばなかった。
    [farsighted] 先を読むプレイヤーはこれを選ばなかった。
   *[counting] 数えるプレイヤーはこれを選ばなかった。
}
