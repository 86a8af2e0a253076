import path from "node:path";
import type { Node } from "typescript/unstable/ast";
import {
  isLiteralTypeNode,
  isStringLiteral,
  isTemplateExpression,
} from "typescript/unstable/ast/is";
import { API, type Project, type Type } from "typescript/unstable/sync";
import { describe, expect, it } from "vitest";
import { files, type Message, messages, references, variables } from "../www/build/catalogues.js";
import { language, speak } from "../www/src/messages/index.js";

const root = path.join(import.meta.dirname, "..");

/** A message with the folder of its catalogue. */
type Placed = Message & { readonly folder: string };

/** Every message of one language, by its id. */
function catalogue(language: string): ReadonlyMap<string, Placed> {
  const found = new Map<string, Placed>();
  for (const file of files(language)) {
    const folder = path.dirname(file);
    for (const message of messages(file)) {
      const { id } = message;
      expect(found.has(id), `${id} stands in ${folder} and in ${found.get(id)?.folder}`).toBe(
        false,
      );
      found.set(id, { ...message, folder });
    }
  }
  return found;
}

/**
 * The strings that the sources of the page can make, as the compiler knows them: those that stand there, and
 * what a template can become where one of several strings is asked for.
 */
function strings({ program, checker }: Project): ReadonlySet<string> {
  const found = new Set<string>();
  const add = (type: Type | undefined): void => {
    if (type?.isUnionType()) type.getTypes().forEach(add);
    else if (type?.isStringLiteralType()) found.add(type.value);
  };
  const ours = /\/www\/(?:src|build)\/.*(?<!\.d)\.ts$/;
  for (const name of program.getSourceFileNames().filter((file) => ours.test(file))) {
    const templates: Node[] = [];
    const visit = (node: Node): void => {
      if (isStringLiteral(node) && !isLiteralTypeNode(node.parent)) found.add(node.text);
      if (isTemplateExpression(node)) templates.push(node);
      node.forEachChild(visit);
    };
    program.getSourceFile(name)?.forEachChild(visit);
    checker.getTypeAtLocation(templates).forEach(add);
  }
  return found;
}

describe("the catalogues", () => {
  const english = catalogue("en");
  const german = catalogue("de");

  it("have the same messages in the same folders in both languages", () => {
    const places = (of: typeof english) =>
      [...of].map(([id, { folder }]) => `${folder}: ${id}`).sort();
    expect(places(german)).toEqual(places(english));
  });

  it("are given the same in both languages, and quote the same labels", () => {
    for (const [id, message] of english) {
      const other = german.get(id) ?? message;
      expect(variables(other), id).toEqual(variables(message));
      expect(references(other), id).toEqual(references(message));
    }
  });

  it.each([
    ["en", english, /“([^“”]+)”/g],
    ["de", german, /„([^„“]+)“/g],
  ] as const)(
    "quote the labels of the page by their ids, so that they are what the page says: %s",
    (_, all, quoted) => {
      const labels = new Set([...all.values()].map(({ value }) => value));
      for (const [id, { value }] of all) {
        for (const [, words = ""] of JSON.stringify(value).matchAll(quoted))
          expect(labels.has(words), `${id} quotes ${words}`).toBe(false);
      }
    },
  );

  // The compiler reads all of the page, which a loaded machine takes its time for.
  it("have no message that nothing names", { timeout: 120_000 }, () => {
    const compiler = new API({ cwd: root });
    const openProjects = [path.join(root, "tsconfig.json")];
    const [project] = compiler.updateSnapshot({ openProjects }).getProjects();
    const named = project ? strings(project) : new Set<string>();
    compiler.close();
    expect(named.size).toBeGreaterThan(english.size);
    const quoted = new Set([...english.values()].flatMap(references));
    // Of what is wrong with a text the codes are the core's; other tests hold their messages to them.
    const unused = [...english.keys()].filter(
      (id) => !named.has(id) && !quoted.has(id) && !id.startsWith("diagnostic-"),
    );
    expect(unused).toEqual([]);
  });
});

describe("the language", () => {
  it("is the one wished for last, whichever came last", async () => {
    const late = speak("de");
    await speak("en");
    await late;
    expect(language()).toBe("en");
    await speak("de");
    expect(language()).toBe("de");
    await speak("en");
  });
});
