/** A page within a page of others: its links leave that page alone, and its foot says where it is from. */

import { ready, say } from "../language/say.js";
import { dress, html } from "../page/dom.js";

/** Return where a reader finds the page itself. */
function whole() {
  const address = new URL(location.href);
  address.searchParams.delete("embed");
  return address.href.replace(/\?=?(#|$)/, "$1");
}

/** Open what is elsewhere in a window of its own. @param {Event} event */
function leave({ target }) {
  const link = target instanceof Element ? target.closest("a") : null;
  if (link && link.pathname !== location.pathname)
    Object.assign(link, { target: "_blank", rel: "noopener" });
}

export async function begin() {
  await ready("embed");
  await dress("embed");
  if (document.documentElement.matches(".kiosk")) {
    (await import("./kiosk.js")).begin();
    return;
  }
  for (const kind of ["pointerdown", "focusin", "click"])
    document.addEventListener(kind, leave, true);
  const link = html("a", { href: whole(), target: "_blank", rel: "noopener" }, document.title);
  document
    .querySelector(".md-content__inner")
    ?.append(html("p.embed-from.poch-small", `${say("embed-from")} `, link));
}
