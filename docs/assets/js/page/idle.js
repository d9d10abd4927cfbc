/** What a page does once it is there: it keeps what was read, and gets what printing needs. */

import("./edition.js").then(({ begin }) => begin()).catch(console.info);
if (document.querySelector("link[media=print]")) import("./paper.js").catch(console.info);

export {};
