/** What is told beside a draft: complaints, what differs from its source, and every leaf. */

import { clauseLink } from "../hand/clause.js";
import { parts, say } from "../language/say.js";
import { button, html } from "../page/dom.js";
import { ruleText } from "./answering.js";

/**
 * @typedef {import("./desk.js").Answer} Answer
 * @typedef {import("./desk.js").Rule} Rule
 * @typedef {import("../../../../tools/browser/editor/editor.mjs").Vocabulary} Vocabulary
 * @typedef {import("./question.js").Asked} Asked
 * @typedef {{name: string, refusal: string}} Refused a leaf, and why it is not what its question was answered with
 */

const MOST = 400;

/** Return a value as one writes it in a ruleset. @param {unknown} value @returns {string} */
function formatValue(value) {
  if (Array.isArray(value)) return `[${value.map(formatValue).join(", ")}]`;
  if (value && typeof value === "object")
    return `{${Object.entries(value)
      .map(([key, entry]) => `${key}: ${formatValue(entry)}`)
      .join(", ")}}`;
  return String(value);
}

/** @param {unknown} content null where a leaf is set to what it cannot be */
const value = (content) =>
  content === null
    ? html("i", say("workshop-impossible"))
    : html("span.ws-value", formatValue(content));

/** @param {string} title */
function part(title) {
  const count = html("small");
  const body = html("div.ws-body");
  const summary = html("summary", html("span", title), count);
  return { whole: html("details.ws-part", { open: true }, summary, body), count, body };
}

export class Findings {
  /** @param {import("./desk.js").Desk} desk @param {Vocabulary} vocabulary @param {Asked[]} questions */
  constructor(desk, vocabulary, questions) {
    this.desk = desk;
    this.questions = questions;
    const { from } = desk.draft;
    const title = desk.workshop.title(from);
    this.complaints = part(say("workshop-complaints"));
    this.difference = part(
      title ? say("workshop-difference-from", { title }) : say("workshop-difference"),
    );
    this.leaves = part(say("workshop-all-leaves"));
    this.leaves.whole.removeAttribute("open");
    const parts = from ? [this.complaints, this.difference] : [this.complaints];
    this.side = html("div.ws-side", ...parts.map(({ whole }) => whole));
    /** @type {Map<string, HTMLElement>} */
    this.values = new Map();
    /** @type {HTMLElement[]} */
    this.rows = [];
    this.leaves.body.append(this.filter(), ...this.groups(vocabulary));
  }

  /** Say what is waited for. @param {string} text */
  wait(text) {
    this.complaints.body.replaceChildren(html("p.poch-note", text));
  }

  /** @param {Answer} answer @param {Refused[]} refusals */
  show(answer, refusals) {
    this.showComplaints(answer, refusals);
    if (answer.rules) {
      this.showDifference(answer);
      this.showLeaves(answer.rules);
    }
    for (const element of [this.side, this.leaves.whole])
      element.classList.toggle("ws-stale", !answer.rules);
    const { from } = this.desk.draft;
    if (from && answer.document?.id === from && this.differs(answer))
      this.quiet(say("workshop-own-id", { name: answer.document.id }));
  }

  /** @param {Answer} answer */
  differs({ differences, clauses }) {
    return Boolean(differences?.length || (clauses && Object.values(clauses).flat().length));
  }

  /** @param {Answer} answer @param {Refused[]} refusals */
  showComplaints({ complaints, rules, entry }, refusals) {
    const rows = complaints.map(({ line, column, name, message }) => {
      const go = button(`${line}:${column}`, () => this.desk.go(line, column), "quiet ws-place");
      go.prepend(html("span.poch-hidden", `${say("workshop-line")} `));
      const says = message.length > MOST ? `${message.slice(0, MOST)} …` : message;
      const why = this.desk.form.find(name)?.lacks
        ? say("workshop-unanswered")
        : html("span", { lang: "en" }, says);
      return html("li", go, html("p", ...this.leadTo(name), why));
    });
    for (const { name, refusal } of refusals)
      rows.push(html("li", html("span"), html("p", ...this.leadTo(name), refusal)));
    this.complaints.count.textContent = rows.length
      ? String(rows.length)
      : say("workshop-no-complaints");
    this.complaints.whole.classList.toggle("ws-wrong", rows.length > 0);
    const order = say(entry ? "workshop-playable" : "workshop-in-order");
    const none = html("p.poch-note", order);
    this.complaints.body.replaceChildren(rows.length ? html("ul.ws-complaints", ...rows) : none);
    if (!rules) this.quiet(say("workshop-stale"));
  }

  /** @param {string} leaf */
  findQuestion(leaf) {
    return this.questions.find(({ name }) => name === leaf);
  }

  /** Return what leads from a complaint to the question that it is about, or names what has none. @param {string} name */
  leadTo(name) {
    const question = this.desk.form.find(name);
    const open = () => this.desk.form.open(name);
    if (question && !question.whole.hidden)
      return [button(question.asked.question, open, "ws-clause"), " "];
    return name ? [html("code", { lang: "en" }, name), " "] : [];
  }

  /** @param {string} text */
  quiet(text) {
    this.complaints.body.append(html("p.poch-note", text));
  }

  /** @param {Answer} answer */
  showDifference({ differences, clauses }) {
    if (!differences || !clauses) return;
    this.difference.count.textContent = differences.length
      ? say("workshop-leaves", { n: differences.length })
      : say("workshop-no-difference");
    const rows = differences.map(({ leaf, parent, own }) => {
      const asked = this.findQuestion(leaf);
      const { from } = this.desk.draft;
      return html(
        "li",
        asked?.question ?? html("code", leaf),
        html(
          "dl",
          html("dt", say("workshop-there")),
          html("dd", ...this.describeRule(parent, asked, (id) => clauseLink(from, id))),
          html("dt", say("workshop-here")),
          html("dd.ws-here", ...this.describeRule(own, asked, (id) => this.ownClause(id))),
        ),
      );
    });
    const said = Object.entries(clauses).flatMap(([how, ids]) => {
      const links = ids.flatMap((id) => this.nameSource(how, id));
      return ids.length
        ? [html("p", ...parts(`workshop-clauses-${how}`, { clauses: html("span", ...links) }))]
        : [];
    });
    const none = html("p.poch-note", say("workshop-same"));
    this.difference.body.replaceChildren(
      rows.length ? html("ul.ws-differences", ...rows) : none,
      ...said,
    );
  }

  /** @param {string} how @param {string} id */
  nameSource(how, id) {
    return [how === "gone" ? clauseLink(this.desk.draft.from, id) : this.ownClause(id), " "];
  }

  /** @param {Rule | null} rule @param {Asked | undefined} asked @param {(clause: string) => HTMLElement} link */
  describeRule(rule, asked, link) {
    if (!rule) return [html("i", say("workshop-not-set"))];
    const clauses = rule.clause.split(", ").flatMap((id) => [" ", link(id)]);
    const isWorded = asked && rule.value !== null;
    return [isWorded ? html("span", ruleText(asked, rule)) : value(rule.value), ...clauses];
  }

  /** @param {string} id */
  ownClause(id) {
    return button(id, () => this.desk.goToClause(id), "ws-clause");
  }

  // Leaves

  filter() {
    const input = html("input", { type: "search", placeholder: say("workshop-such-as") });
    input.addEventListener("input", () => {
      const wanted = input.value.trim().toLowerCase();
      for (const row of this.rows) row.hidden = !row.textContent?.toLowerCase().includes(wanted);
      for (const group of this.leaves.body.querySelectorAll("section"))
        group.hidden = !this.rows.some((row) => group.contains(row) && !row.hidden);
    });
    return html("label.ws-filter.poch-field", say("workshop-find"), input);
  }

  /** @param {Vocabulary} vocabulary */
  groups({ leaves }) {
    const parts = [...new Set(leaves.map((leaf) => leaf.part))];
    return parts.map((title) =>
      html(
        "section",
        html("h2", title),
        html("ul", ...leaves.filter((leaf) => leaf.part === title).map((leaf) => this.leaf(leaf))),
      ),
    );
  }

  /** @param {Vocabulary["leaves"][number]} leaf */
  leaf({ name, meaning, values }) {
    const place = html("span.ws-now");
    this.values.set(name, place);
    const known = values.map((option) =>
      html("li", html("code", option.name), option.meaning ? ` ${option.meaning}` : ""),
    );
    const about = html(
      "details",
      { lang: "en" },
      html("summary", html("code", name)),
      html("p", `Says ${meaning}.`),
      html("ul", ...known),
    );
    const row = html("li", about, place);
    this.rows.push(row);
    return row;
  }

  /** @param {Record<string, Rule>} rules */
  showLeaves(rules) {
    const set = Object.keys(rules).length;
    this.leaves.count.textContent = say("workshop-set", { n: set, all: this.values.size });
    for (const [name, place] of this.values) {
      place.replaceChildren();
      const rule = rules[name];
      if (!rule) continue;
      const go = button(rule.clause, () => this.desk.go(rule.line), "ws-clause");
      place.append(value(rule.value), " ", go);
    }
  }
}
