/**
 * <poch-lost>: what is nearest to an address that leads nowhere. With data-places it stands on the page for
 * addresses without a page, with data-edition on the page to which citations lead; elsewhere it looks for places
 * on its own page.
 */

import { parts } from "../language/say.js";
import { fetchData } from "../network/fetching.js";
import { html, PAGES, plain, ROOT } from "../page/dom.js";
import { nearest } from "../page/edit-distance.js";

const SHOWN = 3;
/** Letters that are looked at; no name has so many. */
const MOST = 200;
/** A step of a hand; see hand-page.js. */
const STEP = /^step-\d{1,20}$/;
/** The address of two texts. */
const PAIR = /^(?:..\/)?compare\/([^/]+)\/([^/]+)\/$/;

/** Return the places of this page that a reader can be led to, the nearest first. @param {string} asked */
export function nearestPlaces(asked) {
  const places = [...document.querySelectorAll(".md-content [id]")];
  const known = places.filter((place) => getComputedStyle(place).display !== "none");
  return nearest(
    asked,
    known.map(({ id }) => id).filter((id) => id && !id.startsWith("_")),
  );
}

/** Tell whether a hand on this page answers: with its nearest step, or with the clause that is nearest. @param {string} asked @param {string} near */
function isAnswered(asked, near) {
  if (!document.querySelector("poch-hand")) return false;
  return STEP.test(asked) || Boolean(document.getElementById(near)?.matches(".clause"));
}

export class Lost {
  /** @param {HTMLElement} element */
  constructor(element) {
    this.element = element;
    this.notice = html("p.poch-error", { role: "alert", hidden: true });
    element.append(this.notice);
    const { edition } = element.dataset;
    if ("places" in element.dataset) this.ask(plain(location.pathname), location.hash);
    else if (edition) import("./cited.js").then(({ lead }) => lead(this, edition));
    else this.follow();
  }

  /** Tell the pages with the nearest addresses. @param {string} path @param {string} hash */
  async ask(path, hash) {
    const places = await fetchData(new URL("assets/places.json", ROOT));
    const inside = path.startsWith(ROOT.pathname) ? path.slice(ROOT.pathname.length) : path;
    const asked = inside.slice(0, MOST);
    const folder = asked.replace(/(index\.html)?\/?$/, "/");
    const [, ...two] = PAIR.exec(folder) ?? [];
    if (two.length && two.every((name) => places.includes(`sources/${name}/`))) {
      const at = hash.replace("#", "&at=");
      location.replace(new URL(`compare/#${two}${at}`, PAGES)); // two of different games have no page
      return;
    }
    const near = nearest(folder, places);
    this.tell(asked, near, (place) => new URL(place, ROOT).href + hash);
  }

  /** Tell the nearest places of this page, if it has not the one that the address names. */
  follow() {
    if ("places" in this.element.dataset || "edition" in this.element.dataset) return;
    const asked = plain(location.hash.slice(1)).slice(0, MOST);
    this.notice.hidden = true;
    if (!asked || asked.startsWith("_") || document.getElementById(asked)) return;
    const near = nearestPlaces(asked);
    if (isAnswered(asked, near[0] ?? "")) return;
    this.tell(asked, near, (place) => `#${place}`);
    this.element.scrollIntoView({ block: "center" });
  }

  /** @param {string} asked @param {string[]} places @param {(place: string) => string} address */
  tell(asked, places, address) {
    const links = places.slice(0, SHOWN).map((place) => html("a", { href: address(place) }, place));
    const near = html("span", ...links.flatMap((link, i) => [i ? ", " : "", link]));
    this.show("page-lost", { asked, near });
  }

  /** @param {string} message @param {Record<string, string | Node>} args */
  show(message, args) {
    this.notice.replaceChildren(...parts(message, args));
    this.notice.hidden = false;
  }
}
