/**
 * The theme's search is taught that König is also spelt konig and koenig. The other spellings lie at the same place in the
 * text, so that what is found is marked there.
 */

/** @typedef {{toString(): string, clone(spelt: () => string): Token}} Token */

const SPELT = /** @type {Record<string, string>} */ ({ ä: "ae", ö: "oe", ü: "ue" });

/** Return the ways in which a word may be written without its accents, beside its own. @param {string} word */
function spellings(word) {
  if (!/[^\0-\x7f]/.test(word)) return [word];
  const plain = (/** @type {string} */ text) =>
    text
      .replaceAll("ß", "ss")
      .replaceAll("œ", "oe")
      .replaceAll("æ", "ae")
      .normalize("NFD")
      .replace(/\p{M}/gu, "");
  return [
    ...new Set([word, plain(word), plain(word.replace(/[äöü]/g, (one) => SPELT[one] ?? ""))]),
  ];
}

const { prototype } = Reflect.get(globalThis, "lunr").Pipeline;
const { run } = prototype;
/** @param {Token[]} tokens @this {unknown} */
prototype.run = function (tokens) {
  const found = /** @type {Token[]} */ (run.call(this, tokens));
  return found.flatMap((token) => spellings(String(token)).map((word) => token.clone(() => word)));
};
