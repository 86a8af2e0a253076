/** Exercises: what a teacher makes on the page, and sees of what was handed in. */
import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { unzipSync } from "fflate";
import { faults } from "./axe.js";
import { cats, expect, type Locator, linkOf, type Page, test, wordIn } from "./page.js";

async function openMaking(page: Page) {
  await page.locator(".shell-area[href='#teaching']").click();
  const area = page.getByRole("region", { name: "Teaching" });
  await expect(area.getByRole("heading", { name: "Make an exercise" })).toBeVisible();
  return area;
}

test("what was chosen and typed for an exercise stays while the pair is worked on", async ({
  twintree,
  page,
}) => {
  const area = await openMaking(page);
  await area.getByRole("checkbox", { name: "the – the" }).check();
  await area.getByLabel("Question").fill("Who is who?");
  await page.locator(".shell-area[href='#compare'], .shell-area").first().click();
  await twintree.link(5, 4);
  await openMaking(page);
  await expect(area.getByLabel("Question")).toHaveValue("Who is who?");
  await expect(area.getByRole("checkbox", { name: "the – the" })).toBeChecked();
  await expect(area.getByRole("checkbox", { name: "a – the" })).not.toBeChecked();
  // On another pair the links are others.
  await twintree.area("Examples");
  await page.getByRole("button", { name: "Two trees of one shape" }).click();
  await openMaking(page);
  await expect(area.getByLabel("Question")).toHaveValue("Who is who?");
  await expect(area.getByRole("checkbox", { checked: true })).toHaveCount(0);
});

test("a pair becomes an exercise, a student hands in, and the teacher sees the table", async ({
  twintree,
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const area = await openMaking(page);
  await expect(area.getByText("The right answers are in the link")).toBeVisible();
  await area.getByRole("checkbox", { name: "the – the" }).check();
  await area.getByLabel("Tries").fill("1");
  await area.getByLabel("Question").fill("Who is who?");
  const field = area.getByRole("textbox", { name: "Link", exact: true });
  await expect(field).toHaveValue(/embed\.html#1\./);
  const frame = area.getByRole("textbox", { name: "Frame (iframe) for a course page" });
  // Both follow what is chosen.
  await expect
    .poll(async () => (await frame.inputValue()).includes(await field.inputValue()))
    .toBe(true);
  await area.getByRole("button", { name: "Copy" }).first().click();
  await expect(area.getByText("Copied.")).toHaveCount(1);
  const address = await page.evaluate(() => navigator.clipboard.readText());

  const student = await context.newPage();
  await student.goto(address.replace("embed.html", "embed.html?lang=en"));
  await expect(student.getByRole("heading", { name: "Who is who?" })).toBeVisible();
  await expect(student.getByText("1 of 6")).toBeVisible();
  for (const [letter, id] of [
    ["A", 2],
    ["B", 5],
    ["A", 3],
    ["B", 1],
  ] as const)
    await wordIn(student, letter, id).click();
  await student.getByRole("button", { name: "Check" }).click();
  const [download] = await Promise.all([
    student.waitForEvent("download"),
    student.getByRole("button", { name: "Save the answers" }).click(),
  ]);
  const text = readFileSync(await download.path(), "utf8");
  await student.getByRole("button", { name: "Copy as a link" }).click();
  await expect(student.getByText("Copied.").first()).toBeVisible();
  const handed = await student.evaluate(() => navigator.clipboard.readText());
  await student.close();

  await twintree.drop([
    { name: "ada.json", text },
    { name: "twintree-answer.json", text: text.replace("{", '{"name":"Grace",') },
    { name: "other.json", text: "{}" },
  ]);
  // They are shown wherever the page is.
  const table = page.getByRole("region", { name: "Teaching" });
  await expect(table.getByRole("heading", { name: "Answers of students" })).toBeVisible();
  const row = table.getByRole("row", { name: /ada\.json/ });
  await expect(row).toContainText("Draw the links");
  await expect(row).toContainText("29%");
  await expect(row.getByRole("cell").nth(3)).toHaveText("3-1");
  // Who typed a name is known by it.
  await expect(table.getByRole("row", { name: /^Grace/ })).toContainText("29%");
  await expect(table.getByText("No answers in: other.json.")).toBeVisible();
  await table.getByRole("textbox", { name: "Or paste links" }).fill(`${handed}\nnothing`);
  await table.getByRole("textbox", { name: "Or paste links" }).blur();
  await expect(table.getByRole("row", { name: /^Link 3/ })).toContainText("29%");
  await expect(table.getByText("3 answers, 29% right on average.")).toBeVisible();
  // What was no answer is not lost.
  await expect(table.getByRole("textbox", { name: "Or paste links" })).toHaveValue("nothing");
  await expect(table.getByText("What is left here contains no answers.")).toBeVisible();
  await table.getByRole("button", { name: "Copy table" }).click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toMatch(
      /^Name or file\tTask\tScore\tTries\tWrong\tMissing\nada\.json\tlinks [0-9a-f]{16}\t0\.2857\t1\t1: 3-1\t/,
    );
});

test("each kind is asked for with what it needs", async ({ twintree, page }) => {
  await expect(twintree.tree("A")).toBeVisible();
  const area = await openMaking(page);
  const kind = area.getByLabel("What is asked");
  await kind.selectOption("Cost of an edge");
  await expect(area.getByText("Each edge of the spanning tree in turn.")).toBeVisible();
  await expect(area.getByLabel("Seed")).toHaveCount(0);
  await area.getByLabel("Choose the questions at random").check();
  await expect(area.getByLabel("Seed")).toHaveValue("1");
  await kind.selectOption("A mixture: edges, costs, links and paths");
  await expect(area.getByLabel("Choose the questions at random")).toHaveCount(0);
  await area.getByLabel("Questions", { exact: true }).fill("4");
  const way = area.getByRole("link", { name: "Try the exercise" });
  await expect(way).toHaveAttribute("href", /embed\.html#1\./);
  const before = await way.getAttribute("href");
  await area.getByLabel("Seed").fill("2");
  await expect.poll(() => way.getAttribute("href")).not.toBe(before);
  const href = (await way.getAttribute("href")) ?? "";
  await page.goto(href.replace("embed.html", "embed.html?lang=en"));
  await expect(page.getByText("Question 1 of 4")).toBeVisible();
});

test("what students could not be asked is not given to them", async ({ twintree, page }) => {
  await expect(twintree.tree("A")).toBeVisible();
  const area = await openMaking(page);
  const way = area.getByRole("link", { name: "Try the exercise" });
  await expect(way).toBeVisible();
  for (const tries of ["0", "100", "1.5"]) {
    await area.getByLabel("Tries").fill(tries);
    await expect(area.getByText("A whole number from 1 to 99.")).toBeVisible();
    await expect(way).toHaveCount(0);
  }
  await area.getByLabel("Tries").fill("");
  await expect(way).toBeVisible();
  await area.getByLabel("What is asked").selectOption("A mixture: edges, costs, links and paths");
  await area.getByLabel("Questions", { exact: true }).fill("");
  await expect(area.getByText("A whole number from 1 to 50.")).toBeVisible();
  // Trees of phrases have no paths to ask for.
  const pair = { a: "(S (NP we) (VP sleep))", b: "(S (NP wir) (VP schlafen))", links: "1-1 2-2" };
  await page.evaluate(
    (hash) => {
      location.hash = hash;
    },
    linkOf({ ...pair, formats: ["brackets", "brackets"] }),
  );
  await expect(twintree.tree("A")).toContainText("sleep");
  const again = await openMaking(page);
  // What was chosen and typed for the pair before is still there.
  await again.getByLabel("What is asked").selectOption("Draw the links");
  await expect(again.getByRole("link", { name: "Try the exercise" })).toBeVisible();
  await again.getByLabel("What is asked").selectOption("Cost of an edge");
  await expect(again.getByText("is no dependency tree")).toBeVisible();
  await expect(again.getByRole("link", { name: "Try the exercise" })).toHaveCount(0);
  await again.getByLabel("What is asked").selectOption("The missing link");
  await again.getByLabel("Questions", { exact: true }).fill("5");
  await again.getByLabel("Questions", { exact: true }).fill("5");
  await expect(again.getByRole("link", { name: "Try the exercise" })).toBeVisible();
});

test("what the browser did not copy is not called copied", async ({ twintree, page }) => {
  await expect(twintree.tree("A")).toBeVisible();
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error("refused"));
  });
  const area = await openMaking(page);
  await area.getByRole("button", { name: "Copy" }).first().click();
  await expect(page.getByText("The browser refused to copy.").first()).toBeVisible();
  await expect(area.getByText("Copied.")).toHaveCount(0);
});

test("where a pair is too long for a link, that is said", async ({ twintree, page }) => {
  const note = randomBytes(60_000).toString("base64");
  await twintree.drop([{ name: "a.conllu", text: `# note = ${note}\n${cats}` }]);
  await twintree.expectForms("A", "cats sleep");
  await twintree.link(1, 1);
  const making = await openMaking(page);
  await expect(making.getByText("This pair is too long for a link")).toBeVisible();
  const lesson = making;
  await lesson.getByRole("link", { name: "Lesson" }).click();
  await lesson.getByRole("button", { name: "Add what the page shows now" }).click();
  await expect(lesson.getByText("This pair is too long for a link")).toBeVisible();
});

test("without links there is nothing to make an exercise of", async ({ twintree, page }) => {
  await twintree.replace("Links between A and B", " ");
  await expect.poll(() => twintree.links()).toBe("");
  const area = await openMaking(page);
  await expect(area.getByText("draw the right links first")).toBeVisible();
  await expect(area.getByRole("textbox")).toHaveCount(0);
});

test("what teachers see is clean to axe", async ({ twintree, page }) => {
  await expect(twintree.tree("A")).toBeVisible();
  const area = await openMaking(page);
  await expect(area.getByRole("link", { name: "Try the exercise" })).toBeVisible();
  expect(await faults(page)).toEqual([]);
  await area.getByRole("link", { name: "Class" }).click();
  await expect(area.getByRole("heading", { name: "Answers of students" })).toBeVisible();
  expect(await faults(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

/** The files of the package that the area makes. */
async function packed(page: Page, area: Locator) {
  await expect(area.getByRole("textbox", { name: "Link", exact: true })).toHaveValue(/#1\./);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    area.getByRole("button", { name: "Save as SCORM 1.2" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("twintree-exercise.zip");
  return unzipSync(new Uint8Array(readFileSync(await download.path())));
}

const types: Readonly<Record<string, string>> = {
  html: "text/html",
  js: "text/javascript",
  css: "text/css",
  svg: "image/svg+xml",
  xml: "text/xml",
};

/** A stand-in of a platform that starts the package of the area. What it was told outlives each start. */
async function platform(page: Page, files: Readonly<Record<string, Uint8Array>>, baseURL = "") {
  const context = page.context();
  await context.route("**/platform/**", (route) => {
    const name = new URL(route.request().url()).pathname.split("/platform/")[1] ?? "";
    if (name === "course.html")
      return route.fulfill({
        contentType: "text/html",
        body: `<!doctype html><html lang="en"><link rel="icon" href="data:,"><title>Platform</title><script>
          window.values = { "cmi.core.lesson_status": "not attempted" }; window.calls = []; window.answer = "true";
          window.API = {
            LMSInitialize: () => (calls.push("initialize"), "true"), LMSFinish: () => (calls.push("finish"), "true"),
            LMSGetValue: (name) => values[name] ?? "",
            LMSSetValue: (name, value) => { if (answer === "true") values[name] = value; return answer; },
            LMSCommit: () => (calls.push("commit"), answer),
          };</script><iframe title="Exercise" width="900" height="800" src="embed.html?lang=en"></iframe>`,
      });
    const body = files[name];
    if (body === undefined) return route.fulfill({ status: 404 });
    return route.fulfill({
      contentType: types[name.split(".").at(-1) ?? ""] ?? "application/octet-stream",
      body: Buffer.from(body),
    });
  });
  const course = await context.newPage();
  await course.goto(`${baseURL}platform/course.html`);
  const frame = course.frameLocator("iframe");
  return {
    course,
    frame,
    values: () =>
      course.evaluate(() => (window as never as { values: Record<string, string> }).values),
    word: (letter: string, id: number) => wordIn(frame, letter, id),
    /** Leaves it, and starts it once more. */
    async startAgain() {
      await course.evaluate(() => {
        const frame = document.querySelector("iframe");
        const { parentElement } = frame ?? {};
        frame?.remove();
        if (frame) parentElement?.append(frame);
      });
    },
  };
}

test("a package runs on a platform that speaks SCORM, and is graded there", async ({
  twintree,
  page,
  baseURL,
}) => {
  await expect(twintree.tree("A")).toBeVisible();
  const area = await openMaking(page);
  await area.getByLabel("Question").fill("Who is <who>?");
  const files = await packed(page, area);
  expect(Object.keys(files).sort()).toEqual([
    "embed-classic.js",
    "embed.css",
    "embed.html",
    "icon.svg",
    "imsmanifest.xml",
  ]);
  const { course, frame, values, word } = await platform(page, files, baseURL);
  await expect(frame.getByRole("heading", { name: "Who is <who>?" })).toBeVisible();
  expect(await values()).toMatchObject({ "cmi.core.lesson_status": "incomplete" });
  for (const [letter, id] of [
    ["A", 1],
    ["B", 4],
    ["A", 3],
    ["B", 1],
  ] as const)
    await word(letter, id).click();
  await frame.getByRole("button", { name: "Check" }).click();
  await frame.getByRole("button", { name: "Hand in" }).click();
  await expect.poll(values).toMatchObject({
    "cmi.core.lesson_status": "completed",
    "cmi.core.score.raw": "25",
    "cmi.core.score.max": "100",
  });
  const handed = JSON.parse((await values())["cmi.suspend_data"] ?? "");
  expect(handed).toMatchObject([{ question: "links", answer: "1-4 3-1", wrongLinks: "3-1" }]);
  await expect(frame.getByRole("alert")).toHaveCount(0);
  await course.evaluate(() => document.querySelector("iframe")?.remove());
  await expect
    .poll(() => course.evaluate(() => (window as never as { calls: string[] }).calls))
    .toContain("finish");
  await course.close();
});

test("an attempt that is left goes on when the package is started again", async ({
  twintree,
  page,
  baseURL,
}) => {
  await expect(twintree.tree("A")).toBeVisible();
  const area = await openMaking(page);
  await area.getByLabel("Tries").fill("2");
  const { course, frame, values, word, startAgain } = await platform(
    page,
    await packed(page, area),
    baseURL,
  );
  const drawn = () =>
    frame
      .locator(".canvas-link[data-link]")
      .evaluateAll((all) => all.map((one) => one.getAttribute("data-link")).sort());
  await word("A", 1).click();
  await word("B", 4).click();
  await frame.getByRole("button", { name: "Check" }).click();
  await expect(frame.getByText("1 try left.").first()).toBeVisible();
  // Drawn since, and not checked.
  await word("A", 3).click();
  await word("B", 1).click();
  await expect.poll(drawn).toEqual(["1-4", "3-1"]);
  await startAgain();
  await expect.poll(drawn).toEqual(["1-4", "3-1"]);
  expect(await values()).toMatchObject({
    "cmi.core.exit": "suspend",
    "cmi.core.lesson_status": "incomplete",
  });
  // The second try is the last one.
  await frame.getByRole("button", { name: "Check" }).click();
  await expect(frame.locator(".exercise-closing")).toContainText("25%");
  const before = (await values())["cmi.suspend_data"];
  expect(JSON.parse(before ?? "")).toMatchObject([{ tries: 2, answer: "1-4 3-1" }]);
  // Another attempt takes nothing away until it is finished.
  await startAgain();
  await expect(word("A", 1)).toBeVisible();
  await expect.poll(drawn).toEqual([]);
  await word("A", 1).click();
  await word("B", 4).click();
  await frame.getByRole("button", { name: "Check" }).click();
  await expect(frame.getByText("1 try left.").first()).toBeVisible();
  await startAgain();
  await expect(word("A", 1)).toBeVisible();
  expect(await values()).toMatchObject({
    "cmi.core.lesson_status": "completed",
    "cmi.core.score.raw": "25",
    "cmi.suspend_data": before,
  });
  await course.close();
});

test("that a platform took no result is said", async ({ twintree, page, baseURL }) => {
  await expect(twintree.tree("A")).toBeVisible();
  const area = await openMaking(page);
  await area.getByLabel("Tries").fill("1");
  const files = await packed(page, area);
  const { course, frame, word } = await platform(page, files, baseURL);
  await word("A", 1).click();
  await word("B", 4).click();
  await course.evaluate(() => Object.assign(window, { answer: "false" }));
  await frame.getByRole("button", { name: "Check" }).click();
  await expect(frame.getByRole("alert")).toContainText("did not take this result");
  await expect(frame.getByRole("button", { name: "Save the answers" })).toBeVisible();
  await course.close();
});
