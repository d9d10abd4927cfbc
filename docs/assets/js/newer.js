// @ts-check
/** The bar that offers a newer edition of the pages. */

import { html } from "./dom.js";
import { dress } from "./styles.js";

/** Ask a service worker of which edition it is. @param {ServiceWorker} worker @returns {Promise<string>} */
const editionOf = (worker) =>
  new Promise((tell) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => tell(data);
    worker.postMessage("edition", [port2]);
  });

/** @param {ServiceWorkerRegistration} registration */
async function offer(registration) {
  if (document.querySelector(".poch-newer")) return;
  const bar = html("div", { class: "poch-newer md-typeset", role: "status" });
  document.body.append(bar);
  await dress("newer");
  const load = html("button", { type: "button", class: "poch-button primary" }, "Load it");
  const not = html("button", { type: "button", class: "poch-button quiet" }, "Not now");
  load.addEventListener("click", () => {
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload());
    if (registration.waiting) registration.waiting.postMessage("take over");
    else location.reload();
  });
  not.addEventListener("click", () => bar.remove());
  bar.append(html("p", {}, "A newer edition of these pages is here."), load, not);
}

/**
 * Offer a worker's edition; a page that is as new as the worker lets it take over at once.
 * @param {ServiceWorkerRegistration} registration
 * @param {ServiceWorker} worker that waits, or has just taken over
 * @param {string} own
 */
export async function consider(registration, worker, own) {
  if ((await editionOf(worker)) !== own) await offer(registration);
  else worker.postMessage("take over");
}
