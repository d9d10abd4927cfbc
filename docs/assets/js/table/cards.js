/** The faces of the cards, French and German, drawn on a field of 60 × 84 units; and chips of brass. */

import { capitalize, say } from "../language/say.js";
import { svg } from "../page/dom.js";

/** @typedef {"french" | "german"} Suits */

export const CARD_WIDTH = 60;
export const HIDDEN = "??";
const SUIT_ORDER = "cdsh";
const RANK_ORDER = ["A", "K", "Q", "J", "10", "9", "8", "7", "6", "5", "4", "3", "2"];

/** @param {string} card */
const sortKey = (card) =>
  card === HIDDEN
    ? 99
    : SUIT_ORDER.indexOf(card.slice(-1)) * 13 + RANK_ORDER.indexOf(card.slice(0, -1));

/** A hand as it is held: suit by suit, from the highest down. @param {string[]} hand */
export const inOrder = (hand) => [...hand].sort((a, b) => sortKey(a) - sortKey(b));
const COURTS = /** @type {Record<string, string>} */ ({
  A: "ace",
  K: "king",
  Q: "queen",
  J: "jack",
});

/** Return the suits to be shown: those of the text, unless the reader has chosen others. @param {Suits} [suits] */
const shownSuits = (suits = "french") =>
  /** @type {Suits} */ (document.documentElement.dataset.suits || suits);

const HEART =
  "M0 45C-9 27-46 6-46-19c0-17 12-27 24-27C-10-46-3-39 0-29 3-39 10-46 22-46c12 0 24 10 24 27C46 6 9 27 0 45z";

/** The pips, ± 50 units about the origin: each a class and a path. @type {Record<string, string[]>} */
const PIPS = {
  fs: [
    "body:M0-47C8-27 44-9 44 17c0 16-11 25-22 25-9 0-15-5-18-11 0 7 5 12 13 16h-34c8-4 13-9 13-16-3 6-9 11-18 11-11 0-22-9-22-25C-44-9-8-27 0-47z",
  ],
  fh: [`body:${HEART}`],
  fd: ["body:M0-49C9-29 24-12 39 0 24 12 9 29 0 49-9 29-24 12-39 0-24-12-9-29 0-49z"],
  fc: [
    "body:M-4 12c-3 11-12 18-22 18-12 0-21-9-21-21s9-21 21-21c4 0 8 1 11 3-5-5-7-10-7-16 0-12 9-21 22-21s22 9 22 21c0 6-2 11-7 16 3-2 7-3 11-3 12 0 21 9 21 21s-9 21-21 21C16 30 7 23 4 12c0 15 4 29 14 35h-36c10-6 14-20 14-35z",
  ],
  gh: [`body:${HEART}`],
  gs: [
    "body:M0-49C10-36 36-34 42-10 47 12 26 24 4 25l3 24H-3L-2 25C-26 24-47 12-42-10-36-34-10-36 0-49z",
    "vein:M0 24V-32M0 12l20-16M0 12l-20-16M0-8l14-12M0-8l-14-12",
  ],
  gc: [
    "nut:M-26-6C-28 20-14 34 0 48 14 34 28 20 26-6z",
    "body:M-34-6C-36-26-18-35-5-36l-1-13H8L5-36C18-35 36-26 34-6c-10 6-58 6-68 0z",
    "vein:M-24-21l12 14M-8-29 12-8M8-29-12-8M24-21 12-7",
  ],
  gd: [
    "body:M-9-36c0-7 4-12 9-12s9 5 9 12M-42 4a42 38 0 1 1 84 0 42 42 0 0 1-84 0z",
    "vein:M-41-2c26 10 56 10 82 0M-40 10c26 10 54 10 80 0M0 18v24M-7 20a7 6 0 0 1 14 0",
  ],
};

/** The emblems of the courts, in the same field. @type {Record<string, string[]>} */
const EMBLEMS = {
  K: [
    "gilt:M-38 30-48-18-22 2 0-34 22 2 48-18 38 30z",
    "gilt:M-38 36h76v10h-76zM-4-50h8v5h5v7h-5v6h-8v-6h-5v-7h5z",
    "jewel:M-48-26a5 5 0 1 1 0 10 5 5 0 0 1 0-10zM48-26a5 5 0 1 1 0 10 5 5 0 0 1 0-10zM0 8l9 9-9 9-9-9z",
  ],
  Q: [
    "gilt:M-38 30C-40 4-50-6-48-20c14 2 20 10 24 20C-20-16-10-24 0-34 10-24 20-16 24 0c4-10 10-18 24-20 2 14-8 24-10 50z",
    "gilt:M-38 36h76v10h-76z",
    "jewel:M0-48a7 7 0 1 1 0 14 7 7 0 0 1 0-14zM-48-33a6 6 0 1 1 0 12 6 6 0 0 1 0-12zM48-33a6 6 0 1 1 0 12 6 6 0 0 1 0-12zM0 8a8 8 0 1 1 0 16 8 8 0 0 1 0-16z",
  ],
  J: [
    "jewel:M8 4C14-22 26-42 48-46 50-26 40-6 20 8z",
    "gilt:M-42 26C-38-6-10-18 10-8 26 0 32 12 34 26z",
    "gilt:M-48 32h92v12h-92z",
    "vein:M10 4C20-14 30-28 44-42",
  ],
};

/** Draw a shape. @param {string} shape its class and its path */
function path(shape) {
  const [kind, d] = shape.split(":");
  return svg("path", { class: kind, d });
}

/**
 * Return a suit's sign, ± 50 units about the origin.
 * @param {string} suit one of c d h s
 * @param {Suits} [suits]
 */
export function pip(suit, suits) {
  suits = shownSuits(suits);
  const shapes = PIPS[suits[0] + suit] ?? [];
  return svg("g", { class: `poch-pip pip-${suits[0]}${suit}` }, ...shapes.map(path));
}

/** How messages call cards and pools at a table. @param {{suits?: Suits, board?: import("./board.js").BoardData}} trace */
export const calling = ({ suits, board }) => ({ suits: shownSuits(suits), pools: board?.names });

/** Return a card's name in words, such as "king of hearts". @param {string} card @param {Suits} [suits] */
export const cardName = (card, suits) =>
  card === HIDDEN ? say("table-hidden-card") : say("table-card", { card }, calling({ suits }));

/**
 * Return a pool's name as it is written on the board, as a sign where it is called after a card.
 * @param {string} pool @param {import("./board.js").BoardData} [board] @param {Suits} [suits]
 */
export function poolName(pool, board, suits) {
  const at = calling({ suits, board });
  if (!at.pools?.[pool]) return say("pool-sign", { pool, rank: pool }, at);
  return capitalize(poolWords(pool, board, suits).replace(/^the /, ""));
}

/**
 * Return a pool's name as one says it.
 * @param {string} pool @param {import("./board.js").BoardData} [board] @param {Suits} [suits]
 */
const poolWords = (pool, board, suits) =>
  say("table-pool-name", { pool }, calling({ suits, board }));

/** @param {SVGGElement} mark @param {number} x @param {number} y @param {number} size */
function placeMark(mark, x, y, size) {
  mark.setAttribute("transform", `translate(${x} ${y}) scale(${size / 100})`);
  return mark;
}

function back() {
  let lattice = "";
  for (let x = -6; x < 9; x += 1) {
    lattice += `M${x * 8 - 40} 4l76 76M${x * 8 + 52} 4l-76 76`;
  }
  const field = svg("svg", { x: 5, y: 5, width: 50, height: 74, viewBox: "5 5 50 74" });
  field.append(
    svg("rect.back-field", { x: 5, y: 5, width: 50, height: 74, rx: 3 }),
    svg("path.back-lines", { d: lattice }),
  );
  return svg(
    "g.poch-face.poch-back",
    svg("rect.card-paper", { x: 0.5, y: 0.5, width: 59, height: 83, rx: 6 }),
    field,
    svg("rect.back-edge", { x: 5, y: 5, width: 50, height: 74, rx: 3 }),
  );
}

/** Faces already drawn; copying one is cheaper. @type {Map<string, SVGGElement>} */
const DRAWN = new Map();

/**
 * Return a card's face, or the back where it is hidden, from (0, 0) to (60, 84).
 * @param {string} card such as "Kc", or "??"
 * @param {Suits} [suits]
 */
export function cardFace(card, suits) {
  suits = shownSuits(suits);
  const known = DRAWN.get(suits + card) ?? drawFace(card, suits);
  DRAWN.set(suits + card, known);
  return /** @type {SVGGElement} */ (known.cloneNode(true));
}

/** @param {string} card @param {Suits} suits */
function drawFace(card, suits) {
  if (card === HIDDEN) return back();
  const rank = card.slice(0, -1);
  const suit = card.slice(-1);
  const named = COURTS[rank];
  const index = named ? say("index", { rank: named }, { suits }) : rank;
  const face = svg("g", { class: `poch-face suit-${suits[0]}${suit}` });
  face.append(svg("rect.card-paper", { x: 0.5, y: 0.5, width: 59, height: 83, rx: 6 }));
  const emblem = EMBLEMS[rank];
  if (emblem) {
    const drawn = svg("g", ...emblem.map(path));
    const high = suits === "german" && rank === "Q";
    face.append(
      svg("rect.card-court", { x: 21.5, y: 6.5, width: 32, height: 71, rx: 3 }),
      placeMark(drawn, 37.5, high ? 59 : 26, 26),
      placeMark(pip(suit, suits), 37.5, high ? 26 : 57, 27),
    );
  } else {
    if (rank === "A") face.append(svg("circle.card-ring", { cx: 37, cy: 51, r: 19.5 }));
    face.append(placeMark(pip(suit, suits), 37, 51, rank === "A" ? 26 : 34));
  }
  const text = svg("text.card-index", { x: 11.5, y: 25, "text-anchor": "middle" }, index);
  if (index === "10") {
    text.setAttribute("textLength", "18");
    text.setAttribute("lengthAdjust", "spacingAndGlyphs");
  }
  face.append(text, placeMark(pip(suit, suits), 11.5, 37, 15));
  return face;
}

/**
 * Return a heap of chips that can be counted: columns of five, or a row where the pool is one. They lie closer where
 * a heap would be too high.
 * @param {number} count @param {{x: number, y: number, room: number, chip: number, high?: number, along?: boolean}} slot
 */
export function heap(count, { x, y, room, chip, high: top = Number.POSITIVE_INFINITY, along }) {
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
  const step = Math.max(0, Math.min(chip * 0.42, (top - chip * 0.55) / (high - 1)));
  for (let column = 0; column < columns; column += 1) {
    const cx = x + (column - (columns - 1) / 2) * chip * 2.1;
    const here = Math.min(high, count - column * high);
    for (let i = 0; i < here; i += 1) {
      group.append(
        coin(cx + (((i * 7 + column * 3) % 3) - 1) * chip * 0.07, y - i * step, chip, 0.55),
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
