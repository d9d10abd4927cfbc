// @ts-check
/** “May I …?”: the reader picks a card or a call, allowed or not, and is told by which clause, and where it is otherwise. */

import { poolWords } from "./board.js";
import { cardFace, cardName } from "./cards.js";
import { clauseAddress, clauseNote } from "./clause.js";
import { html, svg } from "./dom.js";
import { ask, index, load, ruleset } from "./engine.js";
import { dress } from "./styles.js";

/**
 * @typedef {{allowed: boolean, clause: string, status: string, reason: string}} Verdict
 * @typedef {Verdict & {seat: string, step: number, elsewhere: string[], asked: number,
 *   verdicts: Record<string, Verdict & {siglum: string}>, "left-out": Record<string, string>}} Answer
 * @typedef {import("./engine.js").Entry & {siglum: string}} Entry
 */

/**
 * What is asked about: a record at a step, for a seat that sees this hand; `table` is where cards may be picked as well.
 * @typedef {{record: Record<string, unknown>, viewer?: string, step?: number, trace: import("./game.js").Trace, at: number,
 *   seat: string, who: string, table: HTMLElement | undefined, live: HTMLElement | undefined, opener: Element | null}} Subject
 */

/** So many sigla can be listened to. */
const MOST_NAMED = 3;
const CALLS = { pass: "Pass", hold: "Hold", fold: "Drop out" };
const COUNTED = { knock: "Knock for", raise: "Raise to" };
const OWN = "own.";

/** The other rulesets are with the engine. */
let ready = false;

/** @param {string} words @param {() => void} act @param {string} [kind] */
function button(words, act, kind = "") {
  const made = html("button", { type: "button", class: `poch-button ${kind}` }, words);
  made.addEventListener("click", act);
  return made;
}

class Panel {
  turn = 0;

  /** @param {Subject} subject @param {import("./engine.js").Ruleset} rules @param {Entry[]} entries */
  constructor(subject, rules, entries) {
    this.subject = subject;
    this.rules = rules;
    this.entries = entries.filter(({ id }) => !id.startsWith(OWN));
    this.entry = /** @type {Entry} */ (entries.find(({ id }) => id === rules.id));
    this.cards = html("div", { class: "why-cards" });
    this.answer = html("div", { class: "why-answer" });
    this.title = html("p", { class: "why-title", tabindex: "-1" }, `May ${subject.who} …?`);
    this.node = html(
      "section",
      { class: "poch-why", "aria-label": "What may be done here" },
      html(
        "div",
        { class: "why-head" },
        this.title,
        button("Close", () => this.close(), "quiet"),
      ),
      html(
        "p",
        { class: "why-hint" },
        "Pick a card or a call, allowed or not. Nothing is played by asking.",
      ),
      this.cards,
      this.calls(),
      this.answer,
    );
    this.deal();
    this.node.addEventListener("keydown", (event) => {
      if (event.key === "Escape") this.close();
      event.stopPropagation();
    });
    for (const kind of ["click", "keydown"]) subject.table?.addEventListener(kind, this.pick, true);
  }

  /** The rulesets that are asked where it is otherwise. */
  get others() {
    return this.entries.map(({ id }) => id).filter((id) => id !== this.rules.id);
  }

  /** Make the engine ready while the reader looks; what fails here fails again, and is told, when he asks. */
  async warm() {
    try {
      await this.asked("pass", []);
      for (const id of this.others) await load(id);
      ready = true;
    } catch {}
  }

  close() {
    this.node.remove();
    this.leave();
    if (this.subject.opener instanceof HTMLElement) this.subject.opener.focus();
  }

  leave() {
    for (const kind of ["click", "keydown"])
      this.subject.table?.removeEventListener(kind, this.pick, true);
  }

  /** The part of the deal decides what is done with a card. */
  get verb() {
    return this.subject.trace.steps[this.subject.at - 1]?.stage === "dealing" ? "swap" : "play";
  }

  /** Cards on the table can be picked, too, whether they may be played or not. @param {Event} event */
  pick = (event) => {
    if (!this.node.isConnected) {
      this.leave();
      return;
    }
    if (event instanceof KeyboardEvent && event.key !== "Enter" && event.key !== " ") return;
    const { target } = event;
    const about = target instanceof Element && target.closest("[data-about^='card ']");
    const card = about ? about.getAttribute("data-about")?.slice(5) : "";
    if (!card) return;
    event.preventDefault();
    event.stopPropagation();
    this.put(`${this.verb} ${card}`);
  };

  /** Lay out the hand of the seat. */
  deal() {
    const { trace, at, seat } = this.subject;
    const hand = trace.steps[at - 1]?.then.hands[seat] ?? [];
    this.cards.replaceChildren(
      ...hand.map((card) => {
        const face = svg("svg", { viewBox: "0 0 60 84", "aria-hidden": "true" });
        face.append(cardFace(card, trace.suits));
        const made = html(
          "button",
          { type: "button", class: "why-card", "aria-label": this.words(`${this.verb} ${card}`) },
          face,
        );
        made.addEventListener("click", () => this.put(`${this.verb} ${card}`));
        return made;
      }),
    );
    this.cards.hidden = hand.length === 0;
  }

  calls() {
    const chips = html("input", {
      type: "number",
      inputmode: "numeric",
      min: 0,
      value: 1,
      "aria-label": "Chips",
    });
    const claim = html("select", { "aria-label": "Pool to claim" });
    const { board, suits } = this.subject.trace;
    for (const pool of board.pools)
      claim.append(html("option", { value: pool }, poolWords(pool, board, suits)));
    claim.append(html("option", { value: "none" }, "nothing"));
    return html(
      "div",
      { class: "why-calls" },
      ...Object.entries(CALLS).map(([verb, words]) => button(words, () => this.put(verb))),
      html(
        "span",
        { class: "why-group" },
        ...Object.entries(COUNTED).map(([verb, words]) =>
          button(words, () => this.put(`${verb} ${Math.max(0, Math.round(Number(chips.value)))}`)),
        ),
        chips,
      ),
      html(
        "span",
        { class: "why-group" },
        button("Claim", () => this.put(`claim ${claim.value}`)),
        claim,
      ),
    );
  }

  /** A wish in words. @param {string} wish */
  words(wish) {
    const [verb = "", what = ""] = wish.split(" ");
    const { trace } = this.subject;
    if (verb === "play") return `Play the ${cardName(what, trace.suits)}`;
    if (verb === "swap") return `Exchange the ${cardName(what, trace.suits)}`;
    if (verb === "claim")
      return `Claim ${what === "none" ? "nothing" : poolWords(what, trace.board, trace.suits)}`;
    const many = `${what} chip${what === "1" ? "" : "s"}`;
    if (verb === "knock" || verb === "raise") return `${COUNTED[verb]} ${many}`;
    return CALLS[/** @type {keyof typeof CALLS} */ (verb)] ?? wish;
  }

  /** Ask the engine, first by these rules alone, then by the others. @param {string} wish */
  async put(wish) {
    this.turn += 1;
    const { turn } = this;
    const start = performance.now();
    try {
      if (!ready) this.show(wish, await this.asked(wish, []), true);
      const { others } = this;
      await Promise.all(others.map(load));
      ready = true;
      const answer = await this.asked(wish, others);
      if (turn !== this.turn) return;
      performance.measure("poch-why", { start });
      this.show(wish, answer, false);
    } catch (error) {
      if (turn !== this.turn) return;
      const told = error instanceof Error ? error.message : String(error);
      const again = button("Try again", () => this.put(wish));
      this.answer.append(html("p", { class: "poch-error", role: "alert" }, `${told} `, again));
    }
  }

  /** @param {string} wish @param {string[]} others @returns {Promise<Answer>} */
  async asked(wish, others) {
    const { record, viewer, step, seat } = this.subject;
    await load(this.rules.id);
    return ask("why", { record, viewer, step, seat, action: wish, others });
  }

  /** @param {string} wish @param {Answer} answer @param {boolean} waiting the other rulesets are still to be asked */
  show(wish, answer, waiting) {
    const words = this.words(wish);
    const verdict = answer.allowed ? "allowed" : "not allowed";
    const { trace, live } = this.subject;
    this.answer.replaceChildren(
      html(
        "p",
        { class: `why-verdict ${answer.allowed ? "yes" : "no"}` },
        html("b", {}, `${words}: ${verdict}.`),
        ` ${answer.reason}`,
      ),
      clauseNote(this.rules, this.entry, answer.clause, trace, "By"),
      ...(waiting
        ? [html("p", { class: "why-note" }, "The other rulesets are being asked …")]
        : []),
      ...(waiting ? [] : this.elsewhere(answer)),
    );
    this.answer.scrollIntoView({ block: "nearest" });
    const sigla = Object.values(answer.verdicts).map(({ siglum }) => siglum);
    const who = sigla.length > MOST_NAMED ? `${sigla.length} other texts` : sigla.join(", ");
    const more = who ? ` Otherwise by ${who}.` : "";
    if (!waiting) live?.replaceChildren(`${words}: ${verdict}. ${answer.reason}${more}`);
  }

  /** @param {Answer} answer */
  elsewhere({ allowed, verdicts, asked, "left-out": left }) {
    const found = Object.entries(verdicts);
    const many = found.length;
    const other = allowed ? "Not so" : "Allowed";
    const head = many
      ? `${other} at the same table by ${many} of ${asked} other ruleset${asked === 1 ? "" : "s"}:`
      : `None of ${asked} other rulesets says otherwise at the same table.`;
    const out = Object.keys(left).length;
    return [
      ...(asked ? [html("p", { class: "why-note" }, head)] : []),
      ...(many
        ? [
            grouped(
              found.map(([id, { reason, clause }]) => [reason, id, clause]),
              this.link,
            ),
          ]
        : []),
      ...(out
        ? [
            html(
              "details",
              {},
              html("summary", {}, `${out} other${out === 1 ? "" : "s"} cannot be asked`),
              grouped(
                Object.entries(left).map(([id, why]) => [why, id, ""]),
                this.link,
              ),
            ),
          ]
        : []),
    ];
  }

  /** A ruleset by its siglum. @param {string} id @param {string} clause */
  link = (id, clause) => {
    const entry = this.entries.find((one) => one.id === id);
    const told = clause ? `${entry?.title}, ${clause}` : (entry?.title ?? id);
    const href = clauseAddress(id, clause).replace(/#$/, "");
    return html("a", { href, title: told }, entry?.siglum ?? id);
  };
}

/**
 * A list of reasons, each with the rulesets that give it.
 * @param {[string, string, string][]} rows a reason, a ruleset and its clause
 * @param {(id: string, clause: string) => HTMLElement} link
 */
function grouped(rows, link) {
  /** @type {Map<string, HTMLElement[]>} */
  const groups = new Map();
  for (const [reason, id, clause] of rows)
    groups.set(reason, [...(groups.get(reason) ?? []), link(id, clause)]);
  const items = [...groups].map(([reason, links]) =>
    html(
      "li",
      {},
      html("span", { class: "why-sigla" }, ...links.flatMap((one, i) => (i ? [" ", one] : [one]))),
      html("span", {}, reason.slice(0, 1).toUpperCase() + reason.slice(1)),
    ),
  );
  return html("ul", { class: "why-others" }, ...items);
}

/** @param {Subject} subject @param {string} slug */
async function made(subject, slug) {
  const [rules, entries] = await Promise.all([ruleset(slug), index(), dress("why")]);
  const panel = new Panel(subject, rules, /** @type {Entry[]} */ (entries));
  panel.warm();
  return panel;
}

/** @param {Panel} panel */
function reveal({ node, title }) {
  title.focus({ preventScroll: true });
  node.scrollIntoView({ block: "nearest" });
}

/** Ask about the question that is open at the table. @param {import("./sitting.js").Sitting} sitting */
export async function may({ game, frame }) {
  frame.answer.querySelector(".poch-why")?.remove();
  const { trace, record, viewer } = game;
  const panel = await made(
    {
      record: /** @type {Record<string, unknown>} */ (record),
      viewer,
      trace,
      at: trace.steps.length,
      seat: viewer,
      who: viewer === "You" ? "I" : viewer,
      table: frame.table,
      live: frame.live,
      opener: document.activeElement,
    },
    record.ruleset,
  );
  frame.answer.append(panel.node);
  reveal(panel);
}

/** Ask about the next question of a recorded hand. @param {import("./hand.js").PochHand} hand */
export async function mayAt(hand) {
  hand.querySelector(".poch-why")?.remove();
  const opener = document.activeElement;
  const code = hand.dataset.play?.split("#")[1] ?? "";
  const slug = hand.dataset.ruleset ?? "";
  const trace = /** @type {import("./game.js").Trace} */ (hand.trace);
  hand.say("The engine is being asked …");
  await load(slug);
  const { record: whole } = await ask("decode", { code });
  const record = { ...whole, readings: { ...whole.readings, ...trace.readings } };
  /** @type {Answer} */
  const { seat, step } = await ask("why", { record, step: hand.step, action: "pass" });
  hand.step = step;
  hand.say("");
  const panel = await made(
    {
      record,
      step,
      trace,
      at: step,
      seat,
      who: seat,
      table: hand.table,
      live: hand.live,
      opener,
    },
    slug,
  );
  const seats = html(
    "select",
    { "aria-label": "For whom" },
    ...trace.seats.map((one) => html("option", { selected: one === seat ? "" : null }, one)),
  );
  seats.addEventListener("change", () => {
    panel.subject.seat = seats.value;
    panel.deal();
    panel.answer.replaceChildren();
  });
  panel.title.replaceChildren("May ", seats, " …?");
  hand.frame?.after(panel.node);
  hand.addEventListener("poch-step", () => panel.close(), { once: true });
  reveal(panel);
}
