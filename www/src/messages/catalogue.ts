/** The sentences of the page by language: each part brings its own when it is loaded. */
import { FluentBundle, type FluentResource, type FluentVariable } from "@fluent/bundle";

/** The languages of the page. */
export const languages = ["en", "de"] as const;
/** One of them. */
export type Language = (typeof languages)[number];

/** Messages as the build makes them of a file: ids and patterns. */
type Messages = readonly (readonly [
  id: string,
  pattern: FluentResource["body"][number]["value"],
])[];

// Isolation marks would end up in announcements and in copied text; directions are set on elements.
const bundles: Readonly<Record<Language, FluentBundle>> = {
  en: new FluentBundle("en", { useIsolating: false }),
  de: new FluentBundle("de", { useIsolating: false }),
};

/** Takes in the messages of a part. What the build makes of a file `texts/*.ftl` calls it. */
export function register(language: Language, messages: Messages): void {
  const body = messages.map(([id, value]) => ({ id, value, attributes: {} }));
  bundles[language].addResource({ body });
}

/** The words for `id` in this language, else in English, else the id itself. */
export function format(
  language: Language,
  id: string,
  args: Readonly<Record<string, FluentVariable>> | undefined,
): string {
  const own = bundles[language];
  const bundle = own.hasMessage(id) ? own : bundles.en;
  const pattern = bundle.getMessage(id)?.value ?? id;
  // Most are plain words.
  return typeof pattern === "string" ? pattern : bundle.formatPattern(pattern, args ?? null, []);
}
