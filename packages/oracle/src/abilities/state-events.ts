/** States of the game that trigger. 2006: 410.11 · 2009, 2011, 2026: 603.8 */
import { alt, kept, phrase } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';
import { condition, self, singularFilter } from '../nouns/index.ts';

/** What is there is spoken of afterwards: said apart. */
const notThere = (value: unknown): unknown =>
  (value as { condition?: { $is?: true } } | undefined)?.condition?.$is === true ? undefined : value;

const there = (where: object) => ({
  on: 'state',
  condition: { if: 'exists', what: { set: 'all', where }, $event: true },
});

export const stateEvent: Rule = alt('a state', () => [
  phrase('a {f} is <in play>', there('$f' as never), { f: singularFilter }),
  phrase('another {f} is <in play>', there({ '&': [{ is: 'other' }, '$f'] }), { f: singularFilter }),
  phrase(
    "a player other than {s}'s owner controls it",
    {
      on: 'state',
      condition: {
        if: 'not',
        of: {
          if: 'matches',
          what: '$s',
          filter: { is: 'ownedBy', player: { who: 'controllers', of: { set: 'self' } } },
        },
      },
    },
    { s: self },
  ),
  kept<unknown>(phrase('{c}', { on: 'state', condition: '$c' }, { c: condition }), notThere),
]);
