/** How wide letters are, as the browser draws them: the entry lets nothing be drawn before the site's face is there. */

const faces = getComputedStyle(document.documentElement);
const context = /** @type {CanvasRenderingContext2D} */ (
  document.createElement("canvas").getContext("2d")
);

/** @param {number} size in pixels @param {number} weight @param {"serif" | "sans"} face */
export const font = (size, weight, face) =>
  `${weight} ${size}px ${faces.getPropertyValue(`--${face}`)}`;

/** @param {string} text @param {string} of a font */
export function widthOf(text, of) {
  context.font = of;
  return context.measureText(text).width;
}

/**
 * Return a text, or as much of its beginning as there is room for, with a sign that it is cut short.
 * @param {string} text @param {number} room @param {string} of a font @param {string} sign
 */
export function shorten(text, room, of, sign) {
  if (widthOf(text, of) <= room) return text;
  const letters = [...text];
  while (letters.length > 1 && widthOf(letters.join("") + sign, of) > room) letters.pop();
  return letters.join("") + sign;
}
