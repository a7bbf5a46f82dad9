/** A quantity set against another, as conditions do. 2006: 404.3 · 2009, 2011, 2026: 603.4 */
export const compare = (left: unknown, op: string, right: unknown) => ({ if: 'compare', left, op, right });
