/** Where the seats, the board and the cards beside it stand, for a given width and height. */

import { PROPORTION } from "./board.js";

/** A table of less height, in pixels, has smaller cards round its board. */
const LOW = 270;
/** The height of what is noted below a card. */
const NOTE = 16;
/** What the direction of play takes of the width, beside cards that are laid. */
const ARROW = 92;

/** @typedef {{x: number, y: number, w: number}} Spot */
/**
 * @typedef {{seat: string, hand: {x: number, y: number, w: number, room: number},
 *   plate: {x: number, y: number, w: number, h: number}, stake: {x: number, y: number}}} SeatPlan
 * @typedef {{width: number, height: number, board: import("./board.js").Box, seats: SeatPlan[], stock: Spot, turnUp: Spot,
 *   laid: Spot & {step: number, room: number, down: boolean}, arrow: {x: number, y: number} | null}} Plan
 */

/**
 * Return the near and the far row of seats, each from left to right, in order of play round the table.
 * @param {string[]} seats @param {string} direction @param {string | null} viewer
 */
function around(seats, direction, viewer) {
  const first = viewer === null ? 0 : Math.max(0, seats.indexOf(viewer));
  const order = [...seats.slice(first), ...seats.slice(0, first)];
  const near = viewer === null ? Math.max(1, Math.floor(order.length / 2)) : 1;
  if (direction === "anticlockwise") return [order.slice(0, near), order.slice(near).reverse()];
  const turn = order.length - near + 1;
  return [[...order.slice(0, 1), ...order.slice(turn).reverse()], order.slice(1, turn)];
}

/**
 * Return the plan of a table.
 * @param {import("./table.js").Trace} trace @param {string | null} viewer
 * @param {number} width @param {number} most the greatest height
 * @returns {Plan}
 */
export function arrange(trace, viewer, width, most) {
  const low = viewer === null && most < LOW;
  const small = width < 440 || most < (viewer === null ? 360 : 440);
  const [near, far] = around(trace.seats, trace.direction, viewer);
  const sides = width < 560 ? Math.max(0, Math.ceil((far.length - 4) / 2)) : 0;
  const plateHeight = low ? 18 : small ? 20 : 26;
  const edgeTop = low ? 2 : small ? 5 : 9;
  const band = small || width >= 600 ? 0 : 26;
  const gap = low ? 3 : small ? 6 : 10;
  const hand = low ? 25 : small ? 33 : width < 600 ? 44 : 52;
  const own = viewer === null ? hand : small ? 50 : 66;
  const farHeight = hand * 1.4 + 2;
  const nearHeight = viewer === null ? farHeight : own * 1.4 + plateHeight + 12;
  const beside = low ? 30 : small ? 44 : 58;
  const column = beside + (small ? 12 : 20);
  const shape = trace.board.shape;
  const above = edgeTop + farHeight * (sides ? 2 : 1) + (sides ? 4 : 0) + band + gap;
  const below = gap + band + nearHeight + edgeTop;
  const free = most - above - below;

  /** @type {import("./board.js").Box} */
  let board;
  let middle;
  const proportion = PROPORTION[shape];
  if (proportion === null) {
    const high = Math.min(small ? 108 : 168, Math.max(low ? 60 : 90, free - beside * 1.4 - 24));
    board = { x: small ? 2 : 8, y: above, w: width - (small ? 4 : 16), h: high };
    middle = high + 12 + beside * 1.4 + 16;
  } else {
    const w = Math.max(low ? 110 : 150, Math.min(width - 2 * column, free * proportion, 420));
    board = { x: (width - w) / 2, y: above, w, h: w / proportion };
    middle = board.h;
  }
  const height = Math.round(above + middle + below);

  /** @param {string[]} seats @param {number} top @param {number} past where stakes lie, above or below the seat */
  const row = (seats, top, past) =>
    seats.map((seat, i) => {
      const room = (width - 4) / seats.length;
      const mine = seat === viewer;
      const y = mine ? top + own * 1.4 + 12 : top + farHeight - plateHeight;
      const plate = { x: 2 + i * room + 3, y, w: room - 6, h: plateHeight };
      const middle = plate.x + plate.w / 2;
      const beside = plate.x + plate.w - (plate.w < 140 ? 26 : 88);
      const w = mine ? own : Math.min(hand, room * 0.42);
      return {
        seat,
        hand: { x: middle, y: mine ? top + 10 : top, w, room: plate.w - 6 },
        plate,
        stake: band ? { x: middle, y: top + past } : { x: beside, y: y + plateHeight / 2 },
      };
    });
  const second = sides ? [...far.slice(0, sides), ...far.slice(-sides)] : [];
  const seats = [
    ...row(far.slice(sides, far.length - sides), edgeTop, farHeight + 14),
    ...row(second, edgeTop + farHeight + 4, farHeight + 14),
    ...row(near, height - edgeTop - nearHeight, -14),
  ];

  const edge = small ? 4 : 8;
  const x = proportion === null ? edge : Math.max(edge, (board.x - beside) / 2);
  const all = { width, height, board, seats };
  if (proportion === null) {
    const y = board.y + board.h + 12;
    const left = edge + 2 * beside + 34;
    const room = width - left - (small ? edge : ARROW);
    return {
      ...all,
      turnUp: { x, y, w: beside },
      stock: { x: x + beside + 14, y, w: beside },
      laid: { x: left, y, w: beside, step: beside * 0.62, room, down: false },
      arrow: small ? null : { x: width - 46, y: y + beside * 0.6 },
    };
  }
  const between = low ? NOTE + 2 : 24;
  const pile = Math.min(beside, (board.h + gap - between - NOTE) / 2.8);
  const y = board.y + Math.max(0, (board.h - 2.8 * pile - between - NOTE) * 0.32);
  const [step, room] = [beside * 0.56, board.h - beside * 0.4];
  return {
    ...all,
    turnUp: { x, y, w: pile },
    stock: { x, y: y + pile * 1.4 + between, w: pile },
    laid: { x: width - x - beside, y: board.y, w: beside, step, room, down: true },
    arrow: board.h > 300 ? { x: x + beside / 2, y: board.y + board.h - 26 } : null,
  };
}
