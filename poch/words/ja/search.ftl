search-asks = 探している言葉を入力してください。

search-coming = 検索を読み込んでいます…
search-found = { $n ->
    [0] この言葉を含むページはありません。言葉を減らすか、変えてみてください。
   *[other] { NUMBER($n) }ページ見つかりました。
}
search-more = さらに表示（あと{ NUMBER($n) }件）
search-missing = 検索を読み込めませんでした（{ $why }）。接続を確認して、もう一度試してください。
search-offline = 今はオフラインで、探しているものはここに保存されていません（{ $why }）。ネットワークにつないで、もう一度試してください。
search-part = 索引の一部が届きませんでした（{ $why }）。ほかにも見つかるページがあるかもしれません。
search-silent = 10秒たっても応答がありません
