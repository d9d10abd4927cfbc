/** What the page of choices fetches: the rules with all verdicts, each text as a column, and the summaries of its pairs. */

import { say } from "../language/say.js";
import { fetchData, fetchFile } from "../network/fetching.js";

/**
 * @typedef {import("./synopsis.js").Index} Index
 * @typedef {{cells: Map<string, Element>, foot: Element[]}} Column its cells by leaf, and what it adds to the foot on paper
 */

/** The paragraph with which the file of a text ends. */
const LAST = "print-evidence";

/** What was fetched in this visit. @type {Map<string, Promise<any>>} */
const kept = new Map();

/** Return what was fetched, or fetch it; what did not come is asked for again the next time. @template T @param {string} name @param {() => Promise<T>} load @returns {Promise<T>} */
function once(name, load) {
  let promise = kept.get(name);
  if (!promise) {
    promise = load();
    kept.set(name, promise);
    promise.catch(() => kept.delete(name));
  }
  return promise;
}

/** @param {string} text */
const parseHtml = (text) => new DOMParser().parseFromString(text, "text/html");

export class Columns {
  /** @param {URL} root the address of the list of rules */
  constructor(root) {
    this.root = root;
  }

  /** @param {RequestCache} [cache] @returns {Promise<Index>} */
  loadIndex(cache) {
    return once("index", () => fetchData(new URL("index.json", this.root), { cache }));
  }

  /** Return a text as one column; one of which only a part came is none. @param {string} name @param {RequestCache} [cache] @returns {Promise<Column>} */
  column(name, cache) {
    return once(name, async () => {
      const [answer, { lines }] = await Promise.all([
        fetchFile(new URL(`${name}.html`, this.root), { cache }),
        this.loadIndex(cache),
      ]);
      const text = await answer.text();
      const page = parseHtml(text);
      const every = [...page.querySelectorAll("[data-leaf]")];
      const cells = new Map(every.map((cell) => [cell.getAttribute("data-leaf") ?? "", cell]));
      const foot = [...page.querySelectorAll(".print-cite, .print-evidence")];
      const filled = lines.every(({ leaf }) => cells.get(leaf)?.textContent?.trim());
      const ended = foot.at(-1)?.className === LAST && text.trimEnd().endsWith("</p>");
      if (!filled || !ended) throw new Error(say("compare-cut"));
      return { cells, foot };
    });
  }

  /**
   * Return the rules, and of each text what was written on it beside the younger ones of its game: nothing for the last.
   * @param {string[]} names @param {RequestCache} [cache]
   */
  async loadSummaries(names, cache) {
    const known = await this.loadIndex(cache);
    const games = new Map(known.witnesses.map(({ id, game }) => [id, game]));
    const elder = Object.keys(known.pairs).flatMap((pair) => {
      const [a = "", b = ""] = pair.split(",");
      const beside = names.includes(b) || names.length === 1; // the other is yet to be chosen
      return names.includes(a) && beside && games.get(a) === games.get(b) ? [a] : [];
    });
    const load = (/** @type {string} */ name) =>
      once(`${name}-summaries`, async () => {
        const file = new URL(`${name}-summaries.html`, this.root);
        const answer = await fetchFile(file, { cache });
        return parseHtml(await answer.text());
      });
    const wanted = names.map((name) => (elder.includes(name) ? load(name) : undefined));
    return { known, summaries: await Promise.allSettled(wanted) };
  }
}
