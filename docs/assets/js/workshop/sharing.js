/** How a draft is shared: as a link, or as a file where it is too large for one; and what is said of a damaged link. */

import { ask } from "../engine/engine.js";
import { anew } from "../engine/own.js";
import { say } from "../language/say.js";
import { copy, html } from "../page/dom.js";
import { sentence } from "./answering.js";
import { READER } from "./changes.js";
import { source, tools } from "./needs.js";
import { linkOf, MOST } from "./shared.js";
import { ADDED, readTable, textOf } from "./table-link.js";

/** Share a draft as it is now, and say how. @param {import("./desk.js").Desk} desk */
export async function share(desk) {
  const { from, name } = desk.draft;
  const base = from ? await desk.workshop.text(from) : "";
  const hash = await linkOf({ from, name, text: desk.editor.text() }, base);
  const address = `${location.href.split("#")[0]}#${hash}`;
  if (address.length > MOST) {
    desk.download();
    desk.say(say("workshop-share-file", { most: MOST }));
    return;
  }
  const select = (/** @type {Event} */ { target }) =>
    /** @type {HTMLInputElement} */ (target).select();
  const input = html("input", { readonly: true, value: address, onfocus: select });
  const text = say((await copy(address)) ? "workshop-share-copied" : "workshop-share-here");
  desk.say(
    text,
    html("label.ws-shared.poch-field", html("span", say("workshop-share-link")), input),
  );
}

/** What is said of a link that was not whole. @param {import("./shared.js").Found} link */
export function damage({ isWhole, read, all, line, unfit, from }) {
  if (isWhole) return "";
  if (unfit) return say("workshop-link-later", { n: unfit, all });
  if (read) return say("workshop-link-damaged", { n: read, all, line });
  return say(from ? "workshop-link-unread" : "workshop-link-nothing");
}

/** Return the draft of a table's rules that came as a link. @param {import("./workshop.js").Workshop} workshop @param {string} hash */
export async function table(workshop, hash) {
  const from = textOf(hash);
  if (!workshop.title(from)) throw new Error(say("workshop-link-nothing"));
  const [[, , questions], { texts, cruxes }, shipped] = await Promise.all([
    tools(),
    source(from),
    workshop.text(from),
  ]);
  const leaves = questions.map(({ name }) => name);
  const clauses = [...texts.keys(), ...leaves.map((leaf) => ADDED + leaf)];
  const rules = readTable(hash, { cruxes: cruxes.values(), leaves, clauses });
  if (!rules) throw new Error(say("sheet-link-damaged"));
  const sets = questions
    .filter(({ name }) => name in rules.leaves)
    .map((asked) => {
      const written = rules.leaves[asked.name] ?? null;
      const says = sentence(asked, { written: written ?? "", value: null, clause: "", line: 0 });
      return { leaf: asked.name, written, says, because: say("workshop-added") };
    });
  let text = shipped;
  for (const every of [
    Object.entries(rules.cruxes).map(([crux, adopts]) => ({ crux, adopts })),
    sets.filter(({ written }) => written !== null),
    ...sets.filter(({ written }) => written === null).map((set) => [set]), // two may be in one place
    Object.entries(rules.words).map(([clause, says]) => ({ clause, says })),
  ])
    if (every.length) text = (await ask("redraft", { text, every }, READER)).text;
  const { unfit: n, all } = rules;
  const warning = n ? say("sheet-link-later", { n, all }) : "";
  const name = rules.name.slice(0, 60) || say("sheet-name");
  return { id: anew(), name, from, text, warning };
}
