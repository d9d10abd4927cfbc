/** The way to the engine: one worker for a page, started when it is first asked. */

import { figure, say } from "../language/say.js";
import { arrival, fetchData, Missing, PATIENCE } from "../network/fetching.js";
import { HOME, ROOT, RULESETS, words } from "../page/dom.js";
import { has } from "../page/store.js";

const PYTHON = new URL("assets/pyodide/", ROOT);
const WORKER = "worker.js";
/** Rules of the reader's own have ids that begin so; this browser keeps them. */
const OWN = "own.";
const own = () => arrival(import("./own.js"), "own.js");

/** The engine itself failed; the same may be tried again. */
export class Trouble extends Error {}
/** The engine is well, and says why it cannot do what was asked. */
export class Refusal extends Error {}

/** Who is told how much of the engine has come. @type {Set<(share: number) => void>} */
const listeners = new Set();

/**
 * Tell how much of the engine has come, as a share and in words, until what is returned is called.
 * @param {(share: number, text: string) => void} tell
 */
export function following(tell) {
  const listener = async (/** @type {number} */ share) => {
    const bytes = await download();
    if (!listeners.has(listener)) return;
    const there = coming.size ? Math.min(share, 0.99) : share;
    const percent = Math.floor(there * 100);
    const part = bytes
      ? say("engine-fetching-of", { percent, size: megabytes(bytes) })
      : say("engine-fetching", { percent });
    tell(there, there < 1 ? part : say("engine-starting"));
  };
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** @param {number} bytes */
export const megabytes = (bytes) =>
  figure(bytes / 1e6, {
    style: "unit",
    unit: "megabyte",
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });

/**
 * @typedef {{id: string, kind: string, title: string, question: string, adopted: string,
 *   readings: {name: string, label: string, because: string}[]}} Crux
 * @typedef {{board: import("../table/board.js").BoardData, direction: string, suits: import("../table/cards.js").Suits}} Laid
 * @typedef {{id: string, title: string, seats: [number, number], table: Partial<Laid>, cruxes: Crux[],
 *   game?: string, siglum?: string, english?: boolean, printed?: boolean, heading?: string, varied?: boolean}} Entry
 * `english` is true where the title is in English and the page is not;
 * `heading` is that of its game, where it is not the one that the pages begin with;
 * `varied` is true of the few that differ most, which are offered first
 */
/** @typedef {{resolve: (text: string) => void, reject: (error: Error) => void}} Waiting */
/** @typedef {{bytes: number, gzip: number}} Size */
/**
 * @typedef {{ref: string}} Text
 * @typedef {{id: string, topic: string, status: string, gap?: string, inherited?: string, text: string, crux?: {id: string}, source?: Text}} Clause
 * @typedef {{id: string, title: string, version: number, source: Text, own?: Text, clauses: Clause[]}} Ruleset
 */

/** @type {Worker | null} */
let worker = null;
/** @type {Map<number, Waiting>} */
const waiting = new Map();
/** @type {Map<string, Promise<any>>} */
const documents = new Map();
/** The rulesets that the present worker knows. @type {Map<string, Promise<unknown>>} */
const loaded = new Map();
/** @type {Map<string, number>} */
const arrived = new Map();
/** What is on its way to the worker, each until nothing has come of it for a while. @type {Map<string, number>} */
const coming = new Map();
let asked = 0;
let answered = false;
/** It did not start: what has come is not used again. */
let afresh = false;

/** @param {string} why */
function explain(why) {
  if (!answered && !navigator.onLine) return say("engine-offline", { why });
  if (/memory/i.test(why)) return say("engine-memory");
  if (/WebAssembly is not defined/.test(why)) return say("engine-no-wasm");
  const last = why.trim().split("\n").at(-1); // of what Python tells
  if (answered && last) return say("engine-stopped", { why: last });
  return say("engine-not-started", { why: last || say("engine-no-program") });
}

/** End the worker; whoever waits hears why. @param {string} why @param {boolean} [late] what came is good, and something else did not come */
function stop(why, late = false) {
  worker?.terminate();
  afresh = !answered && !late;
  for (const file of coming.keys()) settle(file);
  worker = null;
  loaded.clear();
  arrived.clear();
  const error = new Trouble(explain(why));
  for (const { reject } of waiting.values()) reject(error);
  waiting.clear();
}

/** Wait for something of a file. @param {string} file */
function expect(file) {
  clearTimeout(coming.get(file));
  const late = () => stop(words(new Missing(file, "late")), true);
  coming.set(file, setTimeout(late, PATIENCE));
}

/** Wait for a file no more. @param {string} file */
function settle(file) {
  clearTimeout(coming.get(file));
  coming.delete(file);
}

/** @param {MessageEvent} event */
function hear({ data }) {
  settle(WORKER);
  if (data.trouble !== undefined)
    stop(data.file ? words(new Missing(data.file, data.trouble)) : data.trouble);
  else if (data.edition) /** @type {any} */ (globalThis).pochIs(data.edition);
  else if (data.file) {
    if (data.whole) settle(data.file);
    else expect(data.file);
    tell(data.file, data.bytes);
  } else {
    if (!answered)
      import("../page/edition.js").then(({ notePlayed: played }) => played()).catch(console.info);
    answered = true;
    waiting.get(data.id)?.resolve(data.text);
    waiting.delete(data.id);
  }
}

/** @param {string} file @param {number | undefined} bytes */
async function tell(file, bytes) {
  if (bytes !== undefined) arrived.set(file, bytes);
  const all = await sizes();
  let [done, whole] = [0, 0];
  for (const [name, size] of Object.entries(all)) {
    if (name.endsWith(".mjs")) continue; // fetched by the browser, which does not say how far it is
    done += Math.min(size.bytes, arrived.get(name) ?? 0);
    whole += size.bytes;
  }
  if (whole) for (const listener of listeners) listener(done / whole);
}

/** The worker, which fetches nothing of the engine yet. */
export function ready() {
  if (worker) return worker;
  const name = afresh ? "afresh" : "";
  worker = new Worker(new URL(WORKER, import.meta.url), { type: "module", name });
  worker.addEventListener("message", hear);
  worker.addEventListener("error", (event) => {
    event.preventDefault();
    stop(event.message ?? "");
  });
  return worker;
}

/** The worker; it begins to fetch the engine as soon as this is first called. */
export function wake() {
  performance.mark("poch-engine");
  const engine = ready();
  if (!answered) expect(WORKER);
  engine.postMessage({});
  return engine;
}

/**
 * Ask the engine; see poch/bridge/door.py for what can be asked.
 * @param {string} op @param {Record<string, unknown>} [rest]
 * @param {string} [also] a package that is needed for it beside the engine
 * @returns {Promise<any>}
 */
export async function ask(op, rest = {}, also) {
  const id = ++asked;
  /** @type {string} */
  const text = await new Promise((resolve, reject) => {
    waiting.set(id, { resolve, reject });
    ready().postMessage({ id, text: JSON.stringify({ op, ...rest }), also });
  });
  const answer = JSON.parse(text);
  const { ok, error } = answer;
  if (!ok) throw new Refusal(typeof error === "string" ? error : say(error));
  return answer;
}

/** Where a ruleset is, or the list of all, which alone is in languages that have few pages. @param {string} name */
const placeOf = (name) =>
  name === "index"
    ? new URL(`assets/rulesets/${HOME.href.slice(ROOT.href.length)}index.json`, ROOT)
    : new URL(`${name}.json`, RULESETS);

/** @param {string} name @returns {Promise<any>} */
async function document(name) {
  const known = documents.get(name) ?? fetchData(placeOf(name));
  documents.set(name, known);
  try {
    return await known;
  } catch (error) {
    documents.delete(name);
    throw new Trouble(say("engine-no-file", { why: words(error) }));
  }
}

/** Return a ruleset of the list with its clauses. @param {string} slug @returns {Promise<Ruleset>} */
export async function ruleset(slug) {
  if (slug.startsWith(OWN)) return (await own()).ruleset(slug);
  const known = (await index()).some(({ id }) => id === slug);
  if (!known)
    throw await (await arrival(import("./link-notice.js"), "link-notice.js")).unknown(slug);
  return document(slug);
}

/** Return what there is to choose from, the reader's own first. @returns {Promise<Entry[]>} */
export async function index() {
  const entries = await document("index");
  return has("poch-own") ? [...(await (await own()).entries()), ...entries] : entries;
}

/** Return what there is to choose from in the game of a ruleset. @param {string} slug */
export async function ofGame(slug) {
  const entries = await index();
  const known = entries.find(({ id }) => id === slug)?.game;
  return entries.filter(({ game }) => !known || !game || game === known);
}

/**
 * Return the readings of a crux, and what each is called where one chooses.
 * @param {Crux["readings"]} readings @param {string} adopted
 */
export const readingNames = (readings, adopted) =>
  readings.map(({ name, label }) => [
    name,
    name === adopted ? say("engine-adopted", { reading: label }) : label,
  ]);

/** Let the engine know a ruleset. @param {string} slug */
export async function load(slug) {
  wake();
  const text = await ruleset(slug);
  const known = loaded.get(slug) ?? ask("load", { document: text });
  loaded.set(slug, known);
  await known;
}

/** Do something once, when it is first asked for. @template T @param {() => T} work */
function once(work) {
  /** @type {T | undefined} */
  let value;
  return () => {
    value ??= work();
    return value;
  };
}

/** What each file of the engine weighs; nothing where that is not known. @type {() => Promise<Record<string, Size>>} */
const sizes = once(() =>
  fetchData(new URL("sizes.json", PYTHON), { cache: "no-cache" }).catch(() => ({})),
);

/** Return how many bytes playing costs, as this server sends them, or null where that is not known. */
export const download = once(weigh);

async function weigh() {
  const all = Object.values(await sizes());
  const program = new URL("pyodide.asm.wasm.packed", PYTHON);
  if (!all.length || (await globalThis.caches?.match(program, { ignoreSearch: true }))) return null;
  const packed = packs();
  return all.reduce((sum, { bytes, gzip }) => sum + (packed ? gzip : bytes), 0);
}

/** Whether this server packs what it sends, as the scripts that have come tell. */
function packs() {
  const all = /** @type {PerformanceResourceTiming[]} */ (performance.getEntriesByType("resource"));
  return all.some(
    ({ name, encodedBodySize: sent, decodedBodySize: whole }) =>
      name.endsWith(".js") && sent < whole,
  );
}
