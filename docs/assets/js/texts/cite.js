/** The dialog that offers a thing's citations. They were written when the site was built; only gaps are filled here. */

import { say, tag } from "../language/say.js";
import { fetchedData } from "../network/fetching.js";
import { dialog } from "../page/dialog.js";
import { copier, dress, html, ROOT } from "../page/dom.js";

/**
 * What a source's file holds: templates by form, and for each id the number of its templates and
 * what goes into their gaps.
 * @typedef {{templates: Record<string, string>[], things: Record<string, [number, string, string, string, string]>}} Citations
 */

const NOWHERE = "https://poch.invalid/";
/** Signs that BibTeX would obey, and has commands to print. @type {Record<string, string>} */
const SPELT = { "\\": "\\textbackslash{}", "~": "\\textasciitilde{}", "^": "\\textasciicircum{}" };
const DATA = ["BibTeX", "RIS", "CSL-JSON"];

/** @type {Map<string, Promise<Citations>>} */
const loaded = new Map();

/** @param {string} slug @returns {Promise<Citations>} */
function citations(slug) {
  const known = loaded.get(slug);
  if (known) return known;
  const found = fetchedData(`${ROOT}assets/cite/${slug}.json`);
  found.catch(() => loaded.delete(slug));
  loaded.set(slug, found);
  return found;
}

/** Return the id of what a link leads to; data-cite has it where the address does not. @param {HTMLElement} link */
function named(link) {
  const place = link.getAttribute("href") ?? "";
  const [, slug = "", kind, id] = /\bcite\/([^/]+)\/(?:#(hand-|crux-)?(.+))?$/.exec(place) ?? [];
  return link.dataset.cite ?? (id ? slug + (kind === "crux-" ? "?" : "/") + id : slug);
}

/** Return what is cited: its id, and the step and clause where it is a hand. @param {HTMLElement} link */
function asked(link) {
  const name = named(link);
  const hand = /** @type {import("../hand/hand.js").PochHand | null | undefined} */ (
    link.closest("poch-hand") ?? link.closest(".poch-handpage")?.querySelector("poch-hand")
  );
  if (!hand?.step) return { id: name, step: "1", clause: "", reading: "" };
  return {
    id: `${hand.dataset.ruleset}/${hand.dataset.hand}`,
    step: String(hand.step),
    clause: hand.trace?.steps[hand.step - 1]?.clause ?? "",
    reading: hand.reading,
  };
}

/** Return a value as a form writes it. @param {string} value @param {string} form */
function escaped(value, form) {
  if (form === "CSL-JSON") return JSON.stringify(value).slice(1, -1);
  const line = value.trim().replace(/\s+/g, " ");
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
  if (form === "BibTeX") return full.join("-");
  if (form === "RIS") return full.join("/");
  const long = now.toLocaleDateString("en-US", { month: "long" });
  if (form !== "MLA") return `${long} ${day}, ${year}`;
  const short = long.length < 5 ? long : `${long.slice(0, long === "September" ? 4 : 3)}.`;
  return `${day} ${short} ${year}`;
}

/**
 * Return a template with its gaps filled.
 * @param {string} template @param {string} form
 * @param {string[]} values title, token, address and what else is told
 */
export function filled(template, form, [title, token, address, told]) {
  const key = (token?.split("@")[0] ?? "")
    .toLowerCase()
    .replace("?", "-crux-")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
  /** @type {Record<string, string>} */
  const gaps = {
    XTITLEX: escaped(title ?? "", form),
    XTOKENX: escaped(token ?? "", form),
    XTOLDX: escaped(told ?? "", form),
    XKEYX: key,
    XADDRESSX: address ?? "",
    XDAYX: today(form),
    [NOWHERE]: ROOT.href,
  };
  return template
    .replace(
      /X(?:TITLE|TOKEN|TOLD|KEY|ADDRESS|DAY)X|https:\/\/poch\.invalid\//g,
      (gap) => gaps[gap] ?? gap,
    )
    .replace(/ +(?=[\n}"]|$)/g, "");
}

/** Return a text, of which only the italics are marked, as nodes. @param {string} text */
function nodes(text) {
  return text.split(/<i>(.*?)<\/i>/).map((part, i) => (i % 2 ? html("i", part) : part));
}

/** @param {string} name @param {string} text */
function row(name, text) {
  const data = DATA.includes(name);
  const kind = { class: "cite-text", tabindex: data ? 0 : null };
  const shown = html(data ? "pre" : "p", kind, ...nodes(text));
  const both = html("div", shown, copier(name, shown, text, text.replace(/<\/?i>/g, "")));
  if (data) return html("details.cite-row", html("summary", name), both);
  return html("section.cite-row", html("h3", name), both);
}

/** Show how a thing is cited. @param {HTMLElement} link */
export async function offer(link) {
  const { id, step, clause, reading } = asked(link);
  const slug = id.split(/[/?:]/)[0] ?? "";
  const [{ templates, things }] = await Promise.all([citations(slug), dress("cite")]);
  const thing = things[id];
  const forms = thing && templates[thing[0]];
  if (!forms) throw new Error(say("cite-none", { name: id }));
  const [, ...texts] = thing;
  const values = texts.map((text) => text.replace("{step}", step).replace("{clause}", clause));
  const [title = "", token = "", address = ""] = values;
  dialog(
    "poch-cite",
    say("cite-title", { title }),
    link,
    ...(tag === "en" ? [] : [html("p.cite-note", say("cite-language"))]),
    ...(reading ? [html("p.cite-note", say("cite-as-recorded"))] : []),
    row(say("cite-link"), ROOT + address),
    row(say("cite-token"), token),
    ...Object.entries(forms).map(([form, text]) => row(form, filled(text, form, values))),
  );
}
