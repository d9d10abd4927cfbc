### エンジンの文。数の形は other だけ、語の間に空白なし。

number = { $n }
chips = { $n }枚
cards-n = { $n }枚
points = { $n }点
you = あなた
rank = { $rank ->
    [ace] { $suits ->
        [german] ダウス
       *[french] A
    }
    [king] K
    [queen] { $suits ->
        [german] オーバー
       *[french] Q
    }
    [jack] { $suits ->
        [german] ウンター
       *[french] J
    }
    [ten] 10
    [nine] 9
    [eight] 8
    [seven] 7
    [six] 6
    [five] 5
    [four] 4
    [three] 3
   *[two] 2
}
ranks = { rank }
suit = { $suits ->
    [german] { $suit ->
        [clubs] どんぐり
        [diamonds] 鈴
        [hearts] ハート
       *[spades] 木の葉
    }
   *[french] { $suit ->
        [clubs] クラブ
        [diamonds] ダイヤ
        [hearts] ハート
       *[spades] スペード
    }
}
card = { suit }の{ rank }
suited = { rank }
of-one-suit = { suit }の{ $list }
of-one-rank = { number }枚の{ rank }（{ $list }）
pool = { $form ->
    [bare] {""}
   *[other] 「
}{ $name ->
    [ace] { $suits ->
        [german] ダウス
       *[french] A
    }
    [king] K
    [queen] { $suits ->
        [german] オーバー
       *[french] Q
    }
    [jack] { $suits ->
        [german] ウンター
       *[french] J
    }
    [ten] 10
    [marriage] マリッジ
    [sequence] シークエンス
    [centre] 中央
    [Knave] J
    [Pope] 教皇
    [Matrimony] マリッジ
    [Centre] 中央
    [the-pool] 金庫
    [the-middle] 中央
    [the-till] 金庫
    [stich] シュティッヒ
    [poch] ポッホ
    [Poque] ポック
    [pope] 教皇
    [intrigue] 陰謀
    [confederacy] 同盟
    [game] ゲーム
    [dwarf] 小人
   *[other] { $called }
}{ $form ->
    [bare] {""}
   *[other] 」
}

Seated = { $names }の{ $n }人が席に着く。{ $least }{ $range ->
    [yes] 人から{ $most }
   *[no] {""}
}人で遊べる。
RanksOrdered = 最も高いのは{ RANK($highest) }、最も低いのは{ RANK($lowest) }である。
BoardLaid = 盤の枠は{ $n }個：{ POOLS($pools) }。
DealerNamed = { $how ->
    [first-ace] 最初のAを引いた
    [first-jack] 最初のJを配られた
    [lowest-card] 最も低いカードを引いた
    [by-lot] くじで選ばれた
   *[forehand] 前の勝負で親の次の番だった
}{ SEAT($seat) }が親になる。
AnteSpared = { SEAT($seat) }は前の勝負に勝ったので、{ POOLS($pools) }には何も置かない。
Dressed = { SEAT($seat) }は{ LIST($antes) }置く。
ante = { POOLS($pools) }にチップを{ CHIPS($chips) }{ $n ->
    [1] {""}
   *[other] ずつ
}
HandsSized = { $how ->
    [all] カードはすべて配る。
    [all-but-one] カードは1枚を残してすべて配る。
    [some] 手札は親の次の人から順に{ $sizes }枚。
   *[each] 手札は各{ CARDS-N($n) }。
}
Dealt = { SEAT($seat) }に{ $n ->
    [0] カードは配られない
    [1] カードが{ CARDS-N($n) }配られる
   *[other] カードが{ $how ->
        [singly] 1枚ずつ
       *[packets] { $packets }枚ずつ
    }、合わせて{ CARDS-N($n) }配られる
}。
TurnedUp = { CARD($card) }を表にする。
TrumpCardShown = { $how ->
    [first-dealt] 最初に配られたカード
    [last-dealt] 最後に配られたカード
   *[dealers-last] 親に最後に配られたカード
}は{ CARD($card) }である。全員に見せて、{ SEAT($seat) }の手札に加える。
TrumpCardSeen = 親の{ SEAT($seat) }は、自分に最後に配られたカードを見て、そのスートを告げる。
TrumpsMade = 切り札は{ SUIT($suit) }。
TurnUpTaken = { SEAT($seat) }は{ CARD($card) }を手札に加える。
TurnUpSwapped = { SEAT($seat) }はカード1枚を{ CARD($turn-up) }と交換する。
TurnUpPaid = カードを表にした報酬として、{ SEAT($seat) }は{ POOL($pool) }からチップを{ CHIPS($chips) }取る。
Melded = { SEAT($seat) }は{ CARDS($cards) }を見せ、{ POOL($pool) }からチップを{ CHIPS($chips) }取る。
RunShown = { SEAT($seat) }は列を見せる：{ CARDS($cards) }。
Forgot = { SEAT($seat) }は{ POOL($pool) }の申告を忘れる。
Carried = { POOLS($pools) }のチップは取る人がいないので、{ $how ->
    [carried] 次の勝負に持ち越す
   *[other] 最初に上がった人のものになる
}。
Outranked = { SEAT($by) }は{ SEAT($seat) }に勝つ：{ $how ->
    [size] 枚数の多い方が勝ち
    [rank] ランクの高い方が勝ち
    [trump] 切り札を含む方が勝ち
    [club] クラブを含む方が勝ち
    [highest-card] 最も高いカードで決まる
    [suits] 上位のスートで決まる
    [next-card] 次のカードで決まる
    [side-cards] ペア以外のカードで決まる
    [hand-kind] ポーカーの役の高い方が勝ち
    [hand-cards] 同じ役なら高いカードで決まる
    [length] 長い方が勝ち
    [top] 一番上のカードが高い方が勝ち
   *[forehand] 親の次の人に近い席の方が勝ち
}。
StakesCapped = { $chips ->
    [0] { SEAT($seat) }はチップがないので、誰も賭けられない。
   *[other] { SEAT($seat) }の持つチップ{ CHIPS($chips) }を超えて賭けることはできない。
}
Knocked = { SEAT($seat) }はチップを{ CHIPS($chips) }賭けてノックする。
Raised = { SEAT($seat) }は賭け金をチップ{ CHIPS($stake) }に上げる。
FreeToRaise = 全員の宣言が終わったので、{ SEAT($seat) }は賭け金を上げてもよい。
Folded = { SEAT($seat) }は降りる{ $staked ->
    [0] {""}
   *[other] （チップ{ CHIPS($staked) }を失う）
}。
Staked = { SEAT($seat) }は賭け金としてチップを{ CHIPS($chips) }、{ $where ->
    [middle] 卓の中央
   *[pool] { POOL($pool) }
}に置く。
SetShown = { SEAT($seat) }は{ CARDS($cards) }を見せる。
HandNamed = { SEAT($seat) }の手は{ $kind ->
    [straight-flush] ストレートフラッシュ
    [four-alike] フォーカード
    [full-house] フルハウス
    [flush] フラッシュ
    [straight] ストレート
    [three-alike] スリーカード
    [two-pairs] ツーペア
    [one-pair] ワンペア
   *[high-card] ハイカード
}。
LeftAlone = ほかは全員降りた。{ SEAT($seat) }は{ $shows ->
    [no] 見せなくてよい
   *[yes] { CARDS($cards) }を見せる
}。
BluffPaid = 最も強い組を持たずにノックしたので、{ SEAT($seat) }は{ POOL($pool) }にチップを{ CHIPS($chips) }払う。
SetNamed = { SEAT($seat) }は{ CARDS($cards) }を宣言して見せる。
VieWon = { SEAT($seat) }は競りに勝ち、チップを{ CHIPS($taken) }取る。
ShareWon = { SEAT($seat) }は勝者が合わせられなかった賭け金からチップを{ CHIPS($taken) }取る。
LeadGiven = { $how ->
    [forehand] 親の次の番の
    [vie-winner] 競りに勝った
    [dealer] 親の
    [card-holder] 決まったカードを持つ
    [next-with-cards] 手札が残っている人のうち、次の番の
    [next-with-another-suit] 別のスートを持つ人のうち、次の番の
    [next-with-other-colour] リードできるカードを持つ人のうち、次の番の
    [last-to-play] 最後にカードを出した
   *[trick-winner] 最も高いカードを出した
}{ SEAT($seat) }がリードする。
LeadGivenByCard = { SEAT($seat) }は{ CARD($card) }を持つので、リードする。
LeadPassedOn = { SEAT($seat) }は{ $suit ->
    [cs] 赤いカードを持たず
    [dh] 黒いカードを持たず
   *[other] { SUIT($suit) }しか持たず
}、リードを次に譲る。
Led = { SEAT($seat) }は{ CARD($card) }をリードする。
Played = { SEAT($seat) }は{ CARD($card) }を出す。
PutIn = { SEAT($seat) }は続けられず、{ CARD($card) }を差し込む。
StoodIn = { SEAT($seat) }は{ CARD($instead) }の代わりに{ CARD($card) }を出す。
StopLaid = { SEAT($seat) }は{ CARD($card) }も一緒に出し、列は止まる。
PoolWon = { SEAT($seat) }は{ CARD($card) }で{ POOL($pool) }からチップを{ CHIPS($chips) }取る。
PlayedNothing = { SEAT($seat) }は続けられず、何も出さない。
RunStopped = 列は{ CARD($card) }で止まる。
WentOut = { SEAT($seat) }は手札がなくなり、上がる。{ $how ->
    [at-once] {""}
   *[other] 列は最後まで続ける。
}
Counted = { SEAT($seat) }の手札は残り{ CARDS-N($left) }{ $measure ->
    [points] 、{ POINTS($count) }
   *[other] {""}
}。
MostTricks = トリックが最も多いのは{ $seats }で、{ $who ->
    [you] {""}
    [one] {""}
   *[more] それぞれ
}{ $count }トリックである。
NoTrick = { SEAT($seat) }はトリックがなく、手札が{ CARDS-N($left) }残る。
Exempted = { SEAT($seat) }は{ CARD($card) }がまだ手元にあるので払わない。
KeptCard = { SEAT($seat) }の手元に{ CARD($card) }が残る{ $doubles ->
    [yes] ので、2倍払う
   *[no] {""}
}。
Paid = { SEAT($seat) }は{ SEAT($to) }にチップを{ CHIPS($chips) }払う{ $extra ->
    [yes] （手札が最も多く残ったため）
   *[no] {""}
}。
MostCounted = 手札が最も多く残ったのは{ $seats }で、{ $who ->
    [you] {""}
    [one] {""}
   *[more] それぞれ
}{ $count }枚である。{ $how ->
    [shared] 支払いは分け合う。
    [each-in-full] 各自が全額を払う。
   *[other] {""}
}
ExtraWaived = { $to ->
    [nobody] 手札が最も多く残っても、追加の支払いはない。
   *[other] 上がりの支払いを受けた{ SEAT($to) }には追加を払わない。
}
FellShort = { SEAT($seat) }は{ SEAT($to) }に残りのチップ{ CHIPS($chips) }を払えない。
PrizeTaken = { SEAT($seat) }は{ POOL($pool) }からチップを{ CHIPS($chips) }取る。
SessionEnded = { SEAT($seat) }は盤にチップを置けない。対局は終わりである。
ChipsGone = { SEAT($seat) }にはチップが残っていない。対局は終わりである。
SessionWon = { $seats }が{ $who ->
    [you] {""}
    [one] {""}
   *[more] それぞれ
}チップ{ CHIPS($chips) }で対局に勝つ。
DealtOpen = 盤を空にするため、カードをもう一度表向きに配る。
PoolCleared = { SEAT($seat) }は{ CARDS($cards) }を持ち、{ POOL($pool) }からチップを{ CHIPS($chips) }取る。
ResidueLeft = 盤に残ったチップ{ CHIPS($chips) }は誰のものでもない。
ResidueDivided = { SEAT($seat) }は盤からチップを{ CHIPS($taken) }受け取る。
question = { SEAT($seat) }の選択肢：{ LIST($verbs, join: "or") }。
verb = { $verb ->
    [pass] パスする
    [fold] 降りる
    [hold] 合わせる
    [knock] ノックする
    [raise] 賭け金を上げる
    [play] カードを出す
    [claim] 申告する
    [place] チップを置く
    [take] 余りの手札を取る
    [bid] 余りの手札に入札する
   *[swap] カードを交換する
}
stopped = 記録された手は、ここではもう行えません。
stopped-asked = 記録された手は、ここではもう行えません。{ SAY($question) }
stopped-over = 勝負はここで終わりますが、記録はまだ続いています。
act-fold = 降りる
act-pass = パスする
act-hold = 合わせる
act-forget = 何も申告しない
act-claim = { POOLS($pools) }を申告する
act-place = { POOL($pool) }にチップを置く
act-play = { CARD($card) }を出す
act-swap = { CARD($card) }を交換に出す
act-take = 余りの手札を取る
act-bid = チップ{ CHIPS($chips) }で入札する
act-knock = チップを{ CHIPS($chips) }賭けてノックする
act-raise = 賭け金をチップ{ CHIPS($chips) }に上げる
misfit-over = ここでは勝負が終わっているので、{ SEAT($seat) }はもう{ SAY($what) }ことができません。
misfit-stage = ここでは{ $stage ->
    [dressing] チップの配置
    [dealing] 配札
    [melding] 申告
    [vying] 競り
    [shedding] 出し切り
   *[settling] 精算
}が{ $over ->
    [yes] もう終わっている
   *[no] まだ終わっていない
}ので、{ SEAT($seat) }は{ SAY($what) }ことができません。
misfit-other = ここは{ SEAT($asked) }の番なので、{ SEAT($seat) }は{ SAY($what) }ことができません。
misfit-amount = { SEAT($seat) }はここで{ SAY($what) }ことができません。
amount-only = 選べるのはチップ{ CHIPS($least) }だけです。
amount-from = 選べるのはチップ{ CHIPS($least) }以上です。
amount-range = 選べるのはチップ{ $least }枚から{ $most }枚までです。
misfit-card = { SEAT($seat) }はここで{ SAY($what) }ことができません{ $n ->
    [0] 。
   *[other] 。出せるのは{ CARDS($may, join: "or") }だけです。
}
misfit-verb = ここで{ $verb ->
    [pass] パスする
    [fold] 降りる
    [hold] 合わせる
    [knock] ノックする
    [raise] 賭け金を上げる
    [play] カードを出す
    [claim] 申告する
    [place] チップを置く
    [take] 余りの手札を取る
    [bid] 余りの手札に入札する
   *[swap] カードを交換する
}ことはできません。
misfit-unasked = ここでは申告を忘れても損をしないので、{ SEAT($seat) }は{ POOL($pool) }を申告しなくてもかまいません。
misfit-open = 勝負はここではまだ続いています。{ SAY($question) }しかし記録では、誰にもこの選択の機会がありませんでした。
DirectionSet = { $direction ->
    [clockwise] 配札と手番は時計回り。
   *[other] 配札と手番は反時計回り。
}
MisdealSettled = { $how ->
    [dealt-again] 配り間違いがあれば、同じ親が配り直す。
   *[deal-passes] 配り間違いがあれば、次の人が配る。
}
ExposureSettled = { $how ->
    [dealt-again] 配る途中でカードが見えたら、配り直す。
   *[kept] 配る途中で見えたカードは、そのまま持つ。
}
PackTaken = カードは{ $size }枚である。
SuitsNamed = { $suits ->
    [german] カードのスートはドイツ式である。
   *[french] カードのスートはフランス式である。
}
CardsTakenOut = 一組から除くカード：{ CARDS($cards) }。
PoolCardsLaid = { POOLS($pools) }の枠のカード：{ CARDS($cards) }。
PoolCardsTaken = { $how ->
    [the-pack] これらのカードは同じ一組から取り、残りを配る。
    [the-board] これらのカードは盤に描かれている。配るカード一組の中にも同じカードがある。
   *[another-pack] これらのカードは別の一組から取る。
}
PoolsWonElsewhere = { POOLS($pools) }のチップを取れるのは、ここでは行わない段階だけである。
BoardShaped = { $shape ->
    [boxes] 枠は別々の箱である。
    [slats] 盤は一つの箱で、細い板で縦に仕切られている。
    [corners] 盤は四角く、四隅に枠があり、最後の枠は中央にある。
    [rows] 盤には枠ごとに段が一つある。
    [ring] 盤は丸く、縁に枠ごとのくぼみがある。
    [cards] 枠は卓の中央に並べたカードである。
   *[round] 盤は丸く、枠ごとのくぼみと、中央のくぼみがある。
}
StageBegan = { $stage ->
    [dressing] チップの配置
    [dealing] 配札
    [melding] 申告{ $some ->
        [yes] （{ POOLS($pools) }）
       *[no] {""}
    }
    [vying] 競り
    [shedding] 出し切り
   *[settling] 精算
}が始まる。
DresserNamed = 親の{ SEAT($seat) }だけが枠にチップを置く。
BankerNamed = 胴元の{ SEAT($seat) }だけが枠にチップを置く。
PlacingSized = 各自が好きな枠にチップを{ CHIPS($chips) }置く。
FirstToPlace = { SEAT($seat) }が最初に置き、ほかの人は順に置く。
Placed = { SEAT($seat) }は{ POOL($pool) }にチップを{ CHIPS($chips) }置く。
CouldNotDress = { SEAT($seat) }はチップが足りず、盤に置けない。
PackCut = { $seat ->
    [nobody] カットはしない。
   *[other] { SEAT($seat) }がカットする。
}
NothingTurnedUp = 表にするカードはない。
NoTrumps = 切り札はない。
TurnUpLeft = 表向きのカードは誰のものでもない。
SwapDeclined = { SEAT($seat) }は表向きのカードをそのままにする。
TurnUpWon = { CARD($card) }を表にした{ SEAT($seat) }がこの勝負に勝つ。誰もカードを出さない。
StockSeen = { SEAT($seat) }は残りのカードを見るが、誰にも見せない。
SpareHandLeft = { SEAT($seat) }は手札を替えない。{ $how ->
    [dealer-may-exchange] 余りの手札はそのまま残る。
   *[dealer-may-exchange-or-sell] 余りの手札には、ほかの人が入札できる。
}
Bid = { SEAT($seat) }は余りの手札にチップ{ CHIPS($chips) }で入札する。
NoBid = { SEAT($seat) }は入札しない。
SpareHandTaken = { SEAT($seat) }は手札を脇に置き、余りの手札を取る。
TurnUpUnpaid = カードを表にした報酬はない。表向きのカードでは{ POOL($pool) }のチップを取れない。
VieOpened = { POOL($pool) }をめぐって競る。
FirstToSpeak = { SEAT($seat) }が最初に宣言する。
Passed = { SEAT($seat) }はパスする。
Held = { SEAT($seat) }は賭け金を合わせる。
LetStand = { SEAT($seat) }は賭け金を上げない。
NobodyKnocked = 誰もノックしない。枠のチップは次の勝負に持ち越す。
NothingShown = { SEAT($seat) }だけが残ったが、見せる組がない。チップはすべて次の勝負に持ち越す。
AskedAgain = { SEAT($seat) }は、再びノックする人がいるか尋ねる。
NobodyAgain = 再びノックする人はいない。
LaidOff = { SEAT($seat) }は{ CARDS($cards) }を捨てる。
RunsOrdered = 列の順序：{ RANKS($upwards) }。
Waited = { SEAT($seat) }は何も足さない。
CountMade = 合計は{ $total }。
CountStopped = 合計は{ $total }で止まる。
TrickWon = { SEAT($seat) }がトリックを取る。
Lacked = { SEAT($seat) }は{ RANK($rank) }を持っていない。
Doubled = { SEAT($seat) }は手元に残った{ CARD($card) }のため、{ POOL($pool) }にチップを{ CHIPS($chips) }置く。
Fined = { SEAT($seat) }は出せるカードがないので、{ POOL($pool) }にチップを{ CHIPS($chips) }置く。
FellShortOfPool = { SEAT($seat) }は{ POOL($pool) }に残りのチップ{ CHIPS($chips) }を置けない。
FellShortOfBoard = { SEAT($seat) }は枠に残りのチップ{ CHIPS($chips) }を置けない。
HeldBack = { SEAT($seat) }はそのカードを出さずにおく。
AllHaveDealt = 全員が一度ずつ親になった。対局は終わりである。
