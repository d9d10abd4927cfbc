/** The board, drawn for each ruleset from its own data: where its pools lie, and the wood around them. */

import { svg } from "../page/dom.js";
import { poolName } from "./cards.js";
import { font, shortened, widthOf } from "./width.js";

/** @typedef {{x: number, y: number, w: number, h: number}} Box */
/**
 * Where a pool's chips lie: their middle, room and radius, in a heap or along a row; where the count stands; and the
 * outline that rings the pool.
 * @typedef {{x: number, y: number, room: number, chip: number, along?: boolean, count: {x: number, y: number}, ring: string}} Slot
 */
/** @typedef {{ground: SVGGElement, slots: Map<string, Slot>}} Board */
/** @typedef {"boxes" | "slats" | "rows" | "round" | "ring"} Shape */
/** @typedef {{shape: Shape, pools: string[], names?: Record<string, string>}} BoardData */

/** How wide a shape is for its height; `null` where it takes all the room. @type {Record<Shape, number | null>} */
export const PROPORTION = { round: 1, ring: 1, boxes: 1.34, rows: 1.08, slats: null };

/** The least size of a name that can be read, and how far it may be wider than its room before it is cut. */
const LEAST = 9.5;
const SLACK = 1.08;
const WEIGHT = 600;

let drawings = 0;

/** @param {number} x @param {number} y @param {number} w @param {number} h @param {number} r */
const outline = (x, y, w, h, r) =>
  `M${x + r} ${y}h${w - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${h - 2 * r}a${r} ${r} 0 0 1-${r} ${r}h${2 * r - w}a${r} ${r} 0 0 1-${r}-${r}v${2 * r - h}a${r} ${r} 0 0 1 ${r}-${r}z`;

/** @param {number} x @param {number} y @param {number} r */
const disc = (x, y, r) => `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1-${2 * r} 0z`;

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
class Wood {
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
      shortened(text, room * SLACK, font(size, WEIGHT, "serif"), "."),
    );
    name.style.fontSize = `${size}px`;
    this.ground.append(name);
  }
}

/**
 * Makes the wood for so many pools, and returns what cuts the place of one into it.
 * @typedef {(wood: Wood, many: number, box: Box) => (name: string, i: number) => Slot} Maker
 */

/** A turned board with so many cups along the rim; one that is left lies in the middle. @type {Maker} */
function turned(wood, rim, { x, y, w, h }) {
  const R = Math.min(w, h) / 2;
  const [cx, cy] = [x + w / 2, y + h / 2];
  wood.piece(disc(cx, cy, R), "round");
  for (const at of [0.972, 0.95]) wood.line(disc(cx, cy, R * at), "board-turning");
  wood.line(disc(cx, cy, R * 0.37), "board-inlay");
  return (name, i) => {
    const turn = (i / rim) * 2 * Math.PI;
    const middle = i === rim;
    const cup = R * (middle ? 0.27 : Math.min(0.24, 1.9 / rim));
    const px = middle ? cx : cx + Math.sin(turn) * R * 0.69;
    const py = middle ? cy : cy - Math.cos(turn) * R * 0.69;
    wood.hollow(disc(px, py, cup));
    const size = Math.min(22, Math.max(11, cup * 0.46));
    wood.letter(name, px, py - cup * 0.42, size, cup * 1.55);
    const count = { x: px, y: py + cup * 0.84 };
    const [room, chip, ring] = [cup * 1.5, cup * 0.27, disc(px, py, cup + 1)];
    return { x: px, y: py + cup * 0.36, room, chip, count, ring };
  };
}

/** Separate boxes, each with its label on the front. @type {Maker} */
function boxes(wood, many, { x, y, w, h }) {
  const columns = Math.ceil(many / 2);
  const gap = w * 0.035;
  const bw = (w - gap * (columns - 1)) / columns;
  const bh = (h - gap) / 2;
  const front = bh * 0.27;
  const wall = Math.max(4, bw * 0.055);
  return (name, i) => {
    const left = x + (i % columns) * (bw + gap);
    const top = y + Math.floor(i / columns) * (bh + gap);
    const [mx, my] = [left + bw / 2, top + bh / 2];
    const transform = `rotate(${[-1.1, 0.7, 1.2, 0.9, -0.8, -0.5][i % 6]} ${mx} ${my})`;
    wood.piece(outline(left, top, bw, bh, 4), "plank", transform);
    const inside = outline(left + wall, top + wall, bw - 2 * wall, bh - front - wall, 2);
    wood.hollow(inside, transform);
    const size = Math.min(17, Math.max(11, front * 0.62));
    const [width, height] = [Math.max(size * 2.5, bw * 0.5), Math.min(front * 0.78, size * 1.5)];
    const ly = top + bh - front / 2;
    const at = { x: mx - width / 2, y: ly - height / 2, width, height, rx: 1.5, transform };
    wood.ground.append(svg("rect.board-label", at));
    const place = "board-name on-paper";
    wood.letter(name, mx, ly + size * 0.34, size, width - 4, place, transform);
    const floor = top + bh - front;
    const ring = outline(left - 2, top - 2, bw + 4, bh + 4, 6);
    const [room, chip, count] = [bw * 0.74, Math.min(12, bh * 0.115), { x: mx, y: floor - 5 }];
    return { x: mx, y: floor - bh * 0.22, room, chip, count, ring };
  };
}

/** One long box, divided by slats; the names stand on the upper edge. @type {Maker} */
function slats(wood, many, { x, y, w, h }) {
  const wall = Math.max(5, w * 0.014);
  const edge = Math.max(20, h * 0.19);
  const slat = Math.max(3, w * 0.008);
  const cell = (w - 2 * wall - slat * (many - 1)) / many;
  const deep = h - edge - wall;
  wood.piece(outline(x, y, w, h, 5));
  wood.line(`M${x + 4} ${y + edge - 3}h${w - 8}`, "board-inlay");
  const size = Math.min(18, Math.max(10.5, cell * 0.3));
  return (name, i) => {
    const left = x + wall + i * (cell + slat);
    const [middle, floor] = [left + cell / 2, y + edge + deep];
    wood.hollow(outline(left, y + edge, cell, deep, 2));
    wood.letter(name, middle, y + edge * 0.48 + size * 0.3, size, cell);
    const ring = outline(left - 1, y + edge - 1, cell + 2, deep + 2, 3);
    const [room, chip, count] = [
      cell * 0.9,
      Math.min(11, cell * 0.21),
      { x: middle, y: floor - 5 },
    ];
    return { x: middle, y: floor - 25, room, chip, count, ring };
  };
}

/** A board of rows, one below the other, with the names at their left. @type {Maker} */
function rows(wood, many, { x, y, w, h }) {
  const wall = Math.max(6, h * 0.025);
  const pitch = (h - 2 * wall) / many;
  const room = Math.max(46, w * 0.22);
  wood.piece(outline(x, y, w, h, 5));
  wood.line(outline(x + 3, y + 3, w - 6, h - 6, 3), "board-turning");
  const size = Math.min(18, Math.max(11, pitch * 0.54));
  const [left, wide, high] = [x + wall + room, w - 2 * wall - room - 2, pitch * 0.8];
  const chip = high * 0.36;
  return (name, i) => {
    const top = y + wall + i * pitch + pitch * 0.1;
    const middle = top + high / 2;
    wood.hollow(outline(left, top, wide, high, Math.min(5, high / 3)));
    wood.letter(name, x + wall + room / 2, middle + size * 0.33, size, room);
    const ring = outline(left - 1, top - 1, wide + 2, high + 2, 5);
    const count = { x: left + wide - 13, y: middle + 4 };
    const row = { x: left + chip + 5, y: middle, room: wide - 2 * chip - 34, chip };
    return { ...row, along: true, count, ring };
  };
}

/** @type {Record<Shape, Maker>} */
const MAKERS = {
  round: (wood, many, box) => turned(wood, many - 1, box),
  ring: turned,
  boxes,
  slats,
  rows,
};

/**
 * Return the drawing of a board that fills a box, and where its pools lie.
 * @param {BoardData} data @param {import("./cards.js").Suits | undefined} suits @param {Box} box
 * @returns {Board}
 */
export function drawBoard(data, suits, box) {
  const wood = new Wood();
  const { pools, shape } = data;
  const slot = MAKERS[shape](wood, pools.length, box);
  const slots = new Map(pools.map((pool, i) => [pool, slot(poolName(pool, data, suits), i)]));
  return { ground: wood.ground, slots };
}

/**
 * Return a heap of chips that can be counted: columns of five, or a row where the pool is one.
 * @param {number} count @param {{x: number, y: number, room: number, chip: number, along?: boolean}} slot
 */
export function heap(count, { x, y, room, chip, along }) {
  const group = svg("g.chips");
  if (along) {
    const step = Math.min(chip * 2.1, count > 1 ? room / (count - 1) : room);
    for (let i = 0; i < Math.min(count, 40); i += 1)
      group.append(coin(x + i * step, y, chip, 0.96));
    return group;
  }
  const most = Math.max(1, Math.floor(room / (chip * 2.1)));
  const high = Math.max(5, Math.ceil(Math.min(count, most * 8) / most));
  const columns = Math.min(most, Math.ceil(count / high));
  for (let column = 0; column < columns; column += 1) {
    const cx = x + (column - (columns - 1) / 2) * chip * 2.1;
    const here = Math.min(high, count - column * high);
    for (let i = 0; i < here; i += 1) {
      group.append(
        coin(cx + (((i * 7 + column * 3) % 3) - 1) * chip * 0.07, y - i * chip * 0.42, chip, 0.55),
      );
    }
  }
  return group;
}

/** Return one brass chip. @param {number} x @param {number} y @param {number} r @param {number} tilt its height for its width */
export function coin(x, y, r, tilt) {
  const thick = tilt < 0.9 ? r * 0.34 : 0;
  return svg(
    "g.chip",
    svg("path.chip-side", {
      d: `M${x - r} ${y}v${thick}a${r} ${r * tilt} 0 0 0 ${2 * r} 0v${-thick}z`,
    }),
    svg("ellipse.chip-top", { cx: x, cy: y, rx: r, ry: r * tilt }),
    svg("ellipse.chip-rim", { cx: x, cy: y, rx: r * 0.66, ry: r * tilt * 0.66 }),
  );
}
