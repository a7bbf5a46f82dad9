/** Creatures that fight, and what else happens to one creature in or out of combat. 2006: 308–309 · 2009: 508–509 · 2011: 508–509, 701.10 · 2026: 508–509, 701.14 */
import { alt, phrasesOf } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';
import { terms } from '../conditions/terms.ts';

const phrase = phrasesOf(terms);
export const fightEvent: Rule = alt('an event', () => [
  phrase('{f!:aFilter} fight~', { on: 'action', action: 'fight', what: '$f' }),
  phrase('{f!:aFilter} attack~, block~, or become~ the target# of a spell', {
    on: 'either',
    of: [
      { on: 'attacks', what: '$f' },
      { on: 'blocks', what: '$f' },
      { on: 'becomesTarget', what: '$f', by: { is: 'spell' } },
    ],
  }),
]);
