/** The words of the clause by which a step happens, under its sentence. They come with the first step. */

import { ruleset } from "../engine/engine.js";
import { html } from "../page/dom.js";
import { markOf, typeset } from "./clause.js";

/**
 * Show the words of a clause; where they cannot be fetched, its link remains.
 * @param {HTMLElement} node @param {string} slug @param {string} clause its id; of another ruleset, with that before it
 */
export async function showWords(node, slug, clause) {
  if (node.dataset.clause === clause) return;
  node.dataset.clause = clause;
  const [id = "", own = slug] = clause.split("/").reverse();
  try {
    const cited = (await ruleset(own)).clauses.find((candidate) => candidate.id === id);
    if (node.dataset.clause !== clause) return;
    const text = html("span", cited ? typeset(cited.text) : "");
    node.replaceChildren(...(cited ? [markOf(cited), " ", text] : []));
    node.onclick = () => node.classList.toggle("whole");
  } catch (error) {
    delete node.dataset.clause;
    node.replaceChildren();
    console.info(error);
  }
}
