/** The dialog that offers a thing's citations. They were written when the site was built; only gaps are filled here. */

import { say, tag } from "../language/say.js";
import { arrival, fetchData } from "../network/fetching.js";
import { dialog } from "../page/dialog.js";
import { copier, dress, failure, html, ROOT, words as reason } from "../page/dom.js";

/**
 * What a source's file holds: by language what it is called, and its hands by name; notes by language and form; templates of what is exact, by language, and of data; how
 * works are called; and for each id the number of its templates and what goes into their gaps: title, token, address,
 * details, id with edition, the sentence by language, with numbers for works, and what cited.js tells an old citation
 * by: the versions of its texts with which it came to say what it says, and other hashes that say the same.
 * @typedef {Record<string, string>} Texts
 * @typedef {[number, string, string, string, string, string, Texts, number[], string[]]} Thing
 * @typedef {{titles: Record<string, Texts>, templates: (Texts & {data: Texts})[], works: string[], things: Record<string, Thing>}} Citations
 */

const NOWHERE = "https://poch.invalid/";
/** Signs that BibTeX would obey, and has commands to print. @type {Record<string, string>} */
const SPELT = { "\\": "\\textbackslash{}", "~": "\\textasciitilde{}", "^": "\\textasciicircum{}" };
const DATA = ["BibTeX", "RIS", "CSL-JSON"];
const WIKI = "Wikipedia";

/** @type {Map<string, Promise<any>>} */
const loaded = new Map();

/** @param {string} name @returns {Promise<any>} */
function fetchOnce(name) {
  const known = loaded.get(name);
  if (known) return known;
  const promise = fetchData(`${ROOT}assets/cite/${name}.json`);
  promise.catch(() => loaded.delete(name));
  loaded.set(name, promise);
  return promise;
}

/** Return the id of what a link leads to; data-cite has it where the address does not. @param {HTMLElement} link */
function idOf(link) {
  const place = link.getAttribute("href") ?? "";
  const [, slug = "", kind, id] = /\bcite\/([^/]+)\/(?:#(hand-|crux-)?(.+))?$/.exec(place) ?? [];
  return link.dataset.cite ?? (id ? slug + (kind === "crux-" ? "?" : "/") + id : slug);
}

/** Return what is cited: its id, and where it is a hand its step, the clause, and what happens. @param {HTMLElement} link */
function readLink(link) {
  const name = idOf(link);
  const hand = /** @type {import("../hand/hand.js").PochHand | null | undefined} */ (
    link.closest("poch-hand") ?? link.closest(".poch-handpage")?.querySelector("poch-hand")
  );
  if (!hand?.step) return { id: name, step: "1", clause: "", said: "", reading: "" };
  return {
    id: `${hand.dataset.ruleset}/${hand.dataset.hand}`,
    step: String(hand.step),
    clause: hand.trace?.steps[hand.step - 1]?.clause ?? "",
    said: hand.said,
    reading: hand.reading,
  };
}

/** Return a value as a form writes it. @param {string} value @param {string} form */
function escapeValue(value, form) {
  if (form === "CSL-JSON") return JSON.stringify(value).slice(1, -1);
  const line = value.replace(/[ \t\r\n]+/g, " ").replace(/^ | $/g, "");
  return form === "BibTeX"
    ? line.replace(/[#%&_${}\\~^]/g, (sign) => SPELT[sign] ?? `\\${sign}`)
    : line;
}

/** Return today as a form writes it. @param {string} form */
function today(form) {
  const now = new Date();
  const [year, month, day] = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
  if (form === "CSL-JSON") return [year, month, day].join(", ");
  const full = [year, ...[month, day].map((part) => String(part).padStart(2, "0"))];
  return full.join(form === "RIS" ? "/" : "-");
}

/** Return a sentence as a form writes it. @param {string} words @param {string} form */
function markSentence(words, form) {
  if (DATA.includes(form)) return words.replace(/<\/?i>/g, "");
  return form === WIKI ? words.replace(/<\/?i>/g, "''") : words;
}

/**
 * Return a template with its gaps filled.
 * @param {string} template @param {string} form
 * @param {string[]} values title, token, address, details, id with edition, and the sentence
 */
export function fillTemplate(template, form, [title, token, address, details, short, words]) {
  const key = (token?.split("@")[0] ?? "")
    .toLowerCase()
    .replace("?", "-crux-")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
  /** @type {Record<string, string>} */
  const gaps = {
    XTITLEX: escapeValue(title ?? "", form),
    XTOKENX: escapeValue(token ?? "", form),
    XDETAILSX: escapeValue(details ?? "", form),
    XSHORTX: escapeValue(short ?? "", form),
    XSENTENCEX: escapeValue(markSentence(words ?? "", form), form),
    XKEYX: key,
    XADDRESSX: address ?? "",
    XLINKX: `cite/?${short}`,
    XDAYX: today(form),
    [NOWHERE]: ROOT.href,
  };
  return template
    .replace(
      /X(?:TITLE|TOKEN|DETAILS|SHORT|SENTENCE|KEY|ADDRESS|LINK|DAY)X|https:\/\/poch\.invalid\//g,
      (gap) => gaps[gap] ?? gap,
    )
    .replace(/ +(?=[\n}"]|$)/g, "");
}

/** Return a text, of which only the italics are marked, as nodes. @param {string} text */
function nodes(text) {
  return text.split(/<i>(.*?)<\/i>/).map((part, i) => (i % 2 ? html("i", part) : part));
}

/** @param {string} name @param {string} text @param {boolean} [open] */
function row(name, text, open = false) {
  const code = name === WIKI || DATA.includes(name);
  const kind = { class: "cite-text", tabindex: code ? 0 : null };
  const shown = html(code ? "pre" : "p", kind, ...nodes(text));
  const both = html("div", shown, copier(name, shown, text, text.replace(/<\/?i>/g, "")));
  if (open) return html("section.cite-row", html("h3", name), both);
  return html("details.cite-row", html("summary", name), both);
}

/** Return what unfolds a report of a fault in a clause or a crux. @param {string} id @param {string} token @param {string} address */
function reporting(id, token, address) {
  const row = html("details.cite-row", html("summary", say("cite-report")));
  const place = row.appendChild(html("div"));
  async function fill() {
    try {
      const { report } = await arrival(import("./report.js"), "report.js");
      place.replaceChildren(await report(id, token, address));
    } catch (error) {
      place.replaceChildren(failure(reason(error), fill));
    }
  }
  row.addEventListener("toggle", fill, { once: true });
  return row;
}

/** Show how a thing is cited: first the note; folded what is exact, other styles, and data. @param {HTMLElement} link */
export async function offer(link) {
  const { id, step, clause, said, reading } = readLink(link);
  const slug = id.split(/[/?:]/)[0] ?? "";
  /** @type {[Citations, Record<string, Texts>, unknown]} */
  const [{ titles, templates, works, things }, notes] = await Promise.all([
    fetchOnce(slug),
    fetchOnce("notes"),
    dress("cite"),
  ]);
  const thing = things[id];
  const template = thing && templates[thing[0]];
  if (!template) throw new Error(say("cite-none", { name: id }));
  const spoken = tag in notes ? tag : "en";
  const [, title, token, address, details, short, sentences] = thing;
  const words = sentences[spoken]?.replace(/\{(\d+)\}/g, (_, work) => works[work] ?? "") ?? "";
  const values = [title, token, address, details, short, words].map((text) =>
    text.replaceAll("{step}", step).replaceAll("{clause}", clause).replaceAll("{said}", said),
  );
  const exact = fillTemplate(template[spoken] ?? "", "", values);
  const [first, ...others] = Object.entries({ ...notes[spoken], ...template.data }).map(
    ([form, text]) => /** @type {const} */ ([form, fillTemplate(text, form, values)]),
  );
  const called = titles[spoken] ?? {};
  const part = id.slice(slug.length + 1);
  const heading = [called[""], part && (called[part] ?? part)].filter(Boolean).join(": ");
  const read = clause ? `${slug}/${clause}` : id;
  const asks = /^[^:]+[/?]/.test(read) ? things[read] : undefined;
  dialog(
    "poch-cite",
    say("cite-title", { title: heading }),
    link,
    ...(reading ? [html("p.cite-note", say("cite-as-recorded"))] : []),
    ...(first ? [row(...first, true)] : []),
    row(say("cite-exact"), exact),
    ...others.map(([form, text]) => row(form, text)),
    ...(asks ? [reporting(read, asks[2], asks[3])] : []),
  );
}
