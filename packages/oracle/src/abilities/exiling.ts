/** Cards are put into exile, as an event: once for all that are at once. 2006: 410 · 2009, 2011, 2026: 603.2, 603.6 */
import { alt, phrase } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';

const FROM = {
  'graveyards and/or the battlefield': { from: ['graveyard', 'battlefield'] },
  'your library and/or your graveyard': { from: ['library', 'graveyard'], fromOf: { who: 'you' } },
};

/** Of permanents only those that cards represent count. */
export const exiling: Rule = alt('cards put into exile', () =>
  Object.entries(FROM).map(([where, from]) =>
    phrase(`one or more cards are put into exile from ${where}`, {
      on: 'move',
      what: { is: 'card' },
      ...from,
      to: 'exile',
      together: true,
    }),
  ),
);
