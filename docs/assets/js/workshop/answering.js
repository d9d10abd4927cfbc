/** The controls by which one answers a question of the form. Each gives what is chosen as one writes it in a ruleset. */

import { apart, listed, say } from "../language/say.js";
import { html } from "../page/dom.js";

/**
 * @typedef {import("./question.js").Asked} Asked
 * @typedef {import("./question.js").Rule} Rule
 * @typedef {(written: string | null, words: string) => void} Set
 */

const FREE = "free";
const RANKS = ["A", "K", "Q", "J", "10", "9", "8", "7", "6", "5", "4", "3", "2"];

/** What something with amounts is called: a rank or a pool. @param {string} name */
const called = (name) =>
  RANKS.includes(name) ? say("table-rank", { rank: name }) : say("workshop-pool", { pool: name });

/** @param {number} least @param {number | string} most */
const range = (least, most) => {
  if (most === FREE) return say("workshop-or-more", { least });
  return least === most ? String(least) : `${least}–${most}`;
};

/** Tell whether a value is a map of numbers, and not one by seats. @param {any} value */
const isAmounts = (value) =>
  Object(value) === value &&
  Object.entries(value).every(([name, n]) => !/^[1-9]$/.test(name) && typeof n === "number");

/** Return a rule in words. @param {Asked} asked @param {Rule | null | undefined} rule */
export function ruleText({ choices, kind }, rule) {
  if (!rule) return say("workshop-no-rule");
  const { written } = rule;
  const value = /** @type {any} */ (rule.value);
  const known = choices.find((choice) => choice.written === written);
  if (known) return known.words;
  if (kind === "range" && value?.least) return range(value.least, value.most);
  if (kind === "seats" && Array.isArray(value)) return range(value[0], value[1]);
  if (kind === "amounts" && isAmounts(value))
    return apart(
      Object.entries(value).map(([name, n]) =>
        say("workshop-amount", { name: called(name), n: Number(n) }),
      ),
    );
  return written;
}

/**
 * Return the readings of a crux, and what each is called where that is known.
 * @param {import("./question.js").Crux} crux @param {import("../engine/engine.js").Crux | undefined} known
 */
export const readingsOf = ({ readings }, known) =>
  readings.map((name) => [
    name,
    known?.readings.find((reading) => reading.name === name)?.label ?? name.replaceAll("-", " "),
  ]);

/** Return a rule as a sentence: what is asked, and the answer. @param {Asked} asked @param {Rule | null | undefined} rule */
export const sentence = (asked, rule) => `${asked.question}: ${ruleText(asked, rule)}.`;

/** @param {string} label @param {number | ""} value @param {number} least @param {string} key @param {() => void} act */
function figure(label, value, least, key, act) {
  const given = { type: "number", min: least, max: 999, step: 1, value, inputmode: "numeric" };
  const input = html("input", { ...given, "data-key": key, onchange: act });
  return { input, label: html("label.ws-figure", html("span", label), input) };
}

/** @param {HTMLInputElement} input @param {number} least */
const isSound = (input, least) =>
  Number.isInteger(input.valueAsNumber) && input.valueAsNumber >= least;

/** @param {string} label @param {string | number} value @param {number} least @param {Set} set */
function single(label, value, least, set) {
  const now = typeof value === "number" ? value : "";
  const field = figure(label, now, least, "number", () => {
    if (isSound(field.input, least)) set(String(field.input.valueAsNumber), field.input.value);
  });
  return field.label;
}

/** From the least to the most, of chips or of players. @param {Asked} asked @param {any} value @param {Set} set */
function between({ kind }, value, set) {
  const isSeats = kind === "seats";
  const [least = 1, most = FREE] = isSeats ? (value ?? [3, 6]) : [value?.least, value?.most];
  const act = () => {
    const from = low.input.valueAsNumber;
    const to = high.input.value ? high.input.valueAsNumber : FREE;
    if (!isSound(low.input, 1) || (to === FREE ? isSeats : to < from)) return;
    set(isSeats ? `[${from}, ${to}]` : `{least: ${from}, most: ${to}}`, range(from, to));
  };
  const low = figure(say("workshop-least"), least, isSeats ? 2 : 1, "least", act);
  const high = figure(say("workshop-most"), most === FREE ? "" : most, 1, "most", act);
  const free = isSeats ? [] : [html("small", say("workshop-no-most"))];
  return html("div.ws-figures", low.label, high.label, ...free);
}

/** A number for each name in a map, and one for all of them. @param {Record<string, number>} value @param {Set} set */
function amounts(value, set) {
  const act = () => {
    if (!every.every(({ input }) => isSound(input, 1))) return;
    const pairs = every.map((each) => [each.name, each.input.valueAsNumber]);
    const parts = pairs.map(([key, amount]) => `"${key}": ${amount}`);
    const said = pairs.map(([key, amount]) =>
      say("workshop-amount", { name: called(String(key)), n: Number(amount) }),
    );
    set(`{${parts.join(", ")}}`, apart(said));
  };
  const every = Object.entries(value).map(([name, n]) => ({
    name,
    ...figure(called(name), n, 1, name, act),
  }));
  const [first, ...rest] = Object.values(value);
  const same = rest.every((n) => n === first) ? (first ?? "") : "";
  const all = figure(say("workshop-all-alike"), same, 1, "all-alike", () => {
    for (const { input } of every) input.value = all.input.value;
    act();
  });
  return html(
    "div.ws-figures",
    ...[...(rest.length ? [all] : []), ...every].map((field) => field.label),
  );
}

/** @param {Asked} asked @param {Rule | null | undefined} rule @param {Set} set */
function choices(asked, rule, set) {
  const { choices: known, isOptional, name, least } = asked;
  const every = known.map((choice) => ({ ...choice, is: choice.written === rule?.written }));
  if (rule && !every.some(({ is }) => is))
    every.unshift({ written: rule.written, words: ruleText(asked, rule), taken: [], is: true });
  const rows = every.map(({ written, words, taken, is }) => {
    const act = () => set(written, words);
    const given = { type: "radio", name: `ws-${name}`, value: written, checked: is };
    const input = html("input", { ...given, "data-key": written, onchange: act });
    const sigla = taken.length
      ? [" ", html("small", say("workshop-taken", { sigla: listed(taken) }))]
      : [];
    return html("label.ws-choice", input, html("span", words, ...sigla));
  });
  if (isOptional) {
    const given = { type: "radio", name: `ws-${name}`, value: "", checked: !rule };
    const act = () => set(null, "");
    const input = html("input", { ...given, "data-key": "none", onchange: act });
    rows.push(html("label.ws-choice", input, html("span", say("workshop-no-rule"))));
  }
  const number = /** @type {any} */ (rule?.value);
  if (least !== undefined) rows.push(single(say("workshop-other-number"), number, least, set));
  return html("div.ws-choices", ...rows);
}

/** Return the controls for a question. @param {Asked} asked @param {Rule | null | undefined} rule @param {Set} set */
export function controls(asked, rule, set) {
  const value = /** @type {any} */ (rule?.value);
  switch (asked.kind) {
    case "number":
      return single(say("workshop-number"), value, asked.least ?? 1, set);
    case "range":
    case "seats":
      return between(asked, value, set);
    case "amounts":
      if (isAmounts(value)) return amounts(value, set);
  }
  return choices(asked, rule, set);
}
