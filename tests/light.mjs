/** Look for texts in copies of them, as the light table does; all of them are made up here. Tells what was found. */

import { find } from "../docs/assets/js/copy/find.js";
import { pack, unpack } from "../docs/assets/js/copy/packed.js";
import { MOST_BYTES, read, readText } from "../docs/assets/js/copy/read.js";
import { sentence } from "../docs/assets/js/copy/words.js";
import { chance, language, many, pick, said, text } from "./made-up.mjs";

const ours = language();
const article = text(ours, 20);
const known = article.map((words, i) => unpack(pack(sentence(`S${i + 1}`, words))));
const before = text(ours, 12).join(" ");
const behind = text(ours, 12).join(" ");
const inside = (body) => `${before}\n\n${body}\n\n${behind}`;
const whole = article.join(" ");

const letters = [..."abcdefghijklmnopqrstuvwxyz"];
const wrong = (share) => (body) =>
  [...body].map((it) => (/\p{L}/u.test(it) && chance() < share ? pick(letters) : it)).join("");
const SPELT = { ä: "ae", ö: "oe", ü: "ue", ß: "ss", œ: "oe" };
const wrapped = (body) => {
  let room = 60;
  return body.replace(/\S+ /g, (it) => {
    room -= it.length;
    if (room > 0) return it;
    room = 60;
    return it.length > 7 ? `${it.slice(0, 3)}-\n${it.slice(3)}` : `${it.trim()}\n`;
  });
};
const DAMAGE = {
  "the same copy": (it) => it,
  "lines and hyphens": wrapped,
  "umlauts spelt out": (it) => it.replace(/[äöüßœ]/g, (letter) => SPELT[letter]),
  "accents lost": (it) => it.normalize("NFD").replace(/\p{M}/gu, ""),
  "long s": (it) => it.replace(/s(?=\p{L})/gu, "ſ"),
  "long s read as f": (it) => it.replace(/s(?=\p{L})/gu, "f"),
  "that, and lines": (it) => wrapped(it.replace(/s(?=\p{L})/gu, "f")),
  "other spelling": (it) => it.replace(/th/g, "t").replace(/k/g, "c").replace(/ll/g, "l").replace(/y/g, "i"),
  capitals: (it) => it.toUpperCase(),
  "1 % wrong letters": wrong(0.01),
  "2 % wrong letters": wrong(0.02),
  "5 % wrong letters": wrong(0.05),
};

const recall = {};
for (const [name, damage] of Object.entries(DAMAGE)) {
  let [lit, shown, right] = [0, 0, 0];
  for (let i = 0; i < 20; i += 1) {
    const copy = inside(damage(whole));
    const { found: sentences } = find(copy, known);
    lit += sentences.filter(({ how }) => how === "lit").length;
    shown += sentences.length;
    for (const { id, from, to } of sentences) {
      const wanted = article[Number(id.slice(1)) - 1].split(" ").length;
      right += Number(Math.abs(copy.slice(from, to).split(/\s+/).length - wanted) <= 0.2 * wanted + 2);
    }
  }
  const share = (n) => n / (20 * article.length);
  recall[name] = { lit: share(lit), shown: share(shown), right: share(right) };
}

const long = text(ours, 13_000).join(" ");
/** As one writer would repeat himself: phrases of the article all over a long book. */
const phrases = article.flatMap((it) => it.split(" ").flatMap((_, i, all) => [all.slice(i, i + 4).join(" ")]));
const repeating = many(40_000, () => (chance() < 0.05 ? pick(phrases) : said(ours, 5))).join(" ");
const others = {
  ...Object.fromEntries(many(4, (i) => [`same language ${i}`, text(ours, 40).join(" ")])),
  ...Object.fromEntries(many(3, (i) => [`another language ${i}`, text(language(), 60).join(" ")])),
  "a long book": long,
  "a long book by the same writer": repeating,
  "its sentences in disorder": [...article].reverse().join(" "),
  "a third of it": article.slice(0, 4).join(" "),
};
const strange = Object.fromEntries(
  Object.entries(others).map(([name, copy]) => [name, find(copy, known).found.length]),
);

const book = long.slice(0, 1_000_000) + inside(wrong(0.02)(whole)) + long.slice(1_000_000, 2_000_000);
const since = performance.now();
const inBook = find(book, known);
const milliseconds = performance.now() - since;

const cut = [...known.slice(0, -1), { ...sentence("S20", article[19].split(" ").slice(0, 5).join(" ")), cut: true }];
const further = find(`${whole} ${article[0]}`, cut);
const unhashed = known.map((it, i) => (i > 17 ? { ...it, plain: [], bare: [] } : it));
const bytes = (it) => new TextEncoder().encode(it);
const page = `<!doctype html><html><head><title>x</title><script>if (1 < 2) {}</script></head><body><p>${whole.replaceAll("ü", "&uuml;").replaceAll("é", "&#233;").replaceAll(". ", ".</p><p>")}</p></body></html>`;
const trouble = (it) => it.trouble ?? "";
const latin = Uint8Array.from("Fächer, Däuser", (it) => it.charCodeAt(0));
const wide = new Uint8Array([0xff, 0xfe, ...new Uint8Array(Uint16Array.from("Däus", (it) => it.charCodeAt(0)).buffer)]);

console.log(
  JSON.stringify({
    recall,
    strange,
    book: { milliseconds, found: inBook.found.length, size: book.length },
    further: further.beyond && `${whole} ${article[0]}`.slice(further.beyond.from, further.beyond.to),
    rest: article[19].split(" ").slice(5).join(" "),
    first: article[0],
    whole: find(whole, known).beyond,
    twice: find(`${whole}\n\n${inside(whole)}`, known).times,
    part: find(article.slice(8, 16).join(" "), known).found.map(({ id }) => id),
    page: find(readText(page).text, known).found.length,
    placed: find(whole, unhashed).found.filter(({ how }) => how === "placed").map(({ id, from, to }) => [id, whole.slice(from, to) === article[Number(id.slice(1)) - 1]]),
    binary: trouble(read(Uint8Array.from(many(5000, (i) => (i * 7) % 256)))),
    pdf: trouble(read(bytes("%PDF-1.7 something"))),
    large: trouble(read(new Uint8Array(MOST_BYTES + 1))),
    pasted: trouble(readText("x".repeat(MOST_BYTES + 1))),
    empty: trouble(readText("  \n")),
    open: readText(`${"<!--<script>".repeat(200_000)} text`).text.length,
    latin: read(latin).text,
    wide: read(wide).text,
    packed: JSON.stringify(pack(sentence("S1", "alpha beta gamma delta"))),
  }),
);
