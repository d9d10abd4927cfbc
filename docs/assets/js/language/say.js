/**
 * Sentences from ids and arguments, by the catalogues of the page's language: what poch/words does in Python.
 * The entry lets no script begin that says something before `ready` has the catalogues: such a script waits for nothing.
 */

import { FluentBundle, FluentResource, FluentType } from "../../fluent/fluent.js";
import { fetchFile } from "../network/fetching.js";

/** @typedef {string | number | boolean | Said | Argument[] | Node} Argument */
/** @typedef {{id: string, [name: string]: any}} Said a message with its arguments */
/** @typedef {{suits?: string, pools?: Record<string, string>}} Table how cards and pools are called */

const RANKS = /** @type {Record<string, string>} */ ({
  A: "ace",
  K: "king",
  Q: "queen",
  J: "jack",
  10: "ten",
  9: "nine",
  8: "eight",
  7: "seven",
  6: "six",
  5: "five",
  4: "four",
  3: "three",
  2: "two",
});
const SUITS = /** @type {Record<string, string>} */ ({
  c: "clubs",
  d: "diamonds",
  h: "hearts",
  s: "spades",
});
const THROUGH = {
  N: "number",
  CHIPS: "chips",
  "CARDS-N": "cards-n",
  POINTS: "points",
  "IN-TEN": "in-ten",
  ABOVE: "above",
};
const VOWEL = /^[aeiouyàâäéèêëîïôöùûüœæ]/i;

/** The language of the page. */
export const tag = document.documentElement.lang || "en";
/** Where lists, numbers and dates are written as in one country. */
export const locale = tag === "en" ? "en-GB" : tag;

/** Made when they are needed: the first costs a slow phone a tenth of a second. @type {Record<string, Intl.ListFormat>} */
const lists = {};

/** Texts as the language lists them. @param {string[]} parts @param {"and" | "or"} [join] */
export function joinList(parts, join = "and") {
  const type = join === "or" ? "disjunction" : "conjunction";
  lists[join] ??= new Intl.ListFormat(locale, { type });
  return lists[join].format(parts);
}

/** Sentences that follow each other, as the language joins them. @param {string[]} sentences */
export const joinSentences = (sentences) => sentences.join(say("between-sentences"));

/** Parts that a semicolon divides, as the language writes it. @param {string[]} parts */
export const joinParts = (parts) => parts.join(say("between-parts"));

/** @param {string} text */
export const capitalize = (text) => text.slice(0, 1).toUpperCase() + text.slice(1);

/** @extends {FluentType<any>} */
class Many extends FluentType {
  toString() {
    return joinList(this.value.map(item));
  }
}

/** @extends {FluentType<any>} */
class Part extends FluentType {
  toString() {
    return item(this.value);
  }
}

/** @type {Table} */
let table = {};

/** @param {string} card */
const rank = (card) => RANKS[card.slice(0, -1)] ?? card;
/** @param {string} card */
const suit = (card) => SUITS[card.slice(-1)] ?? card;

/** @param {Argument} argument @returns {string} */
function item(argument) {
  if (typeof argument === "number") return format("number", { n: argument });
  if (typeof argument === "object" && "id" in argument)
    return format(argument.id, prepareArguments(argument));
  return argument === "you" ? format("you", {}) : String(argument);
}

/** @param {string} card @param {object} options */
const card = (card, options) => format("card", { rank: rank(card), suit: suit(card), ...options });

/** Cards in words; those of one suit or one rank are named together. @param {Many} many @param {any} options */
function cards({ value }, { join = "and", ...options }) {
  const areAlike = (/** @type {(card: string) => string} */ of) =>
    new Set(value.map(of)).size === 1;
  if (value.length > 1 && String(join) === "and") {
    if (areAlike(suit)) {
      const ranks = value.map((/** @type {string} */ code) =>
        format("suited", { rank: rank(code), ...options }),
      );
      return format("of-one-suit", { list: joinList(ranks), suit: suit(value[0]), ...options });
    }
    if (areAlike(rank)) {
      const suits = value.map((/** @type {string} */ code) => format("suit", { suit: suit(code) }));
      const same = { n: value.length, rank: rank(value[0]) };
      return format("of-one-rank", { list: joinList(suits), ...same, ...options });
    }
  }
  return joinList(
    value.map((/** @type {string} */ code) => card(code, options)),
    /** @type {"and" | "or"} */ (String(join)),
  );
}

/** @param {string} pool @param {object} options */
function poolNamed(pool, options) {
  const own = table.pools?.[pool] ?? "";
  const called = (tag === "en" ? own : own.replace(/^the /, "")) || pool;
  return format("pool", { name: own.replaceAll(" ", "-") || pool, called, ...options });
}

/** One of a reader's own is called by the words of its name. @param {string} name */
const readingNamed = (name) =>
  own.hasMessage(`reading-${name}`) ? format(`reading-${name}`, {}) : name.replaceAll("-", " ");

/** @type {Record<string, (value: any, options: any) => string>} */
const OWN = {
  CARD: card,
  CARDS: cards,
  POOL: poolNamed,
  POOLS: ({ value }, { join = "and", ...options }) =>
    joinList(
      value.map((/** @type {string} */ pool) => poolNamed(pool, options)),
      join,
    ),
  SUIT: (sign, options) => format("suit", { suit: SUITS[sign], ...options }),
  RANK: (sign, options) => format("rank", { rank: RANKS[sign], ...options }),
  RANKS: ({ value }, { join = "and", ...options }) =>
    joinList(
      value.map((/** @type {string} */ sign) => format("rank", { rank: RANKS[sign], ...options })),
      join,
    ),
  READING: readingNamed,
  READINGS: ({ value }, { join = "and" }) => joinList(value.map(readingNamed), join),
  SEAT: (seat, options) => (seat === "you" ? format("you", options) : String(seat)),
  LIST: ({ value }, { join = "and" }) => joinList(value.map(item), join),
  BEGIN: (text) => capitalize(String(text)),
  SAY: ({ value }, options) => format(value.id, { ...prepareArguments(value), ...options }),
};

const functions = {
  ...Object.fromEntries(
    Object.entries(THROUGH).map(([name, message]) => [
      name,
      (/** @type {any[]} */ [n], /** @type {object} */ options) =>
        format(message, { n, ...options }),
    ]),
  ),
  ...Object.fromEntries(
    Object.entries(OWN).map(([name, own]) => [
      name,
      (/** @type {any[]} */ [value], /** @type {object} */ options) => own(value, options),
    ]),
  ),
  ELIDE: (/** @type {any[]} */ [word, name]) =>
    VOWEL.test(String(name)) ? `${word.slice(0, -1)}’${name}` : `${word} ${name}`,
};

/** @param {FluentBundle} catalogue @param {string} of */
async function learn(catalogue, of) {
  const answer = await fetchFile(new URL(`../../words/${of}.ftl.txt`, import.meta.url));
  const [error] = catalogue.addResource(new FluentResource(await answer.text()));
  if (error) throw error;
  return catalogue;
}

/** @param {string} of */
const bundle = (of) =>
  learn(new FluentBundle(of === "en" ? "en-GB" : of, { functions, useIsolating: false }), of);

/** @type {FluentBundle} */
let own;
/** What a language lacks is said in English. @type {FluentBundle} */
let english;

async function begin() {
  const catalogue = await bundle(tag);
  const whole = tag === "en" || catalogue.hasMessage("whole-language");
  english = whole ? catalogue : await bundle("en");
  own = catalogue;
}

/** @param {string} part */
const more = (part) =>
  Promise.all([
    learn(own, `${tag}.${part}`),
    ...(english === own ? [] : [learn(english, `en.${part}`)]),
  ]);

/** What was asked for; what did not come may be asked for again. @type {Map<string, Promise<unknown>>} */
const asked = new Map();

/** @param {string} name @param {() => Promise<unknown>} act */
function once(name, act) {
  const given = asked.get(name) ?? act();
  asked.set(name, given);
  return given.catch((error) => {
    asked.delete(name);
    throw error;
  });
}

/** Learn the words of the page's language, and those that few pages need, each once. @param {string[]} few */
export async function ready(...few) {
  await once("", begin);
  await Promise.all(few.map((part) => once(part, () => more(part))));
}

/** @param {string} id @param {object} args @returns {string} */
function format(id, args) {
  const catalogue = own.hasMessage(id) ? own : english;
  const pattern = catalogue.getMessage(id)?.value;
  if (!pattern) throw new ReferenceError(`there is no message ${id}`);
  return catalogue.formatPattern(pattern, { suits: table.suits ?? "french", form: "nom", ...args });
}

/** @param {Record<string, any>} args @returns {Record<string, any>} */
function prepareArguments({ id, ...args }) {
  return Object.fromEntries(
    Object.entries(args).map(([name, value]) => {
      if (Array.isArray(value)) return [name, new Many(value)];
      if (typeof value === "boolean") return [name, value ? "yes" : "no"];
      return [name, value && typeof value === "object" ? new Part(value) : value];
    }),
  );
}

/**
 * Say a message: by its id with arguments, or one that the engine sends.
 * @param {string | Said} message
 * @param {Record<string, Argument>} [args]
 * @param {Table} [at]
 * @returns {string}
 */
export function say(message, args = {}, at = {}) {
  table = at;
  const said = typeof message === "string" ? { ...args, id: message } : { ...message, ...args };
  return format(said.id, prepareArguments(said));
}

const GAP = /\uE000(\d+)\uE001/;

/**
 * Say a message of which some arguments are elements, such as a link.
 * @param {string} id
 * @param {Record<string, Argument>} args
 * @param {Table} [at]
 * @returns {(string | Node)[]} texts and elements, to be appended in this order
 */
export function parts(id, args, at) {
  /** @type {Node[]} */
  const nodes = [];
  const put = Object.entries(args).map(([name, value]) => [
    name,
    value instanceof Node ? `\uE000${nodes.push(value) - 1}\uE001` : value,
  ]);
  return say(id, Object.fromEntries(put), at)
    .split(GAP)
    .map((text, place) => (place % 2 ? /** @type {Node} */ (nodes[Number(text)]) : text));
}

/** A number as the language writes it. @param {number} value @param {Intl.NumberFormatOptions} [options] */
export const figure = (value, options) => new Intl.NumberFormat(locale, options).format(value);
