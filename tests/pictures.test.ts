import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { picture } from "./pictures/render.js";
import { scenes } from "./pictures/scenes.js";

/** `UPDATE_PICTURES=1` writes the pictures anew; look at them before committing them. */
const update = process.env.UPDATE_PICTURES === "1";
const folder = new URL("./pictures/canvas/", import.meta.url);

describe("pictures of the canvas", () => {
  if (update) mkdirSync(folder, { recursive: true });
  it.each(Object.entries(scenes))("%s is drawn as in its file", (name, scene) => {
    const file = new URL(`${name}.svg`, folder);
    const drawn = picture(scene);
    if (update) writeFileSync(file, drawn);
    expect(drawn).toBe(readFileSync(file, "utf8"));
  });
});
