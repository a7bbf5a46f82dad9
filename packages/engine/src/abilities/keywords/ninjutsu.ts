/** Ninjutsu. The returned creature is chosen as the cost is paid; the new creature attacks whatever that one attacked. */
import type { Keyword } from './definition.ts';
import { activated, all, controlledBy, costOf, creature, exactly, numbers, plus, ref, self, you } from './terms.ts';

export const ninjutsu: Keyword<'ninjutsu'> = {
  name: 'ninjutsu',
  rules: numbers('502.43', '702.46', '702.47', '702.49'),
  printed: [
    'ninjutsu {mana}',
    'ninjutsu—{cost}.',
    { says: 'commander ninjutsu {mana}', means: { fromCommand: true, cost: '$mana' } },
  ],
  needs: ['cost'],
  expand: (ability) =>
    (ability.fromCommand === true ? (['hand', 'command'] as const) : (['hand'] as const)).map((zone) =>
      activated(
        ability,
        plus(
          costOf(ability),
          { do: 'reveal', what: self },
          {
            do: 'move',
            what: {
              set: 'choice',
              by: you,
              from: all(creature, { is: 'attacking' }, { is: 'unblocked' }, controlledBy(you)),
              count: exactly(1),
            },
            to: { zone: 'hand' },
            out: 'returned',
          },
        ),
        [
          {
            do: 'move',
            what: self,
            to: { zone: 'battlefield', tapped: true, attacking: true, attacksAs: ref('returned') },
          },
        ],
        { zone },
      ),
    ),
};
