/** Lessons: put together on the page, shown step by step. */
import { inflateRawSync } from "node:zlib";
import { faults } from "./axe.js";
import { cats, dogs, expect, linkOf, test } from "./page.js";

test("a lesson is put together of what the page shows, and shown by Page Down", async ({
  twintree,
  page,
}) => {
  const area = page.getByRole("region", { name: "Teaching" });
  const add = async (caption: string) => {
    await twintree.area("Teaching");
    await page.getByRole("link", { name: "Lesson", exact: true }).click();
    await area.getByRole("button", { name: "Add what the page shows now" }).click();
    const field = area.getByRole("textbox", { name: /^Caption of step/ }).last();
    await expect(field).toBeFocused();
    await page.keyboard.type(caption);
    await expect(field).toHaveValue(caption);
  };
  await add("First the trees.");
  await twintree.area("Compare");
  await twintree.tab("Spanning tree").click();
  await add("Then how the spanning tree grows.");
  const way = area.getByRole("link", { name: "Show the lesson in a new tab" });
  // The link follows what is typed.
  const held = async () => {
    const payload = (await way.getAttribute("href"))?.split("#1.")[1] ?? "";
    return inflateRawSync(Buffer.from(payload, "base64url")).toString();
  };
  await expect.poll(held).toContain("Then how the spanning tree grows.");
  await expect(area.getByText("Spanning tree: the detective is becoming")).toBeVisible();
  const frame = area.getByRole("textbox", { name: "Frame (iframe) for a course page" });
  await expect(frame).toHaveValue(/^<iframe src="[^"]+embed\.html\?readonly#1\./);
  expect(await faults(page, { include: "#teaching" })).toEqual([]);
  const href = (await way.getAttribute("href")) ?? "";
  await page.goto(href.replace("?readonly", "?readonly&lang=en"));
  const caption = page.getByRole("group", { name: "Lesson" }).getByRole("status");
  await expect(caption).toHaveText("First the trees.");
  await expect(page.getByText("1 of 2")).toBeVisible();
  // In a window of its own it has the ground of its theme, and the way on is in sight.
  const ground = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  expect(await ground()).toBe("rgb(252, 251, 248)");
  await expect(page.getByRole("option", { name: /^detective, A 2/ })).toBeVisible();
  await expect(page.locator(".element-panel")).toHaveCount(0);
  await page.keyboard.press("PageDown");
  await expect(caption).toHaveText("Then how the spanning tree grows.");
  await expect(page.locator(".element-panel")).toBeVisible();
  await page.setViewportSize({ width: 390, height: 640 });
  await expect(page.getByRole("button", { name: "Back", exact: true }).last()).toBeInViewport();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.keyboard.press("PageDown");
  await expect(page.getByText("2 of 2")).toBeVisible();
  // A frame has no headings or landmarks of its own: what the guidelines ask for is asked.
  const tags = ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa"];
  expect(await faults(page, { tags })).toEqual([]);
  await page.locator("twin-tree").evaluate((one) => one.setAttribute("theme", "dark"));
  await expect.poll(ground).toBe("rgb(18, 23, 29)");
  await page.getByRole("button", { name: "Full screen" }).click();
  await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
  await expect(page.getByRole("button", { name: "Full screen" })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await expect(page.locator("twin-tree")).toHaveAttribute("size", "large");
  await page.keyboard.press("PageUp");
  await expect(caption).toHaveText("First the trees.");
  await expect(page.locator(".element-panel")).toHaveCount(0);
  await page.getByRole("button", { name: "Next" }).click();
  await expect(caption).toHaveText("Then how the spanning tree grows.");
});

test("the steps of a lesson are moved and removed by keys, and a lesson is pasted to go on with it", async ({
  twintree,
  page,
}) => {
  await expect(twintree.tree("A")).toBeVisible();
  await twintree.area("Teaching");
  await page.getByRole("link", { name: "Lesson", exact: true }).click();
  const area = page.getByRole("region", { name: "Teaching" });
  const captions = () =>
    area
      .getByRole("textbox", { name: /^Caption of step/ })
      .evaluateAll((all) => all.map((one) => (one as HTMLTextAreaElement).value));
  const paste = area.getByRole("textbox", { name: "Or paste links" });
  await paste.fill("nothing of the kind");
  await paste.blur();
  await expect(area.getByText("One of the lines has no link")).toBeVisible();
  await paste.fill("https://example.org/#1.abc One\n#1.def Two\n#1.ghi Three");
  await paste.blur();
  await expect.poll(captions).toEqual(["One", "Two", "Three"]);
  await expect(paste).toHaveValue("");
  await area.getByRole("button", { name: "Move step 3 up" }).focus();
  await page.keyboard.press("Enter");
  await expect.poll(captions).toEqual(["One", "Three", "Two"]);
  await expect(area.getByRole("button", { name: "Move step 2 up" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect.poll(captions).toEqual(["Three", "One", "Two"]);
  await area.getByRole("button", { name: "Remove step 2" }).focus();
  await page.keyboard.press("Enter");
  await expect.poll(captions).toEqual(["Three", "Two"]);
  await expect(area.getByRole("button", { name: "Remove step 2" })).toBeFocused();
  const link = await area.getByRole("textbox", { name: "Link", exact: true }).inputValue();
  await area.getByRole("button", { name: "Remove step 2" }).click();
  await area.getByRole("button", { name: "Remove step 1" }).click();
  await expect(area.getByRole("button", { name: "Add what the page shows now" })).toBeFocused();
  await paste.fill(link);
  await paste.blur();
  await expect.poll(captions).toEqual(["Three", "Two"]);
});

test("the page offers to show a lesson, and keeps what it has", async ({ twintree, page }) => {
  const hash = linkOf({ lesson: [{ link: "#1.abc", caption: "Broken" }] });
  await expect(twintree.tree("A")).toBeVisible();
  await page.evaluate((to) => {
    location.hash = to;
  }, hash);
  await expect(page.getByText("This link holds a lesson.").first()).toBeVisible();
  await twintree.expectForms("B", "a Sherlock becomes the detective");
  await page.getByRole("button", { name: "Show it", exact: true }).click();
  // A step that cannot be opened says so, and the lesson goes on.
  await expect(page.getByRole("alert")).toContainText("link is damaged");
  await expect(page.getByText("1 of 1")).toBeVisible();
});

test("a lesson that ends on the whole screen leaves the trees their own height", async ({
  page,
}) => {
  const pair = linkOf({ a: cats, b: dogs, links: "1-2" });
  await page.goto(`./embed.html?lang=en${linkOf({ lesson: [{ link: pair, caption: "Cats" }] })}`);
  const high = () =>
    page.locator("twintree-canvas").evaluate((one) => getComputedStyle(one).maxHeight);
  await expect(page.getByText("Cats", { exact: true })).toBeVisible();
  await expect.poll(high).toBe("480px");
  await page.getByRole("button", { name: "Full screen" }).click();
  await expect.poll(high).not.toBe("480px");
  await page.evaluate((hash) => {
    location.hash = hash;
  }, pair);
  await expect(page.getByText("Cats", { exact: true })).toHaveCount(0);
  await expect.poll(high).toBe("480px");
});
