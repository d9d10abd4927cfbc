/** A report of a fault in a reading: a text to send, to copy or to keep. Whom it goes to is the reader's choice. */

import { ready, say } from "../language/say.js";
import { fetchData } from "../network/fetching.js";
import { button, copy, give, html, PAGES, RULESETS } from "../page/dom.js";

/** @typedef {{id: string, text: string, crux?: {id: string, question: string}}} Clause */

/**
 * Return the field with the text, and what can be done with it.
 * @param {string} id of a clause, or of a crux @param {string} token its id, version and hash @param {string} address
 */
export async function report(id, token, address) {
  const [slug = "", name] = id.split(/[/?]/);
  const file = new URL(`${slug}.json`, RULESETS);
  const [{ version = 1, clauses }] = await Promise.all([fetchData(file), ready("report")]);
  const clause = /** @type {Clause[]} */ (clauses).find((entry) =>
    id.includes("?") ? entry.crux?.id === name : entry.id === name,
  );
  const said = id.includes("?") ? clause?.crux?.question : clause?.text;
  const subject = say("report-subject", { name: id });
  const lines = [
    subject,
    "",
    say("report-version", { version, token }),
    say("report-words", { words: said ?? "" }),
    say("report-page", { address: new URL(address, PAGES).href }),
    "",
    say("report-wrong"),
    "",
  ];
  const field = html("textarea", { rows: 9 }, lines.join("\n"));
  const status = html("p.cite-note", { role: "status" });
  const mail = html("a.poch-button", { href: "mailto:", onclick: addressMail }, say("report-mail"));

  /** Put the letter, as the reader has it now, into the address of the mail. */
  function addressMail() {
    const query = { subject, body: field.value.replaceAll("\n", "\r\n") };
    const parts = Object.entries(query).map(([key, text]) => `${key}=${encodeURIComponent(text)}`);
    mail.href = `mailto:?${parts.join("&")}`;
  }
  async function take() {
    const copied = await copy(field.value);
    if (!copied) field.select();
    status.textContent = say(copied ? "page-copied" : "page-selected");
  }
  return html(
    "div.cite-report",
    html("p", say("report-how")),
    html("label.poch-field", say("report-field"), field),
    html(
      "p.poch-row",
      mail,
      button(say("page-copy"), take),
      button(say("report-keep"), () => give(field.value, `${id.replace(/\W+/g, "-")}.txt`)),
    ),
    status,
  );
}
