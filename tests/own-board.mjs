/** What the page for a board at home finds: each line that comes in has what it matches, what is seen, and the answers given. */

import { createInterface } from "node:readline";
import { rankBoards, away, contradictions, fit, part } from "../docs/assets/js/boards/own-board-fit.js";

/** @type {any} */
let data;
for await (const line of createInterface({ input: process.stdin })) {
  const given = JSON.parse(line);
  data = given.data ?? data;
  const { seen = { labels: [] }, answers = {}, texts } = given;
  const fits = fit(data, seen);
  const parting = part(data, texts ?? fits[0]?.set.texts, new Map(Object.entries(answers)));
  console.log(
    JSON.stringify({
      fits,
      against: contradictions(data, seen.labels),
      alike: rankBoards(data, seen).map(({ id }) => id),
      away: away(data, seen.labels).map(({ id }) => id),
      left: parting.left,
      others: Object.fromEntries(parting.others),
      question: parting.question?.id,
    }),
  );
}
