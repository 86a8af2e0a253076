/** Sentences that are brought in, and the core that reads them. */
import type { Engine } from "../www/src/engine/client.js";
import { freshCore } from "./boundary-core.js";

/** The core on this thread, where no file can be read at once: it is handed the bytes. */
export async function hereEngine(): Promise<Engine> {
  const core = await freshCore();
  const calls: Readonly<Record<string, (...given: never[]) => unknown>> = {
    pairSentences: core.pair_sentences,
    outlineFile: core.outline_file,
    outlinePiece: core.outline_piece,
    isConllu: core.is_conllu,
    noticeFormat: core.notice_format,
    noticeFile: core.notice_file,
    readLinkFile: core.read_link_file,
  };
  const ask = async (name: string, given: readonly unknown[]) =>
    calls[name]?.(...(given as never[]));
  return { ask, close: () => undefined } as unknown as Engine;
}

/** A sentence in a mini-notation: forms separated by blanks, each hanging on the one before. */
export function sentence(forms: string, ...comments: string[]): string {
  const rows = forms.split(" ").map((form, at) => {
    return `${at + 1}\t${form}\t_\t_\t_\t_\t${at}\t${at === 0 ? "root" : "dep"}\t_\t_`;
  });
  return [...comments, ...rows].join("\n");
}

export const cat = sentence("the cat", "# sent_id = s1");
export const dog = sentence("a dog", "# sent_id = s2");
export const owl = sentence("one owl", "# sent_id = s3");
