/** The dialog that offers a snippet: it puts a step of a hand into a page of the reader's own. */

import { say, tag } from "../language/say.js";
import { dialog } from "../page/dialog.js";
import { button, copy, dress, html, ROOT, select } from "../page/dom.js";

const SIZES = { "480x640": "embed-tall", "900x680": "embed-wide" };
const LANGUAGES = { en: "English", de: "Deutsch", fr: "Français" };

/** Return the address of a page in a language, to be put into a page of others. @param {string} address @param {string} language */
function embedAddress(address, language) {
  const url = new URL(address);
  const path = url.pathname.slice(ROOT.pathname.length).replace(/^(?:de|fr|ja)\//, "");
  url.pathname = ROOT.pathname + (language === "en" ? "" : `${language}/`) + path;
  url.search += `${url.search ? "&" : "?"}embed`;
  return url.href;
}

/** @param {string} address of the page, with its place */
export async function offer(address) {
  await dress("embed");
  const size = select(
    Object.entries(SIZES).map(([value, name]) => [value, say(name)]),
    "480x640",
  );
  const language = select(Object.entries(LANGUAGES), tag in LANGUAGES ? tag : "en");
  const shown = html("textarea", { readonly: "", rows: 5, "aria-label": say("embed-snippet") });
  const write = () => {
    const [width, height] = size.value.split("x");
    const title = document.title.replaceAll('"', "&quot;");
    const src = embedAddress(address, language.value).replaceAll("&", "&amp;");
    shown.value = `<iframe src="${src}" title="${title}" lang="${language.value}" width="${width}" height="${height}" style="border:0;max-width:100%" loading="lazy"></iframe>`;
  };
  for (const menu of [size, language]) menu.addEventListener("input", write);
  write();
  const made = button(say("page-copy"), async () => {
    made.textContent = say((await copy(shown.value)) ? "page-copied" : "page-selected");
    shown.select();
  });
  dialog(
    "embed-offer",
    say("embed-title"),
    document.activeElement,
    html("p", say("embed-lead")),
    html(
      "p.embed-choice.poch-row",
      html("label", say("embed-size"), " ", size),
      html("label", say("embed-language"), " ", language),
    ),
    shown,
    html("p", made),
  );
}
