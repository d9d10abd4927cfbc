/** The worker that searches: the theme's own, which stands behind the # of this address. What it is taught comes with an index. */

const THEIRS = new URL(
  `../../javascripts/workers/${location.hash.split("/").pop()}`,
  location.href,
);

const load = globalThis.importScripts.bind(globalThis);
globalThis.importScripts = (/** @type {(string | URL)[]} */ ...urls) =>
  load(...urls.map((url) => new URL(url, THEIRS).href));

/** The first thing heard is an index. @param {MessageEvent} event */
let hear = (event) => {
  load("spellings.js", "token-sets.js", "whole.js");
  hear = readWhole(event.data.data);
};
addEventListener("message", (event) => hear(event)); // before the theme does
importScripts(THEIRS);
