/** The address of a citation, which names an id and an edition: where it leads. */

import { fetched, fetchedData } from "../network/fetching.js";
import { HOME, plain, ROOT } from "../page/dom.js";

const BOARD = "board:";
/** Letters that are looked at; no id has so many. */
const MOST = 200;
/** The place of version and hash in what is kept of a thing; see cite.js. */
const TOKEN = 2;

/** Return an id with the signs that it is written with, whatever a printed page made of them. @param {string} text */
function restored(text) {
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

/** @typedef {{version: string, address: string}} Edition */

/** Return where a place is in another edition, unless that is not kept here. @param {Edition | undefined} edition @param {string} place */
async function keptPlace(edition, place) {
  const old = edition && new URL(edition.address + place, ROOT);
  return old && (await fetched(old, { method: "HEAD" }).catch(missing)) ? old : undefined;
}

/** Return version and hash of the thing of an id as it is now. @param {string} id */
async function stampOf(id) {
  const [file] = id.split(/[/?:]/);
  const all = await fetchedData(new URL(`assets/cite/${file}.json`, ROOT)).catch(missing);
  return all?.things[id.split("#")[0] ?? ""]?.[TOKEN].split("@")[1];
}

/**
 * Lead to what is cited, in the edition that is cited if it is kept here; or tell what is nearest.
 * @param {import("./lost.js").Lost} lost @param {string} here this edition
 */
export async function lead(lost, here) {
  const [id = "", cited = here] = restored(plain(location.search.slice(1) + location.hash)).split(
    "@",
  );
  if (!id) return;
  const place = placeOf(id);
  const [path = "", hash = ""] = place.split("#");
  /** @type {Edition[] | undefined} */
  const editions = await fetchedData(new URL("versions.json", ROOT)).catch(missing); // a snapshot has no list
  const edition = editions?.find(({ version }) => version === cited);
  const old = cited !== here && (await keptPlace(edition, place));
  if (old) return location.replace(old);
  const places = await fetchedData(new URL("assets/places.json", ROOT));
  const [, a, b] = /^compare\/([^/]+)\/([^/]+)/.exec(path) ?? [];
  const isPage = places.includes(path);
  if (!isPage && !(a && b)) return lost.ask(ROOT.pathname + path, hash && `#${hash}`);
  const target = new URL(isPage ? place : `compare/#${a},${b}`, HOME);
  const was = cited.includes(":") ? cited === (await stampOf(id)) : !editions || edition;
  if (was || cited === here) return location.replace(target);
  lost.tell(`${id}@${cited}`, [`${id}@${here}`], () => target.href);
}
