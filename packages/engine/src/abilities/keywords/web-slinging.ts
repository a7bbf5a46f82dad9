/** Web-slinging. */
import type { Keyword } from './definition.ts';
import { costOf, numbers, parts, plus, returning } from './terms.ts';

export const webSlinging: Keyword<'web-slinging'> = {
  name: 'web-slinging',
  rules: numbers(null, null, null, '702.188'),
  printed: ['web-slinging {mana}', 'web-slinging—{cost}.'],
  needs: ['cost'],
  expand: (ability) => [
    parts('web-slinging', {
      part: 'alternativeCost',
      cost: plus(costOf(ability), returning({ is: 'tapped' })),
      tag: 'web-slinging',
    }),
  ],
};
