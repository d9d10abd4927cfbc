/**
 * Which sets of pools fit the labels that a reader sees on a board, and what parts the texts that share one. A set with one of
 * the labels goes before a set with none; then what contradicts decides, a wrong count more than a label that the set lacks;
 * then how many pools were not seen, and last the shape.
 */

/** @typedef {{pools: string[], texts: string[], shapes: string[]}} PoolSet */
/** @typedef {{id: string, name: string, labels?: Record<string, string>, known?: string}} Unheld */
/** @typedef {{id: string, ask: string, replies: [string, string, string[]][]}} Question */
/** @typedef {{id: string, title: string, pools: string[], unknown: number, counted: boolean, shapes: string[]}} Board */
/** @typedef {{labels: Record<string, string>, sets: PoolSet[], boards: Board[], unheld: Unheld[], questions: Question[]}} Data */
/** @typedef {{labels: string[], cups?: number, shape?: string}} Seen */
/** @typedef {{set: PoolSet, at: number, both: string[], missing: string[], extra: string[], cups: boolean, shape: boolean, far: number}} Fit */

/**
 * What each thing weighs that speaks against a set: that it has none of the labels, another number of cups than were counted,
 * a label that it lacks, a pool that was not seen, and a shape that its texts do not give. A reader may tap a few labels only,
 * so all pools unseen together weigh less than one label too many, and one weighs nothing where such a label may be its own,
 * misread: that is one mistake, and not two. A number of cups is easily counted, but cannot outweigh many labels.
 */
const WEIGHT = { strange: 100, cups: 60, extra: 50, missing: 2, shape: 1 };

/** A board is named as like another up to so many differences. */
const NEAR = 2;

/**
 * Return the sets, the nearest first, with what speaks for and against each. A shape that no text gives says nothing.
 * @param {Data} data @param {Seen} seen @returns {Fit[]}
 */
export function fit({ sets }, { labels, cups = 0, shape = "" }) {
  const given = sets.some(({ shapes }) => shapes.includes(shape));
  const fits = sets.map((set, at) => {
    const both = set.pools.filter((pool) => labels.includes(pool));
    const missing = set.pools.filter((pool) => !labels.includes(pool));
    const extra = labels.filter((label) => !set.pools.includes(label));
    const against = {
      strange: Number(labels.length > 0 && !both.length),
      extra: extra.length,
      missing: labels.length ? unread(missing.length, extra.length) : 0,
      cups: Number(cups > 0 && cups !== set.pools.length),
      shape: Number(given && set.shapes.length > 0 && !set.shapes.includes(shape)),
    };
    const far = weigh(against);
    return { set, at, both, missing, extra, cups: !against.cups, shape: !against.shape, far };
  });
  return fits.sort((a, b) => a.far - b.far || a.at - b.at);
}

/** Return how many pools were not seen at all, for one may be behind each label too many. @param {number} missing @param {number} extra */
const unread = (missing, extra) => Math.max(0, missing - extra);

/** @param {Record<keyof typeof WEIGHT, number>} against */
const weigh = ({ strange, cups, extra, missing, shape }) =>
  strange * WEIGHT.strange +
  cups * WEIGHT.cups +
  extra * WEIGHT.extra +
  missing * WEIGHT.missing +
  shape * WEIGHT.shape;

/** Tell whether a second set is contradicted no more than the first. @param {Fit} first @param {Fit} second */
export const isClose = (first, second) => second.far - first.far < WEIGHT.extra;

/**
 * Return the boards that survive and are like what is seen, the most alike first. A pool that nobody has named may be any,
 * and where nobody has counted them, there may be any number.
 * @param {Data} data @param {Seen} seen
 */
export function rankBoards({ boards }, { labels, cups = 0, shape = "" }) {
  const compared = boards.map((board) => {
    const { pools, unknown, counted, shapes } = board;
    const strange = labels.filter((label) => !pools.includes(label)).length;
    const extra = counted ? Math.max(0, strange - unknown) : 0;
    const missing = pools.filter((pool) => !labels.includes(pool)).length;
    const far =
      extra +
      (labels.length ? unread(missing, extra) : 0) +
      Number(cups > 0 && counted && cups !== pools.length + unknown) +
      Number(shape !== "" && !shapes.includes(shape));
    const like = pools.some((pool) => labels.includes(pool)) || shapes.includes(shape);
    return { board, far, like };
  });
  return compared
    .filter(({ far, like }) => like && far <= NEAR)
    .sort((a, b) => a.far - b.far)
    .map(({ board }) => board);
}

/** Return each two of the labels that no set has both of, though each is in one. @param {Data} data @param {string[]} labels */
export function contradictions({ sets }, labels) {
  const known = labels.filter((label) => sets.some(({ pools }) => pools.includes(label)));
  return known.flatMap((a, i) =>
    known
      .slice(i + 1)
      .filter((b) => !sets.some(({ pools }) => pools.includes(a) && pools.includes(b)))
      .map((b) => [a, b]),
  );
}

/** Return the games that are not here whose name or label was tapped. @param {Data} data @param {string[]} labels */
export const away = ({ unheld }, labels) =>
  unheld.filter(({ id, labels: own = {} }) =>
    [id, ...Object.keys(own)].some((label) => labels.includes(label)),
  );

/** Tell whether a text contradicts an answer: who leaves a question open contradicts none. @param {Question | undefined} question @param {string} sign @param {string} text */
function contradicts(question, sign, text) {
  const own = question?.replies.filter(([, , texts]) => texts.includes(text)) ?? [];
  return own.length > 0 && !own.some(([replySign]) => replySign === sign);
}

/**
 * Return which of some texts agree with the answers, which contradict one, and the question that parts most pairs of those
 * that are left; none where no question does. An answer of `-` is that of a reader who does not know.
 * @param {Data} data @param {string[]} texts @param {Map<string, string>} answers
 */
export function part({ questions }, texts, answers) {
  const given = [...answers].filter(([, sign]) => sign !== "-");
  const against = (/** @type {string} */ text) =>
    given
      .filter(([id, sign]) =>
        contradicts(
          questions.find((question) => question.id === id),
          sign,
          text,
        ),
      )
      .map(([id]) => id);
  const left = texts.filter((text) => !against(text).length);
  const others = new Map(
    texts.filter((text) => !left.includes(text)).map((text) => [text, against(text)]),
  );
  const open = questions
    .filter(({ id }) => !answers.has(id))
    .map((question) => ({ question, pairs: countPartedPairs(question, left) }))
    .filter(({ pairs }) => pairs > 0)
    .sort((a, b) => b.pairs - a.pairs);
  return { left, others, question: open[0]?.question };
}

/** Count the pairs of texts that have no answer in common, where both have one. @param {Question} question @param {string[]} texts */
function countPartedPairs({ replies }, texts) {
  const signs = texts
    .map((text) => replies.filter(([, , own]) => own.includes(text)).map(([sign]) => sign))
    .filter((own) => own.length);
  return signs
    .flatMap((a, i) => signs.slice(i + 1).map((b) => !a.some((sign) => b.includes(sign))))
    .filter(Boolean).length;
}
