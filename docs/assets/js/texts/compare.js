/** <poch-compare>: any texts side by side. The choice, and what of it is shown, stand in the address. */

import { joined, listed, parts, say } from "../language/say.js";
import { fetched, fetchedData } from "../network/fetching.js";
import { keepAddress, settled } from "../page/address.js";
import { button, html, plain, ROOT, words } from "../page/dom.js";
import { few, nearest } from "../page/edit-distance.js";
import { drawn, Synopsis } from "./synopsis.js";

/**
 * @typedef {import("./synopsis.js").Index} Index
 * @typedef {import("./synopsis.js").Witness} Witness
 * @typedef {{cells: Map<string, Element>, foot: Element[]}} Column its cells by leaf, and what it adds to the foot on paper
 */

const LEAST = 2;
/** The paragraph with which the file of a text ends. */
const LAST = "print-evidence";

/** What was fetched in this visit. @type {Map<string, Promise<Column>>} */
const columns = new Map();
/** @type {Promise<Index> | undefined} */
let index;

/** Return what chooses among the rows; a synopsis adds to it. */
const tools = () =>
  html(
    "div.synopsis-tools",
    html("label.only", html("input", { type: "checkbox" }), ` ${say("compare-only")}`),
  );

export class Compare {
  /** The texts in the order in which they were chosen. @type {string[]} */
  order = [];

  /** @param {HTMLElement} element */
  constructor(element) {
    this.element = element;
    this.root = new URL(element.dataset.index ?? "", document.baseURI);
    this.boxes = [...element.querySelectorAll("input")];
    this.told = html("p.poch-error", { role: "alert", hidden: "" });
    const again = button(say("page-try-again"), () => {
      index = undefined;
      this.show("reload");
    });
    this.missing = html("div", { role: "alert" });
    this.retry = html(
      "div",
      { hidden: "" },
      this.missing,
      html("p", say("page-check-connection")),
      again,
    );
    this.place = html("div.compare-place");
    this.frame = html("div.synopsis-frame", {
      tabindex: 0,
      role: "region",
      "aria-label": say("compare-region"),
    });
    this.note = html("p.synopsis-ways");
    this.summaries = html("div.compare-summaries");
    this.foot = document.querySelector(".print-foot");
    this.ownFoot = [...(this.foot?.children ?? [])];
    element.append(this.told, this.retry, this.place);
    for (const box of this.boxes) box.addEventListener("input", () => this.choose());
    element.addEventListener("poch-filter", () => this.keep());
    this.order = this.chosen; // ticked before this script came
    if (this.order.length && !location.hash) this.keep();
    this.open();
  }

  get chosen() {
    return this.boxes.filter((box) => box.checked).map((box) => box.value);
  }

  /** @param {string} name */
  siglum(name) {
    const box = this.boxes.find(({ value }) => value === name);
    return box?.parentElement?.querySelector(".siglum")?.textContent ?? name;
  }

  follow() {
    this.synopsis?.follow();
    this.open();
  }

  /** Show what the address asks for: `#a,b&only&part=vying&find=raise&at=vying.raise`. */
  async open() {
    const [names = "", ...rest] = plain(location.hash.slice(1)).split("&");
    const asked = names.split(",").filter(Boolean);
    const known = this.boxes.map((box) => box.value);
    const { some, more } = few(asked.filter((name) => !known.includes(name)));
    if (names && document.getElementById(names)) return;
    const options = new Map(
      rest.map((one) => /** @type {[string, string]} */ ([...one.split("="), ""].slice(0, 2))),
    );
    this.wanted = {
      only: options.has("only"),
      part: options.get("part") ?? "",
      find: options.get("find") ?? "",
      at: options.get("at") ?? "",
    };
    this.order = [...new Set(asked)].filter((name) => known.includes(name));
    for (const box of this.boxes) box.checked = asked.includes(box.value);
    const choice = this.element.querySelector("details");
    if (choice) choice.open = this.order.length < LEAST;
    this.told.hidden = some.length === 0;
    const unknown = some.map((name) =>
      say("compare-unknown", { name, near: nearest(name, known)[0] ?? "" }),
    );
    this.told.textContent = joined(more ? [...unknown, say("page-more", { n: more })] : unknown);
    await this.show();
  }

  /** Take the choice of the boxes; a text newly chosen comes last. */
  async choose() {
    const chosen = this.chosen;
    const kept = this.order.filter((name) => chosen.includes(name));
    this.order = [...kept, ...chosen.filter((name) => !kept.includes(name))];
    this.told.hidden = true;
    await this.show();
    this.keep();
  }

  /** Write the choice into the address, without a new entry in the history. @param {boolean} [moving] whether more will follow */
  keep(moving) {
    const filter = this.synopsis?.filter;
    const parts = [this.order.join(",")];
    if (filter?.only) parts.push("only");
    if (filter?.part) parts.push(`part=${filter.part}`);
    if (filter?.find) parts.push(`find=${encodeURIComponent(filter.find)}`);
    if (this.synopsis?.row.at) parts.push(`at=${this.synopsis.row.at}`);
    const hash = parts.join("&");
    keepAddress(location.pathname + (hash && `#${hash}`));
    if (!moving) settled();
  }

  /** @param {RequestCache} cache @returns {Promise<Index>} */
  known(cache) {
    index ??= fetchedData(new URL("index.json", this.root), { cache });
    index.catch(() => {
      index = undefined;
    });
    return index;
  }

  /** Return a text as one column; one of which only a part came is none. @param {string} name @param {RequestCache} cache */
  column(name, cache) {
    let found = columns.get(name);
    if (!found) {
      found = Promise.all([
        fetched(new URL(`${name}.html`, this.root), { cache }),
        this.known(cache),
      ]).then(async ([answer, { lines }]) => {
        const text = await answer.text();
        const page = new DOMParser().parseFromString(text, "text/html");
        const every = [...page.querySelectorAll("[data-leaf]")];
        const cells = new Map(every.map((one) => [one.getAttribute("data-leaf") ?? "", one]));
        const foot = [...page.querySelectorAll(".print-cite, .print-evidence")];
        const filled = lines.every(({ leaf }) => cells.get(leaf)?.textContent?.trim());
        const ended = foot.at(-1)?.className === LAST && text.trimEnd().endsWith("</p>");
        if (!filled || !ended) throw new Error(say("compare-cut"));
        return { cells, foot };
      });
      columns.set(name, found);
      found.catch(() => columns.delete(name));
    }
    return found;
  }

  /** @param {RequestCache} [cache] */
  async show(cache = "default") {
    const order = this.order;
    const summary = this.element.querySelector("summary");
    const sigla = order.map((name) => this.siglum(name));
    summary?.replaceChildren(
      order.length < LEAST
        ? say("compare-choose")
        : say("compare-chosen", { sigla: sigla.join(" · ") }),
    );
    if (order.length < LEAST) {
      this.miss([]);
      this.note.textContent = say("compare-choose-another");
      this.clear(...(order.length ? [this.note] : []));
      return;
    }
    const [known, ...found] = await Promise.allSettled([
      this.known(cache),
      ...order.map((one) => this.column(one, cache)),
    ]);
    if (order !== this.order) return;
    if (known.status === "rejected") {
      this.miss([say("compare-no-rules", { why: words(known.reason) })]);
      this.clear();
      return;
    }
    const { witnesses } = known.value;
    this.miss(
      found.flatMap((one, i) => {
        const title = witnesses.find(({ id }) => id === order[i])?.title;
        return one.status === "fulfilled"
          ? []
          : [say("compare-no-text", { title: title ?? "", why: words(one.reason) })];
      }),
    );
    const came = found.map((one) => (one.status === "fulfilled" ? one.value : undefined));
    if (came.some(Boolean))
      this.lay(known.value, order, came, await this.summed(known.value, order));
    else this.clear();
  }

  /** Say what is missing, if anything is, beside the button to try again. @param {string[]} what */
  miss(what) {
    this.missing.replaceChildren(...what.map((one) => html("p.poch-error", one)));
    this.retry.hidden = what.length === 0;
  }

  /** Take the table away, with what it adds on paper. @param {...Node} instead */
  clear(...instead) {
    this.place.replaceChildren(...instead);
    this.foot?.replaceChildren(...this.ownFoot);
    this.synopsis = undefined;
  }

  /**
   * Return the summary of every two of the texts, as it was written for them, folded but for the first.
   * @param {Index} index @param {string[]} order
   */
  async summed({ pairs }, order) {
    const two = order.flatMap((a, i) => order.slice(i + 1).map((b) => [a, b]));
    const known = two.flatMap(([a, b]) => [`${a},${b}`, `${b},${a}`].filter((one) => pairs[one]));
    const pages = await Promise.all(
      [...new Set(known.map((one) => one.split(",")[0]))].map(async (name) => {
        const answer = await fetched(new URL(`${name}-summaries.html`, this.root));
        return new DOMParser().parseFromString(await answer.text(), "text/html");
      }),
    );
    return known.flatMap((pair, i) => {
      const selector = `[data-pair="${pair}"]`;
      const found = pages.map((page) => page.querySelector(selector)).find(Boolean);
      if (!found) return [];
      const section = document.importNode(found, true);
      if (known.length < LEAST) return [section];
      const sigla = pair.split(",").map((name) => this.siglum(name));
      const title = html("summary", sigla.join(" · "));
      return [html("details.compare-two", i ? {} : { open: "" }, title, section)];
    });
  }

  /** @param {Index} index @param {string[]} order @param {(Column | undefined)[]} columns @param {Node[]} summaries */
  lay(index, order, columns, summaries) {
    const witnesses = order.flatMap((name) => index.witnesses.find(({ id }) => id === name) ?? []);
    const cells = columns.map((one) => one?.cells);
    const table = drawn(index, witnesses, cells);
    this.frame.replaceChildren(table);
    if (!this.synopsis) {
      const element = html("div.synopsis-live", tools(), this.frame);
      this.place.replaceChildren(this.summaries, this.note, element);
      this.synopsis = new Synopsis(element, () => this.keep(true));
    }
    this.frame.classList.toggle("is-wide", order.length > 3);
    this.note.replaceChildren(...this.ways(index, witnesses));
    this.summaries.replaceChildren(...summaries);
    this.foot?.replaceChildren(...this.cited(witnesses, columns));
    this.synopsis.renew();
    const { at = "", ...filter } = this.wanted ?? {};
    if (this.wanted) this.synopsis.filter = /** @type {import("./synopsis.js").Filter} */ (filter);
    this.wanted = undefined;
    if (at) this.synopsis.open(at, !this.opened);
    this.opened = true;
  }

  /** Return the foot of this choice on paper, as the page of a pair has it. @param {Witness[]} witnesses @param {(Column | undefined)[]} columns */
  cited(witnesses, columns) {
    const titles = listed(witnesses.map((one) => one.title));
    const address = `${this.element.dataset.address}#${witnesses.map((one) => one.id).join(",")}`;
    const every = columns.flatMap((one) => one?.foot ?? []);
    const kinds = ["print-cite", "print-evidence"];
    return [
      html("p", say("compare-foot", { titles, address })),
      ...kinds.flatMap((kind) => every.filter((one) => one.className === kind)),
    ];
  }

  /** @param {Index} index @param {Witness[]} witnesses */
  ways(index, witnesses) {
    const [a, b] = witnesses;
    const games = new Set(witnesses.map(({ game }) => game));
    if (games.size > 1) return [say("compare-games")];
    if (!a || !b || witnesses.length > 2) return [say("compare-kept")];
    const [first, second] = index.pairs[`${a.id},${b.id}`] ? [a, b] : [b, a];
    const href = new URL(`compare/${first.id}/${second.id}/`, ROOT).href;
    return parts("compare-pair", { page: html("a", { href }, say("compare-pair-page")) });
  }
}
