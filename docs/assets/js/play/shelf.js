/** The shelf: the branches that this browser keeps, and hands that are taken along or brought. */

import { ask, load } from "../engine/engine.js";
import { button, capital, copy, dress, give, html, ROOT, words } from "../page/dom.js";
import { losses } from "../page/store.js";
import { branch, list, note, remove, rename } from "./branches.js";
import { Game } from "./game.js";
import { before } from "./setup.js";

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

export class Shelf {
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
    this.title = html("h2", { id: "ps-title", tabindex: -1 }, "Branches and files");
    const close = button("Close", () => this.node.remove(), "quiet");
    this.node = html(
      "section.pp-shelf",
      { "aria-labelledby": "ps-title" },
      html("div.ps-head", this.title, close),
      this.wrong,
      this.given,
      this.list,
      ...this.taking(),
      html("h3", "Bring a hand"),
      html(
        "p",
        { id: "ps-how" },
        "A link, or a record in YAML or JSON, as a hand’s page or this page gives it.",
      ),
      html("label", "Its text", this.text),
      html(
        "div.poch-bar",
        button("Play it", () => this.bring(this.text.value)),
        html("label.ps-file", "or a file", this.file),
      ),
    );
    this.fill();
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
        give((await game.about("write"))[form], `${name}.${end}`);
      });
    return [
      html("h3", "Take this hand along"),
      html(
        "div.poch-bar",
        button("As a record (YAML)", () => save("yaml", "yaml")),
        button("As text", () => save("text", "txt")),
        button("Keep it as a branch", () => this.keep()),
      ),
      html("p", "A record holds the whole deal, all cards included; the text has what you see."),
    ];
  }

  /** Do something that may fail, and say why beside the board. @param {() => Promise<void>} work */
  async trying(work) {
    this.wrong.replaceChildren();
    this.given.replaceChildren();
    try {
      await work();
    } catch (error) {
      const told = words(error);
      this.wrong.replaceChildren(`${capital(told)}.`.replace(/\.\.$/, "."));
    }
  }

  /** Say what was done. @param {string} text */
  tell(text) {
    this.given.replaceChildren(text);
    this.page.frame.live.replaceChildren(text);
  }

  keep() {
    this.trying(async () => {
      if (this.game && !note(this.game))
        throw new Error("This browser keeps nothing for us, or its store is full");
      this.fill();
      this.tell("It is kept.");
    });
  }

  /** @param {File | undefined} file */
  open(file) {
    if (!file) return;
    this.trying(async () => {
      if (file.size > MOST)
        throw new Error(`${file.name} has ${file.size} bytes; a hand has ${MOST} at most`);
      await this.play(await file.text());
    });
  }

  /** @param {string} text */
  bring(text) {
    this.trying(() => this.play(text));
  }

  /** @param {string} text */
  async play(text) {
    if (!text.trim()) throw new Error("There is nothing yet; paste a link or a record here");
    if (text.length > MOST)
      throw new Error(`This has ${text.length} characters; a hand has ${MOST} at most`);
    const record = await read(text);
    await load(record.ruleset);
    const game = await Game.taken(record, {}, { bots: before().bots });
    this.sit(() => Promise.resolve(game));
  }

  /** @param {() => Promise<Game>} work */
  sit(work) {
    this.node.remove();
    this.page.forgetAddress();
    this.page.wait(work, "now").then(() => this.page.sitting?.keep());
  }

  fill() {
    const now = this.game?.state.branch;
    const rows = list().map((one) => this.row(one, one.id === now));
    const none = "None yet: look back at a step, and choose “What if …”.";
    losses().then((found) => this.wrong.append(found.join(" ")));
    this.list.replaceChildren(...(rows.length ? rows : [html("li", none)]));
  }

  /** @param {Branch} one @param {boolean} now */
  row(one, now) {
    const { from, record } = one.state;
    const name = html("input", {
      value: one.name,
      maxlength: 60,
      "aria-label": "Name of the branch",
    });
    name.addEventListener("change", () => rename(one.id, name.value));
    const trunk = from?.branch ? branch(from.branch) : undefined;
    const left = from && [
      ", which left ",
      from.link
        ? html("a", { href: from.link }, from.name || "its hand")
        : (trunk?.name ?? from.name),
      ` at step ${from.step}`,
    ];
    const act = (/** @type {string} */ told, /** @type {() => void} */ done) => {
      const made = button(told, done, "quiet");
      made.setAttribute("aria-label", `${told} ${one.name}`);
      return made;
    };
    return html(
      "li",
      { class: now ? "mine" : null, "aria-current": now ? "true" : null },
      name,
      html("p", one.title, ...(left || []), `, ${record.actions.length} choices.`),
      html(
        "div.poch-bar",
        act("Open", () => this.sit(() => Game.again(one.state))),
        act("Copy link", () => this.copy(one)),
        act("Delete", () => {
          remove(one.id);
          if (this.game && now)
            this.game.state = { ...this.game.state, branch: undefined, from: undefined };
          this.fill();
          this.tell(`${one.name} is deleted.`);
          this.focus();
        }),
      ),
    );
  }

  /** @param {Branch} one */
  copy(one) {
    this.trying(async () => {
      await load(one.state.record.ruleset);
      const { code } = await ask("encode", { record: one.state.record });
      const link = new URL(`play/#${code}`, ROOT).href;
      if (await copy(link)) {
        this.tell("The link is copied. It holds the whole deal, all cards included.");
        return;
      }
      this.text.value = link;
      this.text.select();
      this.tell("Copy the link below; it holds the whole deal, all cards included.");
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
