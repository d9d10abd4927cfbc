// @ts-check
/** The entry: defines the elements of the site. */

import { PochHand } from "./hand.js";
import "./source.js";

try {
  document.documentElement.classList.toggle(
    "four-colour",
    localStorage.getItem("poch-four-colour") === "yes",
  );
} catch {} // storage may be refused

document.querySelector(".md-search")?.setAttribute("aria-label", "Search");

if (!customElements.get("poch-hand")) customElements.define("poch-hand", PochHand);
