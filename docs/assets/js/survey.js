// @ts-check
/** <poch-survey>: a survey of one's own, played in the worker piece by piece; see poch/studies/surveys/survey.py. */

import { html } from "./dom.js";
import { ask, index, load, progress } from "./engine.js";

/** @typedef {import("./engine.js").Entry} Entry */
/** @typedef {{mean: number, low: number, high: number, kind: string, largest?: number}} Figure */
/** @typedef {{deals: number, measures: Record<string, Figure>}} Told */

/** @type {Record<string, string>} */
const POLICIES = { cautious: "careful", counting: "counting the cards", random: "reckless" };
const MOST = 100_000;

/** @param {string} label @param {HTMLElement} field */
const labelled = (label, field) => html("label", {}, label, field);

/** @param {[string, string][]} options value and text @param {string} [chosen] */
function choice(options, chosen) {
  return html(
    "select",
    {},
    ...options.map(([value, text]) =>
      html("option", { value, selected: value === chosen ? "" : null }, text),
    ),
  );
}

/** @param {number} value @param {string} kind */
function written(value, kind) {
  const number = kind === "share" ? value * 100 : value;
  const places = Math.abs(number) >= 100 ? 0 : Math.abs(number) >= 10 ? 1 : 2;
  return `${number.toFixed(places).replace("-", "−")}${kind === "share" ? " %" : ""}`;
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
    this.policy = choice(Object.entries(POLICIES));
    this.seats = html("select", {});
    this.readings = html("div", { class: "survey-readings" });
    this.begin = html("button", { type: "submit", class: "poch-button" }, "Play them");
    this.end = html("button", { type: "button", class: "poch-button", disabled: "" }, "Stop");
    this.bar = html("progress", { max: 1, value: 0, "aria-label": "Deals played", hidden: "" });
    this.status = html("p", { role: "status" });
    this.result = html("div", { class: "survey-result" });
    this.end.addEventListener("click", () => this.stop());
    this.onFetch = (/** @type {Event} */ event) => {
      const { share } = /** @type {CustomEvent} */ (event).detail;
      if (this.running && share !== null && share < 1)
        this.say(`The engine is on its way: ${Math.round(share * 100)} %`);
    };
    progress.addEventListener("progress", this.onFetch);
    this.open().catch((error) => this.say(String(error.message ?? error), true));
  }

  close() {
    this.running = null;
    progress.removeEventListener("progress", this.onFetch);
  }

  async open() {
    this.entries = await index();
    this.ruleset = choice(this.entries.map((one) => [one.id, one.title]));
    this.ruleset.addEventListener("change", () => this.choose());
    const form = html(
      "form",
      { class: "survey-form" },
      labelled("Ruleset", this.ruleset),
      labelled("Seats", this.seats),
      labelled("Players", this.policy),
      labelled("Deals", this.deals),
      labelled("First seed", this.seed),
      html("details", {}, html("summary", {}, "Readings other than those adopted"), this.readings),
      this.begin,
      this.end,
    );
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.play();
    });
    const told = html("div", { class: "survey-told" }, this.bar, this.status);
    this.element.replaceChildren(form, told, this.result);
    this.choose();
  }

  /** Offer what the chosen ruleset allows. */
  choose() {
    const entry = this.entries.find((one) => one.id === this.ruleset?.value);
    if (!entry) return;
    const [least, most] = entry.seats;
    const seats = Array.from({ length: most - least + 1 }, (_, i) => String(least + i));
    const four = seats.includes("4") ? "4" : seats[0];
    this.seats.replaceChildren(
      ...seats.map((one) => html("option", { selected: one === four ? "" : null }, one)),
    );
    this.readings.replaceChildren(
      ...entry.cruxes.map((crux) => {
        const options = crux.readings.map(
          ({ name, label }) =>
            /** @type {[string, string]} */ ([
              name,
              name === crux.adopted ? `${label} (adopted)` : label,
            ]),
        );
        const field = choice(options, crux.adopted);
        field.dataset.crux = crux.id;
        field.dataset.adopted = crux.adopted;
        return labelled(crux.title, field);
      }),
    );
  }

  /** Return the readings that are not the adopted ones. @returns {Record<string, string>} */
  chosen() {
    const fields = [...this.readings.querySelectorAll("select")];
    const others = fields.filter((one) => one.value !== one.dataset.adopted);
    return Object.fromEntries(others.map((one) => [one.dataset.crux, one.value]));
  }

  async play() {
    const running = {};
    this.running = running;
    const request = {
      ruleset: this.ruleset?.value ?? "",
      readings: this.chosen(),
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
    this.say("The engine is being started.");
    let part = null;
    try {
      await load(request.ruleset);
      while (this.running === running && (part?.deals ?? 0) < request.deals) {
        const answer = await ask("survey", { ...request, part });
        if (this.running !== running) break;
        if (!part) this.say(`${request.deals.toLocaleString("en")} deals are being played.`);
        part = answer.part;
        this.bar.value = part.deals / request.deals;
        this.show(answer.survey, answer.says, request);
      }
      if (this.running === running)
        this.say(`All ${request.deals.toLocaleString("en")} deals are played.`);
    } catch (error) {
      if (this.running === running) this.say(error instanceof Error ? error.message : "", true);
    }
    if (this.running === running) this.stop(true);
  }

  /** End what is being played; what was played stays. @param {boolean} [whole] */
  stop(whole = false) {
    this.running = null;
    this.begin.disabled = false;
    this.end.disabled = true;
    this.bar.hidden = true;
    if (!whole)
      this.say(`Stopped. ${this.result.firstChild ? "What was played so far stands below." : ""}`);
  }

  /** @param {string} text @param {boolean} [wrong] */
  say(text, wrong = false) {
    this.status.className = wrong ? "poch-error" : "";
    this.status.textContent = text;
    if (!this.status.isConnected) this.element.append(this.status);
  }

  /**
   * Show what came of the deals so far.
   * @param {Told} told
   * @param {Record<string, string>} says
   * @param {{ruleset: string, readings: Record<string, string>, seats: number, deals: number, seed: number, policy: string}} asked
   */
  show(told, says, asked) {
    const readings = Object.entries(asked.readings).map(
      ([crux, one]) => ` --reading ${crux}=${one}`,
    );
    const rows = Object.entries(told.measures).map(([name, one]) =>
      html(
        "tr",
        {},
        html("th", { scope: "row" }, html("code", {}, name), html("small", {}, says[name] ?? "")),
        html("td", { class: "n" }, written(one.mean, one.kind)),
        html(
          "td",
          { class: "n" },
          `${written(one.low, one.kind)} to ${written(one.high, one.kind)}`,
        ),
        html("td", { class: "n" }, one.largest === undefined ? "" : String(one.largest)),
      ),
    );
    const heads = ["Measure", "Mean", "95 % interval", "Largest"];
    this.result.replaceChildren(
      html("p", {}, `${told.deals.toLocaleString("en")} deals. In a terminal:`),
      html(
        "p",
        { class: "survey-command" },
        html(
          "code",
          {},
          `poch survey ${asked.ruleset} --seats ${asked.seats} --deals ${asked.deals} --seed ${asked.seed} --policy ${asked.policy}${readings.join("")}`,
        ),
      ),
      html(
        "div",
        { class: "matters-frame", tabindex: "0", role: "region", "aria-label": "What came of it" },
        html(
          "table",
          { class: "matters" },
          html(
            "thead",
            {},
            html(
              "tr",
              {},
              ...heads.map((one, i) => html("th", { scope: "col", class: i ? "n" : null }, one)),
            ),
          ),
          html("tbody", {}, ...rows),
        ),
      ),
    );
  }
}
