/** Cards are put into exile, as an event. 2006: 217.7, 410 · 2009, 2011, 2026: 603.2, 603.6 */
import { alt, kept, phrasesOf } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';
import { conjuncts } from '../nouns/filters.ts';
import type { EventPattern } from '@rulewright/engine';
import { terms } from '../conditions/terms.ts';

const phrase = phrasesOf(terms);

const FROM = {
  'your graveyard': { from: 'graveyard', fromOf: { who: 'you' } },
  'graveyards and/or the battlefield': { from: ['graveyard', 'battlefield'] },
  'your library and/or your graveyard': { from: ['library', 'graveyard'], fromOf: { who: 'you' } },
};

/** From anywhere: what is no card is exiled from the battlefield alone, and nothing says so. */
const ofCards = (event: EventPattern): EventPattern | undefined =>
  event.on === 'move' && conjuncts(event.what).some(({ is }) => is === 'card') ? event : undefined;

/** Of permanents only those that cards represent count. */
export const exiling: Rule = alt('cards put into exile', () => [
  phrase('one or more cards are put into exile', { on: 'move', what: { is: 'card' }, to: 'exile', together: true }),
  ...Object.entries(FROM).map(([where, from]) =>
    phrase(`one or more cards are put into exile from ${where}`, {
      on: 'move',
      what: { is: 'card' },
      ...from,
      to: 'exile',
      together: true,
    }),
  ),
  kept(phrase<EventPattern>('{f!:aFilter} are~ <exiled>', { on: 'move', what: '$f', to: 'exile' }), ofCards),
]);
