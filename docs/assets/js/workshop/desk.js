/** The desk of the workshop: a draft as a form and as a text, what is wrong with it, and what it comes to. */

import { ask, following, Trouble } from "../engine/engine.js";
import { anew, draft, list, store } from "../engine/own.js";
import { say } from "../language/say.js";
import { button, give, html, words } from "../page/dom.js";
import { findUnused } from "../page/forms.js";
import { Changes, READER } from "./changes.js";
import { Findings } from "./findings.js";
import { Rules } from "./form.js";
import { know, source, tools } from "./needs.js";
import { play } from "./playing.js";
import { share } from "./sharing.js";
import { Sheet } from "./sheet.js";

/**
 * @typedef {import("../../../../tools/browser/editor/editor.mjs").Complaint} Complaint
 * @typedef {ReturnType<typeof import("../../../../tools/browser/editor/editor.mjs").open>} Editor
 * @typedef {Omit<import("../engine/own.js").Draft, "changed">} Draft
 * @typedef {{value: unknown, written: string, clause: string, line: number}} Rule
 * @typedef {{leaf: string, parent: Rule | null, own: Rule | null}} Difference
 * @typedef {{complaints: Complaint[], rules: Record<string, Rule> | null, differences: Difference[] | null,
 *   clauses: Record<"added" | "gone" | "changed", string[]> | null,
 *   document: {id: string, playable: string} | null, entry: Record<string, unknown> | null,
 *   form: {asked: string[], clauses: Record<string, import("./question.js").Clause>,
 *     stale: import("./question.js").Flag[]} | null, sheet: import("./sheet.js").Laid | null}} Answer
 */

const PAUSE = 350;

export class Desk {
  /** @type {number | undefined} */
  timer;
  /** What the last check came to, and the text it was of. @type {{answer: Answer, text: string} | null} */
  last = null;
  /** @type {Promise<void> | null} */
  checking = null;
  changed = false;
  /** @type {(() => void) | undefined} */
  unfollow;
  /** The engine knows the source. */
  isKnown = false;
  /** Whether it is kept, in words; nothing where nothing has been changed yet. */
  stored = "";
  isKept = true;
  /** Whether another window keeps this draft as it stands there. */
  isElsewhere = false;

  /** @param {import("./workshop.js").Workshop} workshop @param {Draft} draft @param {string} warning */
  static async openDraft(workshop, draft, warning) {
    const [given, texts] = await Promise.all([tools(), source(draft.from)]);
    return new Desk(workshop, draft, given, texts, warning);
  }

  /**
   * @param {import("./workshop.js").Workshop} workshop @param {Draft} draft
   * @param {Awaited<ReturnType<typeof tools>>} tools
   * @param {import("./needs.js").Source} texts @param {string} warning what is to be said of the draft
   */
  constructor(workshop, draft, [{ open }, vocabulary, questions], texts, warning) {
    this.workshop = workshop;
    this.draft = draft;
    const host = html("div.ws-editor");
    /** @type {Editor} */
    this.editor = open(host, {
      text: draft.text,
      label: say("workshop-label"),
      vocabulary,
      changed: () => this.touch(),
      keep: () => this.keep(),
    });
    this.findings = new Findings(this, vocabulary, questions);
    this.changes = new Changes(this.editor, (why, leaf) => {
      if (!this.form.refuse(why, leaf)) this.say(why);
    });
    this.form = new Rules(questions, {
      source: texts,
      change: (request) => this.change(request),
      show: (line) => this.go(line),
      refuse: () => this.tell(),
    });
    this.sheet = new Sheet(this, questions, texts);
    const named = { value: draft.name, maxlength: 60, autocomplete: "off" };
    this.name = html("input", { ...named, onchange: () => this.rename() });
    this.said = html("span");
    this.warning = html("p.ws-flag", { role: "alert", hidden: !warning }, warning);
    this.status = html("p.ws-status.poch-small", { role: "status" }, this.said);
    this.undo = button(say("workshop-undo"), () => this.editor.undo(), "quiet ws-writing");
    this.redo = button(say("workshop-redo"), () => this.editor.redo(), "quiet ws-writing");
    const bar = html(
      "div.poch-bar",
      this.sheet.turner,
      this.undo,
      this.redo,
      button(say("workshop-save"), () => this.keep(), "quiet"),
      button(say("workshop-share"), () => share(this), "quiet ws-writing"),
      button(say("workshop-download"), () => this.download(), "quiet"),
      button(say("workshop-all-drafts"), () => this.leave(), "quiet"),
      button(say("workshop-play"), () => play(this), "primary"),
    );
    this.advanced = html(
      "details.ws-advanced",
      html("summary", say("workshop-advanced")),
      html("div.ws-text", host, this.findings.leaves.whole),
    );
    const name = html("label.ws-name.poch-field", say("workshop-your-draft"), this.name);
    this.page = html(
      "div.ws-desk",
      html("div.ws-head.poch-row", name, bar, this.status, this.warning),
      this.form.page,
      this.findings.side,
      this.advanced,
      this.sheet.page,
    );
    addEventListener("beforeunload", this.warn);
    addEventListener("storage", this.hear);
    this.tellDepth();
  }

  close() {
    clearTimeout(this.timer);
    if (this.changed) this.keep();
    removeEventListener("beforeunload", this.warn);
    removeEventListener("storage", this.hear);
    this.unfollow?.();
    this.editor.close();
  }

  /** @param {BeforeUnloadEvent} event */
  warn = (event) => {
    if (this.changed) this.keep();
    if (!this.isKept) event.preventDefault();
  };

  /** Another window has kept something. */
  hear = () => {
    const stored = draft(this.draft.id);
    if (!stored || stored.text === this.draft.text) return;
    this.isElsewhere = true;
    this.say(say("workshop-elsewhere"));
  };

  leave() {
    history.replaceState(history.state, "", location.pathname);
    this.workshop.choose(this.isKept ? "" : say("workshop-not-kept"));
  }

  /** @param {string} text @param {Node} [way] */
  say(text, way) {
    if (this.said.textContent !== text || way) this.status.replaceChildren(this.said, way ?? "");
    this.said.textContent = text;
  }

  touch() {
    this.changed = true;
    this.tellDepth();
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.keep();
      this.check();
    }, PAUSE);
  }

  tellDepth() {
    const { undo, redo } = this.editor.depth();
    this.undo.disabled = !undo;
    this.redo.disabled = !redo;
  }

  rename() {
    this.draft.name = this.name.value.trim() || this.draft.name;
    this.name.value = this.draft.name;
    this.keep();
  }

  keep() {
    if (this.isElsewhere) this.part();
    this.draft.text = this.editor.text();
    this.changed = false;
    this.isKept = store(this.draft);
    this.stored = say(this.isKept ? "workshop-saved" : "workshop-not-kept");
    this.tellState();
    if (this.isKept && location.hash !== this.sheet.place)
      history.replaceState(history.state, "", this.sheet.place);
  }

  /** Go on under another name, for what another window keeps is not to be lost. */
  part() {
    this.isElsewhere = false;
    const taken = list().map(({ name }) => name);
    this.name.value = findUnused(this.draft.name, taken);
    this.draft = { ...this.draft, id: anew(), name: this.name.value };
  }

  /** Say what is wrong, in the text and in what the form was asked for. */
  tell() {
    if (this.last) this.findings.show(this.last.answer, this.form.refusals);
    this.tellState();
  }

  /** Say whether it is kept, and whether it is in order. */
  tellState() {
    const known = this.last?.text === this.editor.text() ? this.last.answer.complaints : [];
    const count = known.length + this.form.refusals.length;
    this.say(`${this.stored} ${say("workshop-count", { n: count })}`.trim());
    this.sheet.show();
  }

  download() {
    const text = this.editor.text();
    const id = /^id: *([\w.-]+) *$/m.exec(text)?.[1] ?? this.draft.from;
    give(text, `${id || "ruleset"}.yaml`, "application/yaml");
  }

  /** Change one thing as the form asks. @param {import("./changes.js").Request} request */
  async change(request) {
    try {
      await this.changes.add(request);
    } catch (error) {
      this.say(say("workshop-not-checked", { why: words(error) }));
      return;
    }
    clearTimeout(this.timer);
    this.keep();
    await this.check();
  }

  /** Lead to a place in the text. @param {number} line @param {number} [column] */
  go(line, column) {
    this.advanced.open = true;
    this.editor.go(line, column);
    this.advanced.scrollIntoView({ block: "nearest" });
  }

  /** Check the text as it stands, and once more if it has changed meanwhile. */
  check() {
    this.checking ??= this.checkDraft().finally(() => {
      this.checking = null;
    });
    return this.checking;
  }

  async checkDraft() {
    if (!this.last) {
      this.unfollow ??= following((share) => this.tellFetched(share));
      this.say(this.stored);
      this.wait(say("workshop-checker"));
    }
    try {
      for (;;) {
        const text = this.editor.text();
        const { from } = this.draft;
        if (from && !this.isKnown) await know(from);
        this.isKnown = true;
        const answer = await ask("draft", { text, parent: from || null }, READER);
        this.last = { answer, text };
        if (this.editor.text() !== text) continue;
        this.editor.tell(answer.complaints);
        this.form.show(answer);
        this.tell();
        break;
      }
    } catch (error) {
      this.wait("");
      this.isKnown = false;
      if (error instanceof Trouble)
        this.say(
          words(error),
          button(say("page-try-again"), () => this.check()),
        );
      else this.say(say("workshop-not-checked", { why: words(error) }));
    } finally {
      this.unfollow?.();
      this.unfollow = undefined;
    }
  }

  /** @param {string} text */
  wait(text) {
    this.findings.wait(text);
    this.form.wait(text);
  }

  /** @param {number} share */
  tellFetched(share) {
    if (this.last) return;
    const percent = Math.round(share * 100);
    const message = share < 1 ? "workshop-checker-percent" : "workshop-checker-starting";
    this.wait(say(message, { percent }));
  }

  /** @param {string} [clause] */
  goToClause(clause) {
    if (!clause || this.sheet.opens(clause)) return;
    const lines = this.editor.text().split("\n");
    const line = lines.findIndex((text) => text.trim().replace(/\s+#.*/, "") === `- id: ${clause}`);
    if (line >= 0) this.go(line + 1);
    else this.say(say("workshop-no-clause", { clause }));
  }
}
