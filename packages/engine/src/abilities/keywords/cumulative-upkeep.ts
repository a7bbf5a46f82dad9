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
  reminders: [
    'At the beginning of your upkeep, put an age counter on this permanent, then sacrifice it unless you pay (its upkeep cost|{symbols}) for each age counter on it.',
    "At the beginning of its controller's upkeep, that player puts an age counter on it, then sacrifices it unless he or she pays its upkeep cost for each age counter on it.",
  ],
  needs: ['cost'],
  expand: cumulativeUpkeepWith(true),
  earlier: { until: '2009-10', expand: cumulativeUpkeepWith(false) },
};
