### How blended summaries mislead.

blended-title = How blended summaries mislead
blended-description = An account that joins three books, beside the books themselves.
blended-lead = An article in the German Wikipedia and one in the English, as it was in 2020, give the game of an old encyclopaedia, and other pages copy them. Both articles say that they follow the article in Meyer’s lexicon of 1908, although the English one adds that it draws on Alvensleben’s book of 1853 as well. Neither says which sentence comes from which book. The game that they describe is in none of the books.
blended-beside = So we have not encoded it as a source, but put it beside the texts, point by point. We could read the beginning of the two articles, as far as the melding. A <a href="{ $base }bibliography/#pokerbuch">paraphrase of 2007</a> takes us a little further in the German article. We read <a href="{ $base }sources/poch-1908-meyer/">Meyer whole</a>, and <a href="{ $base }sources/poch-1857-pierer/">Pierer’s fourth edition in part</a>. We know <a href="{ $base }sources/poch-1853-alvensleben/">Alvensleben</a> only from the later English article, which reports his rules separately.
blended-points = Points compared
blended-of-dewiki-poch = German Wikipedia
blended-of-enwiki-poch-2020 = English, 2020
blended-of-enwiki = English, later
blended-of-pokerbuch = Paraphrase, 2007

blended-dressing = Which pools are dressed
blended-dressing-dewiki-poch = A chip in each of the eight compartments, Poch included.
blended-dressing-enwiki-poch-2020 = A chip in each of nine compartments, except the Pinke in the centre.
blended-dressing-verdict = In Meyer and Alvensleben, Poch is the only pool that stays empty, so in the second part you play for the stakes alone. Both summaries dress it. The German rule is Pierer’s. The English summary, too, leaves one pool empty, but not Poch.

blended-board = How many pools there are
blended-board-dewiki-poch = Eight.
blended-board-enwiki-poch-2020 = Nine, with a Pinke in the centre.
blended-board-verdict = Neither Meyer nor Alvensleben has a centre. A ninth pool belongs to modern boards: in the modern game the players dress it, and it goes to the first player out.

blended-pack = The pack
blended-pack-dewiki-poch = Thirty-two or fifty-two cards of the French pack, sometimes the German pack.
blended-pack-enwiki-poch-2020 = Thirty-two for three and four players, fifty-two recommended for five and six.
blended-pack-verdict = Meyer does not name a pack at all, so our clause is marked as supplied. None of the three books advises a pack by the number of players.

blended-deal = The deal
blended-deal-dewiki-poch = Five cards, and the next is turned up.
blended-deal-enwiki-poch-2020 = Clockwise, cut at the right; five cards, three and two or two and three.
blended-deal-verdict = The direction, the cut and one of the two orders are Alvensleben’s, and the other order is in Pierer. Meyer has only the five cards, so you will not find the cut there.

blended-sequence = What a sequence is
blended-sequence-pokerbuch = Nine, eight and seven of trumps.
blended-sequence-verdict = Meyer’s sentence lets runs of any suit compete, whereas the paraphrase has three fixed cards. The later English article keeps the competition, but credits Meyer with two rules that he does not give: a run needs three cards, and the longer run wins. Both rules are in Pierer, and in <a href="{ $base }sources/poch-1897-foster/#meld.sequence">Foster</a>. See <a href="{ $base }corrections/#meyer-sequence">the correction</a>.

blended-third-part = The third part
blended-third-part-dewiki-poch = The article has a third part, but the copies that we read do not include it.
blended-third-part-verdict = Meyer’s article stops after the vying, and says nothing of playing out cards, so any third part that is given in his name is not his. Pierer’s article may have a third part: our copy breaks off before that point.

blended-lesson = What goes wrong
blended-lesson-harm = None of these changes is careless. A writer who wants to explain a game must supply what an encyclopaedia leaves out, and another book supplies it. The harm is in the reference at the foot, because it makes the addition look like the source’s own, and the next writer cites it as such.
blended-lesson-silence = <em>Silence disappears.</em> Meyer names no pack, no order of sets and no third part. That is itself a finding about a lexicon of 1908, but the blend hides it.
blended-lesson-average = <em>Differences are averaged.</em> Two of the three books leave Poch empty, and one fills it. The English blend fills it too, but leaves another pool empty.
blended-lesson-dates = <em>Dates slip.</em> A centre pool of later boards appears under the year 1908.
blended-lesson-belief = <em>You can play it, so you believe it.</em> The blend lets you play a whole deal, from dealing to settlement. None of the three texts, as far as we could read them, does so without help.
blended-lesson-ours = The Japanese Wikipedia is a blend of the same kind, but it says at each point whom it follows. So <a href="{ $base }sources/poch-jawiki/">we could encode it</a> as what it is, a modern account. We blend too: the ruleset named after <a href="{ $base }sources/poch-1844-pierer/">Pierer, 1844</a> takes its first parts from the edition of 1857, because we know only the third part of his text of 1844. But there a <a href="{ $base }sources/poch-1844-pierer/#stages.seam">seam</a> runs across the page, and every clause says which text it rests on. If nothing is known, we put in a clause of our own, with a mark that says so.
