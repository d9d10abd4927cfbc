/** <poch-matrix>: the columns of the matrix by the years of the texts, or by their likeness to one of them. */

import { parts, say } from "../language/say.js";
import { html, select } from "../page/dom.js";

export class Matrix {
  /** @param {HTMLElement} element */
  constructor(element) {
    this.table = element.querySelector("table");
    /** @type {Record<string, string[]>} */
    this.near = JSON.parse(element.dataset.order ?? "{}");
    const heads = [...(this.table?.querySelectorAll("thead th[data-id]") ?? [])];
    this.ids = heads.map((head) => head.getAttribute("data-id") ?? "");
    const options = heads.map((head, i) => [
      this.ids[i] ?? "",
      say("matrix-likeness", { siglum: head.querySelector("b")?.textContent ?? "" }),
    ]);
    this.order = select([["", say("matrix-year")], ...options], "");
    element
      .querySelector(".synopsis-tools")
      ?.prepend(html("label.order", ...parts("matrix-order", { menu: this.order })));
    const [only, small] = element.querySelectorAll(".only input");
    element.addEventListener("input", () => {
      element.toggleAttribute("data-only", only instanceof HTMLInputElement && only.checked);
      element.toggleAttribute("data-small", small instanceof HTMLInputElement && small.checked);
    });
    // Thousands of titles would be half the page: a link gets its own when it is pointed at.
    element.addEventListener("pointerover", ({ target }) => {
      const link = target instanceof Element ? target.closest("td a") : null;
      if (link instanceof HTMLElement) link.title ||= link.ariaLabel ?? "";
    });
    this.now = [...this.ids];
    this.order.addEventListener("input", () => {
      const hash = this.order.value ? `#like=${this.order.value}` : location.pathname;
      history.replaceState(history.state, "", hash);
      this.sort(this.order.value);
    });
    this.follow();
  }

  /** Show the order that the address asks for. */
  follow() {
    const asked = /^#like=(.+)$/.exec(location.hash)?.[1] ?? "";
    this.order.value = this.near[asked] ? asked : "";
    this.sort(this.order.value);
  }

  /** Put the columns into the order of the years, or the most like first. @param {string} like */
  sort(like) {
    const wanted = like ? [like, ...(this.near[like] ?? [])] : this.ids;
    if (wanted.every((id, i) => this.now[i] === id)) return;
    const places = wanted.map((id) => this.now.indexOf(id) + 1);
    for (const row of this.table?.rows ?? []) {
      if (row.cells.length === 1) continue;
      const cells = places.flatMap((at) => row.cells[at] ?? []);
      row.cells[0]?.after(...cells);
    }
    this.now = [...wanted];
    this.table?.classList.toggle("is-sorted", like !== "");
  }
}
