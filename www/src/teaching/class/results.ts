/** What many students handed in, as the rows of a table. */

import { tsvRow } from "../../copy/tsv.js";
import { fieldOf, parsed } from "../../model/json.js";
import { decode } from "../../share/link/payload.js";
import { type AnswerFile, readAnswerFile } from "../attempts/answer-file.js";

/** One row: who handed in what. */
export interface ResultRow {
  /** Who handed it in; where they gave no name that of the file, or a number where it came as a link. */
  readonly name: string;
  readonly answer: AnswerFile;
}

/** What was read of one file. */
export interface ReadFile {
  readonly name: string;
  readonly answers: readonly AnswerFile[];
}

/** A file of a student is far smaller, in bytes. */
const largest = 1024 * 1024;

/** The answers in a file; none where it cannot be read. */
export async function answersOf(file: File): Promise<ReadFile> {
  const text = file.size > largest ? "" : await file.text().catch(() => "");
  return { name: file.name, answers: (await answersIn(text)).answers };
}

/** The answers in a text: a file of a student, or links, one a line; and the lines that are none. */
export async function answersIn(
  text: string,
): Promise<{ readonly answers: readonly AnswerFile[]; readonly others: readonly string[] }> {
  const file = readAnswerFile(parsed(text));
  if (file !== undefined) return { answers: [file], others: [] };
  const lines = text.split(/\s+/).filter((line) => line !== "");
  const read = await Promise.all(lines.slice(0, 2000).map(ofLink));
  const answers = read.filter((one) => one !== undefined);
  return { answers, others: lines.filter((_, at) => read[at] === undefined) };
}

async function ofLink(link: string): Promise<AnswerFile | undefined> {
  const [, payload] = /#1\.([\w-]+)$/.exec(link) ?? [];
  const decoded = payload === undefined ? "damaged" : await decode(payload);
  if (typeof decoded === "string") return undefined;
  return readAnswerFile(fieldOf(parsed(decoded.text), "answer"));
}

/** How often a student checked, over all questions. */
export function triesOf({ answers }: AnswerFile): number {
  return answers.reduce((sum, { tries }) => sum + tries, 0);
}

/** What of the questions that were not wholly right is wrong, or missing; where they are numbered each by its number. */
export function faultsOf(
  { answers }: AnswerFile,
  which: "wrong" | "missing",
  isNumbered: boolean,
): string {
  const faults = answers.flatMap(({ score, wrongLinks, missingLinks, answer }, at) => {
    const wrong = wrongLinks ?? (missingLinks === undefined ? (answer ?? "–") : "");
    const fault = which === "wrong" ? wrong : (missingLinks ?? "");
    if (score === 1 || fault === "") return [];
    return [isNumbered ? `${at + 1}: ${fault}` : fault];
  });
  return faults.join("; ");
}

/** The table as text. `heads` are the names of the columns. */
export function tsvOf(rows: readonly ResultRow[], heads: readonly string[]): string {
  const body = rows.map(({ name, answer }) => {
    const { task, kind, score } = answer;
    const faults = [faultsOf(answer, "wrong", true), faultsOf(answer, "missing", true)];
    return [name, `${kind} ${task}`, score, triesOf(answer), ...faults];
  });
  return [heads, ...body].map(tsvRow).join("");
}
