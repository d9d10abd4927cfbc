/** The address as the reader goes on: it follows him without a new entry in the history, and not too often. */

/** Milliseconds between two changes: some browsers refuse more than a hundred in half a minute. */
const PAUSE = 400;
const KEY = "poch-scrolled";

let waiting = "";
let last = -PAUSE;
let timer = 0;

/** Write what waits. */
export function writeWaiting() {
  clearTimeout(timer);
  timer = 0;
  const { pathname } = new URL(waiting || "#", location.href);
  if (waiting && pathname === location.pathname) {
    last = performance.now();
    history.replaceState(history.state, "", waiting);
  }
  waiting = "";
}

/** Keep a place in the address; within a page of others it stays as they wrote it. @param {string} address beginning with its path */
export function keepAddress(address) {
  if (document.documentElement.matches(".embed")) return;
  waiting = address;
  if (performance.now() - last > PAUSE) writeWaiting();
  else timer ||= setTimeout(writeWaiting, PAUSE);
}

/** Where the clauses begin that are not behind what stays at the top. */
const top = () => {
  const frame = document.querySelector(".poch-source .ph-frame")?.getBoundingClientRect();
  return frame && frame.left < 40 && frame.top <= 0 ? frame.bottom : 0;
};

const PLACES = ".poch-source .clause, .synopsis tr[data-verdict]";

/** Note which clause or rule is in sight, and where. */
function note() {
  writeWaiting();
  const from = top();
  const clause = [...document.querySelectorAll(PLACES)].find(
    (element) => element.getBoundingClientRect().bottom > from,
  );
  const id = scrollY > 0 ? clause?.id : "";
  const place = { path: location.pathname, id, top: clause?.getBoundingClientRect().top };
  try {
    sessionStorage.setItem(KEY, JSON.stringify(place));
  } catch {} // storage may be refused
}
addEventListener("pagehide", note);

/** Bring the clauses to where they were when the reader left. */
export function scrollBack() {
  try {
    const was = JSON.parse(sessionStorage.getItem(KEY) ?? "null");
    if (was?.path !== location.pathname || !was.id) return;
    for (const topic of document.querySelectorAll(".topic, .synopsis tbody"))
      topic.classList.add("laid");
    const clause = document.getElementById(was.id);
    const far = () => (clause ? clause.getBoundingClientRect().top - was.top : 0);
    scrollBy({ top: far(), behavior: "instant" });
    requestAnimationFrame(() => scrollBy({ top: far(), behavior: "instant" }));
  } catch {} // it is damaged or refused: the browser's own place will do
}
