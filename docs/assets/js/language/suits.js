/** What cards of French suits are called with German suits, and the other way round. */

/** @typedef {Record<string, string>} Names */

/** @type {Record<string, {suits: Names, ranks: Names}>} */
const CALLED = {
  german: {
    suits: { clubs: "acorns", diamonds: "bells", spades: "leaves" },
    ranks: { ace: "Deuce", queen: "Ober", jack: "Unter" },
  },
  french: {
    suits: { acorns: "clubs", bells: "diamonds", leaves: "spades" },
    ranks: { Deuce: "ace", Ober: "queen", Unter: "jack" },
  },
};
/** Pools are named like ranks, with a capital, which a player's name has as well: but they stand in few places. */
const POOLS =
  /(?<=\b(?:from|into|for|claim|each of|takes|wins|it:|pools:|board:) )(?:(?:, | and | or )?(?:the )?[A-Z]\w*(?: \d+)?)+/g;
const TRUMPS = /^\w+(?= are trumps\.$)/;
const MANY = /\b(two|three|four) (ace|queen|jack|Deuce|Ober|Unter)s?\b/g;

/** @param {string} word */
export const begun = (word) => word.slice(0, 1).toUpperCase() + word.slice(1);

/** @param {string} rank */
const several = (rank) => (/r$/.test(rank) ? rank : `${rank}s`); // Ober and Unter stay as they are

/** Return a text in which cards are called by the suits that are shown. @param {string} text @param {string} shown */
export function inSuits(text, shown) {
  const called = CALLED[shown];
  if (!called) return text;
  const { suits, ranks } = called;
  const pools = Object.fromEntries(
    Object.entries(ranks).map(([rank, other]) => [begun(rank), begun(other)]),
  );
  return text
    .replace(TRUMPS, (suit) => begun(suits[suit.toLowerCase()] ?? suit))
    .replace(POOLS, (list) => list.replace(/[A-Z]\w*/g, (pool) => pools[pool] ?? pool))
    .replace(MANY, (all, many, rank) => (ranks[rank] ? `${many} ${several(ranks[rank])}` : all))
    .replace(/\w+/g, (word) => suits[word] ?? ranks[word] ?? word);
}
