// @ts-check
/** What is to be said of a link to the play page: it names a ruleset that is not here. */

import { index } from "./engine.js";
import { nearest } from "./near.js";

/** Return an error that names the nearest ruleset, where there is none so called. @param {string} slug */
export async function unknown(slug) {
  const known = (await index()).map(({ id }) => id);
  if (known.includes(slug)) return undefined;
  const near = nearest(slug, known)[0];
  return new Error(
    `This link is for the ruleset “${slug}”, which is not here; did you mean ${near}?`,
  );
}
