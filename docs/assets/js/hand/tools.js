/** The quiet choices below the board: whose cards are seen, a link to the step, the colours of the suits. */

import { say } from "../language/say.js";
import { button, copy, icon, select } from "../page/dom.js";

/** Keep what was chosen, where the browser lets us. @param {string} name @param {string} text */
const keep = async (name, text) => (await import("../page/store.js")).keepText(name, text);

/** Return a button that stays pressed, or not. @param {string} words @param {boolean} on @param {(on: boolean) => void} act @param {...Node} sign */
function toggle(words, on, act, ...sign) {
  const press = () => made.setAttribute("aria-pressed", String(on));
  const made = button(words, turn, "quiet");
  made.prepend(...sign);
  function turn() {
    on = !on;
    press();
    act(on);
  }
  press();
  return made;
}

/** Return a button that hides the hands. @param {(hidden: boolean) => void} act */
export const hideHands = (act) => toggle(say("hand-hide"), false, act, icon("eye"));

/** Return a button that gives clubs and diamonds colours of their own, here and on all pages to come. */
export function fourColours() {
  const { classList } = document.documentElement;
  const made = toggle(say("hand-four-colours"), classList.contains("four-colour"), (on) => {
    classList.toggle("four-colour", on);
    keep("poch-four-colour", on ? "yes" : "");
  });
  made.classList.add("ph-colours");
  return made;
}

/** The suits that cards may be shown with. */
const SUITS = {
  "": say("hand-suits-text"),
  french: say("hand-suits-french"),
  german: say("hand-suits-german"),
};

/** Return a choice of suits, for this page and all to come. */
export function suitsChoice() {
  const menu = select(SUITS, document.documentElement.dataset.suits ?? "", {
    class: "poch-button quiet",
    "aria-label": say("hand-suits"),
    onchange: async () => {
      await keep("poch-suits", menu.value); // where it is refused, the cards stay as they are
      location.reload();
    },
  });
  return menu;
}

/** Return a button that copies a link. @param {() => string} link @param {(told: string) => void} tell */
export function copyLink(link, tell) {
  const made = button(say("play-copy-link"), act, "quiet");
  made.prepend(icon("link"));
  async function act() {
    const address = link();
    tell((await copy(address)) ? say("hand-copied") : address);
  }
  return made;
}
