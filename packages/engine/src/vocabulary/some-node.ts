/** Looking for a node in a tree. 2006: 100 · 2009, 2011, 2026: 100 (no rule: the machine) */

/** Whether some object or list in plain data, the data itself included, is so. */
export function someNode(data: unknown, fits: (node: Readonly<Record<string, unknown>>) => boolean): boolean {
  if (typeof data !== 'object' || data === null) return false;
  return fits(data as Record<string, unknown>) || Object.values(data).some((inner) => someNode(inner, fits));
}
