### 対戦相手の理由とヒント。

in-ten = { $n ->
    [0] ありうる配札ではほとんど
    [10] ありうる配札ではほぼ必ず
   *[other] ありうる配札の約{ $n }割で
}
above = { $n ->
    [0] それより高いカードはもう出ません
   *[other] それより高いカードが、まだ{ $n }枚出るかもしれません
}
reason-chance = 無作為に選びました。
reason-care-played = 手札に最も多いスートの、最も低いカードです。ただし、慎重なプレイヤーも、ときにはどのカードでもかまわず出します。
reason-care-single = 手札のカードは、ランクがすべて異なります。
reason-care-set = 手札の最も強い組は、同じランクの{ CARDS-N($alike) }です。あとは偶然に任せます。
reason-claim = 申告しても損はありません。
reason-place = まだカードは配られていないので、{ POOL($pool) }に置いても、ほかの枠に置いても同じです。
reason-swap = { CARD($card) }で{ POOL($pool) }のチップを取れます。
reason-keep-all = { CARD($card) }では何も取れません。
reason-keep-hand = この手札は替えないほうがよいでしょう。
reason-take-hand = この手札ではどの枠のチップも取れませんが、替えれば取れるかもしれません。
reason-unseen-hand = 誰も見ていない手札なので、入札する価値はありません。
reason-weighed = 見えたカードから考えると、{ $set ->
    [no] 組のない手札
   *[more] { CARDS($cards) }
}は{ $tenth ->
    [0] ありうる配札ではほとんど勝てません
   *[other] { IN-TEN($tenth) }勝ちます
}。勝てば{ $pot ->
    [0] ほかの人がこれから賭ける分
   *[other] チップ{ CHIPS($pot) }{ $others ->
        [yes] と、ほかの人がこれから賭ける分
       *[no] {""}
    }
}{ $cost ->
    [0] が手に入り、負けても何も失いません
   *[other] が手に入って自分の賭け金も戻り、負ければチップ{ CHIPS($cost) }を失います
}{ $dear ->
    [1] {""}
   *[other] （ブラフが許されるので3倍に数えます）
}。{ $worth ->
    [yes] 賭ける価値があります
   *[no] 賭ける価値はありません
}。
reason-must-knock = 組を持つ人はノックしなければなりません。
reason-rid = 手札が1枚減ります：{ CARD($card) }。
reason-stops = 見えたカードから考えると、{ CARD($card) }から始まる列をほかの人が終えることはないので、リードを保てます。
reason-run = { $tenth ->
    [0] { CARD($card) }から始まる列では、リードはほとんど戻りませんが、手札は約{ CARDS-N($own) }減ります。
   *[other] { CARD($card) }から始まる列では、{ IN-TEN($tenth) }リードが戻り、手札は約{ CARDS-N($own) }減ります。
}
reason-wins = { $tenth ->
    [0] { CARD($card) }から始まる列では、リードはほとんど戻りませんが、チップが約{ CHIPS($chips) }得られます。
   *[other] { CARD($card) }から始まる列では、チップが約{ CHIPS($chips) }得られ、{ IN-TEN($tenth) }リードが戻ります。
}
reason-highest = まだ出ていない同じスートのカードで、{ CARD($card) }に勝つものはありません。
reason-lead = リードして勝つか、ほかの人に手札を残させる見込みが最も高いのは{ CARD($card) }です。{ ABOVE($above) }。
reason-takes = トリックを取れるカードのうち、最も惜しくないのは{ CARD($card) }です。
reason-likely = { $above ->
    [0] まだ出ていないカードで、{ CARD($card) }に勝つものはありません。
   *[other] { CARD($card) }はおそらくトリックを取れます。{ ABOVE($above) }。
}
reason-lowest = トリックを確実に取れるカードはなく、最も低いのが{ CARD($card) }です。
reason-room = { CARD($card) }の後に続けて出せるカードは、{ $fit ->
    [0] もう残っていません。
   *[other] 残っているとしても{ CARDS-N($fit) }だけです。ほかのカードを選んでも、これより少なくなることはほとんどありません。
}
reason-ahead = 見えたものに合う配札で、勝負を最後まで{ NUMBER($deals) }回試しました。そのような勝負100回につき、カードを数えるプレイヤーの選択よりチップが約{ CHIPS($chips) }多く得られます。
reason-ahead-same = 見えたものに合う配札で、勝負を最後まで{ NUMBER($deals) }回試しました。カードを数えるプレイヤーの選択より明らかに良いものはありませんでした。
habit-random-card = 無作為に選ぶプレイヤーは、出せるカードなら、どれでも出します。
habit-random-call = 無作為に選ぶプレイヤーは、許されることなら、何でも宣言します。
habit-cautious-card = 慎重なプレイヤーは、たいてい、手札に最も多いスートの、最も低いカードを出します。
habit-cautious-call = 慎重なプレイヤーは、手札の最も強い組を見て決め、少しは偶然にも任せます。
habit-counting-card = カードを数えるプレイヤーは、見えたカードを覚えていて、手札が最も多く減り、リードも保てそうなカードを出します。
habit-counting-call = カードを数えるプレイヤーは、得られるチップと賭け金を比べ、組が勝つ見込みに従って決めます。
habit-farsighted-card = 先を読むプレイヤーは、見えたものに合う配札で勝負を最後まで試し、最も多く得られるカードを選びます。
habit-farsighted-call = 先を読むプレイヤーは、見えたものに合う配札で勝負を最後まで試し、最も多く得られる宣言をします。ただし、ほかの人がノックするか賭け金を上げたときは、カードを数えるプレイヤーと同じように応じます。
hint-before = これは、今の相手に代わる前の手です。
hint-later = 勝負が終わると、何を比べて決めたかがわかります。
hint-no-choice = 選択の余地はありませんでした。
hint-not-chosen = { $strength ->
    [random] これは、無作為に選ぶプレイヤーの選択ではありません。
    [cautious] これは、慎重なプレイヤーの選択ではありません。
    [farsighted] これは、先を読むプレイヤーの選択ではありません。
   *[counting] これは、カードを数えるプレイヤーの選択ではありません。
}
