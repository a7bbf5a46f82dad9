/**
 * "You gain 2 life. Each opponent attacking that player does the same": the sentence before it, by each of those players for themselves.
 * 2006: 413.2 · 2009, 2011, 2026: 608.2
 */
import { Unresolved } from './scope.ts';
import type { Node } from './scope.ts';

const ACTOR = { who: 'actor' };

/** The same, said of whoever does it. */
function asActor(node: unknown): unknown {
  if (typeof node !== 'object' || node === null) return node;
  if (Array.isArray(node)) return node.map(asActor);
  if ((node as Node)['ability'] !== undefined)
    throw new Unresolved('"the same", but of whom does the quoted ability speak?');
  if ((node as Node)['who'] === 'you') return ACTOR;
  return Object.fromEntries(Object.entries(node).map(([key, inner]) => [key, asActor(inner)]));
}

/** Nothing is targeted or remembered anew by those who do the same. */
const isPlain = ({ do: done, what, $j }: Node): boolean =>
  ['gainLife', 'draw', 'createTokens', 'untap'].includes(done as string) &&
  $j === undefined &&
  (what === undefined || (what as Node)['set'] === 'all');

/** The list with those sentences in full. */
export const intoTheSame = (list: readonly Node[]): readonly Node[] =>
  list.map((node, i) => {
    if (node['do'] !== 'doesTheSame') return node;
    const before = list[i - 1];
    if (before === undefined || !isPlain(before)) throw new Unresolved('"the same", but as what?');
    return { do: 'forEachPlayer', who: node['who'], effect: [asActor(before)], $does: 'same' };
  });

/** The list with those sentences as they were said. */
export const outOfTheSame = (list: readonly Node[]): readonly Node[] =>
  list.map((node) => (node['$does'] === 'same' ? { do: 'doesTheSame', who: node['who'] } : node));
