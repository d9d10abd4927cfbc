/** Texts in languages that nobody speaks, the same at every run. */

let state = 20261123;
export const chance = () => {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return state / 2 ** 32;
};
export const pick = (list) => list[Math.floor(chance() * list.length)];
export const many = (n, make) => Array.from({ length: n }, (_, i) => make(i));

const ONSETS = ["b", "ch", "d", "f", "g", "k", "l", "m", "n", "p", "qu", "r", "s", "sch", "t", "th", "v", "w", "z", ""];
const HEARTS = ["a", "e", "i", "o", "u", "ä", "ö", "ü", "é", "è", "ei", "au", "œ", "y"];
const ENDS = ["", "", "n", "r", "s", "st", "ll", "ß", "ng", "t"];
const word = () =>
  many(1 + Math.floor(chance() * 3), () => pick(ONSETS) + pick(HEARTS) + pick(ENDS)).join("");
/** A language has words that come often, and many that come seldom. */
export const language = () => [many(60, word), many(3000, word)];
export const said = ([often, seldom], n) =>
  `${many(n, () => (chance() < 0.45 ? pick(often) : pick(seldom))).join(" ").replace(/ (\S+ \S+)$/, ", $1")}.`;
export const text = (its, sentences) => many(sentences, () => said(its, 6 + Math.floor(chance() * 40)));
