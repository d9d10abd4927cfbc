/** Has what is read kept for when there is no network, and looks for a newer edition of the pages. */

const own = document.querySelector('meta[name="poch-edition"]')?.getAttribute("content") ?? "";
const { serviceWorker } = navigator;

/** @param {ServiceWorkerRegistration} it @param {ServiceWorker | null} worker that waits, or has just taken over */
async function consider(it, worker) {
  if (worker) await (await import("./newer.js")).consider(it, worker, own);
}

let answered = false;
let begun = false;

/** The engine was started: it is to be there without a network too. */
export async function notePlayed() {
  answered = true;
  (await serviceWorker?.ready)?.active?.postMessage("played");
}

/**
 * Begin, once, on the pages of a built site; where others are served from its place, they are left alone. What printing
 * needs comes as well; without it what is printed has no notes.
 */
export async function begin() {
  if (begun) return;
  begun = true;
  if (document.querySelector("link[media=print]")) import("./paper.js").catch(console.info);
  if (!own) await (await serviceWorker?.getRegistration())?.unregister();
  if (!own || !serviceWorker) return;
  // While the engine is on its way, the line is left to it.
  while (performance.getEntriesByName("poch-engine").length && !answered)
    await new Promise((done) => setTimeout(done, 500));
  const script = new URL("../../../offline.js", import.meta.url);
  const it = await serviceWorker.register(script, { updateViaCache: "none" });
  if (!it) return;
  let old = serviceWorker.controller;
  it.addEventListener("updatefound", () => {
    const { active, installing } = it;
    installing?.addEventListener("statechange", () => {
      if (active && installing.state === "installed") consider(it, installing);
    });
  });
  serviceWorker.addEventListener("controllerchange", () => {
    if (old) consider(it, serviceWorker.controller);
    old = serviceWorker.controller;
  });
  consider(it, it.waiting);
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden) it.update().catch(console.info); // there may be no network
  });
  const read = performance.getEntriesByType("resource").map(({ name }) => name);
  (await serviceWorker.ready).active?.postMessage([location.href, ...read]);
}
