home-title = ポッホ
home-description = ポッホはドイツの古いカードゲームです。規則を典拠ごとに読み、勝負を一手ずつたどり、自分でも遊べます。
home-lead = ポッホは三つの部からなるドイツの古いカードゲームです。決まったカードでチップを集め、誰の組が一番強いかに賭け、最後に、誰が一番早く手札を出し切るかを競います。
home-here = このゲームについての記録は、約600年前までさかのぼると伝えられています。1765年からは、本や箱の説明書が、それぞれのやり方で遊び方を伝えてきました。ここでは、すべての典拠を読むことも、勝負を一手ずつたどることも、自分で遊ぶこともできます。
home-first-game = 最初のゲーム（5分）
home-years = 600年の歩み
home-year-strasbourg = ストラスブールの条例に名が出ると伝えられる（ページは英語）
home-year-munich-oldest = 現存する最古の盤（ページは英語）
home-year-board-octagonal = 八角形の盤（ページは英語）
home-year-poque-1765 = 読むことのできた最古の規則（ページは英語）
home-door-play = 今夜、遊ぶなら
home-door-play-to = 一人でも、みんなでも。画面でも、盤でも。
home-to-play = ブラウザーで遊ぶ
home-to-own-board = 手元の盤で遊ぶ
home-to-rules = 遊び方
home-to-print = 印刷用の規則と盤（英語）
home-door-read = 読んで比べる
home-door-read-to = どの典拠も、条項ごとに、その根拠とあわせて読めます。
home-to-texts = すべての典拠（英語）
home-to-four = 四つの典拠を1ページに（英語）
home-to-which = 知っているのはどのゲーム？（英語）
home-to-cruxes = 争点（英語）
home-door-teach = 教える
home-door-teach-to = 教室で、サークルで、お子さんと。
home-to-lesson = すぐに使える授業（英語）
home-to-exercises = 答えつきの練習問題（英語）
home-to-tours = ツアー：文章とともに盤が動く（英語）
home-to-numbers = 確率、ブラフなどの数字（英語）
home-door-museum = 博物館・収集家の方へ
home-door-museum-to = 盤を展示する方、盤を見つけた方のために。
home-to-museum = 展示用のラベル、画面、ツアー（英語）
home-to-board = これはどの盤？（英語）
home-to-boards = 形ごとに見る盤（英語）
home-to-timeline = 典拠と盤の年表（英語）
home-games = 同じ仲間のほかのゲーム
home-game = { $game ->
    [newmarket] 何枚かのカードに置いたチップを、手札を出しながら取っていきます。
    [pope-joan] 同じスートのカードを順に続けて出し、ダイヤの9と決まった切り札でチップを取ります。
    [spin] カードを順に出して列を作り、ダイヤのAで列を止められます。
    [nain-jaune] スートを問わずに列を作るゲームで、盤には決まった5枚のカードの枠があります。
    [comete] フランスとイギリスの、列を作るゲームです。
    [hoc] 『百科全書』が、ポック（フランスのポッホ）の近い親戚と呼ぶゲームです。
    [pukk] 申告、競り、出し切りからなるアイスランドのゲームです。
    [bog] ポッホと同じく、盤、競り、カードの列があるフランスのゲームです。
    [tripoley] 盤を使う北アメリカのゲームです。ハートでチップを取る部、ポーカーの部、出し切りの部からなります。
   *[other] { "" }
}
home-texts = 典拠{ NUMBER($n) }点
home-hands = { $n ->
    [0] 記録された勝負はありません
   *[other] 記録された勝負{ NUMBER($n) }件
}
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
    [tripoley] トリポリー
   *[other] { $game }
}
game-another = { game-name }は別のゲームです。典拠は同じ方法で編集しています。{ $played ->
    [all] どれも遊べます。
    [some] 遊べるものもあります。
   *[none] 読めた部分が少なく、まだ遊べません。
}ポッホについての数字には含めません。
hand-carried = 前の勝負から残るチップ：{ $pools }。
hand-left = 盤に残るチップ：{ $pools }。
hand-left-in = { POOL($pool) }に{ NUMBER($chips) }枚
board-pool = { POOL($pool, form: "bare") }
how-board = 丸い盤。A、K、Q、J、10、マリッジ、シークエンス、ポッホの八つの枠と、その中央の枠
how-name = { $game ->
    [comete] コミット
    [tripoley] ラモリ
   *[other] { game-name }
}
how-in-english = （英語）
how-no-page = { $game }には、遊び方のページがありません。読めた範囲では、終わりまで述べた典拠がないためです。
