/** <poch-cards>: a pack and chips to print and cut out, nine cards to a page. */

import { say } from "../language/say.js";
import { button, html, select, svg } from "../page/dom.js";
import { cardFace, cardName, coin } from "./cards.js";

const SUITS = ["french", "german"];
const RANKS = ["A", "K", "Q", "J", "10", "9", "8", "7", "6", "5", "4", "3", "2"];
const PACKS = { 32: 8, 36: 9, 52: 13 };
/** Chips for four players fill a page: with fifty each, as the page on how to play has it, nine pools can be dressed twice. */
const PLAYERS = 4;
const [ONES, FIVES] = [20, 6];
const EACH = ONES + 5 * FIVES;

export class CardSheet {
  /** @param {HTMLElement} host */
  constructor(host) {
    const root = document.documentElement;
    const suits = root.dataset.suits || "french";
    this.suits = select(
      SUITS.map((kind) => [kind, say(`hand-suits-${kind}`)]),
      suits,
      { "aria-label": say("hand-suits") },
    );
    this.pack = select(
      Object.keys(PACKS).map((size) => [size, say("cut-cards", { n: Number(size) })]),
      "32",
      { "aria-label": say("cut-pack") },
    );
    this.chips = html("input", { type: "checkbox", checked: "" });
    this.sheet = html("div.cut-sheet.poch-table");
    const print = button(say("cut-print"), () => globalThis.print(), "primary");
    const choice = html(
      "form.exercise-choice.poch-row",
      html("label", this.suits),
      html("label", this.pack),
      html(
        "label",
        this.chips,
        ` ${say("cut-chips", { players: PLAYERS, each: EACH, ones: ONES, fives: FIVES })}`,
      ),
      print,
    );
    choice.addEventListener("input", () => this.draw());
    host.append(choice, this.sheet);
    this.draw();
  }

  draw() {
    const suits = /** @type {import("./cards.js").Suits} */ (this.suits.value);
    document.documentElement.dataset.suits = suits; // for this page: what was chosen for others is kept apart
    const many = PACKS[/** @type {keyof typeof PACKS} */ (Number(this.pack.value))];
    const cards = [..."cshd"].flatMap((suit) => RANKS.slice(0, many).map((rank) => rank + suit));
    const faces = cards.map((card) =>
      svg(
        "svg.cut-card",
        { viewBox: "0 0 60 84", role: "img", "aria-label": cardName(card, suits) },
        cardFace(card, suits),
      ),
    );
    const chips = this.chips.checked ? [...cut(FIVES, 5), ...cut(ONES, 1)] : [];
    this.sheet.replaceChildren(
      html("div.cut-cards", ...faces),
      ...(chips.length ? [html("div.cut-chips", ...chips)] : []),
    );
  }
}

/** Return so many chips for each player, marked with what one counts. @param {number} each @param {number} value */
const cut = (each, value) =>
  Array.from({ length: PLAYERS * each }, () =>
    svg(
      "svg.cut-chip",
      { viewBox: "-13 -13 26 26", "aria-hidden": "true" },
      coin(0, 0, 12, 1),
      svg("text", { y: 4 }, String(value)),
    ),
  );
