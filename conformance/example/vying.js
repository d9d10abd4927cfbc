/**
 * The level vie: who knocks, who holds, and who has the best set.
 *
 * @import { Table, Verdict } from "./table.js"
 * @typedef {{least: number, most: number, byPurse: boolean}} Bounds
 *   How far a call may go, and whether a purse is what bounds it.
 */

import { decide, rankOf, suitOf, sum } from "./table.js";

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
    (set, other) => other.length - set.length || table.place(set[0]) - table.place(other[0]),
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
    this.poolChips = table.pools[this.pool];
    this.intoPool = table.choose("vying.stakes", { "into-the-pool": true, "in-the-middle": false });
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
   * A seat is in with chips that go into the pool, or lie before it.
   * @param {number} seat
   * @param {number} chips
   */
  layDown(seat, chips) {
    this.in.add(seat);
    this.staked[seat] += chips;
    this.table.purses[seat] -= chips;
    if (this.intoPool) this.table.pools[this.pool] += chips;
    const pool = this.intoPool ? this.pool : null;
    this.table.tell("Staked", "vying.stakes", { seat, chips, pool });
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
    return Math.min(...seats.map((each) => this.staked[each] + purses[each]));
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
    return { least: this.stake + least, most: Math.min(byRule, reach), byPurse: reach < byRule };
  }

  /**
   * Asks a seat that may make a call, a knock or a raise.
   * @param {number} seat
   * @param {string} leaf
   * @param {string[]} verbs What else the seat may do.
   * @param {string} call The leaf that bounds the call.
   * @param {string | null} [closed] The leaf by which the call is not open, if it is not.
   */
  *ask(seat, leaf, verbs, call, closed = null) {
    const verb = call === "vying.opening" ? "knock" : "raise";
    const { least, most, byPurse } = this.bounds(seat, call);
    const offered = closed === null ? [{ verb, least, most }] : [];
    const options = [...verbs.map((other) => ({ verb: other })), ...offered];
    return yield* this.table.ask(seat, leaf, options, (action) => {
      if (action.verb === "knock" && verb === "raise") return "vying.raising";
      if (action.verb !== verb) return leaf;
      const tooMany = byPurse && (action.chips ?? 0) > most;
      return closed ?? (tooMany ? "vying.short-purse" : call);
    });
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

  /** The seats speak in turn until one knocks; returns whether one did. */
  *open() {
    const leaf = "vying.opening";
    while (this.waiting.length > 0) {
      const [seat] = this.waiting.splice(0, 1);
      if (this.isBarred(seat)) continue;
      const { least, most } = this.bounds(seat, leaf);
      const short = most < least;
      const action = short ? null : yield* this.ask(seat, leaf, ["pass"], leaf);
      if (action?.verb === "knock") {
        this.stake = action.chips;
        this.table.tell("Knocked", leaf, { seat, chips: this.stake });
        this.layDown(seat, this.stake);
        const comeBack = this.table.choose("vying.pass", { final: false, "may-come-in": true });
        if (comeBack) this.waiting.push(...this.passed);
        else this.passed = [];
        return true;
      }
      this.table.tell("Passed", short ? "vying.short-purse" : "vying.pass", { seat });
      this.passed.push(seat);
    }
    return false;
  }

  /** The others answer for as long as somebody waits; returns the last seat that held, or null. */
  *answer() {
    const anyone = this.table.value("vying.raising") === "anyone";
    let holder = null;
    while (this.waiting.length > 0) {
      const [seat] = this.waiting.splice(0, 1);
      if (this.isBarred(seat)) continue;
      const isIn = this.in.has(seat);
      if (this.table.isBroke(seat)) {
        if (!isIn) this.table.tell("Passed", "vying.short-purse", { seat });
        continue;
      }
      const leaf = !isIn && this.passed.includes(seat) ? "vying.pass" : "vying.raising";
      const closed = anyone ? this.whyNoRaise(seat) : "vying.raising";
      const verbs = ["fold", "hold"];
      const { verb, chips } = yield* this.ask(seat, leaf, verbs, "vying.raise", closed);
      if (verb === "raise") this.raise(seat, chips);
      else if (verb === "hold") {
        this.hold(seat, leaf);
        holder = seat;
      } else {
        const staked = this.staked[seat];
        this.in.delete(seat);
        this.table.tell("Folded", staked > 0 ? "vying.folded-stake" : leaf, { seat, staked });
      }
    }
    return holder;
  }

  /**
   * The leaf by which the purses leave no room for a raise, or null if there is room.
   * @param {number} seat
   */
  whyNoRaise(seat) {
    const { least, most } = this.bounds(seat, "vying.raise");
    const others = [...this.in, ...this.waiting].filter((other) => other !== seat);
    const alone = others.every((other) => this.table.isBroke(other));
    return alone || most < least ? "vying.short-purse" : null;
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
    this.waiting = this.table
      .from(seat + 1)
      .filter((other) => other !== seat && (this.in.has(other) || this.waiting.includes(other)));
  }

  /**
   * Where only the last holder may raise, it may do so when all have answered.
   * @param {number | null} holder
   */
  *letRaise(holder) {
    const leaf = "vying.raising";
    const often = this.table.choose(leaf, {
      anyone: 0,
      "last-holder-once": 1,
      "last-holder-again": Number.POSITIVE_INFINITY,
    });
    for (let seat = holder, times = 0; seat !== null && times < often; times++) {
      const alone = this.in.size < 2;
      if (alone || this.table.isBroke(seat) || this.whyNoRaise(seat) !== null) return;
      this.table.tell("FreeToRaise", leaf, { seat });
      const { verb, chips } = yield* this.ask(seat, leaf, ["pass"], "vying.raise");
      if (verb === "pass") return this.table.tell("LetStand", leaf, { seat });
      this.raise(seat, chips);
      seat = yield* this.answer();
    }
  }

  /**
   * Chips come to a seat from the pool and from what lies before each seat.
   * @param {"VieWon" | "ShareWon"} type
   * @param {string} leaf
   * @param {number} seat
   * @param {number} chips
   * @param {number[]} stakes
   */
  win(type, leaf, seat, chips, stakes) {
    this.table.tell(type, leaf, { seat, pool: this.pool, chips, stakes });
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
    this.win("VieWon", leaf, seat, table.pools[pool], middle);
  }

  /** Several show their sets, and the best takes what the others have matched. */
  show() {
    const { table } = this;
    const seats = table.from().filter((seat) => this.in.has(seat));
    for (const seat of seats) {
      const cards = this.sets[seat].length > 0 ? this.sets[seat] : [...table.hands[seat]];
      table.tell("SetShown", "vying.showdown", { seat, cards });
    }
    const ranked = [...seats].sort((seat, other) => this.compare(seat, other).order);
    for (const seat of seats) if (seat !== ranked[0]) this.outrank(seat, ranked[0]);
    this.share(ranked);
  }

  /**
   * Each takes from all stakes what it has matched, and those before it have not taken.
   * @param {number[]} ranked Who showed, the best first.
   */
  share(ranked) {
    let matched = 0;
    for (const [place, seat] of ranked.entries()) {
      const most = this.staked[seat];
      if (most <= matched) continue;
      const from = matched;
      const taken = this.staked.map((stake) => Math.max(0, Math.min(stake, most) - from));
      const chips = this.intoPool ? sum(taken) : 0;
      const stakes = this.intoPool ? taken.map(() => 0) : taken;
      if (place === 0) this.win("VieWon", "vying.showdown", seat, this.poolChips + chips, stakes);
      else {
        for (const worse of ranked.slice(place + 1)) this.outrank(worse, seat);
        this.win("ShareWon", "vying.short-purse", seat, chips, stakes);
      }
      matched = most;
    }
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
   * Which of two seats has the better cards, and why.
   * @param {number} seat
   * @param {number} other
   */
  compare(seat, other) {
    const [first, second] = [this.sets[seat], this.sets[other]];
    const order = second.length - first.length;
    if (order !== 0) return { leaf: "vying.ranking.size", how: "size", order };
    return decide(first.length > 0 ? this.bySets(first, second) : this.byCards(seat, other));
  }

  /**
   * @param {string[]} set
   * @param {string[]} other
   * @returns {Verdict[]}
   */
  bySets(set, other) {
    const { table } = this;
    const leaf = "vying.ranking.equal";
    const suit = table.choose(leaf, { trump: table.trumps, club: "c" });
    const has = set.some((card) => suitOf(card) === suit);
    const order = table.place(set[0]) - table.place(other[0]);
    return [
      { leaf: "vying.ranking.rank", how: "rank", order },
      { leaf, how: table.value(leaf), order: has ? -1 : 1 },
    ];
  }

  /**
   * @param {number} seat
   * @param {number} other
   * @returns {Verdict[]}
   */
  byCards(seat, other) {
    const { table } = this;
    const [first, second] = [seat, other].map((each) =>
      [...table.hands[each]].sort((card, next) => table.place(card) - table.place(next)),
    );
    const highest = table.place(first[0]) - table.place(second[0]);
    const [leaf, equal] = ["vying.ranking.no-set", "vying.ranking.no-set-equal"];
    const how = table.choose(leaf, { "highest-card": "highest-card" });
    const verdict = { leaf, how, order: highest };
    if (table.choose(equal, { suits: true, "next-card-then-forehand": false })) {
      const order = BEST_SUITS.indexOf(suitOf(first[0])) - BEST_SUITS.indexOf(suitOf(second[0]));
      return [verdict, { leaf: equal, how: "suits", order }];
    }
    // A hand that ends first is better: its end is before all ranks.
    const [places, others] = [first, second].map((hand) => [
      ...hand.map((card) => table.place(card)),
      -1,
    ]);
    const at = places.findIndex((place, card) => place !== others[card]);
    const order = at < 0 ? 0 : places[at] - others[at];
    return [
      verdict,
      { leaf: equal, how: "next-card", order },
      { leaf: equal, how: "forehand", order: seat - other },
    ];
  }
}

/** @param {Table} table */
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
