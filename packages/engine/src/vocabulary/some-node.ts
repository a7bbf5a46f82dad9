/** Looking for a node in a tree. 2006: 100 · 2009, 2011, 2026: 100 (no rule: the machine) */

type DataNode = Readonly<Record<string, unknown>>;

/** Whether some object or list in plain data, the data itself included, is so. */
export function someNode(data: unknown, fits: (node: DataNode) => boolean): boolean {
  if (typeof data !== 'object' || data === null) return false;
  const node = data as DataNode;
  if (fits(node)) return true;
  for (const key in node) if (someNode(node[key], fits)) return true;
  return false;
}

/** All objects and lists in plain data, the data itself included, each before those within it. */
export function everyNode(data: unknown): readonly DataNode[] {
  const found: DataNode[] = [];
  someNode(data, (node) => {
    found.push(node);
    return false;
  });
  return found;
}
