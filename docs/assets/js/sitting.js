// @ts-check
/** Sitting at the table: a game, what is shown of it, and what the reader does. */

import { answerOf, controls, openCards } from "./answers.js";
import { clauseAddress, clauseLink, clauseNote } from "./clause.js";
import { html } from "./dom.js";
import { Result } from "./result.js";
import { Run } from "./run.js";
import { stageName } from "./steps.js";
import { GAME, keep } from "./store.js";

export { Game } from "./game.js";

/** @typedef {"on" | "deal" | "now"} Where */

const ROOT = new URL("../../", import.meta.url);

let refused = false;

export class Sitting {
  busy = false;

  /**
   * @param {import("./play.js").Play} page
   * @param {import("./game.js").Game} game
   * @param {import("./engine.js").Ruleset} rules
   * @param {import("./engine.js").Entry} entry
   */
  constructor(page, game, rules, entry) {
    this.page = page;
    this.frame = page.frame;
    this.game = game;
    this.rules = rules;
    this.entry = entry;
    this.run = new Run(this);
    this.result = new Result(this);
    const { frame } = this;
    frame.state = "table";
    frame.steps.page = clauseAddress(entry.id, "").slice(0, -1);
    frame.side.replaceChildren(frame.run, frame.clauses, frame.log, this.result.tools);
    frame.list.addEventListener("click", this.choose);
    addEventListener("keydown", this.run.onKey);
  }

  close() {
    this.run.stop();
    this.frame.list.removeEventListener("click", this.choose);
    removeEventListener("keydown", this.run.onKey);
  }

  /** @param {Event} event */
  choose = (event) => {
    const step = this.frame.steps.chosen(event);
    if (step) this.run.look(step);
  };

  /** Ways on where something has failed. @returns {import("./frame.js").Way[]} */
  get ways() {
    return this.game.undoable ? [{ words: "Undo", act: () => this.run.undo() }] : [];
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
    const slow = setTimeout(() => this.frame.remark("The engine is being started again …"), 600);
    this.frame.calm();
    try {
      await work();
      this.page.forgetAddress();
      this.frame.remark("");
      this.keep();
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
   * @param {number} at
   * @param {{upto: number, moving: boolean, asked: boolean}} how
   */
  show(at, { upto, moving, asked }) {
    const { game, rules, entry } = this;
    const { trace } = game;
    const step = trace.steps[at - 1];
    if (!step) return;
    const open = asked ? openCards(trace.ask?.options ?? []) : [];
    this.page.view.show(trace, step.then, step, {
      viewer: game.viewer,
      showAll: trace.result !== null && upto === trace.steps.length,
      open,
      moving,
    });
    this.frame.say(
      step.line,
      `${stageName(step.stage)} · ${at} of ${upto}`,
      clauseLink(trace.ruleset, step.clause),
    );
    const ask = asked ? trace.ask : null;
    this.frame.clauses.replaceChildren(
      clauseNote(rules, entry, step.clause, trace, "It happened by"),
      ...(ask && ask.clause !== step.clause
        ? [clauseNote(rules, entry, ask.clause, trace, "You are asked by")]
        : []),
    );
    this.frame.steps.tell(trace.steps.slice(0, upto));
    this.frame.steps.mark(at);
  }

  /** Put the question. */
  ask() {
    const { trace } = this.game;
    if (!trace.ask) return;
    this.frame.answer.replaceChildren(
      html("p", { class: "pp-question" }, this.whose, trace.ask.line),
      controls(trace, (answer) => this.act(answer)),
    );
    this.frame.focus();
  }

  /** Whom the reader plays for, where the sentences do not say so. */
  get whose() {
    const viewer = this.game.viewer;
    return viewer === "You" ? "" : `You play for ${viewer}. `;
  }

  /** Keep the game for the next visit. */
  keep() {
    if (keep(GAME, this.game.state) || refused) return;
    refused = true;
    this.frame.remark("This browser keeps nothing for us: the game lasts as long as this page.");
  }

  /** Where this position can be found again. */
  async address() {
    return new URL(`play/#${await this.game.code()}`, ROOT).href;
  }
}
