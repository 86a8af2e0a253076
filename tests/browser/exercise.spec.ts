/** Exercises: what a student sees and does in a frame, and what is handed in. */
import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { inflateRawSync } from "node:zlib";
import { faults } from "./axe.js";
import { expect, linkOf, type Page, test, wordIn } from "./page.js";

const four = (...words: readonly (readonly [string, string, number, string])[]) =>
  words.map((word) => word.join("\t")).join("\n");
const a4 = four(
  ["she", "PRON", 3, "nsubj"],
  ["never", "ADV", 3, "advmod"],
  ["reads", "VERB", 0, "root"],
  ["the", "DET", 5, "det"],
  ["news", "NOUN", 3, "obj"],
);
const b4 = four(
  ["die", "DET", 2, "det"],
  ["Nachrichten", "NOUN", 3, "obj"],
  ["liest", "VERB", 0, "root"],
  ["sie", "PRON", 3, "nsubj"],
  ["nie", "ADV", 3, "advmod"],
);
const model = "1-4 2-5 3-3 4-1 5-2";

/** The end of the address of a task. */
function link(task: Readonly<Record<string, unknown>>, comments = ""): string {
  return linkOf({ a4: comments + a4, b4, task: { model, ...task } });
}

async function open(page: Page, task: Readonly<Record<string, unknown>>, options = "") {
  await page.goto(`./embed.html?lang=en${options}${link(task)}`);
  await expect(page.getByRole("heading").first()).toBeVisible();
}

async function draw(page: Page, ...links: readonly (readonly [number, number])[]): Promise<void> {
  for (const [left, right] of links) {
    await wordIn(page, "A", left).click();
    await wordIn(page, "B", right).click();
  }
}

const check = (page: Page) => page.getByRole("button", { name: "Check" });
const said = (page: Page) => page.getByRole("status");

/** What would be handed in. */
async function saved(page: Page, name = "twintree-answer.json") {
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Save the answers" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(name);
  return JSON.parse(readFileSync(await download.path(), "utf8"));
}

test("links are drawn, checked, mended and handed in as a file", async ({ page }) => {
  await open(page, { kind: "links", given: "1-4", text: "Which word answers to which?" });
  await expect(page.getByRole("heading", { name: "Which word answers to which?" })).toBeVisible();
  await expect(page.getByText("1 of 5")).toBeVisible();
  // Nothing of the solution is told before it is tried, nor is a score.
  await expect(page.getByText(/labels and directions differ/)).toHaveCount(0);
  await check(page).click();
  await expect(
    page.getByText("Nothing has been drawn yet", { exact: false }).first(),
  ).toBeVisible();
  await draw(page, [3, 3], [2, 1]);
  await expect(page.locator(".exercise-wanting")).toHaveCount(0);
  await expect(page.getByText("3 of 5")).toBeVisible();
  await check(page).click();
  await expect(said(page)).toContainText("1 right, 1 wrong, 3 links missing.");
  await expect(page.getByText("never – die", { exact: false })).toBeVisible();
  await expect(page.locator(".canvas-owner-wrong[data-link='2-1']")).toHaveCount(1);
  await expect(page.locator(".canvas-owner-missing")).toHaveCount(0);
  // What was said belongs to what was checked.
  await draw(page, [2, 1]);
  await expect(
    page.getByText("1 right, 1 wrong", { exact: false }).locator("visible=true"),
  ).toHaveCount(0);
  await draw(page, [2, 5], [4, 1], [5, 2]);
  await check(page).click();
  await expect(page.locator(".exercise-closing")).toContainText("Finished: 100% right.");
  await expect(check(page)).toHaveCount(0);
  expect(await saved(page)).toMatchObject({
    twintree: "answer",
    version: 1,
    kind: "links",
    score: 1,
    answers: [{ answer: "1-4 2-5 3-3 4-1 5-2", tries: 2, right: 4, wrong: 0, missing: 0 }],
  });
  // With a name in it, teachers know whose it is.
  await page.getByRole("textbox", { name: "Your name" }).fill("Zoë O’Neil ");
  expect(await saved(page, "twintree-answer-Zoë-O-Neil.json")).toMatchObject({
    name: "Zoë O’Neil",
    score: 1,
  });
});

test("the last try ends it, and the model is drawn beside the answer", async ({ page }) => {
  await open(page, { kind: "links", feedback: "model", tries: 2 });
  await draw(page, [2, 1]);
  await check(page).click();
  await expect(said(page)).toContainText("1 try left.");
  await expect(page.locator(".canvas-owner-missing")).toHaveCount(0);
  await check(page).click();
  await expect(page.locator(".exercise-closing")).toContainText("Finished: 0% right.");
  await expect(page.locator(".canvas-owner-missing[data-link]")).toHaveCount(5);
  await expect(page.getByText("she – sie", { exact: false })).toBeVisible();
  // It is over: nothing is linked any longer.
  await draw(page, [1, 4]);
  await page.keyboard.press("Control+Z");
  await expect(page.locator(".canvas-owner-wrong[data-link]")).toHaveCount(1);
});

test("of a percentage alone, and of nothing, no more is told", async ({ page }) => {
  await open(page, { kind: "links", feedback: "percent" });
  await draw(page, [1, 4], [2, 1]);
  await check(page).click();
  await expect(said(page)).toContainText("29% right.");
  await expect(page.getByText("wrong", { exact: false })).toHaveCount(0);
  await expect(page.locator(".canvas-owner-wrong")).toHaveCount(0);
  await page.getByRole("button", { name: "Hand in" }).click();
  await expect(page.locator(".exercise-closing")).toContainText("Finished: 29% right.");

  await page.goto("about:blank");
  await open(page, { kind: "links", feedback: "none" });
  await draw(page, [1, 4], [2, 1]);
  await page.getByRole("button", { name: "Hand in" }).click();
  await expect(page.locator(".exercise-closing")).toHaveText("Handed in.");
  await expect(page.getByText(/right|wrong|%/)).toHaveCount(0);
});

test("with keys alone", async ({ page }) => {
  await open(page, { kind: "links", given: "2-5 3-3 4-1 5-2" });
  await page.getByRole("listbox").first().focus();
  await page.keyboard.press("Home");
  await page.keyboard.press("Enter");
  // The fourth word of B.
  await page.keyboard.press("Home");
  for (let times = 0; times < 3; times += 1) await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect(page.getByText("5 of 5")).toBeVisible();
  await check(page).focus();
  await page.keyboard.press("Enter");
  await expect(said(page)).toContainText("All links are right.");
});

test("in a low frame the field and what is said of an answer stand in sight, above the trees", async ({
  page,
}) => {
  await page.setViewportSize({ width: 358, height: 480 });
  await open(page, { kind: "cost", edge: "1-4 5-2", feedback: "model", tries: 2 });
  await expect(page.getByRole("spinbutton")).toBeInViewport({ ratio: 1 });
  await check(page).click();
  await expect(page.locator(".exercise-wanting")).toBeInViewport({ ratio: 1 });
  await page.getByRole("spinbutton").fill("4");
  // What was wanting is there.
  await expect(page.locator(".exercise-wanting")).toHaveCount(0);
  await check(page).click();
  await expect(page.locator(".exercise-verdict")).toBeInViewport({ ratio: 1 });
});

test("the focus of the keyboard stays in the exercise from question to question, to its end", async ({
  page,
}) => {
  await open(page, { kind: "cost", tries: 1 });
  await page.getByRole("spinbutton").fill("0");
  await page.keyboard.press("Enter");
  // The field is gone, and the way on has the focus.
  await expect(page.getByRole("button", { name: "Next question" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Question 2 of 4", { exact: true })).toBeVisible();
  await expect(check(page)).toBeFocused();
  await page.getByRole("button", { name: "Skip" }).click();
  await page.getByRole("button", { name: "Skip" }).click();
  await page.getByRole("button", { name: "Hand in" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.locator(".exercise-closing")).toBeFocused();
});

test("whoever hears the page is told how it ended, and no score before", async ({ page }) => {
  await open(page, { kind: "links", tries: 1 });
  await draw(page, [1, 4], [2, 1]);
  await expect(said(page)).toContainText("2 links");
  await expect(said(page)).not.toContainText("imilarity");
  await check(page).click();
  await expect(said(page)).toContainText("1 right, 1 wrong, 4 links missing.");
  await expect(said(page)).toContainText("Finished: 29% right.");
});

test("the next edge is chosen from the list, or by two links, and Kruskal judges", async ({
  page,
}) => {
  await open(page, { kind: "edge", tries: 2 });
  await expect(page.getByText("Question 1 of 4")).toBeVisible();
  await check(page).click();
  await expect(page.getByText("Choose an edge first", { exact: false }).first()).toBeVisible();
  await page.getByRole("combobox").selectOption({ label: "she – never" });
  await check(page).click();
  await expect(said(page)).toContainText(
    "Right: it weighs the same as the – news, which the rule for equal weights takes first.",
  );
  await page.getByRole("button", { name: "Next question" }).click();
  await expect(page.getByText("In the tree so far: the – news.")).toBeVisible();
  await expect(said(page)).toContainText("Question 2 of 4");
  await wordIn(page, "A", 1).click();
  await wordIn(page, "A", 5).click();
  await expect(page.getByRole("combobox")).toHaveValue("0 4");
  await check(page).click();
  await expect(said(page)).toContainText("There is a cheaper edge");
  await expect(said(page)).toContainText("1 try left.");
  await page.getByRole("button", { name: "Skip" }).click();
  await expect(page.getByText("Question 3 of 4", { exact: true })).toBeVisible();
});

test("what an edge costs is typed", async ({ page }) => {
  await open(page, { kind: "cost", edge: "1-4 5-2", feedback: "model", tries: 2 });
  await expect(page.getByRole("heading", { name: "“she – news”" })).toBeVisible();
  await check(page).click();
  await expect(page.getByText("Type a whole number first.").first()).toBeVisible();
  await page.getByRole("spinbutton").fill("4");
  await page.keyboard.press("Enter");
  await expect(said(page)).toContainText("That is not what it costs. 1 try left.");
  await page.getByRole("spinbutton").fill("1");
  await page.keyboard.press("Enter");
  await expect(page.locator(".exercise-closing")).toContainText("Finished: 100% right.");
  expect((await saved(page)).answers).toMatchObject([{ question: "cost", answer: "1", tries: 2 }]);
});

test("questions by lot: a missing link, and the words of a path", async ({ page }) => {
  await open(page, { kind: "missing", seed: 1, count: 1 });
  await expect(
    page.getByRole("heading", { name: "Which link is missing? Draw it." }),
  ).toBeVisible();
  await expect(page.locator(".canvas-link[data-link]")).toHaveCount(4);
  const drawn = await page
    .locator(".canvas-link[data-link]")
    .evaluateAll((all) => all.map((one) => one.getAttribute("data-link")));
  const [gone = ""] = model.split(" ").filter((one) => !drawn.includes(one));
  const [left, right] = gone.split("-").map(Number) as [number, number];
  await draw(page, [left, right]);
  await check(page).click();
  await expect(said(page)).toContainText("All links are right.");

  await page.goto("about:blank");
  await open(page, { kind: "path", seed: 3, count: 1 });
  const asked = (await page.getByRole("heading").first().textContent()) ?? "";
  const [, from = "", to = ""] = /from “(\S+)” to “(\S+)” pass/.exec(asked) ?? [];
  await page.getByRole("checkbox", { name: from, exact: true }).check();
  await check(page).click();
  await expect(said(page)).toContainText("1 right, 0 wrong");
  for (const name of [from, to, ...(asked.includes("in A") ? ["reads"] : ["liest"])])
    await page.getByRole("checkbox", { name, exact: true }).check();
  await check(page).click();
  await expect(said(page)).toContainText("these are the words of the path");
});

test("what was drawn for one question is not undone in the next", async ({ page }) => {
  await open(page, { kind: "missing", seed: 1, count: 2, tries: 1 });
  const drawn = () =>
    page
      .locator(".canvas-link[data-link]")
      .evaluateAll((all) => all.map((one) => one.getAttribute("data-link")).sort());
  await draw(page, [1, 1]);
  await check(page).click();
  await page.getByRole("button", { name: "Next question" }).click();
  await expect(page.locator(".canvas-link[data-link]")).toHaveCount(4);
  const before = await drawn();
  await page.getByRole("listbox").first().focus();
  await page.keyboard.press("Control+Z");
  await expect(said(page)).toContainText("nothing", { ignoreCase: true });
  expect(await drawn()).toEqual(before);
});

test("a frame without an origin tells the page around it, and gives the link to copy", async ({
  page,
  baseURL,
  watch,
}) => {
  // In a frame like this one nothing can be written to the clipboard.
  watch.excuse((message) => message.text().includes("Clipboard API has been blocked"));
  await page.route("**/course.html", (route) =>
    route.fulfill({
      contentType: "text/html",
      body: `<!doctype html><html lang="en"><link rel="icon" href="data:,"><title>Course</title><script>window.told = []; addEventListener("message", ({ data }) => told.push(data));</script>
      <iframe title="Exercise" sandbox="allow-scripts" width="900" height="900" src="${baseURL}embed.html?lang=en${link({ kind: "links", tries: 1 })}"></iframe>`,
    }),
  );
  await page.goto("./course.html");
  const frame = page.frameLocator("iframe");
  await wordIn(frame, "A", 1).click();
  await wordIn(frame, "B", 4).click();
  await frame.getByRole("button", { name: "Check" }).click();
  await expect(frame.locator(".exercise-closing")).toContainText("Finished: 33% right.");
  const told = () => page.evaluate(() => (window as never as { told: unknown[] }).told);
  await expect.poll(told).toContainEqual({
    type: "twintree:done",
    score: 0.3333,
    answers: [expect.objectContaining({ answer: "1-4", right: 1, missing: 4 })],
  });
  expect(await told()).toContain('{"action":"complete"}');
  await frame.getByRole("button", { name: "Copy as a link" }).click();
  const field = frame.getByRole("textbox", { name: "Link with the answers" });
  const address = await field.inputValue();
  const payload = address.split("#1.")[1] ?? "";
  const parcel = JSON.parse(inflateRawSync(Buffer.from(payload, "base64url")).toString());
  expect(parcel).toMatchObject({ links: "1-4", answer: { kind: "links", score: 0.3333 } });
});

test("answers that are too long for a link are to be saved", async ({ page }) => {
  // So long that the task fits into a link, and the same texts with the answers do not.
  let note = "";
  const task = { kind: "links", tries: 1 };
  const noted = () => link(task, `# note = ${note}\n`);
  while (noted().length < 65_300) note += randomBytes(60).toString("base64");
  await page.goto(`./embed.html?lang=en${noted()}`);
  await draw(page, [1, 4]);
  await check(page).click();
  await page.getByRole("button", { name: "Copy as a link" }).click();
  await expect(page.getByText("too long for a link").first()).toBeVisible();
});

test("where all links are given there is nothing to draw, and it can be handed in", async ({
  page,
}) => {
  await open(page, { kind: "links", given: model });
  await check(page).click();
  await expect(page.locator(".exercise-closing")).toHaveText("Finished: 100% right.");
});

test("a missing link is asked of trees of any kind, and of the others why not is said", async ({
  page,
}) => {
  const opened = async (kind: string) => {
    const pair = { a: "(S (NP we) (VP sleep))", b: "wir schlafen", formats: ["brackets", "words"] };
    const task = { kind, seed: 1, model: "1-1 2-2" };
    await page.goto("about:blank");
    await page.goto(`./embed.html?lang=en${linkOf({ ...pair, task })}`);
  };
  await opened("missing");
  await expect(
    page.getByRole("heading", { name: "Which link is missing? Draw it." }),
  ).toBeVisible();
  await expect(page.locator(".canvas-link[data-link]")).toHaveCount(1);
  const drawn = await page.locator(".canvas-link[data-link]").getAttribute("data-link");
  await draw(page, drawn === "1-1" ? [2, 2] : [1, 1]);
  await check(page).click();
  await expect(said(page)).toContainText("All links are right.");
  await opened("path");
  await expect(page.getByText("is no dependency tree")).toBeVisible();
});

test("a task that is not known here is refused, and not shown with its solution", async ({
  page,
}) => {
  await page.goto(`./embed.html?lang=en${link({ kind: "essay" })}`);
  await expect(page.getByRole("alert")).toContainText("of a kind that this version");
  await expect(page.getByRole("option")).toHaveCount(0);
});

test("an exercise has no fault that axe finds", async ({ page }) => {
  await open(page, { kind: "links", feedback: "model", tries: 1 });
  await draw(page, [1, 4], [2, 1]);
  const inElement = () => faults(page, { include: "twin-tree" });
  expect(await inElement()).toEqual([]);
  await check(page).click();
  await expect(page.locator(".exercise-closing")).toContainText("Finished:");
  expect(await inElement()).toEqual([]);
  await page.goto("about:blank");
  await open(page, { kind: "path", seed: 3 });
  expect(await inElement()).toEqual([]);
});
