// @ts-check
/** The button that copies a text. */

import { button, copy } from "./dom.js";

/** Copy a text with markup, and without; say whether that was allowed. @param {string} text @param {string} plain */
async function copyBoth(text, plain) {
  const parts = { "text/plain": plain, "text/html": text };
  const blobs = Object.entries(parts).map(([type, one]) => [type, new Blob([one], { type })]);
  try {
    await navigator.clipboard.write([new ClipboardItem(Object.fromEntries(blobs))]);
    return true;
  } catch {
    return false;
  }
}

/**
 * Return a button that copies a text, and says so for a while; what may not be copied is selected.
 * @param {string} name @param {Element} shown where it stands @param {string} text @param {string} [plain] without markup
 */
export function copier(name, shown, text, plain = text) {
  const made = button("Copy", act, "", { "aria-label": `Copy ${name}` });
  async function act() {
    const copied = await (plain === text ? copy(text) : copyBoth(text, plain));
    if (!copied) getSelection()?.selectAllChildren(shown);
    made.textContent = copied ? "Copied" : "Selected";
    setTimeout(() => made.replaceChildren("Copy"), 2000);
  }
  return made;
}
