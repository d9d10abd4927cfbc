// @ts-check
/** The entry: defines the elements of the site. */

import { PochHand } from "./hand.js";
import { PochBoard } from "./picture.js";
import "./source.js";

try {
  document.documentElement.classList.toggle(
    "four-colour",
    localStorage.getItem("poch-four-colour") === "yes",
  );
} catch {} // storage may be refused

document.querySelector(".md-search")?.setAttribute("aria-label", "Search");

if (!customElements.get("poch-hand")) customElements.define("poch-hand", PochHand);
if (!customElements.get("poch-board")) customElements.define("poch-board", PochBoard);

/** <poch-play>: the play page. Its code comes only where there is one. */
class PochPlay extends HTMLElement {
  /** @type {import("./play.js").Play | undefined} */
  play;

  async connectedCallback() {
    try {
      const { Play } = await import("./play.js");
      if (this.isConnected && !this.play) this.play = new Play(this);
    } catch (error) {
      const told = document.createElement("p");
      told.className = "poch-error";
      told.textContent = `The table could not be set (${error instanceof Error ? error.message : error}). Look whether you are connected, then load this page again.`;
      this.prepend(told);
    }
  }

  disconnectedCallback() {
    this.play?.close();
    this.play = undefined;
  }
}

if (!customElements.get("poch-play")) customElements.define("poch-play", PochPlay);
