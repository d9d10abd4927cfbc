/** <poch-later>: the hand to which its link leads. It comes from its own page, when a reader comes near it. */

import { arrival, fetchFile } from "../network/fetching.js";

/** Return the hand as it is told on its page, with links that lead from here. @param {string} page */
export async function handOf(page) {
  const answer = await fetchFile(page);
  const { body, documentElement } = new DOMParser().parseFromString(
    await answer.text(),
    "text/html",
  );
  const hand = /** @type {HTMLElement | null} */ (body.querySelector("poch-hand"));
  if (!hand) throw new Error(page);
  for (const link of hand.querySelectorAll("a"))
    link.href = new URL(link.getAttribute("href") ?? "", page).href;
  for (const { dataset } of [hand, ...hand.querySelectorAll("ol")])
    for (const key of ["trace", "play", "clauses"])
      if (dataset[key]) dataset[key] = new URL(dataset[key], page).href;
  // The address of this page names none of its steps.
  for (const step of hand.querySelectorAll("[id]")) step.removeAttribute("id");
  return { hand, lang: documentElement.lang };
}

export class Later {
  /** @param {HTMLElement} element */
  constructor(element) {
    this.watch = new IntersectionObserver(([seen]) => {
      if (!seen?.isIntersecting) return;
      this.close();
      this.show(element).catch(console.info); // the link stays
    });
    this.watch.observe(element);
  }

  close() {
    this.watch.disconnect();
  }

  /** @param {HTMLElement} element */
  async show(element) {
    const page = element.querySelector("a")?.href ?? "";
    const [{ hand, lang }] = await Promise.all([
      handOf(page),
      arrival(import("./hand.js"), "hand.js"),
    ]);
    hand.dataset.start = element.dataset.start;
    hand.style.maxWidth = "760px";
    // A page in a language without this hand says its steps itself.
    if (lang !== document.documentElement.lang)
      hand.addEventListener(
        "poch-trace",
        () => {
          const { steps, trace } = /** @type {import("./hand.js").PochHand} */ (hand);
          if (trace) steps?.tell(trace.steps, trace, trace.deals);
          hand.querySelector(".hand-result")?.remove();
        },
        { once: true },
      );
    element.append(hand);
  }
}
