/**
 * <poch-lost>: what is nearest to an address that leads nowhere. With data-places it stands on the page for
 * addresses without a page, with data-edition on the page to which citations lead; elsewhere it looks for places
 * on its own page.
 */

import { parts } from "../language/say.js";
import { fetchedData } from "../network/fetching.js";
import { HOME, html, plain, ROOT } from "./dom.js";
import { nearest } from "./edit-distance.js";

const SHOWN = 3;
/** Letters that are looked at; no name has so many. */
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

export class Lost {
  /** @param {HTMLElement} element */
  constructor(element) {
    this.element = element;
    this.told = html("p.poch-error", { role: "alert", hidden: true });
    element.append(this.told);
    const { edition } = element.dataset;
    if ("places" in element.dataset) this.ask(plain(location.pathname), location.hash);
    else if (edition) this.lead(edition);
    else this.follow();
  }

  /** Lead to what is cited, in the edition that is cited if it is kept here. @param {string} here */
  async lead(here) {
    const [id = "", cited = here] = plain(location.search.slice(1) + location.hash)
      .slice(0, MOST)
      .toLowerCase()
      .split("@");
    if (!id) return;
    const place = placeOf(id);
    const [path = "", hash = ""] = place.split("#");
    /** @type {{version: string, address: string}[]} */
    const kept = cited === here ? [] : await fetchedData(new URL("versions.json", ROOT));
    const old = kept.find(({ version }) => version === cited);
    if (old) return location.replace(new URL(old.address + place, ROOT));
    const places = await fetchedData(new URL("assets/places.json", ROOT));
    if (places.includes(path)) return location.replace(new URL(place, HOME));
    const [, a, b] = /^compare\/([^/]+)\/([^/]+)/.exec(path) ?? [];
    if (a && b) return location.replace(new URL(`compare/#${a},${b}`, HOME));
    await this.ask(ROOT.pathname + path, hash && `#${hash}`);
  }

  /** Tell the pages with the nearest addresses. @param {string} path @param {string} hash */
  async ask(path, hash) {
    const places = await fetchedData(new URL("assets/places.json", ROOT));
    const inside = path.startsWith(ROOT.pathname) ? path.slice(ROOT.pathname.length) : path;
    const asked = inside.slice(0, MOST);
    const near = nearest(asked.replace(/(index\.html)?\/?$/, "/"), places);
    this.tell(asked, near, (place) => new URL(place, ROOT).href + hash);
  }

  /** Tell the nearest places of this page, if it has not the one that the address names. */
  follow() {
    if ("places" in this.element.dataset || "edition" in this.element.dataset) return;
    const asked = plain(location.hash.slice(1)).slice(0, MOST);
    this.told.hidden = true;
    if (!asked || asked.startsWith("_") || document.getElementById(asked)) return;
    const places = [...document.querySelectorAll(".md-content [id]")].map(({ id }) => id);
    const known = places.filter((id) => id && !id.startsWith("_"));
    this.tell(asked, nearest(asked, known), (place) => `#${place}`);
    this.element.scrollIntoView({ block: "center" });
  }

  /** @param {string} asked @param {string[]} found @param {(place: string) => string} address */
  tell(asked, found, address) {
    const links = found.slice(0, SHOWN).map((place) => html("a", { href: address(place) }, place));
    const near = html("span", ...links.flatMap((link, i) => [i ? ", " : "", link]));
    this.told.replaceChildren(...parts("page-lost", { asked, near }));
    this.told.hidden = false;
  }
}
