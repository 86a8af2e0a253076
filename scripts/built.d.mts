/** What builds the programs of the workspace, as arguments of cargo. */
export const building: string[];
/** Where a program stands once it is built. */
export function programOf(name: string): string;
