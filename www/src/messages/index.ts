import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

/** A sentence of the page, by its id in the catalogues, with what it is about. */
export interface Phrase {
  readonly id: string;
  readonly args?: Readonly<Record<string, FluentVariable>>;
}

/** The languages of the page. */
export const languages = ["en", "de"] as const;
export type Language = (typeof languages)[number];

const english = import.meta.glob<string>("./en/*.ftl", { query: "?raw", import: "default", eager: true });
const german = import.meta.glob<string>("./de/*.ftl", { query: "?raw", import: "default" });

function bundleOf(language: Language, texts: Iterable<string>): FluentBundle {
  // Isolation marks would end up in announcements and in copied text; directions are set on elements.
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) bundle.addResource(new FluentResource(text));
  return bundle;
}

const fallback = bundleOf("en", Object.values(english));
let current = fallback;

/** Makes `language` the language of every later `t`. English is always there; others are loaded. */
export async function speak(language: Language): Promise<void> {
  if (language === "en") {
    current = fallback;
    return;
  }
  const texts = await Promise.all(Object.values(german).map((load) => load()));
  current = bundleOf(language, texts);
}

/** The words for `id`, in the language of the page, else in English, else the id itself. */
export function t(id: string, args?: Readonly<Record<string, FluentVariable>>): string {
  for (const bundle of [current, fallback]) {
    const pattern = bundle.getMessage(id)?.value;
    if (pattern) return bundle.formatPattern(pattern, args ?? null, []);
  }
  return id;
}
