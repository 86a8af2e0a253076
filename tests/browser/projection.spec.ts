/** The Projection tab: a clause and its translation, decision by decision; a model trained, kept and asked. */
import { readFileSync } from "node:fs";
import { inflateRawSync } from "node:zlib";
import { faults } from "./axe.js";
import { expect, linkOf, type Page, Twintree, test } from "./page.js";
import { silence, trapNext, withSilence, withTraps } from "./trap.js";

const table = (name: string) =>
  JSON.parse(
    readFileSync(new URL(`../tables/projection/${name}.json`, import.meta.url), "utf8"),
  ) as { left: string; right: string; links: string };
const obstacle = table("figure-2-main-obstacle");

/** The address of a pair with the tab open. */
function address(
  { left, right, links }: typeof obstacle,
  chosen: Readonly<Record<string, unknown>> = {},
  more: Readonly<Record<string, unknown>> = {},
): string {
  const parcel = {
    ...{ a: left, b: right, links, formats: ["brackets", "brackets"] },
    view: { resultsTab: "projection", tabs: { projection: chosen } },
    ...more,
  };
  return `./${linkOf(parcel)}`;
}

/** What is chosen in the tab by a link. */
function chosenIn(url: string): unknown {
  const payload = Buffer.from(url.split("#1.")[1] ?? "", "base64url");
  return JSON.parse(inflateRawSync(payload).toString()).view.tabs?.projection;
}

/** A pair of the generated set. */
function generated(at: number): typeof obstacle {
  const line = (ending: string) =>
    readFileSync(new URL(`../projection/generated.${ending}`, import.meta.url), "utf8").split("\n")[
      at
    ] ?? "";
  return { left: line("de.mrg"), right: line("en.mrg"), links: line("links") };
}

const decision = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const row = (page: Page, name: string) =>
  page.getByRole("row").filter({ has: decision(page, name) });
const segment = (page: Page, name: string) =>
  page.getByRole("group", { name: "What to do" }).getByRole("button", { name });
const pieces = (page: Page, at = 0) => page.locator(".projection-pieces").nth(at);

/** Trains on a set, and waits for the model. */
async function train(page: Page, set = "63 pairs by hand", passes = "2"): Promise<void> {
  await segment(page, "Train").click();
  await page.getByRole("radio", { name: set }).check();
  await page.getByRole("spinbutton", { name: "Passes" }).fill(passes);
  await page.getByRole("spinbutton", { name: "Passes" }).press("Tab");
  await page.getByRole("button", { name: "Train", exact: true }).last().click();
  await expect(page.getByText(/^Done: in pass/)).toBeVisible();
  await expect(page.getByText(/weights, learnt from/)).toBeVisible();
}

test.describe("a clause and its translation", () => {
  test.beforeEach(({ page }) => page.goto(address(obstacle)));

  test("show ten decisions, the spine, how they were found, and the clause slot by slot", async ({
    page,
  }) => {
    await expect(
      page.getByRole("heading", { name: "10 decisions: 8 and one for each of 2 modifiers" }),
    ).toBeVisible();
    await expect(row(page, "STEM")).toContainText("be");
    await expect(row(page, "SPINE")).toContainText("(SBAR-A (IN that) (S NP-A (VP V NP-A)))");
    await expect(row(page, "SUBJECT")).toContainText("das haupthemmnis: NP-A the main obstacle");
    await expect(row(page, "WH")).toContainText("no slot for it in the spine");
    await expect(row(page, "MOD(2)")).toContainText("2 is the OBJECT already");
    await expect(
      page.getByRole("img", { name: "The spine (SBAR-A (IN that) (S NP-A (VP V NP-A)))" }),
    ).toBeVisible();
    await expect(page.getByText("Every decision read off, none against")).toBeVisible();
    await expect(pieces(page).getByRole("listitem")).toHaveText([
      /^\s*that\s*COMP/,
      /pre-sub/,
      /^\s*the main obstacle\s*SUBJECT · 1/,
      /post-sub/,
      /^\s*has\s*MODALS/,
      /in-modals/,
      /^\s*been\s*INFL/,
      /^\s*the predictable resistance of manufacturers\s*OBJECT · 2/,
      /post-verb/,
    ]);
  });

  test("light in both trees where a decision comes from, pointed at, by keys, and chosen", async ({
    page,
  }) => {
    const lit = page.locator("twintree-canvas .canvas-ground");
    await expect(row(page, "SUBJECT")).toBeVisible();
    await expect(lit).toHaveCount(0);
    await row(page, "SUBJECT").hover();
    // Two words and a phrase of A, three words and a phrase of B.
    await expect(lit).toHaveCount(7);
    await expect(page.locator("twintree-canvas .canvas-tone-subject").first()).toBeVisible();
    await expect(page.getByText("SUBJECT is 1: where it comes from is highlighted.")).toBeVisible();
    await page.getByRole("heading", { name: "Spine" }).hover();
    await expect(lit).toHaveCount(0);
    await decision(page, "MODALS").focus();
    await expect(lit).toHaveCount(1);
    await page.keyboard.press("Enter");
    await expect(decision(page, "MODALS")).toHaveAttribute("aria-pressed", "true");
    await expect(pieces(page).locator(".projection-lit")).toHaveText("has");
    // Pointed at by keys, another one is shown for as long as that lasts.
    await page.keyboard.press("Tab");
    await expect(lit).toHaveCount(2);
    await page.keyboard.press("Shift+Tab");
    await expect(lit).toHaveCount(1);
    await expect.poll(() => chosenIn(page.url())).toMatchObject({ decision: 6 });
    await page.reload();
    await expect(lit).toHaveCount(1);
    await decision(page, "MODALS").click();
    await expect(decision(page, "MODALS")).toHaveAttribute("aria-pressed", "false");
  });

  test("change with the links", async ({ page }) => {
    await expect(row(page, "SUBJECT")).toContainText("das haupthemmnis");
    const twintree = new Twintree(page);
    await twintree.replace("Links between A and B", "9-5 9-6");
    await expect(row(page, "SUBJECT")).toContainText("which translates no modifier");
    await expect(row(page, "MOD(1)")).toContainText("deleted");
    await page.getByRole("button", { name: /^Undo/ }).first().click();
    await expect(row(page, "SUBJECT")).toContainText("das haupthemmnis");
  });
});

test("brackets that are read as dependencies show the same", async ({ page }) => {
  await page.goto(address(obstacle, { decision: 3 }, { readAs: "dependencies" }));
  await expect(row(page, "SUBJECT")).toContainText("das haupthemmnis: the main obstacle");
  await expect(page.locator("twintree-canvas .canvas-ground")).toHaveCount(5);
  await expect(page.locator("twintree-canvas .canvas-half.canvas-tone-subject")).toHaveCount(2);
});

test("clauses are chosen by a select, each with its own decisions", async ({ page }) => {
  await page.goto(address(table("clauses-in-order-of-verbs")));
  await expect(row(page, "STEM")).toContainText("believe");
  const choice = page.getByLabel("Clauses");
  await choice.selectOption({ index: 1 });
  await expect(row(page, "STEM")).toContainText("sleep");
  await expect(choice).toHaveValue("1");
  // A pair with one clause takes its first.
  await page.goto("about:blank");
  await page.goto(address(obstacle, { clause: 7 }));
  await expect(row(page, "STEM")).toContainText("be");
});

test.describe("a clause that gives none", () => {
  for (const [name, reason, passed] of [
    ["dropped-no-clauses", "Neither side has a clause.", 1],
    ["dropped-clauses-differ", /A has \d clauses, B \d\. Only equally many can be paired\./, 1],
    ["dropped-aligned-outside", /is aligned with .*, which is not in the clause of/, 2],
    ["dropped-no-main-verb", /The clause of [AB] has no main verb\./, 1],
    ["dropped-forbidden", "WH is against a constraint: the spine has no slot for wh-words.", 3],
  ] as const) {
    test(`says at which step it fell out: ${name}`, async ({ page }) => {
      await page.goto(address(table(name)));
      const none = page.getByRole("region", { name: "No projection" });
      const choice = page.getByLabel("Clauses");
      if ((await choice.count()) > 0 && !(await none.isVisible())) {
        await choice.selectOption({ index: 1 });
      }
      await expect(none.getByText(reason)).toBeVisible();
      const steps = page.getByRole("region", { name: "Where it fell out" }).getByRole("listitem");
      await expect(steps).toHaveCount(passed + 1);
      await expect(steps.last()).toContainText("✕");
    });
  }

  test("as it is dependencies says what is needed", async ({ page, twintree }) => {
    await expect(twintree.tree("A")).toBeVisible();
    await page.getByRole("tab", { name: "Projection" }).click();
    await expect(
      page.getByText(/A has no phrases\. Projections are read off/).first(),
    ).toBeVisible();
    await segment(page, "Train").click();
    await page.getByRole("radio", { name: "the pair of the page" }).check();
    await expect(page.getByText("Not available: both sides must be phrase trees.")).toBeVisible();
    await expect(page.getByRole("button", { name: "Train", exact: true }).last()).toBeDisabled();
    await expect(page.locator("#results .results-command")).toHaveCount(0);
    await segment(page, "Derive").click();
    await page.getByRole("button", { name: "Show 63 pairs written by hand" }).click();
    await expect(row(page, "VOICE")).toContainText("passive");
  });
});

test("a set is trained with progress, stopped, trained again, saved, loaded, and asked", async ({
  page,
}) => {
  await page.goto(address(generated(0), { segment: "train", set: "generated", passes: 100 }));
  const start = page.getByRole("button", { name: "Train", exact: true }).last();
  await start.click();
  await expect(page.getByText(/^Pass \d+ of 100: \d+ of 464 clauses/)).toBeVisible();
  await expect(page.getByRole("progressbar", { name: "Training" })).toBeVisible();
  await page.getByRole("button", { name: "Stop" }).click();
  await expect(page.getByText(/^Stopped in pass \d+ of 100/)).toBeVisible();
  await expect(page.getByText(/weights, learnt from/)).toBeVisible();
  await page.getByRole("spinbutton", { name: "Passes" }).fill("3");
  await page.getByRole("spinbutton", { name: "Passes" }).press("Tab");
  await start.click();
  await expect(page.getByText(/^Done: in pass 3/)).toBeVisible();
  await expect(page.getByText("400 pairs of sentences, 464 pairs of clauses.")).toBeVisible();
  await expect(page.getByRole("img", { name: /^Learning curve over 3 passes/ })).toBeVisible();
  await expect(page.getByText(/learnt from 1,392 examples/)).toBeVisible();
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save as a file" }).click();
  const download = await saving;
  expect(download.suggestedFilename()).toBe("generated.projection-model.txt");
  const text = readFileSync(await download.path(), "utf8");
  expect(text).toMatch(/^twintree projection model 1\n/);

  await page.reload();
  await expect(page.getByText("None yet. Train one, or load one")).toBeVisible();
  const file = page.getByLabel("Load a model …");
  const upload = (name: string, content: string) =>
    file.setInputFiles({ name, mimeType: "text/plain", buffer: Buffer.from(content) });
  await upload("broken.txt", text.replace("visits", "nonsense"));
  await expect(page.getByText("broken.txt is not a model:")).toBeVisible();
  await expect(page.getByText(/^Line 2, column 1: “nonsense/)).toBeVisible();
  await upload("other.txt", "(S (NP he) (VP sleeps))");
  await expect(page.getByText(/^Line 1, column 1: the first line must be/)).toBeVisible();
  await expect(page.getByText("None yet. Train one, or load one")).toBeVisible();
  await upload("mine.txt", text);
  await expect(page.getByText(/mine\.txt .* learnt from 1,392 examples/)).toBeVisible();
  await expect(page.getByText("other.txt is no model")).toHaveCount(0);
  await page.getByRole("button", { name: "Predict with it" }).click();
  await expect(page.getByRole("heading", { name: "The answer beside the gold one" })).toBeVisible();
  await expect(page.getByText("They are the same, decision by decision.")).toBeVisible();
  await expect(page.getByText(/^Predicted with .*; the gold one has/)).toBeVisible();
});

test("the beam is walked through by keys, and tells what spoke for a value and what was forbidden", async ({
  page,
}) => {
  await page.goto(address(generated(0)));
  await train(page, "400 generated pairs", "2");
  await page.getByRole("button", { name: "Predict with it" }).click();
  const beam = page.getByRole("group", { name: /^The beam, decision by decision/ });
  const at = (name: RegExp) => beam.getByRole("button", { name });
  const pressed = beam.locator('[aria-pressed="true"]');
  await expect(pressed).toHaveCount(1);
  await pressed.focus();
  await page.keyboard.press("Home");
  await expect(pressed).toHaveAttribute("aria-label", /^STEM /);
  await expect(pressed).toBeFocused();
  for (const name of ["SPINE", "VOICE", "SUBJECT"]) {
    await page.keyboard.press("ArrowRight");
    await expect(pressed).toHaveAttribute("aria-label", new RegExp(`^${name} `));
    await expect(pressed).toBeFocused();
  }
  await expect(page.getByRole("heading", { name: /^SUBJECT: what speaks for/ })).toBeVisible();
  const forbidden = page.getByRole("region", { name: "What the constraints forbade" });
  await expect(forbidden).toContainText("NULL");
  await expect(forbidden).toContainText("the spine has a slot for a subject");
  const before = await pressed.getAttribute("aria-label");
  await page.keyboard.press("ArrowDown");
  await expect(pressed).not.toHaveAttribute("aria-label", before ?? "");
  await expect(pressed).toHaveAttribute("aria-label", /^SUBJECT /);
  await expect(pressed).toBeFocused();
  // A second column: what was found.
  await expect(page.getByRole("heading", { name: /^SUBJECT: .* and what for/ })).toBeVisible();
  await expect(page.locator(".projection-weights tbody tr").first()).toContainText(
    /: [\s\S]*[+−]\d/,
  );
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Home");
  await expect(pressed).toHaveAttribute("aria-label", /^STEM /);
  await page.keyboard.press("End");
  await expect(pressed).toHaveAttribute("aria-label", /^MOD\(\d\) /);
  await at(/^VOICE passive/)
    .first()
    .click();
  await expect(pressed).toHaveAttribute("aria-label", /^VOICE passive/);
  await page.getByRole("combobox", { name: "Beam" }).selectOption("1");
  // Each decision keeps one.
  await expect(beam.locator(".beam-box:not(.beam-out)")).toHaveCount(10);
  await page.getByLabel("Only what training has seen").uncheck();
  await expect(pressed).toHaveCount(1);
});

test("a clause of which the model knows nothing is predicted, too, and what was never seen is said", async ({
  page,
}) => {
  await page.goto(address(obstacle));
  await train(page, "400 generated pairs", "1");
  await page.getByRole("button", { name: "Predict with it" }).click();
  await expect(pieces(page, 1)).toContainText("has");
  await expect(page.getByText(/Training has never seen|fell out of the beam/)).toBeVisible();
  // Only the clauses of A matter.
  await new Twintree(page).replace("Sentence A in brackets", "(s (adv nie))");
  await expect(page.getByText("The clause of A has no main verb.").first()).toBeVisible();
  await new Twintree(page).replace("Sentence A in brackets", "(s (adv nie)");
  await expect(
    page.getByText("These results belong to the last state without errors."),
  ).toBeVisible();
});

test("without a model, one click trains one", async ({ page }) => {
  await page.goto(address(generated(3), { segment: "predict", passes: 1 }));
  await page.getByRole("button", { name: "Train on 400 generated pairs" }).click();
  await expect(page.getByText(/^Done: in pass 1/)).toBeVisible();
  await segment(page, "Predict").click();
  await expect(page.getByRole("heading", { name: "The beam, decision by decision" })).toBeVisible();
  // Other segments, other tabs and other pairs leave the model where it is.
  await page.getByRole("tab", { name: "Distances" }).click();
  await page.getByRole("tab", { name: "Projection" }).click();
  await expect(page.getByRole("heading", { name: "The beam, decision by decision" })).toBeVisible();
});

test("the pairs of a set are shown, trained on as those of the page, and undone", async ({
  page,
}) => {
  await page.goto(address(obstacle, { segment: "train", set: "by-hand", passes: 1 }));
  await page.getByRole("button", { name: "Show these pairs" }).click();
  await expect(page.getByText("1 of 63")).toBeVisible();
  await page.getByRole("radio", { name: "the 63 pairs of the page" }).check();
  await page.getByRole("button", { name: "Train", exact: true }).last().click();
  await expect(page.getByText(/^Done: in pass 1/)).toBeVisible();
  await expect(page.getByText(/^63 pairs of sentences/)).toBeVisible();
  // The command trains on the same pairs, out of files that are made of them.
  await page.getByText("The same on the command line").click();
  const command = page.locator("#results .results-command");
  await expect(command.locator("code")).toHaveText(
    "twintree project train A.mrg B.mrg --links links.txt --model pairs.projection-model.txt --passes 1 --beam 20",
  );
  for (const [name, file] of [
    ["A.mrg", "de.mrg"],
    ["B.mrg", "en.mrg"],
    ["links.txt", "links"],
  ] as const) {
    const saving = page.waitForEvent("download");
    await command.getByRole("button", { name, exact: true }).click();
    const saved = readFileSync(await (await saving).path(), "utf8");
    const given = readFileSync(new URL(`../projection/by-hand.${file}`, import.meta.url), "utf8");
    expect(saved === given, name).toBe(true);
  }
  await segment(page, "Derive").click();
  await expect(row(page, "VOICE")).toContainText("passive");
  await page.getByRole("button", { name: /^Undo/ }).first().click();
  await expect(row(page, "STEM")).toContainText("be");
});

test("a pair without clauses gives nothing to train on, and says so", async ({ page }) => {
  await page.goto(address(table("dropped-no-clauses"), { segment: "train", set: "page" }));
  await page.getByRole("button", { name: "Train", exact: true }).last().click();
  await expect(page.getByText("There is no pair of clauses to train on.")).toBeVisible();
  await expect(page.getByText("1 without a clause")).toBeVisible();
});

test("a set that cannot be fetched is said, and trained on when it can", async ({
  page,
  watch,
}) => {
  watch.excuse((message) => /Failed to load resource/.test(message.text()));
  await page.route(/by-hand.*\.mrg/, (route) => route.abort());
  await page.goto(address(obstacle, { segment: "train", set: "by-hand", passes: 1 }));
  await page.getByRole("button", { name: "Train", exact: true }).last().click();
  await expect(page.getByText("Training failed. Start it again.")).toBeVisible();
  await page.unroute(/by-hand.*\.mrg/);
  await page.getByRole("button", { name: "Train", exact: true }).last().click();
  await expect(page.getByText(/^Done: in pass 1/)).toBeVisible();
});

test("other pairs are looked at while a model is trained", async ({ page }) => {
  await page.goto(address(obstacle, { segment: "train", set: "generated", passes: 100 }));
  await page.getByRole("button", { name: "Train", exact: true }).last().click();
  await expect(page.getByText(/^Pass \d+ of 100/)).toBeVisible();
  await segment(page, "Derive").click();
  await expect(row(page, "STEM")).toContainText("be");
  await new Twintree(page).replace("Sentence A in brackets", generated(1).left);
  await expect(row(page, "STEM")).toBeVisible();
  await segment(page, "Train").click();
  await expect(page.getByText(/^Pass \d+ of 100/)).toBeVisible();
  await page.getByRole("button", { name: "Stop" }).click();
  await expect(page.getByText(/^Stopped in pass/)).toBeVisible();
});

test.describe("a trap in training", () => {
  test.beforeEach(async ({ context, watch }) => {
    watch.excuse((message) => /Service Worker|RuntimeError/.test(message.text()));
    await withTraps(context);
  });

  test("is said, and leaves all else as it was", async ({ page }) => {
    await page.goto(address(generated(0), { segment: "train", set: "generated", passes: 100 }));
    const start = page.getByRole("button", { name: "Train", exact: true }).last();
    await start.click();
    await expect(page.getByText(/^Pass \d+ of 100/)).toBeVisible();
    await trapNext(page, "training");
    await expect(page.getByText(/^Training failed\. /)).toBeVisible();
    await page.getByRole("spinbutton", { name: "Passes" }).fill("1");
    await page.getByRole("spinbutton", { name: "Passes" }).press("Tab");
    await start.click();
    await expect(page.getByText(/^Done: in pass 1/)).toBeVisible();
    await page.getByRole("button", { name: "Predict with it" }).click();
    await expect(page.getByRole("heading", { name: "The answer beside the gold" })).toBeVisible();
  });
});

test("training that never answers is given up after ten seconds, and can be started again", async ({
  page,
  context,
}) => {
  await page.clock.install();
  await withSilence(context);
  await page.goto(address(generated(0), { segment: "train", set: "generated", passes: 100 }));
  const start = page.getByRole("button", { name: "Train", exact: true }).last();
  await start.click();
  await expect(page.getByText(/^Pass \d+ of 100/)).toBeVisible();
  await silence(page, "trainOn");
  await expect(async () => {
    await page.clock.runFor(10_000);
    await expect(page.getByText(/^Training failed\. /)).toBeVisible({ timeout: 100 });
  }).toPass();
  await silence(page, undefined);
  await start.click();
  await expect(page.getByText(/^Pass \d+ of 100/)).toBeVisible();
});

test("what comes with a link is taken as far as it goes", async ({ page }) => {
  for (const chosen of [
    { clause: -3, decision: 999, layer: 1e9, place: -1 },
    { clause: 1.5, decision: 0.5, segment: "nonsense", set: "../../x" },
    { passes: -1, width: 1e9, beam: 0, segment: "train" },
  ]) {
    await page.goto("about:blank");
    await page.goto(address(obstacle, chosen));
    await expect(page.getByRole("group", { name: "What to do" })).toBeVisible();
    await segment(page, "Derive").click();
    await expect(row(page, "STEM")).toContainText("be");
  }
});

test("what was just learnt is not lost over a file that is no model", async ({ page }) => {
  await page.addInitScript(() => {
    const held: (() => void)[] = [];
    const Real = Worker;
    // Models are read when the test says so.
    globalThis.Worker = class extends Real {
      override postMessage(message: { name?: string }) {
        if (message.name === "readModel") held.push(() => super.postMessage(message));
        else super.postMessage(message);
      }
    };
    Object.assign(globalThis, { held, read: () => held.shift()?.() });
  });
  await page.goto(address(obstacle, { segment: "train", set: "by-hand", passes: 1 }));
  await page.getByRole("button", { name: "Train", exact: true }).last().click();
  const reading = page.getByRole("status").filter({ hasText: "by-hand.projection-model.txt" });
  await expect(reading).toBeVisible();
  const file = { name: "broken.txt", mimeType: "text/plain", buffer: Buffer.from("nonsense") };
  await page.getByLabel("Load a model").setInputFiles(file);
  await expect(page.getByText(/broken\.txt/)).toBeVisible();
  await page.waitForFunction("held.length > 0");
  await page.evaluate("read()");
  await expect(page.getByText(/weights, learnt from/)).toBeVisible();
  await page.waitForFunction("held.length > 0");
  await page.evaluate("read()");
  await expect(page.getByText("broken.txt is not a model:")).toBeVisible();
  await expect(page.getByText(/weights, learnt from/)).toBeVisible();
});

test("what lies between two clauses is the one before, and its projection is shown", async ({
  page,
}) => {
  await page.goto(address(table("clauses-in-order-of-verbs"), { clause: 1.5 }));
  await expect(page.getByLabel("Clauses")).toHaveValue("1");
  await expect(row(page, "STEM")).toContainText("sleep");
});

test("on a phone everything is in reach", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(address(generated(0)));
  const fits = async () =>
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      390,
    );
  await expect(row(page, "STEM")).toBeVisible();
  await fits();
  await train(page);
  await fits();
  await page.getByRole("button", { name: "Predict with it" }).click();
  await expect(page.getByRole("heading", { name: "The answer beside the gold one" })).toBeVisible();
  await fits();
});

test("on a phone the weights of both values stand side by side", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const a =
    "(s-oc (kous-cp daß) (np-sb (art das) (nn haupthemmnis)) (np-pd (art der) (adja vorhersehbare) (nn widerstand)) (vafin-hd war))";
  const b =
    "(SBAR-A (IN that) (S (NP-A (DT the) (JJ main) (NN obstacle)) (VP (VBZ has) (VP (VBN been) (NP-A (DT the) (JJ predictable) (NN resistance))))))";
  const links = "1-1 2-2 3-3 3-4 7-5 7-6 4-7 5-8 6-9";
  const view = { resultsTab: "projection" };
  await page.goto(`./${linkOf({ a, b, formats: ["brackets", "brackets"], links, view })}`);
  await train(page);
  await page.getByRole("button", { name: "Predict with it" }).click();
  const table = page.locator(".projection-weights");
  await expect(table.locator("thead .figure")).toHaveCount(2);
  const beyond = () => table.evaluate((one) => one.getBoundingClientRect().right - innerWidth);
  expect(await beyond()).toBeLessThanOrEqual(0);
});

test("axe finds no fault", async ({ page }) => {
  const clean = async () => {
    expect(await faults(page, { include: "#canvas, #results" })).toEqual([]);
  };
  await page.goto(address(obstacle, { decision: 3 }));
  await expect(row(page, "STEM")).toBeVisible();
  expect(await faults(page)).toEqual([]);
  await train(page);
  await clean();
  await page.getByRole("button", { name: "Predict with it" }).click();
  await expect(page.getByRole("heading", { name: "The answer beside the gold one" })).toBeVisible();
  await clean();
  await page.goto("about:blank");
  await page.goto(address(table("dropped-clauses-differ")));
  await expect(page.getByRole("region", { name: "No projection" })).toBeVisible();
  await clean();
});
