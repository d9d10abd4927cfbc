/** The board, drawn for each ruleset from its own data: where its pools lie, and the wood around them. */

import { svg } from "../page/dom.js";
import { CARD_WIDTH, cardFace, poolName } from "./cards.js";
import { disc, outline, Wood } from "./wood.js";

/** @typedef {{x: number, y: number, w: number, h: number}} Box */
/**
 * Where a pool's chips lie: their middle, room and radius, in a heap, so high at most, or along a row; where the count
 * stands; and the outline that rings the pool.
 * @typedef {{x: number, y: number, room: number, chip: number, high?: number, along?: boolean, count: {x: number, y: number},
 *   ring: string}} Slot
 */
/** @typedef {{ground: SVGGElement, slots: Map<string, Slot>}} Board */
/** @typedef {"boxes" | "slats" | "rows" | "round" | "ring" | "corners" | "cards"} Shape */
/** @typedef {{shape: Shape, pools: string[], names?: Record<string, string>, cards?: Record<string, string>}} BoardData */

/** How wide a shape is for its height; `null` where it takes all the room. @type {Record<Shape, number | null>} */
export const PROPORTION = {
  round: 1,
  ring: 1,
  corners: 1.2,
  boxes: 1.34,
  rows: 1.08,
  slats: null,
  cards: null,
};

/**
 * Makes the wood for so many pools, and returns what cuts the place of one into it, or lays its card there.
 * @typedef {(wood: Wood, many: number, box: Box) => (name: string, i: number, face?: SVGGElement) => Slot} Maker
 */

/** A turned board with so many cups along the rim; one that is left lies in the middle. @type {Maker} */
function turnBoard(wood, rim, { x, y, w, h }) {
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
    const high = cup * 0.78 - size * 0.25;
    return { x: px, y: py + cup * 0.36, room, chip, high, count, ring };
  };
}

/** A square board: a compartment in each corner, and the last one in the middle. @type {Maker} */
function corners(wood, many, { x, y, w, h }) {
  const wall = Math.max(5, w * 0.02);
  const [wide, high] = [(w - 3 * wall) / 2, (h - 3 * wall) / 2];
  const [mw, mh] = [wide * 0.92, high * 0.74];
  wood.piece(outline(x, y, w, h, 6));
  return (name, i) => {
    const middle = i === many - 1;
    const [bw, bh] = middle ? [mw, mh] : [wide, high];
    const left = middle ? x + (w - mw) / 2 : x + wall + (i % 2) * (wide + wall);
    const top = middle ? y + (h - mh) / 2 : y + wall + Math.floor(i / 2) * (high + wall);
    if (middle) wood.piece(outline(left - wall, top - wall, bw + 2 * wall, bh + 2 * wall, 5));
    wood.hollow(outline(left, top, bw, bh, 3));
    // the middle covers the inner corner of each compartment
    const mx = middle ? left + bw / 2 : left + (i % 2 ? bw * 0.66 : bw * 0.34);
    const my = middle ? top : i < 2 ? top : top + bh * 0.42;
    const size = Math.min(20, Math.max(11, high * 0.2));
    wood.letter(name, mx, my + size * 1.25, size, middle ? bw * 0.9 : bw * 0.62);
    const chip = Math.min(12, bh * 0.1);
    const [below, floor] = [my + size * 1.5, my + bh * (middle ? 1 : 0.58) - 3];
    const base = Math.min(floor - chip * 0.6, below + chip * 2.6);
    const [room, ring] = [bw * 0.5, outline(left - 1, top - 1, bw + 2, bh + 2, 4)];
    const count = { x: mx, y: Math.min(floor, base + chip * 0.6 + 10) };
    return { x: mx, y: base, room, chip, high: base - below, count, ring };
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
    return { x: middle, y: floor - 25, room, chip, high: deep - 25, count, ring };
  };
}

/** A board of rows, one below the other, with the names at their left. @type {Maker} */
function rows(wood, many, { x, y, w, h }) {
  const wall = Math.max(6, h * 0.025);
  const pitch = (h - 2 * wall) / many;
  const room = Math.max(52, w * 0.25);
  wood.piece(outline(x, y, w, h, 5));
  wood.line(outline(x + 3, y + 3, w - 6, h - 6, 3), "board-turning");
  const size = Math.min(18, Math.max(11, pitch * 0.54));
  const [left, wide, high] = [x + wall + room, w - 2 * wall - room - 2, pitch * 0.8];
  const chip = high * 0.36;
  return (name, i) => {
    const top = y + wall + i * pitch + pitch * 0.1;
    const middle = top + high / 2;
    wood.hollow(outline(left, top, wide, high, Math.min(5, high / 3)));
    wood.letter(name, x + wall + room / 2, middle + size * 0.33, size, room - 10);
    const ring = outline(left - 1, top - 1, wide + 2, high + 2, 5);
    const count = { x: left + wide - 13, y: middle + 4 };
    const row = { x: left + chip + 5, y: middle, room: wide - 2 * chip - 34, chip };
    return { ...row, along: true, count, ring };
  };
}

/** Cards side by side without any wood; chips lie on them, and are counted below. @type {Maker} */
function layCards(wood, many, { x, y, w, h }) {
  const pitch = w / many;
  const wide = Math.min(pitch * 0.86, (h - Math.min(16, h * 0.14)) / 1.4);
  const scale = wide / CARD_WIDTH;
  return (name, i, face) => {
    const left = x + (i + 0.5) * pitch - wide / 2;
    const middle = left + wide / 2;
    if (face) {
      face.setAttribute("transform", `translate(${left} ${y}) scale(${scale})`);
      wood.ground.append(face);
    } else {
      wood.piece(outline(left, y, wide, wide * 1.4, 4));
      wood.letter(name, middle, y + wide * 0.5, wide * 0.4, wide * 0.9);
    }
    const ring = outline(left - 2, y - 2, wide + 4, wide * 1.4 + 4, 6);
    const [room, chip, count] = [wide * 0.9, wide * 0.16, { x: middle, y: y + wide * 1.4 + 14 }];
    return { x: middle, y: y + wide * 1.14, room, chip, high: wide * 0.54, count, ring };
  };
}

/** @type {Record<Shape, Maker>} */
const MAKERS = {
  round: (wood, many, box) => turnBoard(wood, many - 1, box),
  ring: turnBoard,
  corners,
  boxes,
  slats,
  rows,
  cards: layCards,
};

/**
 * Return the drawing of a board that fills a box, and where its pools lie.
 * @param {BoardData} data @param {import("./cards.js").Suits | undefined} suits @param {Box} box
 * @returns {Board}
 */
export function drawBoard(data, suits, box) {
  const wood = new Wood();
  const { pools, shape, cards } = data;
  const slot = MAKERS[shape](wood, pools.length, box);
  const face = (/** @type {string} */ pool) => cards?.[pool] && cardFace(cards[pool], suits);
  const slots = new Map(
    pools.map((pool, i) => [pool, slot(poolName(pool, data, suits), i, face(pool) || undefined)]),
  );
  return { ground: wood.ground, slots };
}
