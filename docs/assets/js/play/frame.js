/** The parts of the play page, and how they are written on. It knows no game. */

import { say } from "../language/say.js";
import { button, html } from "../page/dom.js";

/** @typedef {{words: string, act: () => void}} Way */

export class Frame {
  sentence = html("p.poch-sentence");
  by = html("p.poch-by.poch-row");
  note = html("p.poch-note.pp-note", { hidden: "" });
  /** What stays until it is true no more. */
  warning = html("p.poch-note.pp-warning", { role: "status", hidden: "" });
  table = html("div.poch-table", {
    tabindex: "0",
    role: "group",
    "aria-label": say("play-table"),
  });
  answer = html("div.pp-answer");
  run = html("div.pp-run.poch-row");
  side = html("div.pp-side");
  clauses = html("section.pp-clauses", { "aria-label": say("play-clauses") });
  list = html("ol.hand-steps");
  log = html("section.pp-log", { "aria-label": say("play-steps") }, this.list);
  live = html("div.poch-hidden", { "aria-live": "polite" });
  /** What the reader last used: the keyboard is led to the next choice, else it is left at the table. */
  used = "";

  constructor() {
    this.main = html(
      "div.ph-frame",
      html("div.ph-say", this.sentence, this.by, this.note, this.warning),
      this.table,
      this.answer,
    );
    const uses = {
      onkeydown: (/** @type {KeyboardEvent} */ event) => {
        this.used = "keyboard";
        if (event.key === "Enter" && event.repeat) event.preventDefault(); // held down, it would press what gets the focus next
      },
      onpointerdown: () => {
        this.used = "pointer";
      },
    };
    this.page = html("div.pp", uses, this.main, this.side, this.live);
  }

  /** What the page is at: setup, waiting, or table. */
  get state() {
    return this.page.dataset.state ?? "";
  }

  set state(state) {
    this.page.dataset.state = state;
    document.documentElement.classList.toggle("at-table", state === "table");
  }

  /** @param {string | Node} sentence @param {string} where @param {HTMLElement} [clause] the link to its clause */
  say(sentence, where, clause = html("span")) {
    this.sentence.replaceChildren(sentence);
    this.sentence.classList.toggle("long", (this.sentence.textContent ?? "").length > 96);
    this.by.replaceChildren(clause, html("span", where));
  }

  /** A quiet remark under the sentence. @param {...(Node | string)} parts */
  remark(...parts) {
    this.note.replaceChildren(...parts);
    this.note.hidden = !this.note.textContent;
  }

  /** Say what stays said, or that it is true no more. @param {string} text */
  warn(text) {
    if (this.warning.textContent !== text) this.warning.textContent = text;
    this.warning.hidden = !text;
  }

  /** A remark beside those that are there. @param {string} text */
  also(text) {
    this.note.append(` ${text}`);
    this.note.hidden = false;
    this.live.append(` ${text}`);
  }

  /** Say something aside, near where it was asked, with the clause it rests on. @param {string} text @param {HTMLElement} clause */
  noteAside(text, clause) {
    const said = html("p.poch-note.pp-told", `${text} `, clause);
    for (const before of this.page.querySelectorAll(".pp-told")) before.remove();
    const near = this.answer.querySelector(".pp-asides");
    if (near && !this.page.classList.contains("looking")) near.after(said);
    else this.clauses.prepend(said);
    this.live.replaceChildren(text);
  }

  /** Say what went wrong, beside the table, and offer ways on. @param {string} text @param {Way[]} ways */
  trouble(text, ways) {
    this.calm();
    const box = html(
      "div.pp-trouble",
      { role: "alert" },
      html("p.poch-error", text),
      html("div.poch-bar", ...ways.map(({ words, act }) => button(words, act))),
    );
    this.answer.append(box);
    box.querySelector("button")?.focus({ preventScroll: true });
  }

  calm() {
    this.answer.querySelector(".pp-trouble")?.remove();
  }

  /** Bring the table and its question into sight. */
  reveal() {
    const { top, bottom } = this.main.getBoundingClientRect();
    if (top < 0 || bottom > innerHeight) this.main.scrollIntoView({ block: "start" });
  }

  /** Lead the keyboard to the first thing to choose, unless the reader is elsewhere; what is hidden by now is nowhere. */
  focus() {
    const active = document.activeElement;
    const lost = active === document.body || active?.matches("[hidden]");
    if (!this.used || !(lost || this.main.contains(active))) return;
    const first = /** @type {HTMLElement | SVGElement | null} */ (
      this.table.querySelector(".card.open") ?? this.answer.querySelector("button:enabled")
    );
    (this.used === "keyboard" && first ? first : this.table).focus({ preventScroll: true });
  }
}
