/** <poch-hand>: a hand told in sentences becomes one that can be stepped through on a drawn board. */

import { parts, say } from "../language/say.js";
import { arrival } from "../network/fetching.js";
import { button, failure, html, icon, isBack, PAGES, words } from "../page/dom.js";
import { spoken } from "../table/sentence.js";
import { fetchTrace } from "../table/trace.js";
import { Stepper, StepView } from "./stepper.js";
import { factsOf, Steps } from "./steps.js";
import { attempt, copyLink, embed, hideHands, more } from "./tools.js";

/** @typedef {import("../language/say.js").Said} Said */
/**
 * @typedef {import("../table/table.js").Trace & {readings?: Record<string, string>, deals?: number[],
 *   stopped?: {said: Said} | null, ask?: {said: Said} | null}} HandTrace
 */

const TABLE = { tabindex: 0, role: "group", "aria-label": say("hand-table") };

/** Return the first step at which two traces part, if they do. @param {HandTrace} a @param {HandTrace} b */
function parting(a, b) {
  const most = Math.max(a.steps.length, b.steps.length);
  for (let i = 0; i < most; i += 1)
    if (a.steps[i]?.clause !== b.steps[i]?.clause || factsOf(a.steps[i]) !== factsOf(b.steps[i]))
      return i + 1;
  return null;
}

export class PochHand extends HTMLElement {
  /** @type {HandTrace | null} */
  trace = null;
  /** The reading that is tried, as `crux=reading`; empty where the hand is played as recorded. */
  reading = "";
  /** What happens in the step, in words. */
  said = "";
  /** The readings that the record itself chooses. @type {Record<string, string>} */
  own = {};
  showAll = true;
  wanted = "";
  /** The hand that is shown, by its name. @type {string | undefined} */
  taken;
  /** What the address says of other rules, if the hand is shown beside them; and of the step. */
  beside = "";
  hash = location.hash;
  stepper = new Stepper((step) => this.go(step));
  view = new StepView({ ...TABLE, onclick: (/** @type {Event} */ event) => this.onTouch(event) });
  table = this.view.table;
  note = html("p.poch-note", { hidden: true });
  live = html("div.poch-hidden", { "aria-live": "polite" });

  connectedCallback() {
    if (!this.frame) this.build();
    this.view.view.open();
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
    this.view.close();
  }

  /** The page of this hand keeps its step in the address. */
  get anchored() {
    return this.steps?.anchored === true;
  }

  get cursor() {
    return this.stepper.cursor;
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
    return new URL(`hands/${ruleset}/${hand}/${this.query}#step-${this.step}`, PAGES).href;
  }

  /** The address of its page, with what is shown. */
  get place() {
    return location.pathname + this.query + this.hash;
  }

  keepStep() {
    this.hash = `#step-${this.step}`;
    import("../page/address.js")
      .then(({ keepAddress }) => keepAddress(this.place))
      .catch(console.info);
  }

  /** Show the same deal under other rules, where this is the hand's own page. @param {Event} [event] */
  async contrast(event) {
    if (!this.anchored) return;
    event?.preventDefault();
    await attempt(this, "hand-not-loaded", async () =>
      (await arrival(import("../contrast/contrast.js"), "contrast.js")).offer(this),
    );
  }

  /** Let the reader ask what is allowed where the next question is put. */
  ask = () =>
    attempt(this, "hand-not-asked", async () =>
      (await arrival(import("../questions/why.js"), "why.js")).mayAt(this),
    );

  followHash = () => {
    this.hash = location.hash;
    const [, step] = /^#step-(\d+)$/.exec(location.hash) ?? [];
    if (step && this.anchored && Number(step) !== this.step) this.go(Number(step), "address");
  };

  build() {
    const list = this.querySelector("ol") ?? html("ol.hand-steps");
    this.steps = new Steps(list, (step) => this.go(step));
    this.result = /** @type {HTMLElement | null} */ (this.querySelector(".hand-result"));
    const { sentence, words: clause, by } = this.view;
    clause.append(html("em", say("hand-touch")));
    this.play = html(
      "a.poch-button.primary.ph-play",
      { hidden: true },
      icon("play"),
      html("span", ...parts("hand-play-on", { rest: html("span.ph-long", say("hand-from-here")) })),
    );
    this.stepper.node.append(this.play);
    this.frame = html(
      "div.ph-frame",
      html("div.ph-say", sentence, clause, by, this.note),
      this.table,
      this.stepper.node,
      this.live,
    );
    this.all = html(
      "details.ph-steps",
      html("summary", say("play-steps")),
      list,
      this.result ?? "",
    );
    this.all.open = this.anchored;
    this.append(this.frame, html("div.ph-more", this.tools(), this.all));
    this.addEventListener("keydown", this.stepper.onKey);
  }

  tools() {
    const onclick = (/** @type {Event} */ event) => this.contrast(event);
    this.others = html("a.poch-button.quiet", { href: "", onclick }, say("play-under"));
    const cite = new URL(`cite/${this.dataset.ruleset}/`, PAGES);
    return html(
      "div.poch-bar",
      this.others,
      button(say("play-may"), () => this.ask(), "quiet"),
      hideHands((hidden) => {
        this.showAll = !hidden;
        this.show("again");
      }),
      more(
        html("a.poch-button.quiet", { href: cite, "data-cite": "step" }, say("hand-cite-step")),
        copyLink(
          () => this.address,
          (text) => this.say(text),
        ),
        embed(() => this.address),
      ),
    );
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
   * @param {string} key `crux=reading`, or nothing @param {number} [step] where to open it instead
   */
  async read(key, step) {
    const { trace: url = "" } = this.dataset;
    const wanted = `${url} ${key}`;
    this.wanted = wanted;
    try {
      const trace = await fetchTrace(new URL(url, document.baseURI).href, key);
      if (this.wanted !== wanted) return;
      this.reading = trace.reading ?? "";
      this.take(trace, step);
    } catch (error) {
      if (this.wanted !== wanted) return;
      this.classList.add("failed");
      const text = say("hand-no-board", { why: words(error) });
      this.say(
        failure(text, () => this.read(key, step)),
        "poch-error",
      );
      if (this.all) this.all.open = true;
    }
  }

  /** @param {HandTrace} trace @param {number} [step] */
  take(trace, step) {
    const before = this.trace;
    const same = before !== null && this.taken === this.dataset.hand;
    const opens = same ? (parting(before, trace) ?? this.step) : before ? 1 : this.dataset.start;
    if (before || this.reading || this.steps?.empty)
      this.steps?.tell(trace.steps, trace, trace.deals);
    if (!this.reading) this.own = trace.readings ?? {};
    if (this.result) this.result.hidden = this.reading !== "";
    this.trace = trace;
    this.taken = this.dataset.hand;
    this.stepper.fill(trace.steps, Number(step ?? opens ?? 1));
    this.classList.remove("failed");
    this.classList.add("ready");
    this.all?.firstElementChild?.replaceChildren(say("hand-all-steps", { n: trace.steps.length }));
    if (!before) this.followHash();
    if (!before && this.anchored && !isBack() && location.hash.startsWith("#step-"))
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
    const { trace, cursor, showAll } = this;
    const clause = (/** @type {string} */ id) =>
      html("a.clause-id", { href: this.steps?.address(id) }, id);
    const step = trace && this.view.show(trace, cursor.at, { clause, showAll, moving });
    if (!step) return;
    this.said = step.line;
    this.steps?.mark(cursor.at);
    this.stepper.show();
    this.link();
    const open = cursor.at === cursor.last && (trace.stopped ?? trace.ask);
    this.say(open ? spoken(open.said, trace) : "");
    if (by !== "first" && by !== "again") {
      const said = { sentence: step.line, clause: step.clause };
      this.live.replaceChildren(say("play-step-clause", said));
      this.view.explain(trace, step.clause);
      if (this.anchored && by !== "address") this.keepStep();
    }
    const detail = { clause: step.clause, step: cursor.at, by };
    this.dispatchEvent(new CustomEvent("poch-step", { bubbles: true, detail }));
  }

  /** Lead to the play page at this step. */
  link() {
    const { play, ruleset, hand } = this.dataset;
    if (this.others) this.others.href = new URL(`hands/${ruleset}/${hand}/?with`, PAGES).href;
    if (!this.play || !play) return;
    const [page, code] = play.split("#");
    const readings = Object.entries(this.trace?.readings ?? {}).map(
      ([crux, reading]) => `&reading=${crux}=${reading}`,
    );
    this.play.setAttribute("href", `${page}?step=${this.step}${readings.join("")}#${code}`);
    this.play.hidden = false;
  }

  /** @param {string | Node} notice @param {string} [kind] */
  say(notice, kind = "poch-note") {
    this.note.className = kind;
    this.note.replaceChildren(notice);
    this.note.hidden = !notice;
  }
}

/** @param {Event} event */
const onKeys = (event) => import("./keys.js").then(({ begin }) => begin(event)).catch(console.info);
for (const kind of ["keydown", "focusin"]) document.addEventListener(kind, onKeys, { once: true });

if (!customElements.get("poch-hand")) customElements.define("poch-hand", PochHand);
