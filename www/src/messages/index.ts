import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

/** A sentence of the page, by its id in the catalogues, with what it is about. */
export interface Phrase {
  readonly id: string;
  readonly args?: Readonly<Record<string, FluentVariable>>;
}

/** The languages of the page. */
export const languages = ["en", "de"] as const;
export type Language = (typeof languages)[number];

// The help is long and seldom read: its texts come with it.
const english = import.meta.glob<string>(["./en/*.ftl", "!./en/help.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const german = import.meta.glob<string>(["./de/*.ftl", "!./de/help.ftl"], {
  query: "?raw",
  import: "default",
});
const help = import.meta.glob<string>(["./en/help.ftl", "./de/help.ftl"], {
  query: "?raw",
  import: "default",
});

function bundleOf(language: Language, texts: Iterable<string>): FluentBundle {
  // Isolation marks would end up in announcements and in copied text; directions are set on elements.
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) bundle.addResource(new FluentResource(text));
  return bundle;
}

const fallback = bundleOf("en", Object.values(english));
const bundles = new Map<Language, FluentBundle>([["en", fallback]]);
const withHelp = new Set<Language>();
let current = fallback;
let spoken: Language = "en";

/** The language of every `t`. */
export function language(): Language {
  return spoken;
}

/** Makes `wanted` the language of every later `t`. English is always there; others are loaded. */
export async function speak(wanted: Language): Promise<void> {
  let bundle = bundles.get(wanted);
  if (bundle === undefined) {
    const texts = await Promise.all(Object.values(german).map((load) => load()));
    bundle = bundleOf(wanted, texts);
    bundles.set(wanted, bundle);
  }
  current = bundle;
  spoken = wanted;
}

/** Loads the texts of the help in the language spoken now. */
export async function loadHelp(): Promise<void> {
  const now = spoken;
  if (withHelp.has(now)) return;
  const text = await help[`./${now}/help.ftl`]?.();
  if (text === undefined || withHelp.has(now)) return;
  withHelp.add(now);
  bundles.get(now)?.addResource(new FluentResource(text));
}

/** The words for `id`, in the language of the page, else in English, else the id itself. */
export function t(id: string, args?: Readonly<Record<string, FluentVariable>>): string {
  for (const bundle of [current, fallback]) {
    const pattern = bundle.getMessage(id)?.value;
    if (pattern) return bundle.formatPattern(pattern, args ?? null, []);
  }
  return id;
}

/** The words for a phrase. */
export function say(phrase: Phrase): string {
  return t(phrase.id, phrase.args);
}
