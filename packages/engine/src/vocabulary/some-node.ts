/** Looking for a node in a tree. 2006: 100 · 2009, 2011, 2026: 100 (no rule: the machine) */

type DataNode = Readonly<Record<string, unknown>>;

/** Whether some object or list in plain data, the data itself included, is so. */
export function someNode(data: unknown, fits: (node: DataNode) => boolean): boolean {
  if (typeof data !== 'object' || data === null) return false;
  return fits(data as DataNode) || Object.values(data).some((inner) => someNode(inner, fits));
}

/** All objects and lists in plain data, the data itself included, each before those within it. */
export function everyNode(data: unknown): readonly DataNode[] {
  if (typeof data !== 'object' || data === null) return [];
  return [data as DataNode, ...Object.values(data).flatMap(everyNode)];
}
