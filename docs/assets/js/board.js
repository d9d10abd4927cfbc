// @ts-check
/** The board, drawn for each ruleset from its own data: where its pools lie, and the wood around them. */

import { shownSuits } from "./cards.js";
import { svg } from "./dom.js";

/** @typedef {{x: number, y: number, w: number, h: number}} Box */
/**
 * Where a pool's chips lie: their middle, room and radius, in a heap or along a row; where the count stands; and the
 * outline that rings the pool.
 * @typedef {{x: number, y: number, room: number, chip: number, along: boolean, count: {x: number, y: number}, ring: string}} Slot
 */
/** @typedef {{ground: SVGGElement, slots: Map<string, Slot>}} Board */
/** @typedef {"boxes" | "slats" | "rows" | "round" | "ring"} Shape */
/** @typedef {{shape: Shape, pools: string[], names?: Record<string, string>}} BoardData */

/** @type {Record<string, string>} */
const NAMES = {
  ace: "A",
  king: "K",
  queen: "Q",
  jack: "J",
  ten: "10",
  marriage: "K·Q",
  sequence: "Sequence",
  poch: "Poch",
  centre: "Centre",
  stich: "Stich",
};
/** @type {Record<string, string>} */
const GERMAN = { ace: "D", queen: "O", jack: "U", marriage: "K·O" };

/**
 * Return a pool's name as it stands on the board.
 * @param {string} pool
 * @param {BoardData} [board]
 * @param {import("./cards.js").Suits} [suits]
 */
export function poolName(pool, board, suits) {
  const own = board?.names?.[pool]?.replace(/^the /, "");
  if (own) return own.slice(0, 1).toUpperCase() + own.slice(1);
  return (shownSuits(suits) === "german" ? GERMAN[pool] : undefined) ?? NAMES[pool] ?? pool;
}

/**
 * Return a pool's name as one says it.
 * @param {string} pool
 * @param {BoardData} [board]
 * @param {import("./cards.js").Suits} [suits]
 */
export function poolWords(pool, board, suits) {
  const german = /** @type {Record<string, string>} */ ({
    ace: "Deuce",
    queen: "Ober",
    jack: "Unter",
  });
  return (
    board?.names?.[pool] ?? (shownSuits(suits) === "german" ? german[pool] : undefined) ?? pool
  );
}

/** How wide a shape is for its height; `null` where it takes all the room. @type {Record<Shape, number | null>} */
export const PROPORTION = { round: 1, ring: 1, boxes: 1.34, rows: 1.08, slats: null };

/** How wide a letter is for its size, about, and the least size that can be read. */
const LETTER = 0.53;
const LEAST = 9.5;

let drawings = 0;

/** @param {number} x @param {number} y @param {number} w @param {number} h @param {number} r */
const outline = (x, y, w, h, r) =>
  `M${x + r} ${y}h${w - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${h - 2 * r}a${r} ${r} 0 0 1-${r} ${r}h${2 * r - w}a${r} ${r} 0 0 1-${r}-${r}v${2 * r - h}a${r} ${r} 0 0 1 ${r}-${r}z`;

/** @param {number} x @param {number} y @param {number} r */
const disc = (x, y, r) => `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1-${2 * r} 0z`;

/** The woodworker: shapes of wood with grain, hollows in them, and lettering. */
class Wood {
  constructor() {
    const id = `poch-wood-${++drawings}`;
    this.id = id;
    this.ground = svg("g", { class: "board" });
    const stops = (/** @type {string} */ kind, /** @type {number[]} */ at) =>
      at.map((offset, i) => svg("stop", { class: `${kind}-${i + 1}`, offset }));
    this.ground.append(
      svg(
        "defs",
        {},
        svg(
          "radialGradient",
          { id: `${id}-round`, cx: 0.36, cy: 0.28, r: 0.85 },
          ...stops("wood", [0, 0.55, 1]),
        ),
        svg(
          "linearGradient",
          { id: `${id}-plank`, x1: 0, y1: 0, x2: 0.35, y2: 1 },
          ...stops("wood", [0, 0.5, 1]),
        ),
        svg(
          "radialGradient",
          { id: `${id}-hollow`, cx: 0.62, cy: 0.74, r: 0.8 },
          ...stops("hollow", [0, 0.62, 1]),
        ),
        svg(
          "linearGradient",
          { id: `${id}-lip`, x1: 0.2, y1: 0, x2: 0.6, y2: 1 },
          ...stops("lip", [0, 0.5, 1]),
        ),
        this.grain(`${id}-grain`, "0.004 0.075"),
        this.grain(`${id}-upright`, "0.075 0.004"),
      ),
    );
  }

  /** @param {string} id @param {string} frequency */
  grain(id, frequency) {
    return svg(
      "filter",
      { id, x: 0, y: 0, width: 1, height: 1, "color-interpolation-filters": "sRGB" },
      svg("feTurbulence", {
        type: "fractalNoise",
        baseFrequency: frequency,
        numOctaves: 4,
        seed: 11,
        result: "noise",
      }),
      svg("feColorMatrix", {
        in: "noise",
        values: "0 0 0 0 .13 0 0 0 0 .06 0 0 0 0 .02 0 0 0 -2.2 1.35",
      }),
      svg("feComposite", { in2: "SourceGraphic", operator: "in" }),
    );
  }

  /**
   * A piece of wood.
   * @param {string} d
   * @param {"round" | "plank"} [light]
   * @param {"grain" | "upright"} [grain]
   * @param {string} [turn]
   */
  piece(d, light = "plank", grain = "grain", turn) {
    this.ground.append(
      svg(
        "g",
        { transform: turn },
        svg("path", { class: "board-shadow", d }),
        svg("path", { d, fill: `url(#${this.id}-${light})` }),
        svg("path", { class: "board-grain", d, filter: `url(#${this.id}-${grain})` }),
        svg("path", { class: "board-edge", d, stroke: `url(#${this.id}-lip)` }),
      ),
    );
  }

  /** A hollow cut into it. @param {string} d @param {string} [turn] */
  hollow(d, turn) {
    this.ground.append(
      svg(
        "g",
        { transform: turn },
        svg("path", { class: "board-hollow", d, fill: `url(#${this.id}-hollow)` }),
        svg("path", { class: "board-lip", d, stroke: `url(#${this.id}-lip)` }),
      ),
    );
  }

  /** @param {string} d @param {string} kind */
  line(d, kind) {
    this.ground.append(svg("path", { class: kind, d }));
  }

  /**
   * A name, of a size at most; it is made smaller where there is not room enough, and in the end cut short.
   * @param {string} text
   * @param {number} x
   * @param {number} y
   * @param {number} most
   * @param {number} room
   * @param {string} [kind]
   * @param {string} [turn]
   */
  letter(text, x, y, most, room, kind = "board-name", turn) {
    const size = Math.max(LEAST, Math.min(most, room / (text.length * LETTER)));
    const fits = Math.floor(room / (size * LETTER));
    const short = text.length > fits + 1 ? `${text.slice(0, fits - 1)}.` : text;
    const name = svg(
      "text",
      { class: kind, x, y, "text-anchor": "middle", transform: turn },
      short,
    );
    name.style.fontSize = `${Math.round(size * 10) / 10}px`;
    this.ground.append(name);
  }
}

/** @typedef {(wood: Wood, pools: string[], names: string[], box: Box) => Map<string, Slot>} Maker */

/** A turned board: a ring of cups about the last one. @type {Maker} */
function round(wood, pools, names, box) {
  return turned(wood, pools, names, box, pools.length - 1);
}

/** A turned board with all its cups along the rim. @type {Maker} */
function ring(wood, pools, names, box) {
  return turned(wood, pools, names, box, pools.length);
}

/**
 * A turned board with so many cups along the rim; one that is left lies in the middle.
 * @param {Wood} wood @param {string[]} pools @param {string[]} names @param {Box} box
 * @param {number} rim
 * @returns {Map<string, Slot>}
 */
function turned(wood, pools, names, { x, y, w, h }, rim) {
  const R = Math.min(w, h) / 2;
  const [cx, cy] = [x + w / 2, y + h / 2];
  wood.piece(disc(cx, cy, R), "round");
  for (const at of [0.972, 0.95]) wood.line(disc(cx, cy, R * at), "board-turning");
  wood.line(disc(cx, cy, R * 0.37), "board-inlay");
  return new Map(
    pools.map((pool, i) => {
      const turn = (i / rim) * 2 * Math.PI;
      const middle = i === rim;
      const cup = R * (middle ? 0.27 : Math.min(0.24, 1.9 / rim));
      const px = middle ? cx : cx + Math.sin(turn) * R * 0.69;
      const py = middle ? cy : cy - Math.cos(turn) * R * 0.69;
      wood.hollow(disc(px, py, cup));
      const size = Math.min(22, Math.max(11, cup * 0.46));
      wood.letter(names[i] ?? pool, px, py - cup * 0.42, size, cup * 1.55);
      return [
        pool,
        {
          x: px,
          y: py + cup * 0.36,
          room: cup * 1.5,
          chip: cup * 0.27,
          along: false,
          count: { x: px, y: py + cup * 0.84 },
          ring: disc(px, py, cup + 1),
        },
      ];
    }),
  );
}

/** Separate boxes, each with its label on the front. @type {Maker} */
function boxes(wood, pools, names, { x, y, w, h }) {
  const columns = Math.ceil(pools.length / 2);
  const gap = w * 0.035;
  const bw = (w - gap * (columns - 1)) / columns;
  const bh = (h - gap) / 2;
  const front = bh * 0.27;
  const wall = Math.max(4, bw * 0.055);
  return new Map(
    pools.map((pool, i) => {
      const left = x + (i % columns) * (bw + gap);
      const top = y + Math.floor(i / columns) * (bh + gap);
      const [mx, my] = [left + bw / 2, top + bh / 2];
      const turn = `rotate(${[-1.1, 0.7, 1.2, 0.9, -0.8, -0.5][i % 6]} ${mx} ${my})`;
      wood.piece(outline(left, top, bw, bh, 4), "plank", "grain", turn);
      const inside = outline(left + wall, top + wall, bw - 2 * wall, bh - front - wall, 2);
      wood.hollow(inside, turn);
      const size = Math.min(17, Math.max(11, front * 0.62));
      const label = { w: Math.max(size * 2.5, bw * 0.5), h: Math.min(front * 0.78, size * 1.5) };
      const ly = top + bh - front / 2;
      wood.ground.append(
        svg("rect", {
          class: "board-label",
          x: mx - label.w / 2,
          y: ly - label.h / 2,
          width: label.w,
          height: label.h,
          rx: 1.5,
          transform: turn,
        }),
      );
      const place = "board-name on-paper";
      wood.letter(names[i] ?? pool, mx, ly + size * 0.34, size, label.w - 4, place, turn);
      const floor = top + bh - front;
      return [
        pool,
        {
          x: mx,
          y: floor - bh * 0.22,
          room: bw * 0.74,
          chip: Math.min(12, bh * 0.115),
          along: false,
          count: { x: mx, y: floor - 5 },
          ring: outline(left - 2, top - 2, bw + 4, bh + 4, 6),
        },
      ];
    }),
  );
}

/** One long box, divided by slats; the names stand on the upper edge. @type {Maker} */
function slats(wood, pools, names, { x, y, w, h }) {
  const wall = Math.max(5, w * 0.014);
  const edge = Math.max(20, h * 0.19);
  const slat = Math.max(3, w * 0.008);
  const cell = (w - 2 * wall - slat * (pools.length - 1)) / pools.length;
  wood.piece(outline(x, y, w, h, 5));
  wood.line(`M${x + 4} ${y + edge - 3}h${w - 8}`, "board-inlay");
  const size = Math.min(18, Math.max(10.5, cell * 0.3));
  return new Map(
    pools.map((pool, i) => {
      const left = x + wall + i * (cell + slat);
      const deep = h - edge - wall;
      wood.hollow(outline(left, y + edge, cell, deep, 2));
      wood.letter(names[i] ?? pool, left + cell / 2, y + edge * 0.48 + size * 0.3, size, cell);
      return [
        pool,
        {
          x: left + cell / 2,
          y: y + edge + deep - 25,
          room: cell * 0.9,
          chip: Math.min(11, cell * 0.21),
          along: false,
          count: { x: left + cell / 2, y: y + edge + deep - 5 },
          ring: outline(left - 1, y + edge - 1, cell + 2, deep + 2, 3),
        },
      ];
    }),
  );
}

/** A board of rows, one below the other, with the names at their left. @type {Maker} */
function rows(wood, pools, names, { x, y, w, h }) {
  const wall = Math.max(6, h * 0.025);
  const pitch = (h - 2 * wall) / pools.length;
  const name = Math.max(46, w * 0.22);
  wood.piece(outline(x, y, w, h, 5));
  wood.line(outline(x + 3, y + 3, w - 6, h - 6, 3), "board-turning");
  const size = Math.min(18, Math.max(11, pitch * 0.54));
  return new Map(
    pools.map((pool, i) => {
      const top = y + wall + i * pitch + pitch * 0.1;
      const [left, wide, high] = [x + wall + name, w - 2 * wall - name - 2, pitch * 0.8];
      wood.hollow(outline(left, top, wide, high, Math.min(5, high / 3)));
      const [nx, ny] = [x + wall + name / 2, top + high / 2 + size * 0.33];
      wood.letter(names[i] ?? pool, nx, ny, size, name);
      const chip = high * 0.36;
      return [
        pool,
        {
          x: left + chip + 5,
          y: top + high / 2,
          room: wide - 2 * chip - 34,
          chip,
          along: true,
          count: { x: left + wide - 13, y: top + high / 2 + 4 },
          ring: outline(left - 1, top - 1, wide + 2, high + 2, 5),
        },
      ];
    }),
  );
}

/** @type {Record<Shape, Maker>} */
const MAKERS = { round, ring, boxes, slats, rows };

/**
 * Return the drawing of a board that fills a box, and where its pools lie.
 * @param {BoardData} data
 * @param {import("./cards.js").Suits | undefined} suits
 * @param {Box} box
 * @returns {Board}
 */
export function drawBoard(data, suits, box) {
  const wood = new Wood();
  const names = data.pools.map((pool) => poolName(pool, data, suits));
  const slots = MAKERS[data.shape](wood, data.pools, names, box);
  return { ground: wood.ground, slots };
}

/**
 * Return a heap of chips that can be counted: columns of five, or a row where the pool is one.
 * @param {number} count
 * @param {{x: number, y: number, room: number, chip: number, along: boolean}} slot
 */
export function heap(count, { x, y, room, chip, along }) {
  const group = svg("g", { class: "chips" });
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

/**
 * Return one brass chip.
 * @param {number} x
 * @param {number} y
 * @param {number} r
 * @param {number} tilt its height for its width
 */
export function coin(x, y, r, tilt) {
  const thick = tilt < 0.9 ? r * 0.34 : 0;
  return svg(
    "g",
    { class: "chip" },
    svg("path", {
      class: "chip-side",
      d: `M${x - r} ${y}v${thick}a${r} ${r * tilt} 0 0 0 ${2 * r} 0v${-thick}z`,
    }),
    svg("ellipse", { class: "chip-top", cx: x, cy: y, rx: r, ry: r * tilt }),
    svg("ellipse", { class: "chip-rim", cx: x, cy: y, rx: r * 0.66, ry: r * tilt * 0.66 }),
  );
}
