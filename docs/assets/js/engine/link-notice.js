/** What is to be said of a link to the play page: its ruleset is not here, or is another by now. */

import { parts, say } from "../language/say.js";
import { fetchedData } from "../network/fetching.js";
import { HOME, html, ROOT } from "../page/dom.js";
import { nearest } from "../page/edit-distance.js";
import { index } from "./engine.js";

/** Return an error that names the nearest ruleset, where there is none so called. @param {string} slug */
export async function unknown(slug) {
  const known = (await index()).map(({ id }) => id);
  if (known.includes(slug)) return undefined;
  const near = nearest(slug, known)[0];
  return new Error(say("engine-no-ruleset", { slug, near: near ?? "" }));
}

/**
 * Return what is to be said of a link that was made under another version of a ruleset.
 * @param {string} slug @param {string} version @param {string} now
 * @returns {Promise<(Node | string)[]>}
 */
export async function since(slug, version, now) {
  const changes = await later(slug, version);
  if (!changes) return [say("engine-link-version", { version, now })];
  const clauses = changes.clauses.flatMap(([name, what], i) => {
    const there = new URL(`sources/${slug}/#${name}`, HOME).href;
    return [i ? ", " : "", what === "gone" ? name : html("a", { href: there }, name), ` (${what})`];
  });
  const notes = html("span", { lang: "en" }, changes.notes.join(" "));
  if (!clauses.length) return parts("engine-link-notes", { version, now, notes });
  return parts("engine-link-changes", { version, now, changes: html("span", ...clauses), notes });
}

/**
 * @param {string} slug @param {string} version
 * @returns {Promise<{clauses: [string, string][], notes: string[]} | undefined>}
 */
async function later(slug, version) {
  return (await fetchedData(new URL("assets/cite/changes.json", ROOT)))[slug]?.[version];
}
