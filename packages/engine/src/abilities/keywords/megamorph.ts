/** Megamorph. */
import type { Keyword } from './definition.ts';
import { castFaceDown } from './morph.ts';
import { isSelf, numbers, parts, self } from './terms.ts';

export const megamorph: Keyword<'megamorph'> = {
  name: 'megamorph',
  rules: numbers(null, null, null, '702.37b'),
  printed: ['megamorph {mana}', 'megamorph—{cost}.'],
  needs: ['cost'],
  readBy: ['turnFaceUp'],
  expand: () => [
    parts('megamorph', castFaceDown('morph')),
    parts('megamorph', {
      part: 'replacement',
      replacement: {
        event: { on: 'turnedFaceUp', what: isSelf, by: 'megamorph' },
        instead: {
          instead: 'do',
          effect: [{ do: 'original' }, { do: 'putCounters', counter: '+1/+1', count: 1, on: self }],
        },
      },
    }),
  ],
};
