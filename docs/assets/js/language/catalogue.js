/**
 * A catalogue: English texts and what they are in another language. It knows no page.
 *
 * A key is an English text. What changes in it stands in braces: `{n}`, `{n2}` is a number, in figures or in words; a name
 * with a capital, such as `{Seat}`, is a proper name, which stays, unless it is a word like *you* that the catalogue has; any
 * other, such as `{card}`, must be in the catalogue itself. A plural, such as `{Seats}` or `{cards}`, may be a list. `(s)` is an
 * s that may be missing. Where a number decides the form, the first does, and there is a form for each of the language's plural
 * categories. `rank|ten` is what ten is in the gap `{rank}`.
 * Texts of several sentences are put sentence by sentence.
 */

import { begun } from "./suits.js";

/** @typedef {Record<string, string | Partial<Record<Intl.LDMLPluralRule, string>>>} Phrases */
/** @typedef {{form: RegExp, sure: string, weight: number, names: string[], phrase: Phrases[string]}} Pattern */

const NUMBERS =
  "no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen".split(
    " ",
  );
const NUMBER = `[+−-]?\\d+(?:[,.]\\d+)*|${NUMBERS.join("|")}`;
const COUNT = /^n\d?$/;
const FIGURE = /^(?:n\d?|Size)$/;
const MARK = /(?<=\d)[,.](?=\d)/g;
const GAP = /\{(\w+)\}|\(s\)/;
const LIST = /, | and | or /;

/** @param {string} text */
const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");

/** @param {string} key @param {Phrases[string]} phrase @returns {Pattern} */
function pattern(key, phrase) {
  const parts = key.split(GAP); // literal, name or undefined for (s), literal, …
  const names = parts.filter((part, i) => i % 2 && part);
  const source = parts.map((part, i) => {
    if (i % 2 === 0) return escaped(part ?? "");
    if (part === undefined) return "s?";
    return COUNT.test(part) ? `(${NUMBER})` : "((?:(?![.?!] ).)+?)";
  });
  const literals = parts.filter((_, i) => i % 2 === 0);
  const sure = literals.reduce((a, b) => (b.length > a.length ? b : a), "").toLowerCase();
  const weight = literals.join("").length;
  return { form: new RegExp(`^${source.join("")}$`, "i"), sure, weight, names, phrase };
}

export class Catalogue {
  /** @param {string} tag @param {Phrases} phrases */
  constructor(tag, phrases) {
    this.phrases = phrases;
    this.plural = new Intl.PluralRules(tag);
    this.and = new Intl.ListFormat(tag, { type: "conjunction" });
    this.or = new Intl.ListFormat(tag, { type: "disjunction" });
    const parts = new Intl.NumberFormat(tag).formatToParts(1_234_567.8);
    /** What stands for the comma and the point in a number. */
    this.marks = ["group", "decimal"].map((type) => parts.find((one) => one.type === type)?.value);
    this.patterns = Object.entries(phrases)
      .filter(([key]) => GAP.test(key))
      .map(([key, phrase]) => pattern(key, phrase))
      .sort((a, b) => b.weight - a.weight);
    this.senses = new Set(Object.keys(phrases).map((key) => key.slice(0, key.indexOf("|") + 1)));
    /** What was looked up before. @type {Map<string, string | undefined>} */
    this.known = new Map();
  }

  /** Return a text in the language, or nothing where the catalogue has not all of it. @param {string} text */
  put(text) {
    if (!this.known.has(text)) {
      const said = this.phrase(text) ?? this.sentences(text);
      this.known.set(text, said && /^\p{Lu}/u.test(text) ? begun(said) : said);
    }
    return this.known.get(text);
  }

  /** @param {string} text @returns {string | undefined} */
  phrase(text) {
    const exact = this.exactly(text);
    if (exact) return exact;
    const small = text.toLowerCase();
    for (const pattern of this.patterns) {
      if (!small.includes(pattern.sure)) continue;
      const found = pattern.form.exec(text);
      const said = found && this.filled(pattern, found.slice(1));
      if (said) return said;
    }
    return undefined;
  }

  /** What stands for a text as a whole, perhaps in a sense of its own. @param {string} text @param {string} [sense] */
  exactly(text, sense = "") {
    const small = text.slice(0, 1).toLowerCase() + text.slice(1);
    for (const key of [sense + text, sense + small]) {
      const found = Object.hasOwn(this.phrases, key) ? this.phrases[key] : undefined;
      if (typeof found === "string") return found;
    }
    return undefined;
  }

  /** Write numbers as the language does. @param {string} text */
  figures(text) {
    return text.replace(MARK, (mark) => this.marks[",.".indexOf(mark)] ?? mark);
  }

  /** @param {string} text */
  sentences(text) {
    const parts = text.split(/(?<=[.?!]) (?=\S)/);
    const put = parts.length > 1 ? parts.map((part) => this.put(part)) : [undefined];
    return put.includes(undefined) ? undefined : put.join(" ");
  }

  /** @param {Pattern} pattern @param {string[]} found */
  filled({ names, phrase }, found) {
    /** @type {Map<string, string>} */
    const values = new Map();
    /** @type {Intl.LDMLPluralRule | undefined} */
    let form;
    for (const [i, name] of names.entries()) {
      const text = found[i] ?? "";
      const said = this.value(name, text);
      if (said === undefined) return undefined;
      if (COUNT.test(name)) form ??= this.plural.select(amount(text));
      values.set(name, said);
    }
    const words = typeof phrase === "string" ? phrase : phrase[form ?? "other"];
    return words?.replace(/\{(\w+)\}/g, (_, name) => values.get(name) ?? "");
  }

  /** What goes into a gap. @param {string} name @param {string} text @returns {string | undefined} */
  value(name, text) {
    const [, kind, many] = /^(.+?)(s?)\d?$/.exec(name) ?? [];
    const sense = `${kind}|`;
    const stays = /^[A-Z]/.test(name) && /^(?!You$)[^a-z]/.test(text);
    if (FIGURE.test(name) && /\d/.test(text)) return this.figures(text);
    const parts = many ? text.split(LIST) : [];
    const hasArticles = parts.length > 1 && parts.every((part) => part.startsWith("the "));
    const known = this.senses.has(sense) ? this.exactly(text, sense) : this.phrase(text);
    if (known && !stays && !hasArticles) return known;
    if (parts.length > 1) {
      const put = parts.map((part) => this.value(name, part));
      const list = / or /.test(text) ? this.or : this.and;
      return put.includes(undefined) ? undefined : list.format(/** @type {string[]} */ (put));
    }
    return /^[A-Z]/.test(name) || !/\p{L}/u.test(text) ? text : undefined;
  }
}

/** @param {string} text a number in figures or in words */
function amount(text) {
  const word = NUMBERS.indexOf(text.toLowerCase());
  return word < 0 ? Math.abs(Number(text.replace(/[,−]/g, ""))) : word;
}
