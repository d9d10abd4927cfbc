/** <poch-synopsis>: a table of rules, of which only some rows may be shown: by part, by words, or what differs. */

import { say } from "../language/say.js";
import { keepAddress } from "../page/address.js";
import { HOME, html, plain, select, words } from "../page/dom.js";
import { Columns } from "./columns.js";
import { Row } from "./row.js";

/**
 * @typedef {{leaf: string, anchor: string, part: string, title: string, name: string, place: number,
 *   told: "first" | "with" | ""}} Line its `place` among what matters, and whether a summary tells it first there, or with the first
 * @typedef {{id: string, siglum: string, title: string, year: string, game: string, named: string, evidence: string}} Witness
 * @typedef {[degree: string, verdict: string, word: string, meaning: string]} Outcome
 * @typedef {{lines: Line[], parts: Record<string, string>, outcomes: Outcome[], degrees: Record<string, string>, witnesses: Witness[],
 *   arises: Record<string, (0 | 1)[]>, pairs: Record<string, string>}} Index which lines arise in a game at all, and what comes
 *   of each for a pair: a sign for the place of its outcome, of which the first outweighs the others
 */

const SIGNS = 36;
/** The degrees at which two texts differ or agree; of the first three both texts themselves are the witnesses. */
const DEGREES = ["both", "reported", "as-read", "another"];
const EVIDENT = DEGREES.slice(0, 3);
/** What an address has where rows of no degree are asked for. */
const NONE = "none";

/** @typedef {{only: boolean, degrees: string[], part: string, find: string}} Filter */

/** Return which degrees an address asks for, all if it names none that there is, and which of its names are none. @param {string} names */
export function readDegrees(names) {
  const every = names.split(",").filter(Boolean);
  const degrees = DEGREES.filter((degree) => every.includes(degree));
  const unknown = every.filter((name) => name !== NONE && !DEGREES.includes(name));
  return { degrees: degrees.length || every.includes(NONE) ? degrees : DEGREES, unknown };
}

/** Return how an address asks for differences of these degrees. @param {string[]} degrees */
export const nameDegrees = (degrees) =>
  degrees.length === DEGREES.length ? "only" : `only=${degrees.join(",") || NONE}`;

export class Synopsis {
  /** @param {HTMLElement} element @param {() => void} [keep] writes the address, where that names more than a rule */
  constructor(element, keep) {
    this.element = element;
    this.row = new Row(element, keep ?? (() => this.keep()));
    this.only = /** @type {HTMLInputElement | null} */ (element.querySelector(".only input"));
    /** @type {HTMLInputElement[]} */
    this.degrees = [...element.querySelectorAll(/** @type {"input"} */ (".only-degrees input"))];
    this.table = element.querySelector("table");
    this.part = select([], "", { "aria-label": say("synopsis-part") });
    const label = say("synopsis-find");
    const search = { type: "search", placeholder: label, size: 22, "aria-label": label };
    this.find = html("input", search);
    this.count = html("p.synopsis-count", { role: "status" });
    this.tools = element.querySelector(".synopsis-tools");
    this.tools?.querySelector("nav")?.remove();
    this.tools?.append(this.part, this.find, this.count);
    this.tools?.after(this.row.notice);
    element.addEventListener("input", () => this.update());
    this.renew();
    if (!keep) {
      this.follow(true);
      this.complete().then(() => this.follow(true));
    }
  }

  /** Put the whole cells of the two texts of a page in place of their values. */
  async complete() {
    const { index, pair = "" } = this.element.dataset;
    const columns = new Columns(new URL(index ?? "", document.baseURI));
    const ids = pair.split(",");
    try {
      const every = await Promise.all(ids.map((id) => columns.column(id)));
      const known = await columns.loadIndex();
      const two = ids.flatMap((id) => known.witnesses.find((witness) => witness.id === id) ?? []);
      const cells = every.map((column) => column.cells);
      this.table?.replaceWith(drawTable(known, two, cells).table);
    } catch (error) {
      this.table?.before(
        html("p.poch-error", { role: "alert" }, say("compare-no-rules", { why: words(error) })),
      );
    }
    this.renew();
  }

  /** The page of two texts has in its address the rule alone. */
  keep() {
    const { at } = this.row;
    keepAddress(location.pathname + location.search + (at && `#${at}`));
  }

  /** Take a table that came later, or anew. */
  renew() {
    this.table = this.element.querySelector("table");
    if (scrollY) this.layOut();
    const kept = this.part.value;
    const parts = [...(this.table?.tBodies ?? [])].map((body) =>
      html("option", { value: body.dataset.part }, body.rows[0]?.textContent ?? ""),
    );
    this.part.replaceChildren(html("option", { value: "" }, say("synopsis-all-parts")), ...parts);
    this.part.value = kept;
    if (this.part.selectedIndex < 0) this.part.value = "";
    this.show();
  }

  /** @returns {Filter} */
  get filter() {
    return {
      only: this.only?.checked ?? false,
      degrees: this.degrees.filter((box) => box.checked).map((box) => box.value),
      part: this.part.value,
      find: this.find.value.trim(),
    };
  }

  /** @param {Filter} filter */
  set filter({ only, degrees, part, find }) {
    if (this.only) this.only.checked = only;
    for (const box of this.degrees) box.checked = degrees.includes(box.value);
    this.part.value = part;
    if (this.part.selectedIndex < 0) this.part.value = "";
    this.find.value = find;
    this.show();
  }

  update() {
    this.show();
    this.element.dispatchEvent(new Event("poch-filter", { bubbles: true }));
  }

  /** Hide the rows that are not asked for, and the parts of which none is left. */
  show() {
    const { only, degrees, part, find } = this.filter;
    const words = find.toLowerCase().split(/\s+/).filter(Boolean);
    let shown = 0;
    let all = 0;
    for (const body of this.table?.tBodies ?? []) {
      let some = false;
      for (const row of [...body.rows].slice(1)) {
        all += 1;
        const text = words.length ? (row.textContent ?? "").toLowerCase() : "";
        row.hidden =
          (only && !degrees.some((degree) => differing(row).includes(degree))) ||
          (part !== "" && body.dataset.part !== part) ||
          !words.every((word) => text.includes(word));
        if (!row.hidden) shown += 1;
        some ||= !row.hidden;
      }
      body.hidden = !some;
    }
    const message =
      shown === all ? ["synopsis-count", { n: all }] : ["synopsis-some", { n: shown, all }];
    const count = shown ? say(.../** @type {[string, {}]} */ (message)) : say("synopsis-none");
    this.count.textContent = this.table ? count : "";
  }

  /** Have the browser lay out all parts: else it does so as they come near. */
  layOut() {
    for (const body of this.table?.tBodies ?? []) body.classList.add("laid");
  }

  /** Bring the row that the address names into sight, whatever was asked for. @param {boolean} [opened] just now */
  follow(opened) {
    const id = plain(location.hash.slice(1));
    if (this.table?.querySelector(`tr#${CSS.escape(id || "_")}`)) this.open(id, opened);
  }

  /** Open the table at a rule, or at the nearest. @param {string} id @param {boolean} [opened] just now */
  open(id, opened) {
    const row = this.row.near(id);
    if (!row) return;
    this.layOut();
    if (row.hidden) this.filter = { only: false, degrees: DEGREES, part: "", find: "" };
    this.row.show(row, opened);
  }
}

/** Return the degrees at which any two texts of a row differ. @param {HTMLTableRowElement} row */
function differing({ dataset: { differ, verdict, degree = "" } }) {
  return differ?.split(" ") ?? (verdict === "differ" ? [degree] : []);
}

/**
 * Return the table of some texts, with the cells that were made for their columns, and in how many of the rules of which both
 * or all of them speak some two of them differ.
 * @param {Index} index @param {Witness[]} witnesses @param {(Map<string, Element> | undefined)[]} columns
 */
export function drawTable({ arises, lines, parts, pairs, outcomes }, witnesses, columns) {
  let differ = 0;
  let compared = 0;

  /** How two texts are compared, leaf by leaf. @param {Witness} a @param {Witness} b */
  const pair = (a, b) => pairs[`${a.id},${b.id}`] ?? pairs[`${b.id},${a.id}`] ?? "";

  /** Return what comes of a rule in each two of the texts, that of which most can be said first. @param {number} at */
  function weighRule(at) {
    const places = witnesses.flatMap((a, i) =>
      witnesses.slice(i + 1).map((b) => Number.parseInt(pair(a, b)[at] ?? "", SIGNS)),
    );
    return [...new Set(places)]
      .sort((a, b) => a - b)
      .flatMap((place) => outcomes.slice(place, place + 1));
  }

  /** Return links to cite the difference of two texts, or else the clauses of all. @param {Line} line @param {string} verdict @param {HTMLElement[]} cells */
  function cites({ leaf }, verdict, cells) {
    const [a, b, more] = witnesses.map(({ id }) => id);
    const [game, other] = witnesses.map((witness) => witness.game);
    if (verdict === "differ" && a && b && !more && game === other) {
      const both = pairs[`${a},${b}`] ? `${a}..${b}` : `${b}..${a}`;
      return cite(
        `${both}:${leaf}`,
        "how-to-cite/",
        say("synopsis-cite"),
        say("synopsis-cite-difference"),
      );
    }
    return witnesses.flatMap(({ id, siglum }, i) => {
      const links = cells[i]?.querySelectorAll(".cell-by a:first-child") ?? [];
      const clauses = new Set([...links].map((link) => link.textContent ?? ""));
      return [...clauses].flatMap((clause) =>
        cite(
          `${id}/${clause}`,
          `cite/${id}/#${clause}`,
          say("synopsis-cite-siglum", { siglum }),
          say("synopsis-cite-clause", { siglum, clause }),
        ),
      );
    });
  }

  /** @param {Line} line @param {Outcome[]} every what comes of it */
  function row(line, every) {
    const [degree, verdict, word] = /** @type {Outcome} */ (every[0]);
    const apart = every.filter((outcome) => outcome[1] === "differ").map((outcome) => outcome[0]);
    const evident = every.filter((outcome) => EVIDENT.includes(outcome[0]));
    if (evident.length) compared += 1;
    if (evident.some((outcome) => outcome[1] === "differ")) differ += 1;
    const cells = witnesses.map(({ siglum }, i) => {
      const cell = columns[i]?.get(line.leaf);
      const inside = cell ? document.importNode(cell, true).childNodes : [missing()];
      const kind = cell ? "td" : "td.is-missing";
      return html(kind, html("b", siglum), ...inside);
    });
    const head = html(
      "th",
      { scope: "row" },
      html("span.leaf-meaning", line.title),
      " ",
      html("span.leaf-name", line.leaf),
      ...linkRule(line),
      " ",
      html("span.verdict", word),
      ...cites(line, verdict, cells),
    );
    const more = witnesses.length > 2 && { "data-differ": apart.join(" ") };
    return html(
      "tr",
      { id: line.anchor, "data-degree": degree, "data-verdict": verdict, ...more },
      head,
      ...cells,
    );
  }

  const heads = witnesses.map(({ siglum, title }) => {
    const named = [html("span.siglum", siglum), html("span.synopsis-title", title)];
    return html("th", { scope: "col" }, ...named);
  });
  const head = html("tr", html("th", { scope: "col" }, say("synopsis-rule")), ...heads);
  const bodies = Object.entries(parts).flatMap(([part, title]) => {
    const rows = lines.flatMap((line, at) => {
      const shown = line.part === part && witnesses.some(({ game }) => arises[game]?.[at]);
      const every = shown ? weighRule(at) : [];
      return every.length ? [row(line, every)] : [];
    });
    const wide = { scope: "rowgroup", colspan: witnesses.length + 1 };
    const top = html("tr.synopsis-part", html("th", wide, title));
    return rows.length ? [html("tbody", { "data-part": part }, top, ...rows)] : [];
  });
  return { table: html("table.synopsis", html("thead", head), ...bodies), differ, compared };
}

/** Return what is in place of a cell that did not come. */
const missing = () => html("div.cell", html("p.cell-gap", say("synopsis-missing")));

/** Return the link to what all texts have for a rule. @param {Line} line */
function linkRule({ part, anchor }) {
  const href = new URL(`compare/rules/${part}/#${anchor}`, HOME);
  return [" ", html("a.leaf-asked", { href }, say("synopsis-asked"))];
}

/** @param {string} id @param {string} page @param {string} words @param {string} what */
export function cite(id, page, words, what) {
  const href = new URL(page, HOME);
  return [" ", html("a.cite", { href, "data-cite": id, "aria-label": what }, words)];
}
