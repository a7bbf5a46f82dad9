/** States of the game that trigger. 2006: 410.11 · 2009, 2011, 2026: 603.8 */
import { alt, kept, phrasesOf } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';
import { terms } from '../conditions/terms.ts';

const phrase = phrasesOf(terms);

/** What is there is spoken of afterwards: said apart. That cards are removed from the game tells of an event, not of what lies there. */
function notThere(value: unknown): unknown {
  const { condition: asked } = (value ?? {}) as { condition?: { $is?: true; what?: { zone?: unknown } } };
  return asked?.$is === true || asked?.what?.zone === 'exile' ? undefined : value;
}

const there = (where: object) => ({
  on: 'state',
  condition: { if: 'exists', what: { set: 'all', where }, $event: true },
});

export const stateEvent: Rule = alt('a state', () => [
  phrase('a {f:singularFilter} is <in play>', there('$f' as never)),
  phrase('another {f:singularFilter} is <in play>', there({ '&': [{ is: 'other' }, '$f'] })),
  phrase("a player other than {s:self}'s owner controls it", {
    on: 'state',
    condition: {
      if: 'not',
      of: {
        if: 'matches',
        what: '$s',
        filter: { is: 'ownedBy', player: { who: 'controllers', of: { set: 'self' } } },
      },
    },
  }),
  kept<unknown>(phrase('{c:condition}', { on: 'state', condition: '$c' }), notThere),
]);
