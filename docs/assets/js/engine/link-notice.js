/** What is to be said of a link to the play page: its ruleset is not here, or is another by now. */

import { fetched, html, ROOT } from "../page/dom.js";
import { nearest } from "../page/edit-distance.js";
import { index } from "./engine.js";

/** Return an error that names the nearest ruleset, where there is none so called. @param {string} slug */
export async function unknown(slug) {
  const known = (await index()).map(({ id }) => id);
  if (known.includes(slug)) return undefined;
  const near = nearest(slug, known)[0];
  return new Error(`The ruleset “${slug}” is not here; did you mean ${near}?`);
}

/**
 * Return what is to be said of a link that was made under another version of a ruleset.
 * @param {string} slug @param {string} version @param {string} now
 * @returns {Promise<(Node | string)[]>}
 */
export async function since(slug, version, now) {
  const first = `The link was made under version ${version} of this ruleset; it is now version ${now}`;
  const found = await later(slug, version);
  if (!found) return [`${first}, and what follows may differ.`];
  const clauses = found.clauses.flatMap(([name, what], i) => {
    const there = new URL(`sources/${slug}/#${name}`, ROOT).href;
    return [i ? ", " : "", what === "gone" ? name : html("a", { href: there }, name), ` (${what})`];
  });
  const all = clauses.length ? [". Since then: ", ...clauses] : [];
  return [first, ...all, ". ", html("span", { lang: "en" }, found.notes.join(" "))];
}

/**
 * @param {string} slug @param {string} version
 * @returns {Promise<{clauses: [string, string][], notes: string[]} | undefined>}
 */
async function later(slug, version) {
  const answer = await fetched(new URL("assets/cite/changes.json", ROOT));
  return (await answer.json())[slug]?.[version];
}
