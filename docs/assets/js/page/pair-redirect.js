/** The page of two texts that has no table of its own: it leads to where they are compared, at the same rule. */

const to = document.currentScript?.dataset.to ?? "";
const rule = location.hash.slice(1);
location.replace(`${to}${rule && (to.includes("#") ? `&at=${rule}` : location.hash)}`);
