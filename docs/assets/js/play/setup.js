/** The choices before a game: whose rules, how many at the table, which readings, which deal. */

import { capitalize, say, tag } from "../language/say.js";
import { button, html, OF_TEXTS, PAGES } from "../page/dom.js";
import { keep, readKept } from "../page/store.js";
import { choice, field, LONGEST, nameField, oneOf, rulesets, seatPeople } from "./fields.js";

/** @import { Crux, Entry } from "../engine/engine.js" */

const KEPT = "poch-choices";
/** The names of those who play at this device beside the reader. */
const PEOPLE = "poch-people";
/** The name of a seat that sentences address. */
const YOU = "You";
const PURSES = [
  ["", say("setup-no-limit")],
  ...["25", "50", "100"].map((n) => [n, say("setup-each", { n })]),
];
export const BOTS = {
  cautious: say("play-careful"),
  counting: say("play-counting"),
  farsighted: say("play-farsighted"),
  random: say("play-reckless"),
};
const FIRST = {
  ruleset: "poch-modern-pagat",
  name: YOU,
  seats: 4,
  place: 0,
  purse: "",
  bots: "cautious",
};
/** @type {Record<string, string>} */
const KINDS = {
  ambiguity: say("setup-ambiguity"),
  contradiction: say("setup-contradiction"),
  silence: say("setup-silence"),
};
const SEED = /^\d{1,15}$/;

/** What was chosen before, or what is offered first. @returns {typeof FIRST} */
export const before = () => readKept(KEPT, FIRST) ?? FIRST;

/** A field for the name of another who plays at this device. @param {string} name @param {number} n */
const person = (name, n) => nameField(name, say("setup-person", { n }));

/** Return a seed that nobody chose. */
export const anySeed = () => Math.floor(Math.random() * 1_000_000);

export class Setup {
  /** @param {Entry[]} entries @param {() => void} changed @param {() => void} begin */
  constructor(entries, changed, begin) {
    this.entries = entries;
    this.before = before();
    const asked = new URLSearchParams(location.search).get("ruleset");
    const wished = [asked, this.before.ruleset, FIRST.ruleset];
    const isKnown = (/** @type {string | null} */ slug) => entries.some(({ id }) => id === slug);
    this.ruleset = wished.find(isKnown) ?? entries[0]?.id ?? "";
    const quiet = { autocomplete: "off", spellcheck: "false" };
    const number = { name: "seed", inputmode: "numeric", value: anySeed() };
    this.seed = html("input", { ...number, ...quiet });
    this.name = nameField(this.before.name === YOU ? "" : this.before.name, "", { name: "name" });
    this.names = (readKept(PEOPLE, [""]) ?? []).map(
      (/** @type {string} */ name, /** @type {number} */ i) => person(name, i + 2),
    );
    this.form = html("form.pp-setup", {
      novalidate: true,
      onsubmit: (/** @type {Event} */ event) => {
        event.preventDefault();
        begin();
      },
      onchange: (/** @type {{target: HTMLInputElement}} */ { target }) => {
        if (target.name === "ruleset") this.choose(target.value);
        else if (target.name === "seats") this.fill();
        else if (target.name === "people") this.invite(Number(target.value));
        this.count();
        changed();
      },
      oninput: (/** @type {{target: HTMLInputElement}} */ { target }) =>
        target.maxLength === LONGEST && changed(),
    });
    this.own = html("div.pp-own");
    this.form.append(rulesets(entries, this.ruleset), this.own);
    this.fill();
  }

  get entry() {
    return /** @type {Entry} */ (this.entries.find(({ id }) => id === this.ruleset));
  }

  /** What stands in a field now. @param {string} name @returns {string | null} */
  value(name) {
    const value = new FormData(this.form).get(name);
    return typeof value === "string" ? value : null;
  }

  /** @param {string} slug */
  choose(slug) {
    this.ruleset = slug;
    for (const input of this.own.querySelectorAll("input[name^=crux]")) input.remove();
    this.fill();
  }

  /** Offer what this ruleset leaves open, keeping what was chosen. */
  fill() {
    const { entry, before } = this;
    const [least, most] = entry.seats;
    const seats = Math.min(most, Math.max(least, Number(this.value("seats") ?? before.seats)));
    const place = Math.min(seats - 1, Number(this.value("place") ?? before.place));
    const numbers = Array.from({ length: most - least + 1 }, (_, i) => String(least + i));
    const places = Array.from({ length: seats }, (_, i) => [
      String(i),
      say(i === 0 ? "setup-first" : i === seats - 1 ? "setup-last" : "setup-number", { n: i + 1 }),
    ]);
    const open = this.own.querySelector("details")?.open ?? false;
    const focused = document.activeElement?.getAttribute("name");
    this.names.splice(seats - 1);
    this.name.placeholder = this.names.length
      ? say("setup-person", { n: 1 })
      : capitalize(say("you"));
    const people = Array.from({ length: seats }, (_, i) => [
      String(i + 1),
      i ? say("setup-several", { n: i + 1 }) : say("setup-alone"),
    ]);
    this.own.replaceChildren(
      oneOf(
        "seats",
        say("setup-at-table"),
        numbers.map((value) => [value, html("span", value)]),
        String(seats),
        "pp-numbers poch-row",
      ),
      html(
        "div.pp-fields",
        html("label.pp-field", say("setup-name"), this.name),
        field("people", say("setup-people"), people, String(this.names.length + 1)),
        ...this.names.map((/** @type {HTMLInputElement} */ input, /** @type {number} */ i) =>
          html("label.pp-field", say("setup-names", { n: i + 2 }), input),
        ),
        field("place", say("setup-place"), places, String(place)),
        html(
          "div",
          field("bots", say("play-others-are"), BOTS, this.value("bots") ?? before.bots),
          html("a.poch-small", { href: new URL("odds/players/", PAGES) }, say("setup-strengths")),
        ),
        field("purse", say("setup-chips"), PURSES, this.value("purse") ?? before.purse),
      ),
      this.more(open),
    );
    const again =
      focused && this.own.querySelector(`select[name="${focused}"], [name="${focused}"]:checked`);
    if (again instanceof HTMLElement) again.focus();
    this.count();
  }

  /** Let so many play at this device. @param {number} many */
  invite(many) {
    this.names.splice(many - 1);
    for (let n = this.names.length + 2; n <= many; n += 1) this.names.push(person("", n));
    this.fill();
  }

  seedField() {
    const named = { "aria-label": say("setup-another-deal") };
    const other = button(say("setup-another"), () => this.reseed(), "", named);
    return html("div.pp-field", html("label", say("setup-seed"), this.seed), other);
  }

  /** House variations, each of them on or off. */
  options() {
    const boxes = this.entry.cruxes
      .filter(({ kind }) => kind === "option")
      .map(({ id, title, adopted, readings }) => {
        const name = `crux ${id}`;
        const played = readings.find((reading) => reading.name !== adopted);
        const checked = this.value(name) === played?.name;
        const said = html("span", OF_TEXTS, title, html("small", played?.because ?? ""));
        return choice({ type: "checkbox", name, value: played?.name, checked }, said);
      });
    if (!boxes.length) return [];
    return [html("fieldset.pp-choice", html("legend", say("setup-house")), ...boxes)];
  }

  /** What most readers leave as it is: variations, readings, and which deal. @param {boolean} open */
  more(open) {
    const groups = Object.entries(KINDS).map(([kind, words]) => {
      const cruxes = this.entry.cruxes.filter((crux) => crux.kind === kind);
      return cruxes.length ? [html("h2", words), ...cruxes.map((crux) => this.crux(crux))] : [];
    });
    const summary = html("summary", say("setup-more"), html("small"));
    const seed = html("div.pp-fields", this.seedField());
    return html(
      "details.pp-readings",
      { open },
      summary,
      ...this.options(),
      seed,
      ...groups.flat(),
    );
  }

  /** Tell how many points are disputed, and how many are not read as adopted. */
  count() {
    const disputed = this.entry.cruxes.filter(({ kind }) => kind !== "option");
    const chosen = this.chosenReadings();
    const others = disputed.filter(({ id }) => chosen[id]).length;
    const text = say("setup-disputed", { n: disputed.length, others });
    this.own.querySelector("summary small")?.replaceChildren(text);
  }

  /** Another deal, for another game. */
  reseed() {
    this.seed.value = String(anySeed());
  }

  /** @param {Crux} crux */
  crux({ id, question, adopted, readings }) {
    const name = `crux ${id}`;
    const before = this.value(name);
    const chosen = readings.some((reading) => reading.name === before) ? before : adopted;
    return oneOf(
      name,
      html("span", OF_TEXTS, question),
      readings.map(({ name: value, label, because }) => {
        const mark =
          value === adopted ? [html("em", { lang: tag }, ` ${say("setup-adopted")}`)] : [];
        return [value, html("span", OF_TEXTS, label, ...mark, html("small", because))];
      }),
      chosen ?? adopted,
      "pp-crux",
    );
  }

  /** The readings chosen that are not the adopted ones. */
  chosenReadings() {
    /** @type {Record<string, string>} */
    const readings = {};
    for (const { id, adopted } of this.entry.cruxes) {
      const value = this.value(`crux ${id}`);
      if (value && value !== adopted) readings[id] = value;
    }
    return readings;
  }

  /** Who sits at the table, the reader among them, and those who play at this device beside him. */
  get seats() {
    const { names } = this;
    const called = [this.name, ...names].map(
      ({ value, placeholder }) => value.trim() || (names.length ? placeholder : YOU),
    );
    const [viewer = YOU] = called;
    const count = Number(this.value("seats") ?? this.before.seats);
    const seats = seatPeople(called, count, Number(this.value("place") ?? 0));
    return { seats, viewer, people: names.length ? called : undefined };
  }

  /** Return what was chosen; raises an error that says what cannot be. @returns {import("./game.js").Choices} */
  choices() {
    const seed = this.seed.value.normalize("NFKC").trim(); // also the wide digits of Japanese keyboards
    if (!SEED.test(seed)) throw new Error(say("setup-no-seed", { seed }));
    const { seats, viewer, people } = this.seats;
    const twice = seats.find((name, i) => seats.indexOf(name) !== i);
    if (twice) throw new Error(say("setup-same-names", { name: twice }));
    const purse = this.value("purse");
    const bots = this.value("bots") ?? "cautious";
    const place = seats.indexOf(viewer);
    const name = this.name.value.trim() || YOU;
    keep(KEPT, { ruleset: this.ruleset, name, seats: seats.length, place, purse, bots });
    keep(PEOPLE, people?.slice(1) ?? null);
    const { ruleset } = this;
    const readings = this.chosenReadings();
    const limit = purse ? Number(purse) : null;
    return { ruleset, readings, seats, viewer, people, seed: Number(seed), purse: limit, bots };
  }

  /** The table as it is laid for these choices, before anything has happened. */
  get preview() {
    const { table, title, id } = this.entry;
    const { seats, viewer } = this.seats;
    if (!table.board) return null;
    const none = { talon: [], "turn-up": null, trump: null, lead: null, laid: [] };
    const start = { hands: {}, pools: {}, purses: {}, stakes: {}, ...none };
    const { direction = "clockwise", board, suits } = table;
    const trace = { ruleset: id, title, seats, direction, board, suits, start, steps: [] };
    return { trace, viewer };
  }
}
