/**
 * A clause, on a card beside a link that leads to it, while the pointer or the focus is there (WCAG 1.4.13).
 * The entry calls it. One file is asked for by text, and none again.
 */

import { loanOf, markOf, typeset } from "../hand/clause.js";
import { fetchData } from "../network/fetching.js";
import { dress, html, ROOT, RULESETS } from "../page/dom.js";

/** @import { Ruleset } from "../engine/engine.js" */

/** Milliseconds: a pointer that only passes over links, or a key that goes through them, asks for nothing. */
const REST = 250;
const NAME = "clause-card";
/** Links to clauses; those of dialogs are beside the words of theirs already. */
const LINK = /\/sources\/([\w-]+)\/#([\w-]+\.[\w.-]+)$/;
/** @typedef {Ruleset & {year?: number}} Text */
/** @type {Map<string, Promise<Text>>} */
const texts = new Map();
/** The link where the reader is, whether its card is to come, there, or closed again. @type {HTMLAnchorElement | null} */
let link = null;
/** @type {HTMLElement | null} */
let card = null;
let timer = 0;

/** @param {string} slug */
function text(slug) {
  /** @type {Promise<Text>} */
  const known = texts.get(slug) ?? fetchData(new URL(`${slug}.json`, RULESETS));
  texts.set(slug, known);
  known.catch(() => texts.delete(slug));
  return known;
}

function close() {
  clearTimeout(timer);
  timer = 0;
  card?.remove();
  card = null;
  link?.removeAttribute("aria-describedby");
}

function leave() {
  if (!link || link.matches(":hover, :focus-visible") || card?.matches(":hover")) return;
  close();
  link = null;
}

/** Lay the card at its link, without a gap, so that a pointer reaches it. @param {HTMLElement} card @param {Element} link */
function lay(card, link) {
  const { left, top, bottom } = link.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = card;
  const most = document.documentElement.clientWidth - width;
  const isBelow = bottom + height <= innerHeight || top < height;
  card.style.left = `${scrollX + Math.max(0, Math.min(left, most))}px`;
  card.style.top = `${scrollY + (isBelow ? bottom : top - height)}px`;
}

/** @param {HTMLAnchorElement} asked @param {string} slug @param {string} id */
async function show(asked, slug, id) {
  const mine = timer;
  const [ruleset] = await Promise.all([text(slug), dress(NAME)]);
  const { title, year } = ruleset;
  const clause = ruleset.clauses.find((candidate) => candidate.id === id);
  if (!clause || timer !== mine) return;
  const mark = markOf(clause);
  const when = year && !title.includes(String(year)) ? `, ${year}` : "";
  card = html(
    `div.${NAME}`,
    { id: NAME, role: "tooltip" },
    html(
      "div",
      html("p", html("b", id), " ", mark, ` ${mark.title}`),
      html("p.words", typeset(clause.text)),
      ...loanOf(ruleset, clause),
      html("p", `${title}${when}`),
    ),
  );
  mark.setAttribute("aria-hidden", "true"); // its words follow
  asked.removeAttribute("title"); // the card says more
  asked.setAttribute("aria-describedby", NAME);
  document.body.append(card);
  lay(card, asked);
}

/** The pointer, or the focus, has come to a link; a finger only follows it. @param {Event} event */
export function meet(event) {
  const asked = event.target instanceof Element ? event.target.closest("a") : null;
  if (!asked) return;
  const isTouch = "pointerType" in event && event.pointerType === "touch";
  const isHere = asked.matches(event.type === "focusin" ? ":focus-visible" : ":hover");
  const [, slug, id] = (asked.href.startsWith(ROOT.href) && LINK.exec(asked.href)) || [];
  if (!slug || !id || isTouch || !isHere || link === asked || asked.closest("dialog")) return;
  if (asked.pathname === location.pathname && document.getElementById(id)?.contains(asked)) return;
  close();
  link = asked;
  timer = setTimeout(() => show(asked, slug, id).catch(console.info), REST); // the link leads there
}

/** Who presses a link goes there; Escape closes the card, and nothing else. @param {Event} event */
function dismiss(event) {
  if ("key" in event) {
    if (!card || event.key !== "Escape") return;
    event.stopPropagation();
  } else if (card?.matches(":hover")) return; // its words may be marked
  close();
}

for (const type of ["pointerover", "focusin", "focusout"]) document.addEventListener(type, leave);
for (const type of ["pointerdown", "keydown"]) document.addEventListener(type, dismiss, true);
