/** What the command line says of pairs of texts: what the page shows is held to it. */
import { type ChildProcess, spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { buildPrograms, programOf } from "../scripts/built.mjs";
import type { Comparison, Options } from "../www/src/engine/answers.js";

/** Two texts in CoNLL-U, their links as text, and how they are compared. */
export interface Asked {
  readonly left: string;
  readonly right: string;
  readonly links: string;
  readonly options: Options;
}

/** A line of the command line without what names its pair; undefined where it refuses the pair. */
export type Line = string | undefined;

/** What the command line writes for a pair, made from what the page gets. */
export function lineOf({ links, score, coverage, spanningTree }: Comparison): string {
  const ends = (vertex: number) => {
    const named = links[vertex];
    return named && [named.left, named.right];
  };
  const defined = score.kind === "defined" ? score : undefined;
  return JSON.stringify({
    links: links.length,
    distance: defined?.ratio.distance ?? null,
    maximum: defined?.ratio.maximum ?? null,
    similarity: defined?.ratio.similarity ?? null,
    undefined: score.kind === "undefined" ? score.reason : null,
    range: defined ? [defined.low.similarity, defined.high.similarity] : null,
    coverage,
    spanningTree: spanningTree.map(({ from, to, distance, maximum }) => ({
      from: ends(from),
      to: ends(to),
      distance,
      maximum,
    })),
  });
}

/** The line that was written, without what names its pair: 1.0 and 1 are one number. */
export function lineRead(written: string): Line {
  const { id: _, pair: __, left: ___, right: ____, ...line } = JSON.parse(written);
  return "error" in line ? undefined : JSON.stringify(line);
}

/** The command line: a process for each way of comparing, which is asked of each pair once. */
export class CommandLine {
  readonly #known = new Map<string, Promise<Line>>();
  readonly #running = new Map<string, (record: string) => Promise<Line>>();
  readonly #processes: ChildProcess[] = [];

  ask({ options, ...record }: Asked): Promise<Line> {
    const how = [
      ...(options.stripSubtypes ? ["--strip-subtypes"] : []),
      ...(options.ignorePunctuation ? ["--ignore-punctuation"] : []),
    ];
    const name = JSON.stringify([how, record]);
    const answer = this.#known.get(name) ?? this.#program(how)(JSON.stringify(record));
    this.#known.set(name, answer);
    return answer;
  }

  #program(how: readonly string[]): (record: string) => Promise<Line> {
    const key = how.join(" ");
    const known = this.#running.get(key);
    if (known) return known;
    if (this.#processes.length === 0) buildPrograms();
    const formats = ["--left-format", "conllu", "--right-format", "conllu"];
    const program = spawn(programOf("twintree"), ["compare", "--records", ...formats, ...how], {
      stdio: ["pipe", "pipe", "ignore"],
    });
    this.#processes.push(program);
    const waiting: ((line: Line) => void)[] = [];
    createInterface(program.stdout).on("line", (line) => waiting.shift()?.(lineRead(line)));
    const ask = (record: string) => {
      program.stdin.write(`${record}\n`);
      return new Promise<Line>((resolve) => waiting.push(resolve));
    };
    this.#running.set(key, ask);
    return ask;
  }

  end(): void {
    for (const { stdin } of this.#processes) stdin?.end();
  }
}
