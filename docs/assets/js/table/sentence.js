/** What happened, and what is asked, in the language of the page. */

import { say } from "../language/say.js";
import { calling } from "./cards.js";

/** @typedef {import("./table.js").Trace} Trace */

/** Say a message as the cards and pools of a table are called. @param {import("../language/say.js").Said} said @param {Trace} trace */
export const spoken = (said, trace) => say(said, {}, calling(trace));

/** Say a step: by the message of its type, with its fields and what it has beside them. @param {import("./table.js").Step} step @param {Trace} trace */
export const sentence = (step, trace) => spoken({ ...step, ...step.said, id: step.type }, trace);
