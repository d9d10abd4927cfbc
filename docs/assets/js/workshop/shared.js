/**
 * A draft as a link: what of it differs from the lines it began with, packed. Each change has a check over all before it, so
 * that of a link that was cut or altered, what comes before the damage can still be read.
 */

/** @typedef {{from: string, name: string, text: string}} Draft */
/** @typedef {[start: number, gone: number, old: string, lines: string[]]} Change the lines from `start` on that go, their mark, and what comes */
/**
 * What could be read of a link: the draft, how many of its changes, of how many (0 where that is not known), up to which line
 * of the text, and how many do not fit the source as it is now.
 * @typedef {Draft & {read: number, all: number, line: number, unfit: number, isWhole: boolean}} Found
 */

export const MARK = "draft=";
/** How long a link may be. */
export const MOST = 8_000;
const MOST_TEXT = 300_000;
const MOST_CELLS = 4_000_000;
const SLICE = 30;
const PART = 8;
const FORM = 1;

/** @param {string} text @param {number} [begin] */
function hashText(text, begin = 0x811c9dc5) {
  let hash = begin;
  for (let at = 0; at < text.length; at += 1)
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

/** @param {string} text @param {number} [begin] */
export const mark = (text, begin) => hashText(text, begin).toString(36);

/** @param {string[]} lines @param {number} start @param {number} gone */
const markOf = (lines, start, gone) => mark(lines.slice(start, start + gone).join("\n"));

// Which lines differ

/** The lines that two texts share, in order, as pairs of places. @param {string[]} a @param {string[]} b */
function common(a, b) {
  const wide = b.length + 1;
  const longest = new Uint16Array((a.length + 1) * wide);
  const at = (/** @type {number} */ i, /** @type {number} */ j) => longest[i * wide + j] ?? 0;
  for (let i = a.length - 1; i >= 0; i -= 1)
    for (let j = b.length - 1; j >= 0; j -= 1)
      longest[i * wide + j] =
        a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  /** @type {[number, number][]} */
  const pairs = [];
  for (let i = 0, j = 0; i < a.length && j < b.length; )
    if (a[i] === b[j]) pairs.push([i++, j++]);
    else if (at(i + 1, j) >= at(i, j + 1)) i += 1;
    else j += 1;
  return pairs;
}

/** @param {string[]} base @param {string[]} lines @returns {Change[]} */
function changes(base, lines) {
  const least = Math.min(base.length, lines.length);
  let head = 0;
  while (head < least && base[head] === lines[head]) head += 1;
  let tail = 0;
  while (tail < least - head && base.at(-1 - tail) === lines.at(-1 - tail)) tail += 1;
  const [a, b] = [base.slice(head, base.length - tail), lines.slice(head, lines.length - tail)];
  const pairs = a.length * b.length > MOST_CELLS ? [] : common(a, b);
  /** @type {Change[]} */
  const edits = [];
  let [i, j] = [0, 0];
  for (const [x, y] of [...pairs, [a.length, b.length]]) {
    // what only comes takes the line before it along, by which its place is known
    const known = x === i && y > j && head + i > 0 ? 1 : 0;
    const [start, gone] = [head + i - known, x - i + known];
    const comes = [...base.slice(start, start + known), ...b.slice(j, y)];
    for (let k = 0; k < Math.max(comes.length, gone && 1); k += SLICE) {
      const out = k ? 0 : gone;
      edits.push([start + (k && gone), out, markOf(base, start, out), comes.slice(k, k + SLICE)]);
    }
    [i, j] = [x + 1, y + 1];
  }
  return edits;
}

/** Where lines that go are now: where they were, else the nearest. @param {string[]} base @param {Change} change */
function findPlace(base, [start, gone, old]) {
  if (!gone) return start <= base.length ? start : -1;
  for (let far = 0; far <= base.length; far += 1)
    for (const at of far ? [start - far, start + far] : [start])
      if (at >= 0 && at + gone <= base.length && markOf(base, at, gone) === old) return at;
  return -1;
}

/** @param {string[]} base @param {Change[]} every */
function applyChanges(base, every) {
  /** @type {string[]} */
  const lines = [];
  let [done, line, unfit, moved] = [0, 0, 0, 0];
  for (const change of every) {
    const [start, gone, old, comes] = change;
    const at = findPlace(base, [start + moved, gone, old, comes]);
    if (at < done) unfit += 1;
    else {
      moved = at - start;
      lines.push(...base.slice(done, at), ...comes);
      done = at + gone;
      line = lines.length;
    }
  }
  return { text: [...lines, ...base.slice(done)].join("\n"), line, unfit };
}

// Packing

/** @param {Uint8Array} bytes */
const letters = (bytes) =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");

/** As many bytes as there are before the first sign that is none of ours. @param {string} text */
function bytes(text) {
  const sound = /^[\w-]*/.exec(text)?.[0] ?? "";
  const whole = sound.length % 4 === 1 ? sound.slice(0, -1) : sound;
  return Uint8Array.from(atob(whole.replaceAll("-", "+").replaceAll("_", "/")), (letter) =>
    letter.charCodeAt(0),
  );
}

/** @param {string} text */
async function pack(text) {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  return letters(new Uint8Array(await new Response(stream).arrayBuffer()));
}

/** What can be unpacked, until something is wrong. @param {string} data */
async function unpack(data) {
  const { readable, writable } = new DecompressionStream("deflate-raw");
  const writer = writable.getWriter();
  const all = bytes(data);
  const write = async () => {
    for (let at = 0; at < all.length; at += PART) await writer.write(all.slice(at, at + PART));
    await writer.close();
  };
  const wrote = write().catch(() => {});
  const decoder = new TextDecoder();
  const reader = readable.getReader();
  let text = "";
  try {
    while (text.length <= MOST_TEXT) {
      const { value, done } = await reader.read();
      if (done) break;
      text += decoder.decode(value, { stream: true });
    }
    await reader.cancel();
  } catch {
    // what was read before counts
  }
  await wrote;
  return text;
}

/** @param {string} line @param {number} before @returns {{entry: any, check: number} | null} */
function checkLine(line, before) {
  const [given = "", ...rest] = line.split(" ");
  const json = rest.join(" ");
  const check = hashText(json, before);
  if (given !== check.toString(36)) return null;
  try {
    return { entry: JSON.parse(json), check };
  } catch {
    return null;
  }
}

/**
 * What the address of a page says after its `#`, for a draft.
 * @param {Draft} draft @param {string} base the text it began with
 */
export async function linkOf({ from, name, text }, base) {
  const every = changes(base.split("\n"), text.split("\n"));
  const head = { form: FORM, name, all: every.length, base: mark(base) };
  let check = hashText(from);
  const lines = [head, ...every].map((entry) => {
    const json = JSON.stringify(entry);
    check = hashText(json, check);
    return `${check.toString(36)} ${json}`;
  });
  return `${MARK}${from},${await pack(lines.join("\n"))}`;
}

/** The source that a link names. @param {string} hash */
export const sourceOf = (hash) => hash.slice(MARK.length).split(",")[0] ?? "";

/**
 * Read a link as far as it can be read.
 * @param {string} hash @param {string} base the text of its source as it is now @returns {Promise<Found>}
 */
export async function readLink(hash, base) {
  const from = sourceOf(hash);
  const lines = (await unpack(hash.slice(MARK.length + from.length + 1))).split("\n");
  const head = checkLine(lines[0] ?? "", hashText(from));
  const { name = "", all = 0, form = 0 } = head?.entry ?? {};
  /** @type {Change[]} */
  const every = [];
  let check = head?.check ?? 0;
  for (const line of head && form === FORM ? lines.slice(1) : []) {
    const next = checkLine(line, check);
    if (!next) break;
    every.push(next.entry);
    check = next.check;
  }
  const made = applyChanges(base.split("\n"), every);
  const isWhole = head !== null && form === FORM && every.length === all && !made.unfit;
  return { from, name: String(name), ...made, read: every.length - made.unfit, all, isWhole };
}
