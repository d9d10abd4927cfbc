/** The fields of the choices before a game. */

import { say } from "../language/say.js";
import { html, select, svg } from "../page/dom.js";
import { drawPicture, whenNear } from "../table/picture.js";

/** A small picture of a board. @param {import("../engine/engine.js").Entry["table"]} table */
function thumbnail({ board, suits = "french" }) {
  const drawing = svg("svg.pp-thumb", { viewBox: "0 0 96 72", "aria-hidden": "true" });
  if (!board) return drawing;
  const names = Object.fromEntries(board.pools.map((pool) => [pool, ""]));
  const size = { width: 96, height: 72, edge: 6, flat: 26 };
  whenNear(drawing, () => drawing.append(drawPicture({ ...board, names }, suits, size).ground));
  return drawing;
}

/** One thing of several, or one that is taken or not. @param {import("../page/dom.js").Attributes} input @param {...Node} label */
export const choice = (input, ...label) => html("label.pp-radio", html("input", input), ...label);

/** @param {string} name @param {[string, ...Node[]][]} choices values, and what is said of each @param {string} chosen */
const radios = (name, choices, chosen) =>
  choices.map(([value, ...label]) =>
    choice({ type: "radio", name, value, checked: value === chosen }, ...label),
  );

/**
 * Things to choose one of.
 * @param {string} name @param {string | Node} legend
 * @param {[string, ...Node[]][]} choices values, and what is said of each
 * @param {string} chosen @param {string} [kind]
 */
export const oneOf = (name, legend, choices, chosen, kind = "") =>
  html(
    "fieldset",
    { class: `pp-choice ${kind}` },
    html("legend", legend),
    ...radios(name, choices, chosen),
  );

/**
 * Whose rules: the texts that differ most, the reader's own and the one that is chosen; all others on demand.
 * @param {import("../engine/engine.js").Entry[]} entries @param {string} chosen
 */
export function rulesets(entries, chosen) {
  const isNear = (/** @type {import("../engine/engine.js").Entry} */ { id, varied }) =>
    varied || id === chosen || id.startsWith("own.");
  /** @param {import("../engine/engine.js").Entry[]} some @returns {[string, ...Node[]][]} */
  const optionsOf = (some) =>
    some.map(({ id, title, english, seats: [least, most], table }) => [
      id,
      thumbnail(table),
      html(
        "b",
        html("span", { lang: english ? "en" : null }, title),
        html("small", say("setup-players", { least, most, fixed: least === most })),
      ),
    ]);
  const rest = entries.filter((entry) => !isNear(entry));
  const more = html("div", ...radios("ruleset", optionsOf(rest), chosen));
  const another = rest.find(({ heading }) => heading);
  if (another)
    more.children[rest.indexOf(another)]?.before(html("p.pp-game", another.heading ?? ""));
  const near = optionsOf(entries.filter(isNear));
  const list = oneOf("ruleset", say("setup-whose"), near, chosen, "pp-rulesets");
  list.append(html("details", html("summary", say("setup-all", { n: entries.length })), more));
  return list;
}

/**
 * @param {string} name @param {string} label
 * @param {Record<string, string> | string[][]} options @param {string} chosen
 * @param {(event: {target: HTMLSelectElement}) => void} [onchange]
 */
export const field = (name, label, options, chosen, onchange) =>
  html("label.pp-field", label, select(options, chosen, { name, onchange }));

/** How long a name may be. */
export const LONGEST = 14;

/** A field for the name of a player. @param {string} value @param {string} placeholder @param {import("../page/dom.js").Attributes} [more] */
export const nameField = (value, placeholder, more = {}) =>
  html("input", {
    value,
    placeholder,
    maxlength: LONGEST,
    autocomplete: "off",
    spellcheck: "false",
    ...more,
  });

const OTHERS = ["Anna", "Bernhard", "Clara", "David", "Emil", "Frieda", "Georg", "Helene", "Ida"];

/**
 * Seat people side by side from a place on, and others around them.
 * @param {string[]} people @param {number} count @param {number} place
 */
export function seatPeople(people, count, place) {
  const seats = OTHERS.filter((other) => !people.includes(other)).slice(0, count - people.length);
  const on = people.length - Math.max(0, place + people.length - count);
  seats.splice(place, 0, ...people.slice(0, on));
  return [...people.slice(on), ...seats];
}
