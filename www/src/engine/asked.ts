/** Something that was asked for, of the core or of the network: it is coming, here, or was not available. */
export type Asked<Answer> =
  | { readonly kind: "pending" }
  | { readonly kind: "ready"; readonly answer: Answer }
  | {
      readonly kind: "failed";
      readonly why: Failure;
      /** Asks once more. Nothing that failed is asked for again by itself. */
      again(): void;
    };

/**
 * Why there is no answer: it could not be loaded, the core broke over it or never answered, or it was stopped
 * by the one who asked. More is for the console.
 */
export type Failure = "unloaded" | "trapped" | "silent" | "stopped";

/** What came of a call: `withdrawn` was never made. */
export type Outcome<Answer> =
  | { readonly kind: "answered"; readonly answer: Answer }
  | { readonly kind: "failed"; readonly why: Failure }
  | { readonly kind: "withdrawn" };

/** It is coming. */
export const pending: Asked<never> = { kind: "pending" };

/** The answer, where it is here. */
export function ready<Answer>(asked: Asked<Answer> | undefined): Answer | undefined {
  return asked?.kind === "ready" ? asked.answer : undefined;
}
