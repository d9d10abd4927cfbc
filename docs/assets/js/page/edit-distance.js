/** The nearest of known names to one that is not known. */

/** Return how far two names are apart, in letters to change. @param {string} a @param {string} b */
function apart(a, b) {
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
  const far = new Map(known.map((one) => [one, apart(name, one)]));
  return known.toSorted((a, b) => (far.get(a) ?? 0) - (far.get(b) ?? 0));
}
