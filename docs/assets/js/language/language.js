/**
 * The page in another language, or with cards called by other suits. Pages and scripts speak English; what they say is
 * looked up in a catalogue as it appears, and whenever it changes. So nobody who reads English fetches anything for it,
 * and no script knows of it.
 */

import { Catalogue } from "./catalogue.js";
import { inSuits } from "./suits.js";

const WORDS = new URL("../../words/", import.meta.url);
const KEPT = "poch-language";
/** What speaks to the reader. All else is the texts and what the editors say of them, which stay as they are. */
const SPOKEN = [
  ".md-header, .md-sidebar--primary, .md-footer, .md-skip, .md-top, .md-dialog, .print-notes, .print-read",
  ".poch-playpage, poch-hand, poch-board, poch-compare, poch-synopsis, poch-matrix, poch-lost, poch-offline-pages",
  ".clause-steps, .crux-note, .reading-try, dialog, .poch-newer",
  ".poch-workshop-page, .poch-surveys, .poch-odds, .which",
].join();
/** What is quoted within it: clauses, values of rules, forms of citation, what the reader writes. */
const QUOTED = [
  "script, style, textarea, code, pre, .clause, .clause-id, .by, .siglum, .pp-text, .value, .cite-text",
  "td:not(.poch-surveys td, .poch-odds td, .is-missing), .md-search-result__link, .md-search__suggest",
  ".odds-readings :is(a, b), .odds-changes tbody th, .ws-value, .ws-clause, .print-address",
].join();
/** Where a number may stand by itself; elsewhere one may be a version, or part of a name. */
const FIGURES = ".poch-odds *, .poch-surveys *";
/** Spaces at which no line ends; a thin one where French has it. */
const CLOSE = / (?=:)/g;
const THIN = / (?=[;?!»%])|(?<=«) /g;
const ATTRIBUTES = ["aria-label", "title", "placeholder", "aria-valuetext"];
/** Where a text has a sense of its own: a letter on a card may elsewhere be anybody's name, and ten a number. */
const SENSES = {
  index: ".card-index, .board-name, .pp-claim",
  pool: ".why-calls option, .odds-label, .pool-name",
};

class Layer {
  /** What was put into the language, by node, and by attribute of it. @type {WeakMap<Node, Map<string, string>>} */
  done = new WeakMap();
  /** The elements whose language is marked here. @type {WeakSet<Element>} */
  marked = new WeakSet();
  /** What came of texts: put on the page once more, it stays. @type {Set<string>} */
  said = new Set();
  /** Texts for which the catalogue has nothing. @type {Set<string>} */
  missed = new Set();

  /** @param {string} tag @param {import("./catalogue.js").Phrases} phrases */
  constructor(tag, phrases) {
    this.tag = tag;
    this.suits = document.documentElement.dataset.suits ?? "";
    this.catalogue = new Catalogue(tag, phrases);
    this.observer = new MutationObserver((changes) => this.follow(changes));
  }

  begin() {
    this.enter(document.documentElement);
    this.observer.observe(document.documentElement, {
      subtree: true,
      childList: true,
      characterData: true,
      attributeFilter: ATTRIBUTES,
    });
  }

  /** @param {MutationRecord[]} changes */
  follow(changes) {
    for (const { type, target, addedNodes, attributeName } of changes) {
      if (!target.isConnected) continue;
      if (type === "childList") for (const node of addedNodes) this.enter(node);
      else if (!this.speaks(target)) continue;
      else if (target instanceof Text) this.text(target);
      else if (target instanceof Element) this.attribute(target, attributeName ?? "");
    }
    this.observer.takeRecords(); // what was changed just now is our own doing
  }

  /** Tell whether a node is one that speaks. @param {Node} node */
  speaks(node) {
    const element = node instanceof Element ? node : node.parentElement;
    for (let one = element; one; one = one.parentElement) {
      if (this.quotes(one)) return false;
      if (one.matches(SPOKEN)) return true;
    }
    return false;
  }

  /** @param {Element} element */
  quotes(element) {
    return (
      element.matches(QUOTED) ||
      (element.hasAttribute("lang") &&
        element !== document.documentElement &&
        !this.marked.has(element))
    );
  }

  /** Go through what has come to the page. @param {Node} node */
  enter(node) {
    if (this.speaks(node)) this.walk(node);
    else if (node instanceof Element)
      for (const part of node.querySelectorAll(SPOKEN))
        if (this.speaks(part) && !part.parentElement?.closest(SPOKEN)) this.walk(part);
  }

  /** @param {Node} node */
  walk(node) {
    if (node instanceof Text) this.text(node);
    if (!(node instanceof Element) || this.quotes(node)) return;
    for (const name of ATTRIBUTES) if (node.hasAttribute(name)) this.attribute(node, name);
    for (const child of node.childNodes) this.walk(child);
  }

  /** @param {Text} node */
  text(node) {
    const element = node.parentElement;
    if (!element || this.done.get(node)?.get("") === node.data) return;
    const [, before = "", text = "", after = ""] = /^(\s*)(.*?)(\s*)$/s.exec(node.data) ?? [];
    if (!/\p{L}/u.test(text)) return this.figures(node, element);
    const sense = Object.entries(SENSES).find(([, place]) => element.matches(place))?.[0];
    const said = (sense && this.catalogue.exactly(text, `${sense}|`)) || this.put(text);
    if (said !== undefined) {
      node.data = before + said + after;
      this.done.set(node, new Map([["", node.data]]));
    }
    this.mark(element, said !== undefined);
  }

  /** Put a text without words. @param {Text} node @param {Element} element */
  figures(node, element) {
    if (!element.matches(FIGURES)) return;
    node.data = this.catalogue.figures(node.data);
    this.done.set(node, new Map([["", node.data]]));
  }

  /** @param {Element} element @param {string} name */
  attribute(element, name) {
    const text = element.getAttribute(name) ?? "";
    const known = this.done.get(element) ?? new Map();
    if (!/\p{L}/u.test(text) || known.get(name) === text) return;
    const said = this.put(text);
    if (said === undefined) return;
    element.setAttribute(name, said);
    this.done.set(element, known.set(name, said));
    if (!element.textContent?.trim()) this.mark(element, true);
  }

  /** @param {string} text */
  put(text) {
    const plain = text.replace(/\s+/g, " ");
    const called = inSuits(plain, this.suits);
    const known = called !== plain || this.said.has(plain) ? called : undefined;
    const found = this.catalogue.put(called) ?? this.catalogue.put(plain) ?? known;
    if (found === undefined) {
      this.missed.add(text);
      return undefined;
    }
    const said = found.replace(CLOSE, "\u00a0").replace(THIN, "\u202f");
    this.said.add(said.replace(/\s+/g, " "));
    return said;
  }

  /** Say in which language an element's own text is. @param {Element} element @param {boolean} put */
  mark(element, put) {
    if (put) element.setAttribute("lang", this.tag);
    else if (element.parentElement?.closest("[lang]")?.getAttribute("lang") === this.tag)
      element.setAttribute("lang", "en");
    else if (this.marked.has(element)) element.removeAttribute("lang");
    this.marked.add(element);
  }
}

/** @type {Layer | undefined} */
let layer;

/** The language that is kept, if it is one of those that are offered. */
function chosen() {
  const tag = localStorage.getItem(KEPT);
  const offers = [...document.querySelectorAll("[data-language]")];
  return offers.some((one) => one.getAttribute("data-language") === tag) && tag ? tag : "en";
}

/** @param {string} tag @returns {Promise<import("./catalogue.js").Phrases>} */
async function phrases(tag) {
  if (tag === "en") return {};
  const answer = await fetch(new URL(`${tag}.json`, WORDS));
  if (!answer.ok) throw new Error(`the words of ${tag} could not be fetched (${answer.status})`);
  return (await answer.json()).phrases;
}

/** Put the page into the language that is kept, and cards into the suits. */
export async function begin() {
  const tag = chosen();
  const found = await phrases(tag);
  if (layer) return;
  layer = new Layer(tag, found);
  layer.begin();
  for (const one of document.querySelectorAll("[data-language]"))
    if (one.getAttribute("data-language") === tag) one.setAttribute("aria-current", "true");
}

/** Choose a language, for this page and all to come. @param {string} tag */
export async function choose(tag) {
  if (tag === "en") localStorage.removeItem(KEPT);
  else localStorage.setItem(KEPT, tag);
  if (layer) location.reload();
  else await begin();
}

/** Texts on this page for which the catalogue has nothing. */
export const missed = () => [...(layer?.missed ?? [])];
