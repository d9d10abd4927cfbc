/** The shelf: the branches that this browser keeps, and hands that are taken along or brought. */

import { ask, load } from "../engine/engine.js";
import { textOf } from "../engine/files.js";
import { joinSentences, parts, say } from "../language/say.js";
import { button, capital, copy, dress, give, HOME, html, words } from "../page/dom.js";
import { GAME, losses, readKept } from "../page/store.js";
import { branch, list, note, remove, rename } from "./branches.js";
import { Game } from "./game.js";
import { before } from "./setup.js";
import { transcript } from "./transcript.js";

/** @typedef {import("./play.js").Play} Play */
/** @typedef {import("./branches.js").Branch} Branch */

/** More is no hand; the engine has a limit of its own. */
const MOST = 60_000;
const READER = "pyyaml";
const CODE = /(?:^|#)([12]\.[\w-]+\.\d+\.[\w.-]+)$/;
const PLACE = "shelf";

/** Return the record of a text that a reader brings: a link, or a record in YAML or JSON. @param {string} text */
async function read(text) {
  const [, code] = CODE.exec(text.trim()) ?? [];
  if (code) return (await ask("decode", { code })).record;
  return (await ask("read", { text }, READER)).record;
}

class Shelf {
  /** @param {Play} page */
  constructor(page) {
    this.page = page;
    this.list = html("ul.ps-list");
    this.text = html("textarea", { rows: 4, spellcheck: "false", "aria-describedby": "ps-how" });
    const onchange = () => this.open(this.file.files?.[0]);
    /** @type {HTMLInputElement} */
    this.file = html("input", { type: "file", accept: ".yaml,.yml,.json,.txt", onchange });
    this.wrong = html("p.poch-error", { role: "alert" });
    this.given = html("p.ps-given");
    this.title = html("h2", { id: "ps-title", tabindex: -1 }, say("shelf-title"));
    const close = button(say("page-close"), () => this.node.remove(), "quiet");
    this.node = html(
      "section.pp-shelf",
      { "aria-labelledby": "ps-title" },
      html("div.ps-head", this.title, close),
      this.wrong,
      this.given,
      this.list,
      ...this.taking(),
      html("h3", say("shelf-bring")),
      html("p", { id: "ps-how" }, say("shelf-how")),
      html("label", say("shelf-text"), this.text),
      html(
        "div.poch-bar",
        button(say("shelf-play"), () => this.bring(this.text.value)),
        html("label.ps-file.poch-row", ...parts("shelf-file", { file: this.file })),
      ),
    );
    this.fill();
    navigator.storage?.persist?.().catch(console.info); // it may ask, and here it is plain what for
  }

  get game() {
    return this.page.sitting?.game;
  }

  /** What the hand on the table can be taken along as. */
  taking() {
    const { game } = this;
    if (!game) return [];
    const { seed } = game.record.deal;
    const name = [game.record.ruleset, ...(seed === undefined ? [] : [`deal-${seed}`])].join("-");
    const save = (/** @type {"yaml" | "text"} */ form, /** @type {string} */ end) =>
      this.trying(async () => {
        const text = form === "text" ? transcript(game.trace) : (await game.about("write")).yaml;
        give(text, `${name}.${end}`);
      });
    return [
      html("h3", say("shelf-take")),
      html(
        "div.poch-bar",
        button(say("shelf-record"), () => save("yaml", "yaml")),
        button(say("shelf-as-text"), () => save("text", "txt")),
        button(say("shelf-keep"), () => this.keep()),
      ),
      html("p", say("shelf-about"), " ", say("shelf-cleared")),
    ];
  }

  /** Do something that may fail, and say why beside the board. @param {() => Promise<void>} work */
  async trying(work) {
    this.wrong.replaceChildren();
    this.given.replaceChildren();
    try {
      await work();
    } catch (error) {
      const reason = words(error);
      this.wrong.replaceChildren(`${capital(reason)}.`.replace(/\.\.$/, "."));
    }
  }

  /** Say what was done. @param {string} text */
  tell(text) {
    this.given.replaceChildren(text);
    this.page.frame.live.replaceChildren(text);
  }

  keep() {
    this.trying(async () => {
      if (this.game && !note(this.game)) throw new Error(say("shelf-full"));
      this.fill();
      this.tell(say("shelf-saved"));
    });
  }

  /** @param {File | undefined} file */
  open(file) {
    if (!file) return;
    this.trying(async () => {
      if (file.size > MOST)
        throw new Error(say("shelf-file-big", { file: file.name, size: file.size, most: MOST }));
      await this.play(await textOf(file));
    });
  }

  /** @param {string} text */
  bring(text) {
    this.trying(() => this.play(text));
  }

  /** @param {string} text */
  async play(text) {
    if (!text.trim()) throw new Error(say("shelf-empty"));
    if (text.length > MOST)
      throw new Error(say("shelf-text-big", { size: text.length, most: MOST }));
    const record = await read(text);
    await load(record.ruleset);
    const game = await Game.takeUp(record, {}, { bots: before().bots });
    this.sit(() => Promise.resolve(game));
  }

  /** @param {() => Promise<Game>} work */
  sit(work) {
    this.node.remove();
    this.page.forgetAddress();
    this.page.left = readKept(GAME);
    this.page.wait(work, "now").then(() => this.page.sitting?.keep());
  }

  fill() {
    const now = this.game?.state.branch;
    const rows = list().map((stored) => this.row(stored, stored.id === now));
    const none = say("shelf-none");
    losses().then((lost) => this.wrong.append(joinSentences(lost)));
    this.list.replaceChildren(...(rows.length ? rows : [html("li", none)]));
  }

  /** @param {Branch} stored @param {boolean} now */
  row(stored, now) {
    const { from, record } = stored.state;
    const name = html("input", {
      value: stored.name,
      maxlength: 60,
      "aria-label": say("shelf-name"),
    });
    name.addEventListener("change", () => rename(stored.id, name.value));
    const trunk = from?.branch ? branch(from.branch) : undefined;
    const about = { title: stored.title, n: record.actions.length };
    const left = from?.link
      ? html("a", { href: from.link }, from.name || say("shelf-its-hand"))
      : (trunk?.name ?? from?.name ?? "");
    const said = from
      ? parts("shelf-row-left", { ...about, trunk: left, step: from.step })
      : [say("shelf-row", about)];
    const act = (
      /** @type {string} */ words,
      /** @type {string} */ what,
      /** @type {() => void} */ done,
    ) => button(say(words), done, "quiet", { "aria-label": say(what, { name: stored.name }) });
    return html(
      "li",
      { class: now ? "mine" : null, "aria-current": now ? "true" : null },
      name,
      html("p", ...said),
      html(
        "div.poch-bar",
        act("shelf-open", "shelf-open-what", () => this.sit(() => Game.again(stored.state))),
        act("play-copy-link", "shelf-copy-what", () => this.copy(stored)),
        act("shelf-delete", "shelf-delete-what", () => {
          remove(stored.id);
          if (this.game && now)
            this.game.state = { ...this.game.state, branch: undefined, from: undefined };
          this.fill();
          this.tell(say("shelf-deleted", { name: stored.name }));
          this.focus();
        }),
      ),
    );
  }

  /** @param {Branch} stored */
  copy(stored) {
    this.trying(async () => {
      const link = new URL(`play/${await new Game(stored.state).place()}`, HOME).href;
      if (await copy(link)) {
        this.tell(say("play-copied"));
        return;
      }
      this.text.value = link;
      this.text.select();
      this.tell(say("play-copy-below"));
    });
  }

  focus() {
    this.title.focus();
  }

  show() {
    this.page.frame.side.prepend(this.node);
    this.focus();
  }
}

/** Put the shelf beside the table, or take it away. @param {Play} page */
export async function shelve(page) {
  const open = page.frame.side.querySelector(".pp-shelf");
  if (open) {
    open.remove();
    return;
  }
  await dress(PLACE);
  new Shelf(page).show();
}
