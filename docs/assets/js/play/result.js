/** What a hand came to, how to go on from it, and what else can be done with it. */

import { clauseAddress, clauseLink, readAs } from "../hand/clause.js";
import { fourColours, suitsChoice } from "../hand/tools.js";
import { button, copy, heads, html, icon, row } from "../page/dom.js";
import { asides } from "./aside.js";
import { anySeed, BOTS, field } from "./setup.js";

/** @typedef {import("./sitting.js").Sitting} Sitting */

/** @param {number} chips */
const signed = (chips) => (chips > 0 ? `+${chips}` : chips < 0 ? `−${-chips}` : "0");

export class Result {
  /** @param {Sitting} sitting */
  constructor(sitting) {
    this.sitting = sitting;
    const title = "A link to this position; it holds the whole deal, all cards included";
    const link = button("Copy link", () => this.copy(), "quiet", { title });
    link.prepend(icon("link"));
    this.given = html("p.pp-given");
    this.tools = html(
      "section.pp-tools",
      { "aria-label": "The game" },
      this.about(),
      html(
        "div.poch-bar",
        button("Same deal again", () => this.do((game) => game.again(), "deal"), "quiet"),
        button("Other cards", () => this.do((game) => game.restart(anySeed()), "deal"), "quiet"),
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
    const now = bots in BOTS ? bots : "cautious";
    return field("bots", "The others are", BOTS, now, ({ target }) => {
      this.game.strengthen(target.value);
      this.sitting.keep();
    });
  }

  /** By whose rules and with which readings it is played. */
  about() {
    const { trace, record } = this.game;
    const read = readAs(this.sitting.entry, trace.readings);
    const seed = record.deal.seed === undefined ? "" : ` Deal ${record.deal.seed}.`;
    return html(
      "p.pp-about",
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
      html("p.pp-question", ...head),
      this.scores(),
      html("div.poch-bar.pp-options", ...ways),
      asides(sitting, false),
      ...this.sheet(),
    );
    sitting.frame.focus();
  }

  /** Show the same deal under other rules. */
  async contrast() {
    try {
      await (await import("../hand/contrast.js")).offerGame(this.game);
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
        html("span", seat),
        html("b", signed(net[seat] ?? 0)),
        ...(state.dealt > 1 ? [html("small", `in all ${signed(totals[seat] ?? 0)}`)] : []),
      ),
    );
    return html("ul.pp-scores", { "aria-label": "Chips won and lost" }, ...rows);
  }

  /** What each deal of the game came to, the last one among them, and what lies on the board for the next. */
  sheet() {
    const { trace, net, state, totals } = this.game;
    const deals = [...(state.sheet ?? []), net];
    if (deals.length < 2) return [];
    const { seats } = state.first;
    const line = (/** @type {string} */ head, /** @type {Record<string, number>} */ net) =>
      row(
        head,
        seats.map((seat) => signed(net[seat] ?? 0)),
      );
    const earlier = state.dealt - deals.length;
    const before = Object.fromEntries(
      seats.map((seat) => [
        seat,
        deals.reduce((sum, net) => sum - (net[seat] ?? 0), totals[seat] ?? 0),
      ]),
    );
    const lying = Object.values(trace.steps.at(-1)?.then.pools ?? {}).reduce((a, b) => a + b, 0);
    const told = `On the board for the next deal: ${lying} chip${lying === 1 ? "" : "s"}.`;
    const rows = deals.map((net, i) => line(String(earlier + i + 1), net));
    if (earlier > 0) rows.unshift(line("Before", before));
    const table = html(
      "table.pp-deals",
      html("caption", state.end ? "The session is over." : told),
      heads(["Deals", ...seats]),
      html("tbody", ...rows),
      html("tfoot", line("In all", totals)),
    );
    return [html("details.pp-sheet", html("summary", `Score sheet: ${state.dealt} deals`), table)];
  }

  next() {
    this.do((game) => game.next(), "deal");
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
    if (await copy(address)) {
      const told = "The link is copied. It holds the whole deal, all cards included.";
      this.given.replaceChildren(told);
      this.sitting.frame.live.replaceChildren(told);
      return;
    }
    const input = html("input", { value: address, readonly: true, "aria-label": "Link" });
    this.given.replaceChildren("Copy this link: ", input);
    input.select();
  }
}
