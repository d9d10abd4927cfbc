/** <poch-board>: a small picture of a source's board, dressed. A page may have dozens: what is far away waits. */

import { svg } from "../page/dom.js";
import { drawBoard, PROPORTION } from "./board.js";
import { heap } from "./cards.js";

const [WIDTH, HEIGHT] = [240, 176];
const CHIPS = 4;
const NEAR = "600px";

/** What is not drawn yet. @type {Map<Element, () => void>} */
const waiting = new Map();

/** @param {Element} element */
function draw(element) {
  near.unobserve(element);
  waiting.get(element)?.();
  waiting.delete(element);
}

const near = new IntersectionObserver(
  (seen) => {
    for (const { target, isIntersecting } of seen) if (isIntersecting) draw(target);
  },
  { rootMargin: NEAR },
);

addEventListener("beforeprint", () => {
  for (const element of waiting.keys()) draw(element);
});

/** Draw in an element when the reader comes near it, or prints the page. @param {Element} element @param {() => void} act */
export function whenNear(element, act) {
  waiting.set(element, act);
  near.observe(element);
}

/**
 * Return a picture of a board, and where its pools lie.
 * @param {import("./board.js").BoardData} board @param {import("./cards.js").Suits} suits
 * @param {{width: number, height: number, edge: number, flat: number}} size with the height of a board that takes all the width
 */
export function drawPicture(board, suits, { width, height, edge, flat }) {
  const proportion = PROPORTION[board.shape];
  const w = proportion ? Math.min(width - edge, (height - edge) * proportion) : width - edge;
  const h = proportion ? w / proportion : flat;
  return drawBoard(board, suits, { x: (width - w) / 2, y: (height - h) / 2, w, h });
}

export class PochBoard extends HTMLElement {
  connectedCallback() {
    if (!this.firstChild) whenNear(this, () => this.draw());
  }

  draw() {
    const { board, suits, antes } = JSON.parse(this.dataset.board ?? "{}");
    const size = { width: WIDTH, height: HEIGHT, edge: 8, flat: HEIGHT * 0.46 };
    const { ground, slots } = drawPicture(board, suits, size);
    const heaps = [...slots].map(([pool, slot]) => heap(antes.includes(pool) ? CHIPS : 0, slot));
    const attributes = { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, "aria-hidden": "true" };
    this.append(svg("svg.poch-picture", attributes, ground, ...heaps));
  }
}

if (!customElements.get("poch-board")) customElements.define("poch-board", PochBoard);
