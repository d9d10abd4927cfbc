// @ts-check
/** Styles that only some readers need: they come when what they dress does. */

import { html, ROOT } from "./dom.js";

/** Load a sheet of assets/css once; wait until it is there, or will not come. @param {string} name */
export async function dress(name) {
  if (document.querySelector(`link[data-style="${name}"]`)) return;
  const href = new URL(`assets/css/${name}.css`, ROOT);
  const link = html("link", { rel: "stylesheet", href, "data-style": name });
  document.head.append(link);
  await new Promise((done) => {
    link.addEventListener("load", done);
    link.addEventListener("error", done);
  });
}
