/** What is asked of coins that were flipped: who won the flip, or which side came up. 2006: 511 · 2009, 2011, 2026: 705 */
import { equal } from '../grammar/index.ts';
import { resolve } from './resolve.ts';
import { lastDone, lastOutcome, Unresolved, unmarked } from './scope.ts';
import type { Node, Scope } from './scope.ts';

/** Conditions about the last flip. */
export const FLIPS: ReadonlySet<string> = new Set(['wonFlip', 'lostFlip', 'heads', 'bothHeads']);

/** "If he or she loses the flip": the last flip, which was that player's. */
function flipOf({ $by }: Node, scope: Scope): string {
  const { instruction } = lastOutcome('flipCoin', scope);
  if ($by !== undefined && !equal(unmarked(resolve($by, scope, 'who')), unmarked(instruction['who'])))
    throw new Unresolved('who flipped the coin is somebody else');
  return lastDone('flipCoin', scope);
}

/** Of a flip of which the sides are asked, nobody calls it (2006: 511.2 · 2009, 2011, 2026: 705.2). */
function sidesOf(scope: Scope): { name: string; who: Node } {
  const { instruction } = lastOutcome('flipCoin', scope);
  instruction['sides'] = true;
  return { name: lastDone('flipCoin', scope), who: unmarked(instruction['who']) as Node };
}

/** "If you win the flip", "if the coin comes up heads". */
export function flipAsked(node: Node, scope: Scope): Node {
  switch (node['if']) {
    case 'heads':
      return { if: 'heads', name: sidesOf(scope).name, $r: node };
    case 'bothHeads':
      return { if: 'compare', left: { q: 'ref', name: sidesOf(scope).name }, op: '=', right: 2, $r: node };
    default: // the flip is won or lost
      return { if: node['if'], name: flipOf(node, scope), $r: node };
  }
}

/** "Each player whose coin comes up tails": of those who flipped one. */
export function coinShowing({ side }: Node, scope: Scope): Node {
  const { name, who } = sidesOf(scope);
  const heads = { who: 'ref', name };
  return side === 'heads' ? heads : { who: 'except', of: who, not: heads };
}
