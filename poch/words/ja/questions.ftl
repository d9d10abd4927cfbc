why-ask = { $seat ->
    [you] 私は…できる？
   *[other] { $seat }は…できる？
}
why-region = ここでできること
why-hint = 許されるかどうかにかかわらず、札か宣言を選ぶ。尋ねても何も出したことにはならない。
why-chips = チップ
why-pool = 申告する枠
why-nothing = なし
why-by = 根拠
why-for-whom = 誰について
why-asking = エンジンに尋ねています…
why-waiting = ほかの規則集に尋ねています…
why-wish = { SAY($what) }
why-call = { $verb ->
    [hold] 合わせる
    [fold] 降りる
    [knock] ノックの枚数
    [raise] 上げる先
    [claim] 申告
   *[pass] パス
}
why-verdict = { SAY($what) }：{ $allowed ->
    [yes] できる。
   *[no] できない。
}
why-heard = { $verdict }{ $reason }{ $n ->
    [0] {""}
   *[other] ほかの答え：{ $many ->
        [yes] { $n }の文献
       *[no] { $sigla }
    }。
}
why-elsewhere = { $n ->
    [0] 同じ場面で、ほかの{ $asked }の規則集もすべて同じ。
   *[other] { $allowed ->
        [yes] 同じ場面で許さない規則集（{ $asked }のうち{ $n }）：
       *[no] 同じ場面で許す規則集（{ $asked }のうち{ $n }）：
    }
}
why-left-out = ここに当てはまらない規則集：{ $n }
