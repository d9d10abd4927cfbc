/** What is asked of the index for what a reader types: words without the marks that touch them, as the pages spell them. */

/** @type {Record<string, string>} */
const LETTERS = { ä: "ae", ö: "oe", ü: "ue", ß: "ss", œ: "oe", æ: "ae" };
const TWO = /ae|oe|ue|ss/;
/** What French writes before a vowel, and English after a name. */
const ELIDED = /(?<!\p{L})(?:[cdjlmnst]|qu|lorsqu|puisqu)['’ʼ](?=\p{L})/giu;
const OWNED = /(?<=\p{L})['’ʼ]s(?!\p{L})/giu;
/** Writing that does not divide its words. */
const UNSPACED = /[\u3040-\u30ff\u3400-\u9fff]/;
/** A word that goes on with what a rewritten one begins with has at least so many letters of it. */
const LEAST = 4;

/** A word with two letters for each that some write so. @param {string} word */
const wide = (word) => word.replace(/[äöüßœæ]/g, (letter) => LETTERS[letter] ?? letter);

/** A word without its accents. @param {string} word */
const bare = (word) => word.replace(/[ßœæ]/g, wide).normalize("NFD").replace(/\p{M}/gu, "");

/**
 * Return the words that a reader has typed.
 * @param {string} typed @param {string} tag the language of the page
 */
export function words(typed, tag) {
  const plain = typed.normalize("NFKC").toLowerCase();
  const whole = tag === "fr" ? plain.replace(ELIDED, " ") : plain.replace(OWNED, " ");
  return whole.split(/[^\p{L}\p{M}\p{N}]+/u).filter(Boolean);
}

/**
 * Return a word as the pages spell it: Koenig, where they have König.
 * @param {string} word @param {string[]} spelt the words of the pages with letters that some write with two others
 */
function spelling(word, spelt) {
  const asked = wide(word);
  if (spelt.some((exact) => exact.startsWith(word)) || !TWO.test(asked)) return word;
  const known = spelt.map((exact) => ({ exact, other: wide(exact) }));
  const longer = known
    .filter(({ other }) => other.startsWith(asked))
    .sort((a, b) => a.other.length - b.other.length)[0];
  if (longer) return longer.exact;
  const shorter = known
    .filter(({ other }) => other.length >= LEAST && asked.startsWith(other))
    .sort((a, b) => b.other.length - a.other.length)[0];
  return shorter ? shorter.exact + asked.slice(shorter.other.length) : word.replace(/[œæß]/g, wide);
}

/**
 * Return what is asked, the first that finds something counting: all words, and with them those that are not common, which
 * would drown among them; those alone; each by itself.
 * @param {string} typed @param {string} tag @param {string[]} spelt @param {string[]} common words that few ask for
 */
export function queries(typed, tag, spelt, common) {
  const every = words(typed, tag).map((word) => spelling(word, spelt));
  const rare = every.filter((word) => !common.includes(word));
  const chosen = rare.length ? rare : every;
  const [all, some] = [every.join(" "), chosen.join(" ")];
  return [all === some ? [all] : [all, some], chosen].filter(([first]) => first);
}

/**
 * Tell whether a text has a word that begins as one of those asked for does: the index answers with what is nearest, even
 * where it is nothing like it.
 * @param {string[]} asked @param {string} text
 */
export function isLike(asked, text) {
  const there = words(text, "").map(bare);
  return asked.some((word) => {
    if (UNSPACED.test(word)) return text.includes(word[0] ?? "");
    const begins = bare(word).slice(0, LEAST);
    return there.some(
      (other) =>
        other.startsWith(begins) || (other.length === LEAST - 1 && begins.startsWith(other)),
    );
  });
}
