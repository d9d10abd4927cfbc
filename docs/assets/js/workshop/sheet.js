/**
 * The rules of a table on one sheet: what the draft says and how its open points are answered, which of it no printed text
 * says, and a link that brings it back. A4 has every rule, A5 those that the table decided.
 */

import { index } from "../engine/engine.js";
import { joinList, parts, say } from "../language/say.js";
import { arrival } from "../network/fetching.js";
import { button, capital, copy, html, ROOT, select, svg } from "../page/dom.js";
import { readingsOf, sentence } from "./answering.js";
import { ADDED, MOST, tableLink } from "./table-link.js";

/**
 * @typedef {import("./desk.js").Answer} Answer
 * @typedef {NonNullable<Answer["rules"]>} Settled
 * @typedef {NonNullable<Answer["form"]>} Form
 * @typedef {{clauses: [id: string, topic: string, standing: string][], cruxes: Record<string, string>,
 *   leaves: Record<string, string | null>, words: string[], beyond: string[]}} Laid see poch/drafting/sheet.py
 * @typedef {Answer & {sheet: Laid, rules: Settled, form: Form}} Read
 */

/** What follows a draft in the address where its sheet is shown. */
const SHEET = "sheet";
const CODE = new URL("assets/qr/qr.js", ROOT).href;
/** Sizes of type, in points; the style sheet has the papers. */
const SIZES = [11, 10.5, 10, 9.5, 9, 8.5, 8, 7.5, 7.25, 7, 6.75, 6.5, 6.25, 6];
const PLAYERS = 6;

export class Sheet {
  /** The rules in the link, as they are now; empty where they need a file. */
  address = "";
  isShown = false;

  /** @param {import("./desk.js").Desk} desk @param {import("./question.js").Asked[]} questions @param {import("./needs.js").Source} source */
  constructor(desk, questions, source) {
    this.desk = desk;
    this.questions = questions;
    this.asked = new Map(questions.map((asked) => [asked.name, asked]));
    this.source = source;
    this.notice = html("p.ws-flag", { role: "alert", hidden: true });
    this.paper = html("article.ws-paper", say("workshop-checker"));
    /** What is printed: laid out, and unseen on a screen. */
    this.pressed = html("div.ws-pressed", { "aria-hidden": "true" });
    this.copied = button(say("sheet-copy"), () => this.copy(), "quiet", { disabled: true });
    this.turner = button(say("sheet-open"), () => this.turn(!this.isShown), "primary");
    const print = (/** @type {string} */ size) =>
      button(say("sheet-print", { size }), () => this.print(size), "primary");
    const bar = html("div.poch-bar", print("A4"), print("A5"), this.copied);
    this.page = html(
      "section.ws-sheet",
      html("p", say("sheet-lead")),
      bar,
      this.notice,
      this.paper,
      this.pressed,
    );
  }

  /** Where the draft is kept, and which of its two sides is shown. */
  get place() {
    return `#${this.desk.draft.id}${this.isShown ? `/${SHEET}` : ""}`;
  }

  /** Show the sheet if that is what an address names; say whether it is. @param {string | undefined} name */
  opens(name) {
    if (name === SHEET) this.turn(true);
    return name === SHEET;
  }

  /** Show the sheet, or the questions. @param {boolean} isShown */
  turn(isShown) {
    if (isShown === this.isShown) return;
    this.isShown = isShown;
    this.desk.page.classList.toggle("at-sheet", isShown);
    this.turner.textContent = say(isShown ? "sheet-close" : "sheet-open");
    if (location.hash.startsWith(`#${this.desk.draft.id}`))
      history.replaceState(history.state, "", this.place);
    this.show();
  }

  /** @param {string} text @param {...Node} more */
  tell(text, ...more) {
    this.notice.replaceChildren(text, ...more);
    this.notice.hidden = !text && !more.length;
  }

  async copy() {
    const done = await copy(this.address);
    this.tell(done ? say("sheet-copied") : this.address);
  }

  /** @param {string} size */
  print(size) {
    if (this.press(size)) globalThis.print();
    else this.tell(say("sheet-too-long", { size }));
  }

  /** Lay the sheet out as it is printed, in the largest type that lets all stand on it; say whether there is one. @param {string} size */
  press(size) {
    const sheet = /** @type {HTMLElement} */ (this.paper.cloneNode(true));
    sheet.classList.add("is-printed", size.toLowerCase());
    this.pressed.replaceChildren(sheet);
    return SIZES.some((points) => {
      sheet.style.setProperty("--type", `${points}pt`);
      return sheet.scrollHeight <= sheet.clientHeight;
    });
  }

  /** Show the sheet, once what stands in the editor is checked. */
  async show() {
    const { answer, text } = this.desk.last ?? {};
    if (!this.isShown || !answer || text !== this.desk.editor.text()) return;
    const { sheet, rules, form, complaints } = answer;
    if (!sheet || !rules || !form) return this.tell(say("workshop-form-stale"));
    const read = /** @type {Read} */ (answer);
    const [wrong] = complaints;
    const why = html("span", { lang: "en" }, wrong?.message ?? "");
    const question = this.asked.get(wrong?.name ?? "")?.question ?? wrong?.name ?? "";
    if (wrong)
      this.tell("", html("span", ...parts("sheet-clash", { question, line: wrong.line, why })));
    else this.tell("");
    this.address = wrong ? "" : this.link(read);
    this.copied.disabled = !this.address;
    const code = this.address ? await drawCode(this.address) : "";
    const head = await this.head(read);
    if (this.desk.last?.answer !== answer) return; // there is a newer one
    const at = document.activeElement?.getAttribute("aria-label");
    const lines = html("div.ws-rules", ...this.sections(read));
    this.paper.replaceChildren(head, lines, this.foot(code, read));
    for (const menu of this.paper.querySelectorAll("select"))
      if (menu.ariaLabel === at) menu.focus();
    this.press("A4");
  }

  // What stands at the head

  /** @param {Read} read */
  async head(read) {
    const { draft, workshop } = this.desk;
    const title = workshop.title(draft.from);
    const { near, own } = await this.nearest(read);
    return html(
      "header",
      html("h2", draft.name),
      html("p", near ? say(own ? "sheet-nearest-web" : "sheet-nearest", near) : ""),
      html("p", title ? say("sheet-about", { title }) : ""),
    );
  }

  /** Return which printed text agrees with most of the rules, and with how many; of several the one that the draft began with. @param {Read} read */
  async nearest({ rules, form }) {
    const { from } = this.desk.draft;
    const texts = (await index()).filter(({ id }) => !id.startsWith(ADDED));
    const source = texts.find(({ id }) => id === from);
    const game = source?.game;
    const [first] = texts
      .filter((text) => text.printed && (!game || text.game === game))
      .map(({ id, title, siglum = "" }) => {
        const playedValue = (/** @type {string} */ name) => this.asked.get(name)?.played[siglum];
        const points = form.asked.filter((name) => rules[name] || playedValue(name));
        const agree = points.filter((name) => rules[name]?.written === playedValue(name));
        return { id, title, n: agree.length, all: points.length };
      })
      .sort((a, b) => b.n - a.n || Number(b.id === from) - Number(a.id === from));
    const own = source && !source.printed ? source.title : "";
    return { near: first && { ...first, own }, own };
  }

  // The rules

  /** @param {Read} read */
  sections(read) {
    const { sheet, rules } = read;
    const topics = new Set(sheet.clauses.map(([, topic]) => topic));
    const every = [...topics].map((topic) => {
      const own = sheet.clauses.filter(([, each]) => each === topic);
      return [say(`topic-${topic}`), own.map(([id, , standing]) => this.rule(id, standing, read))];
    });
    const gone = Object.keys(sheet.leaves).flatMap((name) =>
      rules[name] ? [] : (this.asked.get(name) ?? []),
    );
    if (gone.length)
      every.push([
        say("sheet-without"),
        gone.map((asked) => drawRule([sentence(asked, null)], say("sheet-house"))),
      ]);
    return every.map(([title, lines]) =>
      html("section", html("h3", /** @type {string} */ (title)), .../** @type {Node[]} */ (lines)),
    );
  }

  /** @param {string} id of a clause @param {string} standing @param {Read} read */
  rule(id, standing, { sheet, rules, form }) {
    const clause = form.clauses[id];
    const { crux, text = "", isAsThere } = clause ?? {};
    const known = this.source.cruxes.get(crux?.id ?? "");
    const changed = Object.keys(sheet.leaves).filter((name) =>
      rules[name]?.clause.split(", ").includes(id),
    );
    const old = isAsThere && changed.length; // its words still say the old rule
    const anew = crux && crux.id in sheet.cruxes;
    const supplied = standing === "supplied";
    const concluded = supplied || standing === "inferred";
    const isSilent = known?.kind === "silence";
    const says = old
      ? changed
          .flatMap((name) => this.asked.get(name) ?? [])
          .map((asked) => sentence(asked, rules[asked.name]))
      : standing === "unplayed" || (anew && concluded)
        ? []
        : [isAsThere ? (this.source.texts.get(id) ?? text) : text];
    // a point that the text leaves open is the table's own only where it answers otherwise than the edition
    const isHouse = !isAsThere || old || (anew && (isSilent || supplied));
    const ours = standing === "inferred" ? "†" : isSilent || supplied ? "+" : "";
    const mark = isHouse ? say("sheet-house") : anew ? "" : ours;
    if (!crux || old) return drawRule(says, mark);
    const question = known?.question ?? crux.question;
    const names = readingsOf(crux, known);
    const label = names.find(([name]) => name === crux.adopted)?.[1] ?? "";
    const menu = select(names, crux.adopted, {
      "aria-label": say("sheet-answer", { question }),
      onchange: () => this.desk.change({ crux: crux.id, adopts: menu.value }),
    });
    return drawRule([...says, html("i", question), html("b", `${capital(label)}.`)], mark, menu);
  }

  // What stands at the foot

  /** Return the link, or nothing where the rules are too long for one. @param {Read} read */
  link({ sheet, form, rules }) {
    const { from, name } = this.desk.draft;
    if (!from || sheet.beyond.length) return "";
    const usual = [
      say("sheet-name"),
      say("workshop-name", { title: this.desk.workshop.title(from) }),
    ];
    const added = Object.keys(sheet.leaves).flatMap((leaf) => {
      const asked = this.asked.get(leaf);
      const { text } = form.clauses[ADDED + leaf] ?? {};
      return !asked || !text || text === sentence(asked, rules[leaf]) ? [] : [ADDED + leaf];
    });
    const words = [...sheet.words, ...added].map((id) => [id, form.clauses[id]?.text ?? ""]);
    const hash = tableLink(from, {
      name: usual.includes(name) ? "" : name,
      cruxes: sheet.cruxes,
      leaves: sheet.leaves,
      words: Object.fromEntries(words),
    });
    const address = `${location.origin}${location.pathname}#${hash}`;
    return address.length <= MOST ? address : "";
  }

  /** @param {Node | string} code @param {Read} read */
  foot(code, { sheet, complaints }) {
    const title = this.desk.workshop.title(this.desk.draft.from);
    const lines = Array.from({ length: PLAYERS }, () => html("span.ws-line"));
    const why = sheet.beyond.length
      ? say("sheet-beyond", { clauses: joinList(sheet.beyond) })
      : say("sheet-no-link", { most: MOST });
    const way = this.address
      ? [html("p", say("sheet-link"), html("br"), html("span.ws-address", this.address))]
      : complaints.length
        ? []
        : [html("p", why), button(say("workshop-download"), () => this.desk.download(), "quiet")];
    return html(
      "footer",
      html("p.ws-rest", title ? say("sheet-rest", { title }) : ""),
      html("div.ws-names.poch-row", html("span", say("sheet-players")), ...lines),
      html("div.ws-names.poch-row", html("span", say("sheet-date")), html("span.ws-line")),
      html("div.ws-way.poch-row", code, ...way),
    );
  }
}

/** Return a rule; A5 has those that are the table's own, or answer an open point. @param {(string | Node)[]} says @param {string} mark @param {Node} [menu] */
function drawRule(says, mark, menu) {
  const line = html(mark === say("sheet-house") || menu ? "p.ws-rule.is-ours" : "p.ws-rule");
  const small = mark && html("small", mark);
  for (const part of [...says, small, menu ?? ""]) if (part) line.append(part, " ");
  return line;
}

/** Return an address as a code. @param {string} address */
async function drawCode(address) {
  /** @type {{encode: (text: string, options: object) => {size: number, data: boolean[][]}}} */
  const { encode } = await arrival(import(CODE), "qr.js");
  const { size, data } = encode(address, { ecc: "M", border: 2 });
  const d = data
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : "")))
    .join("");
  const label = { role: "img", "aria-label": say("sheet-code") };
  return svg("svg.ws-code", { viewBox: `0 0 ${size} ${size}`, ...label }, svg("path", { d }));
}
