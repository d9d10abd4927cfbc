/** The frame of a page once it is there: languages and colours to choose, the title, the contents, the menu. */

import { keep, keepText, readKept } from "./store.js";

const { dataset } = document.documentElement;

/** Pixels from the top of the window to where a heading stands to which a link has led: below the header. */
const HEADER = 100;

/** What follows each choice of colours. @type {Record<string, string>} */
const NEXT = { system: "light", light: "dark", dark: "system" };

/** A button goes from one choice to the next; how a page comes to its colours, main.html says. @param {HTMLElement} button */
function offerColours(button) {
  const system = button.title;
  const chosenColours = () => dataset.colours ?? "system";
  const name = () => {
    button.title = button.dataset[chosenColours()] ?? system;
  };
  button.onclick = () => {
    const next = NEXT[chosenColours()] ?? "system";
    keepText("poch-colours", next);
    /** @type {any} */ (globalThis).pochPaint(next);
    name();
  };
  name();
}

/** Where the header has no room for both, it has the title of the page in place of ours, once that is out of sight. */
function followTitle() {
  const heading = document.querySelector(".md-content h1");
  const title = document.querySelector(".md-header__title");
  if (!heading) return;
  const show = () => {
    const passed = heading.getBoundingClientRect().bottom < HEADER;
    title?.classList.toggle("md-header__title--active", passed);
  };
  new IntersectionObserver(show, { rootMargin: `-${HEADER}px 0px 0px` }).observe(heading);
}

/** Mark in the contents what is read: the last heading that is no lower than one to which a link has led. */
function followContents() {
  const contents = /** @type {NodeListOf<HTMLAnchorElement>} */ (
    document.querySelectorAll(".md-sidebar--secondary a")
  );
  const links = [...contents];
  const headings = links.map((link) =>
    document.getElementById(decodeURIComponent(link.hash.slice(1))),
  );
  const mark = () => {
    const past = headings.filter((it) => it && it.getBoundingClientRect().top < HEADER).length;
    for (const [i, link] of links.entries())
      link.classList.toggle("md-nav__link--active", i === past - 1);
    links[past - 1]?.scrollIntoView({ block: "nearest" });
  };
  const watch = new IntersectionObserver(mark, { rootMargin: `-${HEADER}px 0px 0px` });
  for (const heading of headings) if (heading) watch.observe(heading);
}

/** On paper all that a page has folded is there. */
function unfoldOnPaper() {
  /** @type {HTMLDetailsElement[]} */
  let shut = [];
  addEventListener("beforeprint", () => {
    shut = [...document.querySelectorAll(/** @type {"details"} */ ("details:not([open])"))];
    for (const each of shut) each.open = true;
  });
  addEventListener("afterprint", () => {
    for (const each of shut) each.open = false;
  });
}

/** Code that is wider than the page is reached by keys, so that they can scroll it. */
function reachCode() {
  for (const code of document.querySelectorAll("pre > code"))
    if (code instanceof HTMLElement && code.scrollWidth > code.clientWidth) code.tabIndex = 0;
}

/** The menu of a narrow window goes where it has led to. */
function shutMenu() {
  const box = document.querySelector("#__drawer");
  addEventListener(
    "hashchange",
    () => box instanceof HTMLInputElement && box.checked && box.click(),
  );
}

const KEY = "poch-language";
const own = document.documentElement.lang;
const menu = document.querySelector(".poch-language");
/** @type {HTMLAnchorElement[]} */
const links = [...(menu?.querySelectorAll("a") ?? [])];

/** The menu of languages keeps the place on the page: the same page is asked for at the place that is shown. @param {HTMLAnchorElement} link */
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
  if (type === "click") keep(KEY, link.lang || own);
}

/** The list of languages is folded by Escape, and once the focus is elsewhere. @param {Event} event */
function fold(event) {
  const list = menu?.querySelector("details");
  const next = event instanceof FocusEvent ? event.relatedTarget : null;
  const escapes = event instanceof KeyboardEvent;
  if (
    !list?.open ||
    (escapes ? event.key !== "Escape" : next instanceof Node && list.contains(next))
  )
    return;
  if (escapes) list.querySelector("summary")?.focus();
  list.open = false;
}

/** The language that the reader chose, or else the first of the browser's that there is here. */
const wantedLanguage = () =>
  readKept(KEY, "") ??
  navigator.languages
    .map((locale) => locale.slice(0, 2))
    .find((language) => links.some(({ lang }) => lang === language));

/** Offer this page in the reader's language, until it is chosen or refused. */
function offerLanguage() {
  const link = links.find(({ lang }) => lang === wantedLanguage());
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

/** Begin once: when the page is idle, or before that when something gets the focus. Return that all is there. */
export function begin() {
  if (begun) return true;
  begun = true;
  for (const type of ["pointerdown", "focusin", "click"]) menu?.addEventListener(type, follow);
  for (const type of ["keydown", "focusout"]) menu?.addEventListener(type, fold);
  for (const link of document.querySelectorAll(".md-skip")) link.addEventListener("click", skip);
  for (const button of document.querySelectorAll("button.poch-colours"))
    if (button instanceof HTMLElement) offerColours(button);
  for (const part of [
    followTitle,
    followContents,
    unfoldOnPaper,
    reachCode,
    shutMenu,
    offerLanguage,
  ])
    part();
  return true;
}
