/**
 * The level meld: pools go to those who hold the right trumps, or the best run.
 *
 * @import { Play, Table } from "./table.js"
 * @typedef {{seat: number, cards: string[]}} Holding Cards in a hand that take a pool.
 * @typedef {{pool: string, leaf: string, run: boolean, holdings: Holding[]}} Claim
 *   A pool, and who might take it: the first who does not forget, or whoever has the best run.
 * @typedef {{leaf: string, how: string, order: number}} Verdict What decides between two, and how.
 */

import { rankOf, suitOf, suitPlace } from "./table.js";

/**
 * The ranks of which a single trump takes a pool.
 * @param {Table} table
 * @param {string} pool
 * @returns {string[]}
 */
function singleRanks(table, pool) {
  const leaf = `melding.claims.${pool}`;
  const { trumps, any } = table.isSet(leaf) ? table.value(leaf) : {};
  return any ?? (trumps?.length === 1 ? trumps : []);
}

/**
 * The first pool that a single trump of a rank takes.
 * @param {Table} table
 * @param {string} rank
 */
export function poolOfRank(table, rank) {
  return Object.keys(table.pools).find((pool) => singleRanks(table, pool).includes(rank));
}

/**
 * The longest runs in a hand, of at least so many cards, each from its lowest card.
 * @param {Table} table
 * @param {string[]} hand
 */
function runsIn(table, hand) {
  const least = table.value("melding.run.least");
  const cards = [...hand].sort(
    (one, other) =>
      suitPlace(suitOf(one)) - suitPlace(suitOf(other)) || table.place(other) - table.place(one),
  );
  /** @type {string[][]} */
  const runs = [];
  for (const card of cards) {
    const run = runs.at(-1);
    const below = run?.at(-1);
    const follows =
      below && suitOf(below) === suitOf(card) && table.place(below) - table.place(card) === 1;
    if (follows) run?.push(card);
    else runs.push([card]);
  }
  return runs.filter((run) => run.length >= least);
}

/**
 * What the measures of runs say about two of them; below 0 if the first is better.
 * @param {Table} table
 * @param {string[]} one
 * @param {string[]} other
 * @returns {Verdict}
 */
function measureRuns(table, one, other) {
  const leaf = "melding.run.best-by";
  for (const how of table.value(leaf)) {
    const order =
      how === "length"
        ? other.length - one.length
        : table.place(one.at(-1)) - table.place(other.at(-1));
    if (order !== 0) return { leaf, how, order };
  }
  return { leaf, how: "equal", order: 0 };
}

/**
 * Below 0 if only the first of two runs is in trumps, above 0 if only the second is.
 * @param {Table} table
 * @param {string[]} one
 * @param {string[]} other
 */
function trumpsFirst(table, one, other) {
  const inTrumps = (/** @type {string[]} */ run) => Number(suitOf(run[0]) === table.trumps);
  return inTrumps(other) - inTrumps(one);
}

/**
 * The best run in a hand, if there is one; runs come by suits, and the sort keeps this order.
 * @param {Table} table
 * @param {string[]} hand
 * @returns {string[] | undefined}
 */
function bestRun(table, hand) {
  return runsIn(table, hand).sort(
    (one, other) => measureRuns(table, one, other).order || trumpsFirst(table, one, other),
  )[0];
}

/**
 * Which of the runs of two seats is better, and why; below 0 if the first is.
 * @param {Table} table
 * @param {Holding} one
 * @param {Holding} other
 * @returns {Verdict}
 */
function compareRuns(table, one, other) {
  const measured = measureRuns(table, one.cards, other.cards);
  if (measured.order !== 0) return measured;
  const leaf = "melding.run.equal";
  if (table.isSet(leaf) && table.value(leaf) === "trump") {
    const order = trumpsFirst(table, one.cards, other.cards);
    if (order !== 0) return { leaf, how: "trump", order };
  }
  return { leaf: "melding.run.still-equal", how: "forehand", order: one.seat - other.seat };
}

/**
 * Who might take a pool, and with which cards.
 * @param {Table} table
 * @param {{trumps?: string[], any?: string[], run?: string}} claim
 * @returns {Holding[]} The first takes it; of runs, all, in order of the seats.
 */
function holdingsOf(table, claim) {
  if (claim.run !== undefined) {
    return table.from().flatMap((seat) => {
      const cards = bestRun(table, table.hands[seat]);
      return cards ? [{ seat, cards }] : [];
    });
  }
  const sought = claim.any ? claim.any.map((rank) => [rank]) : [claim.trumps ?? []];
  /** @type {Holding[]} */
  const holdings = [];
  for (const ranks of sought) {
    const cards = ranks.map((rank) => rank + table.trumps);
    const seat = table.hands.findIndex((hand) => cards.every((card) => hand.includes(card)));
    if (seat >= 0 && !holdings.some((holding) => holding.seat === seat)) {
      holdings.push({ seat, cards });
    }
  }
  return holdings;
}

/**
 * Each seat says which pools it claims; what it does not name, it forgets.
 * @param {Table} table
 * @param {Claim[]} claims
 * @returns {Play}
 */
function* askClaims(table, claims) {
  const leaf = "melding.forgotten";
  for (const seat of table.from()) {
    const own = claims.filter(({ holdings }) => holdings.some((holding) => holding.seat === seat));
    if (own.length === 0) continue;
    const options = [{ verb: "claim", pools: own.map(({ pool }) => pool) }];
    const named = (yield* table.ask(seat, leaf, options)).pools;
    for (const claim of own.filter(({ pool }) => !named.includes(pool))) {
      table.tell("Forgot", leaf, { seat, pool: claim.pool });
      claim.holdings = claim.holdings.filter((holding) => holding.seat !== seat);
    }
  }
}

/**
 * All runs are shown, and all but the best are outranked.
 * @param {Table} table
 * @param {Holding[]} holdings
 * @returns {Holding} The best.
 */
function showRuns(table, holdings) {
  const best = [...holdings].sort((one, other) => compareRuns(table, one, other).order)[0];
  for (const { seat, cards } of holdings) {
    table.tell("RunShown", "melding.run.least", { seat, cards });
  }
  for (const holding of holdings.filter((one) => one !== best)) {
    const { leaf, how } = compareRuns(table, best, holding);
    table.tell("Outranked", leaf, { seat: holding.seat, by: best.seat, how });
  }
  return best;
}

/**
 * A seat takes a pool for cards, if there is something in it.
 * @param {Table} table
 * @param {string} leaf
 * @param {string} pool
 * @param {Holding} holding
 */
function take(table, leaf, pool, { seat, cards }) {
  if (table.pools[pool] === 0) return;
  table.tell("Melded", leaf, { seat, pool, cards, chips: table.take(seat, pool) });
}

/**
 * @param {Table} table
 * @param {Claim} claim
 */
function payClaim(table, { pool, leaf, run, holdings }) {
  if (holdings.length === 0) return;
  const best = run ? showRuns(table, holdings) : holdings[0];
  take(table, leaf, pool, best);
  if (!run) return;
  const singles = "melding.run.singles";
  if (!table.choose(singles, { "any-suit": true, "trumps-only": false })) return;
  for (const card of best.cards) {
    const single = poolOfRank(table, rankOf(card));
    if (single !== undefined) take(table, singles, single, { seat: best.seat, cards: [card] });
  }
}

/**
 * A melding, for some pools or for all.
 * @param {Table} table
 * @param {string[]} only
 * @returns {Play}
 */
export function* meld(table, only) {
  const pools = Object.keys(table.pools)
    .filter((pool) => only.length === 0 || only.includes(pool))
    .filter((pool) => table.isSet(`melding.claims.${pool}`));
  /** @type {Claim[]} */
  const claims = pools
    .filter((pool) => table.pools[pool] > 0)
    .map((pool) => {
      const leaf = `melding.claims.${pool}`;
      const claim = table.value(leaf);
      return { pool, leaf, run: claim.run !== undefined, holdings: holdingsOf(table, claim) };
    });
  if (table.choose("melding.forgotten", { lost: true, "paid-all-the-same": false })) {
    yield* askClaims(table, claims);
  }
  for (const claim of claims) payClaim(table, claim);
  const left = pools.filter((pool) => table.pools[pool] > 0);
  if (left.length > 0) {
    const how = table.value("melding.unclaimed");
    table.tell("Carried", "melding.unclaimed", { pools: left, how });
  }
}
