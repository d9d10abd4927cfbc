// @ts-check
/** Where a reader is among the steps of a hand. It knows no page. */

/**
 * @typedef {{stage: string, clause: string, seat?: string | null, to?: string, card?: string, cards?: string[],
 *   pool?: string, pools?: string[]}} Told
 */

export class Cursor {
  /** @param {Told[]} steps */
  constructor(steps) {
    this.steps = steps;
    this.at = 1;
  }

  get last() {
    return this.steps.length;
  }

  /** Go to a step, as near as there is one; say whether that moved. @param {number} step */
  go(step) {
    const before = this.at;
    this.at = Math.max(1, Math.min(this.last, Math.round(step) || 1));
    return this.at !== before;
  }

  /** Return the steps that a clause allows. @param {string} clause */
  of(clause) {
    return this.steps.flatMap((step, i) => (step.clause === clause ? [i + 1] : []));
  }

  /** Return the next step of a clause after this one, or its first. @param {string} clause */
  next(clause) {
    const steps = this.of(clause);
    return steps.find((step) => step > this.at) ?? steps[0] ?? null;
  }

  /**
   * Return the next step about something on the table, or the first one.
   * @param {string} thing such as `pool king`, `card 9c`, `seat Anna`
   */
  about(thing) {
    const [kind, name] = [thing.slice(0, thing.indexOf(" ")), thing.slice(thing.indexOf(" ") + 1)];
    const tells = (/** @type {Told} */ step) =>
      kind === "pool"
        ? step.pool === name || (step.pools?.includes(name) && step.stage !== "layout")
        : kind === "card"
          ? step.card === name || step.cards?.includes(name)
          : step.seat === name || step.to === name;
    const after = this.steps.findIndex((step, i) => i >= this.at && tells(step));
    const found = after < 0 ? this.steps.findIndex(tells) : after;
    return found < 0 ? null : found + 1;
  }

  /** Return the stretches of one stage: its name, its first step, how many. */
  stages() {
    /** @type {{stage: string, first: number, count: number}[]} */
    const stretches = [];
    this.steps.forEach(({ stage }, i) => {
      const now = stretches.at(-1);
      if (now?.stage === stage) now.count += 1;
      else stretches.push({ stage, first: i + 1, count: 1 });
    });
    return stretches;
  }
}
