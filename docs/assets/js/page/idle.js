/** What a page does once it is there: it keeps what was read, and gets what printing needs. */

/** Milliseconds that a page is left to its reader. */
const WHILE = 2000;

const keep = () => import("./edition.js").then(({ begin }) => begin()).catch(console.info);

const getPaper = () => import("./paper.js").catch(console.info); // what is printed then has no notes

/** Begin to wait; what printing needs comes before, with the key that goes before P. */
export function begin() {
  setTimeout(keep, WHILE);
  if (!document.querySelector("link[media=print]")) return;
  setTimeout(getPaper, WHILE);
  addEventListener("keydown", ({ ctrlKey, metaKey }) => (ctrlKey || metaKey) && getPaper());
}
