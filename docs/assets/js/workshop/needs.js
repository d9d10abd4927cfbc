/** What the desk needs beside the draft, fetched once: the editor, the words it completes, the form's questions, the source. */

import { ask, index, Trouble, wake } from "../engine/engine.js";
import { say, tag } from "../language/say.js";
import { arrival, fetchData } from "../network/fetching.js";
import { ROOT, RULESETS, words } from "../page/dom.js";
import { READER } from "./changes.js";

/**
 * @typedef {typeof import("../../../../tools/browser/editor/editor.mjs")} Editing
 * @typedef {import("../../../../tools/browser/editor/editor.mjs").Vocabulary} Vocabulary
 * @typedef {import("./question.js").Asked} Asked
 * @typedef {{texts: Map<string, string>, cruxes: Map<string, import("../engine/engine.js").Crux>}} Source what clauses say
 *   in the language of the page, and its cruxes
 */

const EDITOR = new URL("assets/editor/editor.js", ROOT).href;

/** @param {string} file of assets/workshop/ */
const read = (file) => fetchData(new URL(`assets/workshop/${file}`, ROOT));

/** @type {Promise<[Editing, Vocabulary, Asked[]]> | undefined} */
let all;

/** The editor's program, the words it completes, and the questions of the form. */
export function tools() {
  const editor = () => arrival(import(EDITOR), "editor.js");
  all ??= Promise.all([editor(), read("vocabulary.json"), read(`${tag}.json`)]);
  all.catch(() => {
    all = undefined;
  });
  return all;
}

/** A source, be it one to play by or not. @param {string} slug @param {URL} folder */
async function document(slug, folder) {
  try {
    return await fetchData(new URL(`${slug}.json`, folder));
  } catch (error) {
    throw new Trouble(say("engine-no-file", { why: words(error) }));
  }
}

/** Let the engine know a source in the words of its file, whatever the language of the page. @param {string} slug */
export async function know(slug) {
  wake();
  await ask("load", { document: await document(slug, new URL("assets/rulesets/", ROOT)) });
}

/** The text of a draft of which only a title and the parts of a deal are known. @param {string} title @param {string[]} parts */
export async function begin(title, parts) {
  wake();
  const { text } = await ask("begin", { title, language: tag, parts }, READER);
  return /** @type {string} */ (text);
}

/** @param {string} slug @returns {Promise<Source>} */
export async function source(slug) {
  /** @type {Source} */
  const contents = { texts: new Map(), cruxes: new Map() };
  if (!slug) return contents;
  const [{ clauses }, entries] = await Promise.all([document(slug, RULESETS), index()]);
  for (const { id, text } of clauses) contents.texts.set(id, text);
  for (const crux of entries.find(({ id }) => id === slug)?.cruxes ?? [])
    contents.cruxes.set(crux.id, crux);
  return contents;
}
