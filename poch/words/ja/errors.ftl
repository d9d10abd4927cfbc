### リンクや記録の誤り。

lost-reading = { $crux }の読み{ $reading }はここにはなく、採った読みで進める。
lost-pool = ここの盤に{ POOL($pool) }の枠はなく、そこの{ $n }枚は除く。
lost-action = { $n }番目の「{ $action }」は合わない：{ $why }。その前から続ける。
error-record = この記録は読めない：{ $complaints }。
error-viewer = 見る人の席がここにない。次から選ぶ：{ LIST($seats, join: "or") }。
error-people = この卓にいない人がいます。次から選んでください：{ LIST($seats, join: "or") }。
error-viewer-only = 尋ねられるのは{ $seat }についてだけで、ほかの手札は伏せてある。
error-not-loaded = 規則集「{ $ruleset }」は読み込まれていない。
error-asked-nothing = この後、{ $seat }に選択はない。前の段階に戻る。
error-nobody-asked = この後、誰にも選択はない。別の段階を選ぶ。
error-no-seat = 席「{ $seat }」はない。席：{ LIST($seats) }。
error-no-question = この席は今は答える番ではない。
error-no-choice = そこではほかの誰も選択していない。別の段階を見る。
error-not-over = 勝負はまだ終わっていない。最後まで進める。
error-long = { NUMBER($most) }字を超えている。一つの勝負の記録にする。
error-import = { $complaints }{ $more ->
    [0] {""}
   *[other] ほかに{ $more }件の誤りがある。
}
import-wrong = { $line }行{ $column }字目：{ $says }。
link-damaged = リンクが壊れているか途中で切れている。全体をコピーするか、新しく始める。
link-strange = この種類のリンクは分からない。ページを読み直すか、新しく始める。
link-own = 自作の規則はリンクに入らない。勝負と規則をファイルに保存する。
link-many = 8人を超える席はリンクに入らない。勝負をファイルに保存する。
