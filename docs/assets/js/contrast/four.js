/** <poch-four>: each row of its table opens the same cards under all texts, at the step that shows the row. */

import { clauseLink } from "../hand/clause.js";
import { Stepper, StepView } from "../hand/stepper.js";
import { fetchData } from "../network/fetching.js";
import { failure, html, words } from "../page/dom.js";
import { unfoldTrace } from "../table/trace.js";

/**
 * What was played when the site was built: the step that shows a row in each text, and whether it rests on its clause.
 * @typedef {{rows: Record<string, {play: string, steps: [number, boolean][]}>, plays: Record<string, any[]>}} Deals
 * @typedef {import("../hand/hand.js").HandTrace} HandTrace
 */

/** The tables of one row, which step together. */
class Boards {
  /**
   * @param {HandTrace[]} traces @param {[number, boolean][]} shown @param {string[]} titles
   * @param {DOMStringMap} labels `label` says what they are, `unshown` that no step rests on a clause
   */
  constructor(traces, shown, titles, { label = "", unshown = "" }) {
    this.traces = traces;
    this.shown = shown;
    this.most = Math.max(...shown.map(([at]) => at));
    this.views = traces.map(() => new StepView());
    const sides = this.views.map((view, i) =>
      html(
        "section.four-side",
        { "aria-label": titles[i] ?? "" },
        html("h2", titles[i] ?? ""),
        view.sentence,
        view.by,
        shown[i]?.[1] ? "" : html("p.four-unshown.poch-small", unshown),
        view.table,
      ),
    );
    this.stepper = new Stepper((place) => this.go(place));
    this.stepper.fill(this.places(), this.most);
    const group = { tabindex: 0, role: "group", "aria-label": label };
    this.node = html("div.four-boards", group, ...sides);
    this.live = html("div.poch-hidden", { "aria-live": "polite" });
    this.go(this.most);
  }

  /** The step of a text at a place; one that is over waits. @param {number} i @param {number} place */
  at(i, place) {
    const [step = 1] = this.shown[i] ?? [];
    const last = this.traces[i]?.steps.length ?? 1;
    return Math.max(1, Math.min(last, step + place - this.most));
  }

  /** The steps along the slider: at each place that of a text that is not waiting. */
  places() {
    const after = this.traces.map(({ steps }, i) => steps.length - (this.shown[i]?.[0] ?? 1));
    const long = after.indexOf(Math.max(...after));
    const early = this.shown.findIndex(([at]) => at === this.most);
    return Array.from({ length: this.most + (after[long] ?? 0) }, (_, i) => {
      const side = i < this.most ? early : long;
      return /** @type {any} */ (this.traces[side]?.steps[this.at(side, i + 1) - 1]);
    });
  }

  /** @param {number} place */
  go(place) {
    const { stepper, traces, views } = this;
    const before = stepper.cursor.at;
    stepper.cursor.go(place);
    const now = stepper.cursor.at;
    const sentences = views.map((view, i) => {
      const trace = /** @type {HandTrace} */ (traces[i]);
      const clause = (/** @type {string} */ id) => clauseLink(trace.ruleset, id);
      const moving = Math.abs(now - before) === 1;
      view.show(trace, this.at(i, now), { clause, showAll: true, moving });
      return html("span", view.sentence.textContent ?? "", " ");
    });
    stepper.show();
    if (now !== before) this.live.replaceChildren(...sentences);
  }

  close() {
    for (const view of this.views) view.close();
  }
}

export class Four {
  /** @type {{button: Element, row: HTMLElement, boards: Boards} | null} */
  open = null;

  /** @param {HTMLElement} host */
  constructor(host) {
    this.host = host;
    host.addEventListener("click", this.onClick);
    host.classList.add("ready");
  }

  close() {
    this.host.removeEventListener("click", this.onClick);
    this.fold();
  }

  fold() {
    this.open?.button.setAttribute("aria-expanded", "false");
    this.open?.boards.close();
    this.open?.row.remove();
    this.open = null;
  }

  /** @param {Event} event */
  onClick = ({ target }) => {
    const button = target instanceof Element && target.closest(".four-show");
    if (!(button instanceof HTMLElement)) return;
    const again = this.open?.button === button;
    this.fold();
    if (!again) this.show(button);
  };

  /** @param {HTMLElement} button */
  async show(button) {
    const row = /** @type {HTMLElement} */ (button.closest("tr"));
    const { dataset } = this.host;
    this.asked = row;
    row.querySelector(".poch-error")?.remove();
    try {
      /** @type {Deals} */
      const deals = await fetchData(new URL(dataset.deals ?? "", document.baseURI).href);
      if (this.asked !== row) return;
      const { play = "", steps = [] } = deals.rows[row.id] ?? {};
      const traces = (deals.plays[play] ?? []).map((trace) => unfoldTrace(trace));
      const names = [...this.host.querySelectorAll("thead th a")].map((link) => link.textContent);
      const boards = new Boards(traces, steps, names.map(String), dataset);
      const said = html("p.four-said.poch-small", button.dataset.said ?? "");
      const parts = [said, boards.stepper.node, boards.node, boards.live];
      const opened = html("tr.four-opened", html("td", { colspan: names.length + 1 }, ...parts));
      opened.addEventListener("keydown", boards.stepper.onKey);
      row.after(opened);
      button.setAttribute("aria-expanded", "true");
      this.open = { button, row: opened, boards };
      row.scrollIntoView({ block: "start" });
      boards.node.focus({ preventScroll: true });
    } catch (error) {
      const notice = failure(words(error), () => this.show(button));
      row.querySelector("th")?.append(html("p.poch-error", { role: "alert" }, notice));
    }
  }
}
