/**
 * The rules of a table as a link that is short enough to be drawn as a code: the text they began with, and the answers that
 * differ from it, each by a few signs that stand for its name. A check goes before them.
 */

import { mark } from "./shared.js";

/**
 * `leaves` are as one writes them, or null where nothing sets them any more; `words` are those of clauses.
 * @typedef {{name: string, cruxes: Record<string, string>, leaves: Record<string, string | null>,
 *   words: Record<string, string>}} Rules
 * @typedef {{cruxes: Iterable<{id: string, readings: {name: string}[]}>, leaves: string[], clauses: string[]}} Known what a
 *   text has to be told otherwise
 */

export const MARK = "table=";
/** How long a link may be, with the address of the page. */
export const MOST = 300;
/** How the clauses begin that the form adds; the leaf follows that each sets. */
export const ADDED = "own.";
const SIGNS = 4;

/** @param {string} name */
export const signs = (name) => mark(name).padStart(SIGNS, "0").slice(-SIGNS);

const pack = (/** @type {string} */ text) => encodeURIComponent(text).replaceAll("%20", "+");
const unpack = (/** @type {string} */ text) => decodeURIComponent(text.replaceAll("+", " "));

/** What the address of the workshop says after its `#`, for the rules of a table. @param {string} from @param {Rules} rules */
export function tableLink(from, { name, cruxes, leaves, words }) {
  const parts = [
    ...(name ? [`~${pack(name)}`] : []),
    ...Object.entries(cruxes).map(([crux, reading]) => signs(`${crux}=${reading}`)),
    ...Object.entries(leaves).map(([leaf, written]) => `${signs(leaf)}=${pack(written ?? "")}`),
    ...Object.entries(words).map(([clause, text]) => `${signs(clause)}~${pack(text)}`),
  ];
  const check = mark([from, ...parts].join());
  return MARK + (parts.length ? [from, check, ...parts] : [from]).join();
}

/** The text that a link names. @param {string} hash */
export const textOf = (hash) => hash.slice(MARK.length).split(",")[0] ?? "";

/**
 * Read a link; null where it was cut or altered. What its text no longer knows is counted, and left out.
 * @param {string} hash @param {Known} known @returns {(Rules & {all: number, unfit: number}) | null}
 */
export function readTable(hash, known) {
  const [from, check, ...parts] = hash.slice(MARK.length).split(",");
  if (check !== undefined && check !== mark([from, ...parts].join())) return null;
  const by = (/** @type {string[]} */ names) => new Map(names.map((name) => [signs(name), name]));
  const readings = by(
    [...known.cruxes].flatMap(({ id, readings }) => readings.map(({ name }) => `${id}=${name}`)),
  );
  const [leaves, clauses] = [by(known.leaves), by(known.clauses)];
  const rules = {
    name: "",
    cruxes: /** @type {Rules["cruxes"]} */ ({}),
    leaves: /** @type {Rules["leaves"]} */ ({}),
    words: /** @type {Rules["words"]} */ ({}),
    all: parts.length,
    unfit: 0,
  };
  try {
    for (const part of parts) {
      const [, sign = "", kind, text = ""] = /^([^=~]*)([=~]?)(.*)$/.exec(part) ?? [];
      const [crux = "", reading] = readings.get(sign)?.split("=") ?? [];
      const [leaf, clause] = [leaves.get(sign), clauses.get(sign)];
      if (kind === "~" && !sign) rules.name = unpack(text);
      else if (!kind && reading) rules.cruxes[crux] = reading;
      else if (kind === "=" && leaf) rules.leaves[leaf] = unpack(text) || null;
      else if (kind === "~" && clause) rules.words[clause] = unpack(text);
      else rules.unfit += 1;
    }
  } catch {
    return null; // a check is soon made, but not of what is no text
  }
  return rules;
}
