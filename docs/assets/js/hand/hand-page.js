/** What is on a hand's own page beside its steps: its readings, and what the address asks for in vain. */

import { say } from "../language/say.js";
import { bareButton } from "../page/dom.js";
import { PochHand } from "./hand.js";

/** Offer a button for each reading that changes it. @param {PochHand} hand */
function offerReadings(hand) {
  for (const item of hand.parentElement?.querySelectorAll(".hand-readings li[data-key]") ?? []) {
    const key = item.getAttribute("data-key") ?? "";
    const on = hand.reading === key;
    const attempt = async () => {
      await hand.read(hand.reading === key ? "" : key);
      hand.frame?.scrollIntoView({ block: "nearest" });
    };
    const made = item.querySelector("button") ?? bareButton("reading-try", "", attempt);
    if (!made.isConnected) item.append(" ", made);
    made.textContent = say(on ? "hand-as-recorded" : "hand-show-reading");
    made.setAttribute("aria-pressed", String(on));
  }
}

/** Say where the hand has not what the address asks for. @param {PochHand} hand @param {boolean} [opened] just now */
function tellMissing(hand, opened) {
  const reading = opened && new URLSearchParams(location.search).get("reading");
  if (reading && reading !== hand.reading) hand.say(say("hand-address-reading"));
  const [, asked] = /^#step-(\d{1,20})$/.exec(location.hash) ?? [];
  if (asked && Number(asked) !== hand.step)
    hand.say(say("hand-address-step", { asked, step: hand.step }));
}

document.addEventListener("poch-trace", (event) => {
  const { target } = event;
  if (!(target instanceof PochHand) || !target.anchored) return;
  offerReadings(target);
  tellMissing(target, event instanceof CustomEvent && !event.detail.again);
});

addEventListener("hashchange", () => {
  const hand = document.querySelector(".poch-handpage poch-hand");
  if (hand instanceof PochHand) tellMissing(hand);
});
