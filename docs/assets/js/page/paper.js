/**
 * A page on paper: what its links lead to is noted at the end, and from where and when it was printed. Afterwards the
 * page is as it was.
 */

import { parts, say } from "../language/say.js";
import { html } from "./dom.js";

/** With more addresses than this, pages are noted and not places on them, each where a link first leads to it. */
const MOST = 60;

/** What was added. @type {Element[]} */
const added = [];

/** Return the links with words that are printed, and whether there is a foot: the sheets say so, if asked as for paper. */
function collectLinks() {
  const media = [...document.styleSheets]
    .flatMap((sheet) => [sheet, ...sheet.cssRules])
    .filter((part) => part instanceof CSSStyleSheet || part instanceof CSSMediaRule)
    .map((part) => part.media)
    .filter(({ mediaText }) => mediaText === "print");
  /** @param {Element | null} element */
  const shows = (element) => element?.checkVisibility({ visibilityProperty: true });
  for (const list of media) list.mediaText = "all";
  const foot = document.querySelector(".print-foot");
  const links = [...document.querySelectorAll(".md-content a[href]")];
  const content = {
    foot: shows(foot) ? foot : null,
    links: links.filter((link) => shows(link) && link.textContent?.trim()),
  };
  for (const list of media) list.mediaText = "print";
  return content;
}

/** Return where this page stands: a copy is noted under the address of the site it was copied from, if that has one. */
const here = () =>
  document.querySelector("link[rel=canonical]")?.getAttribute("href") ?? document.baseURI;

/** @param {URL} address */
const pageOf = ({ origin, pathname }) => origin + pathname;

/** Tell whether the words of a link end with the name of its place, as those of a clause do. @param {Element} link @param {URL} address */
function isNamed(link, { hash }) {
  return hash.length > 1 && link.textContent?.trim().endsWith(hash.slice(1));
}

/** Set the numbers behind the links; return the addresses in their order, and what is to be told of them. @param {[Element, URL][]} links */
function numberLinks(links) {
  const every = new Set(links.map(([link, to]) => (isNamed(link, to) ? pageOf(to) : to.href)));
  const coarse = every.size > MOST;
  /** @type {Map<string, number>} */
  const notes = new Map();
  for (const [link, to] of links) {
    const byPage = coarse || isNamed(link, to);
    const address = byPage ? pageOf(to) : to.href;
    const known = notes.get(address);
    if (known && byPage) continue;
    const number = known ?? notes.size + 1;
    notes.set(address, number);
    const mark = html("sup.print-mark", `[${number}]`);
    link.append(mark);
    added.push(mark);
  }
  const named = links.some(([link, to]) => isNamed(link, to));
  const remark = coarse ? say("page-links-coarse") : named && say("page-links-named");
  return { addresses: [...notes.keys()], remark };
}

/** What cites a hand cites the step that is shown. */
function citeStep() {
  /** @type {(HTMLElement & Pick<import("../hand/hand.js").PochHand, "step" | "trace" | "said">) | null} */
  const hand = document.querySelector(".poch-handpage poch-hand.ready");
  if (!hand) return;
  const { clause } = hand.trace?.steps[hand.step - 1] ?? {};
  const now = { step: String(hand.step), clause, said: hand.said };
  for (const [name, text] of Object.entries(now))
    for (const node of document.querySelectorAll(`[data-now=${name}]`))
      node.textContent = text ?? "";
}

export function begin() {
  end();
  const { foot, links: every } = collectLinks();
  if (!foot) return;
  citeStep();
  const from = new URL(here());
  const links = every
    .map((link) => {
      const to = new URL(link.getAttribute("href") ?? "", from);
      return /** @type {[Element, URL]} */ ([link, to]);
    })
    .filter(([, to]) => to.protocol.startsWith("http") && pageOf(to) !== pageOf(from));
  if (links.length) {
    const { addresses, remark } = numberLinks(links);
    const notes = html(
      "section.print-notes",
      html("p.print-notes-head", say("page-links")),
      ...(remark ? [html("p", remark)] : []),
      html("ol", ...addresses.map((address) => html("li", address))),
    );
    foot.before(notes);
    added.push(notes);
  }
  const now = new Date();
  const day = new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
  const place = html("span.print-address", location.href);
  const read = html("p.print-read", ...parts("page-printed", { day, address: place }));
  foot.append(read);
  added.push(read);
}

export function end() {
  for (const node of added.splice(0)) node.remove();
}

addEventListener("beforeprint", begin);
addEventListener("afterprint", end);
