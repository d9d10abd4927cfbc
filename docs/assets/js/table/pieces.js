/** What lies on the table, drawn: chips in their pools, plates of the seats, notes beside the board; and where cards lie. */

import { capitalize, say } from "../language/say.js";
import { svg } from "../page/dom.js";
import { coin, HIDDEN, heap, inOrder, pip } from "./cards.js";
import { font, shorten, widthOf } from "./width.js";

/** @import { Slot } from "./board.js" */
/** @import { Placed } from "./motion.js" */
/** @import { Plan, SeatPlan, Spot } from "./seats.js" */
/** @import { Scene } from "./table.js" */

/** @param {string} kind @param {number} x @param {number} y @param {string} text @param {string} [anchor] */
const label = (kind, x, y, text, anchor = "middle") =>
  svg("text", { class: kind, x, y, "text-anchor": anchor }, text);

/** Rings round the pools in play, the chips in all of them, and their counts. @param {Map<string, Slot>} slots @param {Scene} scene */
export function drawPools(slots, { table, step }) {
  const group = svg("g.pools");
  const lit = new Set([step?.pool, ...(step?.pools ?? [])]);
  for (const [pool, slot] of slots) {
    const chips = table.pools[pool] ?? 0;
    group.append(svg("path.pool-touch", { d: slot.ring, "data-about": `pool ${pool}` }));
    if (lit.has(pool)) group.append(svg("path.pool-ring", { d: slot.ring }));
    group.append(heap(chips, slot));
    if (chips) group.append(label("pool-count", slot.count.x, slot.count.y, String(chips)));
  }
  return group;
}

/** @typedef {{element: SVGTextElement, lines: number, size: number, from: number}} Note with the size of its letters, and where it begins */

/** A text in two lines, as even as may be; one word stays whole. @param {string} text */
function halve(text) {
  const words = text.split(" ");
  const every = words.slice(1).map((_, i) => {
    const lines = [words.slice(0, i + 1).join(" "), words.slice(i + 1).join(" ")];
    return { lines, wide: Math.max(...lines.map((line) => widthOf(line, PLAIN))) };
  });
  return every.sort((a, b) => a.wide - b.wide)[0]?.lines ?? words;
}

/**
 * A note beside the board, about the middle of its place, from one edge to another: it moves aside and is set
 * smaller where it must be, whatever it says. Where it may take two lines, the lower one stands at `y`.
 * @param {string} text @param {{x: number, y: number, from: number, to: number, most?: 1 | 2}} at
 * @returns {Note}
 */
function note(text, { x, y, from, to, most = 1 }) {
  const room = Math.max(1, to - from);
  const lines = most === 1 || widthOf(text, PLAIN) <= room ? [text] : halve(text);
  const wide = Math.max(...lines.map((line) => widthOf(line, PLAIN)));
  const scale = Math.min(1, room / wide);
  const size = Math.floor(PLAIN_SIZE * scale * 10) / 10;
  const half = (wide * scale) / 2;
  const middle = Math.min(Math.max(x, from + half), to - half);
  const element = label("table-note", middle, y, "");
  element.style.fontSize = `${size}px`;
  lines.forEach((line, i) => {
    element.append(svg("tspan", { x: middle, y: y - (lines.length - 1 - i) * size }, line));
  });
  return { element, lines: lines.length, size, from: middle - half };
}

/** What is said beside the board: of the stock, the turn-up or the trump, and the direction of play. @param {Plan} plan @param {Scene} scene */
export function drawBeside(plan, { trace, table }) {
  const group = svg("g.beside");
  const across = plan.stock.y === plan.turnUp.y;
  let to = (across ? plan.laid.x : plan.board.x) - EDGE;
  const under = (/** @type {Spot} */ { x, y, w }, /** @type {string} */ text) => {
    const caption = note(text, { x: x + w / 2, y: y + w * 1.4 + 13, from: EDGE, to });
    group.append(caption.element);
    if (across) to = caption.from - 2 * EDGE;
  };
  if (table.talon.length) under(plan.stock, say("table-left", { n: table.talon.length }));
  if (table["turn-up"]) under(plan.turnUp, say("table-turn-up"));
  else if (table.trump) {
    const { x, y, w } = plan.turnUp;
    const sign = pip(table.trump, trace.suits);
    sign.setAttribute("transform", `translate(${x + w / 2} ${y + w}) scale(${w / 180})`);
    group.append(sign);
    under(plan.turnUp, say("table-trump"));
  }
  if (plan.arrow) {
    const { x, y } = plan.arrow;
    const way = trace.direction === "anticlockwise" ? -1 : 1;
    const [from, to] = across ? [2 * x - plan.width, plan.width] : [0, plan.board.x];
    const where = { x, y: y + 22, from: from + EDGE, to: to - EDGE, most: /** @type {2} */ (2) };
    const words = say("table-direction", { direction: trace.direction });
    const { element, lines, size } = note(words, where);
    group.append(
      svg("path.turn-arrow", {
        transform: `translate(${x} ${y - (lines - 1) * size}) scale(${way} 1)`,
        d: "M-6 7.5A9.6 9.6 0 1 1 6.4 7.2M7.8 1 6.3 7.6 12.6 8.4",
      }),
      element,
    );
  }
  return group;
}

/** A purse without limit has no chips to be counted: what it has won or lost is told. @param {number} number @param {boolean} finite */
function purseText(number, finite) {
  if (finite) return String(number);
  return `${number > 0 ? "+" : number ? "−" : "±"}${Math.abs(number)}`;
}

/** The lettering of a plate: a name, a name on a narrow plate, a figure, what else is said. */
const BOLD = font(13, 650, "sans");
const FIGURE = font(13, 400, "sans");
const PLAIN_SIZE = 12;
const PLAIN = font(PLAIN_SIZE, 400, "sans");
/** The least size of a name on a plate; what is longer still is cut short. */
const LEAST_NAME = 7;
/** How far a note keeps from the edge of the table and from the board. */
const EDGE = 2;

/**
 * The lettering of a plate: the name, shortened where it must be, and what else there is room for.
 * @param {string} seat @param {[kind: string, note: string][]} notes in the order of their weight: who leads, who deals
 * @param {{x: number, y: number, room: number, most: number}} at with the greatest size of the letters
 */
function plateText(seat, notes, { x, y, room, most }) {
  const fits = (most * room) / widthOf(seat, font(most, 650, "sans"));
  const size = Math.max(LEAST_NAME, Math.min(most, Math.floor(fits * 10) / 10));
  const letters = font(size, 650, "sans");
  const written = svg("tspan.seat-name", shorten(seat, room, letters, "…"));
  written.style.fontSize = `${size}px`;
  const line = svg("text.seat-line", { x, y }, svg("title", seat), written);
  let left = room - widthOf(written.textContent ?? "", letters);
  for (const [kind, note] of notes) {
    left -= 6 + widthOf(note, PLAIN);
    if (left >= 0) line.append(svg("tspan", { class: kind, dx: 6 }, note));
  }
  return line;
}

/** Return a seat's name as its plate has it; yours is in your language. @param {string} seat */
export const seatName = (seat) => (seat === "You" ? capitalize(say("you")) : seat);

/** The plate of one seat: who, what they are, what they staked, what they have. @param {SeatPlan} place @param {Scene} scene */
export function drawSeat({ seat, plate, hand, stake: at }, { trace, table, step, wishes }) {
  const { x, y, w, h } = plate;
  const base = y + h / 2 + 4.5;
  const narrow = w < 100;
  const pad = narrow ? 5 : 8;
  const right = x + w - pad;
  const stake = table.stakes[seat] ?? 0;
  const columns = Math.min(2, Math.ceil(stake / 5));
  const finite = trace.purses === "finite";
  const purse = purseText(table.purses[seat] ?? 0, finite);
  const figured = widthOf(purse, FIGURE) + 3;
  const staked = stake > 0 && at.y > y && at.y < y + h;
  const showsPurse = !staked || w >= 140;
  let free = showsPurse ? right - figured : right;
  const coined =
    finite && showsPurse && !narrow && free - 24 - x - pad > widthOf(seatName(seat), BOLD);
  if (coined) free -= 20;
  if (staked) free = Math.min(free, at.x - 8 * columns - 2);
  /** @type {[string, string][]} */
  const notes = [];
  if (seat === table.lead)
    notes.push(["seat-lead", say("table-lead", { seat: seat === "You" ? "you" : seat })]);
  if (seat === (wishes.dealer ?? trace.seats.at(-1)))
    notes.push(["seat-role", say("table-dealer")]);
  const drawn = svg(
    "g.seat",
    { "data-about": `seat ${seat}` },
    svg("rect.seat-plate", { x, y, width: w, height: h, rx: 4 }),
    plateText(seatName(seat), notes, {
      x: x + pad,
      y: base,
      room: free - x - pad - 4,
      most: narrow ? 12 : 13,
    }),
  );
  drawn.classList.toggle("active", seat === (step?.by ?? step?.seat));
  drawn.classList.toggle("narrow", narrow);
  const cards = table.hands[seat] ?? [];
  const shown = seat === wishes.viewer || wishes.showAll !== false;
  if (cards.length && !(shown && cards.some((card) => card !== HIDDEN)))
    drawn.append(label("hand-count", hand.x, (hand.y + y) / 2 + 5, String(cards.length)));
  if (showsPurse) {
    const figure = label("seat-purse", right, base, purse, "end");
    if (!finite) figure.append(svg("title", say("table-won-or-lost")));
    drawn.append(figure);
  }
  if (coined) drawn.append(coin(right - 12 - figured, y + h / 2 - 1, 5.5, 0.62));
  if (stake)
    drawn.append(
      heap(stake, { ...at, room: 40, chip: h > 22 ? 8 : 6.5 }),
      label("stake-count", at.x + columns * 8 + 6, at.y + 5, String(stake), "start"),
    );
  return drawn;
}

/**
 * Return the cards beside the board: stock, turn-up, and those laid.
 * @param {Plan} plan @param {Scene} scene @param {Set<string>} marked
 * @returns {Placed[]}
 */
function besideBoard({ stock, turnUp, laid }, { table }, marked) {
  const placeCard = (/** @type {string} */ card, /** @type {Placed["pose"]} */ pose) => {
    return { key: card, card, pose, marks: marked.has(card) ? ["marked"] : [] };
  };
  const up = table["turn-up"];
  const gap = Math.min(laid.step, (laid.room - laid.w) / Math.max(1, table.laid.length - 1));
  return [
    ...table.talon.slice(0, 4).map((_, i) => ({
      key: `talon#${i}`,
      card: HIDDEN,
      pose: { x: stock.x - i, y: stock.y - i * 1.5, w: stock.w, turn: 0 },
      marks: [],
    })),
    ...(up ? [placeCard(up, { ...turnUp, turn: 0 })] : []),
    ...table.laid.map((card, i) => {
      const [x, y] = laid.down ? [laid.x, laid.y + i * gap] : [laid.x + i * gap, laid.y];
      return placeCard(card, { x, y, w: laid.w, turn: (i % 3) - 1 });
    }),
  ];
}

/**
 * Return the cards of one seat.
 * @param {SeatPlan} place @param {Scene} scene @param {Set<string>} marked
 * @returns {Placed[]}
 */
function inHand({ seat, hand }, { table, wishes }, marked) {
  const own = seat === wishes.viewer;
  const cards = inOrder(table.hands[seat] ?? []);
  const most = (hand.room - hand.w) / Math.max(1, cards.length - 1);
  const gap = Math.min(hand.w * (own ? 1.04 : 0.62), most);
  const left = hand.x - (gap * (cards.length - 1) + hand.w) / 2;
  return cards.map((card, i) => {
    const open = own && wishes.open?.includes(card);
    const lift = open ? 10 : marked.has(card) ? hand.w * 0.14 : 0;
    return {
      key: card === HIDDEN ? `${seat}#${i}` : card,
      card: own || wishes.showAll !== false ? card : HIDDEN,
      pose: { x: left + i * gap, y: hand.y - lift, w: hand.w, turn: 0 },
      marks: [open ? "open" : "", marked.has(card) ? "marked" : ""].filter(Boolean),
      seat,
    };
  });
}

/** Return the cards that a step is about: its own, or those last shown of what beats another. @param {Scene} scene */
function cardsOf({ trace: { steps }, step }) {
  if (step?.card) return [step.card];
  if (!step?.by) return step?.cards;
  const before = steps.slice(0, steps.indexOf(step));
  return before.findLast(({ seat, cards }) => seat === step.by && cards)?.cards;
}

/** Return every card on the table with its place. @param {Plan} plan @param {Scene} scene */
export function placeCards(plan, scene) {
  const marked = new Set(cardsOf(scene));
  const hands = plan.seats.flatMap((place) => inHand(place, scene, marked));
  return [...besideBoard(plan, scene, marked), ...hands];
}
