/** <poch-tour>: an essay beside a table. The board follows the text; a reader may step freely, and come back. */

import { say } from "../language/say.js";
import { bareButton, failure, html, words } from "../page/dom.js";
import { PochHand } from "./hand.js";
import { handOf } from "./later.js";

const TAKES_OVER = ["wheel", "touchmove", "keydown", "pointerdown"];
/** On a phone the text is read below the board. */
const PHONE = matchMedia("(max-width: 899px)");

export class Tour {
  /** The hands that came, each by its page. @type {Map<string, Promise<PochHand>>} */
  hands = new Map();
  /** @type {HTMLElement | undefined} */
  at;

  /** @param {HTMLElement} host the element beside the text */
  constructor(host) {
    const whole = host.closest(".tour") ?? host;
    this.stops = /** @type {HTMLElement[]} */ ([...whole.querySelectorAll(".tour-stop")]);
    this.place = html("div.tour-hand");
    this.back = bareButton("ph-way-back", say("tour-back"), () => this.show(this.at));
    this.away = html("p.tour-away.poch-small", { hidden: true }, `${say("tour-away")} `, this.back);
    this.notice = html("p.poch-error", { role: "alert", hidden: true });
    host.role = "region";
    host.ariaLabel = say("tour-region");
    host.append(this.away, this.notice, this.place);
    whole.classList.add("live");
    whole.addEventListener("click", this.onClick);
    whole.addEventListener("toggle", this.onToggle, true);
    whole.addEventListener("poch-step", this.onStep);
    addEventListener("scroll", this.onScroll, { passive: true });
    for (const kind of TAKES_OVER) addEventListener(kind, this.release, { passive: true });
    this.follow();
  }

  close() {
    removeEventListener("scroll", this.onScroll);
    for (const kind of TAKES_OVER) removeEventListener(kind, this.release);
  }

  /** Show the stop that the address names, or else the one in sight. */
  follow() {
    const named = this.stops.find(({ id }) => location.hash === `#${id}`);
    this.held = Boolean(named);
    this.show(named ?? this.inSight() ?? this.stops[0]).then(() => {
      if (this.held) named?.scrollIntoView(); // the board that came has moved the text
    });
  }

  /** The reader has taken over from the address. */
  release = () => {
    this.held = false;
  };

  /** The last stop that has come up to where the text is read. */
  inSight() {
    const line = innerHeight * (PHONE.matches ? 0.6 : 0.4);
    return this.stops.findLast((stop) => stop.getBoundingClientRect().top <= line);
  }

  onScroll = () => {
    cancelAnimationFrame(this.waiting ?? 0);
    this.waiting = requestAnimationFrame(() => {
      if (this.held) return;
      const stop = this.inSight() ?? this.stops[0];
      if (stop && stop !== this.at) this.show(stop, true);
    });
  };

  /** Bring a stop's hand to the table, at its step or at another. @param {HTMLElement | undefined} stop @param {boolean} [keep] whether the address follows @param {number} [more] how many steps on */
  async show(stop, keep = false, more = 0) {
    if (!stop) return;
    this.at = stop;
    for (const other of this.stops) other.classList.toggle("now", other === stop);
    this.away.hidden = true;
    const { reading = "" } = stop.dataset;
    const step = Number(stop.dataset.step) + more;
    try {
      const hand = await this.handOf(stop);
      if (this.at !== stop) return;
      if (hand.parentNode !== this.place) this.place.replaceChildren(hand);
      if (!hand.trace && !reading)
        hand.dataset.start = String(step); // it is on its way, and opens there
      else if (hand.trace && hand.reading === reading) hand.go(step, "tour");
      else await hand.read(reading, step);
      this.notice.hidden = true;
    } catch (error) {
      const text = say("hand-not-loaded", { why: words(error) });
      this.notice.replaceChildren(failure(text, () => this.show(stop, keep, more)));
      this.notice.hidden = false;
    }
    if (keep)
      import("../page/address.js")
        .then(({ keepAddress }) => keepAddress(`${location.pathname}#${stop.id}`))
        .catch(console.info);
  }

  /** Return the hand of a stop; it comes from its own page. @param {HTMLElement} stop @returns {Promise<PochHand>} */
  handOf(stop) {
    const link = /** @type {HTMLAnchorElement | null} */ (stop.querySelector("a.tour-to"));
    const page = (link?.href ?? "").replace(/[?#].*/, "");
    let coming = this.hands.get(page);
    if (!coming) {
      coming = handOf(page).then(({ hand }) => {
        customElements.upgrade(hand);
        return /** @type {PochHand} */ (hand);
      });
      coming.catch(() => this.hands.delete(page));
      this.hands.set(page, coming);
    }
    return coming;
  }

  /** A step named in the text is shown at the table, and the page stays. @param {Event} event */
  onClick = (event) => {
    const { target, metaKey, ctrlKey, shiftKey, altKey } = /** @type {MouseEvent} */ (event);
    if (metaKey || ctrlKey || shiftKey || altKey || !(target instanceof Element)) return;
    const stop = /** @type {HTMLElement | null} */ (
      target.closest("a.tour-to")?.closest(".tour-stop")
    );
    if (!stop) return;
    event.preventDefault();
    this.show(stop, true);
  };

  /** What was hidden is seen at the table, too. @param {Event} event */
  onToggle = ({ target }) => {
    if (!(target instanceof HTMLDetailsElement) || !target.matches(".tour-ask")) return;
    const stop = /** @type {HTMLElement | null} */ (target.closest(".tour-stop"));
    if (stop) this.show(stop, false, target.open ? 1 : 0);
  };

  /** Say how to come back where the reader went on by himself. @param {Event} event */
  onStep = (event) => {
    if (event instanceof CustomEvent && event.detail.by === "reader") this.away.hidden = false;
  };
}
