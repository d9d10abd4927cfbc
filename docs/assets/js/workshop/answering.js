/** The controls by which one answers a question of the form. Each gives what is chosen as one writes it in a ruleset. */

import { joinList, joinParts, say } from "../language/say.js";
import { html } from "../page/dom.js";

/**
 * @typedef {import("./question.js").Asked} Asked
 * @typedef {import("./question.js").Rule} Rule
 * @typedef {{set: (written: string | null, words: string) => void, refuse: (why: string, wrong: HTMLInputElement[]) => void}} Taker
 *   `set` takes what can be; `refuse` says why the rule stays as it is, or with no words that nothing is wrong
 */

const FREE = "free";
/** What no field goes beyond, where nothing else is its most. */
const MOST = 999;
const RANKS = ["A", "K", "Q", "J", "10", "9", "8", "7", "6", "5", "4", "3", "2"];

/** What something with amounts is called: a rank or a pool. @param {string} name */
const nameAmount = (name) =>
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
  if (kind === "pools" && Array.isArray(value)) return joinList(value.map(nameAmount));
  if (kind === "amounts" && isAmounts(value))
    return joinParts(
      Object.entries(value).map(([name, n]) =>
        say("workshop-amount", { name: nameAmount(name), n: Number(n) }),
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

/** @param {string} label @param {number | ""} value @param {{least: number, most?: number}} bounds @param {string} key @param {() => void} act */
function figure(label, value, { least, most = MOST }, key, act) {
  const given = { type: "number", min: least, max: most, step: 1, value, inputmode: "numeric" };
  const input = html("input", { ...given, "data-key": key, onchange: act });
  return { input, label: html("label.ws-figure.poch-field", html("span", label), input) };
}

/** @param {HTMLInputElement} input */
const isSound = (input) => input.value !== "" && input.validity.valid;

/** Tell whether nothing is written, be it a number or not. @param {HTMLInputElement} input */
const isEmpty = (input) => !input.value && !input.validity.badInput;

/** @param {string} label @param {string | number} value @param {number} least @param {Taker} taker */
function single(label, value, least, { set, refuse }) {
  const now = typeof value === "number" ? value : "";
  const field = figure(label, now, { least }, "number", () => {
    const { input } = field;
    if (isSound(input)) set(String(input.valueAsNumber), input.value);
    else if (now === "" && isEmpty(input)) refuse("", []);
    else refuse(say("workshop-needs-number", { least, most: MOST }), [input]);
  });
  return field.label;
}

/** From the least to the most, of chips or of players. @param {Asked} asked @param {any} value @param {Taker} taker */
function between({ kind, least: first = 1, most: last = MOST }, value, { set, refuse }) {
  const isSeats = kind === "seats";
  const [least = "", most = ""] = isSeats ? (value ?? []) : [value?.least, value?.most];
  const act = () => {
    const from = low.input.valueAsNumber;
    const isOpen = !isSeats && isEmpty(high.input);
    const to = isOpen ? FREE : high.input.valueAsNumber;
    const given = isOpen ? [low.input] : [low.input, high.input];
    const isTurned = high.input.valueAsNumber < from;
    const wrong = isTurned ? given : given.filter((input) => !isSound(input));
    if (!wrong.length)
      set(isSeats ? `[${from}, ${to}]` : `{least: ${from}, most: ${to}}`, range(from, to));
    else if (!value && wrong.every(isEmpty)) refuse("", []);
    else refuse(say(`workshop-needs-${kind}`, { least: first, most: last }), wrong);
  };
  const bounds = { least: first, most: last };
  const low = figure(say("workshop-least"), least, bounds, "least", act);
  const high = figure(say("workshop-most"), most === FREE ? "" : most, bounds, "most", act);
  const free = isSeats ? [] : [html("small", say("workshop-no-most"))];
  return html("div.ws-figures.poch-row", low.label, high.label, ...free);
}

/** A number for each name, and one for all of them; a name left empty has none. @param {string[]} names @param {Record<string, number>} value @param {Taker} taker */
function amounts(names, value, { set, refuse }) {
  const act = () => {
    const given = every.filter(({ input }) => !isEmpty(input));
    const inputs = (given.length ? given : every).map(({ input }) => input);
    const wrong = inputs.filter((input) => !isSound(input));
    if (wrong.length) {
      refuse(say("workshop-needs-number", { least: 1, most: MOST }), wrong);
      return;
    }
    const pairs = given.map(({ name, input }) => `"${name}": ${input.valueAsNumber}`);
    const said = given.map(({ name, input }) =>
      say("workshop-amount", { name: nameAmount(name), n: input.valueAsNumber }),
    );
    set(`{${pairs.join(", ")}}`, joinParts(said));
  };
  const every = names.map((name) => ({
    name,
    ...figure(nameAmount(name), value[name] ?? "", { least: 1 }, name, act),
  }));
  const [first, ...rest] = names.map((name) => value[name]);
  const same = rest.every((n) => n === first) ? (first ?? "") : "";
  const all = figure(say("workshop-all-alike"), same, { least: 1 }, "all-alike", () => {
    for (const { input } of every) input.value = all.input.value;
    act();
  });
  return html(
    "div.ws-figures.poch-row",
    ...[...(rest.length ? [all] : []), ...every].map((field) => field.label),
  );
}

/** Pools to tick: those of the board, or for the board all that texts name. @param {Asked} asked @param {any} value @param {Taker} taker @param {string[]} board */
function pools({ choices: known, name: leaf }, value, { set, refuse }, board) {
  const isBoard = leaf === "board.pools" || !board.length;
  const named = known.flatMap(({ written }) => written.match(/[a-z-]+/g) ?? []);
  const names = isBoard ? named : board;
  const act = () => {
    const chosen = every.filter(({ input }) => input.checked).map(({ name }) => name);
    if (chosen.length) set(`[${chosen.join(", ")}]`, joinList(chosen.map(nameAmount)));
    else refuse(say("workshop-needs-pool"), []);
  };
  const every = [...new Set(names)].map((name) => {
    const checked = Array.isArray(value) && value.includes(name);
    const given = { type: "checkbox", checked, "data-key": `pool-${name}`, onchange: act };
    return { name, input: html("input", given) };
  });
  const boxes = every.map(({ name, input }) => html("label", input, " ", nameAmount(name)));
  return html("fieldset.ws-pools.poch-row", html("legend", say("workshop-other-pools")), ...boxes);
}

/** @param {Asked} asked @param {Rule | null | undefined} rule @param {Taker} taker */
function choices(asked, rule, taker) {
  const { set } = taker;
  const { choices: known, isOptional, name, least } = asked;
  const every = known.map((choice) => ({ ...choice, is: choice.written === rule?.written }));
  if (rule && !every.some(({ is }) => is))
    every.unshift({ written: rule.written, words: ruleText(asked, rule), taken: [], is: true });
  const rows = every.map(({ written, words, taken, is }) => {
    const act = () => set(written, words);
    const given = { type: "radio", name: `ws-${name}`, value: written, checked: is };
    const input = html("input", { ...given, "data-key": written, onchange: act });
    const sigla = taken.length
      ? [" ", html("small", say("workshop-taken", { sigla: joinList(taken) }))]
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
  if (least !== undefined) rows.push(single(say("workshop-other-number"), number, least, taker));
  return html("div.ws-choices", ...rows);
}

/**
 * Return the controls for a question. `board` are the pools of the draft.
 * @param {Asked} asked @param {Rule | null | undefined} rule @param {Taker} taker @param {string[]} board
 */
export function controls(asked, rule, taker, board) {
  const value = /** @type {any} */ (rule?.value);
  switch (asked.kind) {
    case "number":
      return single(say("workshop-number"), value, asked.least ?? 1, taker);
    case "range":
    case "seats":
      return between(asked, value, taker);
    case "pools":
      return html("div", choices(asked, rule, taker), pools(asked, value, taker, board));
    case "points":
      if (isAmounts(value)) return amounts(Object.keys(value), value, taker);
      break;
    case "amounts":
      if (isAmounts(value))
        return amounts([...new Set([...Object.keys(value), ...board])], value, taker);
      if (!rule && board.length)
        return html("div", amounts(board, {}, taker), choices(asked, rule, taker));
  }
  return choices(asked, rule, taker);
}
