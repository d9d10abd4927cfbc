/**
 * A page alone on a screen, as in a museum: there is no way out to other sites, and without a touch it begins again.
 * `?kiosk=120` waits so many seconds; `start` is where it comes back to.
 */

import { say } from "../language/say.js";
import { html, ROOT } from "../page/dom.js";
import { forgetVisitors, keepText } from "../page/store.js";
import { STILL } from "../table/motion.js";

const [USUAL, LEAST] = [90, 10];
/** Milliseconds that each stop of a tour is seen while nobody touches the screen. */
const PAUSE = 7000;

const query = new URLSearchParams(location.search);
const seconds = Math.max(LEAST, Number(query.get("kiosk")) || USUAL);
const asked = new URL(query.get("start") ?? location.href, location.href);
const start = asked.href.startsWith(ROOT.href) ? asked : new URL(location.href);
const hint = html("p.kiosk-hint", { role: "status" }, say("kiosk-touch"));
let touched = false;
let timer = 0;
let loop = 0;

/** Nobody has touched the screen for a while. */
function again() {
  forgetVisitors();
  // what is behind ? and # a page may write by itself
  if (touched || location.pathname !== start.pathname) location.replace(start.href);
  else wait();
}

function wait() {
  clearTimeout(timer);
  timer = setTimeout(again, seconds * 1000);
}

/** Go from stop to stop of a tour until somebody comes. */
function attract() {
  const stops = [...document.querySelectorAll(".tour-stop")];
  if (!stops.length || STILL.matches) return;
  let at = 0;
  loop = setInterval(() => {
    at = (at + 1) % stops.length;
    stops[at]?.scrollIntoView({ behavior: "smooth" });
  }, PAUSE);
}

function touch() {
  touched = true;
  clearInterval(loop);
  hint.remove();
  wait();
}

/** Stay on this site, and in this way of showing it. @param {Event} event */
function follow(event) {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link?.href) return;
  if (!link.href.startsWith(ROOT.href)) {
    event.preventDefault();
    return;
  }
  const there = new URL(link.href);
  if (there.pathname === location.pathname) return;
  there.searchParams.set("kiosk", String(seconds));
  there.searchParams.set("start", start.href);
  link.href = there.href;
  link.removeAttribute("target");
}

export function begin() {
  for (const kind of ["pointerdown", "keydown", "wheel"])
    document.addEventListener(kind, touch, { capture: true, passive: true });
  for (const kind of ["pointerdown", "click"]) document.addEventListener(kind, follow, true);
  document.addEventListener("contextmenu", (event) => event.preventDefault());
  if (!keepText("poch-kiosk", "")) hint.append(" ", say("kiosk-no-storage"));
  document.body.append(hint);
  attract();
  wait();
}
