/** Two boards that step together, and where and why they part. */

import { button, html, ROOT } from "../page/dom.js";
import { clauseAddress, clauseLink } from "./clause.js";
import { Stepper, StepView } from "./stepper.js";
import { stageName } from "./steps.js";

/** @import { Answer, Ruled } from "./contrast.js" */
/** @typedef {import("./hand.js").HandTrace} HandTrace */

const BOARDS = {
  tabindex: 0,
  role: "group",
  "aria-label": "Both boards; left and right arrow keys step through the deal",
};

/** What a part of the deal is called within a sentence. @param {string} stage */
const partOf = (stage) => stageName(stage).toLowerCase();

/** @typedef {{title: string, step: import("../table/table.js").Step | undefined, finding: string}} Shown what is shown of a side */

/** One of the two boards. */
class Side extends StepView {
  /** @param {HandTrace} trace @param {string} title @param {string} code */
  constructor(trace, title, code) {
    super();
    this.trace = trace;
    this.code = code;
    this.finding = html("p.cx-finding", { hidden: true });
    this.play = html("a.poch-button.quiet", "Play on from here");
    const source = clauseAddress(trace.ruleset, "").slice(0, -1);
    this.node = html(
      "section.cx-side",
      { "aria-label": title },
      html("h3", html("a", { href: source }, title)),
      html("div.cx-line", this.sentence, this.by, this.finding),
      this.table,
      this.play,
    );
  }

  /**
   * @param {number} at @param {{waits: boolean, parts: boolean, finding: string, moving: boolean}} how
   * @returns {Shown}
   */
  turnTo(at, { waits, parts, finding, moving }) {
    const { trace } = this;
    const clause = (/** @type {string} */ id) => clauseLink(trace.ruleset, id);
    const more = waits ? " · waits" : "";
    const step = this.show(trace, at, { clause, showAll: true, moving, more });
    this.finding.textContent = finding;
    this.finding.hidden = !finding;
    this.node.classList.toggle("waits", waits);
    this.node.classList.toggle("parts", parts);
    this.play.href = new URL(`play/?step=${at}#${this.code}`, ROOT).href;
    return { title: trace.title, step, finding };
  }
}

/** What is said of both boards: one sentence that is told of both is said once. @param {Shown[]} shown */
function heard(shown) {
  const said = new Set(shown.map(({ step }) => step?.line));
  const isOne = said.size === 1 && !shown.some(({ finding }) => finding);
  const told = isOne ? [{ ...shown[0], title: "Both" }] : shown;
  return told.flatMap(({ title, step, finding }) => [
    html("span", title),
    ": ",
    html("span", step?.line ?? ""),
    " ",
    ...(finding ? [html("span", finding), " "] : []),
  ]);
}

export class Beside {
  /**
   * @param {HTMLElement} host @param {Answer} answer
   * @param {(leaves: string[]) => void} takeOver sets leaves as the other side has them, and asks anew
   */
  constructor(host, answer, takeOver) {
    this.host = host;
    this.told = answer.contrast;
    this.takeOver = takeOver;
    this.live = html("div.poch-hidden", { "aria-live": "polite" });
    if (!answer.b) {
      const { a, b, why, layout } = this.told;
      const said = [a, b].reduce((text, one) => text.replace(one.ruleset, one.title), why ?? "");
      host.replaceChildren(html("p.cx-why", `${said}.`), this.rules(layout));
      return;
    }
    this.sides = [
      new Side(answer.a, this.told.a.title, answer.codes.a),
      new Side(answer.b, this.told.b.title, answer.codes.b),
    ];
    this.pairs = this.told.pairs;
    const stages = this.pairs.map(([a, b], i) => {
      const [was, now] = [this.pairs?.[i - 1]?.[0], answer.a.steps[a - 1]];
      return (a === was ? answer.b?.steps[b - 1] : now) ?? answer.a.steps[0];
    });
    this.stepper = new Stepper((step) => this.go(step));
    this.stepper.fill(/** @type {import("./stepper.js").Told[]} */ (stages));
    this.parting = this.placeOf(this.told.first);
    this.boards = html("div.cx-boards", BOARDS, ...this.sides.map(({ node }) => node));
    host.replaceChildren(this.verdict(), this.boards, this.stepper.node, this.more(), this.live);
    host.addEventListener("keydown", this.stepper.onKey);
    this.go(this.parting ?? 1, false);
  }

  close() {
    if (this.stepper) this.host.removeEventListener("keydown", this.stepper.onKey);
    for (const side of this.sides ?? []) side.close();
    this.host.replaceChildren();
  }

  /** The place among the pairs at which a step stands. @param {{step_a: number | null, step_b: number | null} | null} first */
  placeOf(first) {
    if (!first || !this.pairs) return null;
    const place = this.pairs.findIndex(([a, b]) => a === first.step_a || b === first.step_b);
    return place < 0 ? null : place + 1;
  }

  /** @param {number} place @param {boolean} [spoken] */
  go(place, spoken = true) {
    const { stepper, pairs, sides, told } = this;
    if (!stepper || !pairs || !sides) return;
    const { cursor } = stepper;
    const before = cursor.at;
    cursor.go(place);
    const now = pairs[cursor.at - 1] ?? [1, 1];
    const above = pairs[cursor.at - 2] ?? [0, 0];
    const shown = sides.map((side, i) => {
      const at = now[i] ?? 1;
      const key = i ? "b" : "a";
      const found = told.findings.filter((one) => one.side === key && one.step === at);
      return side.turnTo(at, {
        waits: above[i] === at,
        parts: told.first?.[i ? "step_b" : "step_a"] === at && above[i] !== at,
        finding: found.map(({ line }) => line).join(" "),
        moving: Math.abs(cursor.at - before) === 1,
      });
    });
    stepper.show();
    this.boards?.classList.toggle("parting", cursor.at === this.parting);
    if (spoken) this.live.replaceChildren(...heard(shown));
  }

  /** Where the two part, by which clauses, and which rules make them. */
  verdict() {
    const { told } = this;
    const { first, a, b } = told;
    if (!first)
      return html(
        "div.cx-verdict",
        html(
          "p.cx-head-line",
          `In this hand the same happens under both${told.layout.length ? ", once the board is dressed" : ""}.`,
        ),
      );
    const where = button("Show where", () => this.go(this.parting ?? 1));
    /** @param {string} line @param {string | null} clause @param {string} slug */
    const cell = (line, clause, slug) =>
      html("p", line, " ", clause ? clauseLink(slug, clause) : "");
    const because =
      told.leaves.length > 1
        ? "These rules together make them part:"
        : "This rule makes them part:";
    return html(
      "div.cx-verdict",
      html("p.cx-head-line", `They part in the ${partOf(first.stage)}. `, where),
      html(
        "div.cx-pair",
        cell(first.line_a, first.clause_a, a.ruleset),
        cell(first.line_b, first.clause_b, b.ruleset),
      ),
      html("p.cx-because", because),
      this.rules(told.leaves),
      this.proof(),
    );
  }

  /** What was proven, and how to look further. */
  proof() {
    const { told } = this;
    if (!told.sufficient) return html("p.cx-why", `${told.why}.`);
    const what = told.leaves.length > 1 ? "these rules" : "this rule";
    const whose = told.a.ruleset === told.b.ruleset ? "the other reading" : told.b.title;
    const tried = `Tried: with ${what} alone taken over from ${whose}`;
    if (!told.then) return html("p", `${tried}, the two would not part at all.`);
    const next = button("See that", () => this.takeOver([...told.aside, ...told.leaves]));
    const step = told.then.step_b ? `, at step ${told.then.step_b} there` : "";
    const part = partOf(told.then.stage);
    const later = html("p", `${tried}, the two would part only in the ${part}${step}.`);
    return html("div.cx-proof", later, next);
  }

  /** What else is to be told: the layout, what was taken over, chips left out, and what no longer fits. */
  more() {
    const { told } = this;
    const parts = [];
    const found = told.findings.map(({ side, line, clause }) =>
      html(
        "li",
        html("b", `${told[side].title}: `),
        `${line} `,
        clauseLink(told[side].ruleset, clause),
      ),
    );
    const out = told["left-out"].map(({ side, pool, chips }) =>
      html(
        "li",
        `${told[side].title} has no pool ${pool}; the ${chips} chips carried in it are left out.`,
      ),
    );
    if (found.length || out.length)
      parts.push(html("h3", "What does not fit"), html("ul", ...found, ...out));
    if (told.layout.length)
      parts.push(html("h3", "Before the deal is played"), this.rules(told.layout));
    if (told.aside.length) {
      const all = button("Take nothing over", () => this.takeOver([]), "quiet");
      parts.push(
        html("h3", "Taken over from the other side"),
        html("p", told.aside.join(", "), " ", all),
      );
    }
    return html("div.cx-more", ...parts);
  }

  /** @param {string[]} names */
  rules(names) {
    const { a, b, rules } = this.told;
    const list = html("dl.cx-rules");
    for (const name of names) {
      const rule = rules[name];
      if (!rule) continue;
      const page =
        a.ruleset === b.ruleset || a.ruleset.startsWith("own.")
          ? new URL(`mechanisms/#${name}`, ROOT)
          : new URL(`compare/${a.ruleset}/${b.ruleset}/#${name}`, ROOT);
      list.append(
        html("dt", html("a", { href: page.href }, name), html("small", rule.says)),
        this.value(rule.a, a.ruleset),
        this.value(rule.b, b.ruleset),
      );
    }
    return list;
  }

  /** @param {Ruled | null} ruled @param {string} slug */
  value(ruled, slug) {
    if (!ruled) return html("dd", html("i", "does not arise"));
    return html("dd", ruled.told, " ", clauseLink(slug, ruled.clause));
  }
}
