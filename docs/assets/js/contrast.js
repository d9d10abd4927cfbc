// @ts-check
/** The same deal under other rules: the dialog in which one chooses whose, and waits for what becomes of it. */

import { Beside } from "./beside.js";
import { html } from "./dom.js";
import { ask, download, index, load, progress, started, Trouble } from "./engine.js";
import { unfolded } from "./trace.js";

/**
 * @typedef {{value: unknown, clause: string, told: string}} Ruled
 * @typedef {{ruleset: string, title: string, readings: Record<string, string>}} Named
 * @typedef {{stage: string, step_a: number | null, step_b: number | null, clause_a: string | null,
 *   clause_b: string | null, line_a: string, line_b: string}} Parting
 * @typedef {{side: "a" | "b", kind: string, stage: string, step: number, clause: string, line: string}} Finding
 * @typedef {{a: Named, b: Named, seats: string[], aside: string[], layout: string[], first: Parting | null, leaves: string[],
 *   sufficient: boolean, why: string | null, then: {stage: string, step_b: number | null} | null,
 *   rules: Record<string, {says: string, a: Ruled | null, b: Ruled | null}>, findings: Finding[],
 *   "left-out": {side: "a" | "b", pool: string, chips: number}[], pairs: [number, number][]}} Told
 * @typedef {{contrast: Told, a: import("./hand.js").HandTrace, b: import("./hand.js").HandTrace | null,
 *   codes: {a: string, b: string}, said: string[]}} Answer
 * @typedef {{ruleset: string, readings: Record<string, string>}} Choice
 * @typedef {import("./engine.js").Entry} Entry
 */

/**
 * What is contrasted: a record, or the code of one; the readings tried on it; the choice that the address makes.
 * @typedef {{slug: string, record?: Record<string, unknown>, code?: string, readings: Record<string, string>,
 *   tell: (query: string) => void}} Wish
 */

const ROOT = new URL("../../", import.meta.url);

/** Load the style of the dialog once. */
function dress() {
  if (document.querySelector("link[data-contrast-style]")) return null;
  const href = new URL("assets/css/contrast.css", ROOT).href;
  const link = html("link", { rel: "stylesheet", href, "data-contrast-style": "" });
  document.head.append(link);
  return new Promise((done) => {
    link.addEventListener("load", done);
    link.addEventListener("error", done);
  });
}

/** Return pairs as they stand in an address, such as `crux=reading`. @param {string[]} pairs @returns {Record<string, string>} */
const parsed = (pairs) =>
  Object.fromEntries(pairs.filter((one) => one.includes("=")).map((one) => one.split("=")));

/** What the address asks for. @returns {Choice} */
function addressed() {
  const query = new URLSearchParams(location.search);
  return { ruleset: query.get("with") ?? "", readings: parsed(query.getAll("with-reading")) };
}

/** @param {Choice} choice */
const queried = ({ ruleset, readings }) =>
  [`with=${ruleset}`, ...Object.entries(readings).map((pair) => `with-reading=${pair.join("=")}`)]
    .join("&")
    .replace(/^with=$/, "with");

/** @param {unknown} error */
const words = (error) => (error instanceof Error ? error.message : String(error));

class Dialog {
  /** @type {string[]} */
  aside = [];
  /** How often something was asked: what comes too late is not shown. */
  turn = 0;
  /** @type {Beside | null} */
  beside = null;

  /** @param {Wish} wish @param {Entry[]} entries @param {HTMLElement | null} opener */
  constructor(wish, entries, opener) {
    this.wish = wish;
    this.entries = entries;
    this.choice = addressed();
    this.say = html("p", { class: "cx-say", role: "status" });
    this.bar = html("progress", { max: 1, "aria-label": "How much of the engine is here" });
    this.bar.hidden = true;
    this.body = html("div", { class: "cx-body" });
    this.form = html("form", { class: "cx-form" });
    this.form.addEventListener("submit", (event) => event.preventDefault());
    this.form.addEventListener("change", this.onChange);
    const close = html("button", { type: "button", class: "poch-button" }, "Close");
    close.addEventListener("click", () => this.node.close());
    this.node = html(
      "dialog",
      { class: "poch-contrast md-typeset", "aria-labelledby": "cx-title" },
      html(
        "div",
        { class: "cx-head" },
        html("h2", { id: "cx-title" }, "The same deal under other rules"),
        close,
      ),
      this.form,
      this.say,
      this.bar,
      this.body,
    );
    this.node.addEventListener("close", () => {
      this.turn += 1;
      this.beside?.close();
      this.node.remove();
      progress.removeEventListener("progress", this.onProgress);
      if (!this.left) wish.tell("");
      opener?.focus();
    });
    this.node.addEventListener("click", ({ target }) => {
      if (target === this.node) this.node.close();
      if (target instanceof Element && target.closest("a[href]")) {
        this.left = true;
        this.node.close();
      }
    });
    progress.addEventListener("progress", this.onProgress);
    document.body.append(this.node);
    this.fill();
    this.node.showModal();
    this.form.querySelector("select")?.focus();
    this.run();
  }

  get entry() {
    return this.entries.find(({ id }) => id === this.choice.ruleset);
  }

  /** Offer the rulesets, and the readings of the one that is chosen. */
  fill() {
    const { choice, entry, wish } = this;
    const rulesets = this.entries.map(({ id, title }) =>
      html(
        "option",
        { value: id, selected: id === choice.ruleset ? "" : null },
        id === wish.slug ? `${title}: other readings` : title,
      ),
    );
    const none = html("option", { value: "", disabled: "" }, "Choose whose rules …");
    if (!entry) none.setAttribute("selected", "");
    const open = this.form.querySelector("details")?.open || Object.keys(choice.readings).length;
    const select = html("select", { name: "with", "aria-label": "Whose rules" }, none, ...rulesets);
    const parts = [html("label", { class: "cx-field" }, html("span", {}, "Under"), select)];
    this.form.replaceChildren(...parts, ...(entry?.cruxes.length ? [this.readings(entry)] : []));
    const details = this.form.querySelector("details");
    if (details && (open || choice.ruleset === wish.slug)) details.open = true;
  }

  /** @param {Entry} entry */
  readings({ cruxes }) {
    const { choice } = this;
    const fields = cruxes.map(({ id, title, question, adopted, readings }) =>
      html(
        "label",
        { class: "cx-field", title: question },
        html("span", {}, title),
        html(
          "select",
          { name: `crux ${id}` },
          ...readings.map(({ name, label }) =>
            html(
              "option",
              { value: name, selected: name === (choice.readings[id] ?? adopted) ? "" : null },
              name === adopted ? `${label} (adopted)` : label,
            ),
          ),
        ),
      ),
    );
    return html("details", {}, html("summary", {}, "Readings"), html("div", {}, ...fields));
  }

  /** Say how a side is read, where not as adopted. @param {Named} side */
  read({ ruleset, readings }) {
    const cruxes = this.entries.find(({ id }) => id === ruleset)?.cruxes ?? [];
    const told = cruxes.flatMap(({ id, title, readings: all }) => {
      const chosen = all.find(({ name }) => name === readings[id]);
      return chosen ? [`${title}: ${chosen.label}`] : [];
    });
    return told.length ? `. ${told.join("; ")}` : "";
  }

  /** @param {Event} event */
  onChange = ({ target }) => {
    if (!(target instanceof HTMLSelectElement)) return;
    this.aside = [];
    if (target.name === "with") {
      this.choice = { ruleset: target.value, readings: {} };
      this.fill();
      this.form.querySelector("select")?.focus();
    } else {
      const crux = target.name.slice("crux ".length);
      const readings = { ...this.choice.readings, [crux]: target.value };
      const asked = this.entry?.cruxes.find(({ id }) => id === crux);
      if (asked?.adopted === target.value) delete readings[crux];
      this.choice = { ...this.choice, readings };
    }
    this.run();
  };

  /** @param {Event} event */
  onProgress = async (event) => {
    const { share } = /** @type {CustomEvent} */ (event).detail;
    if (share === null || share === undefined || !this.waiting) return;
    this.bar.hidden = share >= 1;
    this.bar.value = share;
    const bytes = await download();
    if (!this.waiting) return;
    const size = bytes ? ` of ${(bytes / 1e6).toFixed(1)} MB` : "";
    this.say.ariaLive = share < 1 ? "off" : "polite"; // nobody wants to hear it count
    this.say.textContent =
      share < 1
        ? `Fetching the engine, once: ${Math.round(share * 100)} %${size}`
        : "The engine is here and warms up …";
  };

  /** Ask the engine what becomes of the hand by the rules that are chosen. */
  async run() {
    this.turn += 1;
    const { turn, wish, choice, aside } = this;
    this.wish.tell(queried(choice));
    started();
    if (!this.entry) {
      this.say.textContent = choice.ruleset
        ? `There is no ruleset “${choice.ruleset}” here; choose another.`
        : "Choose whose rules the same cards are dealt by, and the same choices made.";
      return;
    }
    this.waiting = true;
    this.say.textContent = "The cards are dealt again …";
    try {
      await Promise.all([load(wish.slug), load(choice.ruleset)]);
      wish.record ??= (await ask("decode", { code: wish.code })).record;
      const start = performance.now();
      const { record, readings } = wish;
      /** @type {Answer} */
      const answer = await ask("contrast", { record, readings, with: choice, aside });
      answer.a = unfolded(answer.a);
      answer.b &&= unfolded(answer.b);
      performance.measure("poch-contrast", { start });
      if (turn !== this.turn) return;
      await dress();
      this.say.textContent = answer.said.join(" ");
      for (const side of [answer.contrast.a, answer.contrast.b]) side.title += this.read(side);
      this.beside?.close();
      this.beside = new Beside(this.body, answer, (leaves) => {
        this.aside = leaves;
        this.run();
      });
    } catch (error) {
      if (turn !== this.turn) return;
      this.fail(error);
    } finally {
      if (turn === this.turn) {
        this.waiting = false;
        this.bar.hidden = true;
      }
    }
  }

  /** @param {unknown} error */
  fail(error) {
    this.beside?.close();
    this.beside = null;
    this.say.textContent = "";
    const told = words(error);
    const again = html("button", { type: "button", class: "poch-button" }, "Try again");
    again.addEventListener("click", () => this.run());
    this.body.replaceChildren(
      html(
        "p",
        { class: "poch-error", role: "alert" },
        told.slice(0, 1).toUpperCase() + told.slice(1),
      ),
      ...(error instanceof Trouble ? [again] : []),
    );
  }
}

/** @param {Wish} wish */
async function opened(wish) {
  if (document.querySelector("dialog.poch-contrast")) return;
  const active = document.activeElement;
  const [entries] = await Promise.all([index(), dress()]);
  new Dialog(wish, entries, active instanceof HTMLElement ? active : null);
}

/** Contrast a hand of the library; the choice stands in its address. @param {import("./hand.js").PochHand} hand */
export async function offer(hand) {
  const code = hand.dataset.play?.split("#")[1] ?? "";
  await opened({
    slug: hand.dataset.ruleset ?? "",
    code,
    readings: parsed(hand.reading ? [hand.reading] : []),
    tell: (query) => hand.keep(query),
  });
}

/** Contrast a game that is over; its address holds the hand and the choice. @param {import("./game.js").Game} game */
export async function offerGame(game) {
  const code = await game.code();
  await opened({
    slug: game.record.ruleset,
    record: game.record,
    readings: {},
    tell: (query) =>
      history.replaceState(
        history.state,
        "",
        `${location.pathname}${query && `?${query}#${code}`}`,
      ),
  });
}
