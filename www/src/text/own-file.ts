/** Files of what can be typed as well: head rules, the parameters of EVALB. */
import { type App, warning } from "../model/app.js";
import "./texts/en.ftl";

/** A longer file is none, in bytes. */
const longest = 1_000_000;

/** Takes the text of a file, like what is typed. */
export async function readOwn(app: App, file: File, onText: (text: string) => void): Promise<void> {
  const { name } = file;
  const warn = (id: "intake-own-long" | "intake-unreadable") =>
    app.notify(warning("own-file", { id, args: { name } }));
  if (file.size > longest) return warn("intake-own-long");
  try {
    const text = (await file.text()).replace(/^\ufeff/, "");
    app.dismiss("own-file");
    onText(text);
  } catch {
    warn("intake-unreadable");
  }
}
