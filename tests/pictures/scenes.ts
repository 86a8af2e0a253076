import type { TreeEdit, TreeEditStep } from "../../www/src/engine/answers.js";
import * as enhancedPart from "../../www/src/stage/enhanced/part.js";
import type { Difference } from "../../www/src/stage/draw/look.js";
import type { CanvasLink, Charged } from "../../www/src/stage/props.js";
import { drawMapping } from "../../www/src/results/distances/draw/mapping.js";
import { marksOf } from "../../www/src/results/crossings/overlay.js";
import type { Tested } from "../../www/src/results/crossings/tested.js";
import type { TestedPhrase } from "../../www/src/engine/answers.js";
import { mappingOf } from "../../www/src/results/distances/layout/mapping.js";
import { quartetOf, constituentOf, halvesOf } from "../../www/src/results/distances/layout/tones.js";
import { drawTones } from "../../www/src/stage/draw/tones.js";
import type { Tones } from "../../www/src/stage/layout/tones.js";
import { readPhrases, readSentence } from "./read.js";
import type { Scene } from "./props.js";

/** Links from `3-5`, `3-5:specifies` and `3p5`, separated by blanks. */
export function readLinks(notation: string): CanvasLink[] {
  return notation.split(/\s+/).map((piece) => {
    const [, left, kind, right, relation] = /^(\d+)([-p])(\d+)(?::(\w+))?$/.exec(piece) ?? [];
    return {
      left: Number(left),
      right: Number(right),
      relation: relation as CanvasLink["relation"],
      ...(kind === "p" ? { possible: true } : {}),
    };
  });
}

/** The worked example of the thesis, figures 5.1 and 5.2. */
export const worked: Scene = {
  a: readSentence(
    "the/2/DET detective/4/NSUBJ is/4/AUX becoming/0/ROOT a/7/DET Sherlock/7/CMP Holmes/4/DOBJ",
  ),
  b: readSentence("a/2/DET Sherlock/3/NSUBJ becomes/0/ROOT the/5/DET detective/3/DOBJ"),
  links: readLinks("1-4 2-5 3-3 4-3 5-1 6-2"),
};

const selection = {
  from: { left: 1, right: 4 },
  to: { left: 6, right: 2 },
  left: { nodes: [1, 2, 4, 7, 6], turn: 2 },
  right: { nodes: [4, 5, 3, 2], turn: 2 },
};

const arabic: Scene = {
  a: readSentence(
    "قرأ/0/root الطالب/1/nsubj الكتاب/1/obj الجديد/3/amod في/6/case المكتبة/1/obl",
  ),
  b: readSentence(
    "the/2/det student/3/nsubj read/0/root the/6/det new/6/amod book/3/obj in/9/case the/9/det library/3/obl",
  ),
  links: readLinks("1-3 2-2 3-6 4-5 5-7 6-9"),
};

const chinese: Scene = {
  a: readSentence(
    "我/5/nsubj 昨天/5/obl:tmod 在/4/case 图书馆/5/obl 借/0/root 了/5/aux 三/8/nummod 本/9/clf 书/5/obj",
  ),
  b: readSentence(
    "yesterday/3/advmod I/3/nsubj borrowed/0/root three/5/nummod books/3/obj from/8/case the/8/det library/3/obl",
  ),
  links: readLinks("1-2 2-1 3-6 4-8 5-3 7-4 9-5"),
};

const crossing: Scene = {
  a: readSentence(
    "a/2/det hearing/4/nsubj:pass is/4/aux:pass scheduled/0/root on/7/case the/7/det issue/2/nmod today/4/obl:tmod",
  ),
  b: readSentence(
    "today/7/obl:tmod a/3/det hearing/7/nsubj:pass on/6/case the/6/det issue/3/nmod scheduled/0/root",
  ),
  links: readLinks("1-2 2-3 4-7 5-4 6-5 7-6 8-1"),
};

const tokens: Scene = {
  a: readSentence(
    "il/2/nsubj parle/0/root de/5/case le/5/det [du 3-4] chat/2/obl:arg à/8/case les/8/det [aux 6-7] enfants/2/obl:arg",
  ),
  b: readSentence(
    "he/2/nsubj tells/0/root the/4/det children/2/iobj about/7/case the/7/det cat/2/obl and/9/cc she/2/conj {tells} about/11/case dogs/9/orphan",
  ),
  links: readLinks("1-1 2-2 3-5 4-6 5-7 6-3 7-3 8-4"),
};

const long: Scene = {
  a: readSentence(
    "in/3/case the/3/det spring/18/obl of/6/case that/6/det year/3/nmod the/8/det committee/18/nsubj which/12/nsubj:pass had/12/aux been/12/aux:pass asked/8/acl:relcl to/14/mark look/12/xcomp into/17/case the/17/det matter/14/obl published/0/root a/20/det report/18/obj ,/37/punct and/37/cc although/29/mark nobody/29/nsubj in/27/case the/27/det ministry/24/nmod had/29/aux read/37/advcl it/29/obj to/33/case the/33/det end/29/obl ,/29/punct everyone/37/nsubj was/37/cop sure/18/conj that/43/mark nothing/43/nsubj in/41/case it/39/nmod would/43/aux change/37/ccomp anything/43/obj ./18/punct",
  ),
  b: readSentence(
    "im/2/case Frühling/5/obl jenes/4/det Jahres/2/nmod veröffentlichte/0/root der/7/det Ausschuss/5/nsubj ,/11/punct den/11/obj man/11/nsubj gebeten/7/acl hatte/11/aux ,/17/punct die/15/det Sache/17/obj zu/17/mark untersuchen/11/xcomp ,/11/punct einen/20/det Bericht/5/obj ,/36/punct und/36/cc obwohl/30/mark ihn/30/obj niemand/30/nsubj im/27/case Ministerium/25/nmod zu/29/case Ende/30/obl gelesen/36/advcl hatte/30/aux ,/30/punct waren/36/cop sich/36/expl alle/36/nsubj sicher/5/conj ,/42/punct dass/42/mark nichts/42/nsubj darin/39/advmod etwas/42/obj ändern/36/ccomp würde/42/aux ./5/punct",
  ),
  links: readLinks(
    "1-1 3-2 5-3 6-4 7-6 8-7 10-12 12-11 14-17 16-14 17-15 18-5 19-19 20-20 21-21 22-22 23-23 24-25 25-26 27-27 28-31 29-30 30-24 33-29 35-35 36-33 37-36 38-38 39-39 42-43 43-42 44-41 45-44",
  ),
};

const relations: Scene = {
  ...worked,
  links: readLinks("1-4:equals 2-5:restates 3-3 4-3:intersects 5-1:equals 7-2:specifies 6-2:generalizes"),
  proposals: [
    { left: 7, right: 5, relation: "specifies", reason: { id: "canvas-nothing-focused" } },
  ],
};

const annotators: Scene = {
  ...worked,
  links: [
    { left: 1, right: 4, relation: undefined, owner: "both" },
    { left: 2, right: 5, relation: "restates", owner: "both", theirs: "equals" },
    { left: 4, right: 3, relation: "equals", owner: "both", theirs: "equals" },
    { left: 3, right: 3, relation: undefined, owner: "mine" },
    { left: 6, right: 2, relation: undefined, owner: "theirs" },
    { left: 5, right: 1, relation: "equals", owner: "theirs" },
  ],
};

const growth: Scene = {
  ...worked,
  growth: {
    vertices: [
      { left: 1, right: 4, component: 0 },
      { left: 2, right: 5, component: 0 },
      { left: 3, right: 3, component: 1 },
      { left: 4, right: 3, component: 1 },
      { left: 5, right: 1, component: undefined },
      { left: 6, right: 2, component: undefined },
    ],
    edges: [
      { from: { left: 1, right: 4 }, to: { left: 2, right: 5 }, state: "taken" },
      { from: { left: 3, right: 3 }, to: { left: 4, right: 3 }, state: "taken" },
      { from: { left: 5, right: 1 }, to: { left: 6, right: 2 }, state: "now", weight: 2 },
    ],
  },
};

const unusual: Scene = {
  a: readSentence(
    `10_000/2/nummod \u202eabc\u202c/0/root ${"Donaudampfschifffahrts".repeat(40)}/2/nsubj/NOUN नमस्ते/2/discourse 👩‍👩‍👧/4/list <b>&amp;</2/${"averyverylonglabel".repeat(4)}`,
  ),
  b: readSentence("a/0/root"),
  links: readLinks("2-1"),
};

/** One sentence parsed twice: where the prepositional phrase hangs. */
const telescope: Scene = {
  a: readPhrases("(S (NP I) (VP saw (NP the man) (PP with (NP a telescope))))"),
  b: readPhrases("(S (NP I) (VP saw (NP (NP the man) (PP with (NP a telescope)))))"),
  links: readLinks("1-1 2-2 3-3 4-4 5-5 6-6 7-7"),
};

const status: Scene = {
  a: readPhrases(
    "(S (NP-SBJ (PRP they)) (VP (AUX do) (RB not) (ADVP (RB really)) (VP (VB change) (NP (DT the) (NN status)))) (. .))",
  ),
  b: readPhrases("elles ne modifient pas vraiment la situation ."),
  links: readLinks("1p1 2p3 3-2 3-4 4-5 5-3 6-6 7p7 8-8"),
};

/** The lower-case German of a tagger's training set, beside its English. */
const german: Scene = {
  a: readPhrases(
    "(s (np-sb (art das) (nn haupthemmnis) (pp-mnr (appr bei) (np-nk (art der) (nn umsetzung)))) (vvfin bleibt) (np-pd (art der) (adja vorhersehbare) (nn widerstand) (np-ag (art der) (nn hersteller))))",
  ),
  b: readPhrases(
    "(S (NP-SBJ (NP (DT the) (JJ main) (NN obstacle)) (PP (IN to) (NP (NN implementation)))) (VP (VBZ remains) (NP-PRD (NP (DT the) (JJ predictable) (NN resistance)) (PP (IN of) (NP (NNS manufacturers))))))",
  ),
  links: readLinks("1-1 2-3 3-4 5-5 6-6 7-7 8-8 9-9 10-10 11-11"),
};

const arabicPhrases: Scene = {
  a: readPhrases(
    "(S (VP (VBD قرأ) (NP-SBJ (NN الطالب)) (NP-OBJ (NP (NN الكتاب)) (ADJP (JJ الجديد))) (PP (IN في) (NP (NN المكتبة)))))",
  ),
  b: readPhrases(
    "(S (NP (DT the) (NN student)) (VP (VBD read) (NP (DT the) (JJ new) (NN book)) (PP (IN in) (NP (DT the) (NN library)))))",
  ),
  links: readLinks("1-3 2-2 3-6 4-5 5-7 6-9"),
};

const newick: Scene = {
  a: readPhrases("(, (, (, Homo Pan) Gorilla) (, Pongo (, Hylobates Symphalangus)))"),
  b: readPhrases("(, (, Homo (, Pan Gorilla)) Pongo (, Hylobates Symphalangus))"),
  links: readLinks("1-1 2-2 3-3 4-4 5-5 6-6"),
};

/** Forty-five words, flat in the middle and deep at its ends. */
const longPhrases: Scene = {
  a: readPhrases(
    "(S (PP (IN in) (NP (NP (DT the) (NN spring)) (PP (IN of) (NP (DT that) (NN year))))) (S (NP-SBJ (NP (DT the) (NN committee)) (SBAR (WHNP (WDT which)) (S (VP (VBD had) (VP (VBN been) (VP (VBN asked) (S (VP (TO to) (VP (VB look) (PP (IN into) (NP (DT the) (NN matter)))))))))))) (VP (VBD published) (NP (DT a) (NN report)))) (, ,) (CC and) (S (SBAR-ADV (IN although) (S (NP-SBJ (NP (NN nobody)) (PP (IN in) (NP (DT the) (NN ministry)))) (VP (VBD had) (VP (VBN read) (NP (PRP it)) (PP (TO to) (NP (DT the) (NN end))))))) (, ,) (NP-SBJ (NN everyone)) (VP (VBD was) (ADJP (JJ sure) (SBAR (IN that) (S (NP-SBJ (NP (NN nothing)) (PP (IN in) (NP (PRP it)))) (VP (MD would) (VP (VB change) (NP (NN anything))))))))) (. .))",
  ),
  b: long.b,
  links: long.links ?? [],
};

/** Words of CoNLL-U of which two have no head that could be drawn. */
const broken: Scene = {
  a: {
    ...readSentence("the/2/det cat/3/nsubj sleeps/0/root on/6/case the/6/det mat/3/obl"),
    words: readSentence(
      "the/2/det cat/-1/nsubj sleeps/0/root on/6/case the/6/det mat/-1/obl",
    ).words.map((word) => ({ ...word, wrong: word.head < 0 })),
  },
  b: worked.b,
  links: readLinks("1-4 2-5 3-3"),
};

/** A scene with its trees in two colours. */
function inTones(scene: Scene, left: Tones, right: Tones): Scene {
  return { ...scene, overlay: (tree) => drawTones(tree, tree.side === "left" ? left : right) };
}

/** The words of a side in two halves, the first of these ids. */
const halves = (sentence: Scene["a"], first: readonly number[]) => {
  if (sentence === undefined) throw new Error("no sentence");
  const second = sentence.words.map(({ id }) => id).filter((id) => !first.includes(id));
  return halvesOf(sentence, { first, second });
};
const split = (scene: Scene, left: readonly number[], right = left) =>
  inTones(scene, halves(scene.a, left), halves(scene.b, right));
const quartet = (scene: Scene, left: boolean, right: boolean): Scene => {
  const { a, b } = scene;
  if (a === undefined || b === undefined) throw new Error("no sentence");
  const four = [1, 2, 4, 7];
  return inTones(scene, quartetOf(a, four, left), quartetOf(b, four, right));
};

/** Two phrases of A over both sides, by the ids of their words and of those in B that they are linked with. */
function withCrossing(
  scene: Scene,
  ...phrases: readonly [
    Pick<TestedPhrase, "words" | "linked" | "span" | "phrase" | "head">,
    Pick<TestedPhrase, "words" | "linked" | "span" | "phrase" | "head">,
  ]
): Scene {
  const { a, b } = scene;
  if (a === undefined || b === undefined) throw new Error("no sentence");
  const [first, second] = phrases.map((phrase) => ({ label: undefined, ...phrase }));
  if (first === undefined || second === undefined) throw new Error("no phrases");
  const overlap: [number, number] = [
    Math.max(first.span?.[0] ?? 0, second.span?.[0] ?? 0),
    Math.min(first.span?.[1] ?? 0, second.span?.[1] ?? 0),
  ];
  const tested: Tested = {
    name: "",
    test: { kind: "modifier", outcome: "crosses", first: 0, second: 1, overlap, links: [] },
    first,
    second,
  };
  const links = (scene.links ?? []).filter(({ possible }) => possible !== true);
  return { ...scene, ...marksOf({ left: a, right: b }, links, [tested], tested) };
}

/** *not* and *change the status* with sure links. */
const notChange = withCrossing(
  status,
  { words: [[3, 3]], linked: [2, 4], span: [2, 4], phrase: undefined, head: 3 },
  { words: [[5, 7]], linked: [3, 6], span: [3, 6], phrase: 4, head: 5 },
);
/** A bracket that one tree has. */
const bracket = (scene: Scene): Scene => {
  const { a, b } = scene;
  if (a === undefined || b === undefined) throw new Error("no sentence");
  const lit = [3, 4, 5, 6, 7];
  const right = { phrase: 2, first: 3, last: 7, tone: "first" } as const;
  return inTones(scene, constituentOf(a, undefined, lit), constituentOf(b, right, lit));
};

/** A bracket that crosses one of the other tree. */
function crossingBrackets(): Scene {
  const a = readPhrases("(S (NP (DT the) (NN cat)) (VP (VBZ sleeps) (ADVP (RB here))))");
  const b = readPhrases("(S (DT the) (X (NN cat) (VBZ sleeps)) (PRT (RB here)))");
  const left = { phrase: 1, first: 1, last: 2, tone: "second" } as const;
  const right = { phrase: 1, first: 2, last: 3, tone: "first" } as const;
  const scene = { a, b, links: readLinks("1-1 2-2 3-3 4-4") };
  return inTones(scene, constituentOf(a, left, [2, 3]), constituentOf(b, right, [2, 3]));
}

/** Brackets, and a tag, that a measure charges for. */
function chargedBrackets(): Scene {
  const { overlay: _, ...scene } = crossingBrackets();
  const left = new Map<number, Difference>([
    [6, { kinds: ["only"], times: 1 }],
    [8, { kinds: ["replaced"], times: 1 }],
    [4, { kinds: ["replaced"], times: 1 }],
  ]);
  const right = new Map<number, Difference>([[6, { kinds: ["crosses"], times: 1 }]]);
  return { ...scene, charged: { left, right } };
}

/** A way from one tree to the other, written as `rename w1 p2; delete p3; insert p4`. */
function editOf(script: string): TreeEdit {
  const found: TreeEdit = { distance: 0, left: [], right: [], steps: [] };
  const node = (side: "left" | "right", name: string) => {
    const id = Number(name.slice(1));
    const [word, phrase] = name.startsWith("w") ? [id, undefined] : [undefined, id];
    return found[side].push({ word, phrase, label: name, relation: undefined }) - 1;
  };
  for (const piece of script.split("; ")) {
    const [edit = "", first = "", second = first] = piece.split(" ");
    found.steps.push({
      edit: edit as TreeEditStep["edit"],
      left: edit === "insert" ? undefined : node("left", first),
      right: edit === "delete" ? undefined : node("right", second),
      ...{ cost: 1, total: 1 },
    });
  }
  return found;
}

/** A scene with the way from its one tree to the other. */
function edited(scene: Scene, script: string): Scene {
  const edit = editOf(script);
  const counts = { left: scene.a?.words.length ?? 0, right: scene.b?.words.length ?? 0 };
  const overlay: Scene["overlay"] = (tree, pair) =>
    tree.side === "left"
      ? drawMapping(mappingOf(pair, counts, edit, edit.steps.length))
      : undefined;
  return { ...scene, overlay };
}

const restructured =
  "keep w1; keep w2; keep w3 w3; rename w4; keep w5; keep w6; keep w7; keep p0; keep p1; keep p2 p3; keep p3 p4; delete p4; insert p5; insert p2";

const enhanced: Scene = {
  a: readSentence(
    "Mary/2/nsubj@2:nsubj likes/0/root@0:root tea/2/obj@2:obj and/5/cc@5.1:cc John/2/conj@5.1:nsubj {likes@2:conj:and} coffee/5/orphan@5.1:obj",
  ),
  b: readSentence(
    "Paul/2/nsubj@2:nsubj|4:nsubj:xsubj eats/0/root@0:root and/4/cc@4:cc drinks/2/conj@2:conj:and in/6/case@6:case bars/4/obl@4:obl:in",
  ),
  links: readLinks("1-1 2-2 4-3"),
  enhanced: enhancedPart,
};

const enhancedArabic: Scene = {
  ...enhanced,
  a: readSentence(
    "قرأ/0/root@0:root الطالب/1/nsubj@1:nsubj|4:nsubj و/4/cc@4:cc كتب/1/conj@0:root|1:conj:wa في/6/case@6:case المكتبة/4/obl@4:obl:fi",
  ),
  links: readLinks("1-2 2-1 4-4"),
};

/** What the measure charges for in the worked pair. */
const both = { kinds: ["replaced", "turned"], times: 2 } as const;
const charged: Charged = {
  left: new Map<number, Difference>([
    [2, both],
    [6, { kinds: ["only"], times: 1 }],
    [7, both],
  ]),
  right: new Map([
    [2, both],
    [5, both],
  ]),
};

/** Every picture of the canvas, by the name of its file. */
export const scenes: Readonly<Record<string, Scene>> = {
  "worked-arcs": worked,
  "worked-stemma": { ...worked, drawing: "stemma" },
  "worked-charged": { ...worked, charged },
  "worked-charged-dark": { ...worked, charged, medium: "dark" },
  "worked-charged-stemma": { ...worked, charged, drawing: "stemma" },
  "worked-charged-selected": { ...worked, charged, selection },
  "worked-selected": { ...worked, selection },
  "worked-selected-dark": { ...worked, selection, medium: "dark" },
  "worked-selected-stemma": { ...worked, selection, drawing: "stemma" },
  "worked-selected-tile": { ...worked, selection, hotArc: { side: "left", word: 7 } },
  "worked-preview": { ...worked, preview: selection },
  "worked-bare": { ...worked, labels: false, markUnaligned: true },
  "worked-folded": { ...worked, foldedA: [7], foldedB: [5] },
  "worked-armed": {
    ...worked,
    gesture: { armed: { side: "left", word: 7 }, focus: "right", active: { left: 7, right: 2 } },
  },
  rows: { ...worked, drawing: "rows" },
  "rows-charged": { ...worked, charged, drawing: "rows" },
  "rows-charged-dark": { ...worked, charged, drawing: "rows", medium: "dark" },
  "rows-charged-print": { ...worked, charged, drawing: "rows", medium: "print" },
  "rows-charged-selected": { ...worked, charged, selection, drawing: "rows" },
  "rows-narrow": { ...worked, charged, drawing: "rows", width: 374 },
  "rows-folded": { ...worked, drawing: "rows", foldedA: [7], foldedB: [5] },
  "rows-bare": { ...worked, drawing: "rows", labels: false, markUnaligned: true },
  "rows-arabic": { ...arabic, drawing: "rows" },
  "rows-chinese": { ...chinese, drawing: "rows" },
  "rows-crossing": { ...crossing, drawing: "rows" },
  "rows-tokens": { ...tokens, drawing: "rows" },
  "rows-enhanced": { ...enhanced, drawing: "rows" },
  "rows-relations": { ...relations, drawing: "rows" },
  "bracket-charged": chargedBrackets(),
  "rows-growth": { ...growth, drawing: "rows" },
  "rows-long": { ...long, drawing: "rows" },
  "rows-one-side": { ...worked, b: undefined, links: [], drawing: "rows" },
  "arabic-arcs": arabic,
  "arabic-stemma": { ...arabic, drawing: "stemma" },
  "chinese-arcs": chinese,
  "chinese-stemma": { ...chinese, drawing: "stemma" },
  "crossing-arcs": crossing,
  "crossing-stemma": { ...crossing, drawing: "stemma" },
  "tokens-arcs": tokens,
  "tokens-stemma": { ...tokens, drawing: "stemma" },
  "long-arcs": long,
  "long-stemma": { ...long, drawing: "stemma" },
  relations,
  "relations-dark": { ...relations, medium: "dark" },
  "relations-print": { ...relations, medium: "print" },
  annotators,
  growth,
  unusual,
  "enhanced-arcs": enhanced,
  "enhanced-dark": { ...enhanced, medium: "dark" },
  "enhanced-stemma": { ...enhanced, drawing: "stemma" },
  "enhanced-folded": { ...enhanced, foldedA: [5], labels: false },
  "enhanced-arabic": enhancedArabic,
  "enhanced-arabic-stemma": { ...enhancedArabic, drawing: "stemma" },
  "one-side": { ...worked, b: undefined, links: [] },
  "phrases-worked": telescope,
  "phrases-worked-dark": { ...telescope, medium: "dark" },
  "phrases-worked-bare": { ...telescope, labels: false },
  "phrases-looked-at": {
    ...telescope,
    gesture: { focus: "right", active: { left: 1, right: 11 } },
  },
  "phrases-folded": { ...telescope, foldedA: [11], foldedB: [10] },
  "phrases-words-only": status,
  "phrases-german": german,
  "phrases-german-print": { ...german, medium: "print" },
  "phrases-arabic": arabicPhrases,
  "phrases-newick": newick,
  "phrases-long": longPhrases,
  crossings: notChange,
  "crossings-dark": { ...notChange, medium: "dark" },
  "crossings-print": { ...notChange, medium: "print" },
  "crossings-arabic": withCrossing(
    arabicPhrases,
    { words: [[1, 1]], linked: [3], span: [3, 3], phrase: undefined, head: 1 },
    { words: [[2, 4]], linked: [2, 5, 6], span: [2, 6], phrase: undefined, head: 3 },
  ),
  "crossings-arcs": withCrossing(
    worked,
    { words: [[4, 4]], linked: [3], span: [3, 3], phrase: undefined, head: 4 },
    { words: [[5, 7]], linked: [1, 2], span: [1, 3], phrase: undefined, head: 7 },
  ),
  "crossings-rows": {
    ...withCrossing(
      worked,
      { words: [[4, 4]], linked: [3], span: [3, 3], phrase: undefined, head: 4 },
      { words: [[5, 7]], linked: [1, 2], span: [1, 3], phrase: undefined, head: 7 },
    ),
    drawing: "rows",
  },
  split: split(telescope, [3, 4, 5, 6, 7]),
  "split-dark": { ...split(telescope, [3, 4, 5, 6, 7]), medium: "dark" },
  "split-print": { ...split(telescope, [3, 4, 5, 6, 7]), medium: "print" },
  "split-in-conflict": split(telescope, [4, 5]),
  "split-arcs": split(worked, [5, 6, 7], [1, 2]),
  "split-stemma": { ...split(worked, [5, 6, 7], [1, 2]), drawing: "stemma" },
  "split-rows": { ...split(worked, [5, 6, 7], [1, 2]), drawing: "rows" },
  "split-arabic": split(arabicPhrases, [3, 4], [4, 5]),
  quartet: quartet(telescope, true, false),
  bracket: bracket(telescope),
  "bracket-crossing": crossingBrackets(),
  edits: edited(telescope, restructured),
  "edits-dark": { ...edited(telescope, restructured), medium: "dark" },
  "edits-print": { ...edited(telescope, restructured), medium: "print" },
  "edits-stemma": {
    ...edited(worked, "delete w1; keep w2 w5; delete w3; rename w4 w3; keep w6 w2; insert w4"),
    drawing: "stemma",
  },
  "edits-rows": {
    ...edited(worked, "delete w1; keep w2 w5; delete w3; rename w4 w3; keep w6 w2; insert w4"),
    drawing: "rows",
  },
  broken,
  "broken-rows": { ...broken, drawing: "rows" },
  "broken-stemma": { ...broken, drawing: "stemma" },
};
