/** A question to the core whose answer is kept as long as it is asked with the same values. */
import type { Engine } from "../engine/client.js";
import type { Answer, Arguments, CallName } from "../engine/protocol.js";

/** Gives the answer, or undefined and sends for it. */
export type Question<Name extends CallName> = (
  ...given: Arguments<Name>
) => Answer<Name> | undefined;

/** A question on a channel of its own; `onAnswer` is called when an answer has come. */
export function question<Name extends CallName>(
  engine: Engine,
  name: Name,
  onAnswer: () => void,
): Question<Name> {
  let asked: Arguments<Name> | undefined;
  let answer: Answer<Name> | undefined;
  return (...given) => {
    if (asked !== undefined && given.every((value, at) => value === asked?.[at])) return answer;
    asked = given;
    answer = undefined;
    void engine.ask(name, given, `question ${name}`).then((come) => {
      if (asked !== given || come === undefined) return;
      answer = come;
      onAnswer();
    });
    return undefined;
  };
}

/** The same question, which gives its last answer until the next has come: nothing flickers meanwhile. */
export function lasting<Name extends CallName>(ask: Question<Name>): Question<Name> {
  let last: Answer<Name> | undefined;
  return (...given) => {
    last = ask(...given) ?? last;
    return last;
  };
}
