/** Retrace. The card is cast from the graveyard for its mana cost and a discarded land card. */
import type { Keyword } from './definition.ts';
import { exactly, numbers, ofType, parts, you } from './terms.ts';

export const retrace: Keyword<'retrace'> = {
  name: 'retrace',
  rules: numbers(null, '702.78', '702.79', '702.81'),
  printed: ['retrace'],
  reminders: [
    'You may cast this card from your graveyard by discarding a land card in addition to paying its other costs.',
  ],
  expand: () => [
    parts('retrace', {
      part: 'castFrom',
      from: 'graveyard',
      tag: 'retrace',
      plus: {
        actions: [
          {
            do: 'discard',
            who: you,
            what: {
              set: 'choice',
              by: you,
              from: { set: 'all', where: ofType('land'), zone: 'hand', of: you },
              count: exactly(1),
            },
          },
        ],
      },
    }),
  ],
};
