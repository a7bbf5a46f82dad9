/**
 * What has moved is another object. What a text asks of one that has come back to the battlefield is asked of the permanent that it is now, and
 * not of the one that left ("return that card to the battlefield …; discard cards equal to that creature's toughness"); and what a text does
 * to one that has moved is done to what it has become ("put it onto the battlefield, then shuffle. Untap that land"). Of the object before it
 * moved it may only be asked what it was. 2006: 217.1c · 2009, 2011, 2026: 400.7
 */
import { someNode } from '@rulewright/engine';
import { BRANCHES, CASES } from '../references/branches.ts';
import { ACTED } from '../references/outcomes.ts';

type Node = Record<string, unknown>;

/** By instructions that move an object, and so make it another one. */
const MOVE = new Set(['move', 'sacrifice', 'destroy', 'discard', 'manifest', 'airbend']);
/** What is looked at, copied or asked about is left as it is. */
const ONLY_READ = new Set(['reveal', 'lookAt', 'copySpell', 'exchangeLifeWith', 'performed', 'piles', 'choose']);

/** The sets of objects to which an instruction does something. */
function actedOn(node: Node): readonly unknown[] {
  const doing = node['do'] as string | undefined;
  if (doing === undefined || ONLY_READ.has(doing)) return [];
  if (doing === 'effect')
    return (node['parts'] as Node[]).map(({ affects, rule }) => affects ?? (rule as Node | undefined)?.['what']);
  const set = node[ACTED[doing] ?? 'what'] as Node | undefined;
  return [set?.['objects'] ?? set];
}

/** The names in which a set of objects speaks of what was named before, of all of it. */
function namesIn(set: unknown): readonly string[] {
  const { set: kind, name, of } = (set ?? {}) as Node;
  if (kind === 'union') return (of as unknown[]).flatMap(namesIn);
  return kind === 'ref' || kind === 'about' ? [name as string] : [];
}

/** Undefined if nothing is done to an object under the name that it had before it moved. */
export function doneTooLate(ability: unknown): string | undefined {
  /** Names of what has moved on this path. */
  const look = (value: unknown, moved: Set<string>): string | undefined => {
    if (typeof value !== 'object' || value === null) return undefined;
    const node = value as Node;
    if (
      actedOn(node)
        .flatMap(namesIn)
        .some((name) => moved.has(name))
    )
      return `"${String(node['do'])}" to what has moved since`;
    for (const [key, inner] of Object.entries(node)) {
      // a quoted ability has names of its own; what is done on one way only, or later, may not have been done
      const ways = isCases(node, key) ? (inner as unknown[]) : [inner];
      for (const way of ways) {
        const found = look(way, key === 'abilities' ? new Set() : isWay(node, key) ? new Set(moved) : moved);
        if (found !== undefined) return found;
      }
    }
    // an ability that triggered on a change finds what it was about again by the same name
    const names = MOVE.has(node['do'] as string) ? namesIn(node['what']).filter((name) => !name.includes('.')) : [];
    for (const name of names) moved.add(name);
    return undefined;
  };
  return look(ability, new Set());
}

/** What is done on one way only, or later. */
const isWay = ({ do: doing }: Node, key: string): boolean =>
  (BRANCHES[doing as string]?.includes(key) ?? false) || isCases({ do: doing }, key) || key === 'body';
/** What is done in one case each: of a choice, of a results table, of modes. */
const isCases = ({ do: doing }: Node, key: string): boolean => CASES[doing as string] === key || key === 'options';

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

/**
 * "When it dies, attach all Equipment attached to it to …": by the time the ability resolves nothing is attached to it any more
 * (2006: 420.5d–e · 2009, 2011: 704.5n–p · 2026: 704.5m–n).
 */
export function attachedOnce(ability: unknown): string | undefined {
  const { event, body } = (ability ?? {}) as { event?: Node; body?: unknown };
  const events = event?.['on'] === 'either' ? (event['of'] as readonly Node[]) : [event];
  const leaves = events.some((one) => one?.['on'] === 'move' && one['from'] === 'battlefield');
  const asks = ({ is, to }: Node): boolean =>
    is === 'attachedTo' && (to as Node)['set'] === 'ref' && (to as Node)['name'] === 'event.object';
  return leaves && someNode(body, asks) ? 'what was attached to something that has left' : undefined;
}
