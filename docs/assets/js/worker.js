// @ts-check
/** The worker: Pyodide with the engine in it. Text comes in, text goes out; it understands neither. */

const HOME = new URL("../pyodide/", import.meta.url).href;
const PACKED = ".packed";
const plainFetch = globalThis.fetch.bind(globalThis);

/** @type {(error: Error) => void} */
let fail;
/** Pyodide waits for ever for a file that does not come, so the failure is told here. @type {Promise<never>} */
const failed = new Promise((_, reject) => {
  fail = reject;
});

/** @param {unknown} error */
const words = (error) => (error instanceof Error ? error.message : String(error));

/**
 * Fetch a file, and tell the page how much of it has come.
 * @param {RequestInfo | URL} input
 * @param {RequestInit} [init]
 * @param {boolean} [spared] it may be gone
 */
async function counted(input, init, spared) {
  const url = input instanceof Request ? input.url : String(input);
  const file = url.slice(url.lastIndexOf("/") + 1);
  const lost = (/** @type {unknown} */ error) =>
    fail(new Error(`${file} could not be fetched (${words(error)})`));
  try {
    const answer = await plainFetch(input, init);
    if (!answer.ok && !(spared && answer.status === 404))
      throw new Error(`status ${answer.status}`);
    count(answer.clone(), file).catch(lost);
    if (file.endsWith(PACKED) && answer.ok) return unpacked(answer);
    return file.endsWith(".wasm") && answer.headers.get("Content-Type") !== "application/wasm"
      ? new Response(answer.body, { headers: { "Content-Type": "application/wasm" } })
      : answer;
  } catch (error) {
    lost(error);
    throw error;
  }
}

/** An archive as it was before it was packed. @param {Response} answer */
const unpacked = (answer) =>
  new Response(answer.body?.pipeThrough(new DecompressionStream("gzip")), answer);

/** @param {Response} answer @param {string} file */
async function count(answer, file) {
  const reader = answer.body?.getReader();
  let bytes = 0;
  for (;;) {
    const part = await reader?.read();
    if (!part || part.done) return;
    bytes += part.value.byteLength;
    postMessage({ file, bytes });
  }
}

/** The list of wheels. @param {RequestCache} cache */
const listed = async (cache) => (await counted(`${HOME}pyodide-lock.json`, { cache })).json();

/** A wheel; a list that was kept may name one that is gone by now. @param {string} name @param {any} list */
async function wheelOf(name, list) {
  const named = (/** @type {any} */ { packages }) => HOME + packages[name].file_name;
  const answer = await counted(named(list), undefined, true);
  const found = answer.ok ? answer : await counted(named(await listed("reload")));
  return new Uint8Array(await found.arrayBuffer());
}

async function boot() {
  globalThis.fetch = counted;
  const list = listed("no-cache");
  const wheel = list.then((it) => wheelOf("poch", it));
  const program = import(`${HOME}pyodide.asm.mjs`);
  for (const part of [wheel, program]) part.catch(fail);
  const { loadPyodide } = await import(`${HOME}pyodide.mjs`);
  python = await loadPyodide({
    indexURL: HOME,
    stdLibURL: `${HOME}python_stdlib.zip${PACKED}`,
    lockFileContents: { ...(await list), packages: {} },
  });
  // The engine is never unpacked, nor what would unpack it loaded: Python reads it as it is.
  python.FS.writeFile("/lib/poch.whl", await wheel);
  return python.runPython(
    "import sys; sys.path.append('/lib/poch.whl'); from poch.bridge import handle; handle",
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
  python.FS.writeFile(`/lib/${name}.whl`, await wheelOf(name, await listed("default")));
  python.runPython(`import sys; sys.path.append('/lib/${name}.whl')`);
}

function begun() {
  engine ??= Promise.race([boot(), failed]);
  engine.catch((error) => postMessage({ trouble: words(error) }));
  return engine;
}

/** A message without a request only asks to begin. */
addEventListener("message", async ({ data: { id, text, also } }) => {
  try {
    const handle = await begun();
    if (also && !lent.has(also)) lent.set(also, lend(also));
    await lent.get(also);
    if (id) postMessage({ id, text: handle(text) });
  } catch (error) {
    postMessage({ trouble: words(error) });
  }
});
