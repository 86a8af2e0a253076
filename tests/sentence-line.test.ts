import { describe, expect, it } from "vitest";
import { lineOf } from "../www/src/stage/sentences/layout.js";

/** The line of one-letter words, each as wide as a gap; those that differ are capitals. */
function line(words: string, room: number): string {
  const all = [...words];
  const differs = all.map((word) => word !== word.toLowerCase());
  const { kept, cut } = lineOf({ words: all.map(() => 1), gap: 1 }, differs, room);
  const shown = all.map((word, at) => (kept[at] ? word : "…")).join("");
  return shown.replace(/…+/g, "…") + (cut ? "|" : "");
}

describe("a sentence in one line", () => {
  it("is whole where there is room", () => {
    expect(line("abcDefg", 7)).toBe("abcDefg");
    expect(line("abc", 3)).toBe("abc");
  });

  it("leaves out what stands far from a difference, and keeps how it begins", () => {
    expect(line("abcdefGhijklm", 6)).toBe("a…fGh…");
    expect(line("abcdefGhijklm", 3)).toBe("…G…");
    expect(line("abcDefghIjklm", 10)).toBe("abcDe…hIj…");
  });

  it("keeps all that differs, however little room there is", () => {
    expect(line("AbCdEfGhI", 4)).toBe("A…C…E…G…I|");
  });

  it("is cut at its end where nothing differs", () => {
    expect(line("abcdef", 4)).toBe("abcdef|");
  });
});
