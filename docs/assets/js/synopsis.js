// @ts-check
/** <poch-synopsis>: a table of rules, of which only some rows may be shown: by part, by words, or what differs. */

import { html, plain } from "./dom.js";

export const DIFFERENT = new Set(["different", "one-sided"]);

/** @typedef {{only: boolean, part: string, find: string}} Filter */

export class Synopsis {
  /** @param {HTMLElement} element */
  constructor(element) {
    this.element = element;
    this.only = /** @type {HTMLInputElement | null} */ (element.querySelector(".only input"));
    this.table = element.querySelector("table");
    this.part = html("select", { "aria-label": "Part of the game" });
    this.find = html("input", { type: "search", placeholder: "Find in the rules", size: "16" });
    this.find.setAttribute("aria-label", "Find in the rules");
    this.count = html("p", { class: "synopsis-count", role: "status" });
    this.tools = element.querySelector(".synopsis-tools");
    this.tools?.querySelector("nav")?.remove();
    this.tools?.append(this.part, this.find, this.count);
    this.onHash = () => this.reveal();
    element.addEventListener("input", () => this.changed());
    addEventListener("hashchange", this.onHash);
    this.renew();
    this.reveal();
  }

  close() {
    removeEventListener("hashchange", this.onHash);
  }

  /** Take a table that came later, or anew. */
  renew() {
    this.table = this.element.querySelector("table");
    if (document.readyState === "complete") this.layOut();
    const kept = this.part.value;
    const parts = [...(this.table?.tBodies ?? [])].map((body) =>
      html("option", { value: body.dataset.part }, body.rows[0]?.textContent ?? ""),
    );
    this.part.replaceChildren(html("option", { value: "" }, "All parts"), ...parts);
    this.part.value = kept;
    if (this.part.selectedIndex < 0) this.part.value = "";
    this.show();
  }

  /** @returns {Filter} */
  get filter() {
    return {
      only: this.only?.checked ?? false,
      part: this.part.value,
      find: this.find.value.trim(),
    };
  }

  /** @param {Filter} filter */
  set filter({ only, part, find }) {
    if (this.only) this.only.checked = only;
    this.part.value = part;
    if (this.part.selectedIndex < 0) this.part.value = "";
    this.find.value = find;
    this.show();
  }

  changed() {
    this.show();
    this.element.dispatchEvent(new Event("poch-filter", { bubbles: true }));
  }

  /** Hide the rows that are not asked for, and the parts of which none is left. */
  show() {
    const { only, part, find } = this.filter;
    const words = find.toLowerCase().split(/\s+/).filter(Boolean);
    let shown = 0;
    let all = 0;
    for (const body of this.table?.tBodies ?? []) {
      let some = false;
      for (const row of [...body.rows].slice(1)) {
        all += 1;
        const text = words.length ? (row.textContent ?? "").toLowerCase() : "";
        row.hidden =
          (only && !DIFFERENT.has(row.dataset.verdict ?? "")) ||
          (part !== "" && body.dataset.part !== part) ||
          !words.every((word) => text.includes(word));
        if (!row.hidden) shown += 1;
        some ||= !row.hidden;
      }
      body.hidden = !some;
    }
    const told = shown === all ? `${all} rules` : `${shown} of ${all} rules`;
    this.count.textContent = this.table ? (shown ? told : "No rule is left; ask for less.") : "";
  }

  /** Have the browser lay out all parts: else it does so as they come near. */
  layOut() {
    for (const body of this.table?.tBodies ?? []) body.classList.add("laid");
  }

  /** Bring the row that the address names into sight, whatever was asked for. */
  reveal() {
    const id = plain(location.hash.slice(1));
    const row = id && this.table?.querySelector(`tr#${CSS.escape(id)}`);
    if (!(row instanceof HTMLTableRowElement)) return;
    this.layOut();
    if (row.hidden) this.filter = { only: false, part: "", find: "" };
    row.scrollIntoView({ block: "center" });
  }
}
