/**
 * The light table: a copy that the reader brings is set beside our clauses, sentence by sentence. A sentence lights the
 * clauses that rest on it, a clause its sentences. What is said here is in the page.
 */

import { ready } from "../language/say.js";
import { arrival, fetchData } from "../network/fetching.js";
import { copy as copied, words } from "../page/dom.js";
import { keep, readKept as stored } from "../page/store.js";

/** @typedef {{found: import("./lay.js").Found[], lit: number, times: number, beyond: {from: number, to: number} | null}} Looked */

/** @param {string} text */
const tidy = (text) => text.replace(/[\s\u00ad]+/g, " ").trim();

/** @template {Element} T @param {ParentNode} inside @param {string} selector @param {new () => T} kind */
function part(inside, selector, kind) {
  const element = inside.querySelector(selector);
  if (!(element instanceof kind)) throw new Error(selector);
  return element;
}

class Light extends HTMLElement {
  /** What is in a row as long as no copy is there. @type {Map<Element, {words: string, note: string}>} */
  printed = new Map();
  /** What finds the sentences in a copy. @type {import("./find.js").Kept[] | null} */
  marks = null;
  /** The article of the copy, as it is kept. */
  article = "";
  /** The row that was asked for, until the hand has stepped. @type {Element | null} */
  asked = null;

  connectedCallback() {
    this.page = this.closest(".poch-source") ?? document.body;
    this.rows = [...this.page.querySelectorAll(".original-row[id]")];
    this.further = this.page.querySelector(".original-further");
    this.notice = part(this, ".original-told", HTMLElement);
    this.keeping = part(this, ".original-keeping", HTMLElement);
    this.box = part(this, "input[type=checkbox]", HTMLInputElement);
    this.takeCopies();
    this.page.addEventListener("click", (event) => event.isTrusted && this.lightAt(event), true);
    this.page.addEventListener("poch-light", (event) => this.lightAt(event));
    document.addEventListener("poch-step", (event) => {
      if (event instanceof CustomEvent) this.follow(event.detail.clause);
    });
    const kept = stored(this.name, "");
    if (kept) this.look(() => kept, true);
  }

  /** Files that are opened or dropped anywhere on the page, and what is pasted. */
  takeCopies() {
    const input = part(this, "input[type=file]", HTMLInputElement);
    const field = part(this, "textarea", HTMLTextAreaElement);
    input.addEventListener("change", () => {
      this.open(input.files?.[0]);
      input.value = "";
    });
    field.addEventListener("paste", (event) => {
      const text = event.clipboardData?.getData("text/plain");
      if (!text) return;
      event.preventDefault();
      this.look(() => text);
    });
    field.addEventListener("change", () => {
      const text = field.value;
      field.value = "";
      if (text.trim()) this.look(() => text);
    });
    addEventListener("drop", (event) => {
      const text = event.dataTransfer?.getData("text/plain");
      event.preventDefault();
      if (event.dataTransfer?.files[0]) this.open(event.dataTransfer.files[0]);
      else if (text) this.look(() => text);
    });
    this.box?.addEventListener("change", () => this.keep(this.box?.checked ?? false));
    this.keeping?.querySelector("button")?.addEventListener("click", () => this.clear());
    this.further?.querySelector("button")?.addEventListener("click", () => {
      const beyond = this.further?.querySelector(".original-words")?.textContent ?? "";
      copied(`${this.dataset.slug}: ${beyond}`);
    });
  }

  /** @param {File | undefined} file */
  async open(file) {
    if (!file) return;
    const { MOST_BYTES } = await arrival(import("./read.js"), "read.js");
    if (file.size > MOST_BYTES) this.tell("copyTooLarge");
    else await this.look(async () => new Uint8Array(await file.arrayBuffer()));
  }

  /** Find the text in a copy, and set it beside the clauses. @param {() => Promise<Uint8Array> | string} get @param {boolean} [known] it is kept, and stays so */
  async look(get, known = false) {
    this.tell("looking");
    try {
      const [{ read, readText }, { find }, units, given] = await Promise.all([
        arrival(import("./read.js"), "read.js"),
        arrival(import("./find.js"), "find.js"),
        this.units(),
        get(),
      ]);
      await new Promise((done) => setTimeout(done, 30)); // what is said comes first
      const got = typeof given === "string" ? readText(given) : read(given);
      if ("trouble" in got)
        this.tell(got.trouble.replace(/-(.)/g, (_, letter) => letter.toUpperCase()));
      else this.show(got.text, find(got.text, units), known);
    } catch (error) {
      const why = await ready().then(
        () => words(error),
        () => String(error), // the words for it did not come either
      );
      this.tell("failed", { why });
    }
  }

  /** @returns {Promise<import("./find.js").Kept[]>} */
  async units() {
    const { unpack: unpacked } = await arrival(import("./packed.js"), "packed.js");
    const address = new URL(this.dataset.marks ?? "", document.baseURI);
    const marks = this.marks ?? (await fetchData(address)).map(unpacked);
    this.marks = marks;
    return marks;
  }

  /** Say something that the page has words for. @param {string} name @param {Record<string, string | number>} [values] */
  tell(name, values = {}) {
    this.notice?.replaceChildren(this.says(name, values));
  }

  /** @param {string} name @param {Record<string, string | number>} [values] */
  says(name, values = {}) {
    const words = this.dataset[name] ?? "";
    return words.replace(/\{(\w+)\}/g, (_, key) => String(values[key] ?? ""));
  }

  /** @param {string} text @param {Looked} looked @param {boolean} known */
  show(text, { found: sentences, lit, times, beyond }, known) {
    if (!sentences.length) {
      this.tell("none", { lit });
      return;
    }
    if (known) {
      if (this.box) this.box.checked = true;
    } else this.clear();
    for (const row of this.rows ?? []) {
      const sentence = sentences.find(({ id }) => id === row.id);
      this.write(
        row,
        sentence && tidy(text.slice(sentence.from, sentence.to)),
        sentence?.how ?? "missing",
      );
    }
    if (this.further instanceof HTMLElement && beyond) {
      part(this.further, ".original-words", HTMLElement).textContent = tidy(
        text.slice(beyond.from, beyond.to),
      );
      this.further.hidden = false;
    }
    const only = sentences.length < 0.6 * (this.rows?.length ?? 0);
    const notices = [
      this.says("found", { lit: sentences.filter(({ how }) => how === "lit").length }),
      ...(only ? [this.says("part")] : []),
      ...(sentences.some(({ how }) => how !== "lit") ? [this.says("placed")] : []),
      ...(times > 1 ? [this.says("times", { times })] : []),
    ];
    this.notice?.replaceChildren(notices.join(" "));
    const [first, last] = [sentences[0], sentences.at(-1)];
    this.article = text.slice(first?.from, beyond?.to ?? last?.to);
    if (this.keeping) this.keeping.hidden = false;
  }

  /** @param {Element} row @param {string | undefined} text @param {string} how */
  write(row, text, how) {
    const words = part(row, ".original-words", HTMLElement);
    const note = part(row, ".original-note", HTMLElement);
    const sentence = part(row, ".original-sentence", HTMLElement);
    if (!this.printed.has(row))
      this.printed.set(row, { words: words.textContent ?? "", note: note.textContent ?? "" });
    const before = this.printed.get(row);
    words.textContent = text ?? before?.words ?? "";
    note.textContent = how === "missing" ? this.says("notThere") : (before?.note ?? "");
    note.hidden = !note.textContent;
    sentence.dataset.how = how;
    if (how === "") delete sentence.dataset.how;
  }

  /** Take the copy away, also what is kept of it. */
  clear() {
    for (const row of this.printed.keys()) this.write(row, undefined, "");
    if (this.further instanceof HTMLElement) this.further.hidden = true;
    if (this.keeping) this.keeping.hidden = true;
    this.notice?.replaceChildren();
    this.article = "";
    this.keep(false);
  }

  get name() {
    return `poch-copy-${this.dataset.slug}`;
  }

  /** @param {boolean} wanted */
  keep(wanted) {
    const done = keep(this.name, wanted && this.article ? this.article : null);
    if (this.box) this.box.checked = wanted && done && this.article !== "";
    if (wanted && !done) this.tell("unkept");
  }

  /** Light what belongs to what was clicked; a click of ours on a clause is for the hand alone. @param {Event} event */
  lightAt(event) {
    const { target } = event;
    if (!(target instanceof Element) || getSelection()?.isCollapsed === false) return;
    const row = target.closest(".original-row[id]");
    const clause = target.closest("[data-clause]");
    const own = target.closest("a, button")?.matches(".original-number a, .original-again a");
    if (!row || (target.closest("a, button") && !own)) return;
    if (own) event.preventDefault();
    if (clause) this.follow(clause.getAttribute("data-clause") ?? "");
    if (clause?.matches(".original-again")) this.step([clause]);
    if (!clause && target.closest(".original-sentence")) {
      this.asked = row;
      this.light(row.querySelectorAll(".original-sentence, [data-clause]"));
      this.step([...row.querySelectorAll("[data-clause]")]);
    }
  }

  /** Step the hand to the clause that it shows most seldom, as a click on that does. @param {Element[]} clauses */
  step(clauses) {
    const hand = /** @type {import("../hand/hand.js").PochHand | null} */ (
      this.page?.querySelector("poch-hand") ?? null
    );
    const names = clauses.map((clause) => clause.getAttribute("data-clause") ?? "");
    /** @param {string} name */
    const steps = (name) => hand?.cursor?.of(name).length || Number.POSITIVE_INFINITY;
    const [name = ""] = names.sort((a, b) =>
      steps(a) < steps(b) ? -1 : Number(steps(a) > steps(b)),
    );
    if (name) document.getElementById(name)?.click();
  }

  /** Light a clause wherever it is, and its sentences; a row that was asked for keeps its light. @param {string} name */
  follow(name) {
    const of = `[data-clause="${CSS.escape(name)}"]`;
    const asked = this.asked;
    this.asked = null;
    if (asked?.querySelector(of)) return;
    const rows = (this.rows ?? []).filter((row) => row.querySelector(of));
    this.light(rows.flatMap((row) => [...row.querySelectorAll(`.original-sentence, ${of}`)]));
  }

  /** @param {Iterable<Element>} parts */
  light(parts) {
    for (const old of this.page?.querySelectorAll(".rests") ?? []) old.classList.remove("rests");
    for (const element of parts) element.classList.add("rests");
  }
}

customElements.define("poch-light", Light);
