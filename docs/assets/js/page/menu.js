/** The menu of languages: it keeps the place on the page, and a page offers the reader's language once. */

import { keep, kept } from "./store.js";

const KEY = "poch-language";
const own = document.documentElement.lang;
const menu = document.querySelector(".poch-language");
/** @type {HTMLAnchorElement[]} */
const links = [...(menu?.querySelectorAll("a") ?? [])];

/** The same page is asked for at the place that is shown. @param {HTMLAnchorElement} link */
function keepPlace(link) {
  if (!("offer" in link.dataset)) return;
  link.search = location.search;
  link.hash = location.hash.startsWith("#only-") ? "" : location.hash;
}

/** @param {Event} event */
function follow({ target, type }) {
  const link = target instanceof Element ? target.closest("a") : null;
  if (!link) return;
  keepPlace(link);
  if (type === "click") keep(KEY, link.dataset.language ?? own);
}
/** The language that the reader chose, or else the first of the browser's that there is here. */
const wanted = () =>
  kept(KEY, "") ??
  navigator.languages
    .map((one) => one.slice(0, 2))
    .find((one) => links.some(({ dataset }) => dataset.language === one));

/** Offer this page in the reader's language, until it is chosen or refused. */
function offer() {
  const link = links.find(({ dataset }) => dataset.language === wanted());
  const header = document.querySelector(".md-header"); // the links past the menu stand before it
  if (!link?.dataset.offer || !header) return;
  const { hreflang, dataset } = link;
  const line = Object.assign(document.createElement("aside"), {
    className: "poch-offer",
    lang: hreflang,
    ariaLabel: dataset.offer,
  });
  const there = document.createElement("a");
  Object.assign(there, { href: link.href, hreflang, textContent: dataset.offer });
  there.addEventListener("click", () => {
    keepPlace(link);
    there.href = link.href;
    keep(KEY, hreflang);
  });
  const not = document.createElement("button");
  Object.assign(not, { type: "button", textContent: dataset.not });
  not.addEventListener("click", () => {
    keep(KEY, own);
    line.remove();
  });
  line.append(there, not);
  header.before(line);
}

let begun = false;

/** Begin once: when the page is idle, or before that when the menu is reached for. */
export function begin() {
  if (begun) return;
  begun = true;
  for (const type of ["pointerdown", "focusin", "click"]) menu?.addEventListener(type, follow);
  offer();
}
