/** Something that was asked for, of the core or of the network: it is coming, here, or was not to be had. */
export type Asked<Answer> =
  | { readonly kind: "pending" }
  | { readonly kind: "ready"; readonly answer: Answer }
  | {
      readonly kind: "failed";
      readonly reason: string;
      /** Asks once more. Nothing that failed is asked for again by itself. */
      again(): void;
    };

/** The reason of what was stopped by whoever asked. */
export const stopped = "stopped";

/** It is coming. */
export const pending: Asked<never> = { kind: "pending" };

/** The answer, where it is here. */
export function ready<Answer>(asked: Asked<Answer> | undefined): Answer | undefined {
  return asked?.kind === "ready" ? asked.answer : undefined;
}
