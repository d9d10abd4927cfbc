/** What a hand came to, how to go on from it, and what else can be done with it. */

import { clauseAddress, clauseLink, readAs } from "../hand/clause.js";
import { embed, more } from "../hand/tools.js";
import { joinParts, parts, say } from "../language/say.js";
import { arrival } from "../network/fetching.js";
import { button, copy, heads, html, icon, row } from "../page/dom.js";
import { seatName } from "../table/pieces.js";
import { spoken } from "../table/sentence.js";
import { asides } from "./aside.js";
import { field } from "./fields.js";
import { anySeed, BOTS } from "./setup.js";

/** @typedef {import("./sitting.js").Sitting} Sitting */

/** @param {number} chips */
const formatSigned = (chips) => (chips > 0 ? `+${chips}` : chips < 0 ? `−${-chips}` : "0");

export class Result {
  /** @param {Sitting} sitting */
  constructor(sitting) {
    this.sitting = sitting;
    const title = say("play-link-title");
    this.link = button(say("play-copy-link"), () => this.copy(), "quiet", { title });
    this.link.prepend(icon("link"));
    this.given = html("p.pp-given.poch-small");
    this.tools = html(
      "section.pp-tools",
      { "aria-label": say("play-the-game") },
      this.about(),
      html(
        "div.poch-bar",
        button(say("play-new-game"), () => sitting.page.abandon(), "quiet"),
        more(
          button(say("play-same"), () => this.do((game) => game.again(), "deal"), "quiet"),
          button(
            say("play-other-cards"),
            () => this.do((game) => game.restart(anySeed()), "deal"),
            "quiet",
          ),
          this.link,
          button(say("play-shelf-open"), () => sitting.page.shelve(), "quiet"),
          ...(this.isOwn ? [] : [embed(() => sitting.address())]),
          sitting.run.speeds,
          this.strength(),
        ),
      ),
    );
  }

  get game() {
    return this.sitting.game;
  }

  /** It is played by rules that are only in this browser. */
  get isOwn() {
    return this.game.record.ruleset.startsWith("own.");
  }

  /** @param {(game: import("./game.js").Game) => Promise<void>} work @param {"deal" | "now"} where */
  do(work, where) {
    this.sitting.during(() => work(this.game), where);
  }

  /** How well the others play from now on. */
  strength() {
    const { bots } = this.game.state;
    const now = bots in BOTS ? bots : "cautious";
    return field("bots", say("play-others-are"), BOTS, now, ({ target }) => {
      this.game.strengthen(target.value);
      this.sitting.keep();
    });
  }

  /** By whose rules and with which readings it is played. */
  about() {
    const { trace, record } = this.game;
    const read = readAs(this.sitting.entry, trace.readings);
    const { seed } = record.deal;
    return html(
      "p.pp-about.poch-small",
      html("a", { href: clauseAddress(record.ruleset, "").slice(0, -1) }, trace.title),
      read.length ? ` ${say("play-read", { readings: joinParts(read) })}` : "",
      seed === undefined ? "" : ` ${say("play-deal-seed", { seed: String(seed) })}`,
    );
  }

  /** Show what it came to. */
  show() {
    const { sitting, game } = this;
    const { end } = game.state;
    const head = end
      ? (end.steps ?? []).flatMap(({ said, clause }) => [
          `${spoken(said, game.trace)} `,
          clauseLink(sitting.entry.id, clause),
          " ",
        ])
      : [this.headline()];
    const ways = end
      ? [button(say("play-new-game"), () => sitting.page.abandon(), "primary")]
      : [
          button(say("play-next"), () => this.next(), "primary"),
          button(say("play-same"), () => this.do((played) => played.again(), "deal")),
          button(say("play-under"), () => this.contrast()),
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
      await (await arrival(import("../contrast/contrast.js"), "contrast.js")).offerGame(this.game);
    } catch (error) {
      this.sitting.page.fail(error, () => this.contrast());
    }
  }

  headline() {
    const { viewer, people } = this.game;
    if (people.length > 1) return say("play-over");
    const net = this.game.net[viewer] ?? 0;
    const seat = viewer === "You" ? "you" : viewer;
    return say("play-result", { seat, net: Math.abs(net), won: net > 0 });
  }

  /** What each has won or lost, and in all deals if there have been several. */
  scores() {
    const { trace, net, totals, state, people } = this.game;
    const rows = trace.seats.map((seat) =>
      html(
        "li",
        { class: people.includes(seat) ? "mine" : null },
        html("span", seatName(seat)),
        html("b", formatSigned(net[seat] ?? 0)),
        ...(state.dealt > 1
          ? [html("small", say("play-in-all", { chips: formatSigned(totals[seat] ?? 0) }))]
          : []),
      ),
    );
    return html("ul.pp-scores.poch-row", { "aria-label": say("play-scores") }, ...rows);
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
        seats.map((seat) => formatSigned(net[seat] ?? 0)),
      );
    const earlier = state.dealt - deals.length;
    const before = Object.fromEntries(
      seats.map((seat) => [
        seat,
        deals.reduce((sum, net) => sum - (net[seat] ?? 0), totals[seat] ?? 0),
      ]),
    );
    const lying = Object.values(trace.steps.at(-1)?.then.pools ?? {}).reduce((a, b) => a + b, 0);
    const caption = say("play-on-board", { n: lying });
    const rows = deals.map((net, i) => line(String(earlier + i + 1), net));
    if (earlier > 0) rows.unshift(line(say("play-before"), before));
    const table = html(
      "table.pp-deals",
      html("caption", state.end ? say("play-session-over") : caption),
      heads([say("play-deals"), ...seats.map(seatName)]),
      html("tbody", ...rows),
      html("tfoot", line(say("play-total"), totals)),
    );
    return [
      html("details.pp-sheet", html("summary", say("play-sheet", { n: state.dealt })), table),
    ];
  }

  next() {
    this.do((game) => game.next(), "deal");
  }

  async copy() {
    this.link.after(this.given);
    if (this.isOwn) {
      const href = clauseAddress(this.game.record.ruleset, "").slice(0, -1);
      const workshop = html("a", { href }, say("play-the-workshop"));
      this.given.replaceChildren(...parts("play-own-rules", { workshop }));
      return;
    }
    const address = await this.sitting.address();
    if (await copy(address)) {
      const text = say("play-copied");
      this.given.replaceChildren(text);
      this.sitting.frame.live.replaceChildren(text);
      return;
    }
    const input = html("input", { value: address, readonly: true, "aria-label": say("play-link") });
    this.given.replaceChildren(...parts("play-copy-this", { link: input }));
    input.select();
  }
}
