/** Graft. */
import type { Ability } from '../../vocabulary/abilities.ts';
import type { KeywordAbility } from '../../vocabulary/keywords.ts';
import type { Keyword } from './definition.ts';
import {
  PLUS,
  and,
  atLeast,
  countersOn,
  creature,
  entersWith,
  numberOf,
  numbers,
  ref,
  self,
  whenever,
  you,
} from './terms.ts';

/** Since 2009 it triggers only while a counter is there to move. */
const graftWith =
  (intervening: boolean) =>
  (ability: KeywordAbility): readonly Ability[] => [
    entersWith('graft', PLUS, numberOf(ability)),
    whenever(
      'graft',
      { on: 'move', what: and({ is: 'other' }, creature), to: 'battlefield' },
      [
        {
          do: 'may',
          who: you,
          effect: [{ do: 'moveCounters', counter: PLUS, count: 1, from: self, to: ref('event.object') }],
        },
      ],
      intervening ? { condition: atLeast(countersOn(PLUS), 1) } : {},
    ),
  ];

export const graft: Keyword<'graft'> = {
  name: 'graft',
  rules: numbers('502.54', '702.55', '702.56', '702.58'),
  printed: ['graft {n}'],
  needs: ['n'],
  expand: graftWith(true),
  earlier: { until: '2006-10', expand: graftWith(false) },
};
