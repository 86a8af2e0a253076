/** Requests in every format, and what every function of the core says to them, as one string. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Core } from "./boundary-core.js";

type Format = "conllu" | "brackets" | "newick" | "words";

/** A pair as the native program takes it: its links are text. */
export interface Asked {
  readonly left: string;
  readonly right: string;
  readonly leftFormat: Format;
  readonly rightFormat: Format;
  readonly readAs?: "dependencies";
  readonly links: string;
}

/**
 * What every function says to a request, in the order of the native program. It runs in a browser, too,
 * where nothing of this module is known: it uses what it is given alone.
 */
export function answers(core: Core, asked: Asked): string {
  const reading = core.read_links(asked.links, false);
  const request = {
    ...asked,
    links: reading.lines[0]?.links ?? [],
    options: { stripSubtypes: true, ignorePunctuation: false },
  };
  const align = {
    ...asked,
    onlyMatching: false,
    baseline: false,
    synonyms: "",
    weights: { equal: 10, lemma: 5, synonym: 2, relation: 1 },
  };
  const of = (yes: boolean) => ({
    rooted: yes,
    byLinks: yes,
    shared: yes,
    withoutPunctuation: yes,
    strict: yes,
  });
  const all = [
    reading,
    core.outline(asked.left, asked.leftFormat),
    core.analyse(request),
    core.explain(request, 0, 1),
    core.folds(request),
    core.steps(request, "kruskal"),
    core.steps(request, "prim"),
    core.align(asked.left, asked.right, align),
    core.fuse(request, "restate", "left", 3),
    core.distances(request, of(false)),
    core.distances(request, of(true)),
    core.quartet(request, of(false), [3, 1, 0, 2]),
    core.differing_quartets(request, of(true), 1, 5),
    core.tree_edit(request, { relationsAlone: false }),
    core.tree_edit(request, { relationsAlone: true }),
  ];
  return JSON.stringify(all, (_, value) =>
    ArrayBuffer.isView(value) ? [...(value as Uint32Array)] : value,
  );
}

/** An answer of the native program as JavaScript writes it: what is missing is left out, 1.0 is 1. */
export function asWritten(line: string): string {
  return JSON.stringify(JSON.parse(line), (_, value) => value ?? undefined);
}

const seeds = new URL("../fuzz/seeds/", import.meta.url);

/** The good and faulty texts of a format. */
function texts(format: Format): string[] {
  const folder = new URL(`${format}/`, seeds);
  return readdirSync(folder).map((name) => readFileSync(new URL(name, folder), "utf8"));
}

const formats: readonly Format[] = ["conllu", "brackets", "newick", "words"];

/** Every text of the fuzz targets against every other, in every format. */
export function made(): Asked[] {
  const sides = formats.flatMap((format) => texts(format).map((text) => ({ format, text })));
  const links = "1-1 2-3 3p2 4-4:restates";
  return sides.flatMap((a) =>
    sides.map((b) => ({
      left: a.text,
      right: b.text,
      leftFormat: a.format,
      rightFormat: b.format,
      readAs: "dependencies",
      links,
    })),
  );
}

interface Word {
  readonly form: string;
  readonly upos: string;
  readonly head: number;
  readonly deprel: string;
}

function words(sentence: string): Word[] {
  const rows = sentence.split("\n").map((line) => line.split("\t"));
  return rows
    .filter(([id]) => /^[1-9]\d*$/.test(id ?? ""))
    .map(([, form = "", , upos = "", , , head = "", deprel = ""]) => ({
      form,
      upos,
      head: Number(head),
      deprel,
    }));
}

/** The words as a tree of phrases: a word stands before what depends on it. */
function nested(
  sentence: readonly Word[],
  head: number,
  leaf: (word: Word) => string,
  phrase: (word: Word, parts: string[]) => string,
): string[] {
  return sentence.flatMap((word, index) =>
    word.head === head
      ? [phrase(word, [leaf(word), ...nested(sentence, index + 1, leaf, phrase)])]
      : [],
  );
}

function bracketed(sentence: string): string {
  const plain = (form: string) => form.replaceAll("(", "-LRB-").replaceAll(")", "-RRB-");
  const leaf = (word: Word) => `(${word.upos} ${plain(word.form)})`;
  return nested(words(sentence), 0, leaf, (word, parts) => `(${word.deprel} ${parts.join(" ")})`)
    .join(" ")
    .replace(/\s+/g, " ");
}

function newick(sentence: string): string {
  const leaf = (word: Word) => `'${word.form.replaceAll("'", "''")}'`;
  const phrase = (word: Word, parts: string[]) => `(${parts.join(",")})'${word.deprel}'`;
  return `${nested(words(sentence), 0, leaf, phrase).join(",")};`;
}

/** Real pairs: each as CoNLL-U, every tenth also as brackets against Newick and as words. */
export function real(data: string, every = 1): Asked[] {
  const read = (name: string) => readFileSync(join(data, "pud-en-fr", name), "utf8");
  const [left = [], right = []] = ["en.conllu", "fr.conllu"].map((name) =>
    read(name).trimEnd().split("\n\n"),
  );
  const links = read("links.txt").split("\n");
  return left.flatMap((a, index) => {
    if (index % every > 0) return [];
    const b = right[index] ?? "";
    const pair = { left: `${a}\n\n`, right: `${b}\n\n`, links: links[index] ?? "" };
    const asked: Asked = { ...pair, leftFormat: "conllu", rightFormat: "conllu" };
    if (index % 10 > 0) return [asked];
    const phrases: Asked = {
      left: bracketed(a),
      right: newick(b),
      leftFormat: "brackets",
      rightFormat: "newick",
      readAs: "dependencies",
      links: pair.links,
    };
    const forms = words(a).map(({ form }) => form.replaceAll(" ", "_"));
    const plain: Asked = { ...asked, left: forms.join(" "), leftFormat: "words" };
    return [asked, phrases, plain];
  });
}
