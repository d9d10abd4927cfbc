// @ts-check
/** What a hand came to, how to go on from it, and what else can be done with it. */

import { clauseAddress, clauseLink } from "./clause.js";
import { html, icon } from "./dom.js";
import { button } from "./frame.js";
import { fourColours } from "./tools.js";

/** @typedef {import("./sitting.js").Sitting} Sitting */

/** @param {number} chips */
const signed = (chips) => (chips > 0 ? `+${chips}` : chips < 0 ? `−${-chips}` : "0");

export class Result {
  /** @param {Sitting} sitting */
  constructor(sitting) {
    this.sitting = sitting;
    const link = html(
      "button",
      { type: "button", class: "poch-button quiet" },
      icon("link"),
      "Copy link",
    );
    link.title = "A link to this position; it holds the whole deal, all cards included";
    link.addEventListener("click", () => this.copy());
    this.given = html("p", { class: "pp-given", role: "status" });
    this.tools = html(
      "section",
      { class: "pp-tools", "aria-label": "The game" },
      this.about(),
      html(
        "div",
        { class: "poch-bar" },
        button("Same deal again", () => this.do((game) => game.again(), "deal"), "quiet"),
        button("Other cards", () => this.do((game) => game.restart(), "deal"), "quiet"),
        button("New game …", () => sitting.page.abandon(), "quiet"),
        link,
        button("Save the record", () => this.save(), "quiet"),
        fourColours(),
      ),
      this.given,
    );
  }

  get game() {
    return this.sitting.game;
  }

  /** @param {(game: import("./game.js").Game) => Promise<void>} work @param {"deal" | "now"} where */
  do(work, where) {
    this.sitting.during(() => work(this.game), where);
  }

  /** By whose rules and with which readings it is played. */
  about() {
    const { trace, record } = this.game;
    const read = this.sitting.entry.cruxes.flatMap(({ id, title, readings }) => {
      const chosen = readings.find(({ name }) => name === trace.readings[id]);
      return chosen ? [`${title}: ${chosen.label}`] : [];
    });
    const seed = record.deal.seed === undefined ? "" : ` Deal ${record.deal.seed}.`;
    return html(
      "p",
      { class: "pp-about" },
      html("a", { href: clauseAddress(record.ruleset, "").slice(0, -1) }, trace.title),
      read.length ? ` Read otherwise than adopted: ${read.join("; ")}.` : "",
      seed,
    );
  }

  /** Show what it came to. */
  show() {
    const { sitting, game } = this;
    const { end } = game.state;
    const head = end
      ? end.lines.flatMap(({ line, clause }) => [
          `${line} `,
          clauseLink(sitting.entry.id, clause),
          " ",
        ])
      : [this.headline()];
    const ways = end
      ? [button("New game …", () => sitting.page.abandon(), "primary")]
      : [
          button("Next deal", () => this.next(), "primary"),
          button("Same deal again", () => this.do((one) => one.again(), "deal")),
        ];
    sitting.frame.answer.replaceChildren(
      html("p", { class: "pp-question" }, ...head),
      this.scores(),
      html("div", { class: "poch-bar pp-options" }, ...ways),
    );
    sitting.frame.focus();
  }

  headline() {
    const { trace, viewer } = this.game;
    const net = trace.result?.net[viewer] ?? 0;
    const who = viewer === "You" ? "You have" : `${viewer} has`;
    const chips = `${Math.abs(net)} chip${Math.abs(net) === 1 ? "" : "s"}`;
    if (net === 0) return `The hand is over. ${who} neither won nor lost.`;
    return `The hand is over. ${who} ${net > 0 ? "won" : "lost"} ${chips}.`;
  }

  /** What each has won or lost, and in all deals if there have been several. */
  scores() {
    const { trace, totals, state, viewer } = this.game;
    const net = trace.result?.net ?? {};
    const rows = trace.seats.map((seat) =>
      html(
        "li",
        { class: seat === viewer ? "mine" : null },
        html("span", {}, seat),
        html("b", {}, signed(net[seat] ?? 0)),
        ...(state.dealt > 1 ? [html("small", {}, `in all ${signed(totals[seat] ?? 0)}`)] : []),
      ),
    );
    return html("ul", { class: "pp-scores", "aria-label": "Chips won and lost" }, ...rows);
  }

  next() {
    this.sitting.during(
      async () => {
        await this.game.next();
      },
      this.game.state.end ? "now" : "deal",
    );
  }

  async copy() {
    const address = await this.sitting.address();
    try {
      await navigator.clipboard.writeText(address);
      this.given.replaceChildren(
        "The link is copied. It holds the whole deal, all cards included.",
      );
    } catch {
      const field = html("input", { value: address, readonly: "", "aria-label": "Link" });
      this.given.replaceChildren("Copy this link: ", field);
      field.select();
    }
  }

  save() {
    const text = JSON.stringify(this.game.record, null, 2);
    const url = URL.createObjectURL(new Blob([text], { type: "application/json" }));
    html("a", { href: url, download: `${this.game.record.ruleset}.json` }).click();
    URL.revokeObjectURL(url);
  }
}
