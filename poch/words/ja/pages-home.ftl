home-title = ポッホ
home-description = ポッホは古いドイツのカードゲームです。規則を典拠ごとに読み、勝負を一手ずつたどり、遊ぶことができます。
home-lead = ポッホは三つの部分からなる古いドイツのカードゲームです。決まった札でチップを集め、同じ位の札の組に賭け、最後は手札を早く出し切ることを競います。
home-here = 1765年から本や箱の説明書がそれぞれの形で伝えてきました。ここでは典拠を条ごとに読み、勝負を一手ずつ見て、自分で遊ぶことができます。
home-first-game = 最初のゲーム（5分、英語）
home-door-play = 今夜遊ぶ
home-door-play-to = ブラウザーを相手に、または自分の盤で
home-door-read = 読んで比べる
home-door-read-to = すべての典拠を条ごとに
home-door-teach = 教える、見せる
home-door-teach-to = 印刷用の規則、盤、説明札
home-how-to-play = 初めての方は<a href="{ $base }how-to-play/">2分でわかるポッホ</a>へ
home-tours = <a href="{ $base }tours/">ツアー</a>：文章とともに盤が動きます（英語）
home-four = <a href="{ $base }compare/four/">1789年・1844年・1853年・現在</a>：四つの典拠の違いを、同じ札で一枚のページに（英語）
home-compare = 典拠を規則ごとに<a href="{ $base }compare/">比べる</a>、または<a href="{ $base }compare/matrix/">一度に見る</a>（英語）
home-which = <a href="{ $base }compare/which/">知っているポッホはどれ？</a>いくつかの質問で最も近い典拠を見つけます（英語）
home-cruxes = <a href="{ $base }cruxes/">争点</a>：幾通りにも読めるところ（英語）
home-timeline = 典拠と盤の<a href="{ $base }timeline/">年表</a>（英語）
home-corrections = これまでの記述への<a href="{ $base }corrections/">訂正</a>（英語）
home-editorial = <a href="{ $base }editorial/">読み方</a>：印の意味と、わからないこと（英語）
home-sources = { $n ->
    [0] 典拠はありません
   *[other] { NUMBER($n) }の典拠
}
home-hands = { $n ->
    [0] 記録された勝負はありません
   *[other] 記録された勝負 { NUMBER($n) }
}
home-reading = このサイトの読み方
home-reading-hands = 典拠のページでは左に本文、右に勝負があります。勝負を進めると、その一手を許す条が光ります。条を選ぶと、それを示す一手に移ります。
home-reading-marks = 条の横の小さな印は、その根拠を示します。典拠がそう書くもの、他の人が伝えるもの、私たちが推したもの、典拠に何もないため補ったものがあります。
home-reading-cruxes = 幾通りにも読めるところでは、下に読みが並びます。それぞれ試すことができます。
game-name = { $game ->
    [poch] ポッホ
    [newmarket] ニューマーケット
    [pope-joan] ポープ・ジョーン
    [spin] スピン
    [nain-jaune] ナン・ジョーヌ
    [comete] コミットとコメット
    [hoc] オック
    [pukk] プック
    [bog] ボグ
   *[other] { $game }
}
game-another = { game-name }は別のゲームです。規則は同じ方法で編集しています。{ $played ->
    [all] どれも遊べます。
    [some] 遊べるものもあります。
   *[none] 読めた部分が少なく、まだ遊べません。
}ポッホについての数字には含めません。
hand-left = 盤に残るチップ：{ $pools }。
hand-left-in = { POOL($pool) }{ NUMBER($chips) }枚
