/**
 * <poch-odds>: exact odds for any readings and seats, reckoned by the engine when the reader asks;
 * and buttons that copy the commands on the page.
 */

import { ask, download, following, index, load, megabytes } from "../engine/engine.js";
import { figure, say } from "../language/say.js";
import { button, copier, heads, html, row, select, words } from "../page/dom.js";
import { calling } from "../table/cards.js";

/** @typedef {import("../language/say.js").Said} Said */
/** @typedef {import("../language/say.js").Table} Table */
/** @typedef {{what: Said, share: number, exactly: string}} Line */

const FIGURES = 3;
const THOUSANDTH = 0.001;

/** @param {string} name @param {string} label @param {string[][]} options @param {string} chosen */
const field = (name, label, options, chosen) =>
  html("label.poch-field", label, select(options, chosen, { name }));

/** A chance to three figures, or to as many as tell it from certainty. @param {number} value @returns {string} */
function share(value, maximumSignificantDigits = FIGURES) {
  if (value === 0 || value === 1) return say(value ? "odds-always" : "odds-never");
  const shown = figure(value, { style: "percent", maximumSignificantDigits });
  const certain = shown === figure(1, { style: "percent" });
  return certain ? share(value, maximumSignificantDigits + 1) : shown;
}

/** In one of how many deals a thing happens. @param {number} value */
function often(value) {
  if (!value) return "–";
  const rounded =
    value < THOUSANDTH ? { maximumFractionDigits: 0 } : { maximumSignificantDigits: FIGURES };
  return figure(1 / value, rounded);
}

/** @param {Line[]} lines @param {Table} at */
function table(lines, at) {
  const rows = lines.map(({ what, share: value, exactly }) =>
    row(say(what, {}, at), [share(value), often(value), exactly]),
  );
  const columns = heads(
    ["happens", "deals", "often", "exactly"].map((name) => say(`odds-${name}`)),
  );
  const region = { tabindex: 0, role: "region", "aria-label": say("odds-as-chosen") };
  const whole = html("table.odds-table", columns, html("tbody", ...rows));
  return html("div.odds-frame", region, whole);
}

export class Odds {
  /** @param {HTMLElement} element */
  constructor(element) {
    this.slug = element.dataset.ruleset ?? "";
    this.element = element;
    for (const place of document.querySelectorAll(".odds-command")) {
      const code = place.querySelector("code") ?? place;
      const text = code.textContent ?? "";
      place.append(copier(text, code, text));
    }
    this.status = html("p", { role: "status", class: "odds-none" });
    this.result = html("div");
    this.button = button(say("odds-compute"), () => {}, "primary", { type: "submit" });
    const onsubmit = (/** @type {Event} */ event) => {
      event.preventDefault();
      this.reckon();
    };
    this.form = html("form.odds-form", { onsubmit });
    if (this.slug) this.offer();
  }

  async offer() {
    const { seats = "", at = "", cruxes = "" } = this.element.dataset;
    const entry = (await index()).find(({ id }) => id === this.slug);
    this.table = calling(entry?.table ?? {});
    const wanted = cruxes.split(" ");
    const open = (entry?.cruxes ?? []).filter(({ id }) => wanted.includes(id));
    this.form.replaceChildren(
      field(
        "seats",
        say("odds-seats"),
        seats.split(" ").map((number) => [number, number]),
        at,
      ),
      ...open.map(({ id, title, readings, adopted }) =>
        field(
          `crux ${id}`,
          title,
          readings.map(({ name, label }) => [name, label]),
          adopted,
        ),
      ),
      this.button,
    );
    const bytes = await download();
    const size = bytes ? megabytes(bytes) : 0;
    this.element.replaceChildren(
      html("h2", { id: "other" }, say("odds-other")),
      html("p", say("odds-choose", { size })),
      this.form,
      this.status,
      this.result,
    );
  }

  async reckon() {
    const data = [...new FormData(this.form)].map(([name, value]) => [name, String(value)]);
    const readings = Object.fromEntries(
      data
        .filter(([name]) => name?.startsWith("crux "))
        .map(([name, value]) => [name?.slice(5), value]),
    );
    const seats = Number(new FormData(this.form).get("seats"));
    this.button.disabled = true;
    const unfollow = following((share, text) => {
      this.status.ariaLive = share < 1 ? "off" : "polite"; // nobody wants to hear it count
      this.status.textContent = text;
    });
    this.status.textContent = say("odds-computing");
    try {
      await load(this.slug);
      const answer = await ask("odds", { ruleset: this.slug, readings, seats });
      this.result.replaceChildren(
        table(answer.lines, this.table ?? {}),
        .../** @type {Said[]} */ (answer.unreckoned).map((none) =>
          html("p.odds-none.poch-small", say(none, {}, this.table ?? {})),
        ),
      );
      this.status.textContent = say("odds-computed", { seats });
    } catch (error) {
      this.result.replaceChildren();
      this.status.textContent = words(error);
    }
    unfollow();
    this.button.disabled = false;
  }
}
