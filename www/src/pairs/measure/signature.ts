/** The signature of a figure of all pairs: the line that the command line gives with it. */
import type { Engine } from "../../engine/client.js";
import type { Signed } from "./command.js";
import { type CorpusFile, digestOf, parametersFile } from "./files.js";

/** The signature. Rejects where a file cannot be read, or nothing computes its hash. */
export async function signatureOf(
  { group, of, left, right, links, theirs, pairs }: Signed,
  engine: Pick<Engine, "ask">,
): Promise<string> {
  const { options, readAs, byLinks, sameWords } = of;
  const own = parametersFile(of.parameters);
  const parameters = own === undefined ? of.parameters : await digestOf(own);
  const file = async (one: CorpusFile) => ({ format: one.format, digest: await digestOf(one) });
  const answer = await engine.ask("signatureOf", [
    {
      ...{ group, options, readAs, byLinks, parameters, sameWords, pairs },
      ...{ left: await file(left), right: await file(right) },
      links: await digestOf(links),
      theirs: theirs === undefined ? "" : await digestOf(theirs),
    },
  ]);
  if (answer === undefined) throw new Error("the core gave no answer");
  return answer;
}
