/** Which phrases of A do not stay apart in B, by the links between them. */

import { html, nothing } from "lit/html.js";
import { commandView } from "../../copy/command.js";
import type { Crossings, CrossingsResult, Diagnostic, Link } from "../../engine/answers.js";
import { type Asked, ready } from "../../engine/asked.js";
import { t } from "../../messages/index.js";
import type { App } from "../../model/app.js";
import { hasColumns } from "../../model/formats.js";
import { memoizeLast } from "../../model/memoize-last.js";
import type { Paired } from "../../model/snapshot.js";
import { select } from "../../shell/fields.js";
import { missing } from "../../shell/missing.js";
import { tickBox } from "../../shell/tick-box.js";
import { readOwn } from "../../text/own-file.js";
import { answeredOf, type Failed, keeping } from "../keeping.js";
import { options } from "../options.js";
import { ownText } from "../own-text.js";
import { type OpenTab, shownPair } from "../tab.js";
import { crossingsCommand } from "./command.js";
import { copyOf } from "./copied.js";
import { figuresOf, figuresTable, readingsTable } from "./figures.js";
import { marksOf } from "./overlay.js";
import { pairsList } from "./pairs.js";
import {
  alignments,
  type Chosen,
  type CrossingsProps,
  firstChosen,
  representations,
  rulesets,
} from "./props.js";
import {
  counted,
  countedLinks,
  counts,
  lookedAt,
  possibleOf,
  representationOf,
  type Tested,
  testedOf,
} from "./tested.js";
import "../../copy/table.js";
import "./texts/en.ftl";

/** So many rows are shown at first, and so many more at each asking. */
const chunk = 40;

/** The Crossings tab. */
export function open(app: App): OpenTab<Paired> {
  const { now: saved, choose } = options<Chosen>(app, "crossings", firstChosen);
  /** What is pointed at, and in which answer: it passes, is not saved, and means nothing to others. */
  let pointed: { readonly of: Crossings; readonly name: string } | undefined;
  /** How many rows are shown, and of which answer. */
  let unfolded: { readonly of: Crossings; readonly rows: number } | undefined;

  /** What is chosen, as far as it can be: what is said is of what is counted. */
  function now(): Chosen {
    const chosen = saved();
    return { ...chosen, alignment: alignments.find((one) => one === chosen.alignment) ?? "sure" };
  }

  function crossingsOf({ request }: Paired): Asked<CrossingsResult> {
    const chosen = now();
    const { rules, text, alignment } = chosen;
    return app.answers.ask("crossings", request, {
      representation: representationOf(chosen, formatOf(request)),
      alignment,
      // A line more, so that no text of one's own is the name of other rules.
      headRules: rules === "own" ? `${text}\n` : rules === "semantic" ? "semantic" : undefined,
    });
  }

  // The same as long as the answer is the same: then nothing is drawn anew.
  const laid = memoizeLast(marksOf);
  const crossingOf = memoizeLast((tested: readonly Tested[], filter: boolean) =>
    tested.filter((one) => counts(one, { filter })),
  );

  /** The pair of sentences that is shown and is of the texts as they are, with its crossings. */
  function current() {
    const paired = shownPair(app);
    const answer = paired && isTestable(paired) ? ready(crossingsOf(paired)) : undefined;
    if (paired === undefined || answer?.kind !== "ok") return undefined;
    const { crossings } = answer;
    const [chosen, tested] = [now(), testedOf(crossings)];
    return { paired, crossings, chosen, tested, crossing: crossingOf(tested, chosen.filter) };
  }

  type Given = Paired & Pick<CrossingsProps, "chosen">;
  const panel = keeping((given: Given, found: CrossingsResult | Failed) => {
    const { request } = given;
    const crossings = found.kind === "ok" ? found.crossings : undefined;
    if (found.kind === "rejected" && rulesOf(found).length === 0) {
      const why = whyNone(request.links, found);
      // Texts with errors are no pair.
      return why && html`<p class="note empty">${t(`crossings-${why}`)}</p>`;
    }
    const shown = (unfolded?.of === crossings && unfolded?.rows) || chunk;
    return crossingsPanel({
      ...given,
      app,
      found,
      shown,
      onChoose(change) {
        pointed = undefined;
        choose(change);
      },
      onMore() {
        if (crossings) unfolded = { of: crossings, rows: shown + chunk };
        app.draw();
      },
      onPoint(name) {
        pointed = crossings && name !== undefined ? { of: crossings, name } : undefined;
        app.draw();
      },
      onFile: (file) => void readOwn(app, file, (text) => choose({ text, rules: "own" })),
    });
  });

  /** Goes to the next pair that crosses, or back. */
  function step(by: 1 | -1): boolean {
    const found = current();
    if (found === undefined || found.crossing.length === 0) return false;
    const { chosen, tested, crossing } = found;
    const name = lookedAt(tested, chosen.pair, chosen)?.name;
    const at = crossing.findIndex((one) => one.name === name);
    const next = crossing[Math.max(0, Math.min(crossing.length - 1, at + by))];
    pointed = undefined;
    if (next) choose({ pair: next.name });
    return true;
  }

  return {
    panel(paired) {
      const asked = isTestable(paired) ? crossingsOf(paired) : nothingAsked;
      return panel({ ...paired, chosen: now() }, answeredOf(asked));
    },
    lacks(paired) {
      const found = ready(isTestable(paired) ? crossingsOf(paired) : nothingAsked);
      return found?.kind === "rejected" && rulesOf(found).length === 0;
    },
    marks() {
      const found = current();
      if (found === undefined) return {};
      const { paired, crossings, chosen, tested, crossing } = found;
      const links = countedLinks(paired.request.links, crossings.alignment);
      const name = pointed?.of === crossings ? pointed.name : chosen.pair;
      return laid(paired, links, crossing, lookedAt(tested, name, chosen));
    },
    caption() {
      const found = current();
      const figures = found && figuresOf(found.crossings);
      if (found === undefined || figures === undefined) return undefined;
      const { chosen, crossings } = found;
      const { alignment } = crossings;
      const { head, modifier } = figures;
      return t("crossings-caption", {
        count: counted(head[alignment], chosen) + counted(modifier[alignment], chosen),
        tests: head.tests + modifier.tests,
        alignment,
      });
    },
    turn: step,
  };
}

/** An answer that says why there is none. */
type Rejected = Extract<CrossingsResult, { kind: "rejected" }>;

/** What of that is about the head rules. */
function rulesOf({ diagnostics }: Rejected): readonly Diagnostic[] {
  return diagnostics.filter(({ source }) => source === "head-rules");
}

/** Nothing can be asked about a sentence without a tree, and nothing crosses without links. */
const nothingAsked: Asked<CrossingsResult> = {
  kind: "ready",
  answer: { kind: "rejected", diagnostics: [] },
};

function formatOf({ leftFormat }: Paired["request"]) {
  return leftFormat ?? "conllu";
}

function isTestable({ request }: Paired): boolean {
  return request.links.length > 0 && possibleOf(formatOf(request)).length > 0;
}

/** Why nothing was tested, where that is not for errors in the texts: A may be words alone. */
function whyNone(links: readonly Link[], { diagnostics }: Rejected) {
  if (diagnostics.some(({ code }) => code === "no-phrases")) return "treeless";
  if (diagnostics.length > 0) return undefined;
  return links.length === 0 ? "unlinked" : "treeless";
}

function crossingsPanel(props: CrossingsProps) {
  const { app, request, chosen, found } = props;
  return html`<div class="results-panel"><div class="results-single">
    ${controls(props)}
    ${chosen.rules === "own" ? rulesEditor(props) : nothing}
    ${
      found.kind === "failed"
        ? missing(found)
        : found.kind === "ok"
          ? html`${crossingsView(props, found.crossings)}
            ${commandView(app, request, crossingsCommand(request, chosen))}`
          : html`<p class="note">${t("crossings-refused")}</p>`
    }
    <p class="note">${t("crossings-sources")}</p>
  </div></div>`;
}

function crossingsView(props: CrossingsProps, crossings: Crossings) {
  const { unruled } = crossings;
  const [labels, more] = [unruled.slice(0, 8).join(", "), Math.max(0, unruled.length - 8)];
  return html`<div class="crossings">
    <section class="results-block" aria-label=${t("crossings-figures")}>
      ${figuresTable(props, crossings)}
      ${readingsTable(props, crossings)}
      ${
        // The categories for which there is no rule, once.
        unruled.length === 0
          ? nothing
          : html`<p class="note">${t("crossings-unruled", { labels, more })}</p>`
      }
    </section>
    <section class="results-block" aria-label=${t("crossings-pairs")}>${pairsList(props, crossings)}</section>
  </div>`;
}

/** Head rules of one's own. */
function rulesEditor({ chosen, found, onChoose, onFile }: CrossingsProps) {
  const problems =
    found.kind === "rejected"
      ? rulesOf(found)
      : found.kind === "ok"
        ? found.crossings.diagnostics
        : [];
  return ownText({
    label: t("crossings-rules-text"),
    example: t("crossings-rules-example"),
    how: t("crossings-rules-how"),
    text: chosen.text,
    problems,
    onText: (text) => onChoose({ text }),
    onFile,
  });
}

/** The row above the figures; what is not possible for this sentence says why. */
function controls(props: CrossingsProps) {
  const { chosen, onChoose } = props;
  const format = formatOf(props.request);
  const possible = possibleOf(format);
  const now = representationOf(chosen, format) ?? possible[0];
  const choose = (rules: string) => {
    const begins = rules === "own" && chosen.text.trim() === "";
    onChoose(begins ? { rules, text: copyOf(chosen.rules) } : { rules });
  };
  return html`<div class="row results-controls results-ruled">
    <div class="segments" role="group" aria-label=${t("crossings-representation")}>
      ${representations.map((name) => {
        const can = possible.includes(name);
        return html`<button type="button" class="segment" aria-pressed=${name === now ? "true" : "false"}
          aria-disabled=${can ? nothing : "true"} aria-describedby=${can ? nothing : "crossings-why"}
          @click=${() => can && onChoose({ representation: name, pair: "" })}>${t(`crossings-${name}`)}</button>`;
      })}
    </div>
    ${
      // Dependencies that are given have their heads.
      hasColumns(format)
        ? html`<span class="note" id="crossings-why">${t("crossings-only-dependencies")}</span>`
        : select(
            t("crossings-rules"),
            rulesets,
            chosen.rules,
            (name) => t(`crossings-rules-${name}`),
            choose,
          )
    }
    ${tickBox(t("crossings-filter"), chosen.filter, (filter) => onChoose({ filter }))}
  </div>`;
}
