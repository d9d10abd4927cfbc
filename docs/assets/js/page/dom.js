/** Makers of DOM nodes, one for each kind. Text goes in as nodes, never as markup. */

import { say, tag } from "../language/say.js";
import { Missing, PATIENCE } from "../network/fetching.js";

/** Where the site is. */
export const ROOT = new URL("../../../", import.meta.url);
/** Where the pages of this language are. */
export const HOME = tag === "en" ? ROOT : new URL(`${tag}/`, ROOT);
/** Where the pages on texts and hands are: Japanese has none of its own. */
export const PAGES = tag === "ja" ? ROOT : HOME;
/** Where texts are, as scripts read them. */
export const RULESETS = new URL(`assets/rulesets/${PAGES.href.slice(ROOT.href.length)}`, ROOT);
/** The language of what texts say, where it is not that of the page. */
export const OF_TEXTS = { lang: tag === "ja" ? "en" : null };
const SVG = "http://www.w3.org/2000/svg";

/**
 * What a node is given: a value; true for an attribute without one; nothing where it is to be left out; or, as `onclick`,
 * what is to be done.
 * @typedef {Record<string, string | number | boolean | URL | null | undefined | ((event: any) => unknown)>} Attributes
 */
/** @typedef {Attributes | Node | string} Part */
/** @template {string} S @typedef {S extends `${infer T}.${string}` ? T : S} Tag */

/**
 * Only what comes first may be attributes, and only a function is done: an object where a text should be is told as such.
 * @template {Element} T
 * @param {T} node @param {string[]} classes @param {Part[]} parts
 * @returns {T}
 */
function fill(node, classes, parts) {
  const [first] = parts;
  const attributes = typeof first === "object" && !(first instanceof Node) ? first : {};
  if (classes.length) node.setAttribute("class", classes.join(" "));
  for (const [name, value] of Object.entries(attributes))
    if (typeof value === "function") node.addEventListener(name.slice(2), value);
    else if (value !== null && value !== undefined && value !== false && !/^on/i.test(name))
      node.setAttribute(name, value === true ? "" : String(value));
  const inside = first === attributes ? parts.slice(1) : parts;
  node.append(.../** @type {(Node | string)[]} */ (inside));
  return node;
}

/**
 * Return an HTML element.
 * @template {string} S
 * @param {S} name with its classes, such as `p.poch-note.long`
 * @param {...Part} parts attributes, and what is in it
 */
export function html(name, ...parts) {
  const [tag = "", ...classes] = name.split(".");
  const node = /** @type {HTMLElementTagNameMap[Tag<S> & keyof HTMLElementTagNameMap]} */ (
    document.createElement(tag)
  );
  return fill(node, classes, parts);
}

/**
 * Return an SVG element.
 * @template {string} S
 * @param {S} name with its classes
 * @param {...Part} parts attributes, and what is in it
 */
export function svg(name, ...parts) {
  const [tag = "", ...classes] = name.split(".");
  const node = /** @type {SVGElementTagNameMap[Tag<S> & keyof SVGElementTagNameMap]} */ (
    /** @type {unknown} */ (document.createElementNS(SVG, tag))
  );
  return fill(node, classes, parts);
}

/**
 * Return a button.
 * @param {Node | string} words @param {() => unknown} act
 * @param {string} [kind] such as `quiet` or `primary` @param {Attributes} [attributes]
 */
export const button = (words, act, kind = "", attributes = {}) =>
  bareButton(`poch-button ${kind}`.trim(), words, act, attributes);

/**
 * Return a button that does not look like one.
 * @param {string} kind @param {Node | string} words @param {() => unknown} act @param {Attributes} [attributes]
 */
export const bareButton = (kind, words, act, attributes = {}) =>
  html("button", { type: "button", class: kind, onclick: () => act(), ...attributes }, words);

/** Return a button with an icon. @param {string} name @param {string} shape @param {() => unknown} act @param {string} [kind] */
export const control = (name, shape, act, kind) =>
  button(icon(shape), act, kind, { title: name, "aria-label": name });

/**
 * Return a menu.
 * @param {Record<string, string> | string[][]} options what each value is called
 * @param {string | undefined} chosen @param {Attributes} [attributes]
 */
export const select = (options, chosen, attributes = {}) =>
  html(
    "select",
    attributes,
    ...(Array.isArray(options) ? options : Object.entries(options)).map(
      ([value = "", words = ""]) => html("option", { value, selected: value === chosen }, words),
    ),
  );

/** Return what a node tells and where it leads; what has the focus also names its card. @param {Element} node */
const contentOf = (node) =>
  [node.id, node.textContent, ...Array.from(node.querySelectorAll("a"), ({ href }) => href)].join();

/** Put nodes in place of those that an element has; one that tells the same stays, and with it the focus. @param {Element} host @param {Element[]} nodes */
export function renew(host, nodes) {
  for (const [i, node] of nodes.entries()) {
    const before = host.children[i];
    if (!before) host.append(node);
    else if (contentOf(before) !== contentOf(node)) before.replaceWith(node);
  }
  while (host.children.length > nodes.length) host.lastElementChild?.remove();
}

/** Return a row of a table. @param {Part | Part[]} head @param {(Part | Part[])[]} cells @param {string} [kind] of its cells */
export const row = (head, cells, kind = "td") =>
  html(
    "tr",
    html("th", { scope: "row" }, ...[head].flat()),
    ...cells.map((cell) => html(kind, ...[cell].flat())),
  );

/** Return the heads of columns. @param {string[]} names @param {string} [kind] of all but the first */
export const heads = ([first = "", ...names], kind = "th") =>
  html(
    "thead",
    html(
      "tr",
      html("th", { scope: "col" }, first),
      ...names.map((name) => html(kind, { scope: "col" }, name)),
    ),
  );

/** The icons of the controls, on a field of 24 units. @type {Record<string, string>} */
const ICONS = {
  first: "M6 5v14M19 5.5v13L9 12z",
  back: "M16.5 5v14L6.5 12z",
  forward: "M7.5 5v14l10-7z",
  last: "M18 5v14M5 5.5v13L15 12z",
  play: "M7 4.5v15L19.5 12z",
  eye: "M2.5 12C5 7.5 8.2 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-5.7 6.5-9.5 6.5S5 16.5 2.5 12zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z",
  link: "M10 14a4.2 4.2 0 0 0 6 0l3.2-3.2a4.2 4.2 0 0 0-6-6L12 6M14 10a4.2 4.2 0 0 0-6 0l-3.2 3.2a4.2 4.2 0 0 0 6 6L12 18",
  undo: "M8.5 5.5 4 10l4.5 4.5M4.5 10H14a5 5 0 0 1 0 10h-3",
};

/** Return an icon; it says nothing by itself, so its button needs a name. @param {string} name */
export const icon = (name) =>
  svg(
    "svg",
    { class: `poch-icon poch-icon-${name}`, viewBox: "0 0 24 24", "aria-hidden": "true" },
    svg("path", { d: ICONS[name] }),
  );

/** Return a part of an address as text; one that is badly written stays as it is. @param {string} text */
export function plain(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const [visit] = performance.getEntriesByType("navigation");
const start = globalThis.location?.pathname; // tests read this file without a page
/** Tell whether the reader comes back to where he was, and is not to be led elsewhere. */
export const isBack = () =>
  location.pathname === start &&
  /^(?:reload|back)/.test(
    /** @type {PerformanceNavigationTiming | undefined} */ (visit)?.type ?? "",
  );

/** Return why something failed, in words. @param {unknown} error */
export function words(error) {
  if (!(error instanceof Missing)) return error instanceof Error ? error.message : String(error);
  const { file, why } = error;
  const status = typeof why === "number" ? "status" : why;
  return say(`page-file-${status}`, { file, status: String(why) });
}

/** Return what is said where something failed, and a way to try again. @param {string} text @param {() => unknown} [act] loads the page again, if nothing else */
export const failure = (text, act = () => location.reload()) =>
  html("span", `${text} `, bareButton("poch-again", say("page-try-again"), act));

/** Return a text with a capital at its beginning, unless that is the name of a file. @param {string} text */
export const capital = (text) =>
  /^\S*\.\w/.test(text) ? text : text.slice(0, 1).toUpperCase() + text.slice(1);

/** Load a sheet of assets/css once; wait until it is there, or is late: the page can be used without. @param {string} name */
export async function dress(name) {
  if (document.querySelector(`link[data-style="${name}"]`)) return;
  const href = new URL(`assets/css/${name}.css`, ROOT);
  const link = html("link", { rel: "stylesheet", href, "data-style": name });
  document.head.append(link);
  await new Promise((done) => {
    link.addEventListener("load", done);
    link.addEventListener("error", done);
    setTimeout(done, PATIENCE);
  });
}

/** Copy a text, with its markup where it has any; say whether that was allowed. @param {string} text @param {string} [plain] */
export async function copy(text, plain = text) {
  const parts = { "text/plain": plain, "text/html": text };
  const blobs = Object.entries(parts).map(([type, part]) => [type, new Blob([part], { type })]);
  try {
    if (plain === text) await navigator.clipboard.writeText(text);
    else await navigator.clipboard.write([new ClipboardItem(Object.fromEntries(blobs))]);
    return true;
  } catch {
    return false;
  }
}

/**
 * Return a button that copies a text, and says so for a while; what may not be copied is selected.
 * @param {string} name @param {Element} shown where it stands @param {string} text @param {string} [plain] without markup
 */
export function copier(name, shown, text, plain = text) {
  const made = button(say("page-copy"), act, "", {
    "aria-label": say("page-copy-what", { what: name }),
  });
  async function act() {
    const copied = await copy(text, plain);
    if (!copied) getSelection()?.selectAllChildren(shown);
    made.textContent = say(copied ? "page-copied" : "page-selected");
    setTimeout(() => made.replaceChildren(say("page-copy")), 2000);
  }
  return made;
}

/** Offer a text as a file. @param {string} text @param {string} name @param {string} [type] */
export function give(text, name, type = "text/plain") {
  const href = URL.createObjectURL(new Blob([text], { type }));
  html("a", { href, download: name }).click();
  URL.revokeObjectURL(href);
}
