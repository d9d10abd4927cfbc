setup-ambiguity = 典拠は何通りかに解釈できます
setup-contradiction = 典拠を伝える資料が互いに矛盾しています
setup-silence = 典拠は何も述べていません
setup-no-limit = 無制限
setup-each = 各{ $n }枚
setup-whose = どの規則で
setup-players = { $fixed ->
    [yes] { $most }
   *[no] { $least }～{ $most }
}人
setup-first = 最初（親の次の人）
setup-last = 最後（親）
setup-number = { $n }番目
setup-at-table = 席に着く人数
setup-name = あなたの名前
setup-people = この端末で遊ぶ人
setup-alone = 自分だけ
setup-several = { $n }人
setup-names = プレイヤー{ $n }の名前
setup-person = プレイヤー{ $n }
setup-same-names = 同じ名前の人が2人います：{ $name }。どちらかの名前を変えてください。
setup-place = 席
setup-strengths = 強さについて（英語）
setup-chips = チップ
setup-another-deal = 別の番号で配る
setup-another = 別の番号
setup-seed = 配札の番号
setup-house = ハウスルール
setup-all = すべての典拠（{ $n }点）
setup-more = 詳しい設定：ハウスルール・解釈・配札
setup-adopted = 採用した解釈
setup-no-seed = 「{ $seed }」は配札の番号ではありません。15桁までの整数を入れるか、「別の番号」を押してください。

setup-disputed = 争点{ $n }件{ $others ->
    [0] {""}
   *[other] （うち{ $others }件は採用した解釈以外）
}
