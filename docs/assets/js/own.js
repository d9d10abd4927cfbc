// @ts-check
/** Rules of the reader's own, as this browser keeps them: the drafts, and what was last made of each to play by. */

import { keep, kept } from "./store.js";

/**
 * @typedef {{id: string, name: string, from: string, changed: number}} About
 * @typedef {About & {text: string}} Draft
 */

const LIST = "poch-own";
const MARK = "own.";

/** @param {string} id */
const place = (id) => `poch-${id}`;

/** Return an id that no source and no other draft has. */
export const anew = () => MARK + Date.now().toString(36);

/** What is kept, the last changed first. @returns {About[]} */
export function list() {
  const found = kept(LIST);
  return Array.isArray(found) ? found : [];
}

/** @param {string} id @returns {Draft | null} */
export function draft(id) {
  const about = list().find((one) => one.id === id);
  const text = about && kept(place(id))?.text;
  return typeof text === "string" ? { .../** @type {About} */ (about), text } : null;
}

/** Keep a draft; say whether that was possible. @param {Omit<Draft, "changed">} draft */
export function store({ id, name, from, text }) {
  const others = list().filter((one) => one.id !== id);
  return (
    keep(place(id), { ...kept(place(id)), text }) &&
    keep(LIST, [{ id, name, from, changed: Date.now() }, ...others])
  );
}

/** @param {string} id */
export function remove(id) {
  keep(place(id), null);
  const others = list().filter((one) => one.id !== id);
  return keep(LIST, others.length ? others : null);
}

/**
 * Let a draft be played by, as it is now; say whether that was possible. Its name says wherever it is read that no source stands behind it.
 * @param {Omit<Draft, "changed">} draft
 * @param {Record<string, unknown>} document
 * @param {Record<string, unknown>} entry
 */
export function publish({ id, name, text }, document, entry) {
  const own = { id, title: `Rules of your own: ${name}` };
  return keep(place(id), {
    text,
    document: { ...document, ...own },
    entry: { ...entry, ...own, siglum: "own" },
  });
}

/** Return a ruleset to play by, as the sources' files have it. @param {string} id @returns {any} */
export function ruleset(id) {
  const found = kept(place(id))?.document;
  if (!found) throw new Error("these rules of your own are no longer kept in this browser");
  return found;
}

/** What the play page needs to offer them. @returns {any[]} */
export const entries = () => list().flatMap(({ id }) => kept(place(id))?.entry ?? []);
