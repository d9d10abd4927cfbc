play-start = 始める
play-how = 遊び方は？
play-shelf-open = 分岐とファイル…
play-size = 最初の勝負の前に、エンジンを一度だけ読み込みます（{ $size }）。
play-back = 対局に戻る
play-ready = { $n }人の席の用意ができました。
play-gone = 保存された対局を続けられません：{ $why }
play-cleared = このアドレスに保存されていた対局は、もう残っていません。このブラウザーが保存内容を消去したか、別のブラウザーで遊んだためです。ファイルに保存してある場合は、「分岐とファイル」から開いてください。
play-link-damaged = このリンクは壊れているか、途中で切れています。全体をコピーしてください。
play-recorded = 記録された勝負
play-progress = エンジンの読み込み
play-setting = 準備しています…
play-not-set = 準備できませんでした。
play-new = 新しく始める
play-part-missing = このページの一部を読み込めませんでした（{ $why }）。
play-table = 卓。左右の矢印キーで前後のステップを見られます
play-clauses = 根拠の条項
play-steps = すべてのステップ
play-pass = パス
play-fold = 降りる
play-hold = { $n ->
    [0] 合わせる
   *[other] チップ{ $n }枚で合わせる
}
play-play = 出す
play-swap = 交換
play-place = { $pool }にチップを置く
play-claim = 申告
play-claim-what = { $pool }を申告
play-nothing = 出さない
play-swap-nothing = 交換しない
play-take = 余りの手札を取る
play-take-nothing = 手札を替えない
play-bid-chips = 入札するチップの枚数
play-raise-chips = 賭け金を何枚に上げるか
play-knock-chips = ノックで賭けるチップの枚数
play-fewer = 1枚減らす
play-more = 1枚増やす
play-choose-away = 手放すカードを選んでください。
play-choose-hand = 手札から選んでください。
play-hint = ヒント
play-hint-is = ヒント：{ $advice }。{ $why }
play-may = この手は許されますか
play-why-seat = { $seat }はなぜそうしたのですか
play-branch-step = ステップ{ $step }での「もし」
play-branch-hand = 勝負
play-branch-deal = 配札{ $seed }
play-link-title = この局面へのリンク。配札全体（すべてのカード）を含みます
play-copy-link = リンクをコピー
play-embed = 埋め込む
play-the-game = 対局
play-same = 同じ配札でもう一度
play-other-cards = 別の配札で
play-new-game = 新しい対局…
play-others-are = 相手の強さ
play-careful = 慎重
play-counting = カードを数える
play-farsighted = 先を読む
play-reckless = 無作為
play-deal-seed = 配札の番号{ $seed }。
play-read = 採用した解釈と異なる解釈：{ $readings }。
play-next = 次の勝負
play-under = 別の規則なら…
play-in-all = 合計{ $chips }枚
play-scores = チップの増減
play-before = これまで
play-session-over = 対局は終わりです。
play-deals = 勝負
play-total = 合計
play-own-rules = 自作の規則はリンクに含められません。記録を保存し、規則は{ $workshop }で書き出してください。
play-the-workshop = 工房
play-copied = リンクをコピーしました。配札全体（すべてのカード）を含みます。
play-link = リンク
play-copy-this = このリンクをコピーしてください：{ $link }
play-copy-below = 下のリンクをコピーしてください。配札全体（すべてのカード）を含みます。
play-slow = ゆっくり
play-normal = 普通
play-fast = 速く
play-at-once = すぐに
play-speed-others = 相手が進める速さ
play-look-back = 前のステップへ
play-look-on = 次のステップへ
play-now = 現在に戻る
play-why = なぜ？
play-what-if = もし…
play-undo = 取り消す
play-goes-on = 勝負が続いています。
play-skip = 自分の番まで進む
play-over = この勝負は終わりです。
play-step-clause = { $sentence }根拠の条項は{ $clause }。
play-step-of = { $stage } · { $at }/{ $all }
play-happened-by = 根拠
play-asked-by = 選択の根拠
play-for = { $seat }の席で遊びます。
play-pass-on = { $seat }の番です。端末を渡してください。手札はすべて隠れています。
play-reveal = 私は{ $seat }です。手札を見る
play-sound = 音
play-elsewhere = 別のウィンドウで対局が続いています。ここでの手は、それとは別に分岐として保存されます。
play-thinking = 相手は先を読んでいます…
play-restarting = エンジンを再起動しています…
play-not-kept = このブラウザーでは保存できません。ページを閉じると対局は失われます。

play-knock = チップを{ $n }枚賭けてノック
play-raise = 賭け金を{ $n }枚に上げる
play-bid = チップ{ $n }枚で入札
play-result = この勝負は終わりです。{ $seat ->
    [you] あなたの
   *[other] { $seat }の
}チップは{ $net ->
    [0] 増えも減りもしませんでした。
   *[other] { $net }枚{ $won ->
        [yes] 増えました。
       *[no] 減りました。
    }
}
play-on-board = 次の勝負のために盤に残るチップ：{ $n }枚。
play-sheet = 得点表：{ $n }回の勝負
