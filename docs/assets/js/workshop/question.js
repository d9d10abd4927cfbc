/** One question of the form: its answer in a line, and opened the choices, what the clause says, and what does not agree. */

import { parts, say, tag } from "../language/say.js";
import { bareButton, button, html, select } from "../page/dom.js";
import { controls, readingsOf, ruleText, sentence } from "./answering.js";

/**
 * @typedef {{written: string, words: string, taken: string[]}} Choice
 * @typedef {{name: string, question: string, part: string, kind: string, chips: boolean, isOptional: boolean,
 *   least?: number, most?: number, choices: Choice[], played: Record<string, string>}} Asked `played` is by siglum
 * @typedef {import("./desk.js").Rule} Rule
 * @typedef {{id: string, adopted: string, readings: string[], question: string}} Crux
 * @typedef {{text: string, line: number, status: string | null, isAsThere: boolean, crux: Crux | null}} Clause
 * @typedef {{value: unknown, written: string}} WrittenValue a value, and as one writes it
 * @typedef {{leaf: string, clause: string, said: number | null, now: number | null, before: WrittenValue, after: WrittenValue}} Flag
 * @typedef {{rule: Rule | null, isAsked: boolean, clause: Clause | null, flag: Flag | null, complaints: string[],
 *   board: string[]}} State
 * @typedef {{source: import("./needs.js").Source,
 *   change: (request: Record<string, string | string[] | null>) => void, show: (line: number) => void, refuse: () => void}} Given
 */

/** What a clause of a text that is not here can rest on. */
const RESTS = ["stated", "inferred", "supplied"];

export class Question {
  key = "";
  /** The words that the reader is writing. @type {string | null} */
  writing = null;
  /** @type {State | null} */
  state = null;
  /** Why what was written last cannot be; the rule is still what it was. */
  refusal = "";
  /** The words that the form has given, some of which the engine may not have answered yet. @type {string[]} */
  said = [];

  /** @param {Asked} asked @param {Given} given */
  constructor(asked, given) {
    this.asked = asked;
    this.given = given;
    this.answer = html("span.ws-answer");
    this.mark = html("span.ws-mark");
    const summary = html(
      "summary",
      html("span.ws-asks.poch-small", asked.question),
      this.answer,
      this.mark,
    );
    this.body = html("div.ws-body");
    const id = `ws-refusal-${asked.name}`;
    this.notice = html("p.ws-flag", { id, role: "alert", hidden: true });
    this.whole = html("details.ws-question", { "data-leaf": asked.name }, summary, this.body);
    this.whole.addEventListener("toggle", () => this.fill());
  }

  /** Whether its answer and its clause do not agree, or it lacks one. */
  get isWrong() {
    const { state } = this;
    return Boolean(state && (state.flag || state.complaints.length || this.lacks || this.refusal));
  }

  get lacks() {
    return Boolean(this.state?.isAsked && !this.state.rule && !this.asked.isOptional);
  }

  /** @param {State} state */
  show(state) {
    this.state = state;
    const { rule, isAsked, flag, complaints } = state;
    this.whole.hidden = !isAsked && !rule;
    this.answer.textContent = this.lacks ? say("workshop-unanswered") : ruleText(this.asked, rule);
    this.whole.classList.toggle("ws-idle", !isAsked);
    this.fill();
    const count = complaints.length + Number(Boolean(this.refusal));
    this.mark.textContent = flag
      ? say("workshop-old-words")
      : say("workshop-count", { n: count }).trim() || (isAsked ? "" : say("workshop-idle"));
    this.whole.classList.toggle("ws-wrong", this.isWrong);
  }

  /** Say at the fields what cannot be, or that nothing is wrong. @param {string} why @param {Element[]} [wrong] */
  refuse(why, wrong = [...this.body.querySelectorAll(".ws-figure input")]) {
    const rule = this.answer.textContent ?? "";
    this.refusal = why && say("workshop-refused", { why, rule });
    this.notice.textContent = this.refusal;
    this.notice.hidden = !why;
    for (const input of this.body.querySelectorAll(".ws-figure input")) {
      const isWrong = Boolean(why) && wrong.includes(input);
      input.setAttribute("aria-invalid", String(isWrong));
      input.setAttribute("aria-describedby", isWrong ? this.notice.id : "");
    }
    if (this.state) this.show(this.state);
    this.given.refuse();
  }

  fill() {
    const { state } = this;
    const key = JSON.stringify([state, this.writing === null]);
    if (!state || key === this.key) return;
    if (this.refusal) {
      this.refuse(""); // the fields have the rule again
      return;
    }
    if (!this.whole.open) return;
    this.key = key;
    const focused = /** @type {HTMLElement | null} */ (document.activeElement);
    const at = this.body.contains(focused) ? focused?.dataset.key : undefined;
    this.body.replaceChildren(...this.inside(state));
    if (at !== undefined)
      for (const control of this.body.querySelectorAll("[data-key]"))
        if (control instanceof HTMLElement && control.dataset.key === at) control.focus();
  }

  /** @param {State} state */
  inside({ rule, isAsked, clause, flag, complaints, board }) {
    const { question } = this.asked;
    const refuse = (/** @type {string} */ why, /** @type {Element[]} */ wrong) =>
      this.refuse(why, wrong);
    const set = (/** @type {string | null} */ written, /** @type {string} */ words) => {
      if (this.refusal) this.refuse("");
      const says = `${question}: ${words}.`;
      const said = [...this.said, ...(rule ? [sentence(this.asked, rule)] : [])];
      const because = this.given.source.texts.size ? say("workshop-added") : null;
      this.said.push(says);
      this.given.change({ leaf: this.asked.name, written, says, said, because });
    };
    const isShared = rule?.clause.includes(",");
    return [
      this.notice,
      ...(flag ? [html("p.ws-flag", this.describeFlag(flag))] : []),
      ...complaints.map((complaint) => html("p.ws-flag", { lang: "en" }, complaint)),
      ...(isAsked ? [] : [this.idle()]),
      isShared
        ? html("p.poch-note", say("workshop-several"))
        : html(
            "fieldset",
            html("legend.poch-hidden", question),
            controls(this.asked, rule, { set, refuse }, board),
          ),
      ...(rule && clause ? this.says(rule.clause, clause) : []),
    ];
  }

  /** @param {Flag} flag */
  describeFlag({ said, now, before, after }) {
    if (said !== null && now !== null)
      return say(this.asked.chips ? "workshop-flag-chips" : "workshop-flag", { said, now });
    const words = (/** @type {WrittenValue} */ rule) =>
      ruleText(this.asked, { ...rule, clause: "", line: 0 });
    return say("workshop-flag-words", { before: words(before), after: words(after) });
  }

  idle() {
    const request = { leaf: this.asked.name, written: null };
    const out = button(say("workshop-leave-out"), () => this.given.change(request), "quiet", {
      "data-key": "out",
    });
    return html("p.poch-note", say("workshop-idle-why"), " ", out);
  }

  // What the clause says

  /** @param {string} id @param {Clause} clause */
  says(id, clause) {
    const { texts } = this.given.source;
    const own = clause.isAsThere && texts.get(id);
    const text = own || clause.text;
    const lang = clause.isAsThere && !own && tag !== "en" ? { lang: "en" } : {};
    const show = bareButton("ws-clause", id, () => this.given.show(clause.line), {
      title: say("workshop-in-text"),
      "data-key": "show",
    });
    const head = html("p.poch-small", say("workshop-clause-says"), " ", html("small", show));
    if (this.writing !== null) return [head, ...this.writeClause(id)];
    const write = () => {
      this.writing = text;
      this.fill();
      this.body.querySelector("textarea")?.focus();
    };
    return [
      head,
      html("blockquote", lang, text),
      ...(clause.crux ? this.readings(clause.crux) : []),
      ...(texts.size ? [] : [this.rests(id, clause)]),
      button(say("workshop-write"), write, "quiet", { "data-key": "write" }),
    ];
  }

  /** @param {string} clause */
  writeClause(clause) {
    const area = html(
      "textarea",
      {
        rows: 4,
        "aria-label": say("workshop-words"),
        "data-key": "words",
        oninput: () => {
          this.writing = area.value;
        },
      },
      this.writing ?? "",
    );
    const finish = () => {
      const says = area.value.trim();
      this.writing = null;
      this.key = "";
      if (says) this.given.change({ clause, says });
      this.fill();
      this.whole.querySelector("summary")?.focus();
    };
    const leave = () => {
      this.writing = null;
      this.fill();
      this.whole.querySelector("summary")?.focus();
    };
    return [
      area,
      html(
        "div.poch-bar",
        button(say("workshop-words-keep"), finish, "primary"),
        button(say("workshop-words-leave"), leave, "quiet"),
      ),
    ];
  }

  /** @param {string} clause @param {Clause} now */
  rests(clause, { status }) {
    const menu = select(
      RESTS.map((each) => [each, say("workshop-rests-on", { status: each })]),
      status ?? "",
      {
        "data-key": "rests",
        onchange: () => this.given.change({ clause, rests: menu.value }),
      },
    );
    return html("label.ws-reading.poch-field", say("workshop-rests"), menu);
  }

  /** @param {Crux} crux */
  readings(crux) {
    const { id, adopted, question } = crux;
    const known = this.given.source.cruxes.get(id);
    const menu = select(readingsOf(crux, known), adopted, {
      "data-key": "reading",
      onchange: () => this.given.change({ crux: id, adopts: menu.value }),
    });
    const asks = known?.question ?? question;
    return [
      html("label.ws-reading.poch-field", html("span", ...parts("workshop-read", { asks })), menu),
    ];
  }
}
