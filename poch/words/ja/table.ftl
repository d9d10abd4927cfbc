between-items = 、
between-parts = ；
between-sentences = {""}
table-hidden-card = 伏せたカード
table-card = { CARD($card) }
table-pool-name = { POOL($pool, form: "bare") }
table-left = 残り{ $n }枚
table-turn-up = 表向きのカード
table-trump = 切り札
table-dealer = 親
table-won-or-lost = これまでのチップの増減
table-turned-up = 表向きのカード：{ $card }。
table-laid = 場：{ $cards }。
table-pools = 各枠のチップ：{ $counts }。
table-pool = { POOL($pool) }に{ $n }枚

table-lead = リード
index = { $suits ->
    [german] { $rank ->
        [ace] D
        [king] K
        [queen] O
       *[jack] U
    }
   *[french] { $rank ->
        [ace] A
        [king] K
        [queen] Q
       *[jack] J
    }
}
pool-sign = { $pool ->
    [ace] { index }
    [king] { index }
    [queen] { index }
    [jack] { index }
    [ten] 10
    [marriage] K·{ $suits ->
        [german] O
       *[french] Q
    }
    [sequence] シークエンス
    [poch] ポッホ
    [centre] 中央
    [pope] 教皇
    [intrigue] 陰謀
    [confederacy] 同盟
    [game] ゲーム
    [dwarf] 小人
   *[stich] シュティッヒ
}
table-seat = { $seat }：カード{ $n }枚{ $seen ->
    [0] {""}
   *[other] （{ $cards }）
}{ $stake ->
    [0] 。
   *[other] 、賭け金{ $stake }枚。
}
table-direction = { $direction ->
    [anticlockwise] 反時計回り
   *[clockwise] 時計回り
}
table-rank = { RANK($rank) }
table-suit = { SUIT($suit) }
