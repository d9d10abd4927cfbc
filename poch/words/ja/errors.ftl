### リンクや記録の誤り。

lost-reading = 争点「{ $crux }」の解釈「{ $reading }」はここにないので、採用した解釈で勝負を進めます。
lost-pool = この盤に{ POOL($pool) }の枠はないので、そこにあった{ $n ->
    [0] もの
   *[other] チップ{ $n }枚
}は除きます。
lost-action = { $n }番目の手「{ $action }」は行えません：{ $why }。勝負はその手の前から続きます。
error-record = この勝負は読み込めません：{ $complaints }。
error-viewer = 指定された人はこの卓にいません。次から選んでください：{ LIST($seats, join: "or") }。
error-people = この卓にいない人が含まれています。次の名前だけを指定してください：{ LIST($seats, join: "or") }。
error-viewer-only = 尋ねられるのは{ $seat }のことだけです。ほかの手札は伏せてあります。
error-not-loaded = 規則集「{ $ruleset }」は読み込まれていません。読み込まれているのは{ LIST($known) }です。
error-asked-nothing = このステップの後、{ $seat }には選ぶことがありません。前のステップに戻ってください。
error-nobody-asked = このステップの後、選ぶことのある人はいません。席を指定するか、別のステップを選んでください。
error-no-seat = 「{ $seat }」という席はありません。席は{ LIST($seats) }です。
error-no-question = 今は、この席の番ではありません。番が来るまでお待ちください。
error-no-choice = そこでは、ほかに選択をした人がいません。別のステップをご覧ください。
error-not-over = 勝負はまだ終わっていません。先に最後まで進めてください。
error-long = { NUMBER($most) }字を超えています。一つの勝負の記録だけを入れてください。
error-import = { $complaints }{ $more ->
    [0] {""}
   *[other] ほかに{ $more }件の誤りがあります。
}
import-wrong = { $line }行目の{ $column }字目：{ $says }。
link-damaged = リンクが壊れているか、途中で切れています。全体をコピーするか、新しい勝負を始めてください。
link-strange = このページは、この種類のリンクを扱えません。ページを読み直すか、新しい勝負を始めてください。
link-own = 自作の規則はリンクに含められません。勝負と規則をファイルに保存してください。
