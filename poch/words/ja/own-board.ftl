# 手元の盤のページのスクリプトの文。

own-begin = 盤に見えるしるしを選ぶと、合う規則がここに表示されます。
own-again = 最初からやり直す
own-nearest = 最も近いもの：枠が{ $n }個の組み合わせ（典拠{ $texts }点）。
own-as-near = 枠が{ $n }個の組み合わせも、同じくらい近いものです。
own-count-cups = 次の組み合わせもほとんど同じくらい近いので、くぼみの数も数えてください。
own-no-label = 選んだしるしは、どの典拠にもありません。
own-no-such = { $name }というものはありません。{ $near }のことですか。
own-contradict = { $a }と{ $b }がどちらも盤にある典拠は、ここにありません。この二つをもう一度確かめてください。
own-few-cups = しるしを{ $labels }個選びましたが、数えたくぼみは{ $cups }個です。もう一度確かめてください。
own-away = { $name }はここの典拠にありません。以下は、それに似ているだけのものです。
own-away-known = それについて読めたこと（英語）
own-farther = もっと遠い組み合わせ
own-pools = 枠{ $n }個
own-share = { $pools }。{ $n ->
    [1] この組み合わせを持つ典拠は1点だけです。
   *[other] この組み合わせを持つ典拠は{ $n }点あり、しるしだけでは区別できません。
}
own-all = 見えたものはすべてこの規則にあり、欠けているものもありません。
own-both = どちらにもあるもの：{ $pools }。
own-missing = この規則にはあり、盤には見えなかったもの：{ $pools }。
own-extra = 盤にはあり、この規則にはないもの：{ $pools }。
own-cups-differ = この規則の枠は{ $n }個ですが、数えたのは{ $cups }個です。
own-shape-differs = 典拠では、盤の形が違います。
own-texts = この組み合わせの典拠（{ $n }点）
own-not-parted = この{ $n }点の典拠をさらに分ける質問は、英語版にあります。
own-like = よく似た盤が残っています（英語）：
