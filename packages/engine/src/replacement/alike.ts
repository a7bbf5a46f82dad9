/**
 * Replacement effects that do exactly the same to an event, so that their order makes no difference and nobody is asked for it: both only change
 * its amount, by the same sum, or have the same other tokens created.
 * 2006: 419.6a, 419.9a · 2009, 2011, 2026: 614.5, 616.1
 */
import type { Replacement } from '../vocabulary/rules-effects.ts';
import { equal } from '../vocabulary/equal.ts';
import { someNode } from '../vocabulary/some-node.ts';
import { memoised } from '../state/memoised.ts';
import type { Applicable } from './applicable.ts';

/** Whether it makes no difference which of two effects that apply to the same event is applied first. */
export function alike(one: Applicable, other: Applicable): boolean {
  if (one.kind !== 'effect' || other.kind !== 'effect') return false;
  const [a, b] = [one.active, other.active];
  if (a.uses !== null || b.uses !== null || a.shield !== null || b.shield !== null) return false;
  return a.x === b.x && onlyAddsUp(a.replacement) && equal(a.replacement, b.replacement);
}

/** Whether the effect does no more than change how much or how many, by a sum that is the same whosever effect it is. */
const onlyAddsUp = memoised(
  ({ instead, optional }: Replacement): boolean =>
    (instead.instead === 'amount' || instead.instead === 'tokens') &&
    optional === undefined &&
    !someNode(
      instead.instead === 'amount' ? instead.amount : instead.made.map(({ count }) => count),
      (node) => 'set' in node || 'who' in node || ('name' in node && node.name !== OF_EVENT),
    ),
);
/** The amount of the event, which each of them finds as the other has left it. */
const OF_EVENT = 'event.amount';
