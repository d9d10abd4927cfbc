// @ts-check
/** A slider over the steps, with the parts of the deal marked along it. */

import { html } from "./dom.js";
import { stageName } from "./steps.js";

export class Scrubber {
  /** @param {(step: number) => void} go */
  constructor(go) {
    this.range = html("input", { type: "range", min: "1", step: "1", "aria-label": "Step" });
    this.range.addEventListener("input", () => go(Number(this.range.value)));
    this.stages = html("div", { class: "ph-stages", "aria-hidden": "true" });
    this.node = html("div", { class: "ph-scrub" }, this.stages, this.range);
    new ResizeObserver(() => this.fit()).observe(this.stages);
    const longer = new MutationObserver(() => this.fit()); // or shorter, in another language
    longer.observe(this.stages, { characterData: true, subtree: true });
  }

  /** Mark the parts of another deal. @param {import("./cursor.js").Cursor} cursor */
  fill(cursor) {
    this.range.max = String(cursor.last);
    this.stages.replaceChildren(
      ...cursor.stages().map(({ stage, first, count }) => {
        const name = stageName(stage);
        const stretch = html(
          "span",
          { "data-first": first, title: name },
          html("i", { class: "tight" }, name),
        );
        stretch.style.flexGrow = String(count);
        return stretch;
      }),
    );
    this.fit();
  }

  /** @param {import("./cursor.js").Cursor} cursor @param {string} stage */
  show(cursor, stage) {
    this.range.value = String(cursor.at);
    this.range.setAttribute(
      "aria-valuetext",
      `Step ${cursor.at} of ${cursor.last}, ${stageName(stage)}`,
    );
    const now = cursor.stages().findLast(({ first }) => first <= cursor.at)?.first;
    for (const stretch of this.stages.children)
      stretch.classList.toggle("now", stretch.getAttribute("data-first") === String(now));
  }

  /** Leave out the names for which there is no room. */
  fit() {
    for (const name of this.stages.querySelectorAll("i"))
      name.classList.toggle("tight", name.scrollWidth > name.clientWidth);
  }
}
