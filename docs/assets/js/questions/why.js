/** “May I …?”: the reader picks a card or a call, allowed or not, and is told by which clause, and where it is otherwise. */

import { ask, load, ofGame, ruleset } from "../engine/engine.js";
import { clauseAddress, clauseNote } from "../hand/clause.js";
import { parts, say } from "../language/say.js";
import { bareButton, button, dress, html, select, svg, words } from "../page/dom.js";
import { calling, cardFace, inOrder } from "../table/cards.js";

/**
 * @typedef {import("../language/say.js").Said} Said
 * @typedef {{allowed: boolean, clause: string, status: string, reason: Said}} Verdict
 * @typedef {Verdict & {seat: string, step: number, card: string, elsewhere: string[], asked: number,
 *   verdicts: Record<string, Verdict & {siglum: string}>, "left-out": Record<string, Said>}} Answer
 * @typedef {import("../engine/engine.js").Entry & {siglum: string}} Entry
 */

/**
 * What is asked about: a record at a step, for a seat that sees this hand; what is done with a card there; `table` is
 * where cards may be picked as well.
 * @typedef {{record: Record<string, any>, viewer?: string, step?: number, trace: import("../play/game.js").Trace, at: number,
 *   seat: string, card: string, table: HTMLElement, live: HTMLElement, opener: Element | null}} Subject
 */

/** So many sigla can be listened to. */
const MOST_NAMED = 3;
const COUNTED = ["knock", "raise"];

/** The other rulesets are with the engine. */
let ready = false;

/** A wish as the engine says it. @param {string} wish @returns {Said} */
function parseWish(wish) {
  const [verb = "", what = ""] = wish.split(" ");
  if (wish === "claim none") return { id: "act-forget" };
  return { id: `act-${verb}`, card: what, pools: [what], chips: Number(what) };
}

class Panel {
  turn = 0;
  picking = new AbortController();

  /**
   * @param {Subject} subject @param {import("../engine/engine.js").Ruleset} rules @param {Entry[]} entries
   * @param {Node | string} who
   */
  constructor(subject, rules, entries, who) {
    this.subject = subject;
    this.rules = rules;
    this.entries = entries.filter(({ id }) => !id.startsWith("own."));
    /** The rulesets that are asked where it is otherwise. */
    this.others = this.entries.map(({ id }) => id).filter((id) => id !== rules.id);
    this.entry = /** @type {Entry} */ (entries.find(({ id }) => id === rules.id));
    this.cards = html("div.why-cards.poch-row");
    this.answer = html("div.why-answer");
    this.title = html("p.why-title", { tabindex: -1 }, ...parts("why-ask", { seat: who }));
    const close = button(say("page-close"), () => this.close(), "quiet");
    this.node = html(
      "section.poch-why",
      { "aria-label": say("why-region") },
      html("div.why-head", this.title, close),
      html("p.poch-small", say("why-hint")),
      this.cards,
      this.calls(),
      this.answer,
    );
    this.deal();
    this.node.addEventListener("keydown", (event) => {
      if (event.key === "Escape") this.close();
      event.stopPropagation();
    });
    const { signal } = this.picking;
    for (const kind of ["click", "keydown"])
      subject.table.addEventListener(kind, this.pick, { capture: true, signal });
  }

  /** Make the engine ready while the reader looks; what fails here fails again, and is told, when he asks. */
  async warm() {
    try {
      await this.askEngine("pass", []);
      for (const id of this.others) await load(id);
      ready = true;
    } catch {}
  }

  close() {
    this.node.remove();
    this.picking.abort();
    if (this.subject.opener instanceof HTMLElement) this.subject.opener.focus();
  }

  /** Cards on the table can be picked, too, whether they may be played or not. @param {Event} event */
  pick = (event) => {
    if (!this.node.isConnected) {
      this.picking.abort();
      return;
    }
    if (event instanceof KeyboardEvent && event.key !== "Enter" && event.key !== " ") return;
    const { target } = event;
    const about = target instanceof Element && target.closest("[data-about^='card ']");
    const card = about ? about.getAttribute("data-about")?.slice(5) : "";
    if (!card) return;
    event.preventDefault();
    event.stopPropagation();
    this.put(`${this.subject.card} ${card}`);
  };

  /** Lay out the hand of the seat. */
  deal() {
    const { trace, at, seat, card: verb } = this.subject;
    const hand = trace.steps[at - 1]?.then.hands[seat] ?? [];
    this.cards.replaceChildren(
      ...inOrder(hand).map((held) => {
        const wish = `${verb} ${held}`;
        const shown = { viewBox: "0 0 60 84", "aria-hidden": "true" };
        const face = svg("svg", shown, cardFace(held, trace.suits));
        const name = say("why-wish", { what: parseWish(wish) }, calling(trace));
        const card = bareButton("why-card", face, () => this.put(wish));
        card.prepend(html("span.poch-hidden", name));
        return card;
      }),
    );
    this.cards.hidden = hand.length === 0;
  }

  calls() {
    const { trace } = this.subject;
    const number = { type: "number", inputmode: "numeric", min: 0, value: 1 };
    const chips = html("input", { ...number, "aria-label": say("why-chips") });
    const namePool = (/** @type {string} */ pool) =>
      say("table-pool-name", { pool }, calling(trace));
    const pools = trace.board.pools.map((pool) => [pool, namePool(pool)]);
    const all = [...pools, ["none", say("why-nothing")]];
    const claim = select(all, undefined, { "aria-label": say("why-pool") });
    const many = () => Math.max(0, Math.round(Number(chips.value)));
    const counted = COUNTED.map((verb) =>
      button(say("why-call", { verb }), () => this.put(`${verb} ${many()}`)),
    );
    const claiming = button(say("why-call", { verb: "claim" }), () =>
      this.put(`claim ${claim.value}`),
    );
    return html(
      "div.why-calls.poch-row",
      ...["pass", "hold", "fold"].map((verb) =>
        button(say("why-call", { verb }), () => this.put(verb)),
      ),
      html("span.why-group.poch-row", ...counted, chips),
      html("span.why-group.poch-row", claiming, claim),
    );
  }

  /** Ask the engine, first by these rules alone, then by the others. @param {string} wish */
  async put(wish) {
    this.turn += 1;
    const { turn } = this;
    const start = performance.now();
    try {
      if (!ready) this.show(wish, await this.askEngine(wish, []), true);
      await Promise.all(this.others.map(load));
      ready = true;
      const answer = await this.askEngine(wish, this.others);
      if (turn !== this.turn) return;
      performance.measure("poch-why", { start });
      this.show(wish, answer, false);
    } catch (error) {
      if (turn !== this.turn) return;
      const again = button(say("page-try-again"), () => this.put(wish));
      this.answer.append(html("p.poch-error", { role: "alert" }, `${words(error)} `, again));
    }
  }

  /** @param {string} wish @param {string[]} others @returns {Promise<Answer>} */
  async askEngine(wish, others) {
    const { record, viewer, step, seat } = this.subject;
    await load(this.rules.id);
    return ask("why", { record, viewer, step, seat, action: wish, others });
  }

  /** @param {string} wish @param {Answer} answer @param {boolean} waiting the other rulesets are still to be asked */
  show(wish, answer, waiting) {
    const { trace, live } = this.subject;
    const { allowed, reason, clause, verdicts } = answer;
    const verdict = say("why-verdict", { what: parseWish(wish), allowed }, calling(trace));
    const because = say(reason, {}, calling(trace));
    this.answer.replaceChildren(
      html(
        allowed ? "p.why-verdict.yes" : "p.why-verdict.no",
        ...parts("followed", { first: html("b", verdict), next: because }),
      ),
      clauseNote(this.rules, this.entry, clause, trace, say("why-by")),
      ...(waiting ? [html("p.poch-small", say("why-waiting"))] : this.elsewhere(answer)),
    );
    this.answer.scrollIntoView({ block: "nearest" });
    const sigla = Object.values(verdicts).map(({ siglum }) => siglum);
    const n = sigla.length;
    const heard = { verdict, reason: because, n, many: n > MOST_NAMED, sigla: sigla.join(", ") };
    if (!waiting) live.replaceChildren(say("why-heard", heard));
  }

  /** @param {Answer} answer */
  elsewhere({ allowed, verdicts, asked, "left-out": left }) {
    /** @type {[Said, string, string][]} */
    const reasons = Object.entries(verdicts).map(([id, it]) => [it.reason, id, it.clause]);
    /** @type {[Said, string, string][]} */
    const out = Object.entries(left).map(([id, why]) => [why, id, ""]);
    const head = say("why-elsewhere", { allowed, n: reasons.length, asked });
    const summary = say("why-left-out", { n: out.length });
    return [
      ...(asked ? [html("p.poch-small", head)] : []),
      ...(reasons.length ? [this.groupReasons(reasons)] : []),
      ...(out.length ? [html("details", html("summary", summary), this.groupReasons(out))] : []),
    ];
  }

  /**
   * A list of reasons, each with the rulesets that give it; things are called as each of these does.
   * @param {[Said, string, string][]} rows a reason, a ruleset and its clause
   */
  groupReasons(rows) {
    /** @type {Map<string, HTMLElement[]>} */
    const groups = new Map();
    for (const [said, id, clause] of rows) {
      const why = say(said, {}, calling(this.entries.find((text) => text.id === id)?.table ?? {}));
      groups.set(why, [...(groups.get(why) ?? []), this.link(id, clause)]);
    }
    const items = [...groups].map(([reason, links]) => {
      const sigla = links.flatMap((link, i) => (i ? [" ", link] : [link]));
      return html("li", html("span", reason), html("span.why-sigla", ...sigla));
    });
    return html("ul.why-others", ...items);
  }

  /** A ruleset by its siglum. @param {string} id @param {string} clause */
  link(id, clause) {
    const entry = this.entries.find((candidate) => candidate.id === id);
    const title = clause ? `${entry?.title}, ${clause}` : (entry?.title ?? id);
    const href = clauseAddress(id, clause).replace(/#$/, "");
    return html("a", { href, title }, entry?.siglum ?? id);
  }
}

/**
 * Ask in a panel, which is put into its place.
 * @param {Subject} subject @param {Node | string} who @param {(panel: HTMLElement) => void} put
 */
async function openPanel(subject, who, put) {
  const slug = subject.record.ruleset;
  const [rules, entries] = await Promise.all([ruleset(slug), ofGame(slug), dress("why")]);
  const panel = new Panel(subject, rules, /** @type {Entry[]} */ (entries), who);
  panel.warm();
  put(panel.node);
  panel.title.focus({ preventScroll: true });
  panel.node.scrollIntoView({ block: "nearest" });
  return panel;
}

/** Ask about the question that is open at the table. @param {import("../play/sitting.js").Sitting} sitting */
export async function may({ game, frame }) {
  frame.answer.querySelector(".poch-why")?.remove();
  const { trace, record, viewer } = game;
  const { table, live, answer } = frame;
  const card = trace.ask?.options.find(({ cards }) => cards)?.verb ?? "play";
  const here = { at: trace.steps.length, seat: viewer, card, opener: document.activeElement };
  const who = viewer === "You" ? "you" : viewer;
  await openPanel({ record, viewer, trace, table, live, ...here }, who, (panel) =>
    answer.append(panel),
  );
}

/** Ask about the next question of a recorded hand. @param {import("../hand/hand.js").PochHand} hand */
export async function mayAt(hand) {
  hand.querySelector(".poch-why")?.remove();
  const opener = document.activeElement;
  const code = hand.dataset.play?.split("#")[1] ?? "";
  const trace = /** @type {import("../play/game.js").Trace} */ (hand.trace);
  hand.say(say("why-asking"));
  await load(hand.dataset.ruleset ?? "");
  const { record: whole } = await ask("decode", { code });
  const record = { ...whole, readings: { ...whole.readings, ...trace.readings } };
  /** @type {Answer} */
  const { seat, step, card } = await ask("why", { record, step: hand.step, action: "pass" });
  hand.step = step;
  hand.say("");
  const { table, live } = hand;
  const seats = select(
    trace.seats.map((name) => [name, name]),
    seat,
    { "aria-label": say("why-for-whom") },
  );
  const here = { step, at: step, seat, card, opener };
  const panel = await openPanel({ record, trace, table, live, ...here }, seats, (node) =>
    hand.frame?.after(node),
  );
  seats.addEventListener("change", () => {
    panel.subject.seat = seats.value;
    panel.deal();
    panel.answer.replaceChildren();
  });
  hand.addEventListener("poch-step", () => panel.close(), { once: true });
}
