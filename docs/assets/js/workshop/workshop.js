/** <poch-workshop>: what one may begin with. The desk itself comes when something is chosen. */

import { calledIn, textOf } from "../engine/files.js";
import { anew, draft, list, remove } from "../engine/own.js";
import { figure, joinSentences, locale, say } from "../language/say.js";
import { arrival, fetchFile } from "../network/fetching.js";
import { button, dress, failure, html, plain, select, words } from "../page/dom.js";
import { losses } from "../page/store.js";

/** @typedef {{slug: string, title: string, href: string}} File */

/** What is offered first: a text that is whole. */
const FIRST = "poch-modern-pagat";
/** What a deal may have or not. */
const PARTS = ["melding", "vying", "shedding"];
const MOST_BYTES = 300_000;
/** How the address of a draft that is shared goes on, and that of a table's rules; see shared.js and table-link.js. */
const [SHARED, TABLE] = [/^(?:draft|table)=/, "table="];
/** What follows a draft in the address where its sheet is shown. */
const SHEET = "sheet";
const WHEN = /** @type {const} */ ({ dateStyle: "medium", timeStyle: "short" });

/** Say after which text a draft was made, and when it was changed, as far as that is known. @param {string} title @param {string} when */
function since(title, when) {
  if (title && when) return say("workshop-after", { title, when });
  if (title) return say("workshop-after-only", { title });
  return when ? say("workshop-changed", { when }) : "";
}

export class Workshop {
  /** @type {import("./desk.js").Desk | null} */
  desk = null;
  /** How often something was opened: what comes too late is not shown. */
  turn = 0;
  /** The link that is open. */
  opened = "";

  /** @param {HTMLElement} host */
  constructor(host) {
    this.host = host;
    const links = host.querySelectorAll("a[data-ruleset]");
    this.files = Array.from(/** @type {NodeListOf<HTMLAnchorElement>} */ (links), (link) => ({
      slug: link.dataset.ruleset ?? "",
      title: link.textContent ?? "",
      href: link.href,
    }));
    this.shipped = host.querySelector("ul.workshop-files") ?? html("ul");
    this.notice = html("p.poch-error", { role: "alert", hidden: "" });
    dress("workshop").then(() => this.follow());
  }

  close() {
    this.leave();
  }

  leave() {
    this.turn += 1;
    this.opened = "";
    this.desk?.close();
    this.desk = null;
    this.host.parentElement?.classList.remove("at-desk");
  }

  /** Open what the address names, else offer what there is. */
  follow() {
    const hash = location.hash.slice(1);
    if (SHARED.test(hash)) {
      if (this.opened !== hash) this.openLink(hash);
      return;
    }
    const [id = "", clause] = plain(location.hash.slice(1)).split(/[/#]/);
    if (this.desk?.draft.id === id) this.desk.goToClause(clause);
    else if (id.startsWith("own.")) this.openKept(id, clause);
    else if (this.files.some(({ slug }) => slug === id)) this.openFile(id);
    else if (!id || document.getElementById(id)) this.choose();
    else this.miss(id);
  }

  /** Offer what there is, and say that what was asked for is not. @param {string} id */
  async miss(id) {
    const { unknown } = await arrival(import("../engine/link-notice.js"), "link-notice.js");
    this.choose(words(await unknown(id)));
  }

  /** Offer what there is. @param {string | Node} [why] what went wrong before */
  choose(why = "") {
    this.leave();
    const sources = select(
      this.files.map(({ slug, title }) => [slug, title]),
      FIRST,
      { name: "from" },
    );
    const file = html("input", { type: "file", accept: ".yaml,.yml,.txt", class: "poch-hidden" });
    file.addEventListener("change", () => this.read(file.files?.[0]));
    const drafts = this.drafts();
    this.notice.replaceChildren(why);
    this.notice.hidden = !why;
    losses().then((lost) => {
      this.notice.append(joinSentences(lost));
      this.notice.hidden = !this.notice.textContent;
    });
    this.host.replaceChildren(
      this.notice,
      html("h2", say("workshop-begin")),
      html(
        "div.ws-begin.poch-row",
        html("label.poch-field", say("workshop-source"), sources),
        button(say("workshop-open"), () => this.openFile(sources.value), "primary"),
        button(say("sheet-open"), () => location.assign(`#${TABLE}${sources.value}`)),
        html("label.poch-button", say("workshop-open-file"), file),
      ),
      html("h2", say("workshop-empty")),
      html("p.poch-note", say("workshop-empty-lead")),
      this.empty(),
      html("h2", say("workshop-drafts")),
      drafts,
      html("details.ws-shipped.poch-fold", html("summary", say("workshop-shipped")), this.shipped),
    );
  }

  /** What an empty page begins with: a title, and the parts of a deal. */
  empty() {
    const title = html("input", { maxlength: 60, autocomplete: "off" });
    const boxes = PARTS.map((value) => html("input", { type: "checkbox", value, checked: true }));
    const begin = () => {
      const parts = boxes.filter(({ checked }) => checked).map(({ value }) => value);
      return this.openEmpty(title.value.trim(), parts);
    };
    return html(
      "div.ws-begin.poch-row",
      html("label.poch-field", say("workshop-empty-title"), title),
      html(
        "div.ws-parts.poch-row",
        ...boxes.map((box) => html("label", box, say("workshop-part", { part: box.value }))),
      ),
      button(say("workshop-empty-open"), begin),
    );
  }

  drafts() {
    const drafts = list();
    if (!drafts.length) return html("p.ws-none.poch-note", say("workshop-no-drafts"));
    return html(
      "ul.ws-drafts",
      ...drafts.map(({ id, name, from, changed }) => {
        const after = this.title(from);
        const when = new Date(changed).toLocaleString(locale, WHEN);
        return html(
          "li",
          html("a", { href: `#${id}` }, name),
          html("small", since(after, changed ? when : "")),
          this.deletion(id, name),
        );
      }),
    );
  }

  /** A button that deletes a draft when it is pressed a second time. @param {string} id @param {string} name */
  deletion(id, name) {
    const act = () => {
      if (made.dataset.sure) {
        remove(id);
        this.choose();
        this.host.querySelector("select")?.focus();
      } else made.textContent = say("workshop-delete-sure");
      made.dataset.sure = "yes";
    };
    const made = button(say("workshop-delete"), act, "quiet", {
      title: say("workshop-delete-what", { name }),
    });
    return made;
  }

  /** @param {string} slug */
  title(slug) {
    return this.files.find((file) => file.slug === slug)?.title ?? "";
  }

  /** The text of a source, as a draft begins with it. @param {string} slug */
  async text(slug) {
    const file = /** @type {File} */ (this.files.find((shipped) => shipped.slug === slug));
    const answer = await fetchFile(file.href);
    // on the site the schema lies elsewhere than in the repository, for which a draft is meant
    return (await answer.text()).replace("=../../schemas/", "=../../docs/schemas/");
  }

  /** @param {string} slug */
  openFile(slug) {
    return this.open("", async () => {
      const name = say("workshop-name", { title: this.title(slug) });
      return { id: anew(), name, from: slug, text: await this.text(slug) };
    });
  }

  /** @param {string} title @param {string[]} parts */
  openEmpty(title, parts) {
    return this.open("", async () => {
      const { begin } = await arrival(import("./needs.js"), "needs.js");
      const name = title || say("workshop-empty-name");
      return { id: anew(), name, from: "", text: await begin(name, parts) };
    });
  }

  /** Open a draft that came as a link; what of it cannot be read is said. @param {string} hash */
  openLink(hash) {
    const isTable = hash.startsWith(TABLE);
    const opening = this.open(isTable ? SHEET : "", async () => {
      if (isTable) return (await arrival(import("./sharing.js"), "sharing.js")).table(this, hash);
      const { readLink, sourceOf } = await arrival(import("./shared.js"), "shared.js");
      const from = sourceOf(hash);
      if (from && !this.title(from)) throw new Error(say("workshop-link-nothing"));
      const link = await readLink(hash, from ? await this.text(from) : "");
      const warning = (await arrival(import("./sharing.js"), "sharing.js")).damage(link);
      if (!from && !link.read) throw new Error(warning || say("workshop-link-nothing"));
      const name = link.name || say("workshop-name", { title: this.title(from) });
      return { id: anew(), name: name.slice(0, 60), from, text: link.text, warning };
    });
    this.opened = hash;
    return opening;
  }

  /** @param {string} id @param {string} [clause] */
  openKept(id, clause) {
    return this.open(clause, async () => {
      const stored = draft(id);
      if (!stored) throw new Error(say("workshop-no-draft"));
      return stored;
    });
  }

  /** Read a file of the reader's. @param {File | globalThis.File | undefined} file */
  read(file) {
    if (!(file instanceof globalThis.File)) return;
    this.open("", async () => {
      if (file.size > MOST_BYTES)
        throw new Error(
          say("workshop-too-big", {
            file: file.name,
            size: figure(file.size),
            most: figure(MOST_BYTES),
          }),
        );
      const text = await textOf(file);
      const id = /^id: *(\S+)/m.exec(text)?.[1] ?? "";
      const from = this.title(id) ? id : "";
      return { id: anew(), name: calledIn(text, file.name), from, text };
    });
  }

  /**
   * @param {string | undefined} clause where to begin
   * @param {() => Promise<Omit<import("../engine/own.js").Draft, "changed"> & {warning?: string}>} find
   */
  async open(clause, find) {
    this.leave();
    const { turn } = this;
    this.host.replaceChildren(html("p", { role: "status" }, say("workshop-editor")));
    try {
      const [{ warning = "", ...chosen }, { Desk }] = await Promise.all([
        find(),
        arrival(import("./desk.js"), "desk.js"),
      ]);
      const desk = await Desk.openDraft(this, chosen, warning);
      if (turn !== this.turn) desk.close();
      else {
        this.desk = desk;
        this.host.replaceChildren(desk.page);
        this.host.parentElement?.classList.add("at-desk");
        desk.sheet.opens(clause);
        desk.check().then(() => desk.goToClause(clause));
      }
    } catch (error) {
      if (turn !== this.turn) return;
      if (location.hash) history.replaceState(history.state, "", location.pathname);
      const text = say("workshop-not-opened", { why: words(error) });
      this.choose(failure(text, () => this.open(clause, find)));
    }
  }
}
