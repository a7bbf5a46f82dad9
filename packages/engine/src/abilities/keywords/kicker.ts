/** Kicker. */
import type { Cost } from '../../vocabulary/costs.ts';
import type { Keyword } from './definition.ts';
import { numbers, optionalCost, parts } from './terms.ts';

const kickerTag = (listed: Cost): string => `kicker ${(listed.mana ?? []).map((symbol) => `{${symbol}}`).join('')}`;

export const kicker: Keyword<'kicker'> = {
  name: 'kicker',
  rules: numbers('502.21', '702.30', '702.31', '702.33'),
  printed: [
    'kicker {mana}',
    'kicker—{cost}.',
    { says: 'kicker {mana} and/or {mana2}', means: { costs: ['$mana', '$mana2'] } },
  ],
  expand: ({ cost, costs }) => {
    const list = costs ?? (cost === undefined ? [] : [cost]);
    return [parts('kicker', ...list.map((each) => optionalCost(each, list.length === 1 ? 'kicker' : kickerTag(each))))];
  },
};
