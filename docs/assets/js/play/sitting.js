/** Sitting at the table: a game, what is shown of it, and what the reader does. */

import { clauseAddress, clauseLink, clauseNote } from "../hand/clause.js";
import { Steps, stageName } from "../hand/steps.js";
import { say } from "../language/say.js";
import { arrival } from "../network/fetching.js";
import { button, dress, HOME, html, renew } from "../page/dom.js";
import { STATE } from "../page/forms.js";
import { elsewhere, GAME, keep } from "../page/store.js";
import { sentence, spoken } from "../table/sentence.js";
import { answerOf, controls, openCards } from "./answers.js";
import { asides } from "./aside.js";
import { Result } from "./result.js";
import { Run } from "./run.js";

export { Game } from "./game.js";

/** @typedef {"on" | "deal" | "now"} Where */

export class Sitting {
  busy = false;
  /** All hands are hidden until the one who is asked takes the device. */
  veiled = false;

  /**
   * @param {import("./play.js").Play} page @param {import("./game.js").Game} game
   * @param {import("../engine/engine.js").Ruleset} rules @param {import("../engine/engine.js").Entry} entry
   */
  constructor(page, game, rules, entry) {
    this.page = page;
    this.frame = page.frame;
    this.game = game;
    this.rules = rules;
    this.entry = entry;
    this.veil();
    this.run = new Run(this);
    this.result = new Result(this);
    dress("sitting");
    const { frame } = this;
    this.steps = new Steps(frame.list, (step) => this.run.look(step));
    frame.state = "table";
    this.steps.page = clauseAddress(entry.id, "").slice(0, -1);
    frame.side.replaceChildren(frame.run, frame.clauses, frame.log, this.result.tools);
    frame.page.addEventListener("keydown", this.run.onKey);
    addEventListener("storage", this.hear);
  }

  close() {
    this.run.stop();
    this.frame.page.removeEventListener("keydown", this.run.onKey);
    removeEventListener("storage", this.hear);
  }

  /** Ways on where something has failed. @returns {import("./frame.js").Way[]} */
  get ways() {
    return this.game.undoable ? [{ words: say("play-undo"), act: () => this.run.undo() }] : [];
  }

  /** @param {Where} where */
  take(where) {
    this.run.take(where);
  }

  /** Do something with the game that takes a moment. @param {() => Promise<void>} work @param {Where} where */
  async during(work, where) {
    if (this.busy) return;
    this.busy = true;
    const start = performance.now();
    const thinking = this.game.state.bots === "farsighted";
    const slow = setTimeout(
      () => this.frame.remark(thinking ? say("play-thinking") : say("play-restarting")),
      600,
    );
    this.frame.calm();
    try {
      await work();
      this.page.forgetAddress();
      this.frame.remark("");
      this.keep();
      if (where === "deal") this.veil();
      this.run.take(where);
      performance.measure("poch-move", { start });
    } catch (error) {
      this.frame.remark("");
      this.page.fail(error, () => this.during(work, where));
    } finally {
      clearTimeout(slow);
      this.busy = false;
    }
  }

  /** @param {string} card */
  pick(card) {
    const options = this.game.trace.ask?.options ?? [];
    const answer = answerOf(options, card);
    if (answer) this.act(answer);
  }

  /** @param {string} answer */
  act(answer) {
    this.during(() => this.game.play(answer), "on");
  }

  /**
   * Show a step, and the question if it is the last one.
   * @param {number} at @param {{upto: number, moving: boolean, asked: boolean}} how
   */
  show(at, { upto, moving, asked }) {
    const { game, rules, entry } = this;
    const { trace } = game;
    const step = trace.steps[at - 1];
    if (!step) return;
    const open = asked ? openCards(trace.ask?.options ?? []) : [];
    this.page.view.show(trace, step.then, step, {
      viewer: this.veiled ? "" : game.viewer,
      showAll: trace.result !== null && upto === trace.steps.length,
      open: this.veiled ? [] : open,
      moving,
    });
    if (this.veiled) return;
    this.frame.say(
      sentence(step, trace),
      say("play-step-of", { stage: stageName(step.stage), at, all: upto }),
      clauseLink(trace.ruleset, step.clause),
    );
    const ask = asked ? trace.ask : null;
    renew(this.frame.clauses, [
      clauseNote(rules, entry, step.clause, trace, say("play-happened-by")),
      ...(ask && ask.clause !== step.clause
        ? [clauseNote(rules, entry, ask.clause, trace, say("play-asked-by"))]
        : []),
    ]);
    this.steps.tell(trace.steps.slice(0, upto), trace);
    this.steps.mark(at);
  }

  /** Hide all hands, where several play at this device. */
  veil() {
    this.veiled = this.game.state.people !== undefined && !this.game.over;
    this.frame.page.classList.toggle("veiled", this.veiled);
  }

  /** Who has to take the device before anything is asked, if somebody has. */
  get whose() {
    const { asked, viewer } = this.game;
    return this.veiled || asked !== viewer ? asked : null;
  }

  /** Wait until the one who is asked has taken the device. @param {string} seat */
  passOn(seat) {
    this.veil();
    this.run.show(false);
    this.frame.say(say("play-pass-on", { seat }), "");
    this.frame.clauses.replaceChildren();
    const show = button(say("play-reveal", { seat }), () => this.unveil(seat), "primary");
    this.frame.answer.replaceChildren(html("div.poch-bar.pp-options", show));
    this.frame.focus();
  }

  /** @param {string} seat */
  unveil(seat) {
    const turn = () => this.game.turnTo(seat);
    this.veiled = false;
    this.frame.page.classList.remove("veiled");
    this.during(this.game.viewer === seat ? async () => {} : turn, "now");
  }

  /** Put the question. */
  ask() {
    const { trace } = this.game;
    if (!trace.ask) return;
    this.frame.answer.replaceChildren(
      html("p.pp-question", this.playsFor, spoken(trace.ask.said, trace)),
      controls(trace, (answer) => this.act(answer)),
      asides(this, true),
    );
    this.frame.focus();
  }

  /** Whom the reader plays for, where the sentences do not say so. */
  get playsFor() {
    const viewer = this.game.viewer;
    return viewer === "You" ? "" : `${say("play-for", { seat: viewer })} `;
  }

  /** What another did last, or at the step that is looked at. */
  get moved() {
    const { trace, people } = this.game;
    const { back } = this.run;
    const steps = back === null ? trace.steps : trace.steps.slice(back - 1, back);
    return steps.findLast(({ choice, seat = "" }) => choice && !people.includes(seat));
  }

  /** Ask the engine something aside; nothing is changed by it. @param {() => Promise<void>} act */
  async aside(act) {
    if (this.busy) return;
    this.frame.calm();
    try {
      await act();
    } catch (error) {
      this.page.fail(error, () => this.aside(act));
    }
  }

  /** Go on from a step by another choice; the game that is left is kept. @param {number} step */
  async whatIf(step) {
    await this.aside(async () => {
      const { leave } = await arrival(import("./branches.js"), "branches.js");
      const game = await leave(this.game, step);
      this.page.forgetAddress();
      await this.page.wait(() => Promise.resolve(game), "now");
      this.page.sitting?.keep();
    });
  }

  /** Another window has kept something. */
  hear = () => {
    if (elsewhere(GAME, STATE)) this.frame.remark(say("play-elsewhere"));
  };

  /** Keep the game for the next visit, and its branch as it has grown; beside what another window keeps. */
  async keep() {
    const { game, page } = this;
    const { left } = page;
    page.left = null;
    if (left && !(await this.putAside(left))) {
      page.left = left; // it stays until it has a place
      return;
    }
    const { from, branch } = game.state;
    const other = elsewhere(GAME, STATE);
    let kept = other || keep(GAME, game.state);
    if (!location.hash) this.page.forgetAddress();
    if (other || branch || (from && game.grown)) {
      try {
        const { note, part } = await arrival(import("./branches.js"), "branches.js");
        if (other) {
          part(game, other);
          this.frame.remark(say("play-elsewhere"));
        }
        kept = note(game) && (other || keep(GAME, game.state)) && kept;
      } catch {
        kept = false; // the script may not come; the game itself goes on
      }
    }
    if (kept) this.frame.warn("");
    else this.tellUnkept();
  }

  /** Keep a game that makes room among the branches; say whether that was possible. @param {unknown} left */
  async putAside(left) {
    try {
      const { putAside } = await arrival(import("./branches.js"), "branches.js");
      if (await putAside(left)) return true;
    } catch {} // the script may not come
    this.tellUnkept();
    return false;
  }

  tellUnkept() {
    this.frame.warn(say("play-not-kept"));
  }

  /** Where this position can be found again. */
  async address() {
    return new URL(`play/${await this.game.place()}`, HOME).href;
  }
}
