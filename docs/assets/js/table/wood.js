/** The woodworker: pieces of wood with grain, hollows in them, and lettering. */

import { svg } from "../page/dom.js";
import { font, shorten, widthOf } from "./width.js";

/** The least size of a name that can be read, and how far it may stand out over its room before it is cut. */
const LEAST = 6.5;
const SLACK = 1.4;
const WEIGHT = 600;

let drawings = 0;

/** @param {number} x @param {number} y @param {number} w @param {number} h @param {number} r */
export const outline = (x, y, w, h, r) =>
  `M${x + r} ${y}h${w - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${h - 2 * r}a${r} ${r} 0 0 1-${r} ${r}h${2 * r - w}a${r} ${r} 0 0 1-${r}-${r}v${2 * r - h}a${r} ${r} 0 0 1 ${r}-${r}z`;

/** @param {number} x @param {number} y @param {number} r */
export const disc = (x, y, r) =>
  `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1-${2 * r} 0z`;

/** How light falls on wood and into hollows. @type {Record<string, {form: string, at: import("../page/dom.js").Attributes, stops: number[], kind?: string}>} */
const LIGHTS = {
  round: { form: "radialGradient", at: { cx: 0.36, cy: 0.28, r: 0.85 }, stops: [0, 0.55, 1] },
  plank: { form: "linearGradient", at: { x1: 0, y1: 0, x2: 0.35, y2: 1 }, stops: [0, 0.5, 1] },
  hollow: {
    form: "radialGradient",
    at: { cx: 0.62, cy: 0.74, r: 0.8 },
    stops: [0, 0.62, 1],
    kind: "hollow",
  },
  lip: {
    form: "linearGradient",
    at: { x1: 0.2, y1: 0, x2: 0.6, y2: 1 },
    stops: [0, 0.5, 1],
    kind: "lip",
  },
};

/** The woodworker: shapes of wood with grain, hollows in them, and lettering. */
export class Wood {
  constructor() {
    const id = `poch-wood-${++drawings}`;
    this.id = id;
    const lights = Object.entries(LIGHTS).map(([name, { form, at, stops, kind = "wood" }]) =>
      svg(
        form,
        { id: `${id}-${name}`, ...at },
        ...stops.map((offset, i) => svg("stop", { class: `${kind}-${i + 1}`, offset })),
      ),
    );
    this.ground = svg("g.board", svg("defs", ...lights, this.grain(`${id}-grain`)));
  }

  /** @param {string} id */
  grain(id) {
    const [result, baseFrequency] = ["noise", "0.004 0.075"];
    const values = "0 0 0 0 .13 0 0 0 0 .06 0 0 0 0 .02 0 0 0 -2.2 1.35";
    return svg(
      "filter",
      { id, x: 0, y: 0, width: 1, height: 1, "color-interpolation-filters": "sRGB" },
      svg("feTurbulence", { type: "fractalNoise", baseFrequency, numOctaves: 4, seed: 11, result }),
      svg("feColorMatrix", { in: result, values }),
      svg("feComposite", { in2: "SourceGraphic", operator: "in" }),
    );
  }

  /** A piece of wood. @param {string} d @param {"round" | "plank"} [light] @param {string} [turn] */
  piece(d, light = "plank", turn) {
    this.ground.append(
      svg(
        "g",
        { transform: turn },
        svg("path.board-shadow", { d }),
        svg("path", { d, fill: `url(#${this.id}-${light})` }),
        svg("path.board-grain", { d, filter: `url(#${this.id}-grain)` }),
        svg("path.board-edge", { d, stroke: `url(#${this.id}-lip)` }),
      ),
    );
  }

  /** A hollow cut into it. @param {string} d @param {string} [turn] */
  hollow(d, turn) {
    this.ground.append(
      svg(
        "g",
        { transform: turn },
        svg("path.board-hollow", { d, fill: `url(#${this.id}-hollow)` }),
        svg("path.board-lip", { d, stroke: `url(#${this.id}-lip)` }),
      ),
    );
  }

  /** @param {string} d @param {string} kind */
  line(d, kind) {
    this.ground.append(svg("path", { class: kind, d }));
  }

  /**
   * A name, of a size at most; it is made smaller where there is not room enough, and in the end cut short.
   * @param {string} text @param {number} x @param {number} y @param {number} most @param {number} room
   * @param {string} [kind] @param {string} [turn]
   */
  letter(text, x, y, most, room, kind = "board-name", turn) {
    const fits = (room / widthOf(text, font(100, WEIGHT, "serif"))) * 100;
    const size = Math.max(LEAST, Math.round(Math.min(most, fits) * 10) / 10);
    const name = svg(
      "text",
      { class: kind, x, y, "text-anchor": "middle", transform: turn },
      shorten(text, room * SLACK, font(size, WEIGHT, "serif"), "."),
    );
    name.style.fontSize = `${size}px`;
    this.ground.append(name);
  }
}
