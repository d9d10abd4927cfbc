/** <poch-compare>: any texts side by side. The choice, and what of it is shown, stand in the address. */

import { joinList, parts, say } from "../language/say.js";
import { keepAddress, writeWaiting } from "../page/address.js";
import { bareButton, button, html, plain, ROOT, words } from "../page/dom.js";
import { few, nearest } from "../page/edit-distance.js";
import { Chooser, LEAST, MOST } from "./chooser.js";
import { Columns } from "./columns.js";
import { describeSources, many, summary } from "./summaries.js";
import { drawTable, nameDegrees, readDegrees, Synopsis } from "./synopsis.js";

/**
 * @typedef {import("./synopsis.js").Index} Index
 * @typedef {import("./synopsis.js").Witness} Witness
 * @typedef {import("./columns.js").Column} Column
 */

/** A phone shows so many texts at a time. */
const NARROW = 2;
/** What divides the id of a text from that of something in it. */
const WITHIN = /[/?].*/;

export class Compare {
  /** @param {HTMLElement} element */
  constructor(element) {
    this.element = element;
    this.columns = new Columns(new URL(element.dataset.index ?? "", document.baseURI));
    const again = button(say("page-try-again"), () => this.show("reload"));
    this.missing = html("div", { role: "alert" });
    this.retry = html(
      "div",
      { hidden: "" },
      this.missing,
      html("p", say("page-check-connection")),
      again,
    );
    this.place = html("div.compare-place");
    this.note = html("p.synopsis-ways.poch-small");
    this.summaries = html("div.compare-summaries");
    this.table = html("div");
    this.foot = document.querySelector(".print-foot");
    this.ownFoot = [...(this.foot?.children ?? [])];
    this.chooser = new Chooser(
      element,
      () => this.show(),
      () => this.keep(),
    );
    element.append(this.retry, this.place);
    element.addEventListener("poch-filter", () => this.keep());
    if (this.chooser.order.length && !location.hash) this.keep();
    this.open();
  }

  follow() {
    this.synopsis?.follow();
    this.open();
  }

  /** Show what the address asks for: `#a,b&only=both,reported&part=vying&find=raise&at=vying.raise`. */
  async open() {
    const [names = "", ...rest] = plain(location.hash.slice(1)).split("&");
    if (names && document.getElementById(names)) return;
    const options = new Map(
      rest.map(
        (option) => /** @type {[string, string]} */ ([...option.split("="), ""].slice(0, 2)),
      ),
    );
    const { degrees, unknown } = readDegrees(options.get("only") ?? "");
    this.wanted = {
      only: options.has("only"),
      degrees,
      part: options.get("part") ?? "",
      find: options.get("find") ?? "",
      at: options.get("at") ?? "",
    };
    const ids = this.chooser.boxes.map((box) => box.value);
    const every = names.split(",").filter(Boolean);
    const texts = every.map((name) => (ids.includes(name) ? name : name.replace(WITHIN, "")));
    const order = [...new Set(texts)].filter((name) => ids.includes(name));
    const inside = every.filter((name, i) => name !== texts[i] && ids.includes(texts[i] ?? ""));
    this.chooser.take(order);
    this.chooser.tell([
      ...sayOfEach(
        every.filter((_, i) => !ids.includes(texts[i] ?? "")),
        (name) => say("compare-unknown", { name, near: nearest(name, ids)[0] ?? "" }),
      ),
      ...sayOfEach(inside, (name) =>
        say("compare-within", { name, text: name.replace(WITHIN, "") }),
      ),
      ...sayOfEach(unknown, (name) => say("compare-no-degree", { name })),
      ...(order.length > MOST ? [say("compare-most", { n: MOST })] : []),
    ]);
    await this.show();
  }

  /** Write the choice into the address, without a new entry in the history. @param {boolean} [moving] whether more will follow */
  keep(moving) {
    const filter = this.synopsis?.filter;
    const parts = [this.chooser.order.join(",")];
    if (filter?.only) parts.push(nameDegrees(filter.degrees));
    if (filter?.part) parts.push(`part=${filter.part}`);
    if (filter?.find) parts.push(`find=${encodeURIComponent(filter.find)}`);
    if (this.synopsis?.row.at) parts.push(`at=${this.synopsis.row.at}`);
    const hash = parts.join("&");
    keepAddress(location.pathname + (hash && `#${hash}`));
    if (!moving) writeWaiting();
  }

  /** @param {RequestCache} [cache] */
  async show(cache = "default") {
    const { order } = this.chooser;
    this.chooser.count = order.length < LEAST ? "" : say("compare-loading");
    this.chooser.name();
    if (!order.length) {
      this.miss([]);
      this.clear();
      return;
    }
    const ready = order.map((name) => this.columns.column(name, cache));
    const [index, ...results] = await Promise.allSettled([
      this.columns.loadSummaries(order, cache),
      ...ready,
    ]);
    if (order !== this.chooser.order) return;
    if (index.status === "rejected") {
      this.miss([say("compare-no-rules", { why: words(index.reason) })]);
      this.clear();
      return;
    }
    const { known: value, summaries } = index.value;
    const witnesses = order.flatMap((name) => value.witnesses.find(({ id }) => id === name) ?? []);
    if (order.length < LEAST) {
      this.miss([]);
      this.note.replaceChildren(say("compare-choose-another"));
      this.clear(describeSources(witnesses), this.note);
      return;
    }
    const came = results.map((result) =>
      result.status === "fulfilled" ? result.value : undefined,
    );
    const pages = summaries.flatMap((result) =>
      result.status === "fulfilled" && result.value ? [result.value] : [],
    );
    const whole = summaries.filter((_, i) => came[i]);
    const titled = witnesses.filter((_, i) => came[i]);
    this.miss([
      ...reportFailure(results, witnesses, "compare-no-text"),
      ...reportFailure(whole, titled, "compare-no-summary"),
    ]);
    if (came.some(Boolean)) this.lay(value, witnesses, came, pages);
    else this.clear();
  }

  /** Say what is missing, if anything is, beside the button to try again. @param {string[]} what */
  miss(what) {
    this.missing.replaceChildren(...what.map((text) => html("p.poch-error", text)));
    this.retry.hidden = what.length === 0;
  }

  /** Take the table away, with what it adds on paper. @param {...Node} instead */
  clear(...instead) {
    this.place.replaceChildren(...instead);
    this.foot?.replaceChildren(...this.ownFoot);
    this.synopsis = undefined;
    this.chooser.count = "";
    this.chooser.name();
  }

  /**
   * Return the summary of every two of the texts, for more than two folded but for the first, below what tells all of them apart.
   * @param {Index} index @param {Witness[]} witnesses @param {(Column | undefined)[]} columns @param {Document[]} pages
   */
  summarize(index, witnesses, columns, pages) {
    const every = witnesses.flatMap((a, i) =>
      witnesses.slice(i + 1).flatMap((b) => {
        const pair = index.pairs[`${a.id},${b.id}`] ? [a, b] : [b, a];
        const selector = `[data-pair="${pair.map(({ id }) => id)}"]`;
        const written = pages.map((page) => page.querySelector(selector)).find(Boolean);
        return written ? [{ pair, written }] : [];
      }),
    );
    const laid = every.map(({ pair, written }) => {
      const own = pair.map((witness) => columns[witnesses.indexOf(witness)]);
      const sigla = pair.map((witness) => witness.siglum);
      return { sigla, section: summary(index, written, own, sigla) };
    });
    if (!laid.length) return [describeSources(witnesses)];
    if (witnesses.length === LEAST) return laid.map(({ section }) => section);
    const all = every.map(({ written }) => written);
    const two = laid.map(({ sigla, section }, i) => {
      const title = html("summary", sigla.join(" · "));
      return html("details.compare-two.poch-fold", i ? {} : { open: "" }, title, section);
    });
    return [describeSources(witnesses), many(index, witnesses, columns, all), ...two];
  }

  /** @param {Index} index @param {Witness[]} witnesses @param {(Column | undefined)[]} columns @param {Document[]} pages */
  lay(index, witnesses, columns, pages) {
    const cells = columns.map((column) => column?.cells);
    const { table, differ, compared } = drawTable(index, witnesses, cells);
    this.table.replaceChildren(table);
    if (!this.synopsis) {
      const tools = this.element.querySelector("template")?.content.cloneNode(true) ?? "";
      const element = html("div.synopsis-live", tools, this.table);
      this.place.replaceChildren(this.summaries, this.note, element);
      this.synopsis = new Synopsis(element, () => this.keep(true));
    }
    this.note.replaceChildren(...this.ways(index, witnesses));
    const summed = this.summarize(index, witnesses, columns, pages);
    this.summaries.replaceChildren(...summed);
    this.table.prepend(...this.switch(witnesses, table));
    this.foot?.replaceChildren(...this.citeChoice(witnesses, columns));
    this.chooser.count = say("compare-differ", { n: differ, compared });
    this.chooser.name();
    this.synopsis.renew();
    const { at = "", ...filter } = this.wanted ?? {};
    if (this.wanted) this.synopsis.filter = /** @type {import("./synopsis.js").Filter} */ (filter);
    this.wanted = undefined;
    if (at) this.synopsis.open(at, !this.opened);
    this.opened = true;
  }

  /** Return what chooses which two of more texts a phone shows. @param {Witness[]} witnesses @param {HTMLTableElement} table */
  switch(witnesses, table) {
    if (witnesses.length <= NARROW) return [];
    let shown = [0, 1];
    const choose = (/** @type {number} */ column) => {
      if (!shown.includes(column)) shown = [...shown.slice(1), column];
      for (const [i, toggle] of buttons.entries()) toggle.ariaPressed = String(shown.includes(i));
      for (const row of table.querySelectorAll("tr[data-verdict]"))
        for (const [i, cell] of [...row.querySelectorAll("td")].entries())
          cell.toggleAttribute("data-off", !shown.includes(i));
    };
    const buttons = witnesses.map(({ siglum, title }, i) =>
      bareButton("compare-column", siglum, () => choose(i), { title }),
    );
    choose(0);
    const label = say("compare-columns");
    return [html("div.compare-columns", { role: "group", "aria-label": label }, label, ...buttons)];
  }

  /** Return the foot of this choice on paper, as the page of a pair has it. @param {Witness[]} witnesses @param {(Column | undefined)[]} columns */
  citeChoice(witnesses, columns) {
    const titles = joinList(witnesses.map((witness) => witness.title));
    const address = `${this.element.dataset.address}#${witnesses.map((witness) => witness.id).join(",")}`;
    const every = columns.flatMap((column) => column?.foot ?? []);
    const kinds = ["print-cite", "print-evidence"];
    return [
      html("p", say("compare-foot", { titles, address })),
      ...kinds.flatMap((kind) => every.filter((node) => node.className === kind)),
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

/** Say something of each of some names, but of few. @param {string[]} names @param {(name: string) => string} say_ */
function sayOfEach(names, say_) {
  const { some, more } = few(names);
  return [...some.map(say_), ...(more ? [say("page-more", { n: more })] : [])];
}

/** Say what did not come, and why. @param {PromiseSettledResult<unknown>[]} all @param {Witness[]} witnesses @param {string} message */
function reportFailure(all, witnesses, message) {
  return all.flatMap((result, i) =>
    result.status === "fulfilled"
      ? []
      : [say(message, { title: witnesses[i]?.title ?? "", why: words(result.reason) })],
  );
}
