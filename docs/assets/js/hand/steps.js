/** The steps as they are told below the board: written where the page has none, anew for another trace; and one of them marked. */

import { say } from "../language/say.js";
import { html, renew } from "../page/dom.js";
import { sentence } from "../table/sentence.js";

/** @typedef {import("../table/table.js").Step} Step */

/** Return what a part of the deal is called. @param {string} stage */
export const stageName = (stage) => (stage ? say(`stage-${stage}`) : "");

/** Return what happened at a step, so that it is known again: not what is said of it, nor by which clause or on what table. @param {Step | undefined} step */
export function factsOf(step) {
  const { clause, then, ...facts } = step ?? /** @type {Partial<Step>} */ ({});
  return JSON.stringify(facts);
}

export class Steps {
  /** @param {HTMLElement} list the list that the page was written with @param {(step: number) => void} go */
  constructor(list, go) {
    this.list = list;
    list.onclick = ({ target }) => {
      const item = target instanceof Element && !target.closest("a") && target.closest("li");
      if (item) go([...list.children].indexOf(item) + 1);
    };
    const { clauses } = list.dataset;
    /** Steps have an id only on the page of their own hand. */
    this.anchored = list.closest(".poch-handpage") !== null;
    const link = list.querySelector("a")?.getAttribute("href") ?? "#";
    this.page = clauses ?? link.slice(0, link.indexOf("#"));
  }

  /** Whether the page was written without its steps. */
  get empty() {
    return !this.list.firstElementChild;
  }

  /** Return the address of a clause. @param {string} clause */
  address(clause) {
    return `${this.page}#${clause}`;
  }

  /**
   * Tell other steps.
   * @param {Step[]} steps @param {import("../table/table.js").Trace} trace what they are of
   * @param {number[]} [deals] where each deal begins, if there are several
   */
  tell(steps, trace, deals = []) {
    const opens = (/** @type {number} */ i) => {
      const { stage } = steps[i] ?? { stage: "" };
      if (deals.includes(i))
        return say("hand-deal", { n: deals.indexOf(i) + 1, stage: stageName(stage) });
      return stage === steps[i - 1]?.stage ? "" : stageName(stage);
    };
    renew(
      this.list,
      steps.map((step, i) => {
        const item = html("li", { id: this.anchored ? `step-${i + 1}` : null });
        const heading = opens(i);
        if (heading) item.append(html("b", heading), " ");
        item.append(
          html("span", sentence(step, trace)),
          " ",
          html("a", { href: this.address(step.clause) }, step.clause),
        );
        return item;
      }),
    );
  }

  /** Mark a step; where the list is unfolded, keep it in sight without moving the page. @param {number} step */
  mark(step) {
    this.list.querySelector("[aria-current]")?.removeAttribute("aria-current");
    const item = /** @type {HTMLElement | undefined} */ (this.list.children[step - 1]);
    item?.setAttribute("aria-current", "step");
    if (!item || this.list.closest("details")?.open === false) return;
    if (this.list.scrollHeight > this.list.clientHeight)
      this.list.scrollTop = item.offsetTop - this.list.clientHeight / 3;
  }
}
