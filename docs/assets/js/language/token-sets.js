/**
 * The theme's search takes two nodes of its tree of words for one if their edges read alike in one string: "1" to node 23
 * and "12" to node 3. It then finds words that no section has, and fails. Here each edge ends with a space.
 */

/** @typedef {{final: boolean, edges: Record<string, {id: number}>, read?: string}} TokenSet */

/** @this {TokenSet} */
Reflect.get(globalThis, "lunr").TokenSet.prototype.toString = function () {
  this.read ??= Object.keys(this.edges)
    .sort()
    .reduce((read, label) => `${read}${label}${this.edges[label]?.id} `, this.final ? "1" : "0");
  return this.read;
};
