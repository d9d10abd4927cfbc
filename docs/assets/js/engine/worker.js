/** The worker: Pyodide with the engine in it. Text comes in, text goes out; it understands neither. */

const HOME = new URL("../../pyodide/", import.meta.url).href;
const PACKED = ".packed";
const LOCK = "pyodide-lock.json";
const plainFetch = globalThis.fetch.bind(globalThis);

/** @type {(error: Error) => void} */
let fail;
/** Pyodide waits for ever for a file that does not come, so the failure is told here. @type {Promise<never>} */
const failed = new Promise((_, reject) => {
  fail = reject;
});

/** Each script of a built site says at its end of which edition it is; the page compares. */
/** @type {any} */ (globalThis).pochIs = (/** @type {string} */ edition) =>
  postMessage({ edition });

/** What came before was of no use: all is asked of the host. */
const AFRESH = globalThis.name ? /** @type {RequestInit} */ ({ cache: "reload" }) : {};
/** The hashes of the engine's files, where they are known. @type {Promise<Record<string, string>>} */
let hashes = Promise.resolve({});
/** What has come whole, or has not. @type {Promise<void>[]} */
const checks = [];

/** A file that did not come whole: `why` as in network/fetching.js. The page has the words for it. */
class Lost extends Error {
  /** @param {string} file @param {unknown} why an error of the connection, if nothing else is known */
  constructor(file, why) {
    super(file);
    const known = why instanceof Lost ? why.why : why;
    this.why = typeof known === "string" || typeof known === "number" ? known : "unreachable";
  }
}

/** What the page is told of an error. @param {unknown} error */
const trouble = (error) =>
  error instanceof Lost ? { trouble: error.why, file: error.message } : { trouble: words(error) };

/** @param {unknown} error */
const words = (error) => (error instanceof Error ? error.message : String(error));

/**
 * Fetch a file, and tell the page how much of it has come.
 * @param {RequestInfo | URL} input
 * @param {RequestInit} [init]
 * @param {boolean} [spared] it may be gone
 */
async function fetchCounting(input, init, spared) {
  const asked = input instanceof Request ? input.url : String(input);
  const url = asked.endsWith(".wasm") ? asked + PACKED : asked;
  const file = url.slice(url.lastIndexOf("/") + 1);
  const failLost = (/** @type {unknown} */ error) => fail(new Lost(file, error));
  postMessage({ file, bytes: 0 });
  try {
    const answer = await plainFetch(url, { ...init, ...AFRESH });
    if (!answer.ok && !(spared && answer.status === 404)) throw new Lost(file, answer.status);
    const check = counting(answer.clone(), file);
    check.catch(failLost);
    checks.push(check);
    return file.endsWith(PACKED) && answer.ok ? decompress(answer) : answer;
  } catch (error) {
    failLost(error);
    throw error;
  }
}

/** The program or an archive as it was before it was packed. @param {Response} answer */
const decompress = (answer) =>
  new Response(answer.body?.pipeThrough(new DecompressionStream("gzip")), {
    headers: { "Content-Type": "application/wasm" },
  });

/** Tell how much has come, and look whether it is whole. @param {Response} answer @param {string} file */
async function counting(answer, file) {
  const parts = [];
  let bytes = 0;
  for (const reader = answer.body?.getReader(); ; ) {
    const part = await reader?.read();
    if (!part || part.done) break;
    parts.push(part.value);
    bytes += part.value.byteLength;
    postMessage({ file, bytes });
  }
  postMessage({ file, bytes, whole: true });
  const wanted = (await hashes)[file];
  if (wanted && answer.ok && crypto.subtle && wanted !== (await hashOf(new Blob(parts))))
    throw new Lost(file, "damaged");
}

/** @param {Blob} blob */
async function hashOf(blob) {
  const digest = await crypto.subtle.digest("SHA-256", await blob.arrayBuffer());
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The list of wheels; that of a built site says of which edition it is. @param {RequestCache} cache */
async function loadList(cache) {
  const listing = fetchCounting(HOME + LOCK, { cache }).then((answer) =>
    answer.json().catch(() => Promise.reject(new Lost(LOCK, "damaged"))),
  );
  hashes = listing.then(({ files }) => files ?? {});
  hashes.catch(fail);
  const { scripts } = await listing;
  if (scripts) postMessage({ edition: scripts });
  return listing;
}

/** A wheel; a list that was kept may name one that is gone by now. @param {string} name @param {any} list */
async function wheelOf(name, list) {
  const addressOf = (/** @type {any} */ { packages }) => HOME + packages[name].file_name;
  const answer = await fetchCounting(addressOf(list), undefined, true);
  const file = answer.ok ? answer : await fetchCounting(addressOf(await loadList("reload")));
  return new Uint8Array(await file.arrayBuffer());
}

/** Import a script, which comes without being counted. @param {string} file */
async function script(file) {
  postMessage({ file });
  try {
    return await import(HOME + file);
  } catch (error) {
    throw new Lost(file, error instanceof TypeError ? "unreachable" : "damaged");
  } finally {
    postMessage({ file, whole: true });
  }
}

async function boot() {
  globalThis.fetch = fetchCounting;
  const list = loadList("no-cache");
  const wheel = list.then((it) => wheelOf("poch", it));
  const scripts = ["pyodide.asm.mjs", "pyodide.mjs"].map((name) => HOME + name);
  if (AFRESH.cache) await Promise.all(scripts.map((url) => fetchCounting(url)));
  const program = script("pyodide.asm.mjs");
  const looked = Promise.allSettled([program]).then(() =>
    Promise.all(scripts.map((url) => fetchCounting(url, { cache: "force-cache" }))),
  );
  looked.catch(fail);
  for (const part of [wheel, program]) part.catch(explain).catch(() => {}); // it is told once
  const { loadPyodide } = await script("pyodide.mjs");
  python = await loadPyodide({
    indexURL: HOME,
    stdLibURL: `${HOME}python_stdlib.zip${PACKED}`,
    lockFileContents: { ...(await list), packages: {} },
  });
  await looked;
  await Promise.all(checks);
  // The engine is never unpacked, nor what would unpack it loaded: Python reads it as it is.
  python.FS.writeFile("/lib/poch.whl", await wheel);
  return python.runPython(
    "import sys; sys.path.append('/lib/poch.whl'); from poch.bridge.door import handle; handle",
  );
}

/** @type {Promise<(text: string) => string> | undefined} */
let engine;
/** @type {any} */
let python;
/** Packages that only some requests need. @type {Map<string, Promise<void>>} */
const lent = new Map();

/** @param {string} name */
async function lend(name) {
  const wheel = await wheelOf(name, await loadList("default"));
  await Promise.all(checks);
  python.FS.writeFile(`/lib/${name}.whl`, wheel);
  python.runPython(`import sys; sys.path.append('/lib/${name}.whl')`);
}

/** Fail, unless what came damaged explains it. @param {unknown} error */
async function explain(error) {
  await Promise.allSettled(checks);
  fail(error instanceof Error ? error : new Error(String(error)));
  return failed;
}

function beginLoading() {
  engine ??= Promise.race([boot().catch(explain), failed]);
  engine.catch((error) => postMessage(trouble(error)));
  return engine;
}

/** A message without a request only asks to begin. */
addEventListener("message", async ({ data: { id, text, also } }) => {
  try {
    const handle = await beginLoading();
    if (also && !lent.has(also)) lent.set(also, lend(also));
    await lent.get(also);
    if (id) postMessage({ id, text: handle(text) });
  } catch (error) {
    postMessage(trouble(error));
  }
});
