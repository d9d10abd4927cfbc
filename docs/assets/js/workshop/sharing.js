/** How a draft is shared: as a link, or as a file where it is too large for one; and what is said of a damaged link. */

import { say } from "../language/say.js";
import { copy, html } from "../page/dom.js";
import { linkOf, MOST } from "./shared.js";

/** Share a draft as it is now, and say how. @param {import("./desk.js").Desk} desk */
export async function share(desk) {
  const { from, name } = desk.draft;
  const base = from ? await desk.workshop.text(from) : "";
  const hash = await linkOf({ from, name, text: desk.editor.text() }, base);
  const address = `${location.href.split("#")[0]}#${hash}`;
  if (address.length > MOST) {
    desk.download();
    desk.say(say("workshop-share-file", { most: MOST }));
    return;
  }
  const select = (/** @type {Event} */ { target }) =>
    /** @type {HTMLInputElement} */ (target).select();
  const input = html("input", { readonly: true, value: address, onfocus: select });
  const told = say((await copy(address)) ? "workshop-share-copied" : "workshop-share-here");
  desk.say(told, html("label.ws-shared", html("span", say("workshop-share-link")), input));
}

/** What is said of a link that was not whole. @param {import("./shared.js").Found} found */
export function damage({ isWhole, read, all, line, unfit, from }) {
  if (isWhole) return "";
  if (unfit) return say("workshop-link-later", { n: unfit, all });
  if (read) return say("workshop-link-damaged", { n: read, all, line });
  return say(from ? "workshop-link-unread" : "workshop-link-nothing");
}
