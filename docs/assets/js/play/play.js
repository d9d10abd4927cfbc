/** The play page: it begins with a link, with the game that is going on, or with the choices. */

import {
  download,
  following,
  index,
  megabytes,
  ready,
  ruleset,
  Trouble,
  wake,
} from "../engine/engine.js";
import { joinSentences, say } from "../language/say.js";
import { arrival, Missing } from "../network/fetching.js";
import { button, capital, HOME, html, plain, words as why } from "../page/dom.js";
import { elsewhere, GAME, has, keep, losses, readKept } from "../page/store.js";
import { TableView } from "../table/table.js";
import { Frame } from "./frame.js";
import { before, Setup } from "./setup.js";

/** @typedef {import("./game.js").Game} Game */

const LINK = /^#[^_]/;
/** What the address says while a game is kept here: it stays where a browser has cleared all else. */
const KEPT = "#_kept";
const links = () => arrival(import("../engine/link-notice.js"), "link-notice.js");
const HOW = new URL("how-to-play/", HOME);

/** What is needed only at the table comes when somebody sits down. */
const sitting = () => arrival(import("./sitting.js"), "sitting.js");

/** The class of games; the engine is started meanwhile. */
async function gameOf() {
  wake();
  return (await sitting()).Game;
}

/** Load the page again, with all its scripts as the host has them. */
const renew = async () => {
  const newer = arrival(import("../page/newer.js"), "newer.js");
  await newer.then(({ renew }) => renew()).catch(() => location.reload());
};

/** @param {unknown} error */
function words(error) {
  const reason = why(error);
  return capital(error instanceof Missing ? say("play-part-missing", { why: reason }) : reason);
}

export class Play {
  /** @type {import("./sitting.js").Sitting | null} */
  sitting = null;
  /** @type {Setup | null} */
  setup = null;
  /** The game that is going on. @type {Game | null} */
  going = null;
  /** The engine has been fetched in this visit. */
  engineIsHere = false;
  /** The game that makes room once something is done in another. @type {unknown} */
  left = null;
  /** How often something was begun: what comes too late is not shown. */
  turn = 0;

  /** @param {HTMLElement} host */
  constructor(host) {
    this.frame = new Frame();
    host.replaceChildren(this.frame.page);
    this.view = new TableView(this.frame.table, { pick: (card) => this.sitting?.pick(card) });
    readKept(GAME); // from now on, what differs is another window's
    this.enter();
  }

  close() {
    this.leave();
    this.view.close();
  }

  /** Begin with what the address asks for, with the game that was left, or with the choices. */
  async enter() {
    const asked = new URLSearchParams(location.search).get("ruleset");
    const code = LINK.test(location.hash) ? plain(location.hash.slice(1)) : "";
    if (code && !document.getElementById(code)) await this.open(code);
    else if (asked) await this.choose(await (await links()).unknown(asked));
    else if (readKept(GAME)) await this.resume();
    else await this.choose(location.hash === KEPT ? new Error(say("play-cleared")) : undefined);
  }

  follow() {
    if (LINK.test(location.hash)) this.enter();
  }

  // What one may begin with

  /** Offer the choices. @param {unknown} [error] why it has come to this, if something failed */
  async choose(error) {
    this.leave();
    const { frame } = this;
    try {
      this.setup ??= new Setup(
        await index(),
        () => this.preview(),
        () => this.begin(),
      );
    } catch (trouble) {
      this.fail(trouble, () => this.choose(error));
      return;
    }
    frame.state = "setup";
    frame.side.replaceChildren(this.setup.form);
    const start = button(say("play-start"), () => this.begin(), "primary pp-start");
    const size = html("p.poch-small");
    const learn = html("a.poch-button.quiet", { href: HOW }, say("play-how"));
    const shelf = button(say("play-shelf-open"), () => this.shelve(), "quiet");
    const back = { words: say("play-back"), act: () => this.goBack() };
    const isLeft = Boolean(this.going) || has(GAME);
    const ways = isLeft && error === undefined ? [button(back.words, back.act)] : [];
    frame.answer.replaceChildren(html("div.poch-bar", start, ...ways, learn, shelf), size);
    this.preview();
    if (frame.used) frame.live.replaceChildren(frame.by.textContent ?? "");
    frame.focus();
    losses().then((lost) => lost[0] && frame.remark(joinSentences(lost)));
    ready();
    if (error !== undefined) frame.trouble(words(error), isLeft ? [back] : []);
    const bytes = this.engineIsHere ? null : await download();
    if (bytes) size.textContent = say("play-size", { size: megabytes(bytes) });
  }

  /** Put branches and files beside the table, or take them away. */
  async shelve() {
    try {
      await (await arrival(import("./shelf.js"), "shelf.js")).shelve(this);
    } catch (error) {
      this.fail(error, () => this.shelve());
    }
  }

  goBack() {
    this.forgetAddress();
    const { going } = this;
    if (going) this.wait(async () => going, "now");
    else this.resume();
  }

  preview() {
    const preview = this.setup?.preview;
    if (!preview || !this.setup) return;
    const { trace, viewer } = preview;
    const { entry } = this.setup;
    const laid = html("span", say("play-ready", { n: trace.seats.length }));
    this.frame.say(html("span", { lang: entry.english ? "en" : null }, entry.title), "", laid);
    const { start } = trace;
    this.view.show(trace, start, null, { viewer, showAll: false, moving: false });
  }

  /** @param {Setup | null} setup */
  async begin(setup = this.setup) {
    if (!setup) return;
    let choices;
    try {
      choices = setup.choices();
    } catch (error) {
      this.frame.trouble(words(error), []);
      return;
    }
    this.forgetAddress();
    this.left = readKept(GAME);
    await this.wait(async () => (await gameOf()).begin(choices), "deal");
    this.sitting?.keep();
  }

  /** Go on with the game that was left, if there is one. */
  async resume() {
    this.left = null;
    await this.wait(async () => {
      const { STATE } = await arrival(import("../page/forms.js"), "forms.js");
      const state = readKept(GAME, STATE);
      if (!state) throw new Error(joinSentences(await losses()));
      try {
        return await (await gameOf()).again(state);
      } catch (error) {
        if (error instanceof Trouble || error instanceof Missing) throw error;
        throw new Error(say("play-gone", { why: words(error) }));
      }
    }, "now");
  }

  /** Open a link. @param {string} code */
  async open(code) {
    const query = new URLSearchParams(location.search);
    const step = Number(query.get("step"));
    const readings = Object.fromEntries(
      query
        .getAll("reading")
        .map((reading) => /** @type {[string, string]} */ (reading.split("="))),
    );
    this.left = readKept(GAME);
    await this.wait(async () => {
      const [, slug = "", version, packed] = code.split(".");
      if (!packed) throw new Error(say("play-link-damaged"));
      const wrong = await (await links()).unknown(slug);
      if (wrong) throw wrong;
      const game = await (await gameOf()).open(code, {
        bots: before().bots,
        step: step > 0 ? Math.floor(step) : undefined,
        seat: Number(query.get("seat")),
        readings,
        from: step > 0 ? { name: say("play-recorded"), step, link: location.href } : undefined,
      });
      const now = String(game.trace.version);
      if (version !== now) this.frame.remark(...(await (await links()).since(slug, version, now)));
      return game;
    }, "now");
  }

  // Waiting and failing

  /** Wait for a game, and sit down to it. @param {() => Promise<Game>} work @param {"deal" | "now"} where */
  async wait(work, where) {
    this.leave();
    const { turn, frame } = this;
    frame.state = "waiting";
    const bar = html("progress", { max: 1, "aria-label": say("play-progress") });
    const doing = html("span", say("play-setting"));
    frame.answer.replaceChildren(html("p.pp-waiting", doing, bar));
    if (!this.setup) frame.say(say("play-setting"), "");
    frame.live.replaceChildren(say("play-setting"));
    this.unfollow = following((share, text) => {
      bar.value = share;
      doing.textContent = text;
    });
    try {
      const game = await work();
      const rules = await ruleset(game.record.ruleset);
      const entry = (await index()).find(({ id }) => id === game.record.ruleset);
      const { Sitting } = await sitting();
      if (turn !== this.turn || !entry) return;
      this.unfollow?.();
      this.going = game;
      this.engineIsHere = true;
      this.sitting = new Sitting(this, game, rules, entry);
      this.sitting.take(where);
      for (const text of [...game.stopped.splice(0), ...(await losses())]) frame.also(text);
      frame.reveal();
    } catch (error) {
      if (turn === this.turn) this.fail(error, () => this.wait(work, where));
    }
  }

  /**
   * Say what went wrong, and offer ways on: what failed may be tried again; else there is the game, or the choices.
   * @param {unknown} error @param {() => void} again
   */
  fail(error, again) {
    const { frame, sitting } = this;
    if (error instanceof SyntaxError) /** @type {any} */ (globalThis).pochIs("");
    const missing = error instanceof Missing ? error : null;
    const act = missing?.isBound ? renew : again;
    const retry =
      missing || error instanceof Trouble ? [{ words: say("page-try-again"), act }] : [];
    const anew = { words: say("play-new"), act: () => this.abandon() };
    if (sitting) frame.trouble(words(error), [...retry, ...sitting.ways, anew]);
    else if (retry.length) {
      frame.say(say("play-not-set"), "");
      frame.answer.replaceChildren();
      frame.trouble(words(error), [...retry, anew]);
    } else this.choose(error);
  }

  /** Leave the game for the choices; one can come back to what is not over, and beginning another puts it on the shelf. */
  async abandon() {
    const { going } = this;
    this.setup?.reseed();
    if (going && !going.unfinished) {
      this.going = null;
      // where this one was never kept, an earlier one still is
      if (!this.left && !elsewhere(GAME)) keep(GAME, null);
    }
    this.forgetAddress();
    await this.choose();
    this.frame.reveal();
  }

  leave() {
    this.turn += 1;
    this.sitting?.close();
    this.sitting = null;
    this.unfollow?.();
    this.frame.remark("");
  }

  /** What is played on from a link is no longer what the link says. */
  forgetAddress() {
    const hash = has(GAME) ? KEPT : "";
    if (location.search || location.hash !== hash)
      history.replaceState(history.state, "", location.pathname + hash);
  }
}
