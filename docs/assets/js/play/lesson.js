/** <poch-lesson>: a first game. The hand stops where something is to be learned; each answer was judged when it was built. */

import { clauseLink } from "../hand/clause.js";
import { stageName } from "../hand/steps.js";
import { say } from "../language/say.js";
import { fetchData } from "../network/fetching.js";
import { keepAddress, writeWaiting } from "../page/address.js";
import { bareButton, button, failure, HOME, html, PAGES, words } from "../page/dom.js";
import { STILL } from "../table/motion.js";
import { sentence } from "../table/sentence.js";
import { TableView } from "../table/table.js";
import { unfoldTrace } from "../table/trace.js";

/**
 * @typedef {{wish: string, way: "right" | "allowed" | "refused", because: string, clause: string, text: string}} Answer
 * @typedef {{name: string, step: number, title: string, text: string, question: string, calls: boolean, answers: Answer[],
 *   show: {pools?: string[], cards?: string[], seat?: string}}} Stop
 * @typedef {import("../table/table.js").Trace} Trace
 */

const LEARNER = "You";
/** How long each step is seen on the way to a stop, in milliseconds. */
const PAUSE = 650;
/** What of a part changes is said to who listens. */
const HEARD = { "aria-live": "polite" };
/** What may be given the focus, and is passed over by Tab. */
const REACHED = { tabindex: -1 };

export class Lesson {
  /** @type {Stop[]} */
  stops = [];
  /** The stop that is shown, and the step. */
  at = 0;
  step = 0;
  /** What leads to the stop is still being shown, though its last event may be there already. */
  moving = false;
  /** Of each question, whether its first answer was right; kept while the page is open, and shown to nobody else. @type {Map<string, boolean>} */
  first = new Map();
  /** How often something was begun: what is still on its way then ends. */
  turn = 0;

  /** @param {HTMLElement} host */
  constructor(host) {
    this.host = host;
    this.ruleset = host.dataset.ruleset ?? "";
    this.title = html("h2.first-title", HEARD);
    this.text = html("p.poch-sentence", HEARD);
    this.table = html("div.poch-table");
    this.view = new TableView(this.table, { pick: (card) => this.judgeAnswer(card) });
    this.asks = html("div.first-asks");
    this.verdict = html("div.first-told", { role: "status" });
    this.place = html("span.first-place.poch-small");
    this.back = button(say("first-back"), () => this.go(this.at - 1), "quiet");
    this.next = button(say("first-next"), () => this.onward(), "primary");
    this.frame = html(
      "section.ph-frame",
      { "aria-label": say("first-region") },
      this.table,
      html(
        "div.first-beside",
        this.title,
        this.text,
        html("div.first-below", this.asks, this.verdict),
        html("div.first-controls", this.back, this.place, this.next),
      ),
    );
    this.frame.addEventListener("keydown", this.onKey);
    this.load();
  }

  close() {
    this.turn += 1;
    this.view.close();
  }

  async load() {
    try {
      const url = new URL(this.host.dataset.file ?? "", location.href);
      const { trace, stops } = await fetchData(url);
      this.trace = /** @type {Trace} */ (unfoldTrace(trace));
      this.stops = stops;
      this.host.replaceChildren(this.frame);
      this.follow();
    } catch (error) {
      const notice = failure(say("first-missing", { why: words(error) }));
      this.host.prepend(html("p.poch-error", { role: "alert" }, notice));
    }
  }

  /** Go to the stop that the address names, else to the first. */
  follow() {
    const named = this.stops.findIndex(({ name }) => `#${name}` === location.hash);
    this.settle(Math.max(0, named));
  }

  /** @param {KeyboardEvent} event */
  onKey = (event) => {
    if (event.key === "Enter" && event.repeat)
      event.preventDefault(); // held down, it would press what gets the focus next
    else if (event.key === "ArrowRight" && !this.next.disabled) this.onward();
    else if (event.key === "ArrowLeft" && this.at) this.go(this.at - 1);
    else return;
    event.preventDefault();
  };

  onward() {
    this.frame.scrollIntoView({ block: "nearest" });
    if (this.moving) this.arrive(this.at);
    else this.go(this.at + 1);
  }

  /** Let happen what leads to a stop, or show it at once where that is behind. @param {number} at */
  async go(at) {
    const stop = this.stops[at];
    if (!stop || !this.trace) return;
    this.turn += 1;
    const { turn } = this;
    this.at = at;
    if (stop.step > this.step && !STILL.matches) {
      this.moving = true;
      this.asks.replaceChildren();
      this.verdict.replaceChildren();
      this.lead();
      while (this.step < stop.step) {
        this.draw(this.step + 1);
        const step = this.trace.steps[this.step - 1];
        if (step) this.tell(stageName(step.stage), sentence(step, this.trace));
        await new Promise((resolve) => setTimeout(resolve, PAUSE));
        if (turn !== this.turn) return;
      }
    }
    this.arrive(at);
  }

  /** Show a stop to a reader who has gone there. @param {number} at */
  arrive(at) {
    this.settle(at);
    this.lead();
  }

  /** Lead the focus to what is asked or told last, else to what goes on; it stays on what goes back, while that can. */
  lead() {
    const asked = this.asks.querySelector("p");
    if (asked) asked.focus();
    else if (this.back.disabled || document.activeElement !== this.back) this.next.focus();
  }

  /** @param {string} title a heading that stays is not said again @param {string} text */
  tell(title, text) {
    if (this.title.textContent !== title) this.title.textContent = title;
    this.text.textContent = text;
  }

  /** @param {number} step @param {import("../table/table.js").Wishes} [wishes] @param {Stop["show"]} [show] */
  draw(step, wishes, show) {
    const { trace } = this;
    const shown = trace?.steps[step - 1];
    if (!trace || !shown) return;
    this.step = step;
    const points = show && Object.keys(show).length ? { ...shown, ...NOTHING, ...show } : shown;
    this.view.show(trace, shown.then, points, { viewer: LEARNER, ...wishes });
  }

  /** Show a stop. @param {number} at */
  settle(at) {
    const stop = this.stops[at];
    if (!stop) return;
    const last = at === this.stops.length - 1;
    this.turn += 1;
    this.moving = false;
    this.at = at;
    const { title, text, question, answers, calls, name } = stop;
    const open = calls ? [] : answers.map(({ wish }) => wish);
    this.draw(stop.step, { open, moving: false }, stop.show);
    this.tell(title, text);
    this.verdict.replaceChildren();
    this.asks.replaceChildren(...(question ? this.asking(stop) : last ? this.ending() : []));
    this.place.textContent = say("first-place", { n: at + 1, all: this.stops.length });
    this.back.disabled = at === 0;
    this.next.hidden = last;
    this.next.disabled = Boolean(question);
    keepAddress(`${location.pathname}#${name}`);
    writeWaiting();
  }

  /** @param {Stop} stop */
  asking({ question, answers, calls }) {
    const right = answers.find(({ way }) => way === "right");
    const call = (/** @type {string} */ wish) => {
      const [verb = "", chips] = wish.split(" ");
      return button(say(`play-${verb}`, { n: Number(chips ?? 0) }), () => this.judgeAnswer(wish));
    };
    const cards = html("span.first-hint", say("first-choose"));
    const show = bareButton("first-show", say("first-show-me"), () => {
      this.note(false);
      this.judgeAnswer(right?.wish ?? "");
    });
    return [
      html("p.first-question", REACHED, question),
      html("div.poch-bar", ...(calls ? answers.map(({ wish }) => call(wish)) : [cards]), show),
    ];
  }

  ending() {
    const link = (/** @type {URL} */ to, /** @type {string} */ name, kind = "") =>
      html(`a.poch-button${kind}`, { href: to.href }, say(name));
    const right = [...this.first.values()].filter(Boolean).length;
    const all = this.stops.filter(({ question }) => question).length;
    return [
      html("p.first-count", REACHED, say("first-count", { n: right, all })),
      html(
        "div.poch-bar",
        link(new URL(`play/?ruleset=${this.ruleset}`, HOME), "first-alone", ".primary"),
        link(new URL(`sources/${this.ruleset}/`, PAGES), "first-rules"),
        button(say("first-again"), () => this.again(), "quiet"),
      ),
    ];
  }

  again() {
    this.first.clear();
    this.arrive(0);
  }

  /** Keep whether the question here was answered at once. @param {boolean} right */
  note(right) {
    const { name = "" } = this.stops[this.at] ?? {};
    if (!this.first.has(name)) this.first.set(name, right);
  }

  /** Say what an answer comes to; the right one opens the way. @param {string} wish */
  judgeAnswer(wish) {
    const stop = this.stops[this.at];
    const answer = stop?.answers.find((offered) => offered.wish === wish);
    if (!stop || !answer) return;
    const { way, because, clause, text } = answer;
    const right = way === "right";
    this.note(right);
    const reason = way === "allowed" ? say("first-allowed", { because }) : because;
    this.verdict.replaceChildren(
      html(`p.first-verdict.${way}`, reason),
      html("p.first-rule", text, " ", clauseLink(this.ruleset, clause)),
    );
    this.verdict.scrollIntoView({ block: "nearest" });
    if (!right) return;
    this.asks.querySelector(".first-show")?.remove();
    this.next.disabled = false;
    this.next.focus();
  }
}

/** What a step points at; a stop that points itself lets it be. */
const NOTHING = {
  card: undefined,
  cards: undefined,
  pool: undefined,
  pools: undefined,
  seat: undefined,
};
