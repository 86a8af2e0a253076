/** How the rich editor looks: the colours and sizes of the page, whose custom properties reach inside. */
import { EditorView } from "@codemirror/view";

const cells = Object.fromEntries(
  Array.from({ length: 10 }, (_, column) => [
    `.cm-cell-${column}`,
    { minWidth: `var(--column-${column})` },
  ]),
);

/** The theme of the rich editor. */
export const theme = EditorView.theme({
  "&": {
    height: "100%",
    backgroundColor: "transparent",
    color: "var(--ink)",
    fontSize: "12.5px",
  },
  "&.cm-focused": { outline: "none" },
  ".cm-scroller": {
    fontFamily: "var(--font-code)",
    lineHeight: "22px",
    overflow: "auto",
  },
  ".cm-content": { padding: "var(--s2) 0", caretColor: "var(--ink)", tabSize: "8" },
  ".cm-line": { padding: "0 var(--s4) 0 2px" },
  ".cm-placeholder": { color: "var(--soft)", fontFamily: "var(--font-ui)", whiteSpace: "normal" },
  ".cm-gutters": {
    backgroundColor: "var(--panel)",
    color: "var(--soft)",
    border: "none",
    fontVariantNumeric: "tabular-nums",
  },
  ".cm-lineNumbers .cm-gutterElement": { padding: "0 var(--s2) 0 2px", minWidth: "24px" },
  ".cm-activeLineGutter": { backgroundColor: "transparent", color: "var(--soft)" },
  "&.cm-focused .cm-activeLineGutter": { color: "var(--ink)" },
  ".cm-comment": { color: "var(--soft)" },
  ".cm-marked": { backgroundColor: "var(--mark)", boxShadow: "inset 2px 0 0 var(--ink)" },
  ".cm-specialChar": {
    padding: "0 2px",
    borderRadius: "3px",
    backgroundColor: "color-mix(in srgb, var(--ink) 12%, transparent)",
    color: "var(--ink)",
    fontSize: "9px",
  },
  ".cm-carriageReturn": { backgroundColor: "transparent", color: "var(--hair)", fontSize: "12px" },

  ".cm-cell": {
    display: "inline-block",
    unicodeBidi: "isolate",
    // The box makes the column; its tab is only as wide as a tab must be.
    tabSize: "1px",
    verticalAlign: "top",
    whiteSpace: "pre",
  },
  ...cells,
  ".cm-ellipsis": { color: "var(--soft)" },
  ".cm-panels": { backgroundColor: "var(--panel)", color: "var(--soft)" },
  ".cm-panels-top": { borderBottom: "1px solid var(--line)" },
  ".cm-columns": {
    overflow: "hidden",
    fontFamily: "var(--font-code)",
    fontSize: "12.5px",
    lineHeight: "24px",
    whiteSpace: "pre",
  },
  ".cm-columns-row": { paddingLeft: "2px", width: "max-content" },
  ".cm-columns .cm-cell": { fontSize: "12.5px" },

  ".cm-gutter-lint": { width: "16px" },
  ".cm-gutter-lint .cm-gutterElement": { padding: "6px 0 0 5px" },
  ".cm-lint-marker": { width: "10px", height: "10px", forcedColorAdjust: "none" },
  // A disc and a triangle: no meaning by colour alone.
  ".cm-lint-marker-error": {
    content: "normal",
    backgroundColor: "var(--error)",
    borderRadius: "50%",
  },
  ".cm-lint-marker-warning": {
    content: "normal",
    backgroundColor: "var(--warning)",
    clipPath: "polygon(50% 0, 100% 100%, 0 100%)",
  },
  ".cm-lintRange": {
    backgroundImage: "none",
    paddingBottom: "0",
    textDecorationSkipInk: "none",
    textUnderlineOffset: "3px",
  },
  ".cm-lintRange-error": { textDecoration: "underline wavy var(--error) 1.2px" },
  ".cm-lintRange-warning": { textDecoration: "underline dotted var(--warning) 1.6px" },
  ".cm-lintRange-active": { backgroundColor: "var(--mark)" },
  ".cm-lintPoint:after": { borderBottomColor: "var(--error)" },
  ".cm-lintPoint-warning:after": { borderBottomColor: "var(--warning)" },
  ".cm-tooltip": {
    backgroundColor: "var(--panel)",
    color: "var(--ink)",
    border: "1px solid var(--hair)",
    borderRadius: "var(--radius)",
    boxShadow: "0 4px 16px rgb(0 0 0 / 18%)",
    maxWidth: "min(420px, 90vw)",
    font: "var(--t2)/1.45 var(--font-ui)",
    overflow: "hidden",
  },
  ".cm-diagnostic": { padding: "var(--s2) var(--s3)", whiteSpace: "normal" },
  ".cm-diagnostic-error": { borderLeft: "3px solid var(--error)" },
  ".cm-diagnostic-warning": { borderLeft: "3px dotted var(--warning)" },
});
