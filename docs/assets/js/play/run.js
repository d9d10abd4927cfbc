/** How a hand passes before the reader's eyes: one event at a time, with looking back and taking back. */

import { stepOfKey } from "../hand/stepper.js";
import { factsOf } from "../hand/steps.js";
import { joinSentences, say } from "../language/say.js";
import { arrival } from "../network/fetching.js";
import { button, control, html, icon } from "../page/dom.js";
import { among } from "../page/forms.js";
import { keep, readKept } from "../page/store.js";
import { sentence, spoken } from "../table/sentence.js";
import { field } from "./fields.js";

/** @typedef {import("./sitting.js").Sitting} Sitting */

const KEPT = "poch-speed";
/** Milliseconds between two events. @type {Record<string, number>} */
const PACES = { slow: 2000, normal: 800, fast: 350, "at once": 0 };
/** Parts of the deal that need less time, as a share of it. @type {Record<string, number>} */
const SHARES = { layout: 0, dressing: 0.2, dealing: 0.2, settling: 0.8 };
/** Parts of the deal that a listener is not told: they are the same every time. */
const UNTOLD = new Set(["layout", "dressing", "dealing"]);

/** Let a button do nothing for now; it keeps the focus that it has. @param {Element} button @param {boolean} idle */
const disable = (button, idle) => button.setAttribute("aria-disabled", String(idle));

export class Run {
  /** The last step that has been seen. */
  at = 0;
  /** The step that is looked back at, if one is. @type {number | null} */
  back = null;
  /** How far events have been spoken. */
  lastSpoken = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  timer;

  /** @param {Sitting} sitting */
  constructor(sitting) {
    this.sitting = sitting;
    this.speed = readKept(KEPT, among(PACES)) ?? "normal";
    const paces = Object.keys(PACES).map((pace) => [pace, say(`play-${pace.replace(" ", "-")}`)]);
    this.speeds = field("speed", say("play-speed-others"), paces, this.speed, ({ target }) => {
      this.speed = target.value;
      keep(KEPT, this.speed);
      if (this.moving) this.follow();
    });
    this.earlier = control(say("play-look-back"), "back", () =>
      this.look((this.back ?? this.at) - 1),
    );
    this.later = control(
      say("play-look-on"),
      "forward",
      () => this.back !== null && this.look(this.back + 1),
    );
    this.now = button(say("play-now"), () => this.skip(), "pp-now");
    this.why = button(say("play-why"), () => this.explain(), "pp-now");
    this.other = button(say("play-what-if"), () => this.branch(), "pp-now");
    this.takeBack = button(say("play-undo"), () => this.undo());
    this.takeBack.prepend(icon("undo"));
    sitting.frame.run.replaceChildren(
      this.earlier,
      this.later,
      this.now,
      this.other,
      this.why,
      html("span.pp-gap"),
      this.takeBack,
    );
  }

  get trace() {
    return this.sitting.game.trace;
  }

  get last() {
    return this.trace?.steps.length ?? 0;
  }

  get moving() {
    return this.timer !== undefined;
  }

  stop() {
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  /**
   * Take a new trace: go on from what was seen, begin with a deal, or show how it stands now.
   * @param {"on" | "deal" | "now"} where
   */
  take(where) {
    const { trace, sitting } = this;
    if (!trace) return;
    this.stop();
    this.back = null;
    if (sitting.game.state.end || sitting.veiled) where = "now"; // nothing is new, or nothing is shown
    if (where !== "on") this.seen = undefined;
    if (where === "now") this.at = this.lastSpoken = this.last;
    if (where === "deal") {
      this.at = Math.max(
        1,
        trace.steps.findIndex(({ stage }) => stage !== "layout"),
      );
      this.lastSpoken = trace.steps.findIndex(({ stage }) => !UNTOLD.has(stage));
    }
    this.at = this.same(this.at);
    this.show(false);
    sitting.frame.answer.replaceChildren();
    this.follow();
  }

  /** Where a step is in the new trace: what was hidden may have come between. @param {number} at */
  same(at) {
    const steps = this.trace?.steps ?? [];
    const facts = this.seen && factsOf(this.seen);
    const place = steps.findIndex((step, i) => i >= at - 1 && factsOf(step) === facts);
    return place < 0 ? Math.min(at, steps.length) : place + 1;
  }

  /** Let the next event happen when its time has come. */
  follow() {
    this.stop();
    for (;;) {
      if (this.at >= this.last) {
        this.arrive();
        return;
      }
      const wait =
        (PACES[this.speed] ?? 0) * (SHARES[this.trace?.steps[this.at]?.stage ?? ""] ?? 1);
      if (wait > 0) {
        this.timer = setTimeout(() => {
          this.at += 1;
          this.show(true);
          this.follow();
        }, wait);
        this.wait();
        return;
      }
      this.at += 1;
    }
  }

  /** While the others are at it, nothing is asked. */
  wait() {
    const { answer } = this.sitting.frame;
    this.update();
    if (answer.querySelector(".pp-others")) return;
    answer.replaceChildren(
      html("p.pp-question.pp-others", say("play-goes-on")),
      html(
        "div.poch-bar",
        button(say("play-skip"), () => this.skip()),
      ),
    );
    this.sitting.frame.focus();
  }

  /** All has been seen: the question, or the end. */
  arrive() {
    this.show(true);
    const { trace, sitting } = this;
    const { whose } = sitting;
    if (whose) sitting.passOn(whose);
    else if (trace?.ask) sitting.ask();
    else sitting.result.show();
    const sentences =
      trace?.steps.slice(this.lastSpoken).map((step) => sentence(step, trace)) ?? [];
    const last = whose
      ? say("play-pass-on", { seat: whose })
      : trace?.ask
        ? spoken(trace.ask.said, trace)
        : say("play-over");
    sitting.frame.live.replaceChildren(joinSentences([...sentences, last]));
    this.lastSpoken = this.last;
  }

  /** Look at an earlier step; the last one seen leads back to now. @param {number} step */
  look(step) {
    if (!this.trace || step < 1) return;
    const over = step >= this.at;
    this.stop();
    this.back = over ? null : step;
    this.sitting.frame.remark("");
    this.show(true);
    if (over) this.follow();
    else {
      const shown = this.trace.steps[step - 1];
      const said = shown && { sentence: sentence(shown, this.trace), clause: shown.clause };
      this.sitting.frame.live.replaceChildren(said ? say("play-step-clause", said) : "");
    }
  }

  /** To the end of what has happened. */
  skip() {
    this.stop();
    const back = this.back !== null;
    this.back = null;
    if (!back) this.at = this.last;
    if (back && this.at < this.last) {
      this.show(false);
      this.follow();
    } else this.arrive();
  }

  undo() {
    const { sitting } = this;
    if (sitting.game.undoable) sitting.during(() => sitting.game.undo(), "now");
  }

  /** Tell why another did what the step tells that is looked at. */
  explain() {
    const step = this.back ?? undefined;
    this.sitting.aside(async () =>
      (await arrival(import("./aside.js"), "aside.js")).why(this.sitting, step),
    );
  }

  /** Choose otherwise from the step on that is looked at. */
  branch() {
    if (this.back !== null) this.sitting.whatIf(this.back);
  }

  /** @param {boolean} moving */
  show(moving) {
    const { back, at, last, sitting } = this;
    this.seen = this.trace?.steps[at - 1];
    sitting.show(back ?? at, { upto: at, moving, asked: back === null && at === last });
    this.update();
  }

  update() {
    const { back, at } = this;
    const looking = back !== null;
    this.sitting.frame.page.classList.toggle("looking", looking);
    disable(this.earlier, (back ?? at) <= 1);
    disable(this.later, !looking);
    for (const control of [this.now, this.other]) control.hidden = !looking;
    this.why.hidden = !looking || !this.sitting.moved;
    this.takeBack.hidden = looking;
    disable(this.takeBack, !this.sitting.game.undoable);
  }

  /** Look back and forth by the keys, within the page's own part and where the reader is not writing. @param {KeyboardEvent} event */
  onKey = (event) => {
    const { back, at } = this;
    const to = this.trace && stepOfKey(event, back ?? at, at);
    if (to === undefined) return;
    if (back !== null || event.key !== "ArrowRight") this.look(Math.max(1, to));
    else if (at < this.last) this.skip();
  };
}
