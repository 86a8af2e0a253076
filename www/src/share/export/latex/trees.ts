/** Two trees and the links between them in LaTeX: dependencies by tikz-dependency, phrases by forest. */
import type { Relation, Side } from "../../../engine/answers.js";
import type { Shown } from "../../../engine/shown.js";
import { letters } from "../../../stage/draw/look.js";
import { type Enhanced, emptyId, enhancedOf } from "../../../stage/enhanced/edges.js";
import { type Arc, levels } from "../../../stage/layout/arcs.js";
import { directionOf } from "../../../stage/layout/direction.js";
import type { CanvasProps, CanvasSelection } from "../../../stage/props.js";
import { latexDocument } from "./document.js";
import { latex } from "./text.js";

type TreesInput = Pick<
  CanvasProps,
  "left" | "right" | "links" | "labels" | "selection" | "preview" | "enhanced"
>;

/** The colours of the page, for paper. */
const colours = [
  "\\definecolor{twup}{HTML}{0068A3}",
  "\\definecolor{twdown}{HTML}{B84D00}",
  "\\definecolor{twlink}{HTML}{56708F}",
  "\\definecolor{twsoft}{HTML}{566474}",
  "\\definecolor{twmark}{HTML}{FFF1C7}",
];
const styles =
  "\\tikzset{twlink/.style={draw=twlink,line width=.6pt,shorten <=1pt,shorten >=1pt},twselected/.style={draw=black,line width=1pt}," +
  "twrelation/.style={circle,draw=twlink,fill=white,inner sep=1pt,font=\\tiny,text=twlink}," +
  "twequals/.style={},twrestates/.style={dash pattern=on 8pt off 3pt},twspecifies/.style={dash pattern=on 8pt off 3pt on 1.5pt off 3pt}," +
  "twgeneralizes/.style={dash pattern=on 8pt off 3pt on 1.5pt off 3pt on 1.5pt off 3pt},twintersects/.style={dash pattern=on 3.5pt off 3pt}}";

/** A tree that is drawn by forest says its nodes are in another picture; the links need to know in which. */
const positions = [
  "% The nodes of forest are typeset before their picture begins; links between pictures need to know it.",
  "\\makeatletter",
  "\\let\\twposition\\pgfpositionnodenow",
  "\\def\\pgfpositionnodenow#1{\\global\\expandafter\\let\\csname pgf@sh@pi@\\pgfpositionnodelatername\\endcsname\\pgfpictureid\\twposition{#1}}",
  "\\makeatother",
];

/** The trees as a document. */
export function treesDocument(input: TreesInput, title: string): string {
  const sides = (["left", "right"] as const).flatMap((side) => {
    const { sentence } = input[side];
    return sentence === undefined || sentence.words.length === 0 ? [] : [{ side, sentence }];
  });
  const isPhrases = sides.some(({ sentence }) => (sentence.phrases?.length ?? 0) > 0);
  const words = sides.flatMap(({ sentence }) => [
    ...sentence.words.flatMap(({ form, deprel, upos }) => [form, deprel, upos ?? ""]),
    ...(input.enhanced ? sentence.emptyNodes.map(({ form }) => form) : []),
    ...(sentence.phrases ?? []).flatMap(({ label, functions }) => [label ?? "", functions ?? ""]),
  ]);
  const links = sides.length === 2 ? linksOf(input) : [];
  return latexDocument({
    title,
    preamble: [
      "\\usepackage{tikz-dependency}",
      ...(isPhrases ? ["\\usepackage{forest}", ...positions] : []),
      ...colours,
      ...(input.enhanced ? ["\\definecolor{twenhanced}{HTML}{96457F}"] : []),
      styles,
    ],
    body: (isPhrases ? stacked : together)(input, sides, links),
    words,
    runs: isPhrases ? 2 : 1,
  });
}

interface Drawn {
  readonly side: Side;
  readonly sentence: Shown;
}

/** Two dependency trees in one picture. */
function together(input: TreesInput, sides: readonly Drawn[], links: readonly string[]): string {
  const parts = sides.map(({ side, sentence }, at) =>
    dependencies(input, side, sentence, at === 0 ? "" : "below=22mm of a"),
  );
  return ["\\begin{dependency}", ...parts, ...links, "\\end{dependency}"].join("\n");
}

/** Where phrases are, each tree is a picture, and the links are laid over both. */
function stacked(input: TreesInput, sides: readonly Drawn[], links: readonly string[]): string {
  const trees = sides.map(({ side, sentence }) =>
    (sentence.phrases?.length ?? 0) > 0
      ? phrases(side, sentence)
      : `\\begin{dependency}[remember picture]\n${dependencies(input, side, sentence, "")}\n\\end{dependency}`,
  );
  const over = ["\\begin{tikzpicture}[remember picture,overlay]", ...links, "\\end{tikzpicture}"];
  return ["\\begin{tabular}{c}", trees.join("\\\\[22mm]\n"), "\\end{tabular}%", ...over].join("\n");
}

const letterOf: Readonly<Record<Side, string>> = { left: "a", right: "b" };

/** Whether the words run from right to left. */
const isRtl = ({ words }: Shown) => directionOf(words.map(({ form }) => form)) === "rtl";
/** A place of a row: a word, or an empty node where enhanced dependencies are drawn. */
interface Cell {
  readonly id: string;
  readonly form: string;
}

/** The row of a sentence from left to right. */
function rowOf({ enhanced }: Pick<TreesInput, "enhanced">, sentence: Shown): readonly Cell[] {
  const emptyAfter = (id: number): readonly Cell[] =>
    (enhanced ? sentence.emptyNodes : [])
      .filter(({ after }) => after === id)
      .map((node) => ({
        id: emptyId(node),
        form: `\\textit{\\textcolor{twsoft}{${latex(node.form)}}}`,
      }));
  const words = sentence.words.flatMap(({ id, form }): readonly Cell[] => [
    { id: `${id}`, form: latex(form) },
    ...emptyAfter(id),
  ]);
  const cells = [...emptyAfter(0), ...words];
  return isRtl(sentence) ? cells.toReversed() : cells;
}

/** The places of a row from 1, by id. */
type Columns = ReadonlyMap<string, number>;
const columnsOf = (cells: readonly Cell[]): Columns =>
  new Map(cells.map(({ id }, at) => [id, at + 1]));

/** The name of the node of a word, as tikz-dependency has it; by the places of its row. */
const nodeOf = (side: Side, columns: Columns, id: number) =>
  `${letterOf[side]}-1-${columns.get(`${id}`) ?? 0}`;

/** A row of words with its arcs, above or, for B, below. */
function dependencies(input: TreesInput, side: Side, sentence: Shown, where: string): string {
  const { words } = sentence;
  const cells = rowOf(input, sentence);
  const columns = columnsOf(cells);
  const column = (id: number | string) => columns.get(`${id}`) ?? 0;
  const row = cells.map(({ form }) => `{${form}}`);
  const { edges: more, labels } = input.enhanced ? enhancedOf(sentence) : nothingMore;
  /** The ends of an arc, by dependent; those of enhanced dependencies are numbered after the words. */
  const ends = new Map<number, readonly [head: number, dependent: number]>();
  const known = words.filter(({ head }) => head > 0 && head <= words.length);
  const arcOf = (
    dependent: number,
    [own, other]: readonly [number, number],
    label: string,
    crossing: boolean,
  ): Arc => {
    ends.set(dependent, [other, own]);
    return {
      dependent,
      head: 0,
      label: input.labels ? label : "",
      crossing,
      a: Math.min(own, other),
      b: Math.max(own, other),
      headRight: other > own,
    };
  };
  const arcs = known.map(({ id, head, deprel, crossing }) =>
    arcOf(id, [column(id), column(head)], labels.get(id) ?? deprel, crossing),
  );
  const added = more
    .filter(({ head }) => head !== "0")
    .map(({ dependent, head, relation }, at) =>
      arcOf(words.length + 1 + at, [column(dependent), column(head)], relation, false),
    );
  const levelled = levels([...arcs, ...added]);
  const highest = levelled.reduce((most, { level }) => Math.max(most, level), 0);
  const ways = waysOf(input, side);
  const below = side === "right" ? "edge below," : "edge above,";
  const edges = levelled.map(({ dependent, label, crossing, level }) => {
    const way = ways.get(dependent);
    const isAdded = dependent > words.length;
    const looks = [
      isAdded ? "densely dotted,twenhanced" : "",
      crossing ? "dashed" : "",
      way === undefined ? "" : `tw${way},line width=1.2pt`,
    ].filter((look) => look !== "");
    const look = looks.length === 0 ? "" : `,edge style={${looks.join(",")}}`;
    const tone = isAdded || labels.has(dependent) ? "enhanced" : undefined;
    const text = (way ?? tone) === undefined ? "" : `,label style={text=tw${way ?? tone}}`;
    const [from, to] = ends.get(dependent) ?? [0, 0];
    return `\\depedge[edge height=${heightOf(level)}ex${look}${text}]{${from}}{${to}}{${latex(label)}}`;
  });
  // Below, tikz-dependency takes four times this distance for the height of a root.
  const rootHeight = heightOf(highest + 1.5);
  const unit = side === "right" ? `,edge unit distance=${Math.round(rootHeight * 25) / 100}ex` : "";
  const roots = words
    .filter(({ head }) => head === 0)
    .map(
      ({ id, deprel }) =>
        `\\deproot[edge height=${rootHeight}ex${unit}]{${column(id)}}{${latex(deprel)}}`,
    );
  const addedRoots = more
    .filter(({ head }) => head === "0")
    .map(
      ({ dependent, relation }) =>
        `\\deproot[edge height=${rootHeight}ex${unit},edge style={densely dotted,twenhanced}]{${column(dependent)}}{${latex(relation)}}`,
    );
  const place = where === "" ? "" : `,${where}`;
  return [
    `\\depkeys{dep id=${letterOf[side]},${below}edge slant=0pt,edge horizontal padding=2pt,label style={draw=none,inner sep=1pt,text=twsoft},edge style={twsoft,rounded corners=3pt}}`,
    `\\begin{deptext}[column sep=1em${place}]`,
    `${row.join(" \\& ")} \\\\`,
    "\\end{deptext}",
    ...edges,
    ...roots,
    ...addedRoots,
  ].join("\n");
}

const nothingMore: Enhanced = { edges: [], labels: new Map() };

/** In ex. */
function heightOf(level: number): number {
  return Math.round((1.2 + level * 2.4) * 10) / 10;
}

/** Which way the path of the selected edge takes over an arc, by its dependent. */
function waysOf(input: TreesInput, side: Side): ReadonlyMap<number, "up" | "down"> {
  const shown: CanvasSelection | undefined = input.preview ?? input.selection;
  const path = shown?.[side];
  const ways = new Map<number, "up" | "down">();
  path?.nodes.forEach((node, at) => {
    const next = path.nodes[at + 1];
    if (at < path.turn) ways.set(node, "up");
    else if (next !== undefined) ways.set(next, "down");
  });
  return ways;
}

/** A tree of phrases, its words in one line; that of B grows upwards. */
function phrases(side: Side, sentence: Shown): string {
  const { words } = sentence;
  const all = sentence.phrases ?? [];
  const columns = columnsOf(rowOf({ enhanced: undefined }, sentence));
  const rtl = isRtl(sentence);
  // What a phrase holds, by the place of the first word; at -1 what nothing holds.
  const held = new Map<number, { readonly first: number; readonly text: () => string }[]>();
  const put = (parent: number | undefined, first: number, text: () => string) => {
    const list = held.get(parent ?? -1) ?? [];
    held.set(parent ?? -1, [...list, { first, text }]);
  };
  const inside = (index: number): string => {
    const list = [...(held.get(index) ?? [])].sort((p, q) =>
      rtl ? q.first - p.first : p.first - q.first,
    );
    return list.map(({ text }) => text()).join("");
  };
  all.forEach(({ parent, label, functions, first }, index) => {
    const name = `{${latex(label ?? "")}${functions === undefined ? "" : `{\\scriptsize ${latex(functions)}}`}}`;
    put(parent, first, () => `\n[${name}${inside(index)}]`);
  });
  words.forEach(({ id, form, upos, phrase }) => {
    const leaf = `[{${latex(form)}},tier=word,name=${nodeOf(side, columns, id)}]`;
    put(phrase, id, () => (upos === undefined ? leaf : `[{${latex(upos)}},tier=tag,tag ${leaf}]`));
  });
  const roots = held.get(-1) ?? [];
  const content = roots.length === 1 ? inside(-1) : `[,phantom${inside(-1)}]`;
  const [growth, on] = side === "right" ? [",grow'=north", ""] : ["", "-"];
  // As on the page a line turns within the level of its parent, and goes through no phrase below.
  const way = `edge path={\\noexpand\\path[\\forestoption{edge}](!u.parent anchor)--([yshift=${on}2.5mm]!u.parent anchor-|.child anchor)--(.child anchor)\\forestoption{edge label};}`;
  return [
    "\\begin{forest}",
    "begin draw/.code={\\begin{tikzpicture}[remember picture]},",
    `tag/.style={font=\\scriptsize,text=twsoft},for tree={inner sep=2pt,s sep=3mm,l sep=3mm,edge={twsoft}${growth},${way}}`,
    content.trim(),
    "\\end{forest}",
  ].join("\n");
}

/** The links, those of the selected edge black. */
function linksOf(input: TreesInput): readonly string[] {
  const { left, right, links } = input;
  if (left.sentence === undefined || right.sentence === undefined) return [];
  const [a, b] = [left.sentence, right.sentence];
  const columnsIn = (one: Shown) => columnsOf(rowOf(input, one));
  const [inA, inB] = [columnsIn(a), columnsIn(b)];
  const shown = input.preview ?? input.selection;
  const isEnd = (link: { readonly left: number; readonly right: number }) =>
    [shown?.from, shown?.to].some((end) => end?.left === link.left && end.right === link.right);
  return links
    .filter((link) => link.left <= a.words.length && link.right <= b.words.length)
    .map((link, at) => {
      const relation: Relation | undefined = link.relation;
      const look = [
        "twlink",
        relation === undefined ? [] : `tw${relation}`,
        link.possible === true ? "line width=.5pt,dash pattern=on 2.5pt off 2pt" : [],
        isEnd(link) ? "twselected" : [],
      ].flat();
      const signs = [
        relation === undefined ? [] : letters[relation],
        link.possible === true ? "p" : [],
      ].flat();
      const letter =
        signs.length === 0
          ? ""
          : ` node[twrelation,solid,pos=${[0.36, 0.5, 0.64][at % 3]}] {${signs.join(" ")}}`;
      return `\\draw[${look}] (${nodeOf("left", inA, link.left)}.south) to[controls={+(-90:12mm) and +(90:12mm)}]${letter} (${nodeOf("right", inB, link.right)}.north);`;
    });
}
