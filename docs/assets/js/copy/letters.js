/**
 * Two normal forms of a word, and hashes of three words that follow each other. What a copy may have in another way has
 * the same form: capitals, accents, umlauts spelt out, a long s; in the bare form also vowels, double letters and a
 * long s read as f.
 */

const SPELT = /** @type {Record<string, string>} */ ({
  ä: "ae",
  ö: "oe",
  ü: "ue",
  æ: "ae",
  œ: "oe",
  ß: "ss",
  ø: "o",
  "&": "et",
});

/** Return the plain form of a word: small letters and figures without accents. @param {string} word */
export const plainForm = (word) =>
  word
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[äöüæœßø&]/g, (letter) => SPELT[letter] ?? "")
    .normalize("NFD")
    .replace(/[^a-z0-9]+/g, "");

/** Return the bare form of a plain one: consonants, those alike to the eye or the ear as one. @param {string} plain */
export function bareForm(plain) {
  const bare = plain
    .replace(/th/g, "t")
    .replace(/[kq]/g, "c")
    .replace(/[fz]/g, "s")
    .replace(/[aeiouvwyj]/g, "")
    .replace(/(.)\1+/g, "$1");
  return bare.length > 1 ? bare : "";
}

/** Return the hash of a word, of 32 bits and never 0: FNV-1a. @param {string} form */
export function hashOf(form) {
  let hash = 0x811c9dc5;
  for (let i = 0; i < form.length; i += 1)
    hash = Math.imul(hash ^ form.charCodeAt(i), 0x01000193) >>> 0;
  return hash || 1;
}

/** Return the hash of three words from theirs. @param {number} a @param {number} b @param {number} c */
export function together(a, b, c) {
  let hash = Math.imul(a, 0x9e3779b1) ^ b;
  hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b) ^ c;
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
