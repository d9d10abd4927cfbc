/** Traces as scripts know them: each step with the table after it, folded from what happened. It knows no rules. */

import { fetchData } from "../network/fetching.js";

/** @typedef {import("./table.js").Table} Table */
/** @typedef {(table: Table, event: any) => void} Onto */

/** Move chips from one heap to another. @param {Record<string, number>} from @param {string} a @param {Record<string, number>} to @param {string} b @param {number} chips */
function move(from, a, to, b, chips) {
  from[a] = (from[a] ?? 0) - chips;
  to[b] = (to[b] ?? 0) + chips;
}

/** Take a card away; one that is not seen is any. @param {string[] | undefined} cards @param {string} card */
const drop = (cards = [], card) => cards.splice(cards.indexOf(card), 1);

/** @type {Onto} */
const take = ({ pools, purses }, { pool, seat, chips }) => move(pools, pool, purses, seat, chips);
/** @type {Onto} */
const stake = ({ pools, purses, stakes }, { pool, seat, chips }) =>
  pool ? move(purses, seat, pools, pool, chips) : move(purses, seat, stakes, seat, chips);
/** @type {Onto} */
const win = (table, event) => {
  take(table, event);
  for (const [by, chips] of Object.entries(event.stakes))
    move(table.stakes, by, table.purses, event.seat, chips);
};
/** @type {Onto} */
const lay = ({ hands, laid }, { seat, card }) => {
  drop(hands[seat], card);
  laid.push(card);
};

/** @type {Onto} */
const give = (table, { seat }) => {
  Object.assign(table, { lead: seat, laid: [] });
};

/** What each type of event does to the table, as in poch/game/events.py. @type {Record<string, Onto>} */
const ONTO = {
  Dressed({ pools, purses }, { seat, antes }) {
    for (const pool in antes) move(purses, seat, pools, pool, antes[pool]);
  },
  Dealt({ hands, talon }, { seat, cards }) {
    hands[seat]?.push(...cards);
    talon.splice(0, cards.length);
  },
  TurnedUp(table, { card }) {
    table["turn-up"] = card;
    drop(table.talon, card);
  },
  Placed({ pools, purses }, { pool, seat, chips }) {
    move(purses, seat, pools, pool, chips);
  },
  TrumpsMade(table, { suit }) {
    table.trump = suit;
  },
  TurnUpTaken(table, { seat, card }) {
    table.hands[seat]?.push(card);
    table["turn-up"] = null;
  },
  TurnUpSwapped(table, { seat, card, "turn-up": up }) {
    drop(table.hands[seat], card);
    table.hands[seat]?.push(up);
    table["turn-up"] = null;
    table.talon.push(card);
  },
  SpareHandTaken(table, { seat, cards, taken }) {
    Object.assign(table, { talon: [...cards] });
    table.hands[seat] = [...taken];
  },
  TurnUpPaid: take,
  Melded: take,
  Staked: stake,
  NothingShown({ pools, stakes }, { pool, stakes: left }) {
    for (const by in left) move(stakes, by, pools, pool, left[by]);
  },
  BluffPaid: stake,
  LaidOff({ hands }, { seat, cards }) {
    for (const card of cards) drop(hands[seat], card);
  },
  VieWon: win,
  ShareWon: win,
  LeadGiven: give,
  LeadGivenByCard: give,
  Led: lay,
  Played: lay,
  PutIn: lay,
  StoodIn: lay,
  StopLaid: lay,
  Paid({ purses }, { seat, to, chips }) {
    move(purses, seat, purses, to, chips);
  },
  PoolWon: take,
  Doubled: stake,
  Fined: stake,
  PrizeTaken: take,
  DealtOpen(table, { hands }) {
    const cleared = { talon: [], "turn-up": null, lead: null, laid: [] };
    Object.assign(table, structuredClone({ hands }), cleared);
  },
  PoolCleared: take,
  ResidueDivided({ pools, purses }, { seat, parts }) {
    for (const pool in parts) move(pools, pool, purses, seat, parts[pool]);
  },
};

/** What another holds, and what was not dealt, the viewer does not see. @param {Table} table @param {string} viewer */
function hide({ hands, talon }, viewer) {
  for (const [seat, hand] of Object.entries(hands)) if (seat !== viewer) hand.fill("??");
  talon.fill("??");
}

/** Lay events on a table, one by one. @param {any[]} steps @param {(place: number) => Table | undefined} start @param {string} [viewer] */
function foldEvents(steps, start, viewer) {
  /** @type {Table} */
  let table;
  let opened = false;
  return steps.map((step, place) => {
    table = structuredClone(start(place) ?? table);
    ONTO[step.type]?.(table, step);
    opened ||= step.type === "DealtOpen";
    if (viewer && !opened) hide(table, viewer);
    // biome-ignore lint/suspicious/noThenProperty: a table is not called
    return { ...step, then: table };
  });
}

/**
 * Return the trace that a file has, as recorded or under a reading that changes it.
 * @param {any} file see docs/schemas/trace-3.json
 * @param {string} [reading] as `crux=reading`
 * @returns {any} the trace with a table after each step
 */
export function unfoldTrace({ others = [], ...own }, reading) {
  const trace = { ...own, ...others.find((/** @type {any} */ other) => other.reading === reading) };
  const steps = trace.steps.flatMap((/** @type {any} */ entry) =>
    Array.isArray(entry) ? own.steps.slice(...entry) : entry,
  );
  /** @type {Map<number, Table>} */
  const starts = new Map(trace.deals.map((/** @type {any} */ { from, start }) => [from, start]));
  return {
    ...trace,
    start: starts.get(0),
    deals: starts.size > 1 ? [...starts.keys()] : undefined,
    steps: foldEvents(steps, (place) => starts.get(place), trace.viewer),
  };
}

/** @type {Map<string, any>} */
const files = new Map();

/** Fetch the file of a hand, once. @param {string} url */
async function fileOf(url) {
  if (!files.has(url)) files.set(url, await fetchData(url));
  return files.get(url);
}

/** Return the trace in the file of a hand; see `unfoldTrace`. @param {string} url @param {string} [reading] */
export const fetchTrace = async (url, reading) => unfoldTrace(await fileOf(url), reading);

/**
 * Return the readings that a hand is played with, and the others that change it, as `crux=reading`.
 * @param {string} url where the file of the hand is
 * @returns {Promise<{own: Record<string, string>, others: string[]}>}
 */
export async function readingsOf(url) {
  const { readings = {}, others = [] } = await fileOf(url);
  return { own: readings, others: others.map((/** @type {any} */ other) => other.reading) };
}

/**
 * Return a trace with what an answer of the engine adds to it, or the whole that it brings.
 * @param {any} before
 * @param {any} answer
 * @returns {any} the trace with a table after each step
 */
export function extendTrace(before, { from, ...answer }) {
  if (!from) return unfoldTrace(answer);
  const known = before.steps.slice(0, from);
  const now = known.at(-1).then;
  const fresh = foldEvents(answer.steps, (place) => (place ? undefined : now), before.viewer);
  return { ...before, ...answer, steps: [...known, ...fresh] };
}
