/** Enchant. It says what an Aura may target and be attached to. */
import type { Keyword } from './definition.ts';
import { numbers } from './terms.ts';

export const enchant: Keyword<'enchant'> = {
  name: 'enchant',
  rules: numbers('502.45', '702.5', '702.5', '702.5'),
  printed: [
    'enchant {object}',
    { says: 'enchant player', means: { enchantPlayer: true } },
    { says: 'enchant opponent', means: { enchantPlayer: true, player: { who: 'opponents' } } },
    {
      says: 'enchant {type} card in a graveyard',
      means: { quality: { is: 'and', of: ['$type', { is: 'zone', zone: 'graveyard' }] } },
    },
  ],
  readBy: ['casting', 'attachment'],
};
