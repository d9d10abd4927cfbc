/** What a reader gives, as text: plain or HTML, in one of the codes in use, or why it is none. */

/** Copies larger than this are not read. */
export const MOST_BYTES = 16_000_000;
const SAMPLE = 65_536;

/** The names of the letters from 160 on, as HTML writes them. */
const LATIN =
  "nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml".split(
    " ",
  );
const NAMED = new Map([
  ...LATIN.map((name, i) => /** @type {[string, string]} */ ([name, String.fromCharCode(160 + i)])),
  ["amp", "&"],
  ["lt", "<"],
  ["gt", ">"],
  ["quot", '"'],
  ["apos", "'"],
  ["OElig", "Œ"],
  ["oelig", "œ"],
  ["ndash", "–"],
  ["mdash", "—"],
  ["lsquo", "‘"],
  ["rsquo", "’"],
  ["ldquo", "“"],
  ["rdquo", "”"],
  ["bdquo", "„"],
  ["hellip", "…"],
]);

/**
 * Return a copy as text, or the id of the message on why it cannot be read.
 * @param {Uint8Array} bytes
 * @returns {{text: string} | {trouble: string}}
 */
export function read(bytes) {
  if (bytes.length > MOST_BYTES) return { trouble: "copy-too-large" };
  const text = decode(bytes);
  return text === null ? { trouble: "copy-binary" } : readText(text);
}

/** Return a text as it was meant, or why not. @param {string} text @returns {{text: string} | {trouble: string}} */
export function readText(text) {
  if (text.length > MOST_BYTES) return { trouble: "copy-too-large" };
  const plain = isHtml(text) ? stripMarks(text) : text;
  return /\p{L}/u.test(plain) ? { text: plain } : { trouble: "copy-empty" };
}

/** @param {Uint8Array} bytes */
function decode(bytes) {
  const [a, b] = bytes;
  if (a === 0xff && b === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (a === 0xfe && b === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  const sample = bytes.subarray(0, SAMPLE);
  const odd = sample.reduce((n, byte) => n + Number(byte < 9 || (byte > 13 && byte < 32)), 0);
  if (sample.includes(0) || odd > sample.length / 50) return null;
  if (/^%PDF-/.test(String.fromCharCode(...sample.subarray(0, 5)))) return null;
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

/** @param {string} text */
const isHtml = (text) => /<(?:!doctype|html|head|body|div|p|span|br|a|table)\b[^<>]*>/i.test(text);

/** What has no text for a reader, and how it ends. @type {Record<string, RegExp>} */
const HIDDEN = {
  "!--": /-->/g,
  script: /<\/script\s*>/gi,
  style: /<\/style\s*>/gi,
  head: /<\/head\s*>/gi,
  template: /<\/template\s*>/gi,
};
const OPENED = /<(!--|(?:script|style|head|template)\b)/gi;

/** Leave out what has no text; what is never closed stays, and is looked for once. @param {string} page */
function withoutHidden(page) {
  const open = new Set(Object.keys(HIDDEN));
  let [kept, after] = ["", 0];
  for (const match of page.matchAll(OPENED)) {
    const name = (match[1] ?? "").toLowerCase();
    const end = HIDDEN[name];
    if (!end || !open.has(name) || match.index < after) continue;
    end.lastIndex = match.index;
    if (!end.test(page)) open.delete(name);
    else {
      kept += `${page.slice(after, match.index)} `;
      after = end.lastIndex;
    }
  }
  return kept + page.slice(after);
}

/** What begins on a line of its own. */
const BLOCK =
  /<\/?(?:p|div|br|h[1-6]|li|tr|td|table|section|article|hr|dd|dt|blockquote)\b[^<>]*>/gi;

/** Return the text of a page: each block on lines of its own. @param {string} page */
const stripMarks = (page) =>
  withoutHidden(page)
    .replace(BLOCK, "\n")
    .replace(/<\/?[a-z][^<>]*>/gi, "")
    .replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]\w{1,7}));?/gi, (whole, ten, hex, name) => {
      if (name) return NAMED.get(name) ?? whole;
      const code = ten ? Number(ten) : Number.parseInt(hex, 16);
      return code > 0 && code < 0x11_0000 ? String.fromCodePoint(code) : " ";
    });
