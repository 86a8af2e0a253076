/** The gallery as an area of its own: all pairs, drawn small, with what there is to notice in each. Fetched when it is entered. */
import { html, nothing, type TemplateResult } from "lit/html.js";
import { ready } from "../engine/asked.js";
import type { ExampleId } from "../examples/gallery.js";
import type { openGallery } from "../examples/part.js";
import { type Label, language, t } from "../messages/index.js";
import type { App } from "../model/app.js";
import type { Later } from "../model/later.js";
import { similarity } from "../results/rich.js";
import { adopt } from "../shell/adopt.js";
import { type Figure, figureOf } from "./figure.js";
import { lessonOf } from "./lessons.js";
import { pictureOf } from "./picture.js";
import style from "./style.css?inline";
import "./texts/en.ftl";

adopt(style);

/** The gallery, and the ways from it. */
interface GalleryProps {
  readonly app: App;
  readonly gallery: Later<Gallery>;
  /** To see all sessions that are kept. */
  onKept(): void;
}
type Gallery = ReturnType<typeof openGallery>;
type Group = Gallery["groups"][number];
type Example = Gallery["groups"][number]["pairs"][number];

/** A pair as it is drawn small, with its number. */
interface Drawn extends Pick<Figure, "number"> {
  readonly picture: TemplateResult;
}

/** Opens the area. */
export function openGalleryPage({ app, gallery, onKept }: GalleryProps) {
  /** What is drawn so far; undefined where it could not be. */
  const drawn = new Map<ExampleId, Drawn | undefined>();
  /** The addresses of the lessons, by their groups, in the language that the page speaks. */
  let lessons = { in: language(), by: new Map<Label, string | undefined>() };

  async function draw(id: ExampleId): Promise<void> {
    if (drawn.has(id)) return;
    drawn.set(id, undefined);
    const figure = await figureOf(app, id);
    drawn.set(id, figure && { number: figure.number, picture: pictureOf(figure) });
    app.draw();
  }

  async function link(title: Label, ids: readonly ExampleId[]): Promise<void> {
    if (lessons.in !== language()) lessons = { in: language(), by: new Map() };
    const { by } = lessons;
    if (by.has(title)) return;
    by.set(title, undefined);
    by.set(title, await lessonOf(ids).catch(() => undefined));
    app.draw();
  }

  function groupRow({ title, pairs }: Group, known: Gallery): TemplateResult {
    for (const { id } of pairs) void draw(id);
    void link(
      title,
      pairs.map(({ id }) => id),
    );
    const lesson = lessons.by.get(title);
    return row(
      title,
      pairs.map((one) => pairCard(one, drawn.get(one.id), known)),
      lesson === undefined
        ? nothing
        : html`<a class="gallery-lesson" href=${lesson} target="_blank" rel="noopener">${t("gallery-lesson")}</a>`,
    );
  }

  return {
    content(): TemplateResult {
      const known = ready(gallery());
      const groups = known?.groups ?? [];
      const count = groups.reduce((sum, { pairs }) => sum + pairs.length, 0);
      return html`<section class="shell-elsewhere" id="examples" tabindex="-1" aria-label=${t("shell-examples")}
        aria-busy=${known ? "false" : "true"} @keydown=${walk}>
        <div class="gallery-head">
          <h2>${t("gallery-title", { count })}</h2>
          <p class="note">${t("gallery-how")}</p>
          ${legend()}
        </div>
        ${known && groups.map((group) => groupRow(group, known))}
        ${
          known &&
          row(
            "example-group-training",
            known.training.map(({ id, name, notice }) =>
              other(name, notice, () => known.bring(id)),
            ),
          )
        }
        ${row("gallery-kept", [other("gallery-kept-all", "gallery-kept-all-notice", onKept)])}
      </section>`;
    },
  };
}

/** What the lines mean. */
function legend(): TemplateResult {
  const sample = (style: string, label: Label) =>
    html`<span class="line"><svg class="gallery-sample" viewBox="0 0 20 8" aria-hidden="true"><path class=${style} d="M1 4h18"></path></svg>${t(label)}</span>`;
  return html`<p class="note gallery-legend">
    ${sample("gallery-arc gallery-parts", "gallery-parts")} ${sample("gallery-arc", "gallery-alike")}
    ${sample("gallery-word gallery-alone", "gallery-alone")} <span>${t("gallery-number")}</span>
  </p>`;
}

/** A group, with what can be chosen of it. */
function row(
  title: Label,
  cards: readonly TemplateResult[],
  more: TemplateResult | typeof nothing = nothing,
): TemplateResult {
  return html`<section class="gallery-group" aria-label=${t(title)}>
    <div class="gallery-what"><h3>${t(title)}</h3> ${more}</div>
    <ul class="plain gallery-cards" role="list">${cards.map((card) => html`<li>${card}</li>`)}</ul>
  </section>`;
}

/** A pair. */
function pairCard(
  { id, name, notice }: Example,
  drawn: Drawn | undefined,
  gallery: Gallery,
): TemplateResult {
  return html`<button type="button" class="pick gallery-card gallery-pair" @click=${() => gallery.bring(id)}>
    <span class="gallery-name">${t(name)}</span>
    <span class="note gallery-notice">${t(notice)}</span>
    <span class="gallery-seen">
      <span class="gallery-frame">${drawn?.picture}</span> ${drawn && number(drawn.number)}
    </span>
  </button>`;
}

/** The number beside a picture, and what it counts, which is said where it is the usual one. */
function number({ of, value }: Figure["number"]): TemplateResult {
  const isShare = of === "similarity" || of === "brackets";
  const shown = t("results-figure", { value: isShare ? similarity(value) : value });
  const alike = of === "similarity" && value === 1 ? "gallery-same" : "";
  return html`<span class=${`gallery-number figure ${alike}`}>${shown}
    <small class=${of === "similarity" ? "hidden" : ""}>${t(`gallery-of-${of}`)}</small></span>`;
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
