/** The address of a citation, which names an id and an edition: where it leads. */

import { fetchData, fetchFile } from "../network/fetching.js";
import { HOME, html, plain, ROOT } from "../page/dom.js";

const BOARD = "board:";
/** Letters that are looked at; no id has so many. */
const MOST = 200;
/** The places of what is exact, of what a note ends with, and of what tells an old citation, in what is kept of a thing; see cite.js. */
const TOKEN = 2;
const SHORT = 5;
const SINCE = 7;
const SAME = 8;

/** Return an id with the signs that it is written with, whatever a printed page made of them. @param {string} text */
function restoreId(text) {
  return text
    .slice(0, MOST)
    .normalize("NFKC")
    .replace(/\p{Dash}/gu, "-")
    .replace(/\p{Default_Ignorable_Code_Point}/gu, "")
    .replace(/^\W+|\W+$/g, "")
    .toLowerCase();
}

/** Return where the thing of an id stands, below the root of the site. @param {string} id */
export function placeOf(id) {
  if (id.startsWith(BOARD)) return `boards/${id.slice(BOARD.length)}/`;
  const [pair = "", leaf] = id.split(":");
  if (pair.includes("..")) return `compare/${pair.replace("..", "/")}/${leaf ? `#${leaf}` : ""}`;
  const [text = "", crux] = id.split("?");
  if (crux) return `sources/${text}/#crux-${crux}`;
  const [slug = "", name] = text.split("/");
  const [hand, step] = name?.split("#") ?? [];
  if (step) return `hands/${slug}/${hand}/#${step}`;
  return `sources/${slug}/${name ? `#${name}` : ""}`;
}

/** Nothing is there; any other fault goes on. @param {{why?: unknown}} error */
function missing(error) {
  if (error.why !== 404) throw error;
}

/**
 * @typedef {{version: string, address: string, texts: Record<string, number>}} Edition
 * @typedef {import("./cite.js").Thing} Thing
 * What a source's file also holds: of what was changed each hash, with the version of the text with which it came, and
 * what the editors say of each such version.
 * @typedef {{things: Record<string, Thing>, versions?: Record<string, [string, number][]>, remarks?: Record<string, string>}} Kept
 */

/** Return where a place is in another edition, unless that is not kept here. @param {Edition | undefined} edition @param {string} place */
async function keptPlace(edition, place) {
  const old = edition && new URL(edition.address + place, ROOT);
  return old && (await fetchFile(old, { method: "HEAD" }).catch(missing)) ? old : undefined;
}

/** Return what is kept of the texts of an id; nothing of a board, nor of two texts that have no page. @param {string} id @returns {Promise<Kept | undefined>} */
async function fetchKept(id) {
  if (id.startsWith(BOARD)) return;
  const [file] = id.split(/[/?:]/);
  return fetchData(new URL(`assets/cite/${file}.json`, ROOT)).catch(missing);
}

/** Return which versions of the texts of an id an edition has, 0 of those that it does not have. @param {Edition} edition @param {string} id */
function versionsIn({ texts }, id) {
  const [slugs = ""] = id.split(/[/?:]/);
  return slugs.split("..").map((slug) => texts[slug] ?? 0);
}

/** Return both parts of what follows an id: versions as numbers, and the hash. @param {string} stamp */
function splitStamp(stamp) {
  const [versions = "", figures = ""] = stamp.split(":");
  return { versions: versions.split("..").map(Number), figures };
}

/**
 * Return with which versions of its texts a thing was changed since it was in an edition, or had a version and hash;
 * nothing if that never was. Of what follows from texts only hashes that say the same are kept, and of what is not kept nothing is known.
 * @param {string} id @param {string} cited @param {Edition | undefined} edition @param {Kept | undefined} all @returns {number[] | undefined}
 */
function changesOf(id, cited, edition, all) {
  const [name = "", step] = id.split("#");
  const thing = all?.things[name];
  const today = thing?.[TOKEN].split("@")[1];
  const rows = all?.versions?.[name] ?? [];
  const { versions, figures } = edition
    ? { versions: versionsIn(edition, id), figures: "" }
    : splitStamp(cited);
  const [first = 0] = versions;
  if (versions.includes(0)) return;
  if (today === cited || !(thing || rows.length)) return [];
  if (edition && thing?.[SINCE].every((since, i) => since <= (versions[i] ?? 0))) return [];
  const follows = step || id.includes("..");
  if (today && !edition) {
    const now = splitStamp(today);
    if (versions.some((version, i) => version > (now.versions[i] ?? 0))) return;
    if (thing[SAME].includes(figures) || (follows && figures === now.figures)) return [];
  }
  if (today && follows) {
    const since = Object.keys(all?.remarks ?? {}).map(Number);
    return [...since.filter((version) => version > first), 0];
  }
  const later = edition
    ? rows.filter(([, since]) => since > first)
    : rows.slice(rows.findIndex(([was]) => was === figures) + 1);
  return later.length && later.length < rows.length ? later.map(([, since]) => since) : undefined;
}

/**
 * Lead to what is cited, in the edition that is cited if it is kept here; or tell what became of it, or what is nearest.
 * @param {import("./lost.js").Lost} lost @param {string} here this edition
 */
export async function lead(lost, here) {
  const [id = "", cited = here] = restoreId(plain(location.search.slice(1) + location.hash)).split(
    "@",
  );
  if (!id) return;
  const place = placeOf(id);
  const [path = "", hash = ""] = place.split("#");
  /** @type {Edition[] | undefined} */
  const editions = await fetchData(new URL("versions.json", ROOT)).catch(missing); // a snapshot has no list
  const edition = editions?.find(({ version }) => version === cited);
  const old = cited !== here && (await keptPlace(edition, place));
  if (old) return location.replace(old);
  const places = await fetchData(new URL("assets/places.json", ROOT));
  const [, a, b] = /^compare\/([^/]+)\/([^/]+)/.exec(path) ?? [];
  const isPage = places.includes(path);
  if (!isPage && !(a && b)) return lost.ask(ROOT.pathname + path, hash && `#${hash}`);
  const target = new URL(isPage ? place : `compare/#${a},${b}`, HOME);
  const exact = cited.includes(":");
  if (cited === here || (!exact && (edition ? id.startsWith(BOARD) : !editions)))
    return location.replace(target);
  const all = await fetchKept(id);
  const changes = exact || edition ? changesOf(id, cited, edition, all) : undefined;
  if (changes?.length === 0) return location.replace(target);
  const [name = "", step = ""] = id.split("#step-");
  const now = all?.things[name]?.[SHORT].replace("{step}", step) ?? id;
  if (!changes) return lost.tell(`${id}@${cited}`, [now], () => target.href);
  const remarks = new Set(changes.map((version) => all?.remarks?.[version] ?? ""));
  lost.show("page-cited-changed", {
    asked: `${id}@${cited}`,
    near: html("a", { href: target.href }, now),
    remarks: html("span", { lang: "en" }, [...remarks].join(" ")),
  });
}
