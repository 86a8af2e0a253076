/**
 * The source: the three texts behind their tabs, what is wrong in them, the links as a table, and all that
 * can come in. Fetched after the first drawing.
 */
import { guard } from "lit/directives/guard.js";
import { html, noChange, nothing, type TemplateResult } from "lit/html.js";
import type { Diagnostic, Side } from "../engine/answers.js";
import { alignerOptions } from "../links/aligner.js";
import { linksTable } from "../links/table.js";
import { language, type Phrase, t } from "../messages/index.js";
import { type App, type NoticeAction, plainNotice, sayMissing, warning } from "../model/app.js";
import { later } from "../model/later.js";
import { currentPair, type Forms } from "../model/state.js";
import { opens } from "../model/unfinished.js";
import { corpusBar } from "../pairs/corpus-bar.js";
import { fetchPair } from "../pairs/navigation.js";
import { followBack } from "../pairs/switching.js";
import { turnPair } from "../pairs/turning.js";
import { isSessionFile, openSessionFile } from "../share/session-file.js";
import type { Intake, ReadFile } from "../text/corpus.js";
import { countOf } from "../text/diagnostics/count.js";
import { inOrder } from "../text/diagnostics/stepping.js";
import { spoken } from "../text/diagnostics/wording.js";
import { readFiles, type Tell } from "../text/files.js";
import { intakeFiles, intakeText } from "../text/intake.js";
import { fileCore } from "../text/outlining.js";
import { dropZone, pasteZone } from "../text/panel/drop.js";
import type { Early } from "../text/panel/early.js";
import { sourcePanel, stepFromShown } from "../text/panel/panel.js";
import { seenIn, sourceTexts, wordsOf } from "../text/panel/shown.js";
import { proposedRoles, type Role } from "../text/roles.js";
import { sourceTabs } from "../text/tabs.js";
import { begun, bringIn, type Told } from "./bringing.js";
import { mendPasted } from "./mending.js";
import { isParameters, openParameters } from "./parameters.js";

/** The source of a page; from then on takes files that are dropped, and sentences pasted, anywhere on `root`. */
export function openSource(app: App, root: HTMLElement) {
  const sayErrors = errorsSaid(app);
  pasteZone((text, files) => takePasted(app, text, files) !== undefined);
  dropZone(root, (files, side) => void takeDropped(app, files, side));
  followBack(app);
  let taking = Promise.resolve();
  return {
    /**
     * Above all, which of several pairs is shown, or all of them; and the texts behind their tabs, which stay as they
     * were while they are not open.
     */
    draw(isOpen: boolean) {
      sayErrors();
      return {
        bar: corpusBar(app),
        content: isOpen ? sourceTabs(app, content(app)) : noChange,
      };
    },
    /** Goes to the next (1) or the previous (-1) error of the texts; whether there is any. */
    step: (direction: 1 | -1): boolean => stepFromShown(app, direction),
    /** Shows the next (1) or the previous (-1) pair; whether there are several. */
    turn: (direction: 1 | -1): boolean => turnPair(app, direction),
    /** Reads the texts of a pair out of their files. */
    fetchPair: (pair: number) => fetchPair(app, pair),
    /** Takes what came before: one after the other, as the last one is what its reader wants to see. */
    take(early: Early): void {
      taking = taking.then(() => takeEarly(app, early));
    },
  };
}

function content(app: App): TemplateResult {
  const source = sourceTexts(app);
  const { locked } = source;
  const { forms } = currentPair(app.store.state.work);
  const words = locked === undefined ? wordsOf(app) : wordsOfLinks(forms);
  // The table comes first. The panel stays the same one under every tab, so that its editors keep what
  // they know.
  const table =
    source.shown === "links"
      ? html`${linksTable(app, words, locked)}
        ${alignerOptions(app)}
        <h3 class="title shell-links-text-title">${t("links-text")}</h3>`
      : nothing;
  const panel = () =>
    sourcePanel(app, source, {
      onIntake: (intake) => void takeIn(app, intake),
      onFiles: (files) => void bringFiles(app, files, app.moment.side),
    });
  return html`${table} ${guard([language(), ...seenIn(source)], panel)}`;
}

/** How long a text rests before its errors are said, in milliseconds. */
const resting = 900;

/** Says, once the texts rest, how many errors they have now and what the first one is. */
function errorsSaid(app: App): () => void {
  let seen: readonly Diagnostic[] = [];
  let said = { subject: app.snapshot.subject, count: 0 };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tell = () => {
    const { subject, problems } = app.snapshot;
    const errors = inOrder(problems.all).filter(({ severity }) => severity === "error");
    const count = countOf(errors);
    const before = subject === said.subject ? said.count : 0;
    said = { subject, count };
    const [first] = errors;
    if (count === before) return;
    app.say(
      first === undefined
        ? t("source-errors-gone")
        : `${t("source-errors", { count })}: ${spoken(first)}`,
    );
  };
  return () => {
    const { all } = app.snapshot.problems;
    if (all === seen) return;
    seen = all;
    clearTimeout(timer);
    timer = setTimeout(tell, resting);
  };
}

/** The words of the last state without errors: those the links are between. */
function wordsOfLinks(forms: Forms | undefined) {
  const words = (side: Side) => ({
    words: (forms?.[side] ?? []).map((form, at) => ({ id: at + 1, form })),
  });
  return { left: words("left"), right: words("right") };
}

/** Opens the files for the side worked on, or for both; if the page ends before that is done, the next one says so. */
async function bringFiles(app: App, files: readonly File[], side: Side): Promise<void> {
  const end = opens(files.map(({ name }) => name).join(", "));
  await openAll(app, files, side).finally(end);
}

const collecting = later(() => import("../teaching/class/collected.js"));

/** Opens them; answers to exercises are shown together, and the parameters of EVALB are no part of the work. */
async function openAll(app: App, all: readonly File[], side: Side): Promise<void> {
  for (const file of all.filter(isParameters)) await openParameters(app, file);
  const files = all.filter((file) => !isParameters(file));
  if (files.length === 0 && all.length > 0) return;
  if (files.length === 0 || !files.every(isSessionFile)) return bringWork(app, files, side);
  const isThere = await collecting.use(async ({ collect }) => {
    if (!(await collect(app, files))) await bringWork(app, files, side);
  });
  if (!isThere) sayMissing(app, "collected")(() => openAll(app, files, side));
}

async function bringWork(app: App, files: readonly File[], side: Side): Promise<void> {
  const [only] = files;
  if (files.length === 1 && only !== undefined && isSessionFile(only)) {
    await openSessionFile(app, only);
    return;
  }
  const since = begun(app);
  const told: Parameters<Tell>[] = [];
  const core = fileCore(app.engine);
  const read = await readFiles(files, core, (...one) => told.push(one));
  if ("kind" in read) await takeIn(app, read, since);
  else await takeFiles(app, read, proposedRoles(read, side), since);
  for (const { key } of app.moment.notices) if (key.startsWith("left-out")) app.dismiss(key);
  const isUnfit = app.moment.notices.some(({ key }) => key === "unfit");
  for (const [at, [phrase, tone]] of told.entries()) {
    // Of links that do not fit it need not be said how they were read.
    if (isUnfit && tone === "plain") continue;
    const notice = (tone === "plain" ? plainNotice : warning)(`left-out ${at}`, phrase);
    app.notify({ ...notice, until: "texts" });
  }
}

/** Takes files in, each in its role; what each of several is can be changed. */
async function takeFiles(
  app: App,
  files: readonly ReadFile[],
  roles: readonly Role[],
  since = begun(app),
): Promise<void> {
  const intake = await intakeFiles(files, roles, fileCore(app.engine).pairUp);
  const change = () => changeRoles(app, files, roles);
  const told = files.length > 1 ? rolesTold(files, roles, change) : {};
  const name = files.map((file) => file.name).join(", ");
  await takeIn(app, intake, since, { name, ...told });
}

const choosing = later(() => import("./roles.js"));

async function changeRoles(
  app: App,
  files: readonly ReadFile[],
  roles: readonly Role[],
): Promise<void> {
  const open = (others: readonly Role[]) => void takeFiles(app, files, others);
  const isThere = await choosing.use(({ chooseRoles }) => chooseRoles(files, roles, open));
  if (!isThere) sayMissing(app, "roles")(() => changeRoles(app, files, roles));
}

/** How it is said what each file was opened as: where there is more than A, B and links, in so many words. */
function rolesTold(files: readonly ReadFile[], roles: readonly Role[], run: () => void): Told {
  const also: NoticeAction = { phrase: { id: "notice-roles-change" }, run };
  const isPlain = roles.every((role) => role === "left" || role === "right" || role === "links");
  if (isPlain) return { also };
  const named = (role: Role) =>
    files
      .filter((_, at) => roles[at] === role)
      .map(({ name }) => name)
      .join(", ") || 0;
  const args = {
    left: named("left"),
    right: named("right"),
    second: named("second"),
    rows: named("rows"),
    links: named("links"),
    theirs: named("theirs"),
    none: named("none"),
  };
  const notice = (args.none === 0 ? plainNotice : warning)("roles", { id: "notice-roles", args });
  return { notice: { ...notice, action: also, until: "texts" } };
}

/** Takes in what has come; `name` says of what. */
async function takeIn(
  app: App,
  intake: Intake,
  since = begun(app),
  { name, ...told }: Told & { readonly name?: string } = {},
): Promise<void> {
  if (intake.kind === "giza") {
    // Whatever its number was, it is of the pair shown.
    const text = intake.text.replace(/\(\d+\)/, "(1)");
    return bringFiles(app, [new File([text], t("intake-pasted"))], app.moment.side);
  }
  try {
    await bringIn(app, intake, since, told);
    if (name === undefined) mendPasted(app, intake);
  } catch {
    // A file that went away since it was looked through; what is pasted is only unread.
    const phrase: Phrase =
      name === undefined ? { id: "intake-unread" } : { id: "intake-unreadable", args: { name } };
    app.notify(warning("intake", phrase));
  }
}

/** Takes what was pasted outside every field; undefined where there is nothing in it. */
function takePasted(app: App, text: string, files: readonly File[]): Promise<void> | undefined {
  const { side } = app.moment;
  const intake = intakeText(text, side);
  if (intake.kind !== "fragment") return takeIn(app, intake);
  return files.length > 0 ? bringFiles(app, files, side) : undefined;
}

function takeDropped(app: App, files: readonly File[], side: Side): Promise<void> {
  app.set("side", side);
  return bringFiles(app, files, side);
}

async function takeEarly(app: App, { text, files, side }: Early): Promise<void> {
  await (side === undefined ? takePasted(app, text, files) : takeDropped(app, files, side));
}
