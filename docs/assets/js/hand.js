// @ts-check
/** <poch-hand>: a hand told in sentences becomes one that can be stepped through on a drawn board. */

import { Cursor } from "./cursor.js";
import { html, icon } from "./dom.js";
import { Scrubber } from "./scrubber.js";
import { Steps, stageName } from "./steps.js";
import { TableView } from "./table.js";
import { copyLink, fourColours, hideHands, suitsChoice } from "./tools.js";
import { fetched } from "./trace.js";

/**
 * @typedef {import("./table.js").Trace & {readings?: Record<string, string>, deals?: number[],
 *   stopped?: {line: string} | null, ask?: {line: string} | null}} HandTrace
 */

const ROOT = new URL("../../", import.meta.url);
const TOUCH = "Touch a pool, a card or a name to see what becomes of it.";

/** A button with an icon. @param {string} name @param {string} shape @param {() => void} act @param {string} [kind] */
export function control(name, shape, act, kind = "") {
  const button = html(
    "button",
    { type: "button", class: `poch-button ${kind}`, title: name, "aria-label": name },
    icon(shape),
  );
  button.addEventListener("click", act);
  return button;
}

/** Return the first step at which two traces part, if they do. @param {HandTrace} a @param {HandTrace} b */
function parting(a, b) {
  const told = (/** @type {HandTrace} */ { steps }, /** @type {number} */ i) =>
    `${steps[i]?.clause} ${steps[i]?.line}`;
  const most = Math.max(a.steps.length, b.steps.length);
  for (let i = 0; i < most; i += 1) if (told(a, i) !== told(b, i)) return i + 1;
  return null;
}

/** Return who deals, at each step: where there are several deals, not always the same. @param {HandTrace} trace */
export function dealersOf({ seats, steps }) {
  let dealer = seats.at(-1) ?? "";
  return steps.map(({ type, seat }) => {
    if (type === "DealerNamed" && seat) dealer = seat;
    return dealer;
  });
}

export class PochHand extends HTMLElement {
  /** @type {HandTrace | null} */
  trace = null;
  cursor = new Cursor([]);
  /** The reading that is tried, as `crux=reading`; empty where the hand is played as recorded. */
  reading = "";
  /** The readings that the record itself chooses. @type {Record<string, string>} */
  own = {};
  /** @type {TableView | undefined} */
  view;
  showAll = true;
  wanted = "";
  /** The hand that is shown, by its name. @type {string | undefined} */
  taken;
  /** @type {string[]} */
  dealers = [];
  /** What the address says of other rules, if the hand is shown beside them. */
  beside = "";

  connectedCallback() {
    if (!this.frame) this.build();
    this.view ??= new TableView(/** @type {HTMLElement} */ (this.table));
    addEventListener("hashchange", this.followHash);
    if (this.trace) {
      this.show("again");
      return;
    }
    const asked = this.anchored && new URLSearchParams(location.search).get("reading");
    this.read(asked || "");
  }

  disconnectedCallback() {
    removeEventListener("hashchange", this.followHash);
    this.view?.close();
    this.view = undefined;
  }

  /** The page of this hand keeps its step in the address. */
  get anchored() {
    return this.steps?.anchored === true;
  }

  get step() {
    return this.cursor.at;
  }

  set step(step) {
    this.go(step);
  }

  get query() {
    const parts = [this.reading && `reading=${this.reading}`, this.beside].filter(Boolean);
    return parts.length ? `?${parts.join("&")}` : "";
  }

  /** Where this hand's own page is. */
  get address() {
    const { ruleset, hand } = this.dataset;
    return new URL(`hands/${ruleset}/${hand}/${this.query}#step-${this.step}`, ROOT).href;
  }

  /** Keep in the address what it says of other rules. @param {string} query */
  keep(query) {
    this.beside = query;
    const { pathname, hash } = location;
    history.replaceState(history.state, "", pathname + this.query + hash);
  }

  /** Show the same deal under other rules, where this is the hand's own page. @param {Event} [event] */
  async contrast(event) {
    if (!this.anchored) return;
    event?.preventDefault();
    try {
      await (await import("./contrast.js")).offer(this);
    } catch (error) {
      this.say(`This could not be loaded (${error}). Try again.`, "poch-error");
    }
  }

  /** Let the reader ask what is allowed where the next question is put. */
  async ask() {
    try {
      await (await import("./why.js")).mayAt(this);
    } catch (error) {
      this.say(`This cannot be asked: ${error}. Try again.`, "poch-error");
    }
  }

  followHash = () => {
    const [, step] = /^#step-(\d+)$/.exec(location.hash) ?? [];
    if (step && this.anchored && Number(step) !== this.step) this.go(Number(step), "address");
  };

  build() {
    const list = this.querySelector("ol") ?? html("ol", { class: "hand-steps" });
    this.steps = new Steps(list);
    this.result = /** @type {HTMLElement | null} */ (this.querySelector(".hand-result"));
    this.sentence = html("p", { class: "poch-sentence" });
    this.hint = html("p", { class: "ph-hint" }, TOUCH);
    this.by = html("p", { class: "poch-by" });
    this.note = html("p", { class: "poch-note", hidden: "" });
    this.live = html("div", { class: "poch-hidden", "aria-live": "polite" });
    this.table = html("div", {
      class: "poch-table",
      tabindex: "0",
      role: "group",
      "aria-label": "The table; left and right arrow keys step through the hand",
    });
    this.table.addEventListener("click", this.onTouch);
    this.scrubber = new Scrubber((step) => this.go(step));
    this.frame = html(
      "div",
      { class: "ph-frame" },
      html("div", { class: "ph-say" }, this.sentence, this.hint, this.by, this.note),
      this.table,
      this.controls(),
      this.live,
    );
    this.all = html("details", { class: "ph-steps" }, html("summary", {}, "All steps"), list);
    if (this.result) this.all.append(this.result);
    this.all.open = this.anchored;
    list.addEventListener("click", (event) => {
      const step = this.steps?.chosen(event);
      if (step) this.go(step);
    });
    this.others = html("a", { class: "poch-button quiet", href: "" }, "Under other rules …");
    this.others.addEventListener("click", (event) => this.contrast(event));
    const why = html("button", { type: "button", class: "poch-button quiet" }, "May one …?");
    why.addEventListener("click", () => this.ask());
    const tools = html(
      "div",
      { class: "poch-bar" },
      this.others,
      why,
      hideHands((hidden) => {
        this.showAll = !hidden;
        this.show("again");
      }),
      copyLink(
        () => this.address,
        (told) => this.say(told),
      ),
      fourColours(),
      suitsChoice(),
      html(
        "a",
        {
          class: "poch-button quiet",
          href: new URL(`cite/${this.dataset.ruleset}/`, ROOT).href,
          "data-cite": "step",
        },
        "Cite",
      ),
    );
    this.append(this.frame, html("div", { class: "ph-more" }, tools, this.all));
    this.addEventListener("keydown", this.onKey);
  }

  controls() {
    this.back = [
      control("First step", "first", () => this.go(1), "ph-end"),
      control("Back", "back", () => this.go(this.step - 1)),
    ];
    this.forward = [
      control("Forward", "forward", () => this.go(this.step + 1)),
      control("Last step", "last", () => this.go(this.cursor.last), "ph-end"),
    ];
    this.play = html(
      "a",
      { class: "poch-button primary ph-play", hidden: "" },
      icon("play"),
      html("span", {}, "Play on", html("span", { class: "ph-long" }, " from here")),
    );
    return html(
      "div",
      { class: "ph-controls" },
      ...this.back,
      this.scrubber?.node ?? "",
      ...this.forward,
      this.play,
    );
  }

  /** @param {KeyboardEvent} event */
  onKey(event) {
    const { altKey, ctrlKey, metaKey, shiftKey, target, key } = event;
    if (altKey || ctrlKey || metaKey || shiftKey || target === this.scrubber?.range) return;
    const to = {
      ArrowLeft: this.step - 1,
      ArrowRight: this.step + 1,
      Home: 1,
      End: this.cursor.last,
    }[key];
    if (to === undefined) return;
    event.preventDefault();
    this.go(to);
  }

  /** Go to the next step about the pool, the card or the seat that was touched. @param {Event} event */
  onTouch = ({ target }) => {
    const about = target instanceof Element && target.closest("[data-about]");
    const step = about ? this.cursor.about(about.getAttribute("data-about") ?? "") : null;
    if (step) this.go(step);
  };

  /** Tell whether the record is already played with a reading. @param {string} crux @param {string} reading @param {boolean} adopted */
  isOwn(crux, reading, adopted) {
    return this.own[crux] ? this.own[crux] === reading : adopted;
  }

  /**
   * Play the hand with a reading; where that changes nothing, as recorded. It opens where the two part.
   * @param {string} key `crux=reading`, or nothing
   */
  async read(key) {
    const { trace: url = "" } = this.dataset;
    const wanted = `${url} ${key}`;
    this.wanted = wanted;
    try {
      const trace = await fetched(new URL(url, document.baseURI).href, key);
      if (this.wanted !== wanted) return;
      this.reading = trace.reading ?? "";
      this.take(trace);
    } catch (error) {
      if (this.wanted !== wanted) return;
      this.classList.add("failed");
      this.say(
        `The board of this hand could not be loaded (${error instanceof Error ? error.message : error}); its steps are listed below.`,
        "poch-error",
      );
      if (this.all) this.all.open = true;
    }
  }

  /** @param {HandTrace} trace */
  take(trace) {
    const before = this.trace;
    const same = before !== null && this.taken === this.dataset.hand;
    const at = same ? (parting(before, trace) ?? this.step) : before ? 1 : this.dataset.start;
    if (before || this.reading) this.steps?.tell(trace.steps, trace.deals);
    if (!this.reading) this.own = trace.readings ?? {};
    if (this.result) this.result.hidden = this.reading !== "";
    this.trace = trace;
    this.taken = this.dataset.hand;
    this.dealers = dealersOf(trace);
    this.cursor = new Cursor(trace.steps);
    this.cursor.go(Number(at ?? 1));
    this.classList.remove("failed");
    this.classList.add("ready");
    this.querySelector("summary")?.replaceChildren(`All ${trace.steps.length} steps`);
    this.scrubber?.fill(this.cursor);
    if (!before) this.followHash();
    if (!before && this.anchored && location.hash.startsWith("#step-"))
      (this.getClientRects().length ? this : this.frame)?.scrollIntoView();
    this.show(before ? "reading" : "first");
    if (!before && /[?&]with\b/.test(location.search)) this.contrast();
    const detail = { trace, again: before !== null };
    this.dispatchEvent(new CustomEvent("poch-trace", { bubbles: true, detail }));
  }

  /** @param {number} step @param {string} [by] what led there: the reader, a clause, or the address */
  go(step, by = "reader") {
    const before = this.step;
    if (this.trace && this.cursor.go(step)) this.show(by, Math.abs(this.step - before) === 1);
  }

  /** @param {string} by @param {boolean} [moving] */
  show(by, moving = false) {
    const { trace, cursor } = this;
    const step = trace?.steps[cursor.at - 1];
    if (!trace || !step) return;
    this.view?.show(trace, step.then, step, {
      viewer: null,
      showAll: this.showAll,
      dealer: this.dealers[cursor.at - 1],
      moving,
    });
    this.sentence?.replaceChildren(step.line);
    this.sentence?.classList.toggle("long", step.line.length > 96);
    this.by?.replaceChildren(
      html("a", { href: this.steps?.address(step.clause), class: "clause-id" }, step.clause),
      html("span", {}, `${stageName(step.stage)} · ${cursor.at} of ${cursor.last}`),
    );
    this.steps?.mark(cursor.at);
    this.scrubber?.show(cursor, step.stage);
    for (const button of this.back ?? [])
      button.setAttribute("aria-disabled", String(cursor.at === 1));
    for (const button of this.forward ?? [])
      button.setAttribute("aria-disabled", String(cursor.at === cursor.last));
    this.link();
    this.say(cursor.at === cursor.last ? (trace.stopped?.line ?? trace.ask?.line ?? "") : "");
    if (by !== "first" && by !== "again") {
      this.live?.replaceChildren(`${step.line} Clause ${step.clause}.`);
      if (this.hint) this.hint.hidden = true;
      if (this.anchored && by !== "address")
        history.replaceState(
          history.state,
          "",
          `${location.pathname}${this.query}#step-${this.step}`,
        );
    }
    this.dispatchEvent(
      new CustomEvent("poch-step", {
        bubbles: true,
        detail: { clause: step.clause, step: cursor.at, by },
      }),
    );
  }

  /** Lead to the play page at this step. */
  link() {
    const { play, ruleset, hand } = this.dataset;
    if (this.others) this.others.href = new URL(`hands/${ruleset}/${hand}/?with`, ROOT).href;
    if (!this.play || !play) return;
    const [page, code] = play.split("#");
    const readings = Object.entries(this.trace?.readings ?? {}).map(
      ([crux, reading]) => `&reading=${crux}=${reading}`,
    );
    this.play.setAttribute("href", `${page}?step=${this.step}${readings.join("")}#${code}`);
    this.play.hidden = false;
  }

  /** @param {string} text @param {string} [kind] */
  say(text, kind = "poch-note") {
    if (!this.note) return;
    this.note.className = kind;
    this.note.textContent = text;
    this.note.hidden = !text;
  }
}

if (!customElements.get("poch-hand")) customElements.define("poch-hand", PochHand);
