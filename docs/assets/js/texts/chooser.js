/** The list of texts to choose from, game by game, and the bar that stays in view and names what is chosen. */

import { say } from "../language/say.js";
import { bareButton, html } from "../page/dom.js";

export const LEAST = 2;
/** So many texts stand side by side on a desk; a phone shows two of them at a time. */
export const MOST = 4;

export class Chooser {
  /** The texts in the order in which they were chosen. @type {string[]} */
  order = [];
  /** How many differences there are, in words, once it is known. */
  count = "";

  /** @param {HTMLElement} element with the list @param {() => Promise<void>} show lays out what is chosen @param {() => void} keep writes the address */
  constructor(element, show, keep) {
    this.element = element;
    this.show = show;
    this.keep = keep;
    this.list = /** @type {HTMLDetailsElement} */ (element.querySelector("details.choice"));
    const inputs = [...this.list.querySelectorAll("input")];
    this.boxes = inputs.filter(({ type }) => type === "checkbox");
    this.games = inputs.filter(({ type }) => type === "radio");
    this.said = html("p", { role: "status" });
    this.toggle = bareButton("compare-others", "", () => this.turn(), {
      "aria-expanded": "true",
      "aria-controls": this.list.id,
    });
    this.bar = html("div.compare-bar", { hidden: true }, this.said, this.toggle);
    this.notice = html("p.poch-error", { role: "alert", hidden: "" });
    this.list.before(this.bar, this.notice);
    for (const box of this.boxes) box.addEventListener("input", () => this.choose(box));
    for (const game of this.games) game.addEventListener("input", () => this.narrow());
    this.order = this.chosen; // ticked before this script came
    this.narrow();
  }

  get chosen() {
    return this.boxes.filter((box) => box.checked).map((box) => box.value);
  }

  /** @param {string} name */
  siglum(name) {
    const box = this.boxes.find(({ value }) => value === name);
    return box?.parentElement?.querySelector(".siglum")?.textContent ?? name;
  }

  /** Take what the address asks for; the list shows the game of it, or all of them. @param {string[]} order */
  take(order) {
    this.order = order.slice(0, MOST);
    for (const box of this.boxes) box.checked = this.order.includes(box.value);
    const games = new Set(
      this.boxes.filter((box) => box.checked).map((box) => box.closest("ul")?.dataset.game),
    );
    const [own] = games.size === 1 ? games : [undefined];
    const shown = this.games.find(({ value }) => value === own) ?? this.games.at(-1);
    if (games.size && shown) shown.checked = true;
    this.narrow();
    this.fold(this.order.length >= LEAST);
  }

  /** List the texts of the game that is chosen; those of another stay chosen only under all games. */
  narrow() {
    const game = this.games.find((radio) => radio.checked)?.value;
    for (const list of this.list.querySelectorAll("ul"))
      list.hidden = Boolean(game) && list.dataset.game !== game;
  }

  /** Take the choice of a box; a text newly chosen comes last, and a fifth is not taken. @param {HTMLInputElement} box */
  async choose(box) {
    const before = this.order.length;
    if (box.checked && before >= MOST) {
      box.checked = false;
      this.tell([say("compare-most", { n: MOST })]);
      return;
    }
    const { chosen } = this;
    const kept = this.order.filter((name) => chosen.includes(name));
    this.order = [...kept, ...chosen.filter((name) => !kept.includes(name))];
    this.last = box;
    this.tell([]);
    const answers = before < LEAST && this.order.length >= LEAST;
    const done = this.show();
    if (answers) this.fold(true, true);
    await done;
    this.keep();
  }

  /** Say what is wrong with a choice, if anything is. @param {string[]} what */
  tell(what) {
    this.notice.hidden = what.length === 0;
    this.notice.textContent = what.join(" ");
  }

  /** Open the list, or go to the answer. */
  turn() {
    if (this.list.open) this.fold(true, true);
    else {
      this.fold(false);
      (this.last ?? this.boxes.find((box) => box.checked))?.focus();
    }
  }

  /** Fold the list, or open it. @param {boolean} folded @param {boolean} [going] the reader goes to the answer, and the focus to the bar */
  fold(folded, going) {
    const leaving = folded && this.list.contains(document.activeElement); // it was ticked before this script came
    this.list.open = !folded;
    this.name();
    if (going || leaving) this.toggle.focus({ preventScroll: true });
    if (going) this.element.querySelector(".compare-place")?.scrollIntoView({ block: "start" });
  }

  /** Name what is chosen in the bar, and how many differences there are. */
  name() {
    const { count, order, list } = this;
    const answered = order.length >= LEAST;
    const sigla = order.map((name) => this.siglum(name)).join(" · ");
    const what = html("b", say("compare-chosen", { sigla }));
    this.said.replaceChildren(what, answered && count ? ` ${count}` : "");
    this.toggle.textContent = say(list.open ? "compare-see" : "compare-others");
    this.toggle.ariaExpanded = String(list.open);
    this.toggle.hidden = !answered;
    this.bar.hidden = !order.length;
    this.element.toggleAttribute("data-answered", answered);
  }
}
