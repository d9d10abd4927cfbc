// @ts-check
/** What may be written at a place of a ruleset: keys, leaves, practices. */

/**
 * @typedef {{name: string, meaning: string, taken?: string}} Word
 * @typedef {{name: string, meaning: string, part: string, values: Word[]}} Leaf
 * @typedef {{leaves: Leaf[], keys: Record<string, string[]>, words: Record<string, string[]>}} Vocabulary
 * @typedef {import("@codemirror/autocomplete").CompletionContext} Context
 * @typedef {import("@codemirror/autocomplete").CompletionResult} Result
 */

/** The parts of a document whose keys are known, by the key above them. @type {Record<string, string>} */
const PARTS = { clauses: "clause", crux: "crux", source: "source", readings: "reading" };
const WORD = /^[\w.-]*$/;

/** @param {string} line */
const indent = (line) => line.length - line.trimStart().length;

/**
 * The keys that stand above a line, the nearest first.
 * @param {import("@codemirror/state").Text} doc
 * @param {number} number
 * @param {number} depth
 */
function above(doc, number, depth) {
  /** @type {string[]} */
  const keys = [];
  let least = depth;
  for (let at = number - 1; at >= 1 && least > 0; at -= 1) {
    const line = doc.line(at).text.replace(/^(\s*)- /, "$1  ");
    const item = doc.line(at).text.trimStart().startsWith("- ");
    const deep = indent(line);
    if (!line.trim() || line.trimStart().startsWith("#") || deep > least) continue;
    if (deep === least) {
      if (item) least = deep - 1;
      continue;
    }
    least = item ? deep - 1 : deep;
    const key = /^\s*([\w.-]+):/.exec(line)?.[1];
    if (key) keys.push(key);
  }
  return keys;
}

/** @param {Word[]} words @param {string} type @param {string} [after] */
const options = (words, type, after = "") =>
  words.map(({ name, meaning, taken }) => ({
    label: name,
    type,
    ...(after && { apply: name + after }),
    ...(taken && { detail: taken }),
    ...(meaning && { info: meaning }),
  }));

/** @param {string[]} names */
const plain = (names) => names.map((name) => ({ name, meaning: "" }));

/** @param {Vocabulary} vocabulary */
export function completions({ leaves, keys, words }) {
  const byName = new Map(leaves.map((leaf) => [leaf.name, leaf]));

  /** @param {Context} context @returns {Result | null} */
  return (context) => {
    const line = context.state.doc.lineAt(context.pos);
    const before = line.text.slice(0, context.pos - line.from);
    const value = /(?:^|[\s{,])([\w.-]+):\s+([\w.-]*)$/.exec(before);
    if (value) {
      const [, key = "", typed = ""] = value;
      const known = byName.get(key)?.values ?? plain(words[key] ?? []);
      if (!known.length) return null;
      return { from: context.pos - typed.length, options: options(known, "enum"), validFor: WORD };
    }
    const inside = /sets:\s*\{(?:[^{}]|\{[^{}]*\})*?([\w.-]*)$/.exec(before);
    const start = /^(\s*)(- )?([\w.-]*)$/.exec(before);
    const typed = (inside?.[1] ?? start?.[3]) || "";
    if (!inside && !start) return null;
    if (!typed && !context.explicit) return null;
    const from = context.pos - typed.length;
    const depth = start ? (start[1]?.length ?? 0) + (start[2]?.length ?? 0) : 0;
    const [parent = "", beyond = ""] = inside
      ? ["sets"]
      : above(context.state.doc, line.number, depth);
    if (parent === "sets")
      return { from, options: options(leaves, "property", ": "), validFor: WORD };
    const part =
      PARTS[parent] ?? (beyond === "readings" ? "reading" : depth ? "clause" : "ruleset");
    if (parent === "readings") return null;
    const known = plain(keys[part] ?? []);
    return { from, options: options(known, "keyword", ": "), validFor: WORD };
  };
}
