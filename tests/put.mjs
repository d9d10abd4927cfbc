/** Put texts into a language, as pages do: texts and a catalogue come as JSON, and what they come to goes out. */

import { Catalogue } from "../docs/assets/js/language/catalogue.js";

let given = "";
for await (const part of process.stdin) given += part;
const { tag, phrases, texts, counts } = JSON.parse(given);
const catalogue = new Catalogue(tag, phrases);
const plural = new Intl.PluralRules(tag);
const said = texts.map((text) => catalogue.put(text) ?? null);
console.log(JSON.stringify({ said, forms: counts.map((count) => plural.select(count)) }));
