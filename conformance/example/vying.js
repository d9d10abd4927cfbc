/**
 * The level vie: who knocks, who holds, and who has the best set.
 *
 * @import { Action, Option, Play, Table } from "./table.js"
 * @typedef {{least: number, most: number, byPurse: boolean}} Bounds
 *   How far a call may go, and whether a purse is what bounds it.
 * @typedef {{leaf: string, how: string, order: number}} Verdict What decides between two, and how.
 */

import { rankOf, suitOf, sum } from "./table.js";

/**
 * The best set in a hand, in the order of the hand; an empty list if there is none.
 * @param {Table} table
 * @param {string[]} hand
 * @returns {string[]}
 */
function bestSet(table, hand) {
  const sets = [...new Set(hand.map(rankOf))]
    .map((rank) => hand.filter((card) => rankOf(card) === rank))
    .filter((set) => set.length > 1);
  sets.sort(
    (one, other) => other.length - one.length || table.place(one[0]) - table.place(other[0]),
  );
  return sets[0] ?? [];
}

/** The suits where the club is better than the spade, then the heart, then the diamond. */
const BEST_SUITS = "cshd";

/** A vying at a table: who is in, who waits to speak, and what each has staked. */
class Vying {
  /** @param {Table} table */
  constructor(table) {
    this.table = table;
    /** @type {string} */
    this.pool = table.value("vying.pool")[0];
    this.found = table.pools[this.pool];
    this.intoPool = table.choose("vying.stakes", {
      "into-the-pool": true,
      "in-the-middle": false,
    });
    this.sets = table.hands.map((hand) => bestSet(table, hand));
    this.stake = 0;
    /** @type {number[]} */
    this.staked = Array(table.seats).fill(0);
    /** @type {Set<number>} */
    this.in = new Set();
    /** @type {number[]} */
    this.waiting = [];
    /** @type {number[]} Seats that passed and may come in, in the order in which they passed. */
    this.passed = [];
  }

  /** The chips that lie before each seat. */
  get middle() {
    return this.intoPool ? this.staked.map(() => 0) : [...this.staked];
  }

  /**
   * Chips go into the pool, or before the seat.
   * @param {number} seat
   * @param {number} chips
   */
  layDown(seat, chips) {
    this.staked[seat] += chips;
    this.table.purses[seat] -= chips;
    if (this.intoPool) this.table.pools[this.pool] += chips;
    this.table.tell("Staked", "vying.stakes", {
      seat,
      chips,
      pool: this.intoPool ? this.pool : null,
    });
  }

  /**
   * Whether a seat may not vie for want of a set, which it says by passing.
   * @param {number} seat
   */
  isBarred(seat) {
    const barred =
      this.table.choose("vying.entry", { "a-set": true, anyone: false }) &&
      this.sets[seat].length === 0;
    if (barred) this.table.tell("Passed", "vying.entry", { seat });
    return barred;
  }

  /**
   * The most that the purses let a seat stake in all.
   * @param {number} seat
   */
  reach(seat) {
    const { limited, purses } = this.table;
    if (!limited) return Number.POSITIVE_INFINITY;
    const seats = this.table.choose("vying.short-purse", {
      "side-shares": [seat],
      capped: [seat, ...this.in, ...this.waiting],
    });
    return Math.min(...seats.map((one) => this.staked[one] + purses[one]));
  }

  /**
   * How far a knock or a raise may go. Infinity is null in JSON, as the protocol has it.
   * @param {number} seat
   * @param {string} leaf
   * @returns {Bounds}
   */
  bounds(seat, leaf) {
    const { least, most } = this.table.value(leaf);
    const byRule = most === "free" ? Number.POSITIVE_INFINITY : this.stake + most;
    const reach = this.reach(seat);
    return {
      least: this.stake + least,
      most: Math.min(byRule, reach),
      byPurse: reach < byRule,
    };
  }

  /**
   * The leaf that forbids a knock or a raise which is out of bounds.
   * @param {Bounds} bounds
   * @param {Action} action
   * @param {string} leaf
   */
  forbidsCall({ most, byPurse }, { chips }, leaf) {
    return byPurse && chips !== undefined && chips > most ? "vying.short-purse" : leaf;
  }

  start() {
    const { table } = this;
    table.tell("VieOpened", "vying.pool", { pool: this.pool });
    const first = table.choose("vying.first", { forehand: 0, dealer: table.dealer });
    table.tell("FirstToSpeak", "vying.first", { seat: first });
    if (table.limited && table.value("vying.short-purse") === "capped") {
      const chips = Math.min(...table.purses);
      const seat = table.purses.indexOf(chips);
      table.tell("StakesCapped", "vying.short-purse", { seat, chips });
    }
    this.waiting = table.from(first);
  }

  /**
   * The seats speak in turn until one knocks.
   * @returns {Play} Returns whether one did.
   */
  *open() {
    while (this.waiting.length > 0) {
      const seat = this.waiting[0];
      const bounds = this.bounds(seat, "vying.opening");
      this.waiting.shift();
      if (this.isBarred(seat)) continue;
      const short = bounds.most < bounds.least;
      const chips = short ? null : yield* this.askKnock(seat, bounds);
      if (chips !== null) {
        this.knock(seat, chips);
        return true;
      }
      this.table.tell("Passed", short ? "vying.short-purse" : "vying.pass", { seat });
      this.passed.push(seat);
    }
    return false;
  }

  /**
   * @param {number} seat
   * @param {Bounds} bounds
   * @returns {Play} Returns the chips, or null if the seat passes.
   */
  *askKnock(seat, bounds) {
    const leaf = "vying.opening";
    const options = [{ verb: "pass" }, { verb: "knock", least: bounds.least, most: bounds.most }];
    const forbids = (/** @type {Action} */ action) =>
      action.verb === "knock" ? this.forbidsCall(bounds, action, leaf) : leaf;
    const { verb, chips } = yield* this.table.ask(seat, leaf, options, forbids);
    return verb === "knock" ? chips : null;
  }

  /**
   * @param {number} seat
   * @param {number} chips
   */
  knock(seat, chips) {
    this.table.tell("Knocked", "vying.opening", { seat, chips });
    this.layDown(seat, chips);
    this.stake = chips;
    this.in.add(seat);
    const comeBack = this.table.choose("vying.pass", { final: false, "may-come-in": true });
    if (!comeBack) this.passed = [];
    this.waiting.push(...this.passed);
  }

  /**
   * The others answer for as long as somebody waits.
   * @returns {Play} Returns the last seat that held, or null.
   */
  *answer() {
    let holder = null;
    while (this.waiting.length > 0) {
      const seat = this.waiting.shift();
      if (this.isBarred(seat)) continue;
      const isIn = this.in.has(seat);
      if (this.table.isBroke(seat)) {
        if (!isIn) this.table.tell("Passed", "vying.short-purse", { seat });
        continue;
      }
      const leaf = !isIn && this.passed.includes(seat) ? "vying.pass" : "vying.raising";
      const { verb, chips } = yield* this.askAnswer(seat, leaf);
      if (verb === "fold") this.fold(seat, leaf);
      else if (verb === "raise") this.raise(seat, chips);
      else {
        this.hold(seat, leaf);
        holder = seat;
      }
    }
    return holder;
  }

  /**
   * @param {number} seat
   * @param {string} leaf
   * @returns {Play} Returns the action.
   */
  *askAnswer(seat, leaf) {
    const bounds = this.bounds(seat, "vying.raise");
    const closed =
      this.table.value("vying.raising") === "anyone"
        ? this.whyNoRaise(seat, bounds)
        : "vying.raising";
    /** @type {Option[]} */
    const options = [{ verb: "fold" }, { verb: "hold" }];
    if (closed === null) options.push({ verb: "raise", least: bounds.least, most: bounds.most });
    const forbids = (/** @type {Action} */ action) => {
      if (action.verb === "knock") return "vying.raising";
      if (action.verb !== "raise") return leaf;
      return closed ?? this.forbidsCall(bounds, action, "vying.raise");
    };
    return yield* this.table.ask(seat, leaf, options, forbids);
  }

  /**
   * The leaf by which the purses leave no room for a raise, or null if there is room.
   * @param {number} seat
   * @param {Bounds} bounds
   */
  whyNoRaise(seat, { least, most }) {
    const others = [...this.in, ...this.waiting].filter((other) => other !== seat);
    const alone = others.every((other) => this.table.isBroke(other));
    return alone || most < least ? "vying.short-purse" : null;
  }

  /**
   * @param {number} seat
   * @param {string} leaf
   */
  fold(seat, leaf) {
    const staked = this.staked[seat];
    this.in.delete(seat);
    this.table.tell("Folded", staked > 0 ? "vying.folded-stake" : leaf, { seat, staked });
  }

  /**
   * A seat matches the stake, or lays down all that it has.
   * @param {number} seat
   * @param {string} leaf
   */
  hold(seat, leaf) {
    const lacking = this.stake - this.staked[seat];
    const short = this.table.limited && this.table.purses[seat] < lacking;
    const chips = short ? this.table.purses[seat] : lacking;
    this.table.tell("Held", short ? "vying.short-purse" : leaf, { seat, chips });
    this.layDown(seat, chips);
    this.in.add(seat);
  }

  /**
   * All others who are in or wait must answer anew.
   * @param {number} seat
   * @param {number} stake
   */
  raise(seat, stake) {
    this.stake = stake;
    this.table.tell("Raised", "vying.raise", { seat, stake });
    this.layDown(seat, stake - this.staked[seat]);
    this.in.add(seat);
    this.waiting = this.table
      .from(seat + 1)
      .filter((other) => other !== seat && (this.in.has(other) || this.waiting.includes(other)));
  }

  /**
   * Where only the last holder may raise, it may do so when all have answered.
   * @param {number | null} holder
   * @returns {Play}
   */
  *letRaise(holder) {
    const leaf = "vying.raising";
    const often = this.table.choose(leaf, {
      anyone: 0,
      "last-holder-once": 1,
      "last-holder-again": Number.POSITIVE_INFINITY,
    });
    for (let seat = holder, times = 0; seat !== null && times < often; times++) {
      const bounds = this.bounds(seat, "vying.raise");
      const broke = this.table.isBroke(seat);
      if (this.in.size < 2 || broke || this.whyNoRaise(seat, bounds) !== null) return;
      this.table.tell("FreeToRaise", leaf, { seat });
      const options = [{ verb: "pass" }, { verb: "raise", least: bounds.least, most: bounds.most }];
      const forbids = (/** @type {Action} */ action) =>
        action.verb === "raise" ? this.forbidsCall(bounds, action, "vying.raise") : leaf;
      const { verb, chips } = yield* this.table.ask(seat, leaf, options, forbids);
      if (verb === "pass") return this.table.tell("LetStand", leaf, { seat });
      this.raise(seat, chips);
      seat = yield* this.answer();
    }
  }

  /**
   * Chips come to a seat from the pool and from what lies before each seat.
   * @param {number} seat
   * @param {number} chips
   * @param {number[]} stakes
   */
  collect(seat, chips, stakes) {
    this.table.pay(seat, this.pool, -chips);
    this.table.purses[seat] += sum(stakes);
  }

  /** One seat is left: it wins, or must show a set and has none. */
  leaveAlone() {
    const { table, pool, middle } = this;
    const [seat] = this.in;
    const leaf = "vying.fold-out";
    const shows = table.choose(leaf, { "shows-a-set": true, unseen: false });
    const cards = shows ? this.sets[seat] : [];
    if (shows && cards.length === 0) {
      table.pools[pool] += sum(middle);
      table.tell("NothingShown", leaf, { seat, pool, stakes: middle });
      return;
    }
    table.tell("LeftAlone", leaf, { seat, cards });
    const chips = table.pools[pool];
    table.tell("VieWon", leaf, { seat, pool, chips, stakes: middle });
    this.collect(seat, chips, middle);
  }

  /** Several show their sets, and the best takes what the others have matched. */
  show() {
    const { table } = this;
    const seats = table.from().filter((seat) => this.in.has(seat));
    for (const seat of seats) {
      const cards = this.sets[seat].length > 0 ? this.sets[seat] : [...table.hands[seat]];
      table.tell("SetShown", "vying.showdown", { seat, cards });
    }
    const ranked = [...seats].sort((one, other) => this.compare(one, other).order);
    for (const seat of seats) if (seat !== ranked[0]) this.outrank(seat, ranked[0]);
    let matched = 0;
    for (const [place, seat] of ranked.entries()) {
      if (this.staked[seat] <= matched) continue;
      if (place > 0) for (const worse of ranked.slice(place + 1)) this.outrank(worse, seat);
      this.share(seat, place === 0, matched);
      matched = this.staked[seat];
    }
  }

  /**
   * A seat takes from every other what both have staked above what is matched already.
   * @param {number} seat
   * @param {boolean} best
   * @param {number} matched
   */
  share(seat, best, matched) {
    const most = this.staked[seat];
    const taken = this.staked.map((stake) => Math.max(0, Math.min(stake, most) - matched));
    const chips = (best ? this.found : 0) + (this.intoPool ? sum(taken) : 0);
    const stakes = this.intoPool ? taken.map(() => 0) : taken;
    const [type, leaf] = best ? ["VieWon", "vying.showdown"] : ["ShareWon", "vying.short-purse"];
    this.table.tell(type, leaf, { seat, pool: this.pool, chips, stakes });
    this.collect(seat, chips, stakes);
  }

  /**
   * @param {number} seat
   * @param {number} by
   */
  outrank(seat, by) {
    const { leaf, how } = this.compare(by, seat);
    this.table.tell("Outranked", leaf, { seat, by, how });
  }

  /**
   * Which of two seats has the better cards, and why; below 0 if the first has.
   * @param {number} one
   * @param {number} other
   * @returns {Verdict}
   */
  compare(one, other) {
    const [first, second] = [this.sets[one], this.sets[other]];
    const size = second.length - first.length;
    if (size !== 0) return { leaf: "vying.ranking.size", how: "size", order: size };
    if (first.length === 0) return this.compareCards(one, other);
    const rank = this.table.place(first[0]) - this.table.place(second[0]);
    if (rank !== 0) return { leaf: "vying.ranking.rank", how: "rank", order: rank };
    const leaf = "vying.ranking.equal";
    const suit = this.table.choose(leaf, { trump: this.table.trumps, club: "c" });
    const has = first.some((card) => suitOf(card) === suit);
    return { leaf, how: this.table.value(leaf), order: has ? -1 : 1 };
  }

  /**
   * The same of two hands without sets.
   * @param {number} one
   * @param {number} other
   * @returns {Verdict}
   */
  compareCards(one, other) {
    const { table } = this;
    const [first, second] = [one, other].map((seat) =>
      [...table.hands[seat]].sort((card, next) => table.place(card) - table.place(next)),
    );
    const highest = table.place(first[0]) - table.place(second[0]);
    if (highest !== 0) {
      table.choose("vying.ranking.no-set", { "highest-card": true });
      return { leaf: "vying.ranking.no-set", how: "highest-card", order: highest };
    }
    const leaf = "vying.ranking.no-set-equal";
    if (table.choose(leaf, { suits: true, "next-card-then-forehand": false })) {
      const order = BEST_SUITS.indexOf(suitOf(first[0])) - BEST_SUITS.indexOf(suitOf(second[0]));
      return { leaf, how: "suits", order };
    }
    // A hand that ends first is better: no card is before all ranks.
    const places = [first, second].map((hand) => [...hand.map((card) => table.place(card)), -1]);
    const at = places[0].findIndex((place, card) => place !== places[1][card]);
    if (at < 0) return { leaf, how: "forehand", order: one - other };
    return { leaf, how: "next-card", order: places[0][at] - places[1][at] };
  }
}

/**
 * @param {Table} table
 * @returns {Play}
 */
export function* vie(table) {
  const vying = new Vying(table);
  vying.start();
  if (!(yield* vying.open())) {
    table.tell("NobodyKnocked", "vying.nobody");
    return;
  }
  yield* vying.letRaise(yield* vying.answer());
  if (vying.in.size === 1) vying.leaveAlone();
  else vying.show();
}
