// Pairs of sentences to measure: one from the page's examples, and made ones of any number of words.
import { readFileSync } from "node:fs";
import path from "node:path";
import { root } from "../step.mjs";

const kinds = {
  head: [
    ["VERB", ["conj", "advcl", "acl:relcl", "ccomp", "xcomp", "parataxis"]],
    ["NOUN", ["nsubj", "obj", "obl", "nmod", "conj", "appos"]],
    ["PROPN", ["nsubj", "nmod:poss", "flat", "obl"]],
  ],
  leaf: [
    ["DET", ["det"]],
    ["ADJ", ["amod"]],
    ["ADP", ["case"]],
    ["ADV", ["advmod"]],
    ["AUX", ["aux", "cop"]],
  ],
};
const syllables = "ka le mi no tu ra se di vo pe lan mer sil dor fen".split(" ");

/** Irregular numbers below a bound, the same in every run. */
function numbers(seed) {
  let state = BigInt(seed);
  return (bound) => {
    state = (state * 6364136223846793005n + 1442695040888963407n) & 0xffffffffffffffffn;
    return Number(state >> 33n) % bound;
  };
}

/**
 * A tree of that many words: heads, each with up to two leaves before it, hang from one of the words
 * that are still open on the right, so that no arcs cross and the tree is about as deep as parsed ones.
 */
function tree(count, below) {
  const words = [];
  let open = [];
  while (words.length < count) {
    const leaves = Math.min(below(3), count - words.length - 1);
    const head = words.length + leaves;
    for (let leaf = 0; leaf < leaves; leaf += 1) words.push(word("leaf", head, below));
    // Mostly from near by.
    let at = open.length - 1;
    while (at > 0 && below(2) === 0) at -= 1;
    words.push(word("head", open[at], below));
    open = [...open.slice(0, at + 1), head];
  }
  return words;
}

function word(kind, head, below) {
  const [tag, relations] = kinds[kind][below(kinds[kind].length)];
  const length = kind === "leaf" ? 1 : 1 + below(3);
  const form = Array.from({ length }, () => syllables[below(syllables.length)]).join("");
  const relation = head === undefined ? "root" : relations[below(relations.length)];
  return { form, tag, head, relation };
}

function conllu(words) {
  const rows = words.map(({ form, tag, head, relation }, at) =>
    [at + 1, form, form, tag, "_", "_", head === undefined ? 0 : head + 1, relation, "_", "_"].join(
      "\t",
    ),
  );
  return `${rows.join("\n")}\n`;
}

/**
 * A sentence of that many words and its translation, every word linked: neighbours change places here
 * and there, and one word in five is attached or labelled otherwise.
 */
export function made(count) {
  const below = numbers(count);
  const left = tree(count, below);
  const places = left.map((_, at) => at);
  for (let at = 1; at < count; at += 1) {
    if (below(3) === 0) [places[at - 1], places[at]] = [places[at], places[at - 1]];
  }
  const right = [];
  left.forEach((one, at) => {
    const up = one.head === undefined ? undefined : left[one.head].head;
    // To hang from one's grandparent never makes a circle.
    const head = below(5) === 0 ? (up ?? one.head) : one.head;
    const other = left[below(count)].relation;
    const relation = below(5) > 0 || head === undefined || other === "root" ? one.relation : other;
    right[places[at]] = { ...one, head: head === undefined ? undefined : places[head], relation };
  });
  return {
    name: `${count} words`,
    left: conllu(left),
    right: conllu(right),
    links: places.map((place, at) => `${at + 1}-${place + 1}`).join(" "),
  };
}

/** The long pair of the page's examples. */
export function long() {
  const file = path.join(root, "www/src/examples/pairs/long.txt");
  const [left, right, links] = readFileSync(file, "utf8").trim().split("\n\n");
  const words = (text) => text.split("\n").filter((row) => /^\d+\t/.test(row)).length;
  return {
    name: `${words(left)} and ${words(right)} words, the long example`,
    left: `${left}\n`,
    right: `${right}\n`,
    links,
  };
}
