// @ts-check
/** The play page: a table, what may be done at it, and beside it what has happened and by which clause. */

import { answerOf, button, controls, openCards } from "./answers.js";
import { clauseAddress, clauseLink, clauseNote } from "./clause.js";
import { html } from "./dom.js";
import { download, progress, ruleset, Trouble } from "./engine.js";
import { Frame } from "./frame.js";
import { Game } from "./game.js";
import { Result } from "./result.js";
import { Run } from "./run.js";
import { Setup } from "./setup.js";
import { stageName } from "./steps.js";
import { keep, kept } from "./store.js";
import { TableView } from "./table.js";

/** @typedef {import("./game.js").Trace} Trace */
/** @typedef {import("./frame.js").Way} Way */

const KEPT = "poch-game";
const ROOT = new URL("../../", import.meta.url);
const LINK = /^#[^_]/;

/** The game that is going on, whatever page the reader turns to meanwhile. @type {Game | null} */
let going = null;
let refused = false;

/** @param {number} bytes */
const megabytes = (bytes) => `${(bytes / 1e6).toFixed(1)} MB`;

/** @param {unknown} error */
function words(error) {
  const told = error instanceof Error ? error.message : String(error);
  return told.slice(0, 1).toUpperCase() + told.slice(1);
}

export class Play {
  /** @type {Game | null} */
  game = null;
  /** @type {Setup | null} */
  setup = null;
  /** @type {import("./engine.js").Ruleset | null} */
  rules = null;
  busy = false;
  /** The engine has been fetched in this visit. */
  engineIsHere = going !== null;

  /** @param {HTMLElement} host */
  constructor(host) {
    this.host = host;
    this.run = new Run(this);
    this.frame = new Frame(this.run.node);
    host.replaceChildren(this.frame.page);
    this.frame.list.addEventListener("click", (event) => {
      const step = this.frame.steps.chosen(event);
      if (step) this.run.look(step);
    });
    this.view = new TableView(this.frame.table, { pick: (card) => this.pick(card) });
    addEventListener("hashchange", this.followHash);
    addEventListener("keydown", this.run.onKey);
    this.enter();
  }

  close() {
    removeEventListener("hashchange", this.followHash);
    removeEventListener("keydown", this.run.onKey);
    progress.removeEventListener("progress", this.tellProgress);
    this.run.stop();
    this.view.close();
  }

  /** Begin with what the address asks for, with the game that is going on, or with the choices. */
  async enter() {
    const code = LINK.test(location.hash) ? decodeURIComponent(location.hash.slice(1)) : "";
    if (code && !document.getElementById(code)) await this.open(code);
    else if (going) await this.sit(going);
    else if (kept(KEPT)) await this.resume();
    else await this.choose();
  }

  followHash = () => {
    if (LINK.test(location.hash)) this.enter();
  };

  // What one may begin with

  /** Offer the choices. @param {unknown} [error] why it has come to this, if something failed */
  async choose(error) {
    this.leave();
    const { frame } = this;
    try {
      this.setup ??= new Setup(
        await this.index(),
        () => this.preview(),
        () => this.begin(),
      );
    } catch (trouble) {
      this.fail(trouble, () => this.choose(error));
      return;
    }
    frame.state = "setup";
    frame.side.replaceChildren(this.setup.form);
    const start = button("Start a hand", () => this.begin(), "primary pp-start");
    const size = html("span", { class: "pp-size" });
    frame.answer.replaceChildren(html("div", { class: "poch-bar" }, start, size));
    this.preview();
    if (error !== undefined) {
      const back = { words: "Back to your game", act: () => this.goBack() };
      frame.trouble(words(error), kept(KEPT) ? [back] : []);
    }
    const bytes = this.engineIsHere ? null : await download();
    if (bytes) size.textContent = `The first hand fetches the engine: ${megabytes(bytes)}, once.`;
  }

  goBack() {
    this.forgetAddress();
    if (going) this.wait(async () => /** @type {Game} */ (going), "now");
    else this.resume();
  }

  /** @returns {Promise<import("./setup.js").Entry[]>} */
  async index() {
    const url = new URL(this.host.dataset.rulesets ?? "", document.baseURI);
    const answer = await fetch(url).catch(() => null);
    if (!answer?.ok)
      throw new Trouble(
        "The list of rulesets could not be fetched. Look whether you are connected.",
      );
    return answer.json();
  }

  preview() {
    const preview = this.setup?.preview;
    if (!preview || !this.setup) return;
    const { trace, viewer } = preview;
    const { entry } = this.setup;
    const laid = html("span", {}, `The table is laid for ${trace.seats.length}.`);
    this.frame.say(entry.title, "", laid);
    const { start } = trace;
    this.view.show(trace, start, null, { viewer, showAll: false, moving: false });
  }

  /** @param {Setup | null} setup */
  async begin(setup = this.setup) {
    if (!setup) return;
    let choices;
    try {
      choices = setup.choices();
    } catch (error) {
      this.frame.trouble(words(error), []);
      return;
    }
    this.forgetAddress();
    await this.wait(() => Game.begin(choices), "deal");
    this.keep();
  }

  async resume() {
    await this.wait(async () => {
      try {
        return await Game.again(kept(KEPT));
      } catch (error) {
        if (error instanceof Trouble) throw error;
        keep(KEPT, null);
        throw new Error(`The game that was kept cannot go on: ${words(error)}`);
      }
    }, "now");
  }

  /** Open a link. @param {string} code */
  async open(code) {
    const query = new URLSearchParams(location.search);
    const step = Number(query.get("step"));
    const readings = Object.fromEntries(
      query.getAll("reading").map((one) => /** @type {[string, string]} */ (one.split("="))),
    );
    await this.wait(async () => {
      const [, slug = "", version, packed] = code.split(".");
      if (!packed) throw new Error("This link is damaged or incomplete. Copy the whole of it.");
      if (!(await this.index()).some(({ id }) => id === slug))
        throw new Error(`This link is for the ruleset “${slug}”, which is not here.`);
      const game = await Game.open(code, {
        step: step > 0 ? Math.floor(step) : undefined,
        readings,
      });
      const now = String(game.trace.version);
      if (version !== now)
        this.frame.remark(
          `The link was made under version ${version} of this ruleset; it is now version ${now}, and what follows may differ.`,
        );
      return game;
    }, "now");
  }

  // Waiting and failing

  /** Wait for a game, and sit down to it. @param {() => Promise<Game>} work @param {"deal" | "now"} where */
  async wait(work, where) {
    this.leave();
    this.frame.state = "waiting";
    const bar = html("progress", { max: 1, "aria-label": "How much of the engine is here" });
    this.bar = bar;
    this.waiting = html("span", {}, "Setting the table …");
    this.frame.answer.replaceChildren(html("p", { class: "pp-waiting" }, this.waiting, bar));
    if (!this.setup) this.frame.say("Setting the table.", "");
    this.frame.live.replaceChildren("Setting the table.");
    progress.addEventListener("progress", this.tellProgress);
    try {
      await this.sit(await work(), where);
    } catch (error) {
      this.fail(error, () => this.wait(work, where));
    } finally {
      progress.removeEventListener("progress", this.tellProgress);
    }
  }

  /** @param {Event} event */
  tellProgress = async (event) => {
    const { share } = /** @type {CustomEvent} */ (event).detail;
    if (share === null || !this.bar || !this.waiting) return;
    this.bar.value = share;
    const bytes = await download();
    this.waiting.textContent =
      share < 1
        ? `Fetching the engine, once: ${Math.round(share * 100)} %${bytes ? ` of ${megabytes(bytes)}` : ""}`
        : "The engine is here and warms up …";
  };

  /**
   * Say what went wrong, and offer ways on: what failed may be tried again; else there is the game, or the choices.
   * @param {unknown} error
   * @param {() => void} again
   */
  fail(error, again) {
    const { frame, run } = this;
    const retry = error instanceof Trouble ? [{ words: "Try again", act: again }] : [];
    const undo = this.game?.undoable ? [{ words: "Undo", act: () => run.undo() }] : [];
    if (this.game) frame.trouble(words(error), [...retry, ...undo, this.anew]);
    else if (retry.length) {
      frame.say("The table could not be set.", "");
      frame.answer.replaceChildren();
      frame.trouble(words(error), [...retry, this.anew]);
    } else this.choose(error);
  }

  /** @returns {Way} */
  get anew() {
    return { words: "Start a new hand", act: () => this.abandon() };
  }

  /** Leave the game for the choices. */
  abandon() {
    going = null;
    this.setup?.reseed();
    keep(KEPT, null);
    this.forgetAddress();
    return this.choose();
  }

  leave() {
    this.run.stop();
    this.game = null;
    this.frame.remark("");
  }

  /** A link has been followed; what is played from here on is not what it says. */
  forgetAddress() {
    if (location.hash || location.search)
      history.replaceState(history.state, "", location.pathname);
  }

  // At the table

  /** @param {Game} game @param {"deal" | "now"} [where] */
  async sit(game, where = "now") {
    this.rules = await ruleset(game.record.ruleset);
    this.game = game;
    going = game;
    this.engineIsHere = true;
    this.frame.state = "table";
    this.frame.steps.page = clauseAddress(game.record.ruleset, "").slice(0, -1);
    this.result = new Result(this);
    this.frame.side.replaceChildren(this.frame.clauses, this.frame.log, this.result.tools);
    this.run.take(where);
    this.frame.reveal();
  }

  /** Do something with the game that takes a moment. @param {() => Promise<void>} work @param {"on" | "deal" | "now"} where */
  async during(work, where) {
    if (this.busy) return;
    this.busy = true;
    const start = performance.now();
    this.frame.calm();
    try {
      await work();
      this.forgetAddress();
      this.frame.remark("");
      this.keep();
      this.run.take(where);
      performance.measure("poch-move", { start });
    } catch (error) {
      this.busy = false;
      this.fail(error, () => this.during(work, where));
    }
    this.busy = false;
  }

  /** @param {string} card */
  pick(card) {
    const options = this.game?.trace.ask?.options ?? [];
    const answer = answerOf(options, card);
    if (answer) this.act(answer);
  }

  /** @param {string} answer */
  act(answer) {
    this.during(async () => this.game?.play(answer), "on");
  }

  /**
   * Show a step, and the question if it is the last one.
   * @param {number} at
   * @param {{upto: number, moving: boolean, asked: boolean}} how
   */
  show(at, { upto, moving, asked }) {
    const { game, rules } = this;
    const step = game?.trace.steps[at - 1];
    if (!game || !rules || !step) return;
    const { trace } = game;
    const open = asked ? openCards(trace.ask?.options ?? []) : [];
    this.view.show(trace, step.then, step, {
      viewer: game.viewer,
      showAll: trace.result !== null && upto === trace.steps.length,
      open,
      moving,
    });
    this.frame.say(
      step.line,
      `${stageName(step.stage)} · ${at} of ${upto}`,
      step.clause ? clauseLink(trace.ruleset, step.clause) : undefined,
    );
    const ask = asked ? trace.ask : null;
    this.frame.clauses.replaceChildren(
      ...(step.clause ? [clauseNote(rules, step.clause, trace, "It happened by")] : []),
      ...(ask && ask.clause !== step.clause
        ? [clauseNote(rules, ask.clause, trace, "You are asked by")]
        : []),
    );
    this.frame.steps.tell(trace.steps.slice(0, upto));
    this.frame.steps.mark(at);
  }

  /** Put the question. */
  ask() {
    const trace = this.game?.trace;
    if (!trace?.ask) return;
    this.frame.answer.replaceChildren(
      html("p", { class: "pp-question" }, this.whose, trace.ask.line),
      controls(trace, (answer) => this.act(answer)),
    );
    this.frame.focus();
  }

  /** Whom the reader plays for, where the sentences do not say so. */
  get whose() {
    const viewer = this.game?.viewer;
    return viewer === "You" ? "" : `You play for ${viewer}. `;
  }

  /** Keep the game for the next visit. */
  keep() {
    if (!this.game || keep(KEPT, this.game.state) || refused) return;
    refused = true;
    this.frame.remark("This browser keeps nothing for us: the game lasts as long as this page.");
  }

  /** Where this position can be found again. */
  async address() {
    return new URL(`play/#${await this.game?.code()}`, ROOT).href;
  }
}
