/**
 * The service worker of a built site: what was read, and once it was played, is there without a network.
 *
 * Pages and data come from the network, and from what is kept only where that fails; then they say so. Scripts,
 * styles, fonts, rulesets and the engine belong to one edition: they are kept under their hashes, so that no two
 * editions are ever mixed. tools/browser/offline fills in the list.
 *
 * Why two ways: a reader with a network must see what the host has today, so pages are asked for first. But a page
 * of one edition with scripts of another breaks in ways that nobody can foresee, and a host replaces its files one
 * by one. So files that work together are named by what is in them, and this worker knows one list of names.
 *
 *   who     says                                                    to whom
 *   build   the edition, in each page; its hashes, in this script   this worker, the page
 *   host    sends a page with another mark                          `judge` finds out
 *   worker  asks for its successor, and from then on gives          `superseded`
 *           nothing of its own while there is a network
 *   page    "edition": whether the successor that waits is          page/newer.js asks, and offers it
 *           as new as the page; "take over" when the reader agrees
 *   worker  begins anew, and lets go of what is older               `begin`
 *
 * An example: a reader has played in edition A and the host now has B. He opens a page. `read` gives him the page of
 * B, `judge` finds another mark, notes it in the cache OTHER and has the browser fetch this script again. Scripts of
 * that page wait for `judged`, so none comes from A. The new worker keeps the files of B while it installs, those
 * of the engine too since he has played, and waits. If the network fails meanwhile, files of A are given
 * all the same, and the page, which knows its own mark, says so. Once the new one has taken over, `begin` removes OTHER
 * and the files of A.
 *
 * A note like OTHER lies in a cache because a browser ends a worker whenever it likes: variables do not last.
 *
 * A warning: never answer a file by its name alone. Each way out of here must either come from the network or fit its
 * hash, `keepFile` is the only one to put files away, and a page that does not have our mark is never kept: the way
 * into somebody's hotel network answers every address with its own page.
 */

/**
 * @typedef {{edition: string, mark: string, pages: Record<string, string[]>, told: Record<string, Told>,
 *   ahead: Record<string, string>, played: Record<string, string>}} Listed
 * What is kept ahead, and what once a hand was played: names with the first figures of their hashes. Of each language,
 * the pages that are kept once it is read, and what a copy says of itself, with and without its day.
 */
/** @typedef {{kept: string, dated: string}} Told */
/** @type {Listed} */
const { edition, mark, pages: first, told: notices, ahead, played } = JSON.parse("LISTED");
const here = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (globalThis));
const hashes = { ...ahead, ...played };
const HOME = here.registration.scope;
const NOT_KEPT = "reading-offline/";
/** Snapshots of earlier editions, each of which has a worker of its own. */
const SNAPSHOTS = `${HOME}v/`;
const FILES = `${HOME} files`;
const PAGES = `${HOME} pages`;
const OTHER = `${HOME} other`;
const filesOpen = caches.open(FILES);
const pagesOpen = caches.open(PAGES);
/** The host sent a page of another edition: while there is a network, all comes from there. */
let other = caches.has(OTHER);
const PATIENCE = 5000;
/** What every page of ours has. */
const MARK = 'name="poch-edition"';

/** What a page that was just fetched says of its edition; nothing of an edition is given before. */
let judged = Promise.resolve();

/** @param {string} name */
const keyOf = (name) => `${HOME}${name}?${hashes[name]}`;
const fileKept = async (/** @type {string} */ name) =>
  (await filesOpen).match(keyOf(name), { ignoreVary: true });

/** The host has another edition. */
async function noteOtherEdition() {
  other = caches.open(OTHER).then(() => true);
  await other;
  here.registration.update().catch(console.warn);
}

/** Keep a file, if it is of this edition. @param {string} name @param {Response} answer */
async function keepFile(name, answer) {
  const type = answer.headers.get("Content-Type") ?? "";
  const bytes = await answer.arrayBuffer();
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  const hash = Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
  if (!hash.startsWith(hashes[name] ?? "-")) return false;
  const copy = new Response(bytes, { headers: { "Content-Type": type } });
  await (await filesOpen).put(keyOf(name), copy);
  return true;
}

/** Keep a file as the browser has it from reading, or as it is on the host. @param {string} name */
async function fetchFile(name) {
  for (const cache of /** @type {const} */ (["force-cache", "no-cache"])) {
    const answer = await fetch(HOME + name, { cache });
    if (answer.ok && (await keepFile(name, answer))) return;
  }
  throw new Error(`${name} is not there as this edition has it; it is tried again later`);
}

/** Keep the files of a list that are not kept yet. @param {Record<string, string>} list */
async function keepFiles(list) {
  for (const name of Object.keys(list)) if (!(await fileKept(name))) await fetchFile(name);
}

/**
 * Keep a page or data, unless another answers in the site's place, such as the way into a network that asks for a name.
 * @param {string} place @param {Response} answer
 */
async function keepPage(place, answer) {
  if (!answer.ok || answer.redirected) return;
  if (isPage(answer)) {
    const text = await answer.clone().text();
    if (/<html\b/i.test(text) && !text.includes(MARK)) return;
  }
  await (await pagesOpen).put(place, answer);
}

/** Keep what the page at hand has read before it was watched. @param {string[]} urls */
async function keepPages(urls) {
  const pages = await pagesOpen;
  for (const url of urls.map(placeOf)) {
    if (!url.startsWith(HOME) || hashes[url.slice(HOME.length)] || (await pages.match(url)))
      continue;
    await keepPage(url, await fetch(url, { cache: "force-cache" }));
  }
  const tags = new Set(["en", ...urls.map(languageOf)]);
  for (const url of [...tags].flatMap((tag) => first[tag] ?? []).map((name) => HOME + name)) {
    const kept = await pages.match(url, { ignoreVary: true });
    if (kept && (await kept.text()).includes(mark)) continue;
    await keepPage(url, await fetch(url));
  }
}

/** The address of a page or a file as it is kept: what stands behind it matters only to scripts. @param {string} url */
const placeOf = (url) => new URL(url).origin + new URL(url).pathname;

/** The language of a page, by its address. @param {string} url */
function languageOf(url) {
  const [tag = ""] = placeOf(url).slice(HOME.length).split("/");
  return first[tag] ? tag : "en";
}

/** The page of a language that tells what is kept. @param {string} url */
function notKept(url) {
  const own = first[languageOf(url)]?.find((name) => name.endsWith(NOT_KEPT));
  return HOME + (own ?? NOT_KEPT);
}

/** Give a file of this edition. @param {FetchEvent} event @param {string} name */
async function file(event, name) {
  await judged;
  const [kept, elsewhere] = await Promise.all([fileKept(name), other]);
  if (kept && !elsewhere) return kept;
  try {
    const answer = await fetch(event.request);
    if (answer.status === 404) await noteOtherEdition();
    if (answer.ok && !elsewhere) {
      event.waitUntil(
        keepFile(name, answer.clone()).then((same) => (same ? undefined : noteOtherEdition())),
      );
    }
    return answer;
  } catch (error) {
    if (kept) return kept;
    throw error;
  }
}

/** Note a page's edition. @param {Response} answer @param {boolean} opened it is opened, not only looked into */
async function judge(answer, opened) {
  const text = await answer.text();
  if (text.includes(mark)) {
    if (opened && (await other)) other = caches.delete(OTHER).then(() => false);
  } else if (opened) await noteOtherEdition();
  else if (text.includes(MARK)) here.registration.update().catch(console.warn);
}

/** Give a page or data: as the network has it, else as it was kept. @param {FetchEvent} event */
async function read({ request, preloadResponse }) {
  const place = placeOf(request.url);
  const opened = request.mode === "navigate";
  const pages = await pagesOpen;
  const kept = await pages.match(place, { ignoreVary: true });
  const begun = Promise.resolve(preloadResponse).then((early) => early ?? fetch(request));
  const asked = begun.then((answer) => {
    const data = !opened && !/(?:\/|\.html)$/.test(place);
    if (kept && data && isPage(answer)) throw new Error(`${place} is answered by another`);
    if (answer.ok && isPage(answer)) judged = judge(answer.clone(), opened).catch(console.warn);
    if (answer.ok) keepPage(place, answer.clone()).catch(console.warn);
    else if (answer.status === 404) pages.delete(place);
    return answer;
  });
  try {
    return await (kept ? Promise.race([asked, patience()]) : asked);
  } catch (error) {
    const there = notKept(place);
    if (kept) return isPage(kept) && place !== there ? markAsCopy(kept, languageOf(place)) : kept;
    if (!opened) throw error;
    if (place === HOME + NOT_KEPT) return gone();
    const last = place === there || !(await pages.match(there, { ignoreVary: true }));
    const instead = last ? HOME + NOT_KEPT : there;
    return Response.redirect(
      `${instead}?for=${encodeURIComponent(request.url.slice(HOME.length))}`,
    );
  }
}

/** @param {Response} answer */
const isPage = (answer) => answer.headers.get("Content-Type")?.startsWith("text/html");

/** @returns {Promise<never>} */
const patience = () => new Promise((_, end) => setTimeout(end, PATIENCE));

/** What is answered where even the page is gone that says so. */
const gone = () =>
  new Response(
    `<!doctype html><html lang="en"><title>Poch</title><p>The network does not answer, and what was kept here is gone. <a href="${HOME}">Try again</a> when you are connected.</p>`,
    { status: 503, headers: { "Content-Type": "text/html; charset=utf-8" } },
  );

/** Say on a page that it is a copy. @param {Response} kept @param {string} tag */
async function markAsCopy(kept, tag) {
  const date = kept.headers.get("Date");
  const locale = tag === "en" ? "en-GB" : tag;
  const day = date && new Date(date).toLocaleDateString(locale, { dateStyle: "long" });
  const words = day ? notices[tag]?.dated.replace("DAY", day) : notices[tag]?.kept;
  const text = (await kept.text()).replace(
    /<article\b[^>]*>/,
    `$&<p class="poch-note poch-kept">${words}</p>`,
  );
  return new Response(text, { headers: { "Content-Type": "text/html; charset=utf-8" } });
}

/** Keep the shell; who has played before gets the engine with it, so that a new edition is there whole. */
async function install() {
  const names = (await (await filesOpen).keys()).map(({ url }) => url);
  const before = names.some((url) => url.includes("/pyodide.asm.wasm"));
  await keepFiles(before ? hashes : ahead);
}

/** Let go of what belongs to older editions. */
async function begin() {
  for (const name of await caches.keys())
    if (name.startsWith(`${HOME} `) && name !== FILES && name !== PAGES) await caches.delete(name);
  other = Promise.resolve(false);
  const files = await filesOpen;
  const ours = new Set(Object.keys(hashes).map(keyOf));
  for (const request of await files.keys()) if (!ours.has(request.url)) await files.delete(request);
  await here.registration.navigationPreload?.enable();
  await here.clients.claim();
}

here.addEventListener("install", (event) => event.waitUntil(install()));
here.addEventListener("activate", (event) => event.waitUntil(begin()));
here.addEventListener("fetch", (event) => {
  const { method, url, headers } = event.request;
  if (method !== "GET" || !url.startsWith(HOME) || headers.has("Range")) return;
  if (url.startsWith(SNAPSHOTS)) return;
  const name = placeOf(url).slice(HOME.length);
  if (hashes[name]) event.respondWith(file(event, name));
  else event.respondWith(read(event));
});
here.addEventListener("message", (event) => {
  const { data, ports } = event;
  if (data === "edition") ports[0]?.postMessage(edition);
  else if (data === "take over") here.skipWaiting();
  else if (data === "played") event.waitUntil(keepFiles(played).catch(console.warn));
  else if (Array.isArray(data)) event.waitUntil(keepPages(data).catch(console.warn));
});
