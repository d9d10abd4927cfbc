/**
 * An engine for card games with pools that are won by claims and by vying.
 *
 * It is written from the specification `poch-conformance/1` alone, and shows that this suffices.
 * It plays whatever the leaves say that it is sent, on the levels deal, meld and vie:
 *
 *     python conformance/run.py --cases CASES -- node conformance/example/engine.js
 *
 * Here are the protocol and the level deal; `melding.js` and `vying.js` have the other levels.
 *
 * @import { Play, Request } from "./table.js"
 */

import { createInterface } from "node:readline";
import { meld, poolOfRank } from "./melding.js";
import { rankOf, suitOf, sum, Table } from "./table.js";
import { vie } from "./vying.js";

const HELLO = { engine: "example 1.0", levels: ["deal", "meld", "vie"] };

/**
 * Events of the layout: type, leaf, and fields made of its value; null of a leaf that must be set.
 * @type {[string, string, (value: any, table: Table) => object][]}
 */
const LAYOUT = [
  ["Seated", "seats", ([least, most], table) => ({ seats: table.seats, least, most })],
  ["DirectionSet", "dealing.direction", (direction) => ({ direction })],
  ["MisdealSettled", "dealing.misdeal", (how) => ({ how })],
  ["ExposureSettled", "dealing.exposed", (how) => ({ how })],
  ["PackTaken", "pack.size", (size) => ({ size })],
  ["SuitsNamed", "pack.suits", (suits) => ({ suits })],
  ["RanksOrdered", "pack.ranks", (ranks, table) => ({ ranks: ranksInPack(ranks, table) })],
  ["CardsTakenOut", "pack.without", (cards) => ({ cards })],
  ["BoardLaid", "board.pools", (pools) => ({ pools })],
  ["PoolsWonElsewhere", "board.won-elsewhere", (pools) => ({ pools })],
  ["BoardShaped", "board.shape", (shape) => ({ shape })],
  ["PoolCardsLaid", "board.cards", poolCards],
];

/** Leaves of the layout without which it brings no event; the others must be set. */
const MAY_BE_UNSET = [
  "dealing.misdeal",
  "dealing.exposed",
  "pack.without",
  "board.won-elsewhere",
  "board.cards",
];

/**
 * @param {string[]} ranks
 * @param {Table} table
 */
function ranksInPack(ranks, table) {
  return ranks.slice(0, Math.floor(table.value("pack.size") / 4));
}

/** @param {Record<string, string>} cards */
function poolCards(cards) {
  return { pools: Object.keys(cards), cards: Object.values(cards) };
}

/** @param {Table} table */
function layOut(table) {
  for (const [type, leaf, fields] of LAYOUT) {
    if (!table.isSet(leaf) && MAY_BE_UNSET.includes(leaf)) continue;
    table.tell(type, leaf, fields(table.value(leaf), table));
  }
  if (table.isSet("board.cards")) {
    table.tell("PoolCardsTaken", "board.cards-from", { how: table.value("board.cards-from") });
  }
  const leaf = table.later ? "dealing.next-dealer" : "dealing.first-dealer";
  table.tell("DealerNamed", leaf, { seat: table.dealer, how: table.value(leaf) });
}

/**
 * Every seat pays its antes, or nobody does.
 * @param {Table} table
 * @returns {boolean} Whether the deal goes on.
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

/**
 * @param {Table} table
 * @returns {Play}
 */
function* deal(table) {
  const cutter = table.choose("dealing.cut", {
    "before-the-dealer": table.seats - 2,
    uncut: null,
  });
  table.tell("PackCut", "dealing.cut", { seat: cutter });
  table.tell("HandsSized", "dealing.cards", { each: table.value("dealing.cards") });
  const packets = table.value("dealing.packets");
  for (const seat of table.from()) {
    table.tell("Dealt", "dealing.packets", { seat, cards: [...table.hands[seat]], packets });
  }
  turnUp(table);
  yield* placeTurnUp(table);
}

/**
 * The turn-up makes trumps, and its pool may be paid.
 * @param {Table} table
 */
function turnUp(table) {
  const card = table.turnUp;
  if (card === null) throw new Error("a deal without a turn-up is not played here");
  table.tell("TurnedUp", "turn-up.card", { card, how: table.value("turn-up.card") });
  table.trumps = table.choose("turn-up.makes", { trumps: suitOf(card) });
  table.tell("TrumpsMade", "turn-up.makes", { suit: table.trumps });
  const pool = poolOfRank(table, rankOf(card));
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
 * @returns {Play}
 */
function* placeTurnUp(table) {
  const leaf = "turn-up.goes-to";
  const next = sum(table.hands.map((hand) => hand.length)) % table.seats;
  const takes = table.choose(leaf, {
    nobody: null,
    dealer: table.dealer,
    "next-to-receive": next,
    "dealer-may-swap": table.dealer,
  });
  if (takes === null) return table.tell("TurnUpLeft", leaf);
  if (table.value(leaf) === "dealer-may-swap") return yield* swap(table, takes, leaf);
  table.hands[takes].push(table.turnUp);
  table.tell("TurnUpTaken", leaf, { seat: takes, card: table.turnUp });
}

/**
 * A seat may give a card for the turn-up.
 * @param {Table} table
 * @param {number} seat
 * @param {string} leaf
 * @returns {Play}
 */
function* swap(table, seat, leaf) {
  const hand = table.hands[seat];
  const options = [{ verb: "pass" }, { verb: "swap", cards: [...hand] }];
  const { verb, card } = yield* table.ask(seat, leaf, options);
  if (verb === "pass") return table.tell("SwapDeclined", leaf, { seat });
  hand.splice(hand.indexOf(card), 1);
  hand.push(table.turnUp);
  table.tell("TurnUpSwapped", leaf, { seat, card, "turn-up": table.turnUp });
  table.turnUp = card;
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
    else if (stage === "melding") yield* meld(table, pools);
    else if (stage === "vying") yield* vie(table);
    else throw new Error(`${stage} is not played here`);
  }
  return table.end();
}

/** What is said about one line; a deal in play waits between lines. */
class Talk {
  /** @type {Play | null} */
  deal = null;

  /** @param {any} request */
  answer(request) {
    if (request.say === "hello") return HELLO;
    if (request.say === "deal") {
      this.deal = play(request);
      return this.deal.next().value;
    }
    if (request.say === "act" && this.deal) return this.deal.next(request).value;
    throw new Error(`${request.say} is not understood here`);
  }
}

const talk = new Talk();
for await (const line of createInterface({ input: process.stdin })) {
  let answer;
  try {
    answer = talk.answer(JSON.parse(line));
  } catch (error) {
    // The runner takes any answer that is not the right one for a failure, and goes on.
    answer = { error: String(error) };
  }
  process.stdout.write(`${JSON.stringify(answer)}\n`);
}
