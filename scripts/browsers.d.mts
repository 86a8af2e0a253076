export type Name = "Chrome" | "Firefox" | "Safari";
/** The oldest version of each browser that README names. */
export const oldest: Readonly<Record<Name, number>>;
/** The versions of their engines. */
export const engines: Readonly<Record<Name, string>>;
/** A browser on this machine, and the program that starts it. */
export interface Found {
  readonly name: Name;
  readonly file: string;
}
/** The browsers that are on this machine, installed where that is possible. */
export function find(): Promise<readonly Found[]>;
