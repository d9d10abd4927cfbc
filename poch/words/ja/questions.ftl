why-ask = { $seat ->
    [you] 私は…できますか
   *[other] { $seat }は…できますか
}
why-region = ここでできること
why-hint = 許されるかどうかにかかわらず、カードか宣言を選んでください。尋ねるだけなら、実際に出したり宣言したりしたことにはなりません。
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
    [knock] 次の枚数でノック
    [raise] 次の枚数に上げる
    [claim] 申告
   *[pass] パス
}
why-verdict = { SAY($what) }ことは{ $allowed ->
    [yes] できます。
   *[no] できません。
}
why-heard = { $verdict }{ $reason }{ $n ->
    [0] {""}
   *[other] { $many ->
        [yes] ほかの{ $n }点の典拠
       *[no] { $sigla }
    }では答えが異なります。
}
why-elsewhere = { $n ->
    [0] 同じ場面での答えは、ほかの{ $asked }点の規則集でもすべて同じです。
   *[other] { $allowed ->
        [yes] 同じ場面でこれを許さない規則集（{ $asked }点のうち{ $n }点）：
       *[no] 同じ場面でこれを許す規則集（{ $asked }点のうち{ $n }点）：
    }
}
why-left-out = ここに当てはまらない規則集：{ $n }点
