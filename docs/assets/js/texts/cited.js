/** The address of a citation, which names an id and an edition: where it leads. */

import { fetched, fetchedData } from "../network/fetching.js";
import { HOME, plain, ROOT } from "../page/dom.js";

/** Letters that are looked at; no id has so many. */
const MOST = 200;

/** Return where the thing of an id stands, below the root of the site. @param {string} id */
export function placeOf(id) {
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

/** Return where a place is in another edition, unless that is not kept here. @param {string} cited @param {string} place */
async function keptPlace(cited, place) {
  /** @type {{version: string, address: string}[]} */
  const editions = (await fetchedData(new URL("versions.json", ROOT)).catch(missing)) ?? []; // a snapshot has no list
  const edition = editions.find(({ version }) => version === cited);
  const old = edition && new URL(edition.address + place, ROOT);
  return old && (await fetched(old, { method: "HEAD" }).catch(missing)) ? old : undefined;
}

/**
 * Lead to what is cited, in the edition that is cited if it is kept here; or tell what is nearest.
 * @param {import("./lost.js").Lost} lost @param {string} here this edition
 */
export async function lead(lost, here) {
  const [id = "", cited = here] = plain(location.search.slice(1) + location.hash)
    .slice(0, MOST)
    .toLowerCase()
    .split("@");
  if (!id) return;
  const place = placeOf(id);
  const [path = "", hash = ""] = place.split("#");
  const old = cited !== here && (await keptPlace(cited, place));
  if (old) return location.replace(old);
  const places = await fetchedData(new URL("assets/places.json", ROOT));
  if (places.includes(path)) return location.replace(new URL(place, HOME));
  const [, a, b] = /^compare\/([^/]+)\/([^/]+)/.exec(path) ?? [];
  if (a && b) return location.replace(new URL(`compare/#${a},${b}`, HOME));
  await lost.ask(ROOT.pathname + path, hash && `#${hash}`);
}
