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
    this.questions = asked.map((one) => new Question(one, given));
    const titles = [...new Set(asked.map(({ part }) => part))];
    this.told = html("p.ws-quiet");
    this.parts = titles.map((title) => {
      const own = this.questions.filter((one) => one.asked.part === title);
      const count = html("small");
      const head = html("summary", html("h2", title), count);
      const inner = html("div.ws-questions", ...own.map(({ whole }) => whole));
      const whole = html("details.ws-topic", { hidden: true }, head, inner);
      return { own, count, whole };
    });
    this.page = html("div.ws-form", this.told, ...this.parts.map(({ whole }) => whole));
  }

  /** Say what is waited for. @param {string} told */
  wait(told) {
    if (!this.questions.some(({ state }) => state)) this.told.textContent = told;
  }

  /** @param {Answer} answer */
  show({ rules, form, complaints }) {
    this.page.classList.toggle("ws-stale", !rules);
    if (!rules || !form) {
      this.told.textContent = say("workshop-form-stale");
      return;
    }
    const isAsked = new Set(form.asked);
    const isFirst = this.parts.every(({ whole }) => whole.hidden);
    for (const one of this.questions) {
      const { name } = one.asked;
      const rule = rules[name] ?? null;
      one.show({
        rule,
        isAsked: isAsked.has(name),
        clause: (rule && form.clauses[rule.clause]) ?? null,
        flag: form.stale.find(({ leaf }) => leaf === name) ?? null,
        complaints: complaints.filter((each) => each.name === name).map(({ message }) => message),
      });
    }
    for (const { own, count, whole } of this.parts) {
      const shown = own.filter((one) => !one.whole.hidden);
      const wrong = shown.filter((one) => one.isWrong).length;
      whole.hidden = !shown.length;
      whole.classList.toggle("ws-wrong", wrong > 0);
      count.textContent = wrong
        ? say("workshop-to-look-at", { n: wrong })
        : say("workshop-questions", { n: shown.length });
    }
    if (isFirst) this.parts.find(({ whole }) => !whole.hidden)?.whole.setAttribute("open", "");
    this.flags();
  }

  /** Say how many words are old, and lead to the first. */
  flags() {
    const old = this.questions.filter(({ state }) => state?.flag);
    const [first] = old;
    if (first)
      this.told.replaceChildren(
        say("workshop-flags", { n: old.length }),
        " ",
        button(say("workshop-flags-show"), () => this.lead(first), "quiet"),
      );
    else this.told.textContent = say("workshop-form-lead");
    this.told.classList.toggle("ws-flag", Boolean(first));
  }

  /** @param {Question} one */
  lead(one) {
    one.whole.closest(".ws-topic")?.setAttribute("open", "");
    one.whole.open = true;
    one.whole.querySelector("summary")?.focus();
    one.whole.scrollIntoView({ block: "nearest" });
  }
}
