/** The table as one sees it: board, seats, cards and chips, and how they move. It knows no rules. */

import { joinList, joinSentences, say } from "../language/say.js";
import { svg } from "../page/dom.js";
import { drawBoard } from "./board.js";
import { calling, cardFace, cardName, HIDDEN } from "./cards.js";
import { moveCards, moveChips, STILL, transformOf } from "./motion.js";
import { drawBeside, drawPools, drawSeat, placeCards, seatName } from "./pieces.js";
import { arrange } from "./seats.js";

/** A narrower host, in pixels, is one that is just being laid out or has been put away. */
const LEAST = 120;

/**
 * @typedef {{hands: Record<string, string[]>, talon: string[], "turn-up": string | null, trump: string | null,
 *   pools: Record<string, number>, purses: Record<string, number>, stakes: Record<string, number>,
 *   lead: string | null, laid: string[]}} Table
 * @typedef {{type: string, stage: string, clause: string, said?: Record<string, any>, then: Table, seat?: string, chips?: number,
 *   card?: string, cards?: string[], pool?: string, pools?: string[], to?: string, by?: string, choice?: true}} Step
 * @typedef {{ruleset: string, title: string, seats: string[], direction: string, board: import("./board.js").BoardData,
 *   suits?: import("./cards.js").Suits, purses?: string, start: Table, steps: Step[]}} Trace
 * @typedef {{viewer?: string | null, showAll?: boolean, open?: string[], dealer?: string, moving?: boolean}} Wishes
 * @typedef {{trace: Trace, table: Table, step: Step | null, wishes: Wishes}} Scene what is shown
 * @typedef {import("./motion.js").Placed} Placed
 * @typedef {import("./motion.js").Pose} Pose
 */

/** Describe a table in words. @param {Scene} scene */
function describe({ trace, table, wishes: { viewer = null } }) {
  const { suits } = trace;
  const names = (/** @type {string[]} */ cards) =>
    joinList(cards.map((card) => cardName(card, suits)));
  const seats = trace.seats.map((seat) => {
    const hand = table.hands[seat] ?? [];
    const seen = viewer === null || viewer === seat ? hand.filter((card) => card !== HIDDEN) : [];
    const about = { n: hand.length, seen: seen.length, cards: names(seen) };
    return say("table-seat", { seat: seatName(seat), ...about, stake: table.stakes[seat] ?? 0 });
  });
  const pools = trace.board.pools.map((pool) =>
    say("table-pool", { pool, n: table.pools[pool] ?? 0 }, calling(trace)),
  );
  const up = table["turn-up"];
  return joinSentences([
    say("table-pools", { counts: joinList(pools) }),
    ...(up ? [say("table-turned-up", { card: cardName(up, suits) })] : []),
    ...(table.laid.length ? [say("table-laid", { cards: names(table.laid) })] : []),
    ...seats,
  ]);
}

export class TableView {
  /** @param {HTMLElement} host @param {{pick?: (card: string) => void}} [options] */
  constructor(host, { pick } = {}) {
    this.host = host;
    this.pick = pick;
    this.ground = svg("svg.poch-ground", { "aria-hidden": "true" });
    this.drawing = svg("svg.poch-play");
    host.replaceChildren(this.ground, this.drawing);
    /** @type {Map<string, {pose: Pose, seat?: string}>} */
    this.poses = new Map();
    /** @type {Map<string, {x: number, y: number}>} */
    this.spots = new Map();
    /** @type {Map<string, number>} */
    this.held = new Map();
    /** @type {Scene | null} */
    this.shown = null;
    /** @type {Map<string, import("./board.js").Slot>} */
    this.slots = new Map();
    this.form = "";
    this.redrawing = 0;
    this.watch = new ResizeObserver(() => {
      cancelAnimationFrame(this.redrawing);
      // drawing changes the height of the host, which is observed
      this.redrawing = requestAnimationFrame(() => {
        if (this.shown && this.host.clientWidth !== this.width) this.draw(false);
      });
    });
    this.open();
  }

  /** Follow the width of the host. */
  open() {
    this.watch.observe(this.host);
  }

  close() {
    this.watch.disconnect();
    cancelAnimationFrame(this.redrawing);
  }

  /**
   * Show a table, and let what has changed move there.
   * @param {Trace} trace @param {Table} table @param {Step | null} step @param {Wishes} [wishes]
   */
  show(trace, table, step, wishes = {}) {
    const moving = this.shown?.trace.ruleset === trace.ruleset;
    this.shown = { trace, table, step, wishes };
    const next = moving && wishes.moving !== false;
    this.draw(next && !STILL.matches);
    if (next && step && document.documentElement.dataset.sound)
      import("./sound.js").then(({ hear }) => hear(step)).catch(console.info);
  }

  /** @param {boolean} moving */
  draw(moving) {
    const scene = this.shown;
    if (!scene || this.host.clientWidth < LEAST) return;
    const { trace, table, step, wishes } = scene;
    this.width = this.host.clientWidth;
    const most =
      Number.parseFloat(getComputedStyle(this.host).getPropertyValue("--table-most")) || 560;
    const plan = arrange(trace, wishes.viewer ?? null, this.width, most);
    const form = JSON.stringify([plan.width, plan.height, plan.board, trace.board, trace.suits]);
    if (form !== this.form) this.build(trace, plan);
    this.form = form;

    const cards = placeCards(plan, scene);
    const spots = this.spotsOf(plan, trace);
    const hands = svg("g.cards", ...cards.map((placed) => this.card(placed, trace, wishes)));
    const flying = svg("g.flights", { "aria-hidden": "true" });
    this.drawing.replaceChildren(
      drawPools(this.slots, scene),
      drawBeside(plan, scene),
      hands,
      svg("g.seats", ...plan.seats.map((place) => drawSeat(place, scene))),
      flying,
    );
    this.drawing.setAttribute("aria-label", describe(scene));
    this.drawing.setAttribute("role", wishes.open?.length ? "group" : "img");

    const held = this.heldIn(trace, table);
    if (moving) {
      moveCards(cards, hands, this.poses, { ...plan.stock, turn: 0 }, step?.seat);
      moveChips(flying, this.held, held, spots);
    }
    this.poses = new Map(cards.map(({ key, pose, seat }) => [key, { pose, seat }]));
    this.spots = spots;
    this.held = held;
  }

  /** The board and its ground are drawn only when their form changes. @param {Trace} trace @param {import("./seats.js").Plan} plan */
  build(trace, plan) {
    const { ground, slots } = drawBoard(trace.board, trace.suits, plan.board);
    this.slots = slots;
    for (const layer of [this.ground, this.drawing]) {
      layer.setAttribute("viewBox", `0 0 ${plan.width} ${plan.height}`);
      layer.setAttribute("width", String(plan.width));
      layer.setAttribute("height", String(plan.height));
    }
    this.host.style.aspectRatio = `${this.width} / ${plan.height}`;
    this.ground.replaceChildren(ground);
  }

  /** @param {Placed} placed @param {Trace} trace @param {Wishes} wishes */
  card({ card, pose, marks, seat }, trace, wishes) {
    const drawn = svg(
      "g",
      {
        class: ["card", ...marks].join(" "),
        "data-about": card === HIDDEN ? null : `card ${card}`,
      },
      cardFace(card, trace.suits),
    );
    drawn.style.transform = transformOf(pose);
    if (marks.includes("open") && this.pick) {
      drawn.setAttribute("role", "button");
      drawn.setAttribute("tabindex", "0");
      drawn.setAttribute("aria-label", cardName(card, trace.suits));
      drawn.addEventListener("click", () => this.pick?.(card));
      drawn.addEventListener("keydown", (event) => {
        if (event.key !== "Enter" && event.key !== " ") return;
        event.preventDefault();
        if (!event.repeat) this.pick?.(card);
      });
    } else if (seat === wishes.viewer && wishes.open?.length) drawn.classList.add("closed");
    return drawn;
  }

  /** Where chips come from and go to. @param {import("./seats.js").Plan} plan @param {Trace} trace */
  spotsOf(plan, trace) {
    /** @type {Map<string, {x: number, y: number}>} */
    const spots = new Map();
    for (const pool of trace.board.pools) {
      const slot = this.slots.get(pool);
      if (slot) spots.set(`pool ${pool}`, slot);
    }
    for (const { seat, plate, stake } of plan.seats) {
      spots.set(`stake ${seat}`, stake);
      spots.set(`purse ${seat}`, { x: plate.x + plate.w - 16, y: plate.y + plate.h / 2 });
    }
    return spots;
  }

  /** @param {Trace} trace @param {Table} table @returns {Map<string, number>} */
  heldIn({ board, seats }, { pools, stakes, purses }) {
    return new Map([
      ...board.pools.map(nameChips("pool", pools)),
      ...seats.map(nameChips("stake", stakes)),
      ...seats.map(nameChips("purse", purses)),
    ]);
  }
}

/** @param {string} kind @param {Record<string, number>} chips @returns {(whose: string) => [string, number]} */
const nameChips = (kind, chips) => (whose) => [`${kind} ${whose}`, chips[whose] ?? 0];
