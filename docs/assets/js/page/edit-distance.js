/** The nearest of known names to one that is not known. */

/** So many names are said again. */
const MOST = 5;
/** So many letters of each are said again; no name has so many. */
export const LONGEST = 60;

/** Return how far two names are apart, in letters to change. @param {string} a @param {string} b */
function measureDistance(a, b) {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1];
    for (const [j, other] of [...b].entries())
      next.push(
        Math.min(
          (row[j] ?? 0) + Number(letter !== other),
          (row[j + 1] ?? 0) + 1,
          (next[j] ?? 0) + 1,
        ),
      );
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** Return the known names, the nearest first. @param {string} name @param {string[]} known */
export function nearest(name, known) {
  const far = new Map(known.map((other) => [other, measureDistance(name, other)]));
  return known.toSorted((a, b) => (far.get(a) ?? 0) - (far.get(b) ?? 0));
}

/** What is said again of an address: each thing once, none too long, and only the first few. @param {string[]} names */
export function few(names) {
  const every = [...new Set(names.map((name) => name.slice(0, LONGEST)))];
  return { some: every.slice(0, MOST), more: Math.max(0, every.length - MOST) };
}
