/** The rule that a reader is at, in a table of rules. One that is clicked or asked for is lit; the address follows. */

import { say } from "../language/say.js";
import { scrollBack } from "../page/address.js";
import { html, isBack } from "../page/dom.js";
import { nearest } from "../page/edit-distance.js";

/** Letters of an address that are said again; no name has so many. */
const MOST = 60;
const ROW = "tr[data-verdict]";

export class Row {
  /** The name of the rule, or nothing above the first. */
  at = "";
  waiting = 0;
  notice = html("p.poch-note", { role: "status", hidden: true });

  /** @param {HTMLElement} element with the table @param {() => void} keep writes the address */
  constructor(element, keep) {
    this.element = element;
    this.keep = keep;
    for (const kind of ["click", "focusin"])
      element.addEventListener(kind, ({ target }) => {
        const row = target instanceof Element && target.closest(ROW);
        if (row && getSelection()?.isCollapsed !== false) this.take(row);
      });
    document.addEventListener("scroll", this.onScroll, { capture: true, passive: true });
  }

  /** Take note of the rule that comes into sight, as long as none is lit there. */
  onScroll = () => {
    if (!this.element.isConnected) {
      document.removeEventListener("scroll", this.onScroll, { capture: true });
      return;
    }
    this.waiting ||= setTimeout(() => {
      this.waiting = 0;
      this.look();
    }, 150);
  };

  look() {
    const inSight = (/** @type {Element} */ row) => {
      const { top, bottom, height } = row.getBoundingClientRect();
      return height > 0 && bottom > innerHeight / 8 && top < innerHeight;
    };
    const lit = this.element.querySelector("tr.lit");
    if (lit && inSight(lit)) return;
    lit?.classList.remove("lit");
    const above = (/** @type {Element} */ row) => row.getBoundingClientRect().top < innerHeight / 2;
    const row = [...this.element.querySelectorAll(ROW)].find(inSight);
    const at = row && above(row) ? row.id : "";
    if (at === this.at) return;
    this.at = at;
    this.keep();
  }

  /** @param {Element} row */
  take(row) {
    this.light(row);
    this.notice.hidden = true;
    this.keep();
  }

  /** @param {Element} row */
  light(row) {
    for (const old of this.element.querySelectorAll("tr.lit")) old.classList.remove("lit");
    row.classList.add("lit");
    this.at = row.id;
  }

  /** Return the rule of that name, or the nearest; say so where it is another. @param {string} asked */
  near(asked) {
    const ids = Array.from(this.element.querySelectorAll(ROW), ({ id }) => id);
    const near = ids.includes(asked) ? asked : (nearest(asked.slice(0, MOST), ids)[0] ?? "");
    this.notice.hidden = !near || near === asked;
    if (!this.notice.hidden)
      this.notice.textContent = say("synopsis-nearest", { asked: asked.slice(0, MOST), near });
    return /** @type {HTMLTableRowElement | null} */ (document.getElementById(near));
  }

  /** Bring a rule into sight, lit; who comes back finds the page where it was. @param {Element} row @param {boolean} [opened] just now */
  show(row, opened) {
    this.light(row);
    if (opened && isBack()) scrollBack();
    else row.scrollIntoView({ block: "center" });
  }
}
