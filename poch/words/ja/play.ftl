play-start = 始める
play-how = 遊び方
play-shelf-open = 分岐とファイル…
play-size = 最初の一局でエンジンを読み込みます：{ $size }（一度だけ）。
play-back = ゲームに戻る
play-ready = { $n }人の席が整いました。
play-gone = 保存されたゲームを続けられません：{ $why }
play-link-damaged = このリンクは壊れているか、途中で切れています。全体をコピーしてください。
play-recorded = 記録された一局
play-progress = エンジンの読み込み
play-setting = 準備しています…
play-not-set = 準備できませんでした。
play-new = 新しく始める
play-part-missing = このページの一部を読み込めませんでした（{ $why }）。
play-table = テーブル。左右の矢印キーで前後を見られます
play-clauses = 根拠の条項
play-steps = すべての手順
play-pass = パス
play-fold = 降りる
play-hold = 応じる
play-play = 出す
play-swap = 交換
play-claim = 申告
play-claim-what = { $pool }を申告
play-nothing = 出さない
play-swap-nothing = 交換しない
play-raise-chips = 賭けを上げる枚数
play-knock-chips = ノックする枚数
play-fewer = 1枚減らす
play-more = 1枚増やす
play-choose-away = 手放す札を選んでください。
play-choose-hand = 手札から選んでください。
play-hint = ヒント
play-hint-is = ヒント：{ $advice }。{ $why }
play-may = できますか…？
play-why-seat = { $seat }はなぜそうしたのですか
play-branch-step = もし手順{ $step }で
play-branch-hand = 一局
play-branch-deal = 配り{ $seed }
play-link-title = この局面へのリンク。すべての札を含みます
play-copy-link = リンクをコピー
play-the-game = ゲーム
play-same = 同じ配りでもう一度
play-other-cards = 別の札で
play-new-game = 新しいゲーム…
play-others-are = ほかの人は
play-careful = 慎重
play-counting = 札を数える
play-reckless = 気まま
play-deal-seed = 配り{ $seed }。
play-read = 採用と異なる読み：{ $readings }。
play-next = 次の配り
play-under = 別の規則では…
play-in-all = 合計{ $chips }
play-scores = チップの勝ち負け
play-before = 以前
play-session-over = ゲームは終わりです。
play-deals = 配り
play-total = 合計
play-own-rules = リンクにあなたの規則は含められません。記録を保存し、規則は{ $workshop }から取ってください。
play-the-workshop = 工房
play-copied = リンクをコピーしました。すべての札を含みます。
play-link = リンク
play-copy-this = このリンクをコピーしてください：{ $link }
play-copy-below = 下のリンクをコピーしてください。すべての札を含みます。
play-slow = ゆっくり
play-normal = 普通
play-fast = 速く
play-at-once = すぐに
play-speed = 速さ
play-speed-others = ほかの人の速さ
play-look-back = 前へ
play-look-on = 次へ
play-now = 今に戻る
play-why = なぜ
play-what-if = もし…
play-undo = 取り消す
play-goes-on = 続いています。
play-skip = 自分の番まで進む
play-over = この局は終わりです。
play-step-clause = { $sentence }条項{ $clause }。
play-step-of = { $stage } · { $at }／{ $all }
play-happened-by = 根拠
play-asked-by = 問いの根拠
play-for = あなたは{ $seat }を受け持ちます。
play-elsewhere = 別のウィンドウでゲームが続いています。ここでの手は分岐として保存されます。
play-restarting = エンジンを再起動しています…
play-not-kept = このブラウザーは保存できません。ページを閉じるとゲームは失われます。

play-knock = { $n }枚でノック
play-raise = { $n }枚に上げる
play-result = この局は終わりです。{ $seat ->
    [you] あなたは
   *[other] { $seat }は
}{ $net ->
    [0] 勝ち負けなしです。
   *[other] { $net }枚{ $won ->
        [yes] 勝ちました。
       *[no] 負けました。
    }
}
play-on-board = 次の配りのため盤にあるチップ：{ $n }枚。
play-sheet = 得点表：{ $n }回
