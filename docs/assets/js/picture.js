// @ts-check
/** <poch-board>: a small picture of a source's board, dressed. */

import { drawBoard, heap, PROPORTION } from "./board.js";
import { svg } from "./dom.js";

const [WIDTH, HEIGHT] = [240, 176];
const CHIPS = 4;
const NEAR = "600px";

/** A page may have dozens: what is far away is drawn when the reader comes nearer. */
const far = new IntersectionObserver(
  (seen) => {
    for (const { target, isIntersecting } of seen)
      if (isIntersecting && target instanceof PochBoard) target.draw();
  },
  { rootMargin: NEAR },
);

addEventListener("beforeprint", () => {
  for (const one of document.querySelectorAll("poch-board"))
    if (one instanceof PochBoard) one.draw();
});

export class PochBoard extends HTMLElement {
  connectedCallback() {
    if (!this.firstChild) far.observe(this);
  }

  draw() {
    far.unobserve(this);
    if (this.firstChild) return;
    const { board, suits, antes } = JSON.parse(this.dataset.board ?? "{}");
    const proportion = PROPORTION[/** @type {import("./board.js").Shape} */ (board.shape)];
    const high = proportion ? HEIGHT - 8 : HEIGHT * 0.46;
    const wide = proportion ? Math.min(WIDTH - 8, high * proportion) : WIDTH - 8;
    const box = { x: (WIDTH - wide) / 2, y: (HEIGHT - high) / 2, w: wide, h: high };
    const { ground, slots } = drawBoard(board, suits, box);
    const heaps = [...slots].map(([pool, slot]) => heap(antes.includes(pool) ? CHIPS : 0, slot));
    this.append(
      svg(
        "svg",
        { class: "poch-picture", viewBox: `0 0 ${WIDTH} ${HEIGHT}`, "aria-hidden": "true" },
        ground,
        ...heaps,
      ),
    );
  }
}

if (!customElements.get("poch-board")) customElements.define("poch-board", PochBoard);
