/**
 * <poch-own-board>: the labels a reader sees on a board, and the sets of pools nearest to them, each with its texts. What the
 * page has in its table is shown again beside what speaks for and against it; the reader's choices stand in the address.
 */

import { capitalize, joinList, joinSentences, say } from "../language/say.js";
import { button, html, OF_TEXTS, PAGES } from "../page/dom.js";
import { few, nearest } from "../page/edit-distance.js";
import { away, contradictions, fit, isClose, part, rankBoards } from "./own-board-fit.js";

/** So many sets are shown at once, and so many contradictions named. */
const [SHOWN, NAMED] = [3, 3];
const UNKNOWN = "-";

export class OwnBoard {
  /** @param {HTMLElement} element */
  constructor(element) {
    const find = (/** @type {string} */ selector) => element.querySelector(selector);
    this.form = /** @type {HTMLFormElement} */ (find("form"));
    this.table = /** @type {HTMLTableElement} */ (find("table"));
    /** @type {import("./own-board-fit.js").Data} */
    this.data = JSON.parse(find(".own-data")?.textContent ?? "");
    this.labels = /** @type {NodeListOf<HTMLButtonElement>} */ (
      element.querySelectorAll("[data-label]")
    );
    /** @type {Map<string, string>} */
    this.answers = new Map();
    this.notice = html("div.own-told", { role: "alert" });
    this.state = html("p.own-state", { role: "status" });
    this.list = html("div.own-fits");
    /** @type {HTMLAnchorElement | null} */
    this.every = document.querySelector('.own-next a[href*="which/"]');
    this.again = button(say("own-again"), () => this.begin(), "quiet");
    this.form.after(this.state, html("section.own-found", this.notice, this.list, this.again));
    for (const label of this.labels)
      label.addEventListener("click", () => {
        label.ariaPressed = String(label.ariaPressed !== "true");
        this.rememberChoice();
      });
    this.form.addEventListener("change", () => this.rememberChoice());
    this.form.addEventListener("submit", (event) => event.preventDefault());
    this.table.closest("details")?.removeAttribute("open");
    element.classList.add("ready");
    // What was chosen before the script was there counts, unless the address says more.
    if (!location.hash && (this.seen.cups || this.seen.shape)) this.rememberChoice();
    else this.follow();
  }

  get seen() {
    const given = new FormData(this.form);
    const pressed = [...this.labels].filter(({ ariaPressed }) => ariaPressed === "true");
    return {
      labels: pressed.map(({ dataset }) => dataset.label ?? ""),
      cups: Number(given.get("cups") ?? 0),
      shape: String(given.get("shape") ?? ""),
    };
  }

  begin() {
    for (const label of this.labels) label.ariaPressed = "false";
    this.form.reset();
    this.answers.clear();
    this.rememberChoice();
    this.labels[0]?.focus();
  }

  /** Take the choices from the address, and say which of them are not known. */
  follow() {
    const hash = location.hash.slice(1);
    if (hash && !hash.includes("=")) return;
    const given = new URLSearchParams(hash);
    const wanted = (given.get("labels") ?? "").split(".").filter(Boolean);
    const known = [...this.labels].map(({ dataset }) => dataset.label ?? "");
    for (const label of this.labels)
      label.ariaPressed = String(wanted.includes(label.dataset.label ?? ""));
    const unknown = wanted
      .filter((name) => !known.includes(name))
      .map((name) => [name, ...nearest(name, known)]);
    for (const name of ["cups", "shape"]) {
      const field = this.form.elements.namedItem(name);
      if (!(field instanceof HTMLSelectElement || field instanceof RadioNodeList)) continue;
      const values = [...(field instanceof RadioNodeList ? field : field.options)].map((choice) =>
        "value" in choice ? String(choice.value) : "",
      );
      const value = given.get(name) ?? "";
      field.value = values.includes(value) ? value : "";
      if (value !== field.value) unknown.push([value, ...nearest(value, values.filter(Boolean))]);
    }
    this.answers.clear();
    const ids = this.data.questions.map(({ id }) => id);
    for (const [name, sign] of given) {
      if (/^(?:labels|cups|shape)$/.test(name)) continue;
      const question = this.data.questions.find(({ id }) => id === name);
      const signs = [UNKNOWN, ...(question?.replies.map(([replySign]) => replySign) ?? [])];
      if (question && signs.includes(sign)) this.answers.set(name, sign);
      else if (question) unknown.push([sign, ...nearest(sign, signs)]);
      else unknown.push([name, ...nearest(name, ids)]);
    }
    const { some, more } = few(unknown.map(([name = ""]) => name));
    const near = new Map(unknown.map(([name = "", first = ""]) => [name.slice(0, 60), first]));
    const lines = some.map((name) => say("own-no-such", { name, near: near.get(name) ?? "" }));
    this.show(more ? [...lines, say("page-more", { n: more })] : lines);
  }

  /** Put the choices into the address, with an entry of their own in the history. */
  rememberChoice() {
    const { labels, cups, shape } = this.seen;
    const into = new URLSearchParams();
    if (labels.length) into.set("labels", labels.join("."));
    if (cups) into.set("cups", String(cups));
    if (shape) into.set("shape", shape);
    for (const [name, sign] of this.answers) into.set(name, sign);
    const hash = String(into);
    history.pushState(history.state, "", hash ? `#${hash}` : location.pathname);
    this.show([]);
  }

  /** Show the sets, the nearest first. @param {string[]} unknown what the address has that is not known */
  show(unknown) {
    const { seen } = this;
    const has = seen.labels.length > 0 || seen.cups > 0 || seen.shape !== "";
    this.again.hidden = !has;
    const known = [...this.answers].filter(([, sign]) => sign !== UNKNOWN);
    if (this.every) this.every.hash = String(new URLSearchParams(known)); // where all questions are asked
    const warnings = this.warnings(seen, unknown).map((line) => html("p.poch-marked", line));
    this.notice.replaceChildren(...warnings);
    const fits = has ? fit(this.data, seen) : [];
    const none = seen.labels.length > 0 && fits.every(({ both }) => !both.length);
    const [first, second] = fits;
    this.state.textContent =
      first && !none ? this.summary(first, second) : say(none ? "own-no-label" : "own-begin");
    const cards = (none ? [] : fits).map((match, at) => this.card(match, seen, at));
    const rest = cards.slice(SHOWN);
    this.list.replaceChildren(
      ...cards.slice(0, SHOWN),
      ...(has ? this.boards(seen) : []),
      ...(rest.length
        ? [html("details.choice.poch-fold", html("summary", say("own-farther")), ...rest)]
        : []),
    );
  }

  /** @param {import("./own-board-fit.js").Fit} first @param {import("./own-board-fit.js").Fit | undefined} second */
  summary(first, second) {
    const texts = first.set.texts.length;
    const said = [say("own-nearest", { n: first.set.pools.length, texts })];
    if (second && second.far === first.far)
      said.push(say("own-as-near", { n: second.set.pools.length }));
    if (second && isClose(first, second) && !this.seen.cups) said.push(say("own-count-cups"));
    return joinSentences(said);
  }

  /** Return what cannot be right, or is not here. @param {ReturnType<() => OwnBoard["seen"]>} seen @param {string[]} unknown */
  warnings({ labels, cups }, unknown) {
    const nameLabel = (/** @type {string | undefined} */ label) =>
      this.data.labels[label ?? ""] ?? "";
    const known = labels.filter((label) => label in this.data.labels);
    const against = contradictions(this.data, labels)
      .slice(0, NAMED)
      .map(([a, b]) => say("own-contradict", { a: nameLabel(a), b: nameLabel(b) }));
    const fewer =
      cups && cups < known.length ? [say("own-few-cups", { labels: known.length, cups })] : [];
    const absent = away(this.data, labels).map(({ id, name, known: place = "" }) => {
      const said = html("span", say("own-away", { name }));
      const href = new URL(place, PAGES);
      if (place) said.append(" ", html("a", { href }, say("own-away-known", { name })));
      return html("span", { "data-away": id }, said);
    });
    return [...absent, ...unknown, ...fewer, ...against];
  }

  /** @param {import("./own-board-fit.js").Fit} match @param {OwnBoard["seen"]} seen @param {number} at */
  card(match, seen, at) {
    const { set } = match;
    const names = (/** @type {string[]} */ some) =>
      joinList(some.map((pool) => this.data.labels[pool] ?? this.describeLabel(pool)));
    const lines = [];
    if (seen.labels.length) {
      if (match.both.length) lines.push(html("li", say("own-both", { pools: names(match.both) })));
      if (match.missing.length)
        lines.push(html("li.is-against", say("own-missing", { pools: names(match.missing) })));
      if (match.extra.length)
        lines.push(html("li.is-against", say("own-extra", { pools: names(match.extra) })));
      if (!match.missing.length && !match.extra.length) lines.push(html("li", say("own-all")));
    }
    if (!match.cups)
      lines.push(
        html("li.is-against", say("own-cups-differ", { n: set.pools.length, cups: seen.cups })),
      );
    if (!match.shape) lines.push(html("li.is-against", say("own-shape-differs")));
    const head = html("h2", capitalize(say("own-pools", { n: set.pools.length })));
    const shared = { n: set.texts.length, pools: names(set.pools) };
    const inside =
      at === 0 ? this.narrowTexts(set) : [this.foldTexts("own-texts", set.texts.length, set.texts)];
    return html(
      "article.own-fit",
      { "data-set": set.pools.join(".") },
      head,
      html("p", say("own-share", shared)),
      html("ul.own-lines", ...lines),
      ...inside,
    );
  }

  /** Return the boards that survive and are like this one. @param {OwnBoard["seen"]} seen */
  boards(seen) {
    const like = rankBoards(this.data, seen).slice(0, SHOWN);
    const links = like.map(({ id, title }) => {
      const href = new URL(`boards/${id}/`, PAGES);
      return html("li", html("a", { href, ...OF_TEXTS }, title));
    });
    return links.length
      ? [
          html(
            "aside.own-like",
            html("p", say("own-like", { n: links.length })),
            html("ul", ...links),
          ),
        ]
      : [];
  }

  /** Return what is written on a board of which no text is here. @param {string} label */
  describeLabel(label) {
    const games = this.data.unheld;
    const own = games.find(({ id, labels = {} }) => id === label || label in labels);
    return own?.labels?.[label] ?? own?.name ?? label;
  }

  /** Return the texts of a set as far as the answers part them, and the next question. @param {import("./own-board-fit.js").PoolSet} set */
  narrowTexts({ texts }) {
    const { left, others, question } = part(this.data, texts, this.answers);
    const given = [...this.answers].flatMap(([id, sign]) => this.showAnswer(id, sign, texts));
    const parts = [];
    if (given.length) parts.push(html("ul.own-given", ...given));
    if (question) parts.push(this.question(question, left));
    else if (left.length > 1) parts.push(html("p", say("own-not-parted", { n: left.length })));
    parts.push(left.length ? this.texts(left) : html("p", say("own-none-left")));
    if (others.size) parts.push(this.foldTexts("own-otherwise", others.size, [...others.keys()]));
    return parts;
  }

  /** Return an answer given, with a way to take it back; nothing where it does not matter. @param {string} id @param {string} sign @param {string[]} texts */
  showAnswer(id, sign, texts) {
    const question = this.data.questions.find((asked) => asked.id === id);
    const own = question?.replies.some(([, , those]) => texts.some((text) => those.includes(text)));
    if (!question || !own) return [];
    const reply = question.replies.find(([replySign]) => replySign === sign);
    const back = button(
      say("own-change"),
      () => this.answer(() => this.answers.delete(id)),
      "quiet",
      { "aria-label": say("own-change-what", { ask: question.ask }) },
    );
    return [html("li", `${question.ask} `, html("b", reply?.[1] ?? say("own-unknown")), " ", back)];
  }

  /** Ask, with the replies that one of the texts gives. @param {import("./own-board-fit.js").Question} question @param {string[]} left */
  question({ id, ask, replies }, left) {
    const give = (/** @type {string} */ sign) => () =>
      this.answer(() => this.answers.set(id, sign));
    return html(
      "div.own-question",
      { tabindex: -1, role: "group", "aria-label": ask, "data-question": id },
      html("p", say("own-parts", { n: left.length })),
      html("h3", ask),
      ...replies
        .filter(([, , texts]) => texts.some((text) => left.includes(text)))
        .map(([sign, words]) => button(words, give(sign))),
      button(say("own-unknown"), give(UNKNOWN), "quiet"),
    );
  }

  /** Change the answers, and lead to the next question, or to the texts. @param {() => unknown} act */
  answer(act) {
    act();
    this.rememberChoice();
    const next = this.list.querySelector(".own-question") ?? this.list.querySelector(".own-texts");
    if (next instanceof HTMLElement) next.focus();
  }

  /** @param {string} message @param {number} n @param {string[]} texts */
  foldTexts(message, n, texts) {
    const summary = html("summary", say(message, { n }));
    return html("details.choice.poch-fold", summary, this.texts(texts));
  }

  /** Return texts as the table has them. @param {string[]} slugs */
  texts(slugs) {
    const items = slugs.flatMap((slug) => {
      const row = this.table.querySelector(`tr[data-text="${slug}"]`);
      const cells = row instanceof HTMLTableRowElement ? [...row.cells] : [];
      const copied = cells.map((cell, at) =>
        html(at ? "p" : "h3", ...[...cell.childNodes].map((node) => node.cloneNode(true))),
      );
      return copied.length ? [html("li", { "data-text": slug }, ...copied)] : [];
    });
    return html("ul.own-texts", { tabindex: -1 }, ...items);
  }
}
