/** The ways past the menu, and the menu of languages: it keeps the place on the page, and a page offers the reader's language once. */

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
    .map((locale) => locale.slice(0, 2))
    .find((language) => links.some(({ dataset }) => dataset.language === language));

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

/** A link past the menu moves the focus, and leaves the address, which says what is shown. @param {Event} event */
function skip(event) {
  const { hash } = /** @type {HTMLAnchorElement} */ (event.currentTarget);
  const place = document.querySelector(hash);
  if (!(place instanceof HTMLElement)) return;
  event.preventDefault();
  place.tabIndex = -1;
  place.focus();
}

let begun = false;

/** Begin once: when the page is idle, or before that when something gets the focus. */
export function begin() {
  if (begun) return;
  begun = true;
  for (const type of ["pointerdown", "focusin", "click"]) menu?.addEventListener(type, follow);
  for (const link of document.querySelectorAll(".md-skip")) link.addEventListener("click", skip);
  offer();
}
