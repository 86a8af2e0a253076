/** A link as it is written: `3-5`, `3p5` or `3?5`, `3-5:specifies`. */
export const link = /^\d+[-p?]\d+(?::[a-z]+)?$/;
