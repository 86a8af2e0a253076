/** The gallery as an area of its own: all pairs, with what there is to notice in each. Fetched when it is entered. */
import { html, type TemplateResult } from "lit/html.js";
import { ready } from "../engine/asked.js";
import type { openGallery } from "../examples/part.js";
import { type Label, t } from "../messages/index.js";
import type { Later } from "../model/later.js";
import "./texts/en.ftl";

/** The gallery, and the ways from it. */
interface GalleryProps {
  readonly gallery: Later<Gallery>;
  /** To make an exercise of the pair shown, or a lesson, or to see what was handed in. */
  onTeaching(what: "make" | "lesson" | "collected"): void;
  /** To see all sessions that are kept. */
  onKept(): void;
}
type Gallery = ReturnType<typeof openGallery>;
type Example = Gallery["groups"][number]["pairs"][number];

/** Opens the area. */
export function openGalleryPage({ gallery, onTeaching, onKept }: GalleryProps) {
  return {
    content(): TemplateResult {
      const known = ready(gallery());
      const groups = known?.groups ?? [];
      const count = groups.reduce((sum, { pairs }) => sum + pairs.length, 0);
      const teaching = (["make", "lesson", "collected"] as const).map((what) =>
        other(`gallery-teaching-${what}`, `gallery-teaching-${what}-notice`, () =>
          onTeaching(what),
        ),
      );
      return html`<section class="shell-elsewhere" id="examples" tabindex="-1" aria-label=${t("shell-examples")}
        aria-busy=${known ? "false" : "true"} @keydown=${walk}>
        <div class="gallery-head"><h2>${t("gallery-title", { count })}</h2> <p class="note">${t("gallery-how")}</p></div>
        ${groups.map(({ title, pairs }) =>
          row(
            title,
            pairs.map((one) => pairCard(one, known)),
          ),
        )}
        ${
          known &&
          row(
            "example-group-training",
            known.training.map(({ id, name, notice }) =>
              other(name, notice, () => known.bring(id)),
            ),
          )
        }
        ${row("gallery-teaching", teaching)}
        ${row("gallery-kept", [other("gallery-kept-all", "gallery-kept-all-notice", onKept)])}
      </section>`;
    },
  };
}

/** A group, with what can be chosen of it. */
function row(title: Label, cards: readonly TemplateResult[]): TemplateResult {
  return html`<section class="gallery-group" aria-label=${t(title)}>
    <h3 class="title">${t(title)}</h3>
    <ul class="plain gallery-cards" role="list">${cards.map((card) => html`<li>${card}</li>`)}</ul>
  </section>`;
}

/** A pair. */
function pairCard({ id, name, notice }: Example, gallery: Gallery | undefined): TemplateResult {
  return html`<button type="button" class="pick gallery-card gallery-pair" @click=${() => gallery?.bring(id)}>
    <span class="gallery-name">${t(name)}</span>
    <span class="note gallery-notice">${t(notice)}</span>
  </button>`;
}

/** Something else that can be chosen here. */
function other(name: Label, notice: Label, act: () => void): TemplateResult {
  return html`<button type="button" class="pick gallery-card" @click=${act}>
    <span class="gallery-name">${t(name)}</span>
    <span class="note gallery-notice">${t(notice)}</span>
  </button>`;
}

/** Arrow keys go from card to card, as they stand; Home and End to the first and the last. */
function walk(event: KeyboardEvent): void {
  const cards = [
    ...(event.currentTarget as HTMLElement).querySelectorAll<HTMLElement>(".gallery-card"),
  ];
  const at = cards.indexOf(event.target as HTMLElement);
  const here = cards[at]?.getBoundingClientRect();
  if (here === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
  /** The nearest of those that lie in the next line above or below. */
  const beside = (down: boolean) => {
    const boxes = cards.map((card) => ({ card, box: card.getBoundingClientRect() }));
    const lines = boxes
      .filter(({ box }) => (down ? box.top >= here.bottom : box.bottom <= here.top))
      .sort((a, b) => (down ? a.box.top - b.box.top : b.box.top - a.box.top));
    const line = lines.filter(({ box }) => box.top === lines[0]?.box.top);
    const far = ({ box }: (typeof line)[number]) => Math.abs(box.left - here.left);
    return line.sort((a, b) => far(a) - far(b))[0]?.card;
  };
  const ways: Readonly<Record<string, () => HTMLElement | undefined>> = {
    ArrowLeft: () => cards[at - 1],
    ArrowRight: () => cards[at + 1],
    ArrowUp: () => beside(false),
    ArrowDown: () => beside(true),
    Home: () => cards[0],
    End: () => cards.at(-1),
  };
  const way = ways[event.key];
  if (way === undefined) return;
  event.preventDefault();
  way()?.focus();
}
