/**
 * The table that a deal is played at: rules, hands, pools and purses, and what is told about them.
 *
 * @typedef {{value: any, clause: string}} Rule A leaf's value, and the clause that sets it.
 * @typedef {{verb: string, chips?: number, card?: string, pools?: string[]}} Action
 * @typedef {{verb: string, least?: number, most?: number, cards?: string[], pools?: string[]}} Option
 * @typedef {{seat: number, action: Action}} Act What the runner says in answer to a question.
 * @typedef {{leaf: string, how: string, order: number}} Verdict
 *   A measure by which two hands are compared; below 0 if the first is better, 0 if neither is.
 * @typedef {Generator<object, any, Act>} Play A part of a deal: it yields answers and takes acts.
 * @typedef {{
 *   seats: number, stages: number, rules: Record<string, Rule>, later: boolean,
 *   deal: {hands: string[][], "turn-up": string | null, talon: string[]},
 *   pools: Record<string, number>, purses: number[] | null,
 * }} Request How a deal begins.
 */

/** @param {string} card */
export const rankOf = (card) => card.slice(0, -1);

/** @param {string} card */
export const suitOf = (card) => card.slice(-1);

/** @param {number[]} numbers */
export const sum = (numbers) => numbers.reduce((all, number) => all + number, 0);

/**
 * The first verdict that makes a difference.
 * @param {Verdict[]} verdicts
 * @returns {Verdict}
 */
export function decide(verdicts) {
  const verdict = verdicts.find(({ order }) => order !== 0);
  if (!verdict) throw new Error("the rules leave two equal hands equal");
  return verdict;
}

/**
 * Whether an action is what an option offers, within its bounds.
 * @param {Option} option
 * @param {Action} action
 */
function fits(option, action) {
  if (option.verb !== action.verb) return false;
  const { least, most, cards, pools } = option;
  const { chips = Number.NaN, card = "", pools: claimed } = action;
  if (least !== undefined && most !== undefined) {
    return Number.isInteger(chips) && chips >= least && chips <= most;
  }
  if (cards) return cards.includes(card);
  return !pools || !!claimed?.every((pool) => pools.includes(pool));
}

export class Table {
  /** @param {Request} request */
  constructor({ seats, stages, rules, later, deal, pools, purses }) {
    this.rules = rules;
    this.seats = seats;
    this.stages = stages;
    this.later = later;
    this.hands = deal.hands.map((hand) => [...hand]);
    this.turnUp = deal["turn-up"];
    this.limited = purses !== null;
    this.begun = purses ?? Array(seats).fill(0);
    this.purses = [...this.begun];
    /** @type {Record<string, number>} */
    this.pools = Object.fromEntries(
      this.value("board.pools").map((/** @type {string} */ pool) => [pool, pools[pool] ?? 0]),
    );
    /** @type {object[]} */
    this.events = [];
    /** @type {string | null} */
    this.trumps = null;
  }

  get dealer() {
    return this.seats - 1;
  }

  /** @param {string} leaf */
  isSet(leaf) {
    return leaf in this.rules;
  }

  /**
   * @param {string} leaf
   * @returns {Rule}
   */
  rule(leaf) {
    if (!this.isSet(leaf)) throw new Error(`the rules do not set ${leaf}`);
    return this.rules[leaf];
  }

  /** @param {string} leaf */
  value(leaf) {
    return this.rule(leaf).value;
  }

  /**
   * What goes with the value of a leaf; a value that is not among the choices is not played here.
   * @template T
   * @param {string} leaf
   * @param {Record<string, T>} choices
   * @returns {T}
   */
  choose(leaf, choices) {
    const value = this.value(leaf);
    if (!Object.hasOwn(choices, value)) throw new Error(`${leaf}: ${value} is not played here`);
    return choices[value];
  }

  /**
   * The seats in order of play from one on.
   * @param {number} [first]
   */
  from(first = 0) {
    return Array.from({ length: this.seats }, (_, step) => (first + step) % this.seats);
  }

  /**
   * Where a card stands in the order of ranks; the highest is 0.
   * @param {string} card
   */
  place(card) {
    return this.value("pack.ranks").indexOf(rankOf(card));
  }

  /**
   * The first pool that a single trump of a rank takes.
   * @param {string} rank
   */
  poolOfRank(rank) {
    return Object.keys(this.pools).find((pool) => {
      const leaf = `melding.claims.${pool}`;
      const { trumps = [], any = [] } = this.isSet(leaf) ? this.value(leaf) : {};
      return any.includes(rank) || (trumps.length === 1 && trumps[0] === rank);
    });
  }

  /** @param {number} seat */
  isBroke(seat) {
    return this.limited && this.purses[seat] === 0;
  }

  /**
   * @param {number} seat
   * @param {string} pool
   * @param {number} chips
   */
  pay(seat, pool, chips) {
    this.purses[seat] -= chips;
    this.pools[pool] += chips;
  }

  /**
   * All that is in a pool goes to a seat.
   * @param {number} seat
   * @param {string} pool
   * @returns {number} The chips.
   */
  take(seat, pool) {
    const chips = this.pools[pool];
    this.pay(seat, pool, -chips);
    return chips;
  }

  /**
   * An event comes, by the clause of a leaf.
   * @param {string} type
   * @param {string} leaf
   * @param {object} [fields]
   */
  tell(type, leaf, fields = {}) {
    this.events.push({ type, clause: this.rule(leaf).clause, ...fields });
  }

  /**
   * An answer with all events that the runner does not know yet.
   * @param {object} what
   */
  answer(what) {
    return { events: this.events.splice(0), ...what };
  }

  /**
   * Asks a seat until its action is allowed.
   * @param {number} seat
   * @param {string} leaf
   * @param {Option[]} options
   * @param {(action: Action) => string} [forbids] The leaf that forbids an action not offered.
   * @returns {Play} Returns the action.
   */
  *ask(seat, leaf, options, forbids = () => leaf) {
    /** @type {object} */
    let answer = this.answer({ ask: { seat, clause: this.rule(leaf).clause, options } });
    for (;;) {
      const { seat: speaker, action } = yield answer;
      const theirs = speaker === seat;
      if (theirs && options.some((option) => fits(option, action))) return action;
      answer = { refused: this.rule(theirs ? forbids(action) : leaf).clause };
    }
  }

  end() {
    const net = this.purses.map((purse, seat) => purse - this.begun[seat]);
    return this.answer({ end: { net, pools: this.pools } });
  }
}
