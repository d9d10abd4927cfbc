/** What the address says of two boards: whose rules, how they are read, whose cards, and the steps. */

import { nearest } from "../page/edit-distance.js";

/**
 * @typedef {{ruleset: string, readings: Record<string, string>, hands: string, from: string, step: string}} Choice
 * `hands` are "either" where it is left to us whether the players keep theirs; `from` is the stage where they do;
 * `step` are the steps of both sides, such as `5,7`, where the reader is not where they part
 */

/** Return pairs as they stand in an address, such as `crux=reading`. @param {string[]} pairs @returns {Record<string, string>} */
export const parsePairs = (pairs) =>
  Object.fromEntries(pairs.filter((pair) => pair.includes("=")).map((pair) => pair.split("=")));

/** Letters of an address that are said again; no name has so many. */
export const MOST = 60;

/**
 * Return what the address asks for, or the nearest, and the ruleset that is not there.
 * @param {string[]} known @returns {[choice: Choice, missing: string]}
 */
export function readAddress(known) {
  const query = new URLSearchParams(location.search);
  const { hands = "either", from = "", "with-step": step = "" } = Object.fromEntries(query);
  const asked = query.get("with") ?? "";
  const missing = known.includes(asked) ? "" : asked.slice(0, MOST);
  const choice = {
    ruleset: missing ? (nearest(missing, known)[0] ?? "") : asked,
    readings: parsePairs(query.getAll("with-reading")),
    hands: ["same", "dealt"].includes(hands) ? hands : "either",
    from,
    step,
  };
  return [choice, missing];
}

/** @param {Choice} choice */
export const writeQuery = ({ ruleset, readings, hands, from, step }) =>
  [
    `with=${ruleset}`,
    ...Object.entries(readings).map((pair) => `with-reading=${pair.join("=")}`),
    ...(hands === "either" ? [] : [`hands=${hands}`]),
    ...(from ? [`from=${from}`] : []),
    ...(/^[\d,]+$/.test(step) ? [`with-step=${step}`] : []),
  ]
    .join("&")
    .replace(/^with=$/, "with");

/**
 * Return which of the pairs of steps is nearest to those that are asked for, such as `5,7`.
 * @param {[number, number][]} pairs @param {string} asked
 */
export function nearestPair(pairs, asked) {
  const [a = 1, b = a] = asked.split(",").map((step) => Math.trunc(Number(step)) || 1);
  const far = pairs.map(([stepA, stepB]) => Math.abs(stepA - a) + Math.abs(stepB - b));
  return far.indexOf(Math.min(...far));
}
