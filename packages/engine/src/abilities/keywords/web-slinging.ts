/** Web-slinging. */
import type { Keyword } from './definition.ts';
import { all, controlledBy, costOf, creature, exactly, numbers, parts, plus, you } from './terms.ts';

export const webSlinging: Keyword<'web-slinging'> = {
  name: 'web-slinging',
  rules: numbers(null, null, null, '702.188'),
  printed: ['web-slinging {mana}', 'web-slinging—{cost}.'],
  reminders: [
    "You may cast this spell for {symbols} if you also return a tapped creature you control to its owner's hand.",
  ],
  needs: ['cost'],
  expand: (ability) => [
    parts('web-slinging', {
      part: 'alternativeCost',
      cost: plus(costOf(ability), {
        do: 'move',
        what: {
          set: 'choice',
          by: you,
          from: all(creature, { is: 'tapped' }, controlledBy(you)),
          count: exactly(1),
        },
        to: { zone: 'hand' },
      }),
      tag: 'web-slinging',
    }),
  ],
};
