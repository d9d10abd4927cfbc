/**
 * <poch-odds>: exact odds for any readings and seats, reckoned by the engine when the reader asks;
 * and buttons that copy the commands on the page.
 */

import { ask, download, following, index, load, megabytes } from "../engine/engine.js";
import { button, copier, heads, html, row, select, words } from "../page/dom.js";

/** @typedef {{what: string, share: string, in: string, exactly: string}} Line */

/** @param {string} name @param {string} label @param {string[][]} options @param {string} chosen */
const field = (name, label, options, chosen) =>
  html("label", label, select(options, chosen, { name }));

/** @param {Line[]} lines */
function table(lines) {
  const rows = lines.map((line) => row(line.what, [line.share, line.in, line.exactly]));
  const columns = heads(["What happens", "Deals", "One in", "Exactly"]);
  const region = { tabindex: 0, role: "region", "aria-label": "Odds as chosen" };
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
    this.found = html("div");
    this.button = button("Reckon", () => {}, "primary", { type: "submit" });
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
    const wanted = cruxes.split(" ");
    const open = (entry?.cruxes ?? []).filter(({ id }) => wanted.includes(id));
    this.form.replaceChildren(
      field(
        "seats",
        "Seats",
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
    const cost = bytes ? ` (once, ${megabytes(bytes)})` : "";
    this.element.replaceChildren(
      html("h2", { id: "other" }, "For other readings together"),
      html(
        "p",
        `Choose seats and readings; the engine is fetched${cost} and reckons in your browser.`,
      ),
      this.form,
      this.status,
      this.found,
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
    const unfollow = following((share) => {
      this.status.ariaLive = share < 1 ? "off" : "polite"; // nobody wants to hear it count
      this.status.textContent = `Fetching the engine: ${Math.round(share * 100)} %`;
    });
    this.status.textContent = "Reckoning …";
    try {
      await load(this.slug);
      const answer = await ask("odds", { ruleset: this.slug, readings, seats });
      this.found.replaceChildren(
        table(answer.lines),
        .../** @type {string[]} */ (answer.unreckoned).map((why) =>
          html("p.odds-none", `No exact chance of ${why}.`),
        ),
      );
      this.status.textContent = `Reckoned for ${seats} seats.`;
    } catch (error) {
      this.found.replaceChildren();
      this.status.textContent = words(error);
    }
    unfollow();
    this.button.disabled = false;
  }
}
