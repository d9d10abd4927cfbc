/** The light table comes with the first sign that somebody wants it: a pointer, a key, a file that is dragged here. */

import { arrival } from "../network/fetching.js";
import { has } from "../page/store.js";

const box = document.querySelector("poch-light");
const page = box?.closest(".poch-source");
let there = false;

async function wake() {
  try {
    await arrival(import("./light.js"), "light.js");
    there = true;
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    const text = box?.getAttribute("data-failed")?.replace("{why}", why) ?? why;
    box?.querySelector(".original-told")?.replaceChildren(text);
  }
}

/** What wakes it is not lost. @param {Event} event */
async function again({ type, target }) {
  if (there) return;
  await wake();
  target?.dispatchEvent(new Event(type === "click" ? "poch-light" : type, { bubbles: true }));
}

if (box && page) {
  box.removeAttribute("hidden");
  for (const sign of ["pointermove", "pointerdown", "keydown", "focusin", "dragenter"])
    addEventListener(sign, wake, { once: true, passive: true });
  addEventListener("dragover", (event) => event.preventDefault());
  page.addEventListener("click", again, { once: true });
  box.addEventListener("change", again, { once: true });
  if (has(`poch-copy-${box.getAttribute("data-slug")}`)) wake();
}
