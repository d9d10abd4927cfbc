/** What the form changes in the text of a draft, one thing after the other. */

import { ask, Refusal } from "../engine/engine.js";

/** @typedef {Record<string, string | string[] | null>} Request what is to change; see poch/drafting/redraft.py */

/** What reads YAML, beside the engine. */
export const READER = "pyyaml";

export class Changes {
  /** @type {Request[]} */
  waiting = [];
  /** @type {Promise<void> | null} */
  working = null;

  /**
   * @param {{text: () => string, replace: (text: string) => void}} editor
   * @param {(why: string, leaf: string) => void} refused
   */
  constructor(editor, refused) {
    this.editor = editor;
    this.refused = refused;
  }

  /** Of two wishes for one part of one thing the later counts. @param {Request} request */
  add(request) {
    const [key = "", what = ""] = Object.keys(request);
    const isOther = (/** @type {Request} */ earlier) =>
      earlier[key] !== request[key] || !(what in earlier);
    this.waiting = this.waiting.filter(isOther);
    this.waiting.push(request);
    this.working ??= this.work().finally(() => {
      this.working = null;
    });
    return this.working;
  }

  async work() {
    for (let next = this.waiting.shift(); next; next = this.waiting.shift())
      try {
        const text = this.editor.text();
        const answer = await ask("redraft", { text, ...next }, READER);
        // what was written meanwhile stays: the change is made in that
        if (this.editor.text() !== text) this.waiting.unshift(next);
        else if (answer.text !== text) this.editor.replace(answer.text);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        this.refused(error.message, String(next.leaf ?? ""));
      }
  }
}
