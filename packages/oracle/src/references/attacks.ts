/** "The player or planeswalker it's attacking": of the attack that the ability triggers on. 2009, 2011: 508.2a, 508.5 · 2026: 508.1m, 508.5 */
import { Unresolved } from './scope.ts';
import type { Node, Scope } from './scope.ts';

/** "It" is the creature that attacks, whatever else was spoken of since. */
export function attackerOf(node: Node, { attacks }: Scope): Node {
  if (attacks !== true) throw new Unresolved('what "it" is attacking, but nothing was said to attack');
  return { set: 'ref', name: 'event.object', $r: node };
}
