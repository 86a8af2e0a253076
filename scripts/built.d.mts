/** What runs on this machine itself, as arguments of cargo. */
export const native: string[];
/** What builds the programs of the workspace, as arguments of cargo. */
export const building: string[];
/** Where a program stands once it is built. */
export function programOf(name: string): string;
/** Builds them, unless the run that this is part of has done so. */
export function buildPrograms(): void;
