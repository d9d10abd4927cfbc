/** A game: its record, whose eyes look on, and what the engine says of it. It knows no page. */

import { ask, load, Refusal } from "../engine/engine.js";
import { say } from "../language/say.js";
import { extendTrace } from "../table/trace.js";

/**
 * @typedef {{verb: string, least?: number, most?: number | null, cards?: string[], pools?: string[], due?: number}} Option
 * @typedef {{seat: string, clause: string, said: import("../language/say.js").Said, options: Option[]}} Ask
 * @typedef {{net: Record<string, number>, pools: Record<string, number>, winner: string | null}} Result
 * @typedef {import("../table/table.js").Trace & {readings: Record<string, string>, version: number, ask: Ask | null, result: Result | null}} Trace
 * @typedef {{ruleset: string, readings: Record<string, string>, seats: string[], deal: Record<string, unknown>,
 *   pools?: Record<string, number>, purses?: Record<string, number>, won?: string, actions: string[]}} GameRecord
 * @typedef {{ruleset: string, readings: Record<string, string>, seats: string[], viewer: string, seed: number,
 *   people?: string[], purse: number | null, bots: string}} Choices
 * @typedef {{steps?: {said: import("../language/say.js").Said, clause: string}[], net: Record<string, number>}} End
 * @typedef {{name: string, step: number, branch?: string, link?: string}} From where a branch left its trunk
 * @typedef {{record: GameRecord, first: GameRecord, viewer: string, people?: string[], bots: string, totals: Record<string, number>, dealt: number,
 *   end: End | null, sheet?: Record<string, number>[], given?: number, from?: From, branch?: string}} State
 *   `people` are those who play at this device, if several do; `sheet` has what each deal before this one came to; the first `given` actions were nobody's of ours
 */

/** Ask about a record; the engine may have been started anew since it was last asked. @param {string} op @param {{record: GameRecord, [name: string]: unknown}} rest */
async function askAbout(op, rest) {
  await load(rest.record.ruleset);
  return ask(op, /** @type {Record<string, unknown>} */ (rest));
}

export class Game {
  /** @type {Trace} */
  trace = /** @type {any} */ (null);
  /** What could not be taken up, if it was taken up from elsewhere. @type {string[]} */
  stopped = [];
  /** Who is asked now: the viewer, or another who plays at this device. @type {string | null} */
  asked = null;

  /** @param {State} state */
  constructor(state) {
    this.state = state;
  }

  /** Begin a game. @param {Choices} choices */
  static async begin({ ruleset, readings, seats, viewer, people, seed, purse, bots }) {
    await load(ruleset);
    const purses = purse === null ? null : Object.fromEntries(seats.map((seat) => [seat, purse]));
    const { record } = await ask("start", { ruleset, readings, seats, seed, purses });
    return Game.at(record, viewer, bots, { people });
  }

  /**
   * Take up a hand from a link, at its end or at a step of its trace.
   * @param {string} code
   * @param {{bots: string, step?: number, seat?: number, readings?: Record<string, string>, from?: From}} wishes `seat` is whose it was, counted from 1
   */
  static async open(code, { bots, step, seat = 0, readings = {}, from }) {
    await load(code.split(".")[1] ?? "");
    const { record } = await ask("decode", { code });
    const wished = { ...record, readings: { ...record.readings, ...readings } };
    return Game.takeUp(wished, { step, viewer: record.seats[seat - 1] }, { bots, from });
  }

  /**
   * Take up a record, at its end or at a step of its trace.
   * @param {GameRecord} whole @param {{step?: number, seat?: string, viewer?: string}} where
   * @param {Partial<State> & {bots: string}} rest
   */
  static async takeUp(whole, where, rest) {
    const answer = await askAbout("resume", { record: whole, ...where });
    const { record, seat, stopped, dealt, totals } = answer;
    const given = record.actions.length;
    const state = { given, dealt, totals, ...rest };
    const game = await Game.at(record, rest.viewer ?? seat, rest.bots, state);
    game.stopped = stopped.map((/** @type {import("../language/say.js").Said} */ said) =>
      say(said),
    );
    return game;
  }

  /** Go on with a game that was kept, as far as its rules still allow it. @param {State} state */
  static async again(state) {
    const game = new Game(state);
    try {
      await game.play();
      game.state = { ...game.state, end: state.end };
      return game;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return Game.takeUp(state.record, {}, state);
    }
  }

  /** @param {GameRecord} record @param {string} viewer @param {string} bots @param {Partial<State>} [rest] */
  static async at(record, viewer, bots, rest = {}) {
    const begun = { totals: {}, dealt: 1, sheet: [], end: null, first: record };
    const game = new Game({ ...begun, ...rest, record, viewer, bots });
    await game.play();
    return game;
  }

  get record() {
    return this.state.record;
  }

  get viewer() {
    return this.state.viewer;
  }

  /** The seats that people play at this device. */
  get people() {
    return this.state.people ?? [this.viewer];
  }

  get over() {
    return this.asked === null;
  }

  /** One of the people has answered at least once, so that an answer can be taken back. */
  get undoable() {
    const { people } = this;
    return this.record.actions.some((line) =>
      people.some((person) => line.startsWith(`${person} `)),
    );
  }

  /** Something was chosen since it was taken up. */
  get grown() {
    return this.record.actions.length > (this.state.given ?? 0);
  }

  /** There is something to come back to: a hand in which one has answered, or a score of several deals. */
  get unfinished() {
    const { dealt, end } = this.state;
    return !end && (dealt > 1 || (!this.over && this.undoable));
  }

  /** What this deal came to, with what was left on the board if the session ended with it. */
  get net() {
    return this.state.end?.net ?? this.trace.result?.net ?? {};
  }

  /** Chips won and lost in all deals, this one with them once it is over. */
  get totals() {
    const { net } = this;
    return Object.fromEntries(
      this.record.seats.map((seat) => [seat, (this.state.totals[seat] ?? 0) + (net[seat] ?? 0)]),
    );
  }

  /** Let the others play until the viewer is asked, after an answer if there is one. @param {string} [answer] */
  async play(answer) {
    const { record, viewer, people, bots } = this.state;
    const action = answer && `${viewer} ${answer}`;
    const known = answer && this.trace.ask ? this.trace.steps.length : 0;
    this.take(await askAbout("play", { record, viewer, people, bots, action, known }));
  }

  /** Go on with the eyes of another who plays at this device. @param {string} viewer */
  async turnTo(viewer) {
    this.state = { ...this.state, viewer };
    await this.play();
  }

  /** Let the others play better or worse from now on. @param {string} bots */
  strengthen(bots) {
    this.state = { ...this.state, bots, given: this.record.actions.length };
  }

  async undo() {
    const { record, viewer, people, bots } = this.state;
    this.take(await askAbout("undo", { record, viewer, people, bots }));
  }

  /** Deal the same cards again. */
  async again() {
    const record = { ...this.record, actions: [] };
    const { from, branch, ...state } = this.state;
    this.state = { ...state, record, end: null, given: 0 };
    await this.play();
  }

  /** Begin the game anew with other cards. @param {number} seed */
  async restart(seed) {
    const { first, viewer, people, bots } = this.state;
    const record = { ...first, deal: { seed }, actions: [] };
    const begun = { totals: {}, dealt: 1, sheet: [], end: null };
    this.state = { ...begun, record, first: record, viewer, people, bots };
    await this.play();
  }

  /** Go on to the next deal, or to the end of the session. */
  async next() {
    const { record, viewer, people, bots, dealt: deals } = this.state;
    const answer = await askAbout("next", { record, viewer, people, bots, deals });
    if (answer.ended) {
      this.state = { ...this.state, end: answer.ended };
      return;
    }
    const { totals, net } = this;
    const sheet = [...(this.state.sheet ?? []), net];
    this.take(answer);
    const dealt = this.state.dealt + 1;
    this.state = { ...this.state, totals, dealt, sheet, given: 0 };
  }

  /** Ask about this hand as it stands, without changing it. @param {string} op @param {Record<string, unknown>} [rest] */
  about(op, rest = {}) {
    const { record, viewer, people, bots, given } = this.state;
    return askAbout(op, { record, viewer, people, bots, given, ...rest });
  }

  /** Return how a link to this position ends: with whose it is, unless sentences address that seat, and its code. */
  async place() {
    const { record, viewer } = this;
    const { code } = await askAbout("encode", { record });
    const seat = viewer === "You" ? "" : `?seat=${record.seats.indexOf(viewer) + 1}`;
    return `${seat}#${code}`;
  }

  /** @param {{record: GameRecord, asked: string | null, trace: any}} answer what is new in the trace, or the whole of it */
  take({ record, asked, trace }) {
    const given = Math.min(this.state.given ?? 0, record.actions.length);
    this.state = { ...this.state, record, end: null, given };
    this.asked = asked;
    this.trace = extendTrace(this.trace, trace);
  }
}
