// @ts-check
/** The choices before a game: whose rules, how many at the table, which readings, which deal. */

import { drawBoard, PROPORTION } from "./board.js";
import { html, svg } from "./dom.js";
import { keep, kept } from "./store.js";

/** @typedef {import("./engine.js").Crux} Crux */
/** @typedef {import("./engine.js").Entry} Entry */

const KEPT = "poch-choices";
/** The name of a seat that sentences address. */
const YOU = "You";
const OTHERS = ["Anna", "Bernhard", "Clara", "David", "Emil", "Frieda", "Georg", "Helene"];
const PURSES = { "": "no limit", 25: "25 each", 50: "50 each", 100: "100 each" };
export const BOTS = { cautious: "careful", counting: "counting the cards", random: "reckless" };
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
  ambiguity: "The text can be read in more than one way",
  contradiction: "The witnesses contradict each other",
  silence: "The text is silent",
};
const SEED = /^\d{1,15}$/;

/** What was chosen before, or what is offered first. @returns {typeof FIRST} */
export const before = () => kept(KEPT, FIRST) ?? FIRST;

/** Return a seed that nobody chose. */
export const anySeed = () => Math.floor(Math.random() * 1_000_000);

/** @typedef {{board: import("./board.js").BoardData, suits: import("./cards.js").Suits}} Drawn */
/** Boards that are drawn once they come into sight. @type {WeakMap<Element, Drawn>} */
const unseen = new WeakMap();
const sight = new IntersectionObserver((entries) => {
  for (const { target, isIntersecting } of entries) {
    const table = unseen.get(target);
    if (!table || !isIntersecting) continue;
    sight.unobserve(target);
    unseen.delete(target);
    target.append(picture(table));
  }
});

/** A small picture of a board. @param {Entry["table"]} table */
function thumbnail({ board, suits }) {
  const drawing = svg("svg", { class: "pp-thumb", viewBox: "0 0 96 72", "aria-hidden": "true" });
  if (!board) return drawing;
  unseen.set(drawing, { board, suits: /** @type {Drawn["suits"]} */ (suits) });
  sight.observe(drawing);
  return drawing;
}

/** @param {Drawn} drawn */
function picture({ board, suits }) {
  const proportion = PROPORTION[board.shape];
  const [w, h] = proportion === null ? [90, 26] : [Math.min(90, 66 * proportion), 66];
  const box = {
    x: (96 - w) / 2,
    y: (72 - Math.min(h, w)) / 2,
    w,
    h: proportion ? w / proportion : h,
  };
  box.y = (72 - box.h) / 2;
  const names = Object.fromEntries(board.pools.map((pool) => [pool, ""]));
  return drawBoard({ ...board, names }, suits, box).ground;
}

/**
 * Things to choose one of, as radio buttons.
 * @param {string} name
 * @param {string} legend
 * @param {{value: string, label: Node | string, more?: Node | string}[]} choices
 * @param {string} chosen
 * @param {string} [kind]
 */
function oneOf(name, legend, choices, chosen, kind = "") {
  return html(
    "fieldset",
    { class: `pp-choice ${kind}` },
    html("legend", {}, legend),
    ...choices.map(({ value, label, more }) =>
      html(
        "label",
        { class: "pp-radio" },
        html("input", { type: "radio", name, value, checked: value === chosen ? "" : null }),
        ...(typeof label === "string" ? [html("span", {}, label)] : [label]),
        ...(more ? [more] : []),
      ),
    ),
  );
}

/** @param {string} name @param {string} label @param {Record<string, string>} options @param {string} chosen */
export function select(name, label, options, chosen) {
  return html(
    "label",
    { class: "pp-field" },
    label,
    html(
      "select",
      { name },
      ...Object.entries(options).map(([value, words]) =>
        html("option", { value, selected: value === chosen ? "" : null }, words),
      ),
    ),
  );
}

export class Setup {
  /**
   * @param {Entry[]} entries
   * @param {() => void} changed
   * @param {() => void} begin
   */
  constructor(entries, changed, begin) {
    this.entries = entries;
    this.before = before();
    const asked = new URLSearchParams(location.search).get("ruleset");
    const wished = [asked, this.before.ruleset, FIRST.ruleset];
    const known = (/** @type {string | null} */ one) => entries.some(({ id }) => id === one);
    this.ruleset = wished.find(known) ?? entries[0]?.id ?? "";
    this.seed = String(anySeed());
    this.form = html("form", { class: "pp-setup", novalidate: "" });
    this.form.addEventListener("submit", (event) => {
      event.preventDefault();
      begin();
    });
    this.form.addEventListener("change", ({ target }) => {
      if (target instanceof HTMLInputElement && target.name === "ruleset")
        this.choose(target.value);
      else if (target instanceof HTMLInputElement && target.name === "seats") this.fill();
      this.count();
      changed();
    });
    this.form.addEventListener("input", ({ target }) => {
      if (target instanceof HTMLInputElement && target.name === "name") changed();
    });
    this.own = html("div", { class: "pp-own" });
    this.form.append(
      oneOf(
        "ruleset",
        "Whose rules",
        entries.map(({ id, title, seats, table }) => ({
          value: id,
          label: thumbnail(table),
          more: html("b", {}, title, html("small", {}, `${seats[0]} to ${seats[1]} players`)),
        })),
        this.ruleset,
        "pp-rulesets",
      ),
      this.own,
    );
    this.fill();
    requestAnimationFrame(() => this.reveal());
  }

  /** Bring the chosen ruleset into sight in its list, without moving the page. */
  reveal() {
    const list = this.form.querySelector(".pp-rulesets");
    const chosen = /** @type {HTMLElement | null | undefined} */ (
      list?.querySelector(":checked")?.closest(".pp-radio")
    );
    if (list && chosen) list.scrollTop = chosen.offsetTop - list.clientHeight / 2;
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
    const places = Object.fromEntries(
      Array.from({ length: seats }, (_, i) => [
        String(i),
        i === 0 ? "first, as forehand" : i === seats - 1 ? "last, as dealer" : `as number ${i + 1}`,
      ]),
    );
    const called = this.value("name") ?? before.name;
    const name = html("input", {
      name: "name",
      value: called === YOU ? "" : called,
      placeholder: YOU,
      maxlength: 14,
      autocomplete: "off",
      spellcheck: "false",
    });
    const open = this.form.querySelector("details")?.open ?? false;
    this.own.replaceChildren(
      oneOf(
        "seats",
        "At the table",
        numbers.map((value) => ({ value, label: value })),
        String(seats),
        "pp-numbers",
      ),
      html(
        "div",
        { class: "pp-fields" },
        html("label", { class: "pp-field" }, "Your name", name),
        select("place", "You play", places, String(place)),
        select("bots", "The others are", BOTS, this.value("bots") ?? before.bots),
        select("purse", "Chips", PURSES, this.value("purse") ?? before.purse),
        this.seedField(),
      ),
      ...this.options(),
      this.readings(open),
    );
    this.count();
  }

  seedField() {
    const input = html("input", {
      name: "seed",
      inputmode: "numeric",
      value: this.value("seed") ?? this.seed,
      autocomplete: "off",
    });
    const other = html("button", { type: "button", class: "poch-button" }, "Another");
    other.setAttribute("aria-label", "Another deal");
    other.addEventListener("click", () => this.reseed());
    return html(
      "div",
      { class: "pp-field" },
      html("label", {}, "The deal, by its seed", input),
      other,
    );
  }

  /** House variations, each of them on or off. */
  options() {
    const boxes = this.entry.cruxes
      .filter(({ kind }) => kind === "option")
      .map(({ id, title, adopted, readings }) => {
        const name = `crux ${id}`;
        const played = readings.find((reading) => reading.name !== adopted);
        const checked = this.value(name) === played?.name ? "" : null;
        return html(
          "label",
          { class: "pp-radio" },
          html("input", { type: "checkbox", name, value: played?.name, checked }),
          html("span", {}, title, html("small", {}, played?.because ?? "")),
        );
      });
    if (!boxes.length) return [];
    return [html("fieldset", { class: "pp-choice" }, html("legend", {}, "House rules"), ...boxes)];
  }

  /** @param {boolean} open */
  readings(open) {
    const groups = Object.entries(KINDS).map(([kind, words]) => {
      const cruxes = this.entry.cruxes.filter((crux) => crux.kind === kind);
      return cruxes.length
        ? [html("h2", {}, words), ...cruxes.map((crux) => this.crux(crux, "pp-crux"))]
        : [];
    });
    return html(
      "details",
      { class: "pp-readings", open: open ? "" : null },
      html("summary", {}, "Readings", html("small")),
      ...groups.flat(),
    );
  }

  /** Tell how many points are disputed, and how many are not read as adopted. */
  count() {
    const disputed = this.entry.cruxes.filter(({ kind }) => kind !== "option");
    const chosen = this.chosen();
    const others = disputed.filter(({ id }) => chosen[id]).length;
    const told = others ? `, ${others} not as adopted` : "";
    const small = this.own.querySelector("summary small");
    small?.replaceChildren(`${disputed.length} disputed points${told}`);
  }

  /** Another deal, for another game. */
  reseed() {
    const input = /** @type {HTMLInputElement | null} */ (
      this.form.querySelector("input[name=seed]")
    );
    if (input) input.value = String(anySeed());
  }

  /** @param {Crux} crux @param {string} kind */
  crux({ id, question, adopted, readings }, kind) {
    const name = `crux ${id}`;
    const before = this.value(name);
    const chosen = readings.some((reading) => reading.name === before) ? before : adopted;
    return oneOf(
      name,
      question,
      readings.map((reading) => ({
        value: reading.name,
        label: html(
          "span",
          {},
          reading.label,
          ...(reading.name === adopted ? [html("em", {}, " adopted")] : []),
          html("small", {}, reading.because),
        ),
      })),
      chosen ?? adopted,
      kind,
    );
  }

  /** The readings chosen that are not the adopted ones. */
  chosen() {
    /** @type {Record<string, string>} */
    const found = {};
    for (const { id, adopted } of this.entry.cruxes) {
      const value = this.value(`crux ${id}`);
      if (value && value !== adopted) found[id] = value;
    }
    return found;
  }

  /** Who sits at the table, the reader among them. */
  get seats() {
    const name = (this.value("name") ?? "").trim() || YOU;
    const count = Number(this.value("seats") ?? this.before.seats);
    const others = OTHERS.filter((other) => other !== name).slice(0, count - 1);
    others.splice(Number(this.value("place") ?? 0), 0, name);
    return { seats: others, viewer: name };
  }

  /** Return what was chosen; raises an error that says what cannot be. @returns {import("./game.js").Choices} */
  choices() {
    const seed = (this.value("seed") ?? "").trim();
    if (!SEED.test(seed))
      throw new Error(
        `Deal: “${seed}” is no seed; write a whole number of up to 15 digits, or press Another.`,
      );
    const { seats, viewer } = this.seats;
    const purse = this.value("purse");
    const bots = this.value("bots") ?? "cautious";
    const place = seats.indexOf(viewer);
    keep(KEPT, { ruleset: this.ruleset, name: viewer, seats: seats.length, place, purse, bots });
    return {
      ruleset: this.ruleset,
      readings: this.chosen(),
      seats,
      viewer,
      seed: Number(seed),
      purse: purse ? Number(purse) : null,
      bots,
    };
  }

  /** The table as it is laid for these choices, before anything has happened. */
  get preview() {
    const { table, title, id } = this.entry;
    const { seats, viewer } = this.seats;
    if (!table.board) return null;
    const nothing = Object.fromEntries(seats.map((seat) => [seat, 0]));
    const start = {
      hands: Object.fromEntries(seats.map((seat) => [seat, []])),
      talon: [],
      "turn-up": null,
      trump: null,
      pools: {},
      purses: { ...nothing },
      stakes: { ...nothing },
      lead: null,
      laid: [],
    };
    const trace = {
      ruleset: id,
      title,
      seats,
      direction: table.direction ?? "clockwise",
      board: table.board,
      suits: table.suits,
      start,
      steps: [],
    };
    return { trace, viewer };
  }
}
