/** The words of a copy: where each begins and ends, and the hashes of its two forms. */

import { bareForm, hashOf, plainForm, together } from "./letters.js";

/** A word; one that was divided at the end of a line is put together again. */
const WORD =
  /&|[\p{L}\p{M}\p{N}\u00ad]+(?:[-¬⸗\u2010][ \t]*\r?\n\s*(?=\p{Ll})[\p{L}\p{M}\p{N}\u00ad]+)?/gu;

/**
 * @typedef {object} Words
 * @property {number} count
 * @property {Int32Array} from where each begins in the text
 * @property {Int32Array} to where it ends
 * @property {Uint32Array} plain the hash of its plain form
 * @property {Uint32Array} bare that of its bare form, or 0
 */

/** Return the words of a text. @param {string} text @returns {Words} */
export function wordsOf(text) {
  /** @type {Map<string, [plain: number, bare: number]>} */
  const known = new Map();
  let room = 1024;
  let [from, to] = [new Int32Array(room), new Int32Array(room)];
  let [plain, bare] = [new Uint32Array(room), new Uint32Array(room)];
  let count = 0;
  for (const match of text.matchAll(WORD)) {
    const [word] = match;
    let forms = known.get(word);
    if (!forms) {
      const form = plainForm(word);
      const left = bareForm(form);
      forms = [form ? hashOf(form) : 0, left ? hashOf(left) : 0];
      known.set(word, forms);
    }
    const [first, second] = forms;
    if (!first) continue;
    if (count === room) {
      room *= 2;
      [from, to] = [grown(from, room), grown(to, room)];
      [plain, bare] = [grown(plain, room), grown(bare, room)];
    }
    from[count] = match.index;
    to[count] = match.index + word.length;
    plain[count] = first;
    bare[count] = second;
    count += 1;
  }
  /** @template {Int32Array | Uint32Array} T @param {T} all */
  const trim = (all) => /** @type {T} */ (all.subarray(0, count));
  return { count, from: trim(from), to: trim(to), plain: trim(plain), bare: trim(bare) };
}

/** @template {Int32Array | Uint32Array} T @param {T} old @param {number} room @returns {T} */
function grown(old, room) {
  const made = /** @type {any} */ (new /** @type {any} */ (old.constructor)(room));
  made.set(old);
  return made;
}

/**
 * Give each three words that follow each other, in one form; what has no form there is passed over.
 * @param {Words} words @param {"plain" | "bare"} form @param {(hash: number, first: number, last: number) => void} take
 */
export function threes(words, form, take) {
  const hashes = words[form];
  let [a, b] = [-1, -1];
  for (let c = 0; c < words.count; c += 1) {
    if (!hashes[c]) continue;
    if (a >= 0) take(together(hashes[a] ?? 0, hashes[b] ?? 0, hashes[c] ?? 0), a, c);
    [a, b] = [b, c];
  }
}

/**
 * What is kept of a sentence: its number of words, and hashes in no order, so that it cannot be put together again.
 * @typedef {{id: string, words: number, plain: number[], bare: number[]}} Sentence
 */

/** Return what is kept of a sentence. @param {string} id @param {string} text @returns {Sentence} */
export function sentence(id, text) {
  const words = wordsOf(text);
  /** @param {"plain" | "bare"} form */
  const hashes = (form) => {
    const unique = new Set();
    threes(words, form, (hash) => unique.add(hash));
    return [...unique].sort((a, b) => a - b);
  };
  return { id, words: words.count, plain: hashes("plain"), bare: hashes("bare") };
}
