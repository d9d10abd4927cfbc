/** The page of two texts in the order that is not ours: it leads on to the same place in the other. */

const there = document.querySelector("link[rel=canonical]");
if (there instanceof HTMLLinkElement) location.replace(there.href + location.hash);
