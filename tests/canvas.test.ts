import { repeat } from "lit/directives/repeat.js";
import { nothing, svg } from "lit/html.js";
import { describe, expect, it } from "vitest";
import { markup } from "../www/build/markup.js";
import type { Side } from "../www/src/engine/answers.js";
import { type Gesture, idle } from "../www/src/stage/gesture.js";
import { commandOf, type Stroke } from "../www/src/stage/hand/keys.js";
import { type Act, perform } from "../www/src/stage/hand/perform.js";
import type { CanvasProps } from "../www/src/stage/props.js";
import { pairLook } from "../www/src/stage/view.js";
import { propsOf, type Scene } from "./pictures/props.js";
import { readSentence } from "./pictures/read.js";
import { layoutOf } from "./pictures/render.js";
import { readLinks, worked } from "./pictures/scenes.js";

/** A canvas that writes down what it tells, and takes commands one after the other. */
function canvas(scene: Scene, start: Partial<Gesture> = {}) {
  const told: string[] = [];
  const key = ({ left, right }: { left: number; right: number }) => `${left}-${right}`;
  const props: CanvasProps = {
    ...propsOf(scene),
    onToggleLink: (link) => told.push(`toggle ${key(link)}`),
    onRemoveLinks: (links) => told.push(`remove ${links.map(key).join(" ")}`),
    onSetRelation: (link, relation) => told.push(`${key(link)} ${relation ?? "none"}`),
    onToggleCertainty: (link) => told.push(`certainty ${key(link)}`),
    onAcceptProposal: (proposal) => told.push(`accept ${key(proposal)}`),
    onRejectProposal: (proposal) => told.push(`reject ${key(proposal)}`),
    onAnnounce: (phrase) => told.push(`say ${phrase.id}`),
  };
  const layout = layoutOf(scene);
  let gesture: Gesture = { ...idle, focus: "left", ...start };
  let side: Side = gesture.focus ?? "left";
  return {
    told,
    layout,
    props,
    do(act: Act, on: Side = side) {
      const after = perform(act, on, { props, layout, gesture });
      side = after.focus ?? on;
      gesture = { ...after.gesture, focus: side };
      return gesture.active[side];
    },
    get side() {
      return side;
    },
    get gesture() {
      return gesture;
    },
  };
}

const enter: Act = { kind: "choose", by: "key" };
const click: Act = { kind: "choose", by: "pointer" };

describe("keys of a focused tree", () => {
  const stroke = (key: string, more: Partial<Stroke> = {}): Stroke => ({
    key,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    shiftKey: false,
    ...more,
  });
  it.each([
    ["n", { kind: "unaligned", step: 1 }],
    ["N", { kind: "unaligned", step: -1 }],
    ["]", { kind: "cycle", step: 1 }],
    ["3", { kind: "relation", relation: "specifies" }],
    ["0", { kind: "relation", relation: undefined }],
    ["6", { kind: "search", typed: "6" }],
    ["b", { kind: "search", typed: "b" }],
    ["ك", { kind: "search", typed: "ك" }],
    ["/", { kind: "search", typed: "" }],
    ["Delete", { kind: "remove", all: false }],
    ["Tab", undefined],
    ["F6", undefined],
    ["Shift", undefined],
  ] as const)("%s is %j", (key, command) => {
    expect(commandOf(stroke(key), false)).toEqual(command);
  });

  it("gives every character to a search that is going on", () => {
    for (const key of ["n", "[", "?", "3", " "]) {
      expect(commandOf(stroke(key), true)).toEqual({ kind: "search", typed: key });
    }
    expect(commandOf(stroke("Enter"), true)).toEqual({ kind: "choose" });
  });

  it("leaves combinations to the page, but knows AltGr", () => {
    expect(commandOf(stroke("z", { ctrlKey: true }), false)).toBeUndefined();
    expect(commandOf(stroke("n", { metaKey: true }), false)).toBeUndefined();
    expect(commandOf(stroke("[", { ctrlKey: true, altKey: true }), false)).toEqual({
      kind: "cycle",
      step: -1,
    });
  });
});

describe("the keyboard in a tree", () => {
  it("moves as the eye sees, to the head and to the first dependent", () => {
    const page = canvas(worked, { active: { left: 2, right: undefined } });
    expect(page.do({ kind: "move", to: "left" })).toBe(1);
    expect(page.do({ kind: "move", to: "left" })).toBe(1);
    expect(page.do({ kind: "move", to: "last" })).toBe(7);
    expect(page.do({ kind: "move", to: "head" })).toBe(4);
    expect(page.do({ kind: "move", to: "head" })).toBe(4);
    expect(page.do({ kind: "move", to: "dependent" })).toBe(2);
  });

  it("moves the other way in a right-to-left sentence", () => {
    const a = readSentence("قرأ/0/root الطالب/1/nsubj الكتاب/1/obj");
    const page = canvas({ a, b: worked.b }, { active: { left: 1, right: undefined } });
    expect(page.do({ kind: "move", to: "left" })).toBe(2);
    expect(page.do({ kind: "move", to: "right" })).toBe(1);
    expect(page.do({ kind: "move", to: "last" })).toBe(3);
  });

  it("finds forms, going round, and says when there is none", () => {
    const page = canvas(worked, { active: { left: 1, right: undefined } });
    expect(page.do({ kind: "search", typed: "s" })).toBe(6);
    expect(page.do({ kind: "search", typed: "sh" })).toBe(6);
    expect(page.do({ kind: "search", typed: "d" })).toBe(2);
    expect(page.do({ kind: "search", typed: "x" })).toBe(2);
    expect(page.told).toEqual(["say canvas-not-found"]);
  });

  it("finds the words without a link", () => {
    const page = canvas(
      { ...worked, links: readLinks("1-4 4-3") },
      { active: { left: 1, right: 1 } },
    );
    expect(page.do({ kind: "unaligned", step: 1 })).toBe(2);
    expect(page.do({ kind: "unaligned", step: -1 })).toBe(7);
    expect(page.do({ kind: "unaligned", step: 1 })).toBe(2);
  });

  it("links by Enter, Enter: over to the counterpart, and back", () => {
    const page = canvas(worked, { active: { left: 4, right: undefined } });
    expect(page.do(enter)).toBe(3);
    expect(page.side).toBe("right");
    page.do({ kind: "move", to: "left" });
    expect(page.do(enter)).toBe(4);
    expect(page.side).toBe("left");
    expect(page.told).toEqual(["say canvas-armed-said", "toggle 4-2"]);
    expect(page.gesture.current).toEqual({ left: 4, right: 2 });
  });

  it("goes back by Escape without linking", () => {
    const page = canvas(worked, { active: { left: 4, right: undefined } });
    page.do(enter);
    expect(page.do({ kind: "escape" })).toBe(4);
    expect(page.side).toBe("left");
    expect(page.gesture.armed).toBeUndefined();
    expect(page.told).toEqual(["say canvas-armed-said", "say canvas-disarmed"]);
  });

  it("chooses among the links of a word and removes the chosen one, or all", () => {
    const page = canvas(worked, { focus: "right", active: { left: undefined, right: 3 } });
    page.do({ kind: "cycle", step: 1 });
    page.do({ kind: "cycle", step: 1 });
    page.do({ kind: "relation", relation: "intersects" });
    page.do({ kind: "remove", all: false });
    page.do({ kind: "remove", all: true });
    expect(page.told).toEqual([
      "say canvas-current",
      "say canvas-current",
      "4-3 intersects",
      "remove 4-3",
      "remove 3-3 4-3",
    ]);
  });

  it("says of the current link that it is only possible, where nothing is proposed", () => {
    const free = canvas(worked, { active: { left: 3, right: 1 } });
    free.do({ kind: "cycle", step: 1 });
    free.do({ kind: "proposal", step: 1 });
    expect(free.told.at(-1)).toBe("certainty 3-3");
    const bare = canvas(worked, { active: { left: 5, right: 1 } });
    bare.do({ kind: "proposal", step: 1 });
    expect(bare.told).toEqual(["certainty 5-1"]);
    const unlinked = canvas({ ...worked, links: [] });
    unlinked.do({ kind: "proposal", step: 1 });
    expect(unlinked.told).toEqual(["say canvas-no-links"]);
    const readonly = canvas({ ...worked, readonly: true }, { active: { left: 3, right: 1 } });
    readonly.do({ kind: "proposal", step: 1 });
    expect(readonly.told).toEqual([]);
  });

  it("accepts and rejects a proposal only once it is chosen", () => {
    const reason = { id: "canvas-menu-none" } as const;
    const scene = {
      ...worked,
      links: [],
      proposals: [{ left: 7, right: 5, relation: undefined, reason }],
    };
    const page = canvas(scene, { active: { left: 7, right: undefined } });
    page.do({ kind: "remove", all: false });
    page.do({ kind: "cycle", step: 1 });
    page.do({ kind: "remove", all: false });
    page.do(enter);
    expect(page.told).toEqual([
      "say canvas-no-links",
      "say canvas-current-proposal",
      "reject 7-5",
      "accept 7-5",
    ]);
  });
});

describe("clicks on words", () => {
  it("link and unlink by the second one and stay where they are", () => {
    const page = canvas(worked, { active: { left: 2, right: 1 } });
    page.do(click, "left");
    expect(page.gesture.armed).toEqual({ side: "left", word: 2 });
    page.do(click, "right");
    expect(page.side).toBe("right");
    expect(page.told).toEqual(["say canvas-armed-said", "toggle 2-1"]);
  });

  it("disarm on the same word", () => {
    const page = canvas(worked, { active: { left: 2, right: 1 } });
    page.do(click, "left");
    page.do(click, "left");
    expect(page.gesture.armed).toBeUndefined();
  });

  it("do not link while a text has errors, or where nothing may be changed", () => {
    const props = propsOf(worked);
    const broken = canvas(
      { ...worked, right: { ...props.right, stale: true } },
      { active: { left: 2, right: 1 } },
    );
    broken.do(click, "left");
    expect(broken.gesture.armed).toBeUndefined();
    expect(broken.told).toEqual(["say canvas-cannot-link"]);
    const fixed = canvas({ ...worked, readonly: true }, { active: { left: 2, right: 1 } });
    fixed.do(click, "left");
    expect([fixed.gesture.armed, fixed.told]).toEqual([undefined, []]);
  });
});

describe("what a drawing says and marks", () => {
  it("names a word with its place, its labels and its links", () => {
    const page = canvas({ ...worked, links: readLinks("4-3 7-2:specifies 7-5") });
    const look = pairLook(page.layout, page.props, idle, undefined);
    expect(look.left.name(4)).toBe("becoming, A 4, ROOT, linked with becomes B 3");
    expect(look.left.name(7)).toBe(
      "Holmes, A 7, DOBJ of becoming, linked with Sherlock B 2 (specifies), linked with detective B 5",
    );
    expect(look.right.name(1)).toBe("a, B 1, DET of Sherlock, not linked");
  });

  it("spells out the direction of a relation over the subtrees", () => {
    const page = canvas({ ...worked, links: readLinks("7-5:specifies") });
    const [link] = pairLook(page.layout, page.props, idle, undefined).links;
    expect(link?.title).toBe("a Sherlock Holmes (A) specifies the detective (B)");
  });

  it("lights the counterparts of the word that has the focus", () => {
    const page = canvas(worked, { focus: "right", active: { left: undefined, right: 3 } });
    const look = pairLook(page.layout, page.props, page.gesture, undefined);
    expect([...look.left.lit]).toEqual([3, 4]);
    expect(look.links.filter((link) => link.lit).map((link) => link.left)).toEqual([3, 4]);
    expect(look.links.find((link) => link.current)?.left).toBe(3);
  });

  it("puts the letters of links where they would be without a past", () => {
    const all = "1-4:equals 2-5:equals 3-3:equals 4-3:restates 5-1:equals 6-2:equals 7-2:specifies";
    const letters = (page: ReturnType<typeof canvas>, links = page.props.links) =>
      new Map(
        pairLook(page.layout, { ...page.props, links }, idle, undefined).links.map((link) => [
          `${link.left}-${link.right}`,
          link.letterAt,
        ]),
      );
    const page = canvas({ ...worked, links: readLinks("2-5:equals 4-3:restates 6-2:equals") });
    letters(page);
    letters(page, readLinks(all));
    letters(page, readLinks(all.replace("2-5:equals ", "")));
    const now = letters(page, readLinks(all));
    expect(now).toEqual(letters(canvas({ ...worked, links: readLinks(all) })));
    expect([...now.values()]).not.toContain(undefined);
  });

  it("does not count the other annotator's links as one's own", () => {
    const links = [{ left: 7, right: 5, relation: undefined, owner: "theirs" as const }];
    const page = canvas({ ...worked, links });
    expect(pairLook(page.layout, page.props, idle, undefined).left.linked.size).toBe(0);
  });
});

describe("templates as text", () => {
  it.each([
    [svg`<g>${repeat([1, 2], (n) => n * n)}</g>`, "<g>14</g>"],
    [
      svg`<g>${repeat(
        [1, 2],
        (n) => n,
        (n) => svg`<b>${n}</b>`,
      )}</g>`,
      "<g><b>1</b><b>2</b></g>",
    ],
    [svg`<g class=${"a b"}>${"1 < 2"}</g>`, '<g class="a b">1 &lt; 2</g>'],
    [svg`<path d="M${1} ${2}Z"></path>`, '<path d="M1 2Z"></path>'],
    [svg`<g id="${'x"y'}" role=${nothing}></g>`, '<g id="x&quot;y"></g>'],
    [
      svg`<g @click=${() => 0} ?hidden=${true} .x=${{}}>${[svg`<a></a>`, nothing]}</g>`,
      '<g hidden=""><a></a></g>',
    ],
    [svg`<text>${undefined}${["<script>"]}</text>`, "<text>&lt;script&gt;</text>"],
  ])("%#", (template, text) => {
    expect(markup(template)).toBe(text);
  });

  it("refuse what they cannot write", () => {
    expect(() => markup(svg`<g>${{}}</g>`)).toThrow(TypeError);
    expect(() => markup(svg`<g ${1}></g>`)).toThrow(TypeError);
  });
});
