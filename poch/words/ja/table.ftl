table-hidden-card = 伏せた札
table-card = { CARD($card) }
table-pool-name = { POOL($pool) }
table-left = 残り{ $n }
table-turn-up = 表札
table-dealer = 親
table-won-or-lost = これまでの勝ち負け
table-turned-up = 表札：{ $card }。
table-laid = 場：{ $cards }。
table-pools = 各プールのチップ：{ $counts }。
table-pool = { POOL($pool) } { $n }

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
    [sequence] 連続
    [poch] ポッホ
    [centre] 中央
   *[stich] Stich
}
table-seat = { $seat }：札{ $n }枚{ $seen ->
    [0] {""}
   *[other] （{ $cards }）
}{ $stake ->
    [0] 。
   *[other] 、賭け{ $stake }。
}
table-direction = { $direction ->
    [anticlockwise] 反時計回り
   *[clockwise] 時計回り
}
