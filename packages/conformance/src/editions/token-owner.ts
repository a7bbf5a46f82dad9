/** Who owns a token. 2006: 216.1 · 2009, 2011: 110.5a · 2026: 111.2 */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL } from '../cards.ts';

export const tokenOwner: readonly ScenarioInput[] = [
  {
    name: 'A token made by an opponent’s spell under your control',
    editions: [...ALL],
    cards: {
      'Gift of Goblins': {
        cost: '{R}',
        type: 'Sorcery',
        text: 'Target opponent creates a 1/1 red Goblin creature token.',
      },
    },
    position: { sides: { A: { battlefield: ['Mountain'], hand: ['Gift of Goblins'] } } },
    script: [
      { as: 'A', cast: 'Gift of Goblins', targets: ['B'] },
      { until: 'resolved' },
      { expect: { controller: { Goblin: 'B' }, owner: { Goblin: 'A' } }, in: ['2006-10'], id: 'spell' },
      { expect: { controller: { Goblin: 'B' }, owner: { Goblin: 'B' } }, in: ['2009-10', '2011-09'], id: 'receiver' },
      // Its name has had the word "Token" in it since 2022 (111.4).
      {
        expect: { controller: { 'Goblin Token': 'B' }, owner: { 'Goblin Token': 'B' } },
        in: ['2026-02'],
        id: 'creator',
      },
    ],
    shows: [
      { rule: '216.1', edition: '2006-10', by: 'spell' },
      { rule: '200.4a', edition: '2006-10', by: 'spell' },
      { rule: '110.5a', edition: '2009-10', by: 'receiver' },
      { rule: '110.5a', edition: '2011-09', by: 'receiver' },
      { rule: '111.2', edition: '2026-02', by: 'creator' },
    ],
  },
];
