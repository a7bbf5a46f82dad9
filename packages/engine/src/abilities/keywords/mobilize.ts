/** Mobilize. */
import type { Keyword } from './definition.ts';
import { numberOf, numbers, ref, thisAttacks, whenever, you } from './terms.ts';

export const mobilize: Keyword<'mobilize'> = {
  name: 'mobilize',
  rules: numbers(null, null, null, '702.181'),
  printed: ['mobilize {n}', { says: 'mobilize X, where X is {quantity}', means: { n: '$quantity' } }],
  needs: ['n'],
  expand: (ability) => [
    whenever('mobilize', thisAttacks, [
      {
        do: 'createTokens',
        who: you,
        count: numberOf(ability),
        token: { colors: ['R'], types: ['creature'], subtypes: ['Warrior'], power: 1, toughness: 1 },
        tapped: true,
        attacking: true,
        out: 'mobilized',
      },
      {
        do: 'delayed',
        pattern: { on: 'step', step: 'end' },
        body: { effect: [{ do: 'sacrifice', who: you, what: ref('mobilized') }] },
      },
    ]),
  ],
};
