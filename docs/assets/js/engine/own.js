/** Rules of the reader's own, as this browser keeps them: the drafts, and what was last made of each to play by. */

import { say } from "../language/say.js";
import { arrival } from "../network/fetching.js";
import { keep, like, lose, names, readKept } from "../page/store.js";

/**
 * @typedef {{id: string, name: string, from: string, changed: number}} About
 * @typedef {About & {text: string}} Draft
 */

const LIST = "poch-own";
const MARK = "own.";
const ABOUT = { id: "", name: "", from: "", changed: 0 };
const DRAFT = { text: "" };

/** @param {string} id */
const place = (id) => `poch-${id}`;

/** Return an id that no source and no other draft has. */
export const anew = () => MARK + Date.now().toString(36);

/** @param {string} id */
const item = (id) => readKept(place(id), DRAFT);

/** What is kept, the last changed first; a draft that the list has lost comes last. @returns {About[]} */
export function list() {
  /** @type {About[]} */
  const known = readKept(LIST, [ABOUT]) ?? [];
  const ids = new Set(known.map(({ id }) => id));
  const lost = names()
    .filter((name) => name.startsWith(place(MARK)))
    .map((name) => name.slice(place("").length))
    .filter((id) => !ids.has(id) && item(id));
  return [...known, ...lost.map((id) => ({ id, name: id, from: "", changed: 0 }))];
}

/** @param {string} id @returns {Draft | null} */
export function draft(id) {
  const about = list().find((candidate) => candidate.id === id);
  const text = about && item(id)?.text;
  return text === undefined ? null : { .../** @type {About} */ (about), text };
}

/** Keep a draft; say whether that was possible. @param {Omit<Draft, "changed">} draft */
export function store({ id, name, from, text }) {
  const others = list().filter((other) => other.id !== id);
  return (
    keep(place(id), { ...item(id), text }) &&
    keep(LIST, [{ id, name, from, changed: Date.now() }, ...others])
  );
}

/** @param {string} id */
export function remove(id) {
  keep(place(id), null);
  const others = list().filter((other) => other.id !== id);
  return keep(LIST, others.length ? others : null);
}

/**
 * Let a draft be played by, as it is now; say whether that was possible. Its name says wherever it is read that no source stands behind it.
 * @param {Omit<Draft, "changed">} draft @param {Record<string, unknown>} document
 * @param {Record<string, unknown>} entry
 */
export function publish({ id, name, text }, document, entry) {
  const own = { id, title: say("engine-own", { name }) };
  return keep(place(id), {
    text,
    document: { ...document, ...own },
    entry: { ...entry, ...own, siglum: "own" },
  });
}

/** Return a ruleset to play by, as the sources' files have it. @param {string} id @returns {any} */
export function ruleset(id) {
  const rules = item(id)?.document;
  if (!rules) throw new Error(say("engine-own-gone"));
  return rules;
}

/** What the play page needs to offer them. @returns {Promise<any[]>} */
export async function entries() {
  const { ENTRY } = await arrival(import("../page/forms.js"), "forms.js");
  return list().flatMap(({ id }) => {
    const { entry } = item(id) ?? {};
    if (entry === undefined || (like(entry, ENTRY) && entry.id === id)) return entry ?? [];
    lose(LIST);
    return [];
  });
}
