/** Taking a draft to the table. */

import { publish } from "../engine/own.js";
import { parts, say } from "../language/say.js";
import { HOME, html } from "../page/dom.js";

const PLAY = new URL("play/", HOME).href;

/** Play by a draft as it is now, or say why that cannot be. @param {import("./desk.js").Desk} desk */
export async function play(desk) {
  clearTimeout(desk.timer);
  await desk.check();
  if (!desk.last || desk.last.text !== desk.editor.text()) return;
  const { document, entry, complaints } = desk.last.answer;
  const [first] = complaints;
  if (first) {
    const named = first.name ? `${first.name}: ` : "";
    const why = html("span", { lang: "en" }, `${named}${first.message}`);
    desk.say("", html("span", ...parts("workshop-not-yet", { line: first.line, why })));
    return;
  }
  if (!document || !entry) {
    desk.say(say("workshop-never"));
    return;
  }
  desk.keep();
  if (!desk.isKept || !publish(desk.draft, document, entry)) {
    desk.say(say("workshop-not-found"));
    return;
  }
  location.assign(`${PLAY}?ruleset=${desk.draft.id}`);
}
