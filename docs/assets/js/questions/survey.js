/** <poch-survey>: a survey of one's own, played in the worker piece by piece; see poch/studies/surveys/survey.py. */

import { ask, following, index, load, readingNames } from "../engine/engine.js";
import { figure, say } from "../language/say.js";
import { button, failure, heads, html, row, select, words } from "../page/dom.js";
import { calling } from "../table/cards.js";

/** @typedef {import("../engine/engine.js").Entry} Entry */
/** @typedef {{mean: number, low: number, high: number, kind: string, largest?: number}} Figure */
/** @typedef {import("../language/say.js").Said} Said */
/** @typedef {{deals: number, measures: Record<string, Figure>}} Measured */

/** @type {Record<string, string>} */
const POLICIES = {
  cautious: say("survey-careful"),
  counting: say("survey-counting"),
  random: say("survey-reckless"),
};
const MOST = 100_000;

/** @param {string} label @param {HTMLElement} field */
const labelField = (label, field) => html("label.poch-field", label, field);

/** @param {number} value @param {string} kind */
function formatValue(value, kind) {
  const number = kind === "share" ? value * 100 : value;
  const places = Math.abs(number) >= 100 ? 0 : Math.abs(number) >= 10 ? 1 : 2;
  const style = kind === "share" ? "percent" : "decimal";
  const rounded = {
    style,
    minimumFractionDigits: places,
    maximumFractionDigits: places,
    roundingMode: "halfEven", // as the written pages and the command
  };
  return figure(value, /** @type {Intl.NumberFormatOptions} */ (rounded)).replace("-", "−");
}

export class Survey {
  /** What is being played; nothing where that was ended. @type {object | null} */
  running = null;
  /** @type {Entry[]} */
  entries = [];

  /** @param {HTMLElement} element */
  constructor(element) {
    this.element = element;
    this.deals = html("input", { type: "number", min: 2, max: MOST, value: 1000, required: "" });
    this.seed = html("input", { type: "number", min: 0, max: 999_999_999, value: 1, required: "" });
    this.policy = select(POLICIES, undefined);
    this.seats = select([], "");
    this.readings = html("div.survey-readings.poch-row");
    this.begin = button(say("survey-begin"), () => {}, "", { type: "submit" });
    this.end = button(say("survey-end"), () => this.stop(), "", { disabled: true });
    this.bar = html("progress", { max: 1, value: 0, "aria-label": say("survey-bar"), hidden: "" });
    this.status = html("p", { role: "status" });
    this.result = html("div.survey-result");
    this.unfollow = following((share, text) => {
      if (this.running && share < 1) this.say(text);
    });
    this.openOrFail();
  }

  /** Open, or say what did not come. */
  openOrFail() {
    this.say("");
    this.open().catch((error) => this.fail(error, () => this.openOrFail()));
  }

  /** @param {unknown} error @param {() => unknown} again */
  fail(error, again) {
    this.say("", true);
    this.status.replaceChildren(failure(words(error), again));
  }

  close() {
    this.running = null;
    this.unfollow();
  }

  async open() {
    this.entries = await index();
    this.ruleset = select(
      this.entries.map((entry) => [entry.id, entry.title]),
      undefined,
    );
    this.ruleset.addEventListener("change", () => this.choose());
    const form = html(
      "form.survey-form.poch-row",
      labelField(say("survey-ruleset"), this.ruleset),
      labelField(say("survey-seats"), this.seats),
      labelField(say("survey-players"), this.policy),
      labelField(say("survey-of-deals"), this.deals),
      labelField(say("survey-first-seed"), this.seed),
      html("details.poch-fold", html("summary", say("survey-readings")), this.readings),
      this.begin,
      this.end,
    );
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.play();
    });
    const progress = html("div.survey-told", this.bar, this.status);
    this.element.replaceChildren(form, progress, this.result);
    this.choose();
  }

  /** Offer what the chosen ruleset allows. */
  choose() {
    const entry = this.entries.find((candidate) => candidate.id === this.ruleset?.value);
    if (!entry) return;
    const [least, most] = entry.seats;
    const seats = Array.from({ length: most - least + 1 }, (_, i) => String(least + i));
    const four = seats.includes("4") ? "4" : seats[0];
    this.seats.replaceChildren(
      ...seats.map((number) => html("option", { selected: number === four }, number)),
    );
    this.readings.replaceChildren(
      ...entry.cruxes.map((crux) => {
        const field = select(readingNames(crux.readings, crux.adopted), crux.adopted);
        field.dataset.crux = crux.id;
        field.dataset.adopted = crux.adopted;
        return labelField(crux.title, field);
      }),
    );
  }

  /** Return the readings that are not the adopted ones. @returns {Record<string, string>} */
  chosenReadings() {
    const fields = [...this.readings.querySelectorAll("select")];
    const others = fields.filter((field) => field.value !== field.dataset.adopted);
    return Object.fromEntries(others.map((field) => [field.dataset.crux, field.value]));
  }

  async play() {
    const running = {};
    this.running = running;
    const request = {
      ruleset: this.ruleset?.value ?? "",
      readings: this.chosenReadings(),
      seats: Number(this.seats.value),
      deals: Number(this.deals.value),
      seed: Number(this.seed.value),
      policy: this.policy.value,
    };
    this.begin.disabled = true;
    this.end.disabled = false;
    this.bar.hidden = false;
    this.bar.value = 0;
    this.result.replaceChildren();
    this.say(say("survey-starting"));
    let part = null;
    try {
      await load(request.ruleset);
      while (this.running === running && (part?.deals ?? 0) < request.deals) {
        const answer = await ask("survey", { ...request, part });
        if (this.running !== running) break;
        if (!part) this.say(say("survey-playing", { n: request.deals }));
        part = answer.part;
        this.bar.value = part.deals / request.deals;
        this.show(answer.survey, answer.says, request);
      }
      if (this.running === running) this.say(say("survey-played", { n: request.deals }));
    } catch (error) {
      if (this.running === running) this.fail(error, () => this.play());
    }
    if (this.running === running) this.stop(true);
  }

  /** End what is being played; what was played stays. @param {boolean} [whole] */
  stop(whole = false) {
    this.running = null;
    this.begin.disabled = false;
    this.end.disabled = true;
    this.bar.hidden = true;
    if (!whole) this.say(say("survey-stopped", { some: this.result.firstChild !== null }));
  }

  /** @param {string} text @param {boolean} [wrong] */
  say(text, wrong = false) {
    this.status.className = wrong ? "poch-error" : "";
    this.status.textContent = text;
    if (!this.status.isConnected) this.element.append(this.status);
  }

  /**
   * Show what came of the deals so far.
   * @param {Measured} survey @param {Record<string, Said>} says
   * @param {{ruleset: string, readings: Record<string, string>, seats: number, deals: number, seed: number, policy: string}} asked
   */
  show(survey, says, asked) {
    const readings = Object.entries(asked.readings).map(
      ([crux, reading]) => ` --reading ${crux}=${reading}`,
    );
    const at = calling(this.entries.find(({ id }) => id === asked.ruleset)?.table ?? {});
    const rows = Object.entries(survey.measures).map(
      ([name, { kind, mean, low, high, largest }]) => {
        const range = say("survey-range", {
          low: formatValue(low, kind),
          high: formatValue(high, kind),
        });
        const cells = [
          formatValue(mean, kind),
          range,
          largest === undefined ? "" : figure(largest),
        ];
        const measure = says[name];
        const about = measure ? say(measure, {}, at) : "";
        return row([html("code", name), html("small", about)], cells, "td.n");
      },
    );
    const named = ["measure", "mean", "interval", "largest"].map((name) => say(`survey-${name}`));
    const columns = heads(named, "th.n");
    const region = { tabindex: 0, role: "region", "aria-label": say("survey-result") };
    const { ruleset, seats, deals, seed, policy } = asked;
    const command = `poch survey ${ruleset} --seats ${seats} --deals ${deals} --seed ${seed} --policy ${policy}${readings.join("")}`;
    const vies = Object.keys(survey.measures).some((name) => name.startsWith("vie."));
    this.result.replaceChildren(
      ...(vies ? [] : [html("p", say("survey-no-vying"))]),
      html("p", say("survey-terminal", { n: survey.deals })),
      html("p.survey-command", html("code", command)),
      html("div.matters-frame", region, html("table.matters", columns, html("tbody", ...rows))),
    );
  }
}
