/** <poch-exercises>: questions at the table. Each answer was judged by the engine when the page was built. */

import { ruleset } from "../engine/engine.js";
import { clauseLink, typeset } from "../hand/clause.js";
import { capitalize, joinList, joinSentences, say } from "../language/say.js";
import { arrival, fetchData } from "../network/fetching.js";
import { button, failure, html, plain, select, words } from "../page/dom.js";
import { each } from "../page/forms.js";
import { keep, readKept } from "../page/store.js";
import { calling } from "../table/cards.js";
import { sentence, spoken } from "../table/sentence.js";
import { TableView } from "../table/table.js";
import { fetchTrace as trace } from "../table/trace.js";

/** @typedef {import("../language/say.js").Said} Said */
/**
 * @typedef {{answer: string, right: boolean, clause: string, said?: Said, reason?: Said, elsewhere?: Record<string, string>}} Choice
 * @typedef {{id: string, kind: string, level: number, hand: string, step: number, answer: number, stage: string, seat?: string,
 *   pool?: string, said?: Said, choices: Choice[]}} Exercise
 * @typedef {import("../table/table.js").Trace} Trace
 */

const KEY = "poch-exercises";
const FIRST = "poch-modern-pagat";
const KINDS = ["pool", "vying", "may", "answer", "clause", "text"];
/** After how many questions one comes again, by how often it was right in a row. */
const AGAIN = [3, 40, 120, 400];
/** So many others are put before any comes again, as far as there are. */
const BETWEEN = 3;

/** How many questions were answered; of each, how often it was right in a row, and when it comes again. @typedef {{answered: number, boxes: Record<string, [times: number, due: number]>}} Known */

export class Exercises {
  /** @type {Exercise[]} */
  every = [];
  /** The question that is put. @type {Exercise | undefined} */
  now;
  /** The last that were put, the latest at the end. @type {string[]} */
  recent = [];
  tried = false;

  /** @param {HTMLElement} host */
  constructor(host) {
    this.host = host;
    const links = /** @type {NodeListOf<HTMLElement>} */ (
      document.querySelectorAll(".exercise-texts [data-text]")
    );
    this.titles = new Map(
      Array.from(links, (link) => [link.dataset.text ?? "", link.textContent ?? ""]),
    );
    this.text = select([...this.titles], FIRST);
    this.kind = select(
      [["", say("exercise-all")], ...KINDS.map((kind) => [kind, say(`exercise-kind-${kind}`)])],
      "",
    );
    this.text.addEventListener("input", () => {
      this.notice.hidden = true;
      this.load();
    });
    this.kind.addEventListener("input", () => this.next());
    this.notice = html("p.poch-error", { role: "alert", hidden: true });
    this.table = html("div.poch-table");
    this.view = new TableView(this.table);
    this.sentence = html("p.poch-sentence");
    this.asked = html("p.first-question", { tabindex: -1 });
    this.answers = html("div.exercise-answers");
    this.verdict = html("div.first-told", { role: "status" });
    this.score = html("p.exercise-score.poch-small", { role: "status" });
    this.onward = button(say("exercise-next"), () => this.next(true), "primary");
    const below = html("div.first-below", this.asked, this.answers, this.verdict);
    const controls = html("div.first-controls", this.score, this.onward);
    host.append(
      this.notice,
      html(
        "form.exercise-choice.poch-row",
        html("label", say("exercise-of"), " ", this.text),
        html("label", say("exercise-which"), " ", this.kind),
      ),
      html(
        "section.ph-frame",
        { "aria-label": say("exercises-title") },
        this.table,
        html("div.first-beside", this.sentence, below, controls),
      ),
    );
    this.follow();
  }

  /** Ask what the address asks for: `#text&kind`, or from a sheet `?text=`, each where there is such a one. */
  async follow() {
    const sheet = new URLSearchParams(location.search).get("text") ?? "";
    const [asked = "", kind = ""] = plain(location.hash.slice(1) || sheet).split("&");
    this.text.value = this.titles.has(asked) ? asked : FIRST;
    this.kind.value = KINDS.includes(kind) ? kind : "";
    this.notice.hidden = !asked || this.titles.has(asked);
    this.load();
    if (this.notice.hidden) return;
    const { unknown } = await arrival(import("../engine/link-notice.js"), "link-notice.js");
    this.notice.textContent = words(await unknown(asked));
  }

  close() {
    this.view.close();
  }

  /** @returns {Known} */
  get known() {
    return readKept(KEY, { answered: 0, boxes: each([0]) }) ?? { answered: 0, boxes: {} };
  }

  async load() {
    const slug = this.text.value;
    try {
      const url = new URL(`${this.host.dataset.place}${slug}.json`, location.href);
      /** @type {Exercise[]} */
      const every = await fetchData(url);
      if (slug !== this.text.value) return;
      this.every = every;
      for (const option of this.kind.options)
        option.disabled = Boolean(option.value) && !every.some(({ kind }) => kind === option.value);
      this.rules = await ruleset(slug);
      await this.next();
    } catch (error) {
      this.fail(error);
    }
  }

  /** @param {unknown} error */
  fail(error) {
    const why = say("exercise-missing", { why: words(error) });
    const notice = failure(why, () => this.load());
    this.verdict.replaceChildren(html("p.poch-error", { role: "alert" }, notice));
  }

  /** The questions of the kind that was chosen. */
  get some() {
    return this.every.filter(({ kind }) => !this.kind.value || kind === this.kind.value);
  }

  /** Put the next question: one that is due again, or else a new one, the easiest first. @param {boolean} [reached] by the reader's hand */
  async next(reached) {
    const { answered, boxes } = this.known;
    const slug = this.text.value;
    const due = (/** @type {Exercise} */ { id }) => boxes[`${slug}/${id}`]?.[1];
    const turn = (/** @type {Exercise} */ candidate) => {
      const when = due(candidate) ?? answered + 1;
      return when > answered + 1 ? when : when - answered - 2; // due again, new, and later
    };
    const lately = (/** @type {Exercise} */ { id }) => this.recent.indexOf(id);
    const [exercise] = this.some.sort(
      (a, b) => lately(a) - lately(b) || turn(a) - turn(b) || a.level - b.level,
    );
    const place = `#${slug}${this.kind.value && `&${this.kind.value}`}`;
    history.replaceState(history.state, "", location.pathname + place);
    this.verdict.replaceChildren();
    this.tell();
    this.onward.disabled = !exercise;
    if (!exercise) {
      this.asked.textContent = say("exercise-none");
      this.answers.replaceChildren();
      return;
    }
    this.now = exercise;
    this.recent = [...this.recent.filter((id) => id !== exercise.id), exercise.id].slice(-BETWEEN);
    this.tried = false;
    try {
      const url = new URL(
        `${this.host.dataset.traces}${slug}/${exercise.hand}.json`,
        location.href,
      );
      const loaded = await trace(url.href);
      if (this.now !== exercise) return;
      this.trace = /** @type {Trace} */ (loaded);
      this.put(exercise);
      if (!reached) return;
      this.table.scrollIntoView({ block: "nearest" });
      this.asked.focus();
    } catch (error) {
      this.fail(error);
    }
  }

  /** Say how many of those that were chosen are known, and nothing where there are none. */
  tell() {
    const { some } = this;
    const { boxes } = this.known;
    const slug = this.text.value;
    const known = some.filter(({ id }) => (boxes[`${slug}/${id}`]?.[0] ?? 0) > 0).length;
    const all = some.length;
    this.score.textContent = all ? say("exercise-known", { n: known, all }) : "";
  }

  /** @param {number} step @param {string | null} viewer @param {string} [pool] what is pointed at */
  draw(step, viewer, pool = "") {
    const shown = this.trace?.steps[step - 1];
    if (!this.trace || !shown) return;
    const about = pool ? { ...shown, pool, pools: [] } : shown;
    this.view.show(this.trace, shown.then, about, { viewer, showAll: !viewer, moving: false });
    this.sentence.textContent = sentence(shown, this.trace);
  }

  /** @param {Exercise} exercise */
  put(exercise) {
    const { trace } = this;
    const step = trace?.steps[exercise.answer - 1];
    if (!trace || !step) return;
    this.draw(
      exercise.kind === "clause" ? exercise.answer : exercise.step,
      exercise.seat ?? null,
      exercise.pool,
    );
    const line = exercise.kind === "clause" ? sentence(step, trace) : "";
    const { seat = "", pool = "", said } = exercise;
    const facts = { seat, pool, step: exercise.answer, line, what: said ?? "" };
    this.asked.textContent = say(`exercise-${exercise.kind}`, facts, calling(trace));
    this.answers.replaceChildren(
      ...exercise.choices.map((choice) => {
        const act = () => this.judgeAnswer(exercise, choice, made);
        const made = button(capitalize(this.words(exercise, choice)), act);
        return made;
      }),
    );
  }

  /** @param {Exercise} exercise @param {Choice} choice */
  words({ kind }, { answer, said }) {
    if (kind === "clause") return this.clause(answer);
    if (kind === "text") return this.titles.get(answer) ?? answer;
    if (said && this.trace) return spoken(said, this.trace);
    return answer || say("exercise-nobody");
  }

  /** @param {string} id */
  clause(id) {
    return typeset(this.rules?.clauses.find((clause) => clause.id === id)?.text ?? id);
  }

  /** Say what an answer comes to, and by which clause. @param {Exercise} exercise @param {Choice} choice @param {HTMLElement} at */
  judgeAnswer(exercise, choice, at) {
    const { trace } = this;
    if (!trace || this.now !== exercise) return; // another question is on its way
    at.classList.add(choice.right ? "right" : "wrong");
    at.setAttribute("aria-pressed", "true");
    if (!this.tried) this.note(exercise, choice.right);
    this.tried = true;
    this.tell();
    const { kind, answer } = exercise;
    const happened = trace.steps[answer - 1];
    const by = kind === "text" ? `${choice.answer}/${choice.clause}` : choice.clause;
    const sentences = [say(choice.right ? "exercise-right" : "exercise-wrong")];
    const best = kind === "answer" && exercise.choices.find(({ right }) => right)?.said;
    if (best && !choice.right)
      sentences.push(say("exercise-better", { what: best }, calling(trace)));
    if (choice.reason) sentences.push(spoken(choice.reason, trace));
    else if (choice.right && kind !== "text" && happened) sentences.push(sentence(happened, trace));
    else if (kind === "clause") sentences.push(this.ofAnother(choice.clause));
    const there = Object.keys(choice.elsewhere ?? {}).map((text) => this.titles.get(text) ?? text);
    if (there.length) sentences.push(say("exercise-elsewhere", { texts: joinList(there) }));
    if (!choice.right && !best) sentences.push(this.solve(exercise));
    const rule = kind === "text" ? "" : this.clause(choice.clause);
    this.verdict.replaceChildren(
      html(`p.first-verdict${choice.right ? ".right" : ""}`, joinSentences(sentences)),
      html("p.first-rule", rule, " ", choice.clause ? clauseLink(this.text.value, by) : ""),
    );
    if (choice.right && !["answer", "clause", "text"].includes(kind))
      this.draw(answer, exercise.seat ?? null);
    // on a phone both lie below the screen; where it is too low for both, what is told comes first
    for (const part of [this.onward, this.verdict]) part.scrollIntoView({ block: "nearest" });
  }

  /** Say which answers are right, since a question that is only put again teaches nothing. @param {Exercise} exercise */
  solve(exercise) {
    const right = exercise.choices.filter((choice) => choice.right);
    const answers = right.map((choice) => this.words(exercise, choice).replace(/\.$/, ""));
    return say("exercise-solution", { n: right.length, answers: joinList(answers) });
  }

  /** Say what a clause that was named in vain allows here. @param {string} clause */
  ofAnother(clause) {
    const { trace } = this;
    const step = trace?.steps.find((candidate) => candidate.clause === clause);
    return trace && step ? say("exercise-other", { line: sentence(step, trace) }) : "";
  }

  /** Keep whether the first answer was right: what is known comes again later. @param {Exercise} exercise @param {boolean} right */
  note({ id }, right) {
    const name = `${this.text.value}/${id}`;
    const { answered, boxes } = this.known;
    const times = right ? Math.min((boxes[name]?.[0] ?? 0) + 1, AGAIN.length - 1) : 0;
    const due = answered + (AGAIN[times] ?? 0);
    keep(KEY, { answered: answered + 1, boxes: { ...boxes, [name]: [times, due] } });
  }
}
