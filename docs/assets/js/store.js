// @ts-check
/** What the browser keeps for the reader, where it may. */

/** The name of the game that goes on. */
export const GAME = "poch-game";

/** Return a name that is not taken yet, with a number behind it if need be. @param {string} name @param {string[]} taken */
export function unused(name, taken) {
  for (let many = 1; ; many += 1) {
    const wished = many === 1 ? name : `${name} (${many})`;
    if (!taken.includes(wished)) return wished;
  }
}

/**
 * Tell whether a value has the form of an example: the same kinds of values in the same places. What is kept may come from
 * anywhere, so nothing of it is used before. Of a list the example has one thing; a function says itself what it takes.
 * @param {any} value @param {any} form @returns {boolean}
 */
export function like(value, form) {
  if (typeof form === "function") return form(value);
  if (Array.isArray(form)) return Array.isArray(value) && value.every((one) => like(one, form[0]));
  if (typeof form !== "object") return typeof value === typeof form;
  return isPlain(value) && Object.entries(form).every(([name, part]) => like(value[name], part));
}

/** @param {unknown} value */
const isPlain = (value) => typeof value === "object" && value !== null && !Array.isArray(value);

/** What may be there or not. @param {unknown} form */
export const maybe = (form) => (/** @type {unknown} */ value) =>
  value === undefined || value === null || like(value, form);

/** Names with values of one form. @param {unknown} form */
export const each = (form) => (/** @type {unknown} */ value) =>
  isPlain(value) && Object.values(/** @type {object} */ (value)).every((one) => like(one, form));

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
const HERE = new URL("../../", import.meta.url).href;
/** The form of a game that goes on; see game.js. */
export const STATE = {
  record: RECORD,
  first: RECORD,
  viewer: "",
  bots: "",
  totals: AMOUNTS,
  dealt: 0,
  end: maybe({ lines: [{ line: "", clause: "" }], net: AMOUNTS }),
  sheet: maybe([AMOUNTS]),
  given: maybe(0),
  from: maybe({
    name: "",
    step: 0,
    branch: maybe(""),
    link: maybe((/** @type {any} */ link) => String(link).startsWith(HERE)),
  }),
  branch: maybe(""),
};

/** What is said where something that was kept has not its form. @type {Record<string, string>} */
const DAMAGED = {
  [GAME]: "The game that was kept here was damaged and is let go.",
  "poch-choices": "Your last choices were damaged and are let go.",
  "poch-own": "The list of your own rules was damaged; what is left of it is here.",
  "poch-branches": "The list of your branches was damaged; what is left of it is here.",
};
/** @type {Set<string>} */
const damaged = new Set();

/** Return what was found damaged since this was last asked, in sentences. */
export function losses() {
  const found = [...damaged].flatMap((name) => DAMAGED[name] ?? []);
  damaged.clear();
  return found;
}

/** Take note that something of what was kept is of no use. @param {string} name */
export const lose = (name) => damaged.add(name);

/** What this window last found or kept by each name. @type {Map<string, string | null>} */
const seen = new Map();

/**
 * Return what another window has kept since in the place of what this one knows, or null.
 * @param {string} name @param {unknown} form @returns {any}
 */
export function elsewhere(name, form) {
  const text = stored(name);
  return text === null || text === seen.get(name) ? null : sound(text, form).value;
}

/** @param {string} name */
function stored(name) {
  try {
    return localStorage.getItem(name);
  } catch {
    return null; // storage may be refused
  }
}

/** Tell whether anything is kept by a name. @param {string} name */
export const has = (name) => stored(name) !== null;

/** Return the names of all that is kept. */
export function names() {
  try {
    return Object.keys(localStorage);
  } catch {
    return [];
  }
}

/** Keep a value; say whether that was possible. @param {string} name @param {unknown} value */
export function keep(name, value) {
  const text = value === null ? null : JSON.stringify(value);
  try {
    if (text === null) localStorage.removeItem(name);
    else localStorage.setItem(name, text);
  } catch {
    return false; // storage may be refused or full
  }
  seen.set(name, text);
  return true;
}

/**
 * Return what was kept if it has a form, or null. What has not is let go; of a list, only what has not.
 * @param {string} name @param {unknown} form @returns {any}
 */
export function kept(name, form) {
  const text = stored(name);
  seen.set(name, text);
  if (text === null) return null;
  const found = sound(text, form);
  if (found.whole) return found.value;
  lose(name);
  keep(name, found.value);
  return found.value;
}

/** @param {string} text @param {unknown} form */
function sound(text, form) {
  try {
    const value = JSON.parse(text);
    if (value === null || like(value, form)) return { value, whole: true };
    if (Array.isArray(form) && Array.isArray(value))
      return { value: value.filter((one) => like(one, form[0])), whole: false };
  } catch {} // it is no longer understood
  return { value: null, whole: false };
}
