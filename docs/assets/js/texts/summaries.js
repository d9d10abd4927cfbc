/** What a reader wants to know first of the texts that are chosen: in sentences for each two, in a list for more. */

import { say } from "../language/say.js";
import { capital, HOME, html } from "../page/dom.js";
import { cite } from "./synopsis.js";

/**
 * @typedef {import("./synopsis.js").Index} Index
 * @typedef {import("./synopsis.js").Line} Line
 * @typedef {import("./synopsis.js").Witness} Witness
 * @typedef {import("./columns.js").Column} Column
 */

/** So many differences of more than two texts are told; the others are in the table. */
const MOST = 8;
/** What a value rests on that is not stated, as a degree is called. @type {Record<string, string>} */
const HOW = {
  reported: "reported",
  "reported-mt": "reported",
  inferred: "as-read",
  unsettled: "as-read",
};

/** Return what each text is, and how we know it. @param {Witness[]} witnesses */
export const describeSources = (witnesses) =>
  html(
    "ul.summary-texts.poch-small",
    ...witnesses.map(({ id, siglum, title, evidence }) => {
      const href = new URL(`sources/${id}/`, HOME);
      return html(
        "li",
        html("span.siglum", siglum),
        " ",
        html("a", { href }, title),
        ` ${evidence}`,
      );
    }),
  );

/**
 * Return the summary of two texts as it was written, each sentence with its clauses, a hand that shows it, and how to cite it.
 * @param {Index} index @param {Element} written @param {(Column | undefined)[]} columns of the two @param {string[]} sigla
 */
export function summary({ degrees }, written, columns, sigla) {
  const section = /** @type {HTMLElement} */ (document.importNode(written, true));
  const ids = section.dataset.pair?.split(",") ?? [];
  for (const item of section.querySelectorAll("li")) {
    const { degree = "", leaf = "", anchor = leaf, speaks, a, b } = item.dataset;
    const links = [a, b].flatMap((clause, i) => {
      if (!clause) return [];
      const by = [...(columns[i]?.cells.get(leaf)?.querySelectorAll(".cell-by") ?? [])];
      const reference = by.find((it) => it.querySelector("a")?.textContent === clause) ?? by[0];
      const [own, shown] = [...(reference?.querySelectorAll("a") ?? [])].map(
        (link) => /** @type {HTMLAnchorElement} */ (document.importNode(link, true)),
      );
      if (!own) return [];
      own.textContent = `${sigla[i]} ${own.textContent}`;
      return [own, ...(shown ? [" ", shown] : []), " · "];
    });
    const [side, clause] = speaks === "b" ? [1, b] : [0, a];
    const [id, page, what] = speaks
      ? [
          `${ids[side]}/${clause}`,
          `cite/${ids[side]}/#${clause}`,
          say("synopsis-cite-clause", { siglum: sigla[side] ?? "", clause: clause ?? "" }),
        ]
      : [`${ids.join("..")}:${leaf}`, "how-to-cite/", say("synopsis-cite-difference")];
    const citing = cite(id, page, say("synopsis-cite"), what);
    item.replaceChildren(
      html(`span.degree.degree-${degree}`, degrees[degree] ?? ""),
      " ",
      html("a.summary-text", { href: `#${anchor}` }, ...item.childNodes),
      " ",
      html("span.summary-by", ...links, ...citing),
    );
  }
  return section;
}

/** Return what a text has for some rules in a few words, with what that rests on. @param {Index} index @param {Column | undefined} column @param {string[]} leaves */
function brief({ degrees }, column, leaves) {
  const parts = leaves.flatMap((leaf) => [
    ...(column?.cells.get(leaf)?.querySelectorAll(".cell") ?? []),
  ]);
  const values = parts.map((part) => {
    const standing = [...part.classList].find((name) => name.startsWith("is-"))?.slice(3) ?? "";
    const gap = part.querySelector(".cell-gap")?.textContent?.trim() ?? "";
    const lent = standing === "borrowed" || standing === "inherited";
    if (gap && !lent && standing !== "unsettled") return ["", gap];
    const value = part.querySelector(".cell-value")?.cloneNode(true);
    if (value instanceof Element) value.querySelector(".our-own")?.remove();
    const text = part.getAttribute("data-brief") ?? value?.textContent?.trim() ?? "";
    return [text, lent ? gap : (degrees[HOW[standing] ?? ""] ?? "")];
  });
  const hows = [...new Set(values.map(([, how]) => how))];
  return hows
    .map((how) => {
      const every = values.filter((value) => value[1] === how).map(([text]) => text);
      return [...new Set([...every, how])].filter(Boolean).join(", ");
    })
    .join("; ");
}

/**
 * Return in what more than two texts differ: for each rule what each of them has, the rules that matter first.
 * @param {Index} index @param {Witness[]} witnesses @param {(Column | undefined)[]} columns @param {Element[]} written the summaries of each two
 */
export function many(index, witnesses, columns, written) {
  const sentences = written.flatMap((section) => [...section.querySelectorAll("li[data-verdict]")]);
  const leaves = sentences.map((sentence) => sentence.getAttribute("data-leaf"));
  const every = index.lines.filter(({ leaf }) => leaves.includes(leaf));
  const isFirst = (/** @type {Line} */ line) => line.told === "first";
  const first = every.filter(isFirst);
  const leaderOf = (/** @type {Line} */ { told: mark, place }) =>
    mark === "with" ? first.find((line) => line.place === place) : undefined;
  const lines = every.filter((line) => !leaderOf(line));
  lines.sort((a, b) => Number(isFirst(b)) - Number(isFirst(a)) || a.place - b.place);
  const items = lines.slice(0, MOST).map((line) => {
    const own = [line, ...every.filter((other) => leaderOf(other) === line)].map(
      ({ leaf }) => leaf,
    );
    const values = witnesses.map(({ named }, i) =>
      html("li", html("b", capital(named)), ` ${brief(index, columns[i], own)}`),
    );
    const name = html("a.summary-text", { href: `#${line.anchor}` }, capital(line.name));
    return html("li", name, html("ul", ...values));
  });
  return html(`ol.summary-many.of-${witnesses.length}`, ...items);
}
