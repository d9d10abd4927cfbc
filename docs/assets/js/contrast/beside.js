/** Two boards that step together, and where and why they part. */

import { clauseAddress, clauseLink } from "../hand/clause.js";
import { Stepper, StepView } from "../hand/stepper.js";
import { parts, say, tag } from "../language/say.js";
import { arrival } from "../network/fetching.js";
import { button, capital, HOME, html, PAGES, ROOT } from "../page/dom.js";
import { calling } from "../table/cards.js";
import { sentence } from "../table/sentence.js";
import { nearestPair } from "./choice.js";

/** Where two texts are side by side, at a rule: only in English a pair has a page. @param {string} a @param {string} b @param {string} rule */
const pairOf = (a, b, rule) =>
  new URL(PAGES === ROOT ? `compare/${a}/${b}/#${rule}` : `compare/#${a},${b}&at=${rule}`, PAGES);

/** @import { Answer, Ruled, Said } from "./contrast.js" */
/** @typedef {import("../hand/hand.js").HandTrace} HandTrace */

/** The words of rules come in English. */
const ENGLISH = { lang: tag === "en" ? null : "en" };

/** @typedef {{title: string, step: import("../hand/stepper.js").SaidStep | undefined, finding: string}} Shown what is shown of a side */

/** One of the two boards. */
class Side extends StepView {
  /** @param {HandTrace} trace @param {string} title @param {string | null} code @param {number} before the steps of the code before its first */
  constructor(trace, title, code, before) {
    super();
    this.trace = trace;
    this.code = code;
    this.before = before;
    this.finding = html("p.cx-finding.poch-marked", { hidden: true });
    this.play = html("a.poch-button.quiet", say("beside-play-on"));
    const source = clauseAddress(trace.ruleset, "").slice(0, -1);
    this.node = html(
      "section.cx-side",
      { "aria-label": title },
      html("h3", html("a", { href: source }, title)),
      html("div.cx-line", this.sentence, this.words, this.by, this.finding),
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
    const more = waits ? ` · ${say("beside-waits")}` : "";
    const step = this.show(trace, at, { clause, showAll: true, moving, more });
    if (step) this.explain(trace, step.clause);
    this.finding.textContent = finding;
    this.finding.hidden = !finding;
    this.node.classList.toggle("waits", waits);
    this.node.classList.toggle("parts", parts);
    if (this.code)
      this.play.href = new URL(`play/?step=${at + this.before}#${this.code}`, HOME).href;
    this.play.hidden = !this.code;
    return { title: trace.title, step, finding };
  }
}

/** What is said of both boards: one sentence that is told of both is said once. @param {Shown[]} shown */
function joinSpoken(shown) {
  const said = new Set(shown.map(({ step }) => step?.line));
  const isOne = said.size === 1 && !shown.some(({ finding }) => finding);
  const spoken = isOne ? [{ ...shown[0], title: say("beside-both") }] : shown;
  return spoken.flatMap(({ title = "", step, finding }) => [
    html("span", say("beside-heard", { title, line: step?.line ?? "" })),
    " ",
    ...(finding ? [html("span", finding), " "] : []),
  ]);
}

export class Beside {
  /**
   * @param {HTMLElement} host @param {Answer} answer
   * @param {{step: string, turned: (step: string) => void, takeOver: (leaves: string[]) => void}} wish the steps to begin
   * at; what follows the reader; what sets leaves as the other side has them, and asks anew
   */
  constructor(host, answer, { step, turned, takeOver }) {
    this.host = host;
    this.contrast = answer.contrast;
    this.turned = turned;
    this.takeOver = takeOver;
    this.live = html("div.poch-hidden", { "aria-live": "polite" });
    if (!answer.b) {
      host.replaceChildren(html("p.cx-why", this.why()), this.rules(this.contrast.layout));
      return;
    }
    this.traces = { a: answer.a, b: answer.b };
    this.sides = [
      new Side(answer.a, this.contrast.a.title, answer.codes.a, this.contrast.hands.before),
      new Side(answer.b, this.contrast.b.title, answer.codes.b, 0),
    ];
    this.pairs = this.contrast.pairs;
    const stages = this.pairs.map(([a, b], i) => {
      const [was, now] = [this.pairs?.[i - 1]?.[0], answer.a.steps[a - 1]];
      return (a === was ? answer.b?.steps[b - 1] : now) ?? answer.a.steps[0];
    });
    this.stepper = new Stepper((step) => this.go(step));
    this.stepper.fill(/** @type {import("../hand/stepper.js").Told[]} */ (stages));
    this.parting = this.placeOf(this.contrast.first);
    const group = { tabindex: 0, role: "group", "aria-label": say("beside-boards") };
    this.boards = html("div.cx-boards", group, ...this.sides.map(({ node }) => node));
    host.replaceChildren(this.verdict(), this.boards, this.stepper.node, this.more(), this.live);
    host.addEventListener("keydown", this.stepper.onKey);
    this.go(step ? nearestPair(this.pairs, step) + 1 : (this.parting ?? 1), false);
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

  /** The steps that are shown, such as `5,7`. */
  get steps() {
    return this.pairs?.[(this.stepper?.cursor.at ?? 1) - 1]?.join(",") ?? "";
  }

  /** @param {number} place @param {boolean} [spoken] */
  go(place, spoken = true) {
    const { stepper, pairs, sides, contrast } = this;
    if (!stepper || !pairs || !sides) return;
    const { cursor } = stepper;
    const before = cursor.at;
    cursor.go(place);
    const now = pairs[cursor.at - 1] ?? [1, 1];
    const above = pairs[cursor.at - 2] ?? [0, 0];
    const shown = sides.map((side, i) => {
      const at = now[i] ?? 1;
      const key = i ? "b" : "a";
      const findings = contrast.findings.filter(
        (finding) => finding.side === key && finding.step === at,
      );
      return side.turnTo(at, {
        waits: above[i] === at,
        parts: contrast.first?.[i ? "step_b" : "step_a"] === at && above[i] !== at,
        finding: findings.map((finding) => this.misfit(finding)).join(" "),
        moving: Math.abs(cursor.at - before) === 1,
      });
    });
    stepper.show();
    this.boards?.classList.toggle("parting", cursor.at === this.parting);
    if (!spoken) return;
    this.live.replaceChildren(...joinSpoken(shown));
    this.turned(this.steps);
  }

  /** Why nothing could be proven. */
  why() {
    const { why } = this.contrast;
    return why ? say(why) : "";
  }

  /** What does not fit on a side. @param {{side: "a" | "b", line: Said}} finding */
  misfit({ side, line }) {
    return say(line, {}, calling(this.traces?.[side] ?? {}));
  }

  /** What happens on a side where the two part. @param {"a" | "b"} side */
  happens(side) {
    const { first } = this.contrast;
    const [step, end] =
      side === "a" ? [first?.step_a, first?.end_a] : [first?.step_b, first?.end_b];
    if (end) return say(end);
    const trace = this.traces?.[side];
    const there = trace?.steps[(step ?? 0) - 1];
    return trace && there ? sentence(there, trace) : "";
  }

  /** Where the two part, by which clauses, and which rules make them. */
  verdict() {
    const { contrast } = this;
    const { first, a, b, leaves, layout } = contrast;
    if (!first) {
      const same = say("beside-same", { dressed: layout.length > 0 });
      return html("div.cx-verdict", this.setting(), html("p.cx-head-line.poch-row", same));
    }
    const where = button(say("beside-show"), () => this.go(this.parting ?? 1));
    /** @param {"a" | "b"} side @param {string | null} clause @param {string} slug */
    const cell = (side, clause, slug) =>
      html("p.poch-marked", this.happens(side), " ", clause ? clauseLink(slug, clause) : "");
    return html(
      "div.cx-verdict",
      this.setting(),
      html("p.cx-head-line.poch-row", say("beside-part", { stage: first.stage }), " ", where),
      html(
        "div.cx-pair",
        cell("a", first.clause_a, a.ruleset),
        cell("b", first.clause_b, b.ruleset),
      ),
      this.earlier(),
      html("p.poch-small", say("beside-because", { n: leaves.length })),
      this.rules(leaves),
      this.proof(),
    );
  }

  /** What of the setting is ours, if the hands are kept. */
  setting() {
    const { said } = this.contrast.hands;
    const lines = said.map((message) => say(message, {}, calling(this.traces?.a ?? {})));
    return lines.length ? html("p.cx-setting.poch-small", lines.join(" ")) : "";
  }

  /** Where the two part before that, with no chips at stake. */
  earlier() {
    const place = this.placeOf(this.contrast.earlier);
    if (!place) return "";
    const where = button(say("beside-show"), () => this.go(place), "quiet");
    return html("p.poch-small", say("beside-earlier"), " ", where);
  }

  /** What was proven, and how to look further. */
  proof() {
    const { a, b, aside, leaves, sufficient, then } = this.contrast;
    if (!sufficient) return html("p.cx-why", this.why());
    const whose = a.ruleset === b.ruleset ? say("beside-other-reading") : b.title;
    const stage = then?.stage ?? "none";
    const tried = say("beside-tried", { n: leaves.length, whose, stage, step: then?.step_b ?? 0 });
    if (!then) return html("p", tried);
    const next = button(say("beside-see"), () => this.takeOver([...aside, ...leaves]));
    return html("div.cx-proof.poch-row", html("p", tried), next);
  }

  /** What else is to be told: the layout, what was taken over, chips left out, and what no longer fits. */
  more() {
    const { contrast } = this;
    const shown = [];
    const misfits = contrast.findings.map((finding) => {
      const { title, ruleset } = contrast[finding.side];
      const named = { title: html("b", title), line: this.misfit(finding) };
      return html("li", ...parts("beside-misfit", named), " ", clauseLink(ruleset, finding.clause));
    });
    const out = contrast["left-out"].map(({ side, pool, chips }) => {
      const named = { title: contrast[side].title, pool, n: chips };
      return html("li", say("beside-no-pool", named, calling(this.traces?.a ?? {})));
    });
    if (misfits.length || out.length)
      shown.push(html("h3", say("beside-misfits")), html("ul", ...misfits, ...out));
    if (contrast.layout.length)
      shown.push(html("h3", say("beside-layout")), this.rules(contrast.layout));
    if (contrast.aside.length) {
      const all = button(say("beside-nothing"), () => this.takeOver([]), "quiet");
      const names = contrast.aside.map((name) => html("li", { "data-leaf": name }, name));
      shown.push(html("h3", say("beside-aside")), this.inWords(html("ul", ...names)), all);
    }
    return html("div.cx-more", ...shown);
  }

  /** @param {string[]} names */
  rules(names) {
    const { a, b, rules } = this.contrast;
    const list = html("dl.cx-rules");
    for (const name of names) {
      const rule = rules[name];
      if (!rule) continue;
      const page =
        a.ruleset === b.ruleset || a.ruleset.startsWith("own.")
          ? new URL(`mechanisms/#${name}`, PAGES)
          : pairOf(a.ruleset, b.ruleset, name);
      const says = html("span", ENGLISH, capital(rule.says));
      list.append(
        html("dt", { "data-leaf": name }, says, " ", html("a", { href: page.href }, name)),
        this.value(rule.a, a.ruleset, name),
        this.value(rule.b, b.ruleset, name),
      );
    }
    return this.inWords(list);
  }

  /** @param {Ruled | null} ruled @param {string} slug @param {string} leaf */
  value(ruled, slug, leaf) {
    if (!ruled) return html("dd", html("i", say("beside-unset")));
    const { clause, told: text, value } = ruled;
    const data = { "data-leaf": leaf, "data-value": JSON.stringify(value) };
    return html("dd", data, html("span", ENGLISH, text), " ", clauseLink(slug, clause));
  }

  /** Return a list of rules, which says them in the words of the page once these come; else they stay the engine's, in English. @param {HTMLElement} list */
  inWords(list) {
    const words = arrival(import("./rule-words.js"), "rule-words.js");
    const stay = () => ENGLISH.lang && list.after(html("p.cx-why", say("beside-english")));
    words.then(({ translate }) => translate(list)).catch(stay);
    return list;
  }
}
