/** Branches: hands in which the reader chose otherwise, as this browser keeps them. */

import { index } from "../engine/engine.js";
import { say } from "../language/say.js";
import { findUnused, STATE } from "../page/forms.js";
import { keep, like, readKept } from "../page/store.js";
import { Game } from "./game.js";

/**
 * @typedef {import("./game.js").State} State
 * @typedef {{id: string, name: string, title: string, changed: number, state: State}} Branch
 */

const KEPT = "poch-branches";
const FORM = [{ id: "", name: "", title: "", changed: 0, state: STATE }];
const MOST = 40;

/** What is kept, the last changed first. @returns {Branch[]} */
export const list = () => readKept(KEPT, FORM) ?? [];

/** @param {string} id */
export const branch = (id) => list().find((stored) => stored.id === id);

/** Keep a branch, in place of what it was before; say whether that was possible. @param {Branch} changed */
function store(changed) {
  const others = list().filter(({ id }) => id !== changed.id);
  return keep(KEPT, [changed, ...others].slice(0, MOST));
}

/** @param {string} id */
export function remove(id) {
  const others = list().filter((stored) => stored.id !== id);
  return keep(KEPT, others.length ? others : null);
}

/** @param {string} id @param {string} name */
export function rename(id, name) {
  const before = branch(id);
  return !before || store({ ...before, name: name.trim() || before.name });
}

/** Keep a game as it stands now, under its branch or under a new one. @param {Game} game @param {string} [name] */
export function note(game, name) {
  const id = game.state.branch ?? Date.now().toString(36);
  const before = branch(id);
  game.state = { ...game.state, branch: id };
  return store({
    id,
    name: before?.name ?? name ?? nameBranch(game),
    title: game.trace.title,
    changed: Date.now(),
    state: game.state,
  });
}

/** Keep a game that makes room for another, unless it is a branch; say whether that was possible. @param {any} state as it was kept */
export async function putAside(state) {
  if (!like(state, STATE) || branch(state.branch ?? "")) return true;
  const { ruleset } = state.record;
  const title = (await index()).find(({ id }) => id === ruleset)?.title ?? ruleset;
  const id = Date.now().toString(36);
  const own = { ...state, branch: id };
  return store({ id, name: nameBranch({ state: own }), title, changed: Date.now(), state: own });
}

/** Leave the branch of a game that another window goes on with. @param {Game} game @param {State} other */
export function part(game, other) {
  const { branch, ...state } = game.state;
  if (branch === other.branch) game.state = state;
}

/** What a branch is called unless the reader names it. @param {{state: State}} game */
function nameBranch({ state }) {
  const { from, record } = state;
  const { seed } = record.deal;
  const name = from
    ? say("play-branch-step", { step: from.step })
    : seed === undefined
      ? say("play-branch-hand")
      : say("play-branch-deal", { seed: String(seed) });
  return findUnused(
    name,
    list().map((stored) => stored.name),
  );
}

/**
 * Return a game in which the reader may choose otherwise from a step on; the one it leaves is kept.
 * While a hand is played one chooses only for oneself; when it is over, for whoever is asked next.
 * @param {Game} game @param {number} step
 */
export async function leave(game, step) {
  const { people, bots, totals, dealt, sheet, first, given = 0 } = game.state;
  const viewer = game.over ? undefined : game.viewer;
  const own = { viewer, people, bots, totals, dealt, sheet, first, given };
  note(game);
  const from = {
    name: branch(game.state.branch ?? "")?.name ?? "",
    step,
    branch: game.state.branch,
  };
  const other = await Game.takeUp(
    game.record,
    { step: step - 1, seat: viewer, viewer },
    { ...own, from },
  );
  note(other);
  return other;
}
