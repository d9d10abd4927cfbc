/** The desk of the workshop: a draft in the editor, what is wrong with it, and what it comes to. */

import { ask, following, load, Trouble } from "../engine/engine.js";
import { anew, draft, list, publish, store } from "../engine/own.js";
import { parts, say } from "../language/say.js";
import { button, give, HOME, html, ROOT, words } from "../page/dom.js";
import { unused } from "../page/forms.js";
import { Findings } from "./findings.js";

/**
 * @typedef {import("../../../../tools/editor/editor.mjs").Complaint} Complaint
 * @typedef {ReturnType<typeof import("../../../../tools/editor/editor.mjs").open>} Editor
 * @typedef {Omit<import("../engine/own.js").Draft, "changed">} Draft
 * @typedef {{value: unknown, clause: string, line: number}} Rule
 * @typedef {{leaf: string, parent: Rule | null, own: Rule | null}} Difference
 * @typedef {{complaints: Complaint[], rules: Record<string, Rule> | null, differences: Difference[] | null,
 *   clauses: Record<"added" | "gone" | "changed", string[]> | null,
 *   document: {id: string, playable: string} | null, entry: Record<string, unknown> | null}} Answer
 */

const EDITOR = new URL("assets/editor/editor.js", ROOT).href;
const WORDS = "vocabulary.json";
const VOCABULARY = new URL(`assets/workshop/${WORDS}`, ROOT);
const PLAY = new URL("play/", HOME).href;
const PAUSE = 350;
const READER = "pyyaml";

/** @type {Promise<[typeof import("../../../../tools/editor/editor.mjs"), any]> | undefined} */
let fetched;

/** The editor's program and the words it completes, fetched once. */
function tools() {
  const vocabulary = async () => {
    const answer = await fetch(VOCABULARY);
    if (answer.ok) return answer.json();
    throw new Error(say("workshop-file-missing", { file: WORDS, why: answer.status }));
  };
  fetched ??= Promise.all([import(EDITOR), vocabulary()]);
  fetched.catch(() => {
    fetched = undefined;
  });
  return fetched;
}

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
  /** Whether it is kept, in words; nothing where nothing has been changed yet. */
  stored = "";
  isKept = true;
  /** Whether another window keeps this draft as it stands there. */
  isElsewhere = false;

  /** @param {import("./workshop.js").Workshop} workshop @param {Draft} draft */
  static async opened(workshop, draft) {
    const [{ open }, vocabulary] = await tools();
    return new Desk(workshop, draft, open, vocabulary);
  }

  /**
   * @param {import("./workshop.js").Workshop} workshop @param {Draft} draft
   * @param {typeof import("../../../../tools/editor/editor.mjs").open} open
   * @param {import("../../../../tools/editor/editor.mjs").Vocabulary} vocabulary
   */
  constructor(workshop, draft, open, vocabulary) {
    this.workshop = workshop;
    this.draft = draft;
    const host = html("div.ws-editor");
    /** @type {Editor} */
    this.editor = open(host, {
      text: draft.text,
      label: say("workshop-label"),
      vocabulary,
      changed: () => this.touched(),
      keep: () => this.keep(),
    });
    this.findings = new Findings(vocabulary, {
      from: draft.from,
      title: workshop.title(draft.from),
      go: (line, column) => this.editor.go(line, column),
      goToClause: (clause) => this.goToClause(clause),
    });
    const named = { value: draft.name, maxlength: 60, autocomplete: "off" };
    this.name = html("input", { ...named, onchange: () => this.rename() });
    this.said = html("span");
    this.status = html("p.ws-status", { role: "status" }, this.said);
    this.undo = button(say("workshop-undo"), () => this.editor.undo(), "quiet");
    this.redo = button(say("workshop-redo"), () => this.editor.redo(), "quiet");
    const bar = html(
      "div.poch-bar",
      this.undo,
      this.redo,
      button(say("workshop-save"), () => this.keep(), "quiet"),
      button(say("workshop-download"), () => this.download(), "quiet"),
      button(say("workshop-all-drafts"), () => this.leave(), "quiet"),
      button(say("workshop-play"), () => this.play(), "primary"),
    );
    this.page = html(
      "div.ws-desk",
      html(
        "div.ws-head",
        html("label.ws-name", say("workshop-your-draft"), this.name),
        bar,
        this.status,
      ),
      host,
      this.findings.side,
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
    const found = draft(this.draft.id);
    if (!found || found.text === this.draft.text) return;
    this.isElsewhere = true;
    this.say(say("workshop-elsewhere"));
  };

  leave() {
    history.replaceState(history.state, "", location.pathname);
    this.workshop.choose(this.isKept ? "" : say("workshop-not-kept"));
  }

  /** @param {string} told @param {Node} [way] */
  say(told, way) {
    if (this.said.textContent !== told || way) this.status.replaceChildren(this.said, way ?? "");
    this.said.textContent = told;
  }

  // Keeping

  touched() {
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
    if (this.isKept && location.hash !== `#${this.draft.id}`)
      history.replaceState(history.state, "", `#${this.draft.id}`);
  }

  /** Go on under another name, for what another window keeps is not to be lost. */
  part() {
    this.isElsewhere = false;
    const taken = list().map(({ name }) => name);
    this.name.value = unused(this.draft.name, taken);
    this.draft = { ...this.draft, id: anew(), name: this.name.value };
  }

  /** Say whether it is kept, and whether it is in order. */
  tellState() {
    const { last } = this;
    const count = last?.text === this.editor.text() ? last.answer.complaints.length : 0;
    this.say(`${this.stored} ${say("workshop-count", { n: count })}`.trim());
  }

  download() {
    const id = this.last?.answer.document?.id ?? this.draft.from;
    give(this.editor.text(), `${id || "ruleset"}.yaml`, "application/yaml");
  }

  // Checking

  /** Check the text as it stands, and once more if it has changed meanwhile. */
  check() {
    this.checking ??= this.checked().finally(() => {
      this.checking = null;
    });
    return this.checking;
  }

  async checked() {
    if (!this.last) {
      this.unfollow ??= following((share) => this.tellFetched(share));
      this.say(this.stored);
      this.findings.wait(say("workshop-checker"));
    }
    try {
      for (;;) {
        const text = this.editor.text();
        const { from } = this.draft;
        if (from) await load(from);
        const answer = await ask("draft", { text, parent: from || null }, READER);
        this.last = { answer, text };
        if (this.editor.text() !== text) continue;
        this.editor.tell(answer.complaints);
        this.findings.show(answer);
        this.tellState();
        break;
      }
    } catch (error) {
      this.findings.wait("");
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

  /** @param {number} share */
  tellFetched(share) {
    if (this.last) return;
    this.findings.wait(
      share < 1
        ? say("workshop-checker-percent", { percent: Math.round(share * 100) })
        : say("workshop-checker-starting"),
    );
  }

  /** @param {string} [clause] */
  goToClause(clause) {
    if (!clause) return;
    const lines = this.editor.text().split("\n");
    const line = lines.findIndex((one) => one.trim().replace(/\s+#.*/, "") === `- id: ${clause}`);
    if (line >= 0) this.editor.go(line + 1);
    else this.say(say("workshop-no-clause", { clause }));
  }

  // Playing

  async play() {
    clearTimeout(this.timer);
    await this.check();
    if (!this.last || this.last.text !== this.editor.text()) return;
    const { document, entry, complaints } = this.last.answer;
    const [first] = complaints;
    if (first) {
      const named = first.name ? `${first.name}: ` : "";
      const why = html("span", { lang: "en" }, `${named}${first.message}`);
      this.say("", html("span", ...parts("workshop-not-yet", { line: first.line, why })));
      return;
    }
    if (!document || !entry) {
      this.say(say("workshop-never"));
      return;
    }
    this.keep();
    if (!this.isKept || !publish(this.draft, document, entry)) {
      this.say(say("workshop-not-found"));
      return;
    }
    location.assign(`${PLAY}?ruleset=${this.draft.id}`);
  }
}
