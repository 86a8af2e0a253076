/** Rows as files, JSON Lines and tab-separated values: the core writes them as the command line does. */
import type { MeasureGroup, RowFormat, WantedRow } from "../../engine/answers.js";
import type { Engine } from "../../engine/client.js";
import { bring, requestOf } from "./chunk.js";
import { always, groupOf, groups } from "./columns.js";
import type { Reader } from "./links.js";
import type { OpenEngine } from "./pool.js";
import type { Subject } from "./subject.js";

/** Rows to be written. */
export interface Written {
  readonly of: Subject;
  /** The pairs, from 0, in this order. */
  readonly pairs: readonly number[];
  readonly groups: readonly MeasureGroup[];
  readonly format: RowFormat;
  /** Why a pair is known not to be measured; empty where it is. */
  refused(pair: number): readonly string[];
}

/** So many rows are put together at once. */
const batch = 250;

/** What the media types of the formats are. */
const types = { json: "application/jsonl", tsv: "text/tab-separated-values" } as const;

/** The groups that have these columns. What is always measured are fields of the paths. */
export function groupsOf(columns: readonly string[]): readonly MeasureGroup[] {
  const shown = columns.map(groupOf);
  const isAlways = columns.some((name) => always.some((one) => one === name));
  const found = groups.filter((group) => shown.includes(group) || (group === "paths" && isAlways));
  return found.length > 0 ? found : ["paths"];
}

/** What the writing is done with. */
interface Tools {
  readonly reader: Reader;
  readonly openEngine: OpenEngine;
}

/** The rows as a file, in pieces, as it may be long. Rejects where the core fails. */
export async function rowsFile(written: Written, tools: Tools): Promise<Blob> {
  const { pairs, format } = written;
  const engine = tools.openEngine({ onTrap: () => undefined, onDead: () => undefined });
  try {
    const parts: BlobPart[] = [];
    for (let at = 0; at === 0 || at < pairs.length; at += batch) {
      const some = { ...written, pairs: pairs.slice(at, at + batch) };
      // In pieces, so that there is never one string of the whole.
      const lines = await linesOf(some, engine, tools);
      const isHeaded = at > 0 && format === "tsv";
      parts.push(new Blob([isHeaded ? lines.slice(lines.indexOf("\n") + 1) : lines]));
    }
    return new Blob(parts, { type: types[format] });
  } finally {
    engine.close();
  }
}

async function linesOf(
  { of, pairs, groups, format, refused }: Written,
  engine: Engine,
  tools: Tools,
): Promise<string> {
  const known = pairs.map(refused);
  const measured = pairs.filter((_, at) => known[at]?.length === 0);
  const brought = await bring(of, measured, tools.reader);
  const prepared = await requestOf(
    of,
    brought,
    groups,
    () => engine,
    () => true,
  );
  const { request, refused: found } = said(prepared);
  let at = 0;
  const wanted = pairs.map((pair, place): WantedRow => {
    const codes = known[place] ?? [];
    return { number: pair + 1, error: codes.length > 0 ? codes : found.get(at++) };
  });
  return said(await engine.ask("writeRows", [request, wanted, format]));
}

function said<Answer>(answer: Answer | undefined): Answer {
  if (answer === undefined) throw new Error("the core gave no answer");
  return answer;
}
