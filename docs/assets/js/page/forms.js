/**
 * The forms of what is kept, and what is said where something has not its form. A form is an example: the same kinds of
 * values in the same places. Of a list it has one thing; a function says itself what it takes.
 */

import { say } from "../language/say.js";
import { ROOT } from "./dom.js";
import { GAME, isPlain, like } from "./store.js";

/** What may be there or not. @param {unknown} form */
const maybe = (form) => (/** @type {unknown} */ value) =>
  value === undefined || value === null || like(value, form);

/** Names with values of one form. @param {unknown} form */
export const each = (form) => (/** @type {unknown} */ value) =>
  isPlain(value) && Object.values(/** @type {object} */ (value)).every((item) => like(item, form));

/** One of the names of something. @param {object} names */
export const among = (names) => (/** @type {unknown} */ value) =>
  typeof value === "string" && Object.hasOwn(names, value);

const AMOUNTS = each(0);
const RECORD = {
  ruleset: "",
  readings: each(""),
  seats: [""],
  deal: {},
  actions: [""],
  pools: maybe(AMOUNTS),
  purses: maybe(AMOUNTS),
};
/** The form of a game that goes on; see game.js. */
export const STATE = {
  record: RECORD,
  first: RECORD,
  viewer: "",
  people: maybe([""]),
  bots: "",
  totals: AMOUNTS,
  dealt: 0,
  end: maybe({ steps: maybe([{ said: { id: "" }, clause: "" }]), net: AMOUNTS }),
  sheet: maybe([AMOUNTS]),
  given: maybe(0),
  from: maybe({
    name: "",
    step: 0,
    branch: maybe(""),
    link: maybe((/** @type {any} */ link) => String(link).startsWith(ROOT.href)),
  }),
  branch: maybe(""),
};

/** @param {unknown} value */
function isRange(value) {
  const [least, most] = like(value, [Number.isInteger]) ? /** @type {number[]} */ (value) : [];
  return least !== undefined && most !== undefined && 1 < least && least <= most && most < 100;
}

/** The form of what the play page offers rules of one's own by. */
export const ENTRY = {
  id: "",
  title: "",
  seats: isRange,
  table: {
    board: maybe({
      shape: among({ boxes: 1, slats: 1, rows: 1, round: 1, ring: 1, corners: 1, cards: 1 }),
      pools: [""],
      names: maybe(each("")),
    }),
    direction: maybe(""),
    suits: maybe(""),
  },
  cruxes: [
    {
      id: "",
      kind: "",
      title: "",
      question: "",
      adopted: "",
      readings: [{ name: "", label: "", because: "" }],
    },
  ],
};

/** What is said where something that was kept has not its form. @type {Record<string, string>} */
const DAMAGED = {
  [GAME]: "page-damaged-game",
  "poch-choices": "page-damaged-choices",
  "poch-own": "page-damaged-own",
  "poch-branches": "page-damaged-branches",
};

/** Return what is to be said of things that were damaged, which is said once. @param {Set<string>} damaged */
export function sentences(damaged) {
  const lines = [...damaged].flatMap((name) => (DAMAGED[name] ? [say(DAMAGED[name])] : []));
  damaged.clear();
  return lines;
}

/** Return a name that is not taken yet, with a number behind it if need be. @param {string} name @param {string[]} taken */
export function findUnused(name, taken) {
  for (let many = 1; ; many += 1) {
    const wished = many === 1 ? name : `${name} (${many})`;
    if (!taken.includes(wished)) return wished;
  }
}
