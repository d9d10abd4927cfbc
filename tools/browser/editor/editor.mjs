// @ts-check
/** The editor of the workshop: CodeMirror, set up for the texts of rulesets. It checks nothing itself. */

import {
  autocompletion,
  closeBrackets,
  closeBracketsKeymap,
  completionKeymap,
} from "@codemirror/autocomplete";
import {
  defaultKeymap,
  history,
  historyKeymap,
  isolateHistory,
  redo,
  redoDepth,
  undo,
  undoDepth,
} from "@codemirror/commands";
import { yaml } from "@codemirror/lang-yaml";
import {
  bracketMatching,
  HighlightStyle,
  indentOnInput,
  syntaxHighlighting,
} from "@codemirror/language";
import { lintGutter, lintKeymap, setDiagnostics } from "@codemirror/lint";
import { highlightSelectionMatches, searchKeymap } from "@codemirror/search";
import { Compartment, EditorState } from "@codemirror/state";
import { EditorView, highlightActiveLine, keymap, lineNumbers } from "@codemirror/view";
import { tags } from "@lezer/highlight";
import { completions } from "./completions.mjs";

/** @typedef {{line: number, column: number, name: string, message: string}} Complaint */
/** @typedef {import("./completions.mjs").Vocabulary} Vocabulary */

const look = EditorView.theme({
  "&": {
    height: "100%",
    color: "var(--ink)",
    backgroundColor: "var(--sheet)",
    fontSize: "14px",
  },
  "&.cm-focused": { outline: "none" },
  ".cm-scroller": {
    fontFamily: "ui-monospace, SFMono-Regular, Menlo, Consolas, monospace",
    lineHeight: "1.5",
  },
  ".cm-content": { caretColor: "var(--ink)", paddingBottom: "40vh" },
  ".cm-gutters": {
    color: "var(--quiet)",
    backgroundColor: "var(--paper)",
    borderRight: "1px solid var(--rule)",
  },
  ".cm-activeLine": { backgroundColor: "color-mix(in srgb, var(--now) 45%, transparent)" },
  ".cm-selectionMatch": { backgroundColor: "color-mix(in srgb, var(--brass) 25%, transparent)" },
  ".cm-lintRange-error": {
    backgroundImage: "none",
    textDecoration: "underline wavy var(--oxblood)",
    textUnderlineOffset: "3px",
  },
  ".cm-gutter-lint": { width: "1em" },
  ".cm-lint-marker": { width: "0.75em", height: "0.75em", paddingLeft: "2px" },
  ".cm-tooltip, .cm-panels": {
    color: "var(--ink)",
    backgroundColor: "var(--sheet)",
    border: "1px solid var(--strong-rule)",
    fontFamily: "var(--sans)",
  },
  ".cm-diagnostic-error": { borderLeft: "4px solid var(--oxblood)" },
  ".cm-tooltip.cm-tooltip-autocomplete > ul > li[aria-selected]": {
    color: "var(--on-green)",
    backgroundColor: "var(--green)",
  },
  ".cm-completionInfo": { maxWidth: "22em" },
  ".cm-panels input, .cm-panels button": {
    color: "var(--ink)",
    background: "var(--paper)",
    border: "1px solid var(--strong-rule)",
  },
});

const colours = HighlightStyle.define([
  { tag: tags.definition(tags.propertyName), color: "var(--green)", fontWeight: "600" },
  { tag: tags.comment, color: "var(--quiet)", fontStyle: "italic" },
  { tag: tags.string, color: "var(--oxblood)" },
  { tag: [tags.punctuation, tags.separator, tags.bracket], color: "var(--quiet)" },
]);

/**
 * Open an editor. It stands in a shadow tree: there its styles need no leave of the page's policy.
 * @param {HTMLElement} host
 * @param {{text: string, label: string, vocabulary: Vocabulary, changed: () => void, keep: () => void}} given
 */
export function open(host, { text, label, vocabulary, changed, keep }) {
  const root = host.attachShadow({ mode: "open" });
  const dark = new Compartment();
  const isDark = () => EditorView.darkTheme.of(document.body.dataset.mdColorScheme === "slate");
  const view = new EditorView({
    root,
    parent: root,
    state: EditorState.create({
      doc: text,
      extensions: [
        lintGutter(),
        lineNumbers(),
        history(),
        indentOnInput(),
        bracketMatching(),
        closeBrackets(),
        highlightActiveLine(),
        highlightSelectionMatches(),
        EditorView.lineWrapping,
        // what is undone by a button beside the editor leaves that button in sight
        EditorView.scrollHandler.of(({ dom }) => !dom.contains(document.activeElement)),
        EditorState.tabSize.of(2),
        EditorView.contentAttributes.of({
          "aria-label": label,
          spellcheck: "false",
          tabindex: "0",
        }),
        yaml(),
        autocompletion({ override: [completions(vocabulary)] }),
        syntaxHighlighting(colours),
        look,
        dark.of(isDark()),
        keymap.of([
          {
            key: "Mod-s",
            preventDefault: true,
            run: () => {
              keep();
              return true;
            },
          },
          ...closeBracketsKeymap,
          ...defaultKeymap,
          ...searchKeymap,
          ...historyKeymap,
          ...completionKeymap,
          ...lintKeymap,
        ]),
        EditorView.updateListener.of((update) => {
          if (update.docChanged) changed();
        }),
      ],
    }),
  });
  const scheme = new MutationObserver(() => view.dispatch({ effects: dark.reconfigure(isDark()) }));
  scheme.observe(document.body, { attributeFilter: ["data-md-color-scheme"] });

  /** @param {number} line @param {number} column */
  const place = (line, column) => {
    const { doc } = view.state;
    const there = doc.line(Math.max(1, Math.min(line, doc.lines)));
    return Math.min(there.from + Math.max(0, column - 1), there.to);
  };

  return {
    text: () => view.state.doc.toString(),

    /** Mark complaints at their places. @param {Complaint[]} complaints */
    tell(complaints) {
      const marks = complaints.map(({ line, column, name, message }) => {
        const from = place(line, column);
        const { text, from: start } = view.state.doc.lineAt(from);
        const to = from + (/^[^\s:,\]}]+/.exec(text.slice(from - start))?.[0].length ?? 0);
        const sentence = name ? `${name}: ${message}` : message;
        return { from, to, severity: /** @type {const} */ ("error"), message: sentence };
      });
      view.dispatch(setDiagnostics(view.state, marks));
    },

    /** Lead the reader to a place. @param {number} line @param {number} [column] */
    go(line, column = 1) {
      const anchor = place(line, column);
      view.dispatch({
        selection: { anchor },
        effects: EditorView.scrollIntoView(anchor, { y: "center" }),
      });
      view.focus();
    },

    /** Put another text in place of this one, where it differs; it can be undone at once. @param {string} other */
    replace(other) {
      const text = view.state.doc.toString();
      const least = Math.min(text.length, other.length);
      let from = 0;
      while (from < least && text[from] === other[from]) from += 1;
      let tail = 0;
      while (tail < least - from && text.at(-1 - tail) === other.at(-1 - tail)) tail += 1;
      view.dispatch({
        changes: { from, to: text.length - tail, insert: other.slice(from, other.length - tail) },
        selection: { anchor: from },
        annotations: isolateHistory.of("full"),
      });
    },

    undo: () => undo(view),
    redo: () => redo(view),
    /** What can be undone and done again. */
    depth: () => ({ undo: undoDepth(view.state), redo: redoDepth(view.state) }),

    close() {
      scheme.disconnect();
      view.destroy();
    },
  };
}
