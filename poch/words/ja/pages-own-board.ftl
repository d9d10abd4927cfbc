# 手元の盤のページ。

own-title = 手元の盤で遊ぶ
own-description = 盤に書かれたしるしを選ぶと、その盤に合う規則が見つかります。
own-lead = 盤に書かれているものを選んでください。その盤に合う規則が、近いものから順に並びます。規則そのものは英語です。
own-unsure = どの規則か迷ったら、現在のポッホの規則で遊んでください。<a href="{ $base }how-to-play/">遊び方</a>は、盤とともに1枚の紙に印刷できます。
own-labels = 何が書かれていますか
own-labels-about = 見えるしるしをすべて選んでください。カードは絵でも文字でもかまいません。スートは、ダイヤの9とダイヤの7のほかは、気にしなくて大丈夫です。何も書かれていない真ん中のくぼみは「中央」です。
own-also = 別名：{ $names }
own-names = 盤や箱に、次の名前のどれかがありますか
own-cups = くぼみや仕切りはいくつありますか（小箱に分かれていればその数）
own-cups-unknown = 数えていない
own-shape = どんな形ですか
own-shape-unknown = どれでもない、またはわからない
own-shape-round = 丸く、真ん中にくぼみがある
own-shape-ring = 丸く、真ん中にくぼみがない
own-shape-octagon = 八角形
own-shape-hexagon = 六角形
own-shape-square = 正方形
own-shape-rectangle = 長方形
own-shape-rows = 段に分かれている
own-shape-slats = 細い板で仕切った箱
own-shape-boxes = 別々の箱
own-shape-corners = 四角く、四隅と真ん中に枠がある
own-shape-cards = 卓に並べたカード
own-sets = 枠の組み合わせの一覧
own-sets-about = 枠の組み合わせごとに、それを記す典拠を挙げます。典拠の多いものから順に並んでいます。
own-set = 枠{ $n }個：{ $pools }
own-shared = 典拠{ $n }点
own-column-text = 典拠
own-column-needs = 必要なもの
own-column-ways = 印刷する・遊ぶ
own-needs = { $facts } · 配る前に{ $who ->
    [each] 1人につきチップ{ $each }枚
    [dealer] 親だけがチップ{ $dealer }枚
    [banker] 胴元だけがチップ{ $dealer }枚
   *[both] 親はチップ{ $dealer }枚、ほかの人は{ $each }枚
}
own-sheet = 1枚にまとめた規則（英語）
own-to-print = 印刷用の盤（英語）
own-play = 練習対局
own-write = 自分たちの規則を1枚に書く（英語）
own-unplayed = わかっていることが少なすぎて、この規則では遊べません。
own-next = ゲームは知っているのに盤がないときは、<a href="{ $there }compare/which/">規則についての質問</a>（英語）から最も近い典拠を探せます。カードやチップがなければ、<a href="{ $there }cards/">印刷できます</a>（英語）。

facts-seats = { $fixed ->
    [yes] { $most }
   *[no] { $least }～{ $most }
}人
facts-cards = カード{ $cards }枚
facts-unsure = { $what }（{ $why }）
facts-none = 人数、カード、盤についての部分は読めていません
unsure-ours = 編者の選択
unsure-borrowed = 借用
unsure-adopted = 採用した解釈
counted-pool = 枠{ $n }個
shape-boxes = 別々の箱
shape-slats = 細い板で仕切った箱
shape-rows = 段に分かれた盤
shape-round = 丸い盤
shape-ring = 丸い盤
shape-corners = 四隅と中央に枠のある四角い盤
