/** Hideaway. The number of cards is a parameter, the rest go to the bottom in a random order, and the permanent's controller may look. */
import type { Ability } from '../../vocabulary/abilities.ts';
import type { Instruction } from '../../vocabulary/instructions.ts';
import type { ObjectSet } from '../../vocabulary/nouns.ts';
import type { Quantity } from '../../vocabulary/quantities.ts';
import type { Keyword } from './definition.ts';
import { enters, exactly, numberOf, numbers, ref, rules, thisEnters, whenever, you } from './terms.ts';

const exiledCard: ObjectSet = { set: 'linked', link: 'exiled' };

const hidesAway = (count: Quantity, order: 'any' | 'random', ...then: Instruction[]): readonly Ability[] => [
  whenever('hideaway', thisEnters, [
    { do: 'lookAt', who: you, what: { set: 'top', of: you, zone: 'library', count }, out: 'seen' },
    { do: 'choose', who: you, what: { choose: 'objects', from: ref('seen'), count: exactly(1) }, out: 'hidden' },
    { do: 'move', what: ref('hidden'), to: { zone: 'exile', faceDown: true, link: 'exiled' }, out: 'hidden' },
    {
      do: 'move',
      what: { set: 'where', of: ref('seen'), filter: { is: 'zone', zone: 'library' } },
      to: { zone: 'library', position: 'bottom', order },
    },
    ...then,
  ]),
  rules('hideaway', { rule: 'mayLookAt', who: you, what: exiledCard }),
];

export const hideaway: Keyword<'hideaway'> = {
  name: 'hideaway',
  rules: numbers(null, '702.72', '702.73', '702.75'),
  printed: ['hideaway', 'hideaway {n}'],
  // printed without a number it is that of four cards, on a permanent that enters tapped (2026: 702.75b)
  expand: (ability) =>
    ability.n === undefined
      ? [enters('hideaway', { tapped: true }), ...hidesAway(4, 'random')]
      : hidesAway(numberOf(ability), 'random'),
  /** Until 2011 four cards, and it enters tapped; who had the permanent as the card was exiled may look at it ever after. */
  earlier: {
    until: '2011-09',
    expand: () => [
      enters('hideaway', { tapped: true }),
      ...hidesAway(4, 'any', { do: 'lookAt', who: you, what: ref('hidden') }),
    ],
  },
};
