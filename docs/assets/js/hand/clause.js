/** What is told beside the table: the clause that allowed the last step, and the one that asks. */

import { say } from "../language/say.js";
import { html, OF_TEXTS, PAGES } from "../page/dom.js";

/** @import { Clause, Entry, Ruleset } from "../engine/engine.js" */
/** @import { Trace } from "../play/game.js" */

/** Where a clause stands: in its source, or in the draft of the reader's own. @param {string} slug @param {string} clause */
export const clauseAddress = (slug, clause) =>
  new URL(
    slug.startsWith("own.") ? `workshop/#${slug}/${clause}` : `sources/${slug}/#${clause}`,
    PAGES,
  ).href;

/** A link to a clause; where that is of another ruleset, this one is named before it. @param {string} slug @param {string} clause */
export function clauseLink(slug, clause) {
  const [id = "", own = slug] = clause.split("/").reverse();
  return html("a.clause-id", { href: clauseAddress(own, id) }, id);
}

/** @param {string} text */
export const typeset = (text) => text.replaceAll("'", "’").replaceAll(/\*(\w[^*]*)\*/g, "“$1”");

/** Tell the readings that are chosen, crux by crux. @param {Entry} entry @param {Record<string, string>} chosen */
export const readAs = ({ cruxes }, chosen) =>
  cruxes.flatMap(({ id, title, readings }) => {
    const reading = readings.find(({ name }) => name === chosen[id]);
    return reading ? [`${title}: ${reading.label}`] : [];
  });

/** Return the evidence mark of a clause. @param {Clause} clause */
export function markOf({ inherited, status: own, gap }) {
  const status = inherited ? "inherited" : own;
  const sure = say("hand-mark", { status, gap: gap ?? "none" });
  return html("span", {
    class: `mark mark-${status}${gap ? ` gap-${gap}` : ""}`,
    role: "img",
    title: sure,
    "aria-label": sure,
  });
}

/** Return what is said of a clause that is borrowed. @param {Ruleset} ruleset @param {Clause} clause */
export function loanOf({ source, own = source }, { gap, source: { ref } = source }) {
  if (gap !== undefined || ref === own.ref) return [];
  return [html("p.poch-note", say("hand-borrowed", { text: ref }))];
}

/**
 * Return a clause as the source's page has it, with the reading that is in force.
 * @param {Ruleset} ruleset @param {Entry} entry @param {string} id @param {Trace} trace
 * @param {string} what what it is cited for
 */
export function clauseNote(ruleset, entry, id, trace, what) {
  const clause = ruleset.clauses.find((candidate) => candidate.id === id);
  const link = clauseLink(ruleset.id, id);
  if (!clause)
    return html("div.pp-clause.poch-marked", html("p.pp-cited.poch-row.poch-small", link));
  const { crux } = clause;
  const note = html(
    "div.pp-clause.poch-marked",
    html("p.pp-text", OF_TEXTS, typeset(clause.text)),
    html("p.pp-cited.poch-row.poch-small", html("span", what), link, markOf(clause)),
    ...loanOf(ruleset, clause),
  );
  const asked = crux && entry.cruxes.find((disputed) => disputed.id === crux.id);
  if (!asked) return note;
  const reading = trace.readings[asked.id] ?? asked.adopted;
  const read = asked.readings.find(({ name }) => name === reading);
  note.append(
    html(
      "p.poch-note",
      say("hand-disputed", { reading: read?.label ?? "", adopted: reading === asked.adopted }),
      " ",
      html("span", OF_TEXTS, read?.because ?? ""),
    ),
  );
  return note;
}
