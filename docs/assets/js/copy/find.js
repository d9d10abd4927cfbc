/**
 * Finds the sentences of a text in a copy of it, by hashes alone. A sentence is lit where a stretch about as long as it is
 * has enough of its threes of words; nothing is lit unless most sentences are, in their order and close together.
 */

import { beyond, laidOut } from "./lay.js";
import { threes, wordsOf } from "./words.js";

/** @typedef {import("./words.js").Sentence & {cut?: boolean}} Kept a sentence; `cut` where our copy breaks off in it */
/** @typedef {{unit: number, from: number, to: number, score: number}} Place of a sentence, by words; `to` is its last */
/** @typedef {{unit: number, at: number, form: 0 | 1, nth: number}} Hit */
/** @typedef {Place[] & {score: number}} Chain */
/** @typedef {[place: Place, before: Row | undefined]} Row places in order, the last one first */

/** So much of its threes lights a sentence, two of them at least where it has three. */
const ENOUGH = 0.25;
/** So many of all sentences must light. */
export const MOST = 0.6;
/** Or a part of the text: so many sentences, so many of those between its ends, and so much of their threes. */
const PART = { least: 5, lit: 0.8, score: 0.5, stretch: 1.5 };
const STRETCH = 3;
/** Places beyond these are not looked at: the text would be there more often than anybody reads. */
const MOST_PLACES = 4000;

/** @param {number} words */
const room = (words) => Math.ceil(1.3 * words) + 3;

/**
 * Return the sentences that a copy has, where it goes on after our end, and how often it has the text.
 * @param {string} text @param {Kept[]} units all sentences in their order
 */
export function find(text, units) {
  const words = wordsOf(text);
  const places = placesOf(hitsOf(words, units), units);
  const all = units.reduce((sum, unit) => sum + unit.words, 0);
  /** @type {Chain[]} */
  const chains = [];
  for (let left = places; left.length && chains.length < 9; ) {
    const best = longest(left, STRETCH * all);
    if (!passes(best, units)) break;
    chains.push(best);
    const [from, to] = [best[0]?.from ?? 0, best.at(-1)?.to ?? 0];
    left = left.filter((place) => place.to < from || place.from > to);
  }
  const [chain] = chains.sort((a, b) => b.score - a.score);
  const lit = new Set((chain ?? places).map(({ unit }) => unit)).size;
  if (!chain) return { found: [], lit, times: 0, beyond: null };
  const sentences = laidOut(text, words, chain, units);
  return { found: sentences, lit, times: chains.length, beyond: beyond(text, sentences, units) };
}

/** @param {import("./words.js").Words} words @param {Kept[]} units @returns {Hit[][]} the hits of each sentence */
function hitsOf(words, units) {
  /** @type {Hit[][]} */
  const hits = units.map(() => []);
  for (const form of /** @type {const} */ (["plain", "bare"])) {
    /** @type {Map<number, {unit: number, nth: number}[]>} */
    const known = new Map();
    for (const [unit, sentence] of units.entries())
      for (const [nth, hash] of sentence[form].entries())
        known.set(hash, [...(known.get(hash) ?? []), { unit, nth }]);
    const some = new Uint8Array(65_536);
    for (const hash of known.keys()) some[hash & 65_535] = 1;
    threes(words, form, (hash, at) => {
      if (some[hash & 65_535])
        for (const { unit, nth } of known.get(hash) ?? [])
          hits[unit]?.push({ unit, at, form: form === "plain" ? 0 : 1, nth });
    });
  }
  return hits;
}

/** Return where each sentence lights: of places that overlap, the best. @param {Hit[][]} hits @param {Kept[]} units */
function placesOf(hits, units) {
  /** @type {Place[]} */
  const places = [];
  for (const [unit, own] of hits.entries()) {
    const { words, plain, bare } = /** @type {Kept} */ (units[unit]);
    own.sort((a, b) => a.at - b.at);
    const seen = [new Int32Array(plain.length), new Int32Array(bare.length)];
    const many = [0, 0];
    const of = [plain.length, bare.length];
    /** @param {Hit} hit @param {1 | -1} by */
    const count = ({ form, nth }, by) => {
      const before = seen[form]?.[nth] ?? 0;
      /** @type {Int32Array} */ (seen[form])[nth] = before + by;
      if ((by > 0 ? before : before - 1) === 0) many[form] = (many[form] ?? 0) + by;
    };
    let end = 0;
    for (const [start, first] of own.entries()) {
      for (; end < own.length && (own[end]?.at ?? 0) + 2 - first.at < room(words); end += 1)
        count(/** @type {Hit} */ (own[end]), 1);
      const shares = [0, 1].map((form) => shareOf(many[form] ?? 0, of[form] ?? 0));
      const score = Math.max(...shares);
      const from = first.at;
      const to = from + room(words);
      count(first, -1);
      if (score < ENOUGH || own[start - 1]?.at === first.at) continue;
      const last = places.at(-1);
      if (last?.unit !== unit || last.to < from) places.push({ unit, from, to, score });
      else if (score >= last.score) places[places.length - 1] = { unit, from, to, score };
    }
  }
  for (const place of places) place.to = ending(hits[place.unit] ?? [], place, units);
  if (places.length > MOST_PLACES)
    places.sort((a, b) => b.score - a.score || a.from - b.from).splice(MOST_PLACES);
  return places.sort((a, b) => a.from - b.from);
}

/** Return the word with which a place has all that it has of its sentence. @param {Hit[]} hits @param {Place} place @param {Kept[]} units */
function ending(hits, { unit, from, to, score }, units) {
  const { plain, bare } = /** @type {Kept} */ (units[unit]);
  const seen = [new Set(), new Set()];
  for (let i = firstAt(hits, from); i < hits.length; i += 1) {
    const { at, form, nth } = /** @type {Hit} */ (hits[i]);
    const own = seen[form]?.add(nth);
    if (at + 2 > to || shareOf(own?.size ?? 0, [plain, bare][form]?.length ?? 0) >= score)
      return at + 2;
  }
  return to;
}

/** Return the first hit at a word or after it. @param {Hit[]} hits @param {number} word */
function firstAt(hits, word) {
  let [low, high] = [0, hits.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((hits[middle]?.at ?? 0) < word) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** @param {number} hits @param {number} all */
const shareOf = (hits, all) => (hits >= (all < 3 ? 1 : 2) ? hits / all : 0);

/**
 * Return the best row of places in the order of the text, within a stretch of so many words.
 * @param {Place[]} places @param {number} most @returns {Chain}
 */
function longest(places, most) {
  let score = 0;
  /** @type {Row | undefined} */
  let best;
  for (let first = 0; first < places.length; first += 1) {
    const begin = places[first]?.from ?? 0;
    /** The best row so far that ends with a sentence, and the place before the last of it. */
    const ends = /** @type {({sum: number, row: Row} | undefined)[]} */ ([]);
    for (let i = first; i < places.length; i += 1) {
      const here = /** @type {Place} */ (places[i]);
      if (here.from - begin > most) break;
      /** @type {{sum: number, row: Row} | undefined} */
      let before;
      for (let unit = 0; unit < here.unit; unit += 1)
        if ((ends[unit]?.sum ?? 0) > (before?.sum ?? 0)) before = ends[unit];
      const sum = (before?.sum ?? 0) + here.score;
      if (sum > (ends[here.unit]?.sum ?? 0)) ends[here.unit] = { sum, row: [here, before?.row] };
      if (sum > score) [score, best] = [sum, [here, before?.row]];
    }
  }
  /** @type {Place[]} */
  const chain = [];
  for (let row = best; row; [, row] = row) chain.unshift(row[0]);
  return Object.assign(chain, { score });
}

/** Tell whether a row is the text, or a part of it. @param {Chain} chain @param {Kept[]} units */
function passes(chain, units) {
  const known = units.filter((unit) => unit.plain.length + unit.bare.length);
  if (chain.length >= MOST * known.length) return true;
  const [first, last] = [chain[0], chain.at(-1)];
  if (!first || !last || chain.length < PART.least) return false;
  const inside = units.slice(first.unit, last.unit + 1);
  return (
    chain.length >= PART.lit * inside.length &&
    chain.score >= PART.score * chain.length &&
    last.to - first.from <= PART.stretch * inside.reduce((sum, unit) => sum + unit.words, 0)
  );
}
