/** The rules of a draft as questions, part by part. What they mean, and which arise, the engine says. */

import { say } from "../language/say.js";
import { button, html } from "../page/dom.js";
import { Question } from "./question.js";

/**
 * @typedef {import("./question.js").Asked} Asked
 * @typedef {import("./question.js").Given} Given
 * @typedef {import("./desk.js").Answer} Answer
 */

export class Rules {
  /** @param {Asked[]} asked @param {Given} given */
  constructor(asked, given) {
    const refuse = () => {
      this.count();
      given.refuse();
    };
    this.questions = asked.map((question) => new Question(question, { ...given, refuse }));
    const titles = [...new Set(asked.map(({ part }) => part))];
    this.notice = html("p.poch-note");
    this.parts = titles.map((title) => {
      const own = this.questions.filter((question) => question.asked.part === title);
      const count = html("small");
      const head = html("summary", html("h2", title), count);
      const inner = html("div.ws-questions", ...own.map(({ whole }) => whole));
      const whole = html("details.ws-topic", { hidden: true }, head, inner);
      return { own, count, whole };
    });
    this.page = html("div.ws-form", this.notice, ...this.parts.map(({ whole }) => whole));
  }

  /** Say what is waited for. @param {string} text */
  wait(text) {
    if (!this.questions.some(({ state }) => state)) this.notice.textContent = text;
  }

  /** @param {Answer} answer */
  show({ rules, form, complaints }) {
    this.page.classList.toggle("ws-stale", !rules);
    if (!rules || !form) {
      this.notice.textContent = say("workshop-form-stale");
      return;
    }
    const isAsked = new Set(form.asked);
    const board = /** @type {any} */ (rules["board.pools"]?.value);
    const isFirst = this.parts.every(({ whole }) => whole.hidden);
    for (const question of this.questions) {
      const { name } = question.asked;
      const rule = rules[name] ?? null;
      question.show({
        rule,
        isAsked: isAsked.has(name),
        clause: (rule && form.clauses[rule.clause]) ?? null,
        flag: form.stale.find(({ leaf }) => leaf === name) ?? null,
        complaints: complaints
          .filter((each) => rule && each.name === name)
          .map(({ message }) => message),
        board: Array.isArray(board) ? board : [],
      });
    }
    this.count();
    if (isFirst) this.parts.find(({ whole }) => !whole.hidden)?.whole.setAttribute("open", "");
    this.flags();
  }

  /** Say of each part how many of its questions there are, or are to be looked at. */
  count() {
    for (const { own, count, whole } of this.parts) {
      const shown = own.filter((question) => !question.whole.hidden);
      const wrong = shown.filter((question) => question.isWrong).length;
      whole.hidden = !shown.length;
      whole.classList.toggle("ws-wrong", wrong > 0);
      count.textContent = wrong
        ? say("workshop-to-look-at", { n: wrong })
        : say("workshop-questions", { n: shown.length });
    }
  }

  /** What was asked for and cannot be. */
  get refusals() {
    return this.questions.flatMap(({ asked, refusal }) =>
      refusal ? [{ name: asked.name, refusal }] : [],
    );
  }

  /** @param {string} leaf */
  find(leaf) {
    return this.questions.find(({ asked }) => asked.name === leaf);
  }

  /** Say at the question of a leaf why its answer is not taken; say whether there is one. @param {string} why @param {string} leaf */
  refuse(why, leaf) {
    const question = this.find(leaf);
    question?.refuse(why);
    return Boolean(question);
  }

  /** Open the question of a leaf. @param {string} leaf */
  open(leaf) {
    const question = this.find(leaf);
    if (question) this.lead(question);
  }

  /** Say how many words are old, and lead to the first. */
  flags() {
    const old = this.questions.filter(({ state }) => state?.flag);
    const [first] = old;
    if (first)
      this.notice.replaceChildren(
        say("workshop-flags", { n: old.length }),
        " ",
        button(say("workshop-flags-show"), () => this.lead(first), "quiet"),
      );
    else this.notice.textContent = say("workshop-form-lead");
    this.notice.classList.toggle("ws-flag", Boolean(first));
  }

  /** @param {Question} question */
  lead(question) {
    question.whole.closest(".ws-topic")?.setAttribute("open", "");
    question.whole.open = true;
    question.whole.querySelector("summary")?.focus();
    question.whole.scrollIntoView({ block: "nearest" });
  }
}
