/** Which interfaces of browsers our scripts use that are not old in all engines, and since when each engine has them. */

import { readdirSync, readFileSync } from "node:fs";


const ROOT = new URL("../", import.meta.url);
const bcd = JSON.parse(
  readFileSync(new URL("node_modules/@mdn/browser-compat-data/data.json", ROOT), "utf8"),
);
const ENGINES = ["chrome", "firefox", "safari"];
/** What all engines have had for longer needs no line. */
const OLD = "2018-07";
/** Of these, what is used is known by its name alone; elsewhere our own names are too like. */
const KINDS =
  "Window Document Navigator Element HTMLElement HTMLDialogElement Clipboard ReadableStream CustomElementRegistry AbortSignal FontFaceSet StorageManager ServiceWorkerRegistration Crypto SubtleCrypto Array String Object Promise".split(
    " ",
  );

/** @param {any} compat @param {string} engine @returns {[string, string]} */
function first(compat, engine) {
  const [support] = [compat.support[engine]].flat();
  const version = support?.version_added;
  if (!version || version === "preview") return ["–", "9999"];
  const { releases } = bcd.browsers[engine];
  return [version.replace("≤", ""), releases[version.replace("≤", "")]?.release_date ?? "0000"];
}

const known = {};
for (const [name, group] of Object.entries({ WebAssembly: bcd.webassembly.api, ...bcd.javascript.builtins, ...bcd.api }))
  for (const [part, { __compat }] of Object.entries({ "": group, ...group })) {
    if (!__compat || part === "__compat") continue;
    const all = ENGINES.map((engine) => first(__compat, engine));
    const label = part && part !== name ? `${name}.${part.replace("_static", "")}` : name;
    known[label] ??= { since: all.map(([version]) => version), old: all.every(([, day]) => day < OLD) };
  }
for (const [name, group] of Object.entries(bcd.javascript.builtins.Intl))
  if (group.__compat) {
    const all = ENGINES.map((engine) => first(group.__compat, engine));
    known[`Intl.${name}`] = { since: all.map(([version]) => version), old: all.every(([, day]) => day < OLD) };
  }

const files = readdirSync(new URL("docs/assets/js", ROOT), { recursive: true })
  .filter((name) => name.endsWith(".js"))
  .map((name) => `docs/assets/js/${name}`);
const text = [...files, "tools/browser/offline/worker.js"]
  .map((name) => readFileSync(new URL(name, ROOT), "utf8"))
  .join("\n")
  .replace(/\/\*[\s\S]*?\*\/|(?<=[\s;])\/\/ .*|"(?:[^"\\\n]|\\.)*"/g, '""');
const globals = new Set(text.match(/\b[A-Z]\w+(?=[.()\s;])|\b(?<![.\w])[a-z]\w+(?=[.(?])/g));
const members = new Set(text.match(/(?<=\.)[a-zA-Z]+\b/g));

const used = Object.keys(known).filter((label) => {
  const [name, part] = label.split(".");
  if (known[label].old) return false;
  if (!part) return globals.has(name);
  if (name === "Intl") return text.includes(label);
  if (name === "Navigator") return text.includes(`navigator.${part}`);
  if (name === "Window") return globals.has(part) || text.includes(`globalThis.${part}`);
  return KINDS.includes(name) && members.has(part);
});
console.log(JSON.stringify({ used, since: Object.fromEntries(Object.entries(known).map(([label, { since }]) => [label, since])) }));
