// @ts-check
/**
 * <poch-odds>: exact odds for any readings and seats, reckoned by the engine when the reader asks;
 * and buttons that copy the commands on the page.
 */

import { html } from "./dom.js";
import { ask, download, index, load, progress } from "./engine.js";

const MEGABYTE = 1_000_000;

/** @typedef {{what: string, share: string, in: string, exactly: string}} Line */

/** @param {string} name @param {string} label @param {[string, string][]} options @param {string} chosen */
function select(name, label, options, chosen) {
  return html(
    "label",
    {},
    label,
    html(
      "select",
      { name },
      ...options.map(([value, words]) =>
        html("option", { value, selected: value === chosen ? "" : null }, words),
      ),
    ),
  );
}

/** Add to a command the button that copies it. @param {Element} place */
function copier(place) {
  const text = place.querySelector("code")?.textContent ?? "";
  const button = html(
    "button",
    { type: "button", class: "poch-button", "aria-label": `Copy ${text}` },
    "Copy",
  );
  button.addEventListener("click", async () => {
    try {
      await navigator.clipboard.writeText(text);
      button.textContent = "Copied";
    } catch {
      getSelection()?.selectAllChildren(/** @type {Element} */ (place.querySelector("code")));
      button.textContent = "Selected";
    }
    setTimeout(() => button.replaceChildren("Copy"), 2000);
  });
  place.append(button);
}

/** @param {Line[]} lines */
function table(lines) {
  return html(
    "div",
    { class: "odds-frame", tabindex: 0, role: "region", "aria-label": "Odds as chosen" },
    html(
      "table",
      { class: "odds-table" },
      html(
        "thead",
        {},
        html(
          "tr",
          {},
          ...["What happens", "Deals", "One in", "Exactly"].map((name) =>
            html("th", { scope: "col" }, name),
          ),
        ),
      ),
      html(
        "tbody",
        {},
        ...lines.map((line) =>
          html(
            "tr",
            {},
            html("th", { scope: "row" }, line.what),
            html("td", {}, line.share),
            html("td", {}, line.in),
            html("td", {}, line.exactly),
          ),
        ),
      ),
    ),
  );
}

export class Odds {
  /** @param {HTMLElement} element */
  constructor(element) {
    this.slug = element.dataset.ruleset ?? "";
    this.element = element;
    for (const place of document.querySelectorAll(".odds-command")) copier(place);
    this.status = html("p", { role: "status", class: "odds-none" });
    this.found = html("div");
    this.button = html("button", { class: "poch-button primary" }, "Reckon");
    this.form = html("form", { class: "odds-form" });
    this.form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.reckon();
    });
    if (this.slug) this.offer();
  }

  close() {}

  async offer() {
    const { seats = "", at = "", cruxes = "" } = this.element.dataset;
    const entry = (await index()).find(({ id }) => id === this.slug);
    const wanted = cruxes.split(" ");
    const open = (entry?.cruxes ?? []).filter(({ id }) => wanted.includes(id));
    this.form.replaceChildren(
      select(
        "seats",
        "Seats",
        seats.split(" ").map((number) => [number, number]),
        at,
      ),
      ...open.map(({ id, title, readings, adopted }) =>
        select(
          `crux ${id}`,
          title,
          readings.map(({ name, label }) => [name, label]),
          adopted,
        ),
      ),
      this.button,
    );
    const bytes = await download();
    const cost = bytes ? ` (once, ${(bytes / MEGABYTE).toFixed(1)} MB)` : "";
    this.element.replaceChildren(
      html("h2", { id: "other" }, "For other readings together"),
      html(
        "p",
        {},
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
    /** @param {Event} event */
    const fetching = (event) => {
      const { share } = /** @type {CustomEvent} */ (event).detail;
      this.status.ariaLive = share < 1 ? "off" : "polite"; // nobody wants to hear it count
      if (share !== null)
        this.status.textContent = `Fetching the engine: ${Math.round(share * 100)} %`;
    };
    progress.addEventListener("progress", fetching);
    this.status.textContent = "Reckoning …";
    try {
      await load(this.slug);
      const answer = await ask("odds", { ruleset: this.slug, readings, seats });
      this.found.replaceChildren(
        table(answer.lines),
        .../** @type {string[]} */ (answer.unreckoned).map((why) =>
          html("p", { class: "odds-none" }, `No exact chance of ${why}.`),
        ),
      );
      this.status.textContent = `Reckoned for ${seats} seats.`;
    } catch (error) {
      this.found.replaceChildren();
      this.status.textContent = error instanceof Error ? error.message : String(error);
    }
    progress.removeEventListener("progress", fetching);
    this.button.disabled = false;
  }
}
