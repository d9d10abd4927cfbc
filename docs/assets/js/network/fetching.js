/**
 * Fetching what is of this site. Nothing hangs in silence: what does not come is named after ten seconds. Nothing damaged
 * is shown: each folder of data lists the hashes of its files.
 */

/** Milliseconds without a byte after which something is told to be late. */
export const PATIENCE = 10_000;
const LIST = "hashes.json";
/** What is listed, below one folder: scripts say themselves of which edition they are. */
const LISTED = /\.(?:ftl\.txt|html|json|yaml)$/;
const DATA = new URL("../../", import.meta.url).href;
const edition = globalThis.document
  ?.querySelector('meta[name="poch-edition"]')
  ?.getAttribute("content");

/** @typedef {"late" | "damaged" | "unreachable" | number} Why a number is the host's status */

/** Something of this site that is not there. Readers are told so by `words`; this message is for those whose words are what is missing. */
export class Missing extends Error {
  /** @param {string} file @param {Why} why @param {boolean} [isBound] it can be had only with its whole page */
  constructor(file, why, isBound = false) {
    const status = typeof why === "number" ? `the host answers ${why}` : "";
    super(`${file}: ${status || TOLD[why] || ""}`);
    this.file = file;
    this.why = why;
    this.isBound = isBound;
  }
}

/** @type {Record<string, string>} */
const TOLD = {
  late: "nothing has come for ten seconds",
  damaged: "it arrived damaged",
  unreachable: "the host cannot be reached",
};

/** @param {string} address */
const nameOf = (address) => address.replace(/[?#].*/, "").replace(/^.*\/(?=.)/, "");

/** Fetch a file whole, as long as something of it comes. @param {URL} url @param {RequestInit} [options] */
async function whole(url, options) {
  const file = nameOf(url.href);
  const control = new AbortController();
  let timer = 0;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(() => control.abort(), PATIENCE);
  };
  wait();
  try {
    const answer = await fetch(url, { ...options, signal: control.signal });
    if (!answer.ok) throw new Missing(file, answer.status);
    const parts = [];
    for (const reader = answer.body?.getReader(); ; wait()) {
      const part = await reader?.read();
      if (!part || part.done) break;
      parts.push(part.value);
    }
    return new Response(new Blob(parts), { headers: answer.headers });
  } catch (error) {
    if (control.signal.aborted) throw new Missing(file, "late");
    throw error instanceof Missing ? error : new Missing(file, "unreachable");
  } finally {
    clearTimeout(timer);
  }
}

/** The hashes of a folder's files; none where its list is of another edition, or does not come. @type {Map<string, Promise<Record<string, string>>>} */
const lists = new Map();

/** @param {URL} url @param {RequestInit} [options] */
async function hashes(url, options) {
  if (!edition || !globalThis.crypto?.subtle || !url.href.startsWith(DATA)) return {};
  if (!LISTED.test(url.pathname)) return {};
  const place = new URL(LIST, url);
  const known = options?.cache === "reload" ? undefined : lists.get(place.href);
  const list =
    known ??
    whole(place, options)
      .then((answer) => answer.json())
      .then((it) => (it.edition === edition ? it.files : {}))
      .catch(() => ({}));
  lists.set(place.href, list);
  return list;
}

/** @param {Response} answer @param {string | undefined} wanted */
async function isWhole(answer, wanted) {
  if (!wanted) return true;
  const digest = await crypto.subtle.digest("SHA-256", await answer.clone().arrayBuffer());
  const hash = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0"));
  return hash.join("").startsWith(wanted);
}

/**
 * Fetch something of this site; what came damaged is asked of the host once more.
 * @param {string | URL} address @param {RequestInit} [options]
 */
export async function fetchFile(address, options) {
  const url = new URL(address, globalThis.document?.baseURI);
  const name = nameOf(url.href);
  for (const how of [options, { ...options, cache: /** @type {const} */ ("reload") }]) {
    const [answer, list] = await Promise.all([whole(url, how), hashes(url, how)]);
    if (await isWhole(answer, list[name])) return answer;
  }
  throw new Missing(name, "damaged");
}

/** Fetch data of this site; what is not JSON came damaged. @param {string | URL} address @param {RequestInit} [options] @returns {Promise<any>} */
export async function fetchData(address, options) {
  const answer = await fetchFile(address, options);
  return answer.json().catch(() => {
    throw new Missing(nameOf(String(address)), "damaged");
  });
}

/**
 * Wait for a script and what it imports, but not for ever. One that does not come, or came damaged, is had only with its page.
 * @template T @param {Promise<T>} script as `import` gives it @param {string} file @returns {Promise<T>}
 */
export async function arrival(script, file) {
  let timer = 0;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Missing(file, "late", true)), PATIENCE);
  });
  try {
    return await /** @type {Promise<T>} */ (Promise.race([script, late]));
  } catch (error) {
    if (error instanceof SyntaxError) throw new Missing(file, "damaged", true);
    throw isConnection(error) ? new Missing(file, "unreachable") : error;
  } finally {
    clearTimeout(timer);
  }
}

/** Tell whether a script did not come, as each browser says that. @param {unknown} error */
const isConnection = (error) => error instanceof TypeError && /\bmodule\b/.test(error.message);
