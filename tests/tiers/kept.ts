/** Where the tests keep compiled cards, in a folder for each state of the compiler. */
export const KEPT = new URL('../../node_modules/.cache/rulewright/compiled/', import.meta.url);
