/** The entry: defines the elements of the site. */

/** Nothing is drawn before the site's face is there; a browser itself waits no longer for it. */
const face = Promise.race([
  document.fonts.load(
    `600 16px ${getComputedStyle(document.documentElement).getPropertyValue("--serif")}`,
  ),
  new Promise((done) => setTimeout(done, 3000)),
]).catch(console.info);

/**
 * Wait for the words of the page and those of some parts. Scripts that say something begin after this, so that none waits
 * at its top level: WebKit lets what imports such a script begin before it is done. @param {string[]} parts
 */
async function ready(...parts) {
  const said = await import("./language/say.js");
  await Promise.all([said.ready(...parts), face]);
  return said;
}

/** Have a part of the page do something, if it comes. @param {() => Promise<unknown>} act */
const call = (act) => ready().then(act).catch(console.info);

/** Each script says at its end of which edition it is; see tools/browser/offline. */
const edition = document.querySelector('meta[name="poch-edition"]')?.getAttribute("data-scripts");
/** @type {any} */ (globalThis).pochIs = (/** @type {string} */ theirs) => {
  if (edition && theirs !== edition) call(async () => (await import("./page/newer.js")).offerOne());
};

/** Milliseconds after which something is told to be late; see network/fetching.js, which may be late itself. */
const PATIENCE = 10_000;
/** @type {Record<string, string>} */
const TOLD = {
  late: "nothing has come for ten seconds",
  damaged: "it arrived damaged",
  unreachable: "the host cannot be reached",
};

/** Tell why a script did not come, as each browser says that; an error of our own is nothing of the kind. @param {unknown} error */
function whyOf(error) {
  if (error instanceof SyntaxError) return "damaged";
  return error instanceof TypeError && /\bmodule\b/.test(error.message) ? "unreachable" : "";
}

/** Load the page again; if something came damaged, with all scripts as the host has them. @param {string} why */
async function renew(why) {
  const newer = why === "damaged" ? import("./page/newer.js") : Promise.reject();
  await newer.then(({ renew }) => renew()).catch(() => location.reload());
}

/** Say that a part of the page did not come, and offer to try again. @param {any} error with a file of its own, if that is known @param {string} name */
function reportMissing(error, name) {
  const { file = name, why = whyOf(error) } = error;
  const again = Object.assign(document.createElement("a"), { href: "", textContent: "Try again" });
  again.addEventListener("click", (event) => {
    event.preventDefault();
    renew(why);
  });
  const notice = document.createElement("p");
  Object.assign(notice, { className: "poch-error", role: "alert" });
  const words = TOLD[why] ? `${file}: ${TOLD[why]}` : String(error.message ?? error);
  notice.append(`A part of this page could not be loaded (${words}).`, " ", again);
  ready()
    .then(({ say }) => {
      again.textContent = say("page-try-again");
      const own = TOLD[why] ? say(`page-file-${why}`, { file }) : words;
      const part = say(`page-part-${why ? "missing" : "failed"}`, { why: own });
      notice.replaceChildren(part, " ", again);
    })
    .catch(console.info);
  return notice;
}

/**
 * Wait for a part of the page, and say so while it is late or where it did not come.
 * @template T @param {() => Promise<T>} load @param {(notice: Node) => void} tell @param {string[]} parts of the words, that it says
 * @returns {Promise<T>}
 */
async function awaitPart(load, tell, ...parts) {
  const name = /"\.\/(.+?)"/.exec(String(load))?.[1] ?? ""; // as it is imported there
  const preloads = document.querySelectorAll("link[rel=modulepreload]");
  let late = /** @type {HTMLElement | undefined} */ (undefined);
  const timer = setTimeout(() => {
    const { pochCame = new Set() } = /** @type {any} */ (globalThis); // see main.html
    const on = [...preloads].filter((link) => !pochCame.has(link));
    const names = on.map((link) => link.getAttribute("href")?.split("/").pop());
    late = reportMissing({ why: "late" }, names.join(", ") || name);
    tell(late);
  }, PATIENCE);
  try {
    await ready(...parts);
    return await load();
  } catch (error) {
    tell(reportMissing(error, name));
    throw error;
  } finally {
    clearTimeout(timer);
    late?.remove();
  }
}

const tell = (/** @type {Node} */ notice) => document.querySelector(".md-content")?.prepend(notice);

try {
  const { classList, dataset } = document.documentElement;
  const alone = classList.contains("kiosk"); // it has a space of its own; see page/store.js
  const readChoice = (/** @type {string} */ name) =>
    (alone ? sessionStorage.getItem(`kiosk.${name}`) : localStorage.getItem(name)) ?? "";
  classList.toggle("four-colour", readChoice("poch-four-colour") === "yes");
  dataset.suits = /^(?:french|german)$/.exec(readChoice("poch-suits"))?.[0] ?? "";
  dataset.sound = readChoice("poch-sound");
} catch {} // storage may be refused

if (document.documentElement.matches(".embed"))
  import("./embed/embedded.js").then(({ begin }) => begin()).catch(console.info);

/** The search opens at once; what it finds comes with its code. @type {HTMLDialogElement | null} */
const search = document.querySelector("dialog.poch-search");
let searches = false;
function openSearch() {
  search?.showModal();
  search?.querySelector("input")?.select();
  if (!search || searches) return;
  searches = true;
  const say = (/** @type {Node} */ notice) => search.append(notice);
  awaitPart(() => import("./page/search.js"), say, "search")
    .then(({ begin }) => begin(search))
    .catch((error) => {
      searches = false;
      console.info(error); // it is told
    });
}
document.querySelector(".poch-search-open")?.addEventListener("click", openSearch);
search?.querySelector("button")?.addEventListener("click", () => search.close());
search?.addEventListener("click", ({ target }) => target === search && search.close());
search?.addEventListener("keydown", (event) => event.stopPropagation()); // the page has keys of its own
document.addEventListener("keydown", (event) => {
  const [at] = event.composedPath();
  const writes = at instanceof Element && at.closest("input, select, textarea, [contenteditable]");
  const asks = (event.ctrlKey || event.metaKey) && /^k$/i.test(event.key);
  const open = document.querySelector("dialog[open], html.embed");
  if (!search || !asks || writes || open) return;
  event.preventDefault();
  openSearch();
});

/** A button takes the place of the link to the menu of the first page: it opens that menu here. @type {HTMLAnchorElement | null} */
const link = document.querySelector("a.poch-menu");
const box = document.querySelector("#__drawer");
if (link && box instanceof HTMLInputElement) {
  const menu = document.createElement("button");
  Object.assign(menu, { type: "button", className: link.className, ariaExpanded: "false" });
  menu.append(...link.childNodes);
  menu.addEventListener("click", () =>
    import("./page/drawer.js")
      .then(({ bring }) => bring(link.href))
      .then(() => box.click())
      .catch(() => location.assign(link.href)),
  );
  box.addEventListener("change", () => menu.setAttribute("aria-expanded", String(box.checked)));
  link.replaceWith(menu);
}

/** Elements whose text is there without their code: it comes to pages that have one of them. */
const ELEMENTS = {
  ".poch-source poch-hand": () => import("./hand/source.js"),
  "poch-hand:not(.poch-source *)": () => import("./hand/hand-page.js"),
  "poch-board": () => import("./table/picture.js"),
};

/**
 * Define an element whose code comes only where there is one.
 * @param {string} name
 * @param {() => Promise<new (element: HTMLElement) => any>} load what is in it; `follow` is called when the address has another place
 * @param {string[]} parts of the words, that only it says
 */
function later(name, load, ...parts) {
  if (customElements.get(name)) return;
  customElements.define(
    name,
    class extends HTMLElement {
      /** @type {{close?(): void, follow?(): void} | undefined} */
      inside;
      followHash = () => this.inside?.follow?.();

      async connectedCallback() {
        addEventListener("hashchange", this.followHash);
        const tell = (/** @type {Node} */ notice) => this.prepend(notice);
        const Part = await awaitPart(load, tell, ...parts).catch(console.info); // it is told
        if (!Part || !this.isConnected || this.inside) return;
        try {
          this.inside = new Part(this);
        } catch (error) {
          tell(reportMissing(error, name));
          console.info(error);
        }
      }

      disconnectedCallback() {
        removeEventListener("hashchange", this.followHash);
        this.inside?.close?.();
        this.inside = undefined;
      }
    },
  );
}

later("poch-play", async () => (await import("./play/play.js")).Play);
later("poch-compare", async () => (await import("./texts/compare.js")).Compare);
later("poch-four", async () => (await import("./contrast/four.js")).Four);
later("poch-synopsis", async () => (await import("./texts/synopsis.js")).Synopsis);
later("poch-lesson", async () => (await import("./play/lesson.js")).Lesson, "lesson");
later(
  "poch-exercises",
  async () => (await import("./questions/exercises.js")).Exercises,
  "exercise",
);
later("poch-cards", async () => (await import("./table/card-sheet.js")).CardSheet, "cut-out");
later("poch-tour", async () => (await import("./hand/tour.js")).Tour, "tour");
later("poch-which", async () => (await import("./texts/which.js")).Which);
later("poch-own-board", async () => (await import("./boards/own-board.js")).OwnBoard, "own-board");
later("poch-survey", async () => (await import("./questions/survey.js")).Survey, "odds");
later("poch-workshop", async () => (await import("./workshop/workshop.js")).Workshop, "workshop");
later("poch-odds", async () => (await import("./questions/odds.js")).Odds, "odds");
later("poch-later", async () => (await import("./hand/later.js")).Later);
later("poch-lost", async () => (await import("./texts/lost.js")).Lost);
later("poch-filter", async () => (await import("./texts/filter.js")).Filter);
later("poch-matrix", async () => (await import("./texts/matrix.js")).Matrix);
later("poch-offline-pages", async () => (await import("./page/offline-pages.js")).OfflinePages);

/** A link to the print of a page prints it; without scripts it leads to where that is said. */
addEventListener("click", ({ target }) => {
  if (target instanceof Element && target.closest('a[href="#print"]')) print();
});

/** Far parts of a text are laid out once somebody scrolls, or some time later: a phone is busy enough at first. */
const whenIdle = globalThis.requestIdleCallback ?? setTimeout;
function layOut() {
  const part = document.querySelector(".topic:not(.laid), .synopsis tbody:not(.laid)");
  part?.classList.add("laid");
  if (part) whenIdle(layOut);
}
addEventListener("scroll", () => whenIdle(layOut), { once: true, passive: true });
addEventListener("load", () => setTimeout(layOut, PATIENCE));

/** What moves in the frame of the page comes once that is idle, or with the first key. */
const getFrame = () => import("./page/page-frame.js").then((it) => it.begin(), console.info);
addEventListener("focusin", getFrame, { once: true });
addEventListener("load", () => whenIdle(getFrame));
/** A press on the colours before that waits for it. @type {HTMLElement | null} */
const colours = document.querySelector("button.poch-colours");
if (colours) colours.onclick = () => getFrame().then((here) => here && colours.click());

/** What you read is kept, and what printing needs comes, once the page is idle, or with the key that goes before P. */
const settle = () => call(async () => (await import("./page/edition.js")).begin());
addEventListener("load", () => setTimeout(settle, 2000));
addEventListener("keydown", ({ ctrlKey, metaKey }) => (ctrlKey || metaKey) && settle());

/** A link to cite opens a dialog; where that does not come, it leads to its page. */
document.addEventListener(
  "click",
  async (event) => {
    const link =
      event.target instanceof Element ? event.target.closest("a.cite, a[data-cite]") : null;
    if (!(link instanceof HTMLAnchorElement)) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    try {
      const late = setTimeout(() => location.assign(link.href), PATIENCE);
      await ready();
      const { offer } = await import("./texts/cite.js");
      clearTimeout(late);
      await offer(link);
    } catch {
      location.assign(link.href);
    }
  },
  true,
);

/** A clause is shown where the pointer or the focus comes to a link to it. @param {Event} event */
const meet = (event) =>
  event.target instanceof Element &&
  event.target.closest("a")?.hash &&
  call(async () => (await import("./questions/clause-card.js")).meet(event));
for (const type of ["pointerover", "focusin"]) document.addEventListener(type, meet);

/** A click on a clause before the script of its page is there is done once it is. @type {HTMLElement | null} */
let early = null;
document.addEventListener("click", ({ target }) => {
  const clause = target instanceof HTMLElement && target.closest(".poch-source .clause");
  if (clause && !target.closest("a, button, summary, .crux")) early = target;
});

for (const [name, load] of Object.entries(ELEMENTS))
  if (document.querySelector(name))
    awaitPart(load, tell)
      .then(() => name.startsWith(".poch-source") && early?.click())
      .catch(console.info); // it is told
