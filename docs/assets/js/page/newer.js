/** The bar that offers a newer edition of the pages. */

import { say } from "../language/say.js";
import { fetchFile } from "../network/fetching.js";
import { button, dress, html, ROOT } from "./dom.js";

const HERE = new URL("assets/js/", ROOT).href;

/** Ask a service worker of which edition it is. @param {ServiceWorker} worker @returns {Promise<string>} */
const editionOf = (worker) =>
  new Promise((tell) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => tell(data);
    worker.postMessage("edition", [port2]);
  });

/** @param {string} text @param {string} words @param {() => unknown} act */
async function offer(text, words, act) {
  if (document.querySelector(".poch-newer")) return;
  const bar = html("div.poch-newer.poch-row.md-typeset", { role: "status" });
  document.body.append(bar);
  await dress("newer");
  const not = button(say("page-not-now"), () => bar.remove(), "quiet");
  bar.append(html("p", text), button(words, act, "primary"), not);
}

/** @param {ServiceWorkerRegistration} registration */
const offerNewer = (registration) =>
  offer(say("page-newer"), say("page-load-newer"), () => {
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload());
    if (registration.waiting) registration.waiting.postMessage("take over");
    else location.reload();
  });

/** Load the page again with all its scripts as the host has them. */
export async function renew() {
  const read = performance.getEntriesByType("resource").map(({ name }) => name);
  const ours = read.filter((name) => name.startsWith(HERE));
  const all = [location.href, ...ours];
  await Promise.allSettled(all.map((name) => fetchFile(name, { cache: "reload" })));
  location.reload();
}

/** Offer to load the page again: its scripts are of two editions. */
export const offerOne = () => offer(say("page-two-editions"), say("page-load-again"), renew);

/**
 * Offer a worker's edition; a page that is as new as the worker lets it take over at once.
 * @param {ServiceWorkerRegistration} registration
 * @param {ServiceWorker} worker that waits, or has just taken over
 * @param {string} own
 */
export async function consider(registration, worker, own) {
  if ((await editionOf(worker)) !== own) await offerNewer(registration);
  else worker.postMessage("take over");
}
