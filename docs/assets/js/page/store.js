/** What the browser keeps for the reader, where it may. */
import { arrival } from "../network/fetching.js";

/** The name of the game that goes on. */
export const GAME = "poch-game";
/** What stands before names on a screen for visitors: they have a space of their own, since any address may be a link of others. */
const APART = document.documentElement.matches(".kiosk") ? "kiosk." : "";
const space = () => (APART ? sessionStorage : localStorage);

/** Tell whether a value has the form of an example; see forms.js. @param {any} value @param {any} form @returns {boolean} */
export function like(value, form) {
  if (typeof form === "function") return form(value);
  if (Array.isArray(form))
    return Array.isArray(value) && value.every((item) => like(item, form[0]));
  if (typeof form !== "object") return typeof value === typeof form;
  return isPlain(value) && Object.entries(form).every(([name, part]) => like(value[name], part));
}

/** @param {unknown} value */
export const isPlain = (value) =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The names of what was found damaged. @type {Set<string>} */
const damaged = new Set();

/** What was found damaged since this was last asked, in sentences. */
export const losses = async () =>
  damaged.size ? (await arrival(import("./forms.js"), "forms.js")).sentences(damaged) : [];

/** @param {string} name what is kept so is of no use */
export const lose = (name) => damaged.add(name);

const any = () => true;

/** What this window last found or kept by each name. @type {Map<string, string | null>} */
const seen = new Map();

/**
 * Return what another window has kept since in the place of what this one knows, or null.
 * @param {string} name @param {unknown} [form] @returns {any}
 */
export function elsewhere(name, form = any) {
  const text = readStored(name);
  return text === null || text === seen.get(name) ? null : sound(text, form).value;
}

/** @param {string} name */
function readStored(name) {
  try {
    return space().getItem(APART + name);
  } catch {
    return null; // storage may be refused
  }
}

/** Tell whether anything is kept by a name. @param {string} name */
export const has = (name) => readStored(name) !== null;

/** The names of all that is kept. */
export function names() {
  try {
    const every = Object.keys(space()).filter((name) => name.startsWith(APART));
    return every.map((name) => name.slice(APART.length));
  } catch {
    return []; // storage may be refused
  }
}

/** Forget what visitors did; what a reader keeps is never forgotten. */
export function forgetVisitors() {
  if (APART) for (const name of names()) keepText(name, null);
}

/** Keep a value; say whether that was possible. @param {string} name @param {unknown} value */
export const keep = (name, value) => keepText(name, value === null ? null : JSON.stringify(value));

/** Keep a text as it is; say whether that was possible. @param {string} name @param {string | null} text */
export function keepText(name, text) {
  try {
    if (text === null) space().removeItem(APART + name);
    else space().setItem(APART + name, text);
  } catch {
    return false; // storage may be refused or full
  }
  seen.set(name, text);
  return true;
}

/**
 * Return what was kept if it has a form, or null. What has not is let go; of a list, only what has not.
 * @param {string} name @param {unknown} [form] @returns {any}
 */
export function readKept(name, form = any) {
  const text = readStored(name);
  seen.set(name, text);
  if (text === null) return null;
  const result = sound(text, form);
  if (result.whole) return result.value;
  lose(name);
  keep(name, result.value);
  return result.value;
}

/** @param {string} text @param {unknown} form */
function sound(text, form) {
  try {
    const value = JSON.parse(text);
    if (value === null || like(value, form)) return { value, whole: true };
    if (Array.isArray(form) && Array.isArray(value))
      return { value: value.filter((item) => like(item, form[0])), whole: false };
  } catch {} // it is no longer understood
  return { value: null, whole: false };
}
