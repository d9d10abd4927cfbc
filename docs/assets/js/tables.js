// @ts-check
/** Tables: their rows, each with a head. */

import { html } from "./dom.js";

/** @typedef {import("./dom.js").Part} Part */

/** Return a row of a table. @param {Part | Part[]} head @param {(Part | Part[])[]} cells @param {string} [kind] of its cells */
export const row = (head, cells, kind = "td") =>
  html(
    "tr",
    html("th", { scope: "row" }, ...[head].flat()),
    ...cells.map((one) => html(kind, ...[one].flat())),
  );

/** Return the heads of columns. @param {string[]} names @param {string} [kind] of all but the first */
export const heads = ([first = "", ...names], kind = "th") =>
  html(
    "thead",
    html(
      "tr",
      html("th", { scope: "col" }, first),
      ...names.map((name) => html(kind, { scope: "col" }, name)),
    ),
  );
