/** Stepping through a hand: the controls and a slider, the keys, and what is shown of a step. */

import { say } from "../language/say.js";
import { arrival } from "../network/fetching.js";
import { control, html } from "../page/dom.js";
import { sentence } from "../table/sentence.js";
import { TableView } from "../table/table.js";
import { stageName } from "./steps.js";

/** @typedef {import("../table/table.js").Trace} Trace */
/** @typedef {import("../table/table.js").Step & {line: string}} SaidStep a step with its sentence */
/**
 * @typedef {{stage: string, clause: string, seat?: string | null, to?: string, card?: string, cards?: string[],
 *   pool?: string, pools?: string[]}} Told
 */

const LONG = 96;

/**
 * Return the step that a key leads to, where the reader is not writing or choosing.
 * @param {KeyboardEvent} event @param {number} at @param {number} last
 */
export function stepOfKey(event, at, last) {
  const { altKey, ctrlKey, metaKey, shiftKey, target, key } = event;
  if (altKey || ctrlKey || metaKey || shiftKey) return undefined;
  if (target instanceof Element && target.closest("input, select, textarea")) return undefined;
  const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 1, End: last }[key];
  if (to !== undefined) event.preventDefault();
  return to;
}

/** Where a reader is among the steps of a hand. */
class Cursor {
  /** @param {Told[]} steps */
  constructor(steps) {
    this.steps = steps;
    this.at = 1;
  }

  get last() {
    return this.steps.length;
  }

  /** Go to a step, as near as there is one; say whether that moved. @param {number} step */
  go(step) {
    const before = this.at;
    this.at = Math.max(1, Math.min(this.last, Math.round(step) || 1));
    return this.at !== before;
  }

  /** Return the steps that a clause allows. @param {string} clause */
  of(clause) {
    return this.steps.flatMap((step, i) => (step.clause === clause ? [i + 1] : []));
  }

  /** Return the next step of a clause after this one, or its first. @param {string} clause */
  next(clause) {
    const steps = this.of(clause);
    return steps.find((step) => step > this.at) ?? steps[0] ?? null;
  }

  /**
   * Return the next step about something on the table, or the first one.
   * @param {string} thing such as `pool king`, `card 9c`, `seat Anna`
   */
  about(thing) {
    const [kind, name] = [thing.slice(0, thing.indexOf(" ")), thing.slice(thing.indexOf(" ") + 1)];
    const tells = (/** @type {Told} */ step) =>
      kind === "pool"
        ? step.pool === name || (step.pools?.includes(name) && step.stage !== "layout")
        : kind === "card"
          ? step.card === name || step.cards?.includes(name)
          : step.seat === name || step.to === name;
    const after = this.steps.findIndex((step, i) => i >= this.at && tells(step));
    const place = after < 0 ? this.steps.findIndex(tells) : after;
    return place < 0 ? null : place + 1;
  }

  /** Return the stretches of one stage: its name, its first step, how many. */
  stages() {
    /** @type {{stage: string, first: number, count: number}[]} */
    const stretches = [];
    this.steps.forEach(({ stage }, i) => {
      const now = stretches.at(-1);
      if (now?.stage === stage) now.count += 1;
      else stretches.push({ stage, first: i + 1, count: 1 });
    });
    return stretches;
  }
}

/** The controls, and a slider over the steps with the parts of the deal marked along it. */
export class Stepper {
  cursor = new Cursor([]);

  /** @param {(step: number) => void} go */
  constructor(go) {
    this.go = go;
    this.range = html("input", { type: "range", min: 1, step: 1, "aria-label": say("hand-step") });
    this.range.addEventListener("input", () => go(Number(this.range.value)));
    this.stages = html("div.ph-stages", { "aria-hidden": "true" });
    this.back = [
      control(say("hand-first"), "first", () => go(1), "ph-end"),
      control(say("hand-back"), "back", () => go(this.cursor.at - 1)),
    ];
    this.forward = [
      control(say("hand-forward"), "forward", () => go(this.cursor.at + 1)),
      control(say("hand-last"), "last", () => go(this.cursor.last), "ph-end"),
    ];
    const scrubber = html("div.ph-scrub", this.stages, this.range);
    this.node = html("div.ph-controls", ...this.back, scrubber, ...this.forward);
    this.watch = new ResizeObserver(() => this.fit());
    this.watch.observe(this.stages);
  }

  /** Take other steps. @param {Told[]} steps @param {number} [at] */
  fill(steps, at = 1) {
    this.cursor = new Cursor(steps);
    this.cursor.go(at);
    this.range.max = String(this.cursor.last);
    this.stages.replaceChildren(
      ...this.cursor.stages().map(({ stage, first, count }) => {
        const title = stageName(stage);
        const stretch = html("span", { "data-first": first, title }, html("i.tight", title));
        stretch.style.flexGrow = String(count);
        return stretch;
      }),
    );
    // larger text makes names taller, where the slider stays as wide as it was
    for (const name of this.stages.querySelectorAll("i")) this.watch.observe(name);
    this.fit();
  }

  /** Show where one is. */
  show() {
    const { at, last, steps } = this.cursor;
    this.range.value = String(at);
    const stage = stageName(steps[at - 1]?.stage ?? "");
    this.range.setAttribute("aria-valuetext", say("hand-step-of", { step: at, all: last, stage }));
    const now = this.cursor.stages().findLast(({ first }) => first <= at)?.first;
    for (const stretch of this.stages.children)
      stretch.classList.toggle("now", stretch.getAttribute("data-first") === String(now));
    for (const button of this.back) button.setAttribute("aria-disabled", String(at === 1));
    for (const button of this.forward) button.setAttribute("aria-disabled", String(at === last));
  }

  /** @param {KeyboardEvent} event */
  onKey = (event) => {
    const to = stepOfKey(event, this.cursor.at, this.cursor.last);
    if (to !== undefined) this.go(to);
  };

  /** Leave out the names for which there is no room. */
  fit() {
    for (const name of this.stages.querySelectorAll("i"))
      name.classList.toggle("tight", name.scrollWidth > name.clientWidth);
  }
}

/** Return who deals, at each step: where there are several deals, not always the same. @param {Trace} trace */
function dealersOf({ seats, steps }) {
  let dealer = seats.at(-1) ?? "";
  return steps.map(({ type, seat }) => {
    if (type === "DealerNamed" && seat) dealer = seat;
    return dealer;
  });
}

/** What is shown of a step: its sentence, by which clause it happened, and the table after it. */
export class StepView {
  sentence = html("p.poch-sentence");
  words = html("p.poch-words");
  by = html("p.poch-by.poch-row");
  /** @type {Trace | null} */
  trace = null;
  /** @type {string[]} */
  dealers = [];
  /** The clause whose words are to be shown. */
  explained = "";

  /** @param {import("../page/dom.js").Attributes} [attributes] */
  constructor(attributes = {}) {
    this.table = html("div.poch-table", attributes);
    this.view = new TableView(this.table);
  }

  close() {
    this.view.close();
  }

  /** Show the words of a step's clause under its sentence. @param {Trace} trace @param {string} clause */
  async explain({ ruleset }, clause) {
    this.explained = clause;
    const { showWords } = await arrival(import("./clause-words.js"), "clause-words.js");
    if (this.explained === clause) await showWords(this.words, ruleset, clause); // imports may overtake each other
  }

  /**
   * @param {Trace} trace @param {number} at
   * @param {{clause: (id: string) => HTMLElement, showAll: boolean, moving: boolean, more?: string}} how
   * @returns {SaidStep | undefined}
   */
  show(trace, at, { clause, showAll, moving, more = "" }) {
    if (trace !== this.trace) this.dealers = dealersOf(trace);
    this.trace = trace;
    const step = trace.steps[at - 1];
    if (!step) return undefined;
    const dealer = this.dealers[at - 1];
    this.view.show(trace, step.then, step, { viewer: null, showAll, dealer, moving });
    const line = sentence(step, trace);
    this.sentence.replaceChildren(line);
    this.sentence.classList.toggle("long", line.length > LONG);
    const where = { stage: stageName(step.stage), at, all: trace.steps.length };
    this.by.replaceChildren(clause(step.clause), html("span", say("play-step-of", where), more));
    return { ...step, line };
  }
}
