setup-ambiguity = 本文は複数に読めます
setup-contradiction = 資料が互いに矛盾します
setup-silence = 本文は述べません
setup-no-limit = 無制限
setup-each = 各{ $n }
setup-whose = どの規則で
setup-players = { $least }～{ $most }人
setup-first = 最初（先手）
setup-last = 最後（親）
setup-number = { $n }番目
setup-at-table = 人数
setup-name = あなたの名前
setup-place = 席
setup-chips = チップ
setup-another-deal = 別の配り
setup-another = 別の
setup-seed = 配り（種の数）
setup-house = 家の規則
setup-readings = 読み
setup-adopted = 採用
setup-no-seed = 「{ $seed }」は種の数ではありません。15桁までの整数を入れるか、「別の」を押してください。

setup-disputed = 問題箇所{ $n }{ $others ->
    [0] {""}
   *[other] 、うち{ $others }は採用と異なる読み
}
