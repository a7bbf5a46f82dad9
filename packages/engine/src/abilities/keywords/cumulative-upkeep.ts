/** Cumulative upkeep. */
import type { Ability } from '../../vocabulary/abilities.ts';
import type { Instruction } from '../../vocabulary/instructions.ts';
import type { KeywordAbility } from '../../vocabulary/keywords.ts';
import type { Keyword } from './definition.ts';
import { costOf, countersOn, numbers, performed, sacrificeThis, self, whenever, you, yourUpkeep } from './terms.ts';

const paid = performed('payUpkeep', self);
const missed = performed('missUpkeep', self);

/** The whole set of costs, one for each age counter, or none. From 2011 nothing happens if the permanent has gone. */
const cumulativeUpkeepWith =
  (whileHere: boolean) =>
  (ability: KeywordAbility): readonly Ability[] => {
    const effect: readonly Instruction[] = [
      { do: 'putCounters', counter: 'age', count: 1, on: self },
      {
        do: 'pay',
        who: you,
        cost: costOf(ability),
        times: countersOn('age'),
        then: [paid],
        else: [missed, sacrificeThis],
      },
    ];
    return [
      whenever(
        'cumulative upkeep',
        yourUpkeep,
        whileHere ? [{ do: 'if', condition: { if: 'selfIn', zone: 'battlefield' }, then: effect }] : effect,
      ),
    ];
  };

export const cumulativeUpkeep: Keyword<'cumulative upkeep'> = {
  name: 'cumulative upkeep',
  rules: numbers('502.13', '702.21', '702.22', '702.24'),
  printed: ['cumulative upkeep {mana}', 'cumulative upkeep {either}', 'cumulative upkeep—{cost}.'],
  needs: ['cost'],
  expand: cumulativeUpkeepWith(true),
  earlier: { until: '2009-10', expand: cumulativeUpkeepWith(false) },
};
