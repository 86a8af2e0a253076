/** Sentences of files that were opened: known by their places, and read when they are shown. */

/** What a sentence is listed and paired by. */
export interface SentenceHead {
  readonly sentId: string | undefined;
  readonly parallelId: string | undefined;
  /** The `# text` of the sentence, else its forms with blanks between them. */
  readonly label: string;
}

/** A sentence of a file, and where to find it. */
export interface FileSlice extends SentenceHead {
  /** The file; its sentences share it. */
  readonly file: Blob;
  readonly name: string;
  /** Its bytes, without the end of its last line. */
  readonly start: number;
  readonly end: number;
  /** How many errors there are in it. */
  readonly errors: number;
  /** In CoNLL-U Plus the first line of the file, which names the columns. */
  readonly columns?: string;
}

/** The text of a sentence: itself, or where it stands in a file. */
export type SentenceText = string | FileSlice;

/** The files that sentences still stand in, one of each list. */
export function fileNames(...lists: readonly (readonly SentenceText[])[]): readonly string[] {
  const names = lists.flatMap(
    (texts) => texts.find((text) => typeof text === "object")?.name ?? [],
  );
  return [...new Set(names)];
}

/** The text itself. Rejects where the file cannot be read any longer. */
export async function readText(text: SentenceText): Promise<string> {
  if (typeof text === "string") return text;
  return withColumns(text.columns, await text.file.slice(text.start, text.end).text());
}

/** A sentence of CoNLL-U Plus, which by itself begins with the line that names its columns. */
export function withColumns(columns: string | undefined, text: string): string {
  return columns === undefined || text.startsWith(columns) ? text : `${columns}\n${text}`;
}

/** The texts themselves; every file is read once. Rejects as `readText` does. */
export async function readTexts(texts: readonly SentenceText[]): Promise<readonly string[]> {
  const files = new Map<Blob, Uint8Array>();
  for (const text of texts) {
    if (typeof text === "string" || files.has(text.file)) continue;
    files.set(text.file, new Uint8Array(await text.file.arrayBuffer()));
  }
  const decoder = new TextDecoder();
  return texts.map((text) =>
    typeof text === "string"
      ? text
      : withColumns(
          text.columns,
          decoder.decode(files.get(text.file)?.subarray(text.start, text.end)),
        ),
  );
}
