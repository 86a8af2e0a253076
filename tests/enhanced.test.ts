import { describe, expect, it } from "vitest";
import { speak } from "../www/src/messages/index.js";
import { enhancedOf, hasEnhanced } from "../www/src/stage/enhanced/edges.js";
import { enhancedNames } from "../www/src/stage/enhanced/names.js";
import { readSentence } from "./pictures/read.js";
import { layoutOf } from "./pictures/render.js";
import { scenes } from "./pictures/scenes.js";
import "../www/src/stage/enhanced/texts/de.ftl";

/** The edges as `dependent<head:relation`, and the longer labels as `id=label`. */
function check(notation: string, ...expected: string[]): void {
  const sentence = readSentence(notation);
  const { edges, labels } = enhancedOf(sentence);
  const found = edges.map(({ dependent, head, relation }) => `${dependent}<${head}:${relation}`);
  expect([...found, ...[...labels].map(([id, label]) => `${id}=${label}`)]).toEqual(expected);
  expect(hasEnhanced(sentence)).toBe(expected.length > 0);
}

const ellipsis =
  "Mary/2/nsubj@2:nsubj likes/0/root@0:root tea/2/obj@2:obj and/5/cc@5.1:cc John/2/conj@5.1:nsubj {likes@2:conj:and} coffee/5/orphan@5.1:obj";

describe("enhanced dependencies", () => {
  it("are those that the basic tree has not", () => {
    check("cats/2/nsubj@2:nsubj sleep/0/root@0:root");
    check("cats/2/nsubj sleep/0/root");
    check("cats/2/nsubj@2:nsubj|3:nsubj sleep/0/root@0:root eat/2/conj@2:conj", "1<3:nsubj");
    check(ellipsis, "4<5.1:cc", "5<5.1:nsubj", "5.1<2:conj:and", "6<5.1:obj");
  });
  it("are no others where only the label of an edge is longer", () => {
    check("a/2/nmod@2:nmod:of b/0/root@0:root", "1=nmod:of");
    check("a/2/nmod@2:nmod|2:nmod:of b/0/root@0:root", "1<2:nmod:of");
    // Another relation to the same head is an edge of its own, and a name that only begins alike.
    check("a/2/obl@2:nsubj b/0/root@0:root", "1<2:nsubj");
    check("a/2/nsubj@2:nsubjx b/0/root@0:root", "1<2:nsubjx");
  });
  it("of further roots are there, of the root of the tree not", () => {
    check("a/2/nsubj@2:nsubj b/0/root@0:root:x");
    check("a/2/conj@0:root|2:conj b/0/root@0:root", "1<0:root");
    check("a/0/root@1.1:nsubj {is@0:root}", "1<1.1:nsubj", "1.1<0:root");
  });
  it("that are faulty are left out", () => {
    check("a/2/nsubj@2:nsubj|9:obj|1:dep|x|:y|2:|7.1:z b/0/root@0:root");
    check("a/2/nsubj@2:nsubj|2:obj|2:obj b/0/root@0:root", "1<2:obj");
  });
  it("are named with their words and empty nodes, in either language", async () => {
    const sentence = readSentence(ellipsis);
    expect(enhancedNames(sentence, 6)).toEqual(["enhanced: obj of likes 5.1"]);
    expect(enhancedNames(sentence, 2)).toEqual(["enhanced: likes 5.1 is its conj:and"]);
    expect(enhancedNames(sentence, 1)).toEqual([]);
    await speak("de");
    expect(enhancedNames(sentence, 6)).toEqual(["erweitert: obj von likes 5.1"]);
    await speak("en");
  });
});

describe("the layout with enhanced dependencies", () => {
  const scene = scenes["enhanced-arcs"];
  if (!scene) throw new Error("no scene");
  const plain = layoutOf({ ...scene, enhanced: undefined });
  const drawn = layoutOf(scene);

  it("keeps the arcs of the tree apart from those that are added", () => {
    expect(plain.left?.enhanced).toBeUndefined();
    const ids = (pair: typeof drawn) => pair.left?.connections.map(({ dependent }) => dependent);
    expect(new Set(ids(drawn))).toEqual(new Set(ids(plain)));
    expect(drawn.left?.enhanced?.connections.map(({ title }) => title).sort()).toEqual([
      "cc",
      "conj:and",
      "nsubj",
      "obj",
    ]);
    const longer = drawn.right?.connections.filter(({ extended }) => extended);
    expect(longer?.map(({ title }) => title).sort()).toEqual(["conj:and", "obl:in"]);
  });
  it("lets no two labels overlap, nor two feet of a word", () => {
    for (const tree of [drawn.left, drawn.right]) {
      const all = [...(tree?.connections ?? []), ...(tree?.enhanced?.connections ?? [])];
      const boxes = all.flatMap(({ label }) => (label ? [label] : []));
      const [one] = boxes.filter((a, at) =>
        boxes.some(
          (b, other) =>
            other > at && Math.abs(a.y - b.y) < 12 && Math.abs(a.x - b.x) < (a.width + b.width) / 2,
        ),
      );
      expect(one).toBeUndefined();
      const feet = all.flatMap(({ x1, x2 }) => [x1, x2]);
      expect(new Set(feet).size).toBe(feet.length);
    }
  });
  it("leaves out what is within a folded subtree", () => {
    const folded = layoutOf({ ...scene, foldedA: [2] });
    expect(folded.left?.ghosts).toEqual([]);
    expect(folded.left?.enhanced?.connections).toEqual([]);
    // What leads out of it leads out of its box.
    const part = layoutOf({ ...scene, foldedB: [4] });
    expect(part.right?.enhanced?.connections.map(({ title }) => title)).toEqual(["nsubj:xsubj"]);
  });
  it("draws as stemma what it draws as arcs", () => {
    const stemma = layoutOf({ ...scene, drawing: "stemma" });
    const titles = (pair: typeof drawn) =>
      pair.left?.enhanced?.connections.map(({ title }) => title).sort();
    expect(titles(stemma)).toEqual(titles(drawn));
    for (const one of stemma.left?.enhanced?.connections ?? []) expect(one.kind).toBe("curve");
  });
});
