/** The quiet choices below the board: whose cards are seen, a link to the step, the colours of the suits. */

import { ready, say } from "../language/say.js";
import { arrival } from "../network/fetching.js";
import { button, copy, failure, html, icon, select, words } from "../page/dom.js";

/**
 * Do something with a hand, or say what failed, and offer to try again.
 * @param {import("./hand.js").PochHand} hand @param {string} message @param {() => Promise<unknown>} act
 */
export async function attempt(hand, message, act) {
  try {
    await act();
  } catch (error) {
    const text = say(message, { why: words(error) });
    hand.say(
      failure(text, () => attempt(hand, message, act)),
      "poch-error",
    );
  }
}

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

/** Return a button for what is kept for all pages. @param {string} words @param {string} name @param {boolean} on @param {(on: boolean) => void} act */
const lasting = (words, name, on, act) =>
  toggle(words, on, (now) => {
    act(now);
    keep(name, now ? "yes" : "");
  });

/** Return a button that lets one hear what happens at tables. */
function sound() {
  const { dataset } = document.documentElement;
  return lasting(say("play-sound"), "poch-sound", Boolean(dataset.sound), (on) => {
    dataset.sound = on ? "yes" : "";
  });
}

/** Return a button that gives clubs and diamonds colours of their own. */
function fourColours() {
  const { classList } = document.documentElement;
  const on = classList.contains("four-colour");
  return lasting(say("hand-four-colours"), "poch-four-colour", on, (now) =>
    classList.toggle("four-colour", now),
  );
}

/** The suits that cards may be shown with. */
const SUITS = {
  "": say("hand-suits-text"),
  french: say("hand-suits-french"),
  german: say("hand-suits-german"),
};

/** Return a choice of suits. */
function suitsChoice() {
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

/** Return what is seldom wanted, folded behind three dots; last what one chooses for all tables. @param {...Node} parts */
export const more = (...parts) =>
  html(
    "details.poch-more",
    html("summary.poch-button.quiet", { "aria-label": say("hand-more") }, "…"),
    html("div.poch-bar", ...parts, sound(), fourColours(), suitsChoice()),
  );

/** Return a button that offers what puts a step into a page of the reader's own. @param {() => string | Promise<string>} link */
export const embed = (link) =>
  button(
    say("play-embed"),
    async () => {
      await ready("embed");
      const script = import("../embed/embed-offer.js");
      (await arrival(script, "embed-offer.js")).offer(await link());
    },
    "quiet ph-embed",
  );

/** Return a button that copies a link. @param {() => string} link @param {(text: string) => void} tell */
export function copyLink(link, tell) {
  const made = button(say("play-copy-link"), act, "quiet");
  made.prepend(icon("link"));
  async function act() {
    const address = link();
    tell((await copy(address)) ? say("hand-copied") : address);
  }
  return made;
}
