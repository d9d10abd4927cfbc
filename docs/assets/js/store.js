// @ts-check
/** What the browser keeps for the reader, where it may. */

/** The name of the game that goes on. */
export const GAME = "poch-game";

/** Return a name that is not taken yet, with a number behind it if need be. @param {string} name @param {string[]} taken */
export function unused(name, taken) {
  for (let many = 1; ; many += 1) {
    const wished = many === 1 ? name : `${name} (${many})`;
    if (!taken.includes(wished)) return wished;
  }
}

/** Keep a value; say whether that was possible. @param {string} name @param {unknown} value */
export function keep(name, value) {
  try {
    if (value === null) localStorage.removeItem(name);
    else localStorage.setItem(name, JSON.stringify(value));
    return true;
  } catch {
    return false; // storage may be refused or full
  }
}

/** Return what was kept, or null. @param {string} name @returns {any} */
export function kept(name) {
  try {
    return JSON.parse(localStorage.getItem(name) ?? "null");
  } catch {
    return null; // storage may be refused, or hold what is no longer understood
  }
}
