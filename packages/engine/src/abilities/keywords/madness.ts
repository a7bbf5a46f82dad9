/** Madness. */
import type { Ability } from '../../vocabulary/abilities.ts';
import type { KeywordAbility } from '../../vocabulary/keywords.ts';
import type { Keyword } from './definition.ts';
import { costOf, isSelf, numbers, parts, self, whenever } from './terms.ts';

/** Exiling instead of the graveyard is a choice up to 2011; the second ability then offers the card, or puts it into the graveyard. */
const madnessWith =
  (choice: boolean) =>
  (ability: KeywordAbility): readonly Ability[] => {
    const owner = { who: 'owners', of: self } as const;
    return [
      {
        ...parts('madness', {
          part: 'replacement',
          replacement: {
            event: { on: 'move', what: isSelf, from: 'hand', to: 'graveyard', cause: 'discard' },
            ...(choice ? { optional: owner } : {}),
            instead: { instead: 'zone', zone: 'exile', out: 'madness' },
          },
        }),
        zones: ['hand'],
      },
      whenever('madness', { on: 'move', what: isSelf, from: 'hand', to: 'exile', via: 'madness' }, [
        { do: 'cast', who: owner, what: self, cost: costOf(ability), tag: 'madness', optional: true, out: 'cast' },
        {
          do: 'if',
          condition: { if: 'did', name: 'cast' },
          then: [],
          else: [{ do: 'move', what: self, to: { zone: 'graveyard' } }],
        },
      ]),
    ];
  };

export const madness: Keyword<'madness'> = {
  name: 'madness',
  rules: numbers('502.24', '702.32', '702.33', '702.35'),
  printed: ['madness {mana}', 'madness—{cost}.'],
  needs: ['cost'],
  expand: madnessWith(false),
  earlier: { until: '2011-09', expand: madnessWith(true) },
};
