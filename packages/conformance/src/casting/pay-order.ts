/** The order in which costs are paid. 2006: 409.1h · 2009, 2011: 601.2g · 2026: 601.2h */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL, UNTIL_2011 } from '../cards.ts';
import { across } from '../shows.ts';

export const payOrder: readonly ScenarioInput[] = [
  {
    name: 'Costs are paid in any order; today those that are random come last',
    editions: [...ALL],
    cards: {
      'Scattered Notes': {
        cost: '{R}',
        type: 'Sorcery',
        text: 'As an additional cost to cast Scattered Notes, discard a card at random.\nBuyback—Discard a card.\nDraw a card.',
      },
    },
    position: {
      sides: { A: { battlefield: ['Mountain'], hand: ['Scattered Notes', 'Forest', 'Island', 'Swamp'] } },
    },
    script: [
      { as: 'A', cast: 'Scattered Notes', costs: [true] },
      {
        expect: { asks: { as: 'A', kind: 'cost', offers: ['at random'], options: 2 } },
        in: [...UNTIL_2011],
        id: 'any order',
      },
      { as: 'A', answer: 'at random', in: [...UNTIL_2011] },
      { expect: { asks: { as: 'A', kind: 'discard', options: 2 }, hand: { A: 2 } }, in: [...UNTIL_2011] },
      {
        expect: { asks: { as: 'A', kind: 'discard', options: 3 }, hand: { A: 3 } },
        in: ['2026-02'],
        id: 'random last',
      },
      { as: 'A', answer: [0] },
      { expect: { hand: { A: 1 } } },
    ],
    shows: [
      ...across('any order', '409.1h', '601.2g', '601.2g', null),
      { rule: '601.2h', edition: '2026-02', by: 'random last' },
    ],
  },
];
