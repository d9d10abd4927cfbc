/** <poch-filter>: a list by text, part of the game, kind and words, as the address says. Each entry says what it is of. */

import { say } from "../language/say.js";

const FEW = 40;
/** @param {string} text */
const plain = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

export class Filter {
  /** @param {HTMLElement} element */
  constructor(element) {
    this.page = element.closest(".poch-page") ?? document.body;
    this.form = /** @type {HTMLFormElement} */ (element.querySelector("form"));
    this.count = element.querySelector("[role=status]");
    const asked = new URLSearchParams(location.search);
    for (const field of this.fields()) {
      field.value = asked.get(field.name) ?? "";
      if (field.selectedIndex === -1) field.value = "";
    }
    this.form.addEventListener("submit", (event) => event.preventDefault());
    this.form.addEventListener("input", () => this.sift(true));
    element.hidden = false;
    this.sift(false);
  }

  fields() {
    return /** @type {HTMLSelectElement[]} */ ([...this.form.elements]);
  }

  /** Show what fits. @param {boolean} noted whether the address follows */
  sift(noted) {
    const given = this.fields().filter(({ value }) => value.trim());
    const asked = new URLSearchParams(given.map(({ name, value }) => [name, value]));
    const spoken = plain(asked.get("words") ?? "").split(/\s+/);
    asked.delete("words");
    const wanted = [...asked.values()];
    /** @param {HTMLElement} item */
    const fits = ({ dataset }) =>
      (dataset.of ?? "").split("|").some((of) => {
        const has = of.split(" ");
        return wanted.every((name) => has.includes(name));
      });
    let shown = 0;
    for (const item of /** @type {NodeListOf<HTMLElement>} */ (
      this.page.querySelectorAll("[data-of]")
    )) {
      const entry = item.matches("li");
      item.hidden = !(fits(item) && (!entry || this.says(item, spoken)));
      if (entry && !item.hidden) shown++;
    }
    for (const group of /** @type {NodeListOf<HTMLElement>} */ (
      this.page.querySelectorAll(".group")
    ))
      group.hidden = !group.querySelector("li:not([hidden])");
    this.page.classList.toggle("few", given.length > 0 && shown <= FEW);
    if (this.count) this.count.textContent = given.length ? say("page-filtered", { n: shown }) : "";
    if (!noted) return;
    const query = new URLSearchParams(given.map(({ name, value }) => [name, value])).toString();
    history.replaceState(
      history.state,
      "",
      `${location.pathname}${query && `?${query}`}${location.hash}`,
    );
  }

  /** Tell whether all words are in an entry, or in what it leads to on this page. @param {HTMLElement} entry @param {string[]} spoken */
  says(entry, spoken) {
    if (!spoken.join("")) return true;
    const place = entry.querySelector("a")?.hash.slice(1) ?? "";
    const inside = place && document.getElementById(place)?.closest(".fold")?.textContent;
    const text = plain(`${entry.textContent} ${inside ?? ""}`);
    return spoken.every((word) => text.includes(word));
  }
}
