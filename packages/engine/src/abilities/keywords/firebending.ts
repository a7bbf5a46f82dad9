/** Firebending. */
import type { Keyword } from './definition.ts';
import { numberOf, numbers, self, thisAttacks, whenever, you } from './terms.ts';

export const firebending: Keyword<'firebending'> = {
  name: 'firebending',
  rules: numbers(null, null, null, '702.189'),
  printed: ['firebending {n}', { says: 'firebending X, where X is {quantity}', means: { n: '$quantity' } }],
  needs: ['n'],
  expand: (ability) => [
    whenever('firebending', thisAttacks, [
      { do: 'addMana', who: you, mana: { types: { type: 'R', count: numberOf(ability) }, keep: 'combat' } },
      { do: 'performed', action: 'firebend', what: self },
    ]),
  ],
};
