/** The same deal under other rules: the dialog in which one chooses whose, and waits for what becomes of it. */

import { ask, following, load, ofGame, readingNames, Trouble, wake } from "../engine/engine.js";
import { standing } from "../engine/link-notice.js";
import { readAs } from "../hand/clause.js";
import { joinParts, ready, say } from "../language/say.js";
import { keepAddress, writeWaiting } from "../page/address.js";
import { dialog } from "../page/dialog.js";
import { button, capital, dress, html, select, words } from "../page/dom.js";
import { unfoldTrace } from "../table/trace.js";
import { Beside } from "./beside.js";
import { MOST, parsePairs, readAddress, writeQuery } from "./choice.js";

/**
 * @typedef {import("../language/say.js").Said} Said
 * @typedef {{value: unknown, clause: string, told: string}} Ruled
 * @typedef {{ruleset: string, title: string, readings: Record<string, string>}} Named
 * @typedef {{stage: string, step_a: number | null, step_b: number | null, clause_a: string | null,
 *   clause_b: string | null, end_a: Said | null, end_b: Said | null}} Parting
 * @typedef {{side: "a" | "b", kind: string, stage: string, step: number, clause: string, line: Said}} Finding
 * @typedef {{a: Named, b: Named, seats: string[], aside: string[], layout: string[], first: Parting | null, earlier: Parting | null, leaves: string[],
 *   sufficient: boolean, why: Said | null, then: {stage: string, step_b: number | null} | null,
 *   rules: Record<string, {says: string, a: Ruled | null, b: Ruled | null}>, findings: Finding[],
 *   "left-out": {side: "a" | "b", pool: string, chips: number}[], hands: Hands, pairs: [number, number][]}} Told
 * @typedef {{kept: boolean, from: string | null, before: number, stages: string[], said: Said[]}} Hands
 * @typedef {{contrast: Told, a: import("../hand/hand.js").HandTrace, b: import("../hand/hand.js").HandTrace | null,
 *   codes: {a: string | null, b: string | null}, said: Said[]}} Answer
 * @typedef {import("./choice.js").Choice} Choice
 * @typedef {import("../engine/engine.js").Entry} Entry
 */

/**
 * What is contrasted: a record, or the code of one; the readings tried on it; the choice that the address makes.
 * @typedef {{slug: string, record?: Record<string, unknown>, code?: string, step?: number, readings: Record<string, string>,
 *   address: (query: string) => string}} Wish
 */

class Contrast {
  /** @type {string[]} */
  aside = [];
  /** How often something was asked: what comes too late is not shown. */
  turn = 0;
  /** @type {Beside | null} */
  beside = null;

  /** @param {Wish} wish @param {Entry[]} entries @param {Element | null} opener */
  constructor(wish, entries, opener) {
    this.wish = wish;
    this.entries = entries;
    const [choice, missing] = readAddress(entries.map(({ id }) => id));
    this.choice = choice;
    this.missing = missing;
    this.say = html("p.cx-say.poch-small", { role: "status" });
    this.bar = html("progress", { max: 1, "aria-label": say("contrast-progress") });
    this.bar.hidden = true;
    this.body = html("div.cx-body");
    this.cards = html("span.cx-cards");
    const onsubmit = (/** @type {Event} */ event) => event.preventDefault();
    this.form = html("form.cx-form.poch-row", { onsubmit, onchange: this.onChange });
    this.fill();
    const parts = [this.form, this.say, this.bar, this.body];
    this.node = dialog("poch-contrast", say("contrast-title"), opener, ...parts);
    const stop = following(this.follow);
    this.node.addEventListener("close", () => {
      this.turn += 1;
      this.beside?.close();
      stop();
      if (!this.left) this.keep("");
    });
    this.node.addEventListener("click", ({ target }) => {
      if (!(target instanceof Element) || !target.closest("a[href]")) return;
      this.left = true;
      this.node.close();
    });
    this.form.querySelector("select")?.focus();
    this.run();
  }

  get entry() {
    return this.entries.find(({ id }) => id === this.choice.ruleset);
  }

  /** Offer the rulesets, and the readings of the one that is chosen. */
  fill() {
    const { choice, entry, wish } = this;
    const rulesets = this.entries.map(({ id, title }) => [
      id,
      id === wish.slug ? say("contrast-other-readings", { title }) : title,
    ]);
    const open = this.form.querySelector("details")?.open || Object.keys(choice.readings).length;
    const menu = select(rulesets, choice.ruleset, {
      name: "with",
      "aria-label": say("contrast-whose"),
    });
    const none = { value: "", disabled: true, selected: !entry };
    menu.prepend(html("option", none, say("contrast-choose-whose")));
    const field = html("label.cx-field.poch-row", html("span", say("contrast-under")), menu);
    this.form.replaceChildren(
      field,
      this.cards,
      ...(entry?.cruxes.length ? [this.readings(entry)] : []),
    );
    const details = this.form.querySelector("details");
    if (details && (open || choice.ruleset === wish.slug)) details.open = true;
  }

  /** @param {Entry} entry */
  readings({ cruxes }) {
    const fields = cruxes.map(({ id, title, question, adopted, readings }) =>
      html(
        "label.cx-field.poch-row",
        { title: question },
        html("span", title),
        select(readingNames(readings, adopted), this.choice.readings[id] ?? adopted, {
          name: `crux ${id}`,
        }),
      ),
    );
    return html("details", html("summary", say("contrast-readings")), html("div", ...fields));
  }

  /** Offer to keep the cards, and from which stage on; or to deal. @param {Hands} hands */
  offerHands({ kept, from, stages }) {
    const focused = /** @type {HTMLSelectElement | null} */ (document.activeElement)?.name;
    const ways = stages.length ? ["same", "dealt"] : ["dealt"];
    const named = ways.map((way) => [way, say(`contrast-hands-${way}`)]);
    const parts = stages.map((stage) => [stage, say(`stage-${stage}`)]);
    /** @param {string} name @param {string} label @param {string[][]} among @param {string} chosen */
    const field = (name, label, among, chosen) =>
      html("label.cx-field.poch-row", html("span", label), select(among, chosen, { name }));
    this.cards.replaceChildren(
      stages.length ? field("hands", say("contrast-hands"), named, kept ? "same" : "dealt") : "",
      kept && stages.length > 1 ? field("from", say("contrast-from"), parts, from ?? "") : "",
    );
    /** @type {HTMLElement | null} */
    const again = this.cards.querySelector(`select[name="${focused}"]`);
    again?.focus();
  }

  /** What a side is called: with its readings, where not as adopted. @param {Named} side */
  nameSide({ ruleset, readings, title }) {
    const entry = this.entries.find(({ id }) => id === ruleset);
    const names = entry ? readAs(entry, readings) : [];
    return names.length ? say("contrast-read", { title, readings: joinParts(names) }) : title;
  }

  /** @param {Event} event */
  onChange = ({ target }) => {
    if (!(target instanceof HTMLSelectElement)) return;
    this.aside = [];
    [this.choice.step, this.missing] = ["", ""];
    if (target.name === "with") {
      const hands = this.choice.hands === "dealt" ? "dealt" : "either";
      this.choice = { ...this.choice, ruleset: target.value, readings: {}, hands, from: "" };
      this.cards.replaceChildren();
      this.fill();
      this.form.querySelector("select")?.focus();
    } else if (target.name === "hands") {
      this.choice = { ...this.choice, hands: target.value, from: "" };
    } else if (target.name === "from") {
      this.choice = { ...this.choice, hands: "same", from: target.value };
    } else {
      const crux = target.name.slice("crux ".length);
      const readings = { ...this.choice.readings, [crux]: target.value };
      const asked = this.entry?.cruxes.find(({ id }) => id === crux);
      if (asked?.adopted === target.value) delete readings[crux];
      this.choice = { ...this.choice, readings };
    }
    this.run();
  };

  /** @param {number} share @param {string} text */
  follow = (share, text) => {
    if (!this.waiting) return;
    this.bar.hidden = share >= 1;
    this.bar.value = share;
    this.say.ariaLive = share < 1 ? "off" : "polite"; // nobody wants to hear it count
    this.say.textContent = text;
  };

  /** @param {string} query */
  keep(query) {
    keepAddress(this.wish.address(query));
    writeWaiting();
  }

  /** Let the address follow the steps of both sides. @param {string} step */
  followSteps = (step) => {
    this.choice = { ...this.choice, step };
    keepAddress(this.wish.address(writeQuery(this.choice)));
  };

  /** Say what the address asks for in vain. @param {string} asked the steps @param {string} why the ruleset is not offered */
  reportMissing(asked, why) {
    const [near, ruleset] = [this.beside?.steps ?? "", this.missing];
    const sentences = ruleset
      ? [say("contrast-no-ruleset", { ruleset, why, near: this.entry?.title ?? "" })]
      : [];
    if (!asked || !near || near === asked || near.startsWith(`${asked},`)) return sentences;
    this.followSteps(near);
    return [...sentences, say("contrast-no-step", { asked: asked.slice(0, MOST), near })];
  }

  /** Ask the engine what becomes of the hand by the rules that are chosen. */
  async run() {
    this.turn += 1;
    const { turn, wish, choice, aside } = this;
    const takeOver = (/** @type {string[]} */ leaves) => {
      this.aside = leaves;
      this.choice = { ...choice, step: "" };
      this.run();
    };
    this.keep(writeQuery(choice));
    wake();
    if (!this.entry) {
      this.say.textContent = say("contrast-choose");
      return;
    }
    this.waiting = true;
    this.say.textContent = say("contrast-dealing");
    try {
      const loads = [load(wish.slug), load(choice.ruleset)];
      const [why] = await Promise.all([this.missing && standing(this.missing), ...loads]);
      wish.record ??= (await ask("decode", { code: wish.code })).record;
      const start = performance.now();
      const { record, readings } = wish;
      /** @type {Answer} */
      const answer = await ask("contrast", {
        ...{ record, readings, with: choice, aside, telling: true },
        ...{ hands: choice.hands, from: choice.from, step: wish.step },
      });
      answer.a = unfoldTrace(answer.a);
      answer.b &&= unfoldTrace(answer.b);
      performance.measure("poch-contrast", { start });
      if (turn !== this.turn) return;
      await dress("contrast");
      this.offerHands(answer.contrast.hands);
      for (const side of [answer.contrast.a, answer.contrast.b]) side.title = this.nameSide(side);
      this.beside?.close();
      const { step } = choice;
      this.beside = new Beside(this.body, answer, { step, turned: this.followSteps, takeOver });
      const said = answer.said.map((message) => say(message));
      this.say.textContent = [...said, ...this.reportMissing(step, why)].join(" ");
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
    this.body.replaceChildren(
      html("p.poch-error", { role: "alert" }, capital(words(error))),
      ...(error instanceof Trouble ? [button(say("page-try-again"), () => this.run())] : []),
    );
  }
}

/** @param {Wish} wish */
async function openWish(wish) {
  if (document.querySelector("dialog.poch-contrast")) return;
  const opener = document.activeElement;
  const [entries] = await Promise.all([ofGame(wish.slug), dress("contrast"), ready("beside")]);
  new Contrast(wish, entries, opener);
}

/** Contrast a hand of the library; the choice stands in its address. @param {import("../hand/hand.js").PochHand} hand */
export async function offer(hand) {
  const code = hand.dataset.play?.split("#")[1] ?? "";
  await openWish({
    slug: hand.dataset.ruleset ?? "",
    code,
    step: hand.reading ? 0 : hand.step,
    readings: parsePairs(hand.reading ? [hand.reading] : []),
    address(query) {
      hand.beside = query;
      return hand.place;
    },
  });
}

/** Contrast a game that is over; its address holds the hand and the choice. @param {import("../play/game.js").Game} game */
export async function offerGame(game) {
  const place = (await game.place()).replace("?", "&");
  await openWish({
    slug: game.record.ruleset,
    record: game.record,
    readings: {},
    address: (query) => location.pathname + (query && `?${query}${place}`),
  });
}
