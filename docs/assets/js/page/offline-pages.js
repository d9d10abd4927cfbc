/** <poch-offline-pages>: the pages that can be read here without a network, and that the page asked for is not one of them. */

import { say } from "../language/say.js";
import { html, ROOT } from "./dom.js";

const PAGES = `${ROOT} pages`;

/** The pages that are kept, by title. */
async function listKept() {
  if (!("caches" in globalThis) || !(await caches.has(PAGES))) return [];
  const pages = await caches.open(PAGES);
  const entries = (await pages.keys())
    .filter(({ url }) => url.endsWith("/") && url !== location.origin + location.pathname)
    .map(async ({ url }) => {
      const text = (await (await pages.match(url))?.text()) ?? "";
      const { title } = new DOMParser().parseFromString(text, "text/html");
      return { url, title: url === ROOT.href ? say("page-home") : title.replace(/ - Poch$/, "") };
    });
  return (await Promise.all(entries)).sort((a, b) => a.title.localeCompare(b.title));
}

export class OfflinePages {
  /** @param {HTMLElement} element */
  constructor(element) {
    this.element = element;
    this.show();
  }

  async show() {
    const asked = new URLSearchParams(location.search).get("for");
    const again = html("a", { href: ROOT.href + (asked ?? "") }, say("page-try-again"));
    const line = `${say("page-not-kept", { page: asked ?? "" })} `;
    const missing = html("p.poch-error", { role: "alert" }, line, again);
    if (asked) document.querySelector(".md-content h1")?.after(missing);
    const pages = await listKept();
    const links = pages.map(({ url, title }) => html("li", html("a", { href: url }, title)));
    if (links.length) this.element.querySelector("p")?.replaceWith(html("ul", ...links));
  }
}
