/** The controls of a question: one for each thing that the engine says may be answered. */

import { say } from "../language/say.js";
import { button, html } from "../page/dom.js";
import { poolName } from "../table/cards.js";

/** @import { Option, Trace } from "./game.js" */
/** @typedef {(answer: string) => void} Act */

const WITH_CARDS = new Set(["play", "swap"]);
/** What goes with chips. */
const CALLS = new Set(["knock", "raise", "bid"]);
/** The big ones: what moves the game on. */
const FIRST = new Set(["knock", "hold", "claim"]);

/** The cards that may be chosen now. @param {Option[]} options */
export const openCards = (options) => options.flatMap(({ cards }) => cards ?? []);

/** Return what choosing a card answers, or null. @param {Option[]} options @param {string} card */
export function answerOf(options, card) {
  const option = options.find(({ cards }) => cards?.includes(card));
  return option ? `${option.verb} ${card}` : null;
}

/** A number of chips between the least and the most, and the button that calls it. @param {Option} option @param {Act} act */
function call({ verb, least = 1, most = null }, act) {
  const sayCount = (/** @type {number} */ n) => say(`play-${verb}`, { n });
  const go = button(sayCount(least), () => act(`${verb} ${input.value}`), "primary pp-go");
  const input = html("input", {
    type: "number",
    inputmode: "numeric",
    value: least,
    min: least,
    max: most,
    "aria-label": say(`play-${verb}-chips`),
  });
  if (most === least) return go;
  const set = (/** @type {number} */ to) => {
    const count = Math.min(most ?? Infinity, Math.max(least, Math.round(to) || least));
    input.value = String(count);
    go.replaceChildren(sayCount(count));
    fewer.disabled = count <= least;
    more.disabled = most !== null && count >= most;
  };
  const by = (
    /** @type {number} */ chip,
    /** @type {string} */ sign,
    /** @type {string} */ label,
  ) => button(sign, () => set(Number(input.value) + chip), "pp-step", { "aria-label": label });
  const fewer = by(-1, "−", say("play-fewer"));
  const more = by(1, "+", say("play-more"));
  input.onchange = () => set(Number(input.value));
  input.addEventListener("keydown", ({ key }) => {
    if (key !== "Enter") return;
    set(Number(input.value));
    act(`${verb} ${input.value}`);
  });
  set(least);
  return html("span.pp-call", fewer, input, more, go);
}

/** Pools to claim, all of them unless the reader forgets one. @param {Option} option @param {Trace} trace @param {Act} act */
function claim({ pools = [] }, trace, act) {
  const boxes = pools.map((pool) => {
    const input = html("input", { type: "checkbox", value: pool, checked: "" });
    return html("label.pp-claim", input, poolName(pool, trace.board, trace.suits));
  });
  const choose = () => {
    const chosen = boxes.map(({ firstChild }) => /** @type {HTMLInputElement} */ (firstChild));
    const names = chosen.filter(({ checked }) => checked).map(({ value }) => value);
    act(`claim ${names.join(" ") || "none"}`);
  };
  return html("span.pp-call", ...boxes, button(say("play-claim"), choose, "primary"));
}

/** Pools to place a chip in, a button for each. @param {Option} option @param {Trace} trace @param {Act} act */
function place({ pools = [] }, trace, act) {
  const namePool = (/** @type {string} */ pool) => poolName(pool, trace.board, trace.suits);
  const buttons = pools.map((pool) =>
    button(say("play-place", { pool: namePool(pool) }), () => act(`place ${pool}`)),
  );
  return html("span.pp-call", ...buttons);
}

/** @param {Option} option @param {Option[]} all */
function label({ verb, due = 0 }, all) {
  if (verb === "pass" && all.some((option) => option.verb === "play")) return say("play-nothing");
  if (verb === "pass" && all.some((option) => option.verb === "swap"))
    return say("play-swap-nothing");
  if (verb === "pass" && all.some((option) => option.verb === "take"))
    return say("play-take-nothing");
  return say(`play-${verb}`, { n: due });
}

/** Return the controls for a question. Cards are chosen on the table, so they are only asked for here. @param {Trace} trace @param {Act} act */
export function controls(trace, act) {
  const options = trace.ask?.options ?? [];
  const made = options.map((option) => {
    if (CALLS.has(option.verb)) return call(option, act);
    if (option.verb === "claim") return claim(option, trace, act);
    if (option.verb === "place") return place(option, trace, act);
    if (WITH_CARDS.has(option.verb)) return null;
    const kind = FIRST.has(option.verb) ? "primary" : "";
    return button(label(option, options), () => act(option.verb), kind);
  });
  const hint = options.find(({ verb }) => WITH_CARDS.has(verb));
  const words = say(hint?.verb === "swap" ? "play-choose-away" : "play-choose-hand");
  return html(
    "div.poch-bar.pp-options",
    ...(hint ? [html("span.pp-hint", words)] : []),
    ...made.filter((control) => control !== null),
  );
}
