// @ts-check
/** Two boards that step together, and where and why they part. */

import { clauseAddress } from "./clause.js";
import { Cursor } from "./cursor.js";
import { html } from "./dom.js";
import { control, dealersOf } from "./hand.js";
import { Scrubber } from "./scrubber.js";
import { stageName } from "./steps.js";
import { TableView } from "./table.js";

/** @typedef {import("./contrast.js").Answer} Answer */
/** @typedef {import("./contrast.js").Ruled} Ruled */
/** @typedef {import("./hand.js").HandTrace} HandTrace */

const ROOT = new URL("../../", import.meta.url);

/** A clause of a ruleset; where it was taken over from the other, that is named before it. @param {string} slug @param {string} clause */
function clauseLink(slug, clause) {
  const [own, id] = clause.includes("/") ? clause.split("/") : [slug, clause];
  return html("a", { class: "clause-id", href: clauseAddress(own ?? "", id ?? "") }, id ?? "");
}

/** What a part of the deal is called within a sentence. @param {string} stage */
const partOf = (stage) => stageName(stage).toLowerCase();

/** One of the two boards. */
class Side {
  /** @param {HandTrace} trace @param {string} title @param {string} code */
  constructor(trace, title, code) {
    this.trace = trace;
    this.code = code;
    this.dealers = dealersOf(trace);
    this.sentence = html("p", { class: "poch-sentence" });
    this.by = html("p", { class: "poch-by" });
    this.finding = html("p", { class: "cx-finding", hidden: "" });
    this.table = html("div", { class: "poch-table" });
    this.play = html("a", { class: "poch-button quiet" }, "Play on from here");
    const head = html(
      "h3",
      {},
      html("a", { href: clauseAddress(trace.ruleset, "").slice(0, -1) }, title),
    );
    this.node = html(
      "section",
      { class: "cx-side", "aria-label": title },
      head,
      html("div", { class: "cx-line" }, this.sentence, this.by, this.finding),
      this.table,
      this.play,
    );
    this.view = new TableView(this.table);
  }

  /** @param {number} at @param {{waits: boolean, parts: boolean, finding: string, moving: boolean}} how */
  show(at, { waits, parts, finding, moving }) {
    const { trace } = this;
    const step = trace.steps[at - 1];
    if (!step) return { title: trace.title, line: "", finding };
    const dealer = this.dealers[at - 1];
    this.view.show(trace, step.then, step, { viewer: null, showAll: true, dealer, moving });
    this.sentence.replaceChildren(step.line);
    this.sentence.classList.toggle("long", step.line.length > 96);
    const where = `${stageName(step.stage)} · ${at} of ${trace.steps.length}`;
    const waiting = waits ? " · waits" : "";
    this.by.replaceChildren(
      clauseLink(trace.ruleset, step.clause),
      html("span", {}, where + waiting),
    );
    this.finding.textContent = finding;
    this.finding.hidden = !finding;
    this.node.classList.toggle("waits", waits);
    this.node.classList.toggle("parts", parts);
    this.play.href = new URL(`play/?step=${at}#${this.code}`, ROOT).href;
    return { title: trace.title, line: step.line, finding };
  }
}

/** What is said of both boards: of what happens on both it is said once. @param {{title: string, line: string, finding: string}[]} shown */
function heard(shown) {
  const [a, b] = shown;
  const alike = a && a.line === b?.line && !a.finding && !b.finding;
  return (alike ? [{ ...a, title: "Both" }] : shown).flatMap(({ title, line, finding }) => [
    html("span", {}, title),
    ": ",
    html("span", {}, line),
    " ",
    ...(finding ? [html("span", {}, finding), " "] : []),
  ]);
}

export class Beside {
  /**
   * @param {HTMLElement} host
   * @param {Answer} answer
   * @param {(leaves: string[]) => void} takeOver sets leaves as the other side has them, and asks anew
   */
  constructor(host, answer, takeOver) {
    this.host = host;
    this.told = answer.contrast;
    this.takeOver = takeOver;
    this.live = html("div", { class: "poch-hidden", "aria-live": "polite" });
    if (!answer.b) {
      const { a, b, why, layout } = this.told;
      const said = [a, b].reduce((text, one) => text.replace(one.ruleset, one.title), why ?? "");
      host.replaceChildren(html("p", { class: "cx-why" }, `${said}.`), this.rules(layout));
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
    const cursor = new Cursor(/** @type {import("./cursor.js").Told[]} */ (stages));
    this.cursor = cursor;
    this.scrubber = new Scrubber((step) => this.go(step));
    this.scrubber.fill(cursor);
    this.back = [
      control("First step", "first", () => this.go(1)),
      control("Back", "back", () => this.go(cursor.at - 1)),
    ];
    this.forward = [
      control("Forward", "forward", () => this.go(cursor.at + 1)),
      control("Last step", "last", () => this.go(cursor.last)),
    ];
    this.parting = this.placeOf(this.told.first);
    const controls = html(
      "div",
      { class: "ph-controls" },
      ...this.back,
      this.scrubber.node,
      ...this.forward,
    );
    this.boards = html(
      "div",
      {
        class: "cx-boards",
        tabindex: "0",
        role: "group",
        "aria-label": "Both boards; left and right arrow keys step through the deal",
      },
      ...this.sides.map(({ node }) => node),
    );
    host.replaceChildren(this.verdict(), this.boards, controls, this.more(), this.live);
    host.addEventListener("keydown", this.onKey);
    this.go(this.parting ?? 1, false);
  }

  close() {
    this.host.removeEventListener("keydown", this.onKey);
    for (const { view } of this.sides ?? []) view.close();
    this.host.replaceChildren();
  }

  /** The place among the pairs at which a step stands. @param {{step_a: number | null, step_b: number | null} | null} first */
  placeOf(first) {
    if (!first || !this.pairs) return null;
    const place = this.pairs.findIndex(([a, b]) => a === first.step_a || b === first.step_b);
    return place < 0 ? null : place + 1;
  }

  /** @param {KeyboardEvent} event */
  onKey = (event) => {
    const { altKey, ctrlKey, metaKey, shiftKey, target, key } = event;
    if (altKey || ctrlKey || metaKey || shiftKey || target === this.scrubber?.range) return;
    const at = this.cursor?.at ?? 1;
    const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 1, End: this.cursor?.last }[key];
    if (to === undefined) return;
    event.preventDefault();
    this.go(to);
  };

  /** @param {number} place @param {boolean} [spoken] */
  go(place, spoken = true) {
    const { cursor, pairs, sides, told } = this;
    if (!cursor || !pairs || !sides) return;
    const before = cursor.at;
    cursor.go(place);
    const now = pairs[cursor.at - 1] ?? [1, 1];
    const above = pairs[cursor.at - 2] ?? [0, 0];
    const shown = sides.map((side, i) => {
      const at = now[i] ?? 1;
      const key = i ? "b" : "a";
      const found = told.findings.filter((one) => one.side === key && one.step === at);
      return side.show(at, {
        waits: above[i] === at,
        parts: told.first?.[i ? "step_b" : "step_a"] === at && above[i] !== at,
        finding: found.map(({ line }) => line).join(" "),
        moving: Math.abs(cursor.at - before) === 1,
      });
    });
    this.scrubber?.show(cursor, cursor.steps[cursor.at - 1]?.stage ?? "");
    this.boards?.classList.toggle("parting", cursor.at === this.parting);
    for (const button of this.back ?? [])
      button.setAttribute("aria-disabled", String(cursor.at === 1));
    for (const button of this.forward ?? [])
      button.setAttribute("aria-disabled", String(cursor.at === cursor.last));
    if (spoken) this.live.replaceChildren(...heard(shown));
  }

  /** Where the two part, by which clauses, and which rules make them. */
  verdict() {
    const { told } = this;
    const { first, a, b } = told;
    if (!first)
      return html(
        "div",
        { class: "cx-verdict" },
        html(
          "p",
          { class: "cx-head-line" },
          `In this hand the same happens under both${told.layout.length ? ", once the board is dressed" : ""}.`,
        ),
      );
    const where = html("button", { type: "button", class: "poch-button" }, "Show where");
    where.addEventListener("click", () => this.go(this.parting ?? 1));
    const cell = (
      /** @type {string} */ line,
      /** @type {string | null} */ clause,
      /** @type {string} */ slug,
    ) => html("p", {}, line, " ", ...(clause ? [clauseLink(slug, clause)] : []));
    return html(
      "div",
      { class: "cx-verdict" },
      html("p", { class: "cx-head-line" }, `They part in the ${partOf(first.stage)}. `, where),
      html(
        "div",
        { class: "cx-pair" },
        cell(first.line_a, first.clause_a, a.ruleset),
        cell(first.line_b, first.clause_b, b.ruleset),
      ),
      html(
        "p",
        { class: "cx-because" },
        told.leaves.length > 1
          ? "These rules together make them part:"
          : "This rule makes them part:",
      ),
      this.rules(told.leaves),
      this.proof(),
    );
  }

  /** What was proven, and how to look further. */
  proof() {
    const { told } = this;
    if (!told.sufficient) return html("p", { class: "cx-why" }, `${told.why}.`);
    const what = told.leaves.length > 1 ? "these rules" : "this rule";
    const whose = told.a.ruleset === told.b.ruleset ? "the other reading" : told.b.title;
    const tried = `Tried: with ${what} alone taken over from ${whose}`;
    if (!told.then) return html("p", {}, `${tried}, the two would not part at all.`);
    const next = html("button", { type: "button", class: "poch-button" }, "See that");
    next.addEventListener("click", () => this.takeOver([...told.aside, ...told.leaves]));
    const step = told.then.step_b ? `, at step ${told.then.step_b} there` : "";
    const part = partOf(told.then.stage);
    const later = html("p", {}, `${tried}, the two would part only in the ${part}${step}.`);
    return html("div", { class: "cx-proof" }, later, next);
  }

  /** What else is to be told: the layout, what was taken over, chips left out, and what no longer fits. */
  more() {
    const { told } = this;
    const parts = [];
    const found = told.findings.map(({ side, line, clause }) =>
      html(
        "li",
        {},
        html("b", {}, `${told[side].title}: `),
        `${line} `,
        clauseLink(told[side].ruleset, clause),
      ),
    );
    const out = told["left-out"].map(({ side, pool, chips }) =>
      html(
        "li",
        {},
        `${told[side].title} has no pool ${pool}; the ${chips} chips carried in it are left out.`,
      ),
    );
    if (found.length || out.length)
      parts.push(html("h3", {}, "What does not fit"), html("ul", {}, ...found, ...out));
    if (told.layout.length)
      parts.push(html("h3", {}, "Before the deal is played"), this.rules(told.layout));
    if (told.aside.length) {
      const all = html(
        "button",
        { type: "button", class: "poch-button quiet" },
        "Take nothing over",
      );
      all.addEventListener("click", () => this.takeOver([]));
      parts.push(
        html("h3", {}, "Taken over from the other side"),
        html("p", {}, told.aside.join(", "), " ", all),
      );
    }
    return html("div", { class: "cx-more" }, ...parts);
  }

  /** @param {string[]} names */
  rules(names) {
    const { a, b, rules } = this.told;
    const list = html("dl", { class: "cx-rules" });
    for (const name of names) {
      const rule = rules[name];
      if (!rule) continue;
      const page =
        a.ruleset === b.ruleset || a.ruleset.startsWith("own.")
          ? new URL(`mechanisms/#${name}`, ROOT)
          : new URL(`compare/${a.ruleset}/${b.ruleset}/#${name}`, ROOT);
      list.append(
        html("dt", {}, html("a", { href: page.href }, name), html("small", {}, rule.says)),
        this.value(rule.a, a.ruleset),
        this.value(rule.b, b.ruleset),
      );
    }
    return list;
  }

  /** @param {Ruled | null} ruled @param {string} slug */
  value(ruled, slug) {
    if (!ruled) return html("dd", {}, html("i", {}, "does not arise"));
    return html("dd", {}, ruled.told, " ", clauseLink(slug, ruled.clause));
  }
}
