import { FluentBundle, type FluentResource, type FluentVariable } from "@fluent/bundle";

/** A sentence of the page, by its id in the catalogues, with what it is about. */
export interface Phrase {
  readonly id: string;
  readonly args?: Readonly<Record<string, FluentVariable>>;
}

/** The languages of the page. */
export const languages = ["en", "de"] as const;
/** One of them. */
export type Language = (typeof languages)[number];

/** A catalogue as the build makes it of its file: ids and patterns. */
type Catalogue = readonly (readonly [
  id: string,
  pattern: FluentResource["body"][number]["value"],
])[];

// What is not needed for the first drawing comes when it is asked for.
const english = import.meta.glob<Catalogue>(
  [
    "./en/*.ftl",
    "!./en/help.ftl",
    "!./en/source.ftl",
    "!./en/diagnostics.ftl",
    "!./en/agreement.ftl",
    "!./en/edges.ftl",
    "!./en/aligner.ftl",
  ],
  { import: "default", eager: true },
);
const later = import.meta.glob<Catalogue>(
  ["./en/{help,source,diagnostics,agreement,edges,aligner}.ftl", "./de/*.ftl"],
  { import: "default" },
);
/** Parts of the catalogues that come later. */
export type Area = "help" | "source" | "diagnostics" | "agreement" | "edges" | "aligner";

function resourceOf(catalogue: Catalogue): FluentResource {
  return { body: catalogue.map(([id, value]) => ({ id, value, attributes: {} })) };
}

function bundleOf(language: Language, catalogues: Iterable<Catalogue>): FluentBundle {
  // Isolation marks would end up in announcements and in copied text; directions are set on elements.
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const catalogue of catalogues) bundle.addResource(resourceOf(catalogue));
  return bundle;
}

const fallback = bundleOf("en", Object.values(english));
const bundles = new Map<Language, FluentBundle>([["en", fallback]]);
const loaded = new Set<Area>();
let current = fallback;
let spoken: Language = "en";

/** The language of every `t`. */
export function language(): Language {
  return spoken;
}

/** Makes `wanted` the language of every later `t`. English is always there; others are loaded whole. */
export async function speak(wanted: Language): Promise<void> {
  let bundle = bundles.get(wanted);
  if (bundle === undefined) {
    const files = Object.entries(later).filter(([path]) => path.startsWith(`./${wanted}/`));
    bundle = bundleOf(wanted, await Promise.all(files.map(([, load]) => load())));
    bundles.set(wanted, bundle);
  }
  current = bundle;
  spoken = wanted;
}

/** Loads the English texts of some areas; in other languages they are there already. */
export async function loadTexts(...areas: readonly Area[]): Promise<void> {
  await Promise.all(
    areas.map(async (area) => {
      const catalogue = await later[`./en/${area}.ftl`]?.();
      if (catalogue === undefined || loaded.has(area)) return;
      loaded.add(area);
      fallback.addResource(resourceOf(catalogue));
    }),
  );
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
