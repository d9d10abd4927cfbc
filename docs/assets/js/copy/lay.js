/** Divides the stretch of a copy that has a text among the sentences of the text. */

/** @typedef {import("./words.js").Words} Words */
/** @typedef {import("./find.js").Kept} Kept */
/** @typedef {import("./find.js").Place} Place */
/** @typedef {{id: string, how: "lit" | "between" | "placed", from: number, to: number}} Found a sentence, by letters */

/**
 * Divide the stretch of a row among its sentences, and those between them; the borders are where the copy has a stop.
 * @param {string} text @param {Words} words @param {Place[]} chain @param {Kept[]} units
 */
export function laidOut(text, words, chain, units) {
  const [first, last] = [/** @type {Place} */ (chain[0]), /** @type {Place} */ (chain.at(-1))];
  /** @type {Found[]} */
  const sentences = [];
  /** @param {number} unit @param {Found["how"]} how @param {number} from @param {number} to by words, the last included */
  const add = (unit, how, from, to) =>
    sentences.push({
      id: units[unit]?.id ?? "",
      how,
      from: words.from[from] ?? 0,
      to: stop(text, words, to),
    });
  let from = findFirstWord(text, words, first, wordsIn(units, first.unit));
  for (const [i, place] of chain.entries()) {
    const next = chain[i + 1];
    const ends = next ? place.to : findLastWord(text, words, { ...place, from }, units);
    const missed = next ? next.unit - place.unit - 1 : 0;
    if (!next || next.from <= place.to + 1 || missed === 0) {
      const to = next ? between(text, words, place, next) : ends;
      add(place.unit, "lit", from, Math.max(from, to));
      from = Math.max(from, to) + 1;
      continue;
    }
    let to = border(text, words, place.to, Math.min(next.from, place.to + 8));
    add(place.unit, "lit", from, to);
    for (let k = 1; k <= missed; k += 1) {
      from = to + 1;
      const left = next.from - from;
      if (left < 1) break;
      const wish = Math.min(from + wordsIn(units, place.unit + k), next.from);
      to =
        k === missed
          ? border(text, words, Math.max(from, next.from - 4), next.from)
          : border(text, words, Math.max(from, wish - 4), Math.min(wish + 4, next.from));
      add(place.unit + k, "between", from, to);
    }
    from = to + 1;
  }
  for (let unit = last.unit + 1; unit < units.length; unit += 1) {
    const { plain, bare, words: many } = /** @type {Kept} */ (units[unit]);
    if (plain.length + bare.length || from >= words.count) break;
    const to = border(text, words, from + many - 3, Math.min(from + many + 3, words.count));
    add(unit, "placed", from, to);
    from = to + 1;
  }
  return sentences;
}

/** @param {Kept[]} units @param {number} unit */
const wordsIn = (units, unit) => units[unit]?.words ?? 0;

/** What stands between a word and the next. @param {string} text @param {Words} words @param {number} i */
const after = (text, words, i) => text.slice(words.to[i], words.from[i + 1] ?? text.length);

/** How well a sentence may end with what stands after a word. @param {string} between */
const weight = (between) =>
  /[.!?…]["»”)\]]*\s|\n\s*\n/.test(`${between} `)
    ? 3
    : /[;:]/.test(between)
      ? 2
      : /[,–—]/.test(between)
        ? 1
        : 0;

/**
 * Return the last word of a sentence that ends with word `low` or later and before word `high`.
 * @param {string} text @param {Words} words @param {number} low @param {number} high
 */
function border(text, words, low, high) {
  let [best, most] = [Math.max(low, 0), -1];
  for (let i = Math.max(low, 0); i < high; i += 1) {
    const now = weight(after(text, words, i));
    if (now > most) [best, most] = [i, now];
  }
  return best;
}

/** Return the last word of a sentence before another; where their places overlap, a stop near decides. @param {string} text @param {Words} words @param {Place} place @param {Place} next */
const between = (text, words, place, next) =>
  next.from > place.to
    ? border(text, words, place.to, next.from)
    : border(text, words, next.from - 1, place.to + 1);

/** Return the first word of the first sentence, also where its first words are damaged. @param {string} text @param {Words} words @param {Place} place @param {number} many */
function findFirstWord(text, words, place, many) {
  const least = Math.max(0, place.from - many);
  /** @param {number} i */
  const gap = (i) => (i > 0 ? after(text, words, i - 1) : "\n\n");
  if (/[.!?;:\n]/.test(gap(place.from))) return place.from;
  for (const wanted of [/\n\s*\n/, /[.!?;:]/])
    for (let i = place.from; i >= least; i -= 1) if (wanted.test(gap(i))) return i;
  return place.from;
}

/** Return the last word of the last sentence. @param {string} text @param {Words} words @param {Place} place from its first word @param {Kept[]} units */
function findLastWord(text, words, place, units) {
  const wish = Math.max(place.to, place.from + wordsIn(units, place.unit) - 1);
  if (units[place.unit]?.cut) return Math.min(wish, words.count - 1);
  return border(text, words, place.to, Math.min(Math.max(wish + 4, place.to + 1), words.count));
}

/** Where a word ends, with the stop after it. @param {string} text @param {Words} words @param {number} i */
const stop = (text, words, i) =>
  (words.to[i] ?? text.length) +
  (/^[^\s\p{L}\p{N}([«„“]*/u.exec(after(text, words, i))?.[0].length ?? 0);

const MOST_BEYOND = 1200;

/** Return what a copy has after the last words of ours, where ours breaks off. @param {string} text @param {Found[]} sentences @param {Kept[]} units */
export function beyond(text, sentences, units) {
  const last = sentences.at(-1);
  const end = units.at(-1);
  if (!last || !end?.cut || last.id !== end.id) return null;
  const rest = text.slice(last.to);
  if (!/\p{L}{2}/u.test(rest)) return null;
  const most = rest.slice(0, MOST_BEYOND);
  const shown = rest.length > MOST_BEYOND ? most.slice(0, most.lastIndexOf(" ")) : most;
  return { from: last.to, to: last.to + shown.trimEnd().length, whole: rest.length <= MOST_BEYOND };
}
