/** How cards and chips get from where they were to where they are. */

import { CARD_WIDTH, coin } from "./cards.js";

/**
 * @typedef {{x: number, y: number}} Point
 * @typedef {{x: number, y: number, w: number, turn: number}} Pose
 * @typedef {{key: string, card: string, pose: Pose, marks: string[], seat?: string}} Placed
 */

export const STILL = matchMedia("(prefers-reduced-motion: reduce)");

const MOST_FLIGHTS = 48;
const MOST_OF_A_HEAP = 6;

/** @param {Pose} pose */
export const transformOf = ({ x, y, w, turn }) =>
  `translate(${x}px, ${y}px) rotate(${turn}deg) scale(${w / CARD_WIDTH})`;

/**
 * Let cards come from where they lay, or from the hidden hand or the stock that they left.
 * @param {Placed[]} cards @param {SVGGElement} drawn the same cards, drawn
 * @param {Map<string, {pose: Pose, seat?: string}>} before @param {Pose} stock
 * @param {string | undefined} seat who acted
 */
export function moveCards(cards, drawn, before, stock, seat) {
  const now = new Set(cards.map(({ key }) => key));
  const left = [...before].filter(
    ([key, { seat: whose }]) => !now.has(key) && whose !== undefined && whose === seat,
  );
  let late = 0;
  cards.forEach(({ key, pose }, i) => {
    const from = before.get(key)?.pose ?? left.shift()?.[1].pose ?? stock;
    if (transformOf(from) === transformOf(pose)) return;
    const far = Math.hypot(from.x - pose.x, from.y - pose.y) > 60;
    drawn.children[i]?.animate(
      [{ transform: transformOf(from) }, { transform: transformOf(pose) }],
      {
        duration: far ? 320 : 180,
        delay: far ? 25 * late++ : 0,
        easing: "cubic-bezier(.2,.7,.2,1)",
        fill: "backwards",
      },
    );
  });
}

/**
 * Let chips fly from the places that have fewer than before to those that have more.
 * @param {SVGGElement} layer @param {Map<string, number>} before @param {Map<string, number>} now
 * @param {Map<string, Point>} spots
 */
export function moveChips(layer, before, now, spots) {
  const changes = [...now].map(([place, count]) => ({
    place,
    by: count - (before.get(place) ?? count),
  }));
  const givers = changes.filter(({ by }) => by < 0);
  let flown = 0;
  for (const taker of changes.filter(({ by }) => by > 0)) {
    while (taker.by > 0 && givers[0] && flown < MOST_FLIGHTS) {
      const giver = givers[0];
      const count = Math.min(taker.by, -giver.by);
      const [from, to] = [spots.get(giver.place), spots.get(taker.place)];
      for (let i = 0; from && to && i < Math.min(count, MOST_OF_A_HEAP); i += 1)
        fly(layer, from, to, flown++);
      taker.by -= count;
      giver.by += count;
      if (giver.by === 0) givers.shift();
    }
  }
}

/** @param {SVGGElement} layer @param {Point} from @param {Point} to @param {number} order */
function fly(layer, from, to, order) {
  const chip = coin(0, 0, 8, 0.55);
  const at = (/** @type {number} */ x, /** @type {number} */ y) => `translate(${x}px, ${y}px)`;
  chip.style.transform = at(to.x, to.y);
  layer.append(chip);
  const lift = Math.min(40, Math.hypot(from.x - to.x, from.y - to.y) / 5);
  const flight = chip.animate(
    [
      { transform: at(from.x, from.y) },
      { transform: at((from.x + to.x) / 2, (from.y + to.y) / 2 - lift) },
      { transform: at(to.x, to.y) },
    ],
    {
      duration: 380,
      delay: Math.min(order * 22, 260),
      easing: "cubic-bezier(.3,.1,.25,1)",
      fill: "backwards",
    },
  );
  flight.onfinish = () => chip.remove();
  flight.oncancel = () => chip.remove();
}
