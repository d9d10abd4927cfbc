/**
 * An engine for card games with pools that are won by claims and by vying.
 *
 * It is written from the specification `poch-conformance/1` alone, and shows that this suffices.
 * It plays whatever the leaves say that it is sent, on the levels deal, meld and vie:
 *
 *     python conformance/run.py --cases CASES -- node conformance/example/engine.js
 *
 * Here are the protocol and the levels deal and meld; `vying.js` has the level vie.
 *
 * @import { Play, Request, Verdict } from "./table.js"
 * @typedef {{seat: number, cards: string[]}} Holding Cards in a hand that take a pool.
 * @typedef {{pool: string, leaf: string, run: boolean, suits: boolean, holdings: Holding[]}} Claim
 *   A pool, and who might take it: the first who does not forget, or whoever has the best run.
 */

import { createInterface } from "node:readline";
import { decide, rankOf, suitOf, sum, Table } from "./table.js";
import { vie } from "./vying.js";

/** The order of suits where nothing else is said. */
const SUITS = "cdhs";

const HELLO = { engine: "example 1.0", levels: ["deal", "meld", "vie"] };

/**
 * Events of the layout: type, leaf, and fields made of its value. A leaf not set brings none.
 * @type {[string, string, (value: any, table: Table) => object][]}
 */
const LAYOUT = [
  ["Seated", "seats", ([least, most], table) => ({ seats: table.seats, least, most })],
  ["DirectionSet", "dealing.direction", (direction) => ({ direction })],
  ["MisdealSettled", "dealing.misdeal", (how) => ({ how })],
  ["ExposureSettled", "dealing.exposed", (how) => ({ how })],
  ["PackTaken", "pack.size", (size) => ({ size })],
  ["SuitsNamed", "pack.suits", (suits) => ({ suits })],
  [
    "RanksOrdered",
    "pack.ranks",
    (ranks, table) => ({ ranks: ranks.slice(0, table.value("pack.size") / 4) }),
  ],
  ["CardsTakenOut", "pack.without", (cards) => ({ cards })],
  ["BoardLaid", "board.pools", (pools) => ({ pools })],
  ["PoolsWonElsewhere", "board.won-elsewhere", (pools) => ({ pools })],
  ["BoardShaped", "board.shape", (shape) => ({ shape })],
  [
    "PoolCardsLaid",
    "board.cards",
    (cards) => ({ pools: Object.keys(cards), cards: Object.values(cards) }),
  ],
];

/** @param {Table} table */
function layOut(table) {
  for (const [type, leaf, fields] of LAYOUT) {
    if (table.isSet(leaf)) table.tell(type, leaf, fields(table.value(leaf), table));
  }
  if (table.isSet("board.cards")) {
    table.tell("PoolCardsTaken", "board.cards-from", { how: table.value("board.cards-from") });
  }
  const leaf = table.later ? "dealing.next-dealer" : "dealing.first-dealer";
  table.tell("DealerNamed", leaf, { seat: table.dealer, how: table.value(leaf) });
}

/**
 * Every seat pays its antes, or nobody does and the deal is over.
 * @param {Table} table
 */
function dress(table) {
  /** @type {Record<string, number>} */
  const antes = table.value("dressing.antes");
  const due = sum(Object.values(antes));
  const poor = table.from().find((seat) => table.limited && table.purses[seat] < due);
  if (poor !== undefined) {
    table.tell("CouldNotDress", "ending.when", { seat: poor });
    return false;
  }
  for (const seat of table.from()) {
    for (const [pool, chips] of Object.entries(antes)) table.pay(seat, pool, chips);
    table.tell("Dressed", "dressing.antes", { seat, antes });
  }
  return true;
}

/** @param {Table} table */
function* deal(table) {
  const cutters = { "before-the-dealer": table.seats - 2, uncut: null };
  table.tell("PackCut", "dealing.cut", { seat: table.choose("dealing.cut", cutters) });
  table.tell("HandsSized", "dealing.cards", { each: table.value("dealing.cards") });
  const packets = table.value("dealing.packets");
  for (const seat of table.from()) {
    table.tell("Dealt", "dealing.packets", { seat, cards: [...table.hands[seat]], packets });
  }
  const card = table.turnUp;
  if (card === null) throw new Error("a deal without a turn-up is not played here");
  turnUp(table, card);
  yield* placeTurnUp(table, card);
}

/**
 * The turn-up makes trumps, and its pool may be paid.
 * @param {Table} table
 * @param {string} card
 */
function turnUp(table, card) {
  table.tell("TurnedUp", "turn-up.card", { card, how: table.value("turn-up.card") });
  table.trumps = table.choose("turn-up.makes", { trumps: suitOf(card) });
  table.tell("TrumpsMade", "turn-up.makes", { suit: table.trumps });
  const pool = table.poolOfRank(rankOf(card));
  if (pool === undefined) return;
  const paid = table.choose("turn-up.pool", { "dealer-takes": true, stays: false });
  if (paid && table.pools[pool] > 0) {
    const seat = table.dealer;
    table.tell("TurnUpPaid", "turn-up.pool", { seat, pool, chips: table.take(seat, pool) });
  } else if (!paid && table.value("turn-up.goes-to") === "nobody") {
    table.tell("TurnUpUnpaid", "turn-up.pool", { pool });
  }
}

/**
 * The turn-up goes where it belongs.
 * @param {Table} table
 * @param {string} turnUp
 */
function* placeTurnUp(table, turnUp) {
  const leaf = "turn-up.goes-to";
  const seat = table.choose(leaf, {
    nobody: null,
    dealer: table.dealer,
    "next-to-receive": sum(table.hands.map((hand) => hand.length)) % table.seats,
    "dealer-may-swap": table.dealer,
  });
  if (seat === null) return table.tell("TurnUpLeft", leaf);
  const hand = table.hands[seat];
  if (table.value(leaf) !== "dealer-may-swap") {
    hand.push(turnUp);
    return table.tell("TurnUpTaken", leaf, { seat, card: turnUp });
  }
  const options = [{ verb: "pass" }, { verb: "swap", cards: [...hand] }];
  const { verb, card } = yield* table.ask(seat, leaf, options);
  if (verb === "pass") return table.tell("SwapDeclined", leaf, { seat });
  table.hands[seat] = [...hand.filter((other) => other !== card), turnUp];
  table.tell("TurnUpSwapped", leaf, { seat, card, "turn-up": turnUp });
}

/** A melding at a table. */
class Melding {
  /** @param {Table} table */
  constructor(table) {
    this.table = table;
  }

  /**
   * The runs in a hand that have at least so many cards, each from its lowest card.
   * Those in trumps come first, then those of the first suits: so equal ones are ranked in a hand.
   * @param {string[]} hand
   */
  runsIn(hand) {
    const { table } = this;
    /** @type {string[][]} */
    const runs = [];
    for (const suit of new Set([table.trumps, ...SUITS])) {
      const cards = hand.filter((card) => suitOf(card) === suit);
      cards.sort((card, other) => table.place(other) - table.place(card));
      cards.forEach((card, at) => {
        const follows = at > 0 && table.place(cards[at - 1]) - table.place(card) === 1;
        if (follows) runs[runs.length - 1].push(card);
        else runs.push([card]);
      });
    }
    return runs.filter((run) => run.length >= table.value("melding.run.least"));
  }

  /**
   * What the measures of runs say about two of them.
   * @param {string[]} run
   * @param {string[]} other
   * @returns {Verdict[]}
   */
  measureRuns(run, other) {
    const leaf = "melding.run.best-by";
    const top = (/** @type {string[]} */ cards) => this.table.place(cards[cards.length - 1]);
    /** @type {Record<string, number>} */
    const orders = { length: other.length - run.length, top: top(run) - top(other) };
    /** @type {string[]} */
    const measures = this.table.value(leaf);
    return measures.map((how) => ({ leaf, how, order: orders[how] }));
  }

  /**
   * Which of the runs of two seats is better, and why.
   * @param {Holding} holding
   * @param {Holding} other
   */
  compareRuns(holding, other) {
    const leaf = "melding.run.equal";
    const { trumps, rules } = this.table;
    const plain = (/** @type {Holding} */ { cards }) =>
      Number(rules[leaf]?.value === "trump" && suitOf(cards[0]) !== trumps);
    return decide([
      ...this.measureRuns(holding.cards, other.cards),
      { leaf, how: "trump", order: plain(holding) - plain(other) },
      { leaf: "melding.run.still-equal", how: "forehand", order: holding.seat - other.seat },
    ]);
  }

  /**
   * @param {string[]} hand
   * @returns {string[] | undefined}
   */
  bestRun(hand) {
    const runs = this.runsIn(hand);
    runs.sort(
      (run, other) => this.measureRuns(run, other).find(({ order }) => order !== 0)?.order ?? 0,
    );
    return runs[0];
  }

  /**
   * Who might take a pool, and with which cards.
   * @param {{trumps?: string[], any?: string[], run?: string, "any-suit"?: string[]}} claim
   * @returns {Holding[]} The first takes it; of runs and of cards of any suit, all, in order of the seats.
   */
  holdingsOf(claim) {
    if (claim["any-suit"] !== undefined) return this.holdingsInSuits(claim["any-suit"]);
    if (claim.run !== undefined) {
      return this.table.from().flatMap((seat) => {
        const cards = this.bestRun(this.table.hands[seat]);
        return cards ? [{ seat, cards }] : [];
      });
    }
    const sought = claim.any ? claim.any.map((rank) => [rank]) : [claim.trumps ?? []];
    /** @type {Holding[]} */
    const holdings = [];
    for (const ranks of sought) {
      const cards = ranks.map((rank) => rank + this.table.trumps);
      const seat = this.table.hands.findIndex((hand) => cards.every((card) => hand.includes(card)));
      if (seat >= 0 && !holdings.some((holding) => holding.seat === seat)) {
        holdings.push({ seat, cards });
      }
    }
    return holdings;
  }

  /**
   * The seats that have cards of all these ranks in one suit, in trumps where they can.
   * @param {string[]} ranks
   * @returns {Holding[]}
   */
  holdingsInSuits(ranks) {
    const sets = [this.table.trumps, ...SUITS].map((suit) => ranks.map((rank) => rank + suit));
    return this.table.from().flatMap((seat) => {
      const hand = this.table.hands[seat];
      const cards = sets.find((each) => each.every((card) => hand.includes(card)));
      return cards ? [{ seat, cards }] : [];
    });
  }

  /**
   * Each seat says which pools it claims; what it does not name, it forgets.
   * @param {Claim[]} claims
   */
  *askClaims(claims) {
    const leaf = "melding.forgotten";
    for (const seat of this.table.from()) {
      const own = claims.filter(({ holdings }) =>
        holdings.some((holding) => holding.seat === seat),
      );
      if (own.length === 0) continue;
      const options = [{ verb: "claim", pools: own.map(({ pool }) => pool) }];
      const named = (yield* this.table.ask(seat, leaf, options)).pools;
      for (const claim of own.filter(({ pool }) => !named.includes(pool))) {
        this.table.tell("Forgot", leaf, { seat, pool: claim.pool });
        claim.holdings = claim.holdings.filter((holding) => holding.seat !== seat);
      }
    }
  }

  /**
   * All runs are shown, and all but the best are outranked.
   * @param {Holding[]} holdings
   * @returns {Holding} The best.
   */
  showRuns(holdings) {
    const best = [...holdings].sort((holding, other) => this.compareRuns(holding, other).order)[0];
    for (const { seat, cards } of holdings) {
      this.table.tell("RunShown", "melding.run.least", { seat, cards });
    }
    for (const holding of holdings.filter((each) => each !== best)) {
      const { leaf, how } = this.compareRuns(best, holding);
      this.table.tell("Outranked", leaf, { seat: holding.seat, by: best.seat, how });
    }
    return best;
  }

  /**
   * Cards of any suit are shown, and all but those in trumps, or of the first seat, are outranked.
   * @param {Holding[]} holdings
   * @returns {Holding} The best.
   */
  showSuits(holdings) {
    const leaf = "melding.several";
    this.table.choose(leaf, { "in-trumps-or-nearer": true });
    const inTrumps = holdings.find(({ cards }) => suitOf(cards[0]) === this.table.trumps);
    const best = inTrumps ?? holdings[0];
    for (const { seat, cards } of holdings) this.table.tell("RunShown", leaf, { seat, cards });
    const how = inTrumps ? "trump" : "forehand";
    for (const { seat } of holdings.filter((each) => each !== best)) {
      this.table.tell("Outranked", leaf, { seat, by: best.seat, how });
    }
    return best;
  }

  /**
   * A seat takes a pool for cards, if there is something in it.
   * @param {string} leaf
   * @param {string} pool
   * @param {Holding} holding
   */
  take(leaf, pool, { seat, cards }) {
    if (this.table.pools[pool] === 0) return;
    this.table.tell("Melded", leaf, { seat, pool, cards, chips: this.table.take(seat, pool) });
  }

  /** @param {Claim} claim */
  payClaim({ pool, leaf, run, suits, holdings }) {
    if (holdings.length === 0) return;
    const several = suits && holdings.length > 1;
    const shown = several ? this.showSuits(holdings) : holdings[0];
    const best = run ? this.showRuns(holdings) : shown;
    this.take(leaf, pool, best);
    if (!run) return;
    const singles = "melding.run.singles";
    if (!this.table.choose(singles, { "any-suit": true, "trumps-only": false })) return;
    for (const card of best.cards) {
      const single = this.table.poolOfRank(rankOf(card));
      if (single !== undefined) this.take(singles, single, { seat: best.seat, cards: [card] });
    }
  }

  /**
   * A melding, for some pools or for all.
   * @param {string[]} only
   */
  *play(only) {
    const pools = Object.keys(this.table.pools)
      .filter((pool) => only.length === 0 || only.includes(pool))
      .filter((pool) => this.table.isSet(`melding.claims.${pool}`));
    /** @type {Claim[]} */
    const claims = pools
      .filter((pool) => this.table.pools[pool] > 0)
      .map((pool) => {
        const leaf = `melding.claims.${pool}`;
        const claim = this.table.value(leaf);
        const [run, suits] = [claim.run !== undefined, claim["any-suit"] !== undefined];
        return { pool, leaf, run, suits, holdings: this.holdingsOf(claim) };
      });
    if (this.table.choose("melding.forgotten", { lost: true, "paid-all-the-same": false })) {
      yield* this.askClaims(claims);
    }
    for (const claim of claims) this.payClaim(claim);
    const left = pools.filter((pool) => this.table.pools[pool] > 0);
    if (left.length > 0) {
      const how = this.table.value("melding.unclaimed");
      this.table.tell("Carried", "melding.unclaimed", { pools: left, how });
    }
  }
}

/**
 * A whole deal, as far as it is asked for.
 * @param {Request} request
 * @returns {Play}
 */
function* play(request) {
  const table = new Table(request);
  layOut(table);
  for (const item of table.value("stages").slice(0, table.stages)) {
    const [stage, pools] = typeof item === "string" ? [item, []] : Object.entries(item)[0];
    table.tell("StageBegan", "stages", { stage, pools });
    if (stage === "dressing") {
      if (!dress(table)) break;
    } else if (stage === "dealing") yield* deal(table);
    else if (stage === "melding") yield* new Melding(table).play(pools);
    else if (stage === "vying") yield* vie(table);
    else throw new Error(`${stage} is not played here`);
  }
  return table.end();
}

/**
 * The deal in play, which waits between lines.
 * @type {Play | undefined}
 */
let current;

/** @param {any} request */
function answer(request) {
  if (request.say === "hello") return HELLO;
  if (request.say === "deal") current = play(request);
  else if (request.say !== "act") throw new Error(`${request.say} is not understood here`);
  if (current === undefined) throw new Error("no deal has begun");
  return current.next(request).value;
}

for await (const line of createInterface({ input: process.stdin })) {
  let said;
  try {
    said = answer(JSON.parse(line));
  } catch (error) {
    // The runner takes any answer that is not the right one for a failure, and goes on.
    said = { error: String(error) };
  }
  process.stdout.write(`${JSON.stringify(said)}\n`);
}
