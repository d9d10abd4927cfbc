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
const words = (error) => (error instanceof Error ? error.message : String(error));

export class Play {
  /** @type {Game | null} */
  game = null;
  /** @type {Setup | null} */
  setup = null;
  /** @type {import("./engine.js").Ruleset | null} */
  rules = null;
  busy = false;

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
    this.frame.page.addEventListener("keydown", (event) => this.run.onKey(event));
    this.view = new TableView(this.frame.table, { pick: (card) => this.pick(card) });
    addEventListener("hashchange", this.followHash);
    this.enter();
  }

  close() {
    removeEventListener("hashchange", this.followHash);
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

  async choose() {
    this.leave();
    this.frame.state = "setup";
    try {
      this.setup ??= new Setup(
        await this.index(),
        () => this.preview(),
        () => this.begin(),
      );
    } catch (error) {
      this.fail(error, () => this.choose());
      return;
    }
    this.frame.say("Choose whose rules, and sit down.", this.setup.entry.title);
    this.frame.side.replaceChildren(this.setup.form);
    const start = button("Start a hand", () => this.begin(), "primary pp-start");
    const size = html("span", { class: "pp-size" });
    this.frame.answer.replaceChildren(html("div", { class: "poch-bar" }, start, size));
    this.preview();
    const bytes = going || this.engineIsHere ? null : await download();
    if (bytes) size.textContent = `The engine is fetched once: ${megabytes(bytes)}.`;
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
    const laid = this.setup?.preview;
    if (!laid || !this.setup) return;
    const { trace, viewer } = laid;
    const { entry } = this.setup;
    this.frame.say(entry.title, `${trace.seats.length} at the table`);
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
      this.fail(error, null, []);
      return;
    }
    await this.wait(() => Game.begin(choices), "deal");
  }

  async resume() {
    await this.wait(() => Game.again(kept(KEPT)), "now");
  }

  /** Open a link. @param {string} code */
  async open(code) {
    const query = new URLSearchParams(location.search);
    const step = query.has("step") ? Number(query.get("step")) : undefined;
    const readings = Object.fromEntries(
      query.getAll("reading").map((one) => /** @type {[string, string]} */ (one.split("="))),
    );
    const [, slug = "", version = ""] = code.split(".");
    const entry = (await this.index().catch(() => null))?.find(({ id }) => id === slug);
    if (code.split(".").length === 4 && !entry) {
      this.fail(new Error(`This link is for the ruleset “${slug}”, which is not here.`), null);
      return;
    }
    await this.wait(async () => {
      const game = await Game.open(code, { step, readings });
      const { trace } = game;
      if (Number(version) !== trace.version)
        this.frame.remark(
          `The link was made under version ${version} of this ruleset; it is now version ${trace.version}, and what follows may differ.`,
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
    if (!this.frame.sentence?.textContent) this.frame.say("Setting the table.", "");
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
   * Say what went wrong, and offer ways on.
   * @param {unknown} error
   * @param {(() => void) | null} again
   * @param {Way[]} [ways]
   */
  fail(error, again, ways) {
    const { frame } = this;
    const retry = error instanceof Trouble && again ? [{ words: "Try again", act: again }] : [];
    const back = this.game?.undoable ? [{ words: "Undo", act: () => this.run.undo() }] : [];
    if (frame.state !== "setup" && frame.state !== "table") {
      frame.say("That did not work.", "");
      frame.state = "waiting";
      frame.answer.replaceChildren();
    }
    frame.trouble(words(error), [...retry, ...(ways ?? [...back, this.anew])]);
  }

  /** @returns {Way} */
  get anew() {
    return { words: "Start a new hand", act: () => this.abandon() };
  }

  /** Leave the game for the choices. */
  abandon() {
    going = null;
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
    this.frame.steps.tell(trace.steps.slice(0, upto));
    this.frame.steps.mark(at);
    const ask = asked ? trace.ask : null;
    this.frame.clauses.replaceChildren(
      ...(step.clause ? [clauseNote(rules, step.clause, trace, "It happened by")] : []),
      ...(ask && ask.clause !== step.clause
        ? [clauseNote(rules, ask.clause, trace, "You are asked by")]
        : []),
    );
  }

  /** Put the question. */
  ask() {
    const trace = this.game?.trace;
    if (!trace?.ask) return;
    this.frame.answer.replaceChildren(
      html("p", { class: "pp-question" }, trace.ask.line),
      controls(trace, (answer) => this.act(answer)),
    );
    this.frame.focus();
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
