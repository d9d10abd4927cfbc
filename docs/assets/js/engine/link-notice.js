/** What is to be said of a link to the play page: its ruleset is not here, or is another by now. */

import { parts, say } from "../language/say.js";
import { fetchData } from "../network/fetching.js";
import { HOME, html, ROOT } from "../page/dom.js";
import { LONGEST, nearest } from "../page/edit-distance.js";
import { index } from "./engine.js";

/** Tell whether a text is one to play by, or `cut` before that, or `none` of ours. @param {string} slug */
export async function standing(slug) {
  if ((await index()).some(({ id }) => id === slug)) return "playable";
  /** @type {string[]} */
  const places = await fetchData(new URL("assets/places.json", ROOT)).catch(() => []);
  return places.includes(`sources/${slug}/`) ? "cut" : "none";
}

/** Return an error that says why one cannot play by a ruleset, where one cannot. @param {string} asked */
export async function unknown(asked) {
  const slug = asked.slice(0, LONGEST);
  const there = await standing(slug);
  if (there === "playable") return undefined;
  if (there === "cut") return new Error(say("engine-cut", { slug }));
  const known = (await index()).map(({ id }) => id);
  return new Error(say("engine-no-ruleset", { slug, near: nearest(slug, known)[0] ?? "" }));
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
  return (await fetchData(new URL("assets/cite/changes.json", ROOT)))[slug]?.[version];
}
