// @ts-check
/** <poch-hand>: a hand told in sentences becomes one that can be stepped through on a drawn board. */

import { Cursor } from "./cursor.js";
import { html, icon } from "./dom.js";
import { TableView } from "./table.js";

/** @typedef {import("./table.js").Trace & {readings?: Record<string, string>, stopped?: {line: string} | null, ask?: {line: string} | null}} HandTrace */

/** @type {Record<string, string>} */
const STAGES = {
  layout: "Layout",
  dressing: "Dressing",
  dealing: "Deal",
  melding: "Melding",
  vying: "Vying",
  shedding: "Playing out",
  settling: "Settling",
  ending: "End",
};
const ROOT = new URL("../../", import.meta.url);

/** @param {string} name @param {string} shape @param {() => void} act @param {string} [kind] */
function control(name, shape, act, kind = "") {
  const button = html(
    "button",
    { type: "button", class: `poch-button ${kind}`, title: name, "aria-label": name },
    icon(shape),
  );
  button.addEventListener("click", act);
  return button;
}

export class PochHand extends HTMLElement {
  /** @type {HandTrace | null} */
  trace = null;
  cursor = new Cursor([]);
  /** @type {TableView | undefined} */
  view;
  showAll = true;
  ready = false;
  wanted = "";

  connectedCallback() {
    if (!this.ready) this.build();
    this.ready = true;
    this.view ??= new TableView(/** @type {HTMLElement} */ (this.table));
    addEventListener("hashchange", this.followHash);
    if (this.trace) this.show("again");
    else this.load(this.dataset.trace ?? "");
  }

  disconnectedCallback() {
    removeEventListener("hashchange", this.followHash);
    this.view?.close();
    this.view = undefined;
  }

  /** The page of this hand keeps its steps in the address. */
  get anchored() {
    return this.list?.querySelector("li[id^=step-]") != null;
  }

  get step() {
    return this.cursor.at;
  }

  set step(step) {
    this.go(step);
  }

  /** Where this hand's own page is. */
  get address() {
    return new URL(`hands/${this.dataset.ruleset}/${this.dataset.hand}/#step-${this.step}`, ROOT)
      .href;
  }

  followHash = () => {
    const [, step] = /^#step-(\d+)$/.exec(location.hash) ?? [];
    if (step && this.anchored && Number(step) !== this.step) this.go(Number(step), "address");
  };

  build() {
    this.list = this.querySelector("ol");
    const result = this.querySelector(".hand-result");
    this.sentence = html("p", { class: "poch-sentence" });
    this.by = html("p", { class: "poch-by" });
    this.note = html("p", { class: "poch-note", hidden: "" });
    this.live = html("div", { class: "poch-hidden", "aria-live": "polite" });
    this.table = html("div", {
      class: "poch-table",
      tabindex: "0",
      role: "group",
      "aria-label": "The table; left and right arrow keys step through the hand",
    });
    this.range = html("input", {
      type: "range",
      min: "1",
      max: "1",
      value: "1",
      step: "1",
      "aria-label": "Step",
    });
    this.range.addEventListener("input", () => this.go(Number(this.range?.value)));
    this.stages = html("div", { class: "ph-stages", "aria-hidden": "true" });
    this.play = html(
      "a",
      { class: "poch-button primary ph-play", hidden: "" },
      icon("play"),
      html("span", {}, "Play on", html("span", { class: "ph-long" }, " from here")),
    );
    const controls = html(
      "div",
      { class: "ph-controls" },
      control("First step", "first", () => this.go(1), "ph-end"),
      control("Back", "back", () => this.go(this.step - 1)),
      html("div", { class: "ph-scrub" }, this.stages, this.range),
      control("Forward", "forward", () => this.go(this.step + 1)),
      control("Last step", "last", () => this.go(this.cursor.last), "ph-end"),
      this.play,
    );
    this.frame = html(
      "div",
      { class: "ph-frame" },
      html("div", { class: "ph-say" }, this.sentence, this.by, this.note),
      this.table,
      controls,
      this.live,
    );
    const steps = html("details", { class: "ph-steps" }, html("summary", {}, "All steps"));
    if (this.list) steps.append(this.list);
    if (result) steps.append(result);
    if (this.anchored) steps.open = true;
    this.append(this.frame, html("div", { class: "ph-more" }, this.tools(), steps));
    this.list?.addEventListener("click", (event) => {
      const target = /** @type {Element} */ (event.target);
      const item = target.closest("li");
      if (item && !target.closest("a")) this.go(Number(item.dataset.step));
    });
    this.addEventListener("keydown", this.onKey);
  }

  tools() {
    const hide = html(
      "button",
      { type: "button", class: "poch-button quiet", "aria-pressed": "false" },
      icon("eye"),
      "Hide hands",
    );
    hide.addEventListener("click", () => {
      this.showAll = !this.showAll;
      hide.setAttribute("aria-pressed", String(!this.showAll));
      this.show("again");
    });
    const colours = html(
      "button",
      {
        type: "button",
        class: "poch-button quiet ph-colours",
        "aria-pressed": String(document.documentElement.classList.contains("four-colour")),
      },
      "Four colours",
    );
    colours.addEventListener("click", () => {
      const on = document.documentElement.classList.toggle("four-colour");
      colours.setAttribute("aria-pressed", String(on));
      try {
        localStorage.setItem("poch-four-colour", on ? "yes" : "");
      } catch {} // storage may be refused; the choice then lasts as long as the page
    });
    const copy = html(
      "button",
      { type: "button", class: "poch-button quiet" },
      icon("link"),
      "Copy link",
    );
    copy.addEventListener("click", async () => {
      try {
        await navigator.clipboard.writeText(this.address);
        this.say(`Link to step ${this.step} copied.`);
      } catch {
        this.say(this.address);
      }
    });
    return html("div", { class: "poch-bar" }, hide, copy, colours);
  }

  /** @param {KeyboardEvent} event */
  onKey(event) {
    if (
      event.altKey ||
      event.ctrlKey ||
      event.metaKey ||
      event.shiftKey ||
      event.target === this.range
    )
      return;
    const to = {
      ArrowLeft: this.step - 1,
      ArrowRight: this.step + 1,
      Home: 1,
      End: this.cursor.last,
    }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    this.go(to);
  }

  /** Load a trace and show it, at the same step where it can be. @param {string} url */
  async load(url) {
    this.wanted = url;
    try {
      const answer = await fetch(new URL(url, document.baseURI));
      if (!answer.ok) throw new Error(`status ${answer.status}`);
      const trace = /** @type {HandTrace} */ (await answer.json());
      if (this.wanted === url) this.take(trace);
    } catch (error) {
      if (this.wanted !== url) return;
      this.classList.add("failed");
      this.say(
        `The board of this hand could not be loaded (${error instanceof Error ? error.message : error}); its steps are listed below.`,
        "poch-error",
      );
      this.querySelector("details")?.setAttribute("open", "");
    }
  }

  /** @param {HandTrace} trace */
  take(trace) {
    const again = this.trace !== null;
    const first = this.closest(".poch-home")
      ? trace.steps.findIndex(({ stage }) => stage === "melding") + 1
      : 1;
    const before = again ? this.step : Number(this.dataset.start ?? first);
    this.trace = trace;
    this.cursor = new Cursor(trace.steps);
    this.classList.remove("failed");
    this.classList.add("ready");
    if (again || !this.list?.children.length) this.tell(trace);
    this.querySelector("summary")?.replaceChildren(`All ${trace.steps.length} steps`);
    this.stages?.replaceChildren(
      ...this.cursor.stages().map(({ stage, first, count }) => {
        const stretch = html(
          "span",
          { "data-first": first, title: STAGES[stage] ?? stage },
          html("i", {}, STAGES[stage] ?? stage),
        );
        stretch.style.flexGrow = String(count);
        return stretch;
      }),
    );
    this.say("");
    this.cursor.go(before);
    this.followHash();
    if (!again && this.anchored && location.hash.startsWith("#step-")) this.scrollIntoView();
    this.show(again ? "again" : "first");
    this.dispatchEvent(new CustomEvent("poch-trace", { bubbles: true, detail: { trace } }));
  }

  /** Write the list of steps anew for another trace. @param {HandTrace} trace */
  tell(trace) {
    const before = this.list?.querySelector("a.by")?.getAttribute("href") ?? "#";
    const base = before.slice(0, before.indexOf("#"));
    const anchored = this.anchored;
    let stage = "";
    this.list?.replaceChildren(
      ...trace.steps.map((step, i) => {
        const item = html("li", {
          "data-step": i + 1,
          "data-clause": step.clause,
          id: anchored ? `step-${i + 1}` : null,
        });
        if (step.stage !== stage)
          item.append(html("span", { class: "stage" }, STAGES[step.stage] ?? step.stage), " ");
        stage = step.stage;
        item.append(
          html("span", { class: "line" }, step.line),
          " ",
          html("a", { class: "by", href: `${base}#${step.clause}` }, step.clause),
        );
        return item;
      }),
    );
  }

  /** @param {number} step @param {string} [by] who wanted it: the reader, or the address */
  go(step, by = "reader") {
    const before = this.step;
    if (this.trace && this.cursor.go(step)) this.show(by, Math.abs(this.step - before) === 1);
  }

  /** @param {string} by @param {boolean} [moving] */
  show(by, moving = false) {
    const { trace, cursor } = this;
    const step = trace?.steps[cursor.at - 1];
    if (!trace || !step) return;
    this.view?.show(trace, step.then, step, { viewer: null, showAll: this.showAll, moving });
    const item = /** @type {HTMLElement | null} */ (
      this.list?.querySelector(`li[data-step="${cursor.at}"]`)
    );
    const href = item?.querySelector("a.by")?.getAttribute("href") ?? `#${step.clause}`;
    this.sentence?.replaceChildren(step.line);
    this.sentence?.classList.toggle("long", step.line.length > 96);
    this.by?.replaceChildren(
      html("a", { href, class: "clause-id" }, step.clause),
      html("span", {}, `${STAGES[step.stage] ?? step.stage} · ${cursor.at} of ${cursor.last}`),
    );
    this.mark(item);
    if (this.range) {
      this.range.max = String(cursor.last);
      this.range.value = String(cursor.at);
      this.range.setAttribute(
        "aria-valuetext",
        `Step ${cursor.at} of ${cursor.last}, ${STAGES[step.stage] ?? step.stage}`,
      );
      this.range.style.setProperty(
        "--done",
        String(cursor.last > 1 ? (cursor.at - 1) / (cursor.last - 1) : 0),
      );
    }
    const now = cursor
      .stages()
      .filter(({ first }) => first <= cursor.at)
      .at(-1)?.first;
    for (const stretch of this.stages?.children ?? []) {
      stretch.classList.toggle("now", stretch.getAttribute("data-first") === String(now));
    }
    this.fit();
    this.link();
    const end = cursor.at === cursor.last ? (trace.stopped?.line ?? trace.ask?.line ?? "") : "";
    this.say(end);
    if (by === "reader" || by === "address")
      this.live?.replaceChildren(`${step.line} By ${step.clause}.`);
    if (by === "reader" && this.anchored)
      history.replaceState(history.state, "", `#step-${cursor.at}`);
    this.dispatchEvent(
      new CustomEvent("poch-step", {
        bubbles: true,
        detail: { clause: step.clause, step: cursor.at, by },
      }),
    );
  }

  /** Leave out the names of stages that have no room. */
  fit() {
    if (this.fitted === `${this.clientWidth} ${innerHeight} ${this.wanted}`) return;
    this.fitted = `${this.clientWidth} ${innerHeight} ${this.wanted}`;
    for (const name of this.stages?.querySelectorAll("i") ?? [])
      name.classList.toggle("tight", name.scrollWidth > name.clientWidth);
  }

  /** Mark a step in the list, and keep it in sight there without moving the page. @param {HTMLElement | null} item */
  mark(item) {
    for (const old of this.list?.querySelectorAll("[aria-current]") ?? [])
      old.removeAttribute("aria-current");
    item?.setAttribute("aria-current", "step");
    const list = this.list;
    if (item && list && list.scrollHeight > list.clientHeight)
      list.scrollTop = item.offsetTop - list.clientHeight / 3;
  }

  /** Lead to the play page at this step. */
  link() {
    const play = this.dataset.play;
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
