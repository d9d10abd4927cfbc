/** The search in its dialog. Pagefind finds; here it is asked, shown what it finds, and said what is not there. */

import { isLike, queries, words } from "../language/query.js";
import { say, tag } from "../language/say.js";
import { fetchFile, PATIENCE } from "../network/fetching.js";
import { button, html, ROOT, words as reason } from "./dom.js";

/** @typedef {{common: string[], counts: Record<string, number>, files: string[], spelt: string[]}} Known what the build tells of an index */
/** @typedef {{id: string, score: number, data: () => Promise<Data>}} Result */
/** @typedef {{anchor?: {id: string}, title: string, weighted_locations: {balanced_score: number}[]}} Part */
/** @typedef {{url: string, excerpt: string, meta: Record<string, string>, sub_results: Part[]}} Data */
/** @typedef {{search(query: string): Promise<{results: Result[]}>, init(): Promise<void>}} Index */

const PLACE = new URL("search/", ROOT);
const SHOWN = 8;
/** So many sections of a page are named. */
const PARTS = 3;
const AT_ONCE = 4;
/** Milliseconds between letters typed one after the other, and after which an answer is late. */
const TYPING = 120;
const SLOW = 400;

/** Fetch a file of the index, whole. @param {string} name */
async function get(name) {
  const answer = await fetchFile(new URL(name, PLACE));
  return answer.arrayBuffer();
}

/** @param {string} name */
const getJson = async (name) => JSON.parse(new TextDecoder().decode(await get(name)));

/** Wait for something no longer than readers do. @template T @param {Promise<T>} promise @returns {Promise<T>} */
const within = (promise) =>
  Promise.race([
    promise,
    new Promise((_, fail) => {
      setTimeout(() => fail(new Error(say("search-silent"))), PATIENCE);
    }),
  ]);

/**
 * Pagefind goes on waiting for what it begins with, and finds less without a word where a part of its index does not come:
 * so what it needs is fetched before it asks.
 * @returns {Promise<{index: Index, known: Known}>}
 */
async function load() {
  const [known, entry] = await Promise.all([
    getJson(`${tag}.json`),
    getJson("pagefind-entry.json"),
  ]);
  const { hash, wasm } = entry.languages[tag];
  const code = import(String(new URL("pagefind.js", PLACE)));
  const begins = [`pagefind.${hash}.pf_meta`, `wasm.${wasm ?? "unknown"}.pagefind`];
  const [pagefind] = await within(Promise.all([code, ...begins.map(get)]));
  const ranking = { metaWeights: known.counts };
  const shown = { baseUrl: "/", excerptLength: 24, excerptEllipsis: "…" };
  const index = pagefind.createInstance({ ranking, ...shown });
  await within(index.init());
  return { index, known };
}

/** The results of several queries as one, the best first. @param {Result[][]} lists */
function mergeResults(lists) {
  /** @type {Map<string, Result & {score: number}>} */
  const all = new Map();
  for (const hit of lists.flat()) {
    const before = all.get(hit.id);
    if (before) before.score += hit.score;
    else all.set(hit.id, hit);
  }
  return [...all.values()].sort((a, b) => b.score - a.score);
}

/** A text of which words are marked, as nodes. @param {string} text */
const markWords = (text) =>
  text.split(/<mark>(.*?)<\/mark>/).map((part, i) => {
    const plain = part.replaceAll("&lt;", "<").replaceAll("&gt;", ">");
    return i % 2 ? html("mark", plain) : plain;
  });

/** @param {Part} part */
const weight = ({ weighted_locations: all }) =>
  all.reduce((sum, { balanced_score: score }) => sum + score, 0);

/** What was found, with its sections that have most of it. @param {Data} data */
function item({ url, excerpt, meta, sub_results: parts }) {
  const place = decodeURIComponent(url.slice(1)).replace(/(#.*)\/$/, "$1");
  const page = new URL(place, ROOT);
  const best = parts.filter(({ anchor }) => anchor).sort((a, b) => weight(b) - weight(a));
  const links = best
    .slice(0, PARTS)
    .map(({ anchor, title }) =>
      html("li", html("a", { href: new URL(`#${anchor?.id}`, page) }, title)),
    );
  return html(
    "li",
    html("h3", html("a", { href: page }, meta.title ?? place)),
    html("p.poch-small", place || "/"),
    html("p", ...markWords(excerpt)),
    ...(links.length ? [html("ul", ...links)] : []),
  );
}

class Search {
  /** @type {Promise<{index: Index, known: Known}> | undefined} */
  loading;
  ready = false;
  /** How often it was asked, so that what comes too late is let go. */
  asked = 0;
  kept = false;
  /** @type {Promise<void> | undefined} */
  answering;

  /** @param {HTMLDialogElement} dialog */
  constructor(dialog) {
    this.dialog = dialog;
    this.field = /** @type {HTMLInputElement} */ (dialog.querySelector("input"));
    this.status = /** @type {HTMLElement} */ (dialog.querySelector("[role=status]"));
    this.list = html("ol.search-found");
    this.missing = html("p.poch-error", { role: "alert", hidden: true });
    dialog.append(this.missing, this.list);
    let typing = 0;
    this.field.addEventListener("input", () => {
      clearTimeout(typing);
      this.wait();
      typing = setTimeout(() => this.ask(), this.ready ? TYPING : 0);
    });
    dialog.querySelector("form")?.addEventListener("submit", (event) => {
      event.preventDefault();
      clearTimeout(typing);
      this.open();
    });
    dialog.addEventListener("keydown", (event) => this.move(event));
    dialog.addEventListener("click", ({ target, ctrlKey, metaKey, shiftKey }) => {
      const follows = target instanceof Element && target.closest("li a");
      if (follows && !ctrlKey && !metaKey && !shiftKey) dialog.close();
    });
    this.ask();
  }

  /** Arrows go through what was found. @param {KeyboardEvent} event */
  move(event) {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!by) return;
    const stops = [this.field, ...this.list.querySelectorAll("a")];
    const at = stops.indexOf(/** @type {any} */ (document.activeElement));
    if (at < 0) return;
    event.preventDefault();
    stops[(at + by + stops.length) % stops.length]?.focus();
  }

  /** Go to the first that was found. */
  async open() {
    await this.ask();
    this.list.querySelector("a")?.click();
  }

  /** @param {string} words */
  tell(words) {
    if (this.status.textContent !== words) this.status.textContent = words;
  }

  /** What is on its way from before is not what is asked now; tell whether anything is. */
  wait() {
    this.asked++;
    this.missing.hidden = true;
    this.list.ariaBusy = "true";
    if (!this.ready) this.tell(say("search-coming"));
    return words(this.field.value, tag).length > 0;
  }

  /** Find what is typed, and show it; before that, have the index come. */
  async ask() {
    const asks = this.wait();
    const { asked } = this;
    const { value } = this.field;
    const slow = setTimeout(() => asked === this.asked && this.tell(say("search-coming")), SLOW);
    try {
      this.loading ??= load();
      const { index, known } = await this.loading;
      this.ready = true;
      if (asked !== this.asked) return;
      const hits = asks ? await within(this.find(index, known, value)) : [];
      if (asked !== this.asked) return;
      if (asks) await this.show(hits, asked, true);
      else {
        this.list.replaceChildren();
        this.tell(say("search-asks"));
      }
      this.list.ariaBusy = "false";
      this.keep(known.files);
    } catch (error) {
      this.loading = undefined;
      if (asked === this.asked) this.miss(error);
    } finally {
      clearTimeout(slow);
    }
  }

  /** @param {Index} index @param {Known} known @param {string} value */
  async find(index, { spelt, common }, value) {
    for (const group of queries(value, tag, spelt, common)) {
      const answers = await Promise.all(group.map((query) => index.search(query)));
      const hits = mergeResults(answers.map(({ results }) => results));
      const [first] = hits;
      if (!first) continue;
      const { meta, excerpt } = await first.data();
      const marks = [...excerpt.matchAll(/<mark>(.*?)<\/mark>/g)].map(([, word]) => word);
      const all = group.flatMap((query) => query.split(" "));
      if (isLike(all, [...Object.values(meta), ...marks].join(" "))) return hits;
    }
    return [];
  }

  /**
   * Show what was found, the first of it and then more.
   * @param {Result[]} hits @param {number} asked @param {boolean} [anew]
   */
  async show(hits, asked, anew = false) {
    const data = await within(Promise.all(hits.slice(0, SHOWN).map((hit) => hit.data())));
    if (asked !== this.asked) return;
    const typed = words(this.field.value, tag).join(" ");
    const hasTitle = (/** @type {Data} */ { meta }) =>
      +(words(meta.title ?? "", tag).join(" ") === typed);
    data.sort((a, b) => hasTitle(b) - hasTitle(a));
    if (anew) this.list.replaceChildren();
    const before = this.list.querySelectorAll("h3").length;
    this.list.append(...data.map(item));
    const rest = hits.slice(SHOWN);
    if (anew) this.tell(say("search-found", { n: hits.length }));
    else this.list.querySelectorAll("h3")[before]?.querySelector("a")?.focus();
    if (!rest.length) return;
    const next = html(
      "li",
      button(say("search-more", { n: rest.length }), async () => {
        next.remove();
        await this.show(rest, asked).catch((error) => this.miss(error));
      }),
    );
    this.list.append(next);
  }

  /**
   * Fetch all of the index once something was asked: it is there without a network then, and a part that does not come
   * is told of.
   * @param {string[]} files
   */
  async keep(files) {
    if (this.kept || /** @type {any} */ (navigator).connection?.saveData) return;
    this.kept = true;
    try {
      for (let i = 0; i < files.length; i += AT_ONCE)
        await Promise.all(files.slice(i, i + AT_ONCE).map(get));
    } catch (error) {
      this.kept = false;
      this.miss(error, "search-part");
    }
  }

  /** Say that the index, or a part of it, is not to be had. @param {unknown} error @param {string} [part] */
  miss(error, part) {
    const why = reason(error);
    const offline = navigator.onLine ? "search-missing" : "search-offline";
    if (!part) {
      this.tell("");
      this.list.replaceChildren();
    }
    const again = button(say("page-try-again"), () => {
      this.loading = undefined;
      this.ask();
      this.field.focus();
    });
    this.missing.replaceChildren(say(part ?? offline, { why }), " ", again);
    this.missing.hidden = false;
  }
}

/** Begin to search in the dialog. @param {HTMLDialogElement} dialog */
export function begin(dialog) {
  if (dialog.querySelector(".search-found")) return;
  dialog.querySelector(".poch-error")?.remove(); // it came late
  new Search(dialog);
}
