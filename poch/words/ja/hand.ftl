### 勝負を順に見る：盤と操作。

hand-touch = 枠、カード、プレイヤーに触れると、この勝負でそれがどうなるかをたどれます。
hand-table = 卓。左右の矢印キーで前後のステップを見られます
hand-not-loaded = 読み込めませんでした（{ $why }）。
hand-not-asked = この質問はできませんでした（{ $why }）。
hand-no-board = この勝負の盤を読み込めませんでした（{ $why }）。ステップは下にあります。
hand-play-on = { $rest }続ける
hand-from-here = ここから
hand-cite-step = 引用する
hand-all-steps = 全{ $n }ステップ
hand-deal = { $n }回目の勝負：{ $stage }
hand-result = チップの増減：{ $net }。
hand-step = ステップ
hand-first = 最初のステップ
hand-back = 戻る
hand-forward = 進む
hand-last = 最後のステップ
hand-step-of = ステップ{ $step }/{ $all }、{ $stage }
hand-go = ステップ{ $step }へ
hand-steps = ステップ
hand-read-from = この解釈で勝負を表示しています。最初に何かが変わるのは、全{ $all }ステップのうちステップ{ $step }です。{ $stopped ->
    [yes] その先では、記録された手はもう行えません。
   *[no] {""}
}
hand-another-shows = { $reading ->
    [none] この規則の例として、別の勝負を表示しています。
   *[other] この規則の例として、「{ $reading }」という解釈による別の勝負を表示しています。
}
hand-same-shows = { $reading ->
    [none] この規則の例として、記録どおりの勝負を表示しています。
   *[other] この規則の例として、「{ $reading }」という解釈による勝負を表示しています。
}
hand-way-back = 戻る
hand-as-recorded = 記録どおりに戻す
hand-show-reading = 盤に表示する
hand-mark = { $status ->
    [stated] 明記
    [reported] 伝聞
    [reported-mt] 翻訳による伝聞
    [inferred] 推定
    [inherited] 比較した典拠から継承
   *[supplied] 補足
}{ $gap ->
    [silent] ：記述なし
    [unreported] ：報告に記述なし
    [cut] ：読んだ部分にない
   *[none] {""}
}
hand-borrowed = この規則は別の典拠（{ $text }）から借用したものです。
hand-disputed = ここは争点です。この勝負での解釈は「{ $reading }」です{ $adopted ->
    [yes] 。
   *[no] が、採用した解釈ではありません。
}
hand-more = その他
hand-hide = 手札を隠す
hand-four-colours = 4色で表示
hand-suits = カードのスート
hand-suits-text = 典拠のスート
hand-suits-french = フランス式スート
hand-suits-german = ドイツ式スート
hand-copied = このステップへのリンクをコピーしました。
stage-layout = 準備
stage-dressing = チップの配置
stage-dealing = 配札
stage-melding = 申告
stage-vying = 競り
stage-shedding = 出し切り
stage-settling = 精算
stage-ending = 終わり
