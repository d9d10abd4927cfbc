/**
 * <poch-which>: questions on the game a reader knows, and the texts nearest to the answers. What the
 * texts answer is read from the table below; the reader's answers stand in the address.
 */

import { joinSentences, parts, say } from "../language/say.js";
import { button, html } from "../page/dom.js";
import { few, nearest } from "../page/edit-distance.js";

const SHOWN = 3;

/** What a text says to a question. @typedef {{signs: string[], words: string[], link: HTMLAnchorElement}} Said */
/** @typedef {{id: string, item: HTMLElement, agree: string[], differ: string[], open: string[], rank: number}} Fit */

/** Return the title of a text, which stands behind its siglum. @param {HTMLElement} item */
const title = (item) => item.querySelector("h3")?.lastChild?.textContent?.trim() ?? "";

export class Which {
  /** @param {HTMLElement} element */
  constructor(element) {
    this.form = /** @type {HTMLFormElement} */ (element.querySelector("form"));
    this.list = /** @type {HTMLElement} */ (element.querySelector(".which-texts"));
    this.table = /** @type {HTMLTableElement} */ (element.querySelector("table"));
    this.items = [...this.list.querySelectorAll("li")];
    this.said = read(this.table);
    this.game = "";
    this.notice = html("p.poch-error", { role: "alert", hidden: "" });
    this.count = html("p.which-count", { role: "status" });
    this.rest = html("ol.which-texts");
    this.others = html("details.choice.poch-fold", html("summary", say("which-others")), this.rest);
    const begin = () => {
      this.form.reset();
      this.rememberAnswers();
      this.form.querySelector("input")?.focus();
    };
    this.again = button(say("which-again"), begin, "quiet");
    this.form.before(this.notice);
    this.form.append(this.again);
    this.form.after(this.count);
    this.list.after(this.others);
    this.form.addEventListener("input", () => this.rememberAnswers());
    element.querySelector("h2")?.classList.add("poch-hidden");
    element.classList.add("ready");
    if (!location.hash && this.answers.size > 0) this.rememberAnswers();
    else this.follow();
  }

  /** The answers given, by question. @returns {Map<string, string>} */
  get answers() {
    const given = [...new FormData(this.form)].filter(([, sign]) => sign);
    return new Map(given.map(([name, sign]) => [name, String(sign)]));
  }

  /** Take the answers from the address, and tell which of them are not known. */
  follow() {
    const hash = location.hash.slice(1);
    if (hash && !hash.includes("=")) return;
    const asked = new URLSearchParams(hash);
    const questions = [...this.said.keys()];
    const { some, more } = few([...asked.keys()].filter((name) => !questions.includes(name)));
    const unknown = some.map((name) =>
      say("which-no-question", { name, near: nearest(name, questions)[0] ?? "" }),
    );
    if (more) unknown.push(say("page-more", { n: more }));
    for (const name of questions) {
      const inputs = this.form.querySelectorAll(`input[name="${name}"]`);
      const boxes = [.../** @type {NodeListOf<HTMLInputElement>} */ (inputs)];
      const sign = (asked.get(name) ?? "").slice(0, 60);
      const box = boxes.find(({ value }) => value === sign) ?? boxes.at(-1);
      if (box) box.checked = true;
      if (box?.value !== sign) {
        const known = boxes.map(({ value }) => value).filter(Boolean);
        unknown.push(say("which-no-answer", { name, sign, near: nearest(sign, known)[0] ?? "" }));
      }
      for (let more = box?.closest("details"); more && box?.value; )
        more = openPart(more).parentElement?.closest("details");
    }
    this.notice.hidden = unknown.length === 0;
    this.notice.textContent = joinSentences(unknown);
    this.show();
  }

  /** Put the answers into the address, with an entry of their own in the history; the focus stays. */
  rememberAnswers() {
    const hash = String(new URLSearchParams([...this.answers]));
    history.pushState(history.state, "", hash ? `#${hash}` : location.pathname);
    this.notice.hidden = true;
    this.show();
  }

  /** Show the texts, the nearest first, with what agrees and what differs. */
  show() {
    const { answers } = this;
    const fits = this.items.map((item) => this.weighText(item, answers));
    const order = fits.toSorted((a, b) => b.rank - a.rank);
    const begun = answers.size > 0;
    this.again.hidden = !begun;
    this.list.hidden = this.others.hidden = !begun;
    const [first] = order;
    const equal = order.filter(({ rank }) => rank === first?.rank).length - 1;
    const agreeing = fits.filter(({ differ }) => !differ.length).length;
    const href = first?.item.querySelector("a")?.href ?? "";
    const nearest = begun && first && html("a", { href }, title(first.item));
    this.count.replaceChildren(
      ...(nearest
        ? parts("which-nearest", { title: nearest, equal, agreeing })
        : [say("which-begin")]),
    );
    const games = fits.filter(({ differ }) => !differ.length).map(({ item }) => item.dataset.game);
    this.ask(begun ? (first?.item.dataset.game ?? "") : "", new Set(games));
    for (const [at, fit] of order.entries()) {
      (begun && at >= SHOWN ? this.rest : this.list).append(fit.item);
      const other = order.find(({ id }) => id !== fit.id)?.id;
      this.dress(fit, begun, other);
    }
  }

  /** Open the questions on the game of the nearest text, once; those on games of which each text differs are away. @param {string} game @param {Set<string | undefined>} fitting */
  ask(game, fitting) {
    for (const part of this.form.querySelectorAll("details[data-game]")) {
      if (!(part instanceof HTMLDetailsElement)) continue;
      const own = part.dataset.game;
      part.hidden = game !== "" && own !== game && !fitting.has(own);
      if (own === game && game !== this.game) part.open = true;
    }
    this.game = game;
  }

  /** @param {HTMLElement} item @param {Map<string, string>} answers @returns {Fit} */
  weighText(item, answers) {
    const id = item.dataset.text ?? "";
    /** @type {Fit} */
    const fit = { id, item, agree: [], differ: [], open: [], rank: 0 };
    for (const [name, sign] of answers) {
      const signs = this.said.get(name)?.get(id)?.signs ?? [];
      fit[signs.includes(sign) ? "agree" : signs.length ? "differ" : "open"].push(name);
    }
    // As if one answer more agreed and one more differed: who says little is neither first nor last.
    const settled = fit.agree.length + fit.differ.length;
    fit.rank = (fit.agree.length + 1) / (settled + 2);
    return fit;
  }

  /** @param {Fit} fit @param {boolean} begun @param {string | undefined} other */
  dress({ id, item, agree, differ, open }, begun, other) {
    item.querySelector(".which-said")?.remove();
    const link = item.querySelector(".which-compare");
    if (link instanceof HTMLAnchorElement && other)
      link.hash = begun ? `#${id},${other}` : `#${id}`;
    if (!begun) return;
    const counts = { agree: agree.length, differ: differ.length, open: open.length };
    const said = html(
      "div.which-said",
      html("p.which-counts.poch-small", say("which-counts", counts)),
      ...this.lines(id, differ, "is-different"),
    );
    const others = [...this.lines(id, agree, ""), ...this.lines(id, open, "")];
    if (others.length)
      said.append(
        html("details.choice.poch-fold", html("summary", say("which-details")), ...others),
      );
    item.append(said);
  }

  /** @param {string} id @param {string[]} names @param {string} look */
  lines(id, names, look) {
    const lines = names.flatMap((name) => {
      const said = this.said.get(name)?.get(id);
      if (!said) return [];
      const ask = this.form.querySelector(`[data-question="${name}"] legend`)?.textContent ?? "";
      const words = said.words.flatMap((part, i) => (i ? [say("between-parts"), part] : [part]));
      const link = html("a", { href: said.link.href }, ...words);
      const yours = this.form.querySelector(`input[name="${name}"]:checked`)?.parentElement;
      const you = look ? ` ${say("which-you", { answer: yours?.textContent?.trim() ?? "" })}` : "";
      return [html("li", `${ask} `, link, you)];
    });
    return lines.length ? [html("ul", { class: look }, ...lines)] : [];
  }
}

/** Open a part of the form. @param {HTMLDetailsElement} part */
function openPart(part) {
  part.open = true;
  return part;
}

/**
 * Return what the texts answer, question by question, as the table has it.
 * @param {HTMLTableElement} table @returns {Map<string, Map<string, Said>>}
 */
function read(table) {
  return new Map(
    [...table.tBodies].map((body) => {
      /** @type {Map<string, Said>} */
      const said = new Map();
      for (const row of body.rows)
        for (const link of row.querySelectorAll("a")) {
          const sign = row.dataset.sign;
          const words = sign
            ? (row.cells[0]?.textContent ?? "")
            : (link.ariaLabel ?? "").replace(/^.*?: /, "");
          const id = link.dataset.text ?? "";
          const answer = said.get(id) ?? { signs: [], words: [], link };
          if (sign) answer.signs.push(sign);
          answer.words.push(words);
          said.set(id, { ...answer, link });
        }
      return [body.dataset.question ?? "", said];
    }),
  );
}
