/** The menu of narrow windows, which other pages than the first have from there. */

import { fetchFile } from "../network/fetching.js";

/** @type {Promise<void> | undefined} */
let brought;

/** Put the menu of the first page into this one, if it has none. @param {string} home where that page is */
export function bring(home) {
  if (!document.querySelector("#menu")) brought ??= fetch_(home);
  return brought;
}

/** @param {string} home */
async function fetch_(home) {
  const answer = await fetchFile(new URL(home));
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  const menu = page.querySelector("#menu");
  if (!menu) throw new Error("there is no menu");
  menu.querySelector("[aria-current]")?.removeAttribute("aria-current");
  for (const link of menu.querySelectorAll("a")) {
    link.href = new URL(link.getAttribute("href") ?? "", home).href;
    if (link.href !== location.href.replace(/[?#].*/, "")) continue;
    link.classList.add("md-nav__link--active");
    link.setAttribute("aria-current", "page");
  }
  document.querySelector(".md-content")?.before(menu);
}
