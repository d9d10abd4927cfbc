// @ts-check
/** What a hand came to, how to go on from it, and what else can be done with it. */

import { asides } from "./aside.js";
import { clauseAddress, clauseLink } from "./clause.js";
import { html, icon } from "./dom.js";
import { button } from "./frame.js";
import { BOTS, select } from "./setup.js";
import { fourColours, suitsChoice } from "./tools.js";

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
    this.given = html("p", { class: "pp-given" });
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
        button("Branches and files …", () => sitting.page.shelve(), "quiet"),
        fourColours(),
        suitsChoice(),
      ),
      this.strength(),
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

  /** How well the others play from now on. */
  strength() {
    const { bots } = this.game.state;
    const field = select("bots", "The others are", BOTS, bots in BOTS ? bots : "cautious");
    field.addEventListener("change", ({ target }) => {
      if (!(target instanceof HTMLSelectElement)) return;
      this.game.strengthen(target.value);
      this.sitting.keep();
    });
    return field;
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
          button("Under other rules …", () => this.contrast()),
        ];
    if (!end && /[?&]with\b/.test(location.search)) this.contrast();
    sitting.frame.answer.replaceChildren(
      html("p", { class: "pp-question" }, ...head),
      this.scores(),
      html("div", { class: "poch-bar pp-options" }, ...ways),
      asides(sitting, false),
      ...this.sheet(),
    );
    sitting.frame.focus();
  }

  /** Show the same deal under other rules. */
  async contrast() {
    try {
      await (await import("./contrast.js")).offerGame(this.game);
    } catch (error) {
      this.sitting.page.fail(error, () => this.contrast());
    }
  }

  headline() {
    const { viewer } = this.game;
    const net = this.game.net[viewer] ?? 0;
    const who = viewer === "You" ? "You have" : `${viewer} has`;
    const chips = `${Math.abs(net)} chip${Math.abs(net) === 1 ? "" : "s"}`;
    if (net === 0) return `The hand is over. ${who} neither won nor lost.`;
    return `The hand is over. ${who} ${net > 0 ? "won" : "lost"} ${chips}.`;
  }

  /** What each has won or lost, and in all deals if there have been several. */
  scores() {
    const { trace, net, totals, state, viewer } = this.game;
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

  /** What each deal of the game came to, the last one among them, and what lies on the board for the next. */
  sheet() {
    const { trace, net, state, totals } = this.game;
    const deals = [...(state.sheet ?? []), net];
    if (deals.length < 2) return [];
    const row = (/** @type {string} */ head, /** @type {Record<string, number>} */ net) =>
      html(
        "tr",
        {},
        html("th", { scope: "row" }, head),
        ...seats.map((seat) => html("td", {}, signed(net[seat] ?? 0))),
      );
    const seats = [...state.first.seats];
    const earlier = state.dealt - deals.length;
    const before = Object.fromEntries(
      seats.map((seat) => [
        seat,
        deals.reduce((sum, net) => sum - (net[seat] ?? 0), totals[seat] ?? 0),
      ]),
    );
    const lying = Object.values(trace.steps.at(-1)?.then.pools ?? {}).reduce((a, b) => a + b, 0);
    const told = `On the board for the next deal: ${lying} chip${lying === 1 ? "" : "s"}.`;
    return [
      html(
        "details",
        { class: "pp-sheet" },
        html("summary", {}, `Score sheet: ${state.dealt} deals`),
        html(
          "table",
          { class: "pp-deals" },
          html("caption", {}, state.end ? "The session is over." : told),
          html(
            "thead",
            {},
            html(
              "tr",
              {},
              html("th", {}, "Deals"),
              ...seats.map((seat) => html("th", { scope: "col" }, seat)),
            ),
          ),
          html(
            "tbody",
            {},
            ...(earlier > 0 ? [row("Before", before)] : []),
            ...deals.map((net, i) => row(String(earlier + i + 1), net)),
          ),
          html("tfoot", {}, row("In all", totals)),
        ),
      ),
    ];
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
    if (this.game.record.ruleset.startsWith("own.")) {
      const why =
        "A link cannot carry rules of your own. Save the record, and take the rules from ";
      const workshop = clauseAddress(this.game.record.ruleset, "").slice(0, -1);
      this.given.replaceChildren(why, html("a", { href: workshop }, "the workshop"), ".");
      return;
    }
    const address = await this.sitting.address();
    try {
      await navigator.clipboard.writeText(address);
      const told = "The link is copied. It holds the whole deal, all cards included.";
      this.given.replaceChildren(told);
      this.sitting.frame.live.replaceChildren(told);
    } catch {
      const field = html("input", { value: address, readonly: "", "aria-label": "Link" });
      this.given.replaceChildren("Copy this link: ", field);
      field.select();
    }
  }
}
