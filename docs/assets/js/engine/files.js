/** Files of a reader: read as they are, or not at all. */

import { say } from "../language/say.js";

const NEWLINE = 10;

/** Return what a file says in UTF-8; of any other, say where it is none, for its signs would be lost. @param {File} file */
export async function textOf(file) {
  const bytes = new Uint8Array(await file.arrayBuffer());
  try {
    return decode(bytes);
  } catch {
    throw new Error(say("file-not-text", { file: file.name, line: wrongLine(bytes) }));
  }
}

/** @param {Uint8Array} bytes */
const decode = (bytes) => new TextDecoder("utf-8", { fatal: true }).decode(bytes);

/** Return the first line that is no text; no letter has a byte that ends a line. @param {Uint8Array} bytes */
function wrongLine(bytes) {
  let line = 1;
  for (let from = 0; from < bytes.length; line += 1) {
    const end = bytes.indexOf(NEWLINE, from);
    const next = end < 0 ? bytes.length : end + 1;
    try {
      decode(bytes.subarray(from, next));
    } catch {
      return line;
    }
    from = next;
  }
  return line;
}

const TITLE =
  /^title:[ \t]*("(?:[^"\\\n]|\\.)*"|'(?:[^'\n]|'')*'|[^\s"'#|>&*!][^\n]*?)[ \t]*(?: #.*)?$/m;
const UNSEEN = /[\p{Cc}\p{Bidi_Control}]/gu;

/** Return what a ruleset is called: by its title, else its id, else as its file. @param {string} text @param {string} file */
export function calledIn(text, file) {
  const id = /^id:[ \t]*(\S+)/m.exec(text)?.[1];
  const name = unquote(TITLE.exec(text)?.[1] ?? "") || id || file.replace(/\.\w+$/, "");
  return name.replace(UNSEEN, "").slice(0, 60);
}

/** @param {string} value */
function unquote(value) {
  if (value.startsWith("'")) return value.slice(1, -1).replaceAll("''", "'");
  if (!value.startsWith('"')) return value;
  try {
    return String(JSON.parse(value));
  } catch {
    return value.slice(1, -1);
  }
}
