/** Creatures that fight, and what else happens to one creature in or out of combat. 2006: 308–309 · 2009: 508–509 · 2011: 508–509, 701.10 · 2026: 508–509, 701.14 */
import { alt, phrase } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';
import { aFilter } from '../nouns/index.ts';

const f = { f: () => aFilter };
export const fightEvent: Rule = alt('an event', () => [
  phrase('{f!} fight~', { on: 'action', action: 'fight', what: '$f' }, f),
  phrase(
    '{f!} attack~, block~, or become~ the target# of a spell',
    {
      on: 'either',
      of: [
        { on: 'attacks', what: '$f' },
        { on: 'blocks', what: '$f' },
        { on: 'becomesTarget', what: '$f', by: { is: 'spell' } },
      ],
    },
    f,
  ),
]);
