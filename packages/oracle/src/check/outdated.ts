/**
 * What a text asks of an object that has come back to the battlefield: it is asked of the permanent that it is now, and not of the one that left
 * ("return that card to the battlefield …; discard cards equal to that creature's toughness"). 2006: 217.1c · 2009, 2011, 2026: 400.7
 */
type Node = Record<string, unknown>;

/** The name of the object that is meant, or of the one that this became. */
function nameOf(set: unknown): string | undefined {
  const { set: kind, name, of } = (set ?? {}) as Node;
  if (kind === 'whatBecameOf') return nameOf(of);
  return kind === 'ref' ? (name as string) : undefined;
}

/** Undefined if every power, toughness and the like is asked of what the object is by then. */
export function outdated(ability: unknown): string | undefined {
  /** by each name under which an object moved, that under which it was first spoken of */
  const firstNames = new Map<string, string>();
  /** by that name, the one under which it came back */
  const returned = new Map<string, string>();
  const first = (name: string): string => firstNames.get(name) ?? name;

  const look = (value: unknown): string | undefined => {
    if (typeof value !== 'object' || value === null) return undefined;
    const node = value as Node;
    const asked = node['q'] === 'stat' ? nameOf(node['of']) : undefined;
    const now = asked === undefined ? undefined : returned.get(first(asked));
    if (now !== undefined && now !== asked)
      return `the ${String(node['stat'])} of what has come back as another object`;
    for (const inner of Object.values(node)) {
      const found = look(inner);
      if (found !== undefined) return found;
    }
    const moved = node['do'] === 'move' ? nameOf(node['what']) : undefined;
    if (moved !== undefined && typeof node['out'] === 'string') {
      firstNames.set(node['out'], first(moved));
      if ((node['to'] as Node)['zone'] === 'battlefield') returned.set(first(moved), node['out']);
    }
    return undefined;
  };
  return look(ability);
}
