/** A cast that cannot be paid is reversed; mana abilities that drew cards are not. 2006: 422.1 · 2009: 714.1 · 2011: 717.1 · 2026: 732.1 */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL, texts } from '../cards.ts';

export const payment: readonly ScenarioInput[] = [
  {
    name: 'A cast whose payment fails, with a card-drawing mana ability kept',
    editions: [...ALL],
    cards: {
      ...texts('Murder', 'Grizzly Bears'),
      'Drawing Sphere': {
        cost: '{1}',
        type: 'Artifact',
        text: '{1}, {T}, Sacrifice Drawing Sphere: Add one mana of any color to your mana pool. Draw a card.',
      },
    },
    position: {
      sides: {
        A: { battlefield: ['Swamp ×2', 'Forest', 'Drawing Sphere'], hand: ['Murder'] },
        B: { battlefield: ['Grizzly Bears'] },
      },
    },
    script: [
      { expect: { can: [{ as: 'A', cast: 'Murder' }], hand: { A: 1 } } },
      { as: 'A', cast: 'Murder', costs: ['Forest', 'Drawing Sphere', 'R', 'cancel'] },
      {
        expect: {
          zone: { Murder: 'hand', 'Drawing Sphere': 'graveyard' },
          hand: { A: 2 },
          mana: { A: 'R' },
          tapped: { Forest: true, Swamp: false },
          stack: [],
        },
        id: 'kept',
      },
    ],
    shows: [
      { rule: '717.1', edition: '2011-09', by: 'kept' },
      { rule: '714.1', edition: '2009-10', by: 'kept' },
      { rule: '422.1', edition: '2006-10', by: 'kept' },
      { rule: '732.1', edition: '2026-02', by: 'kept' },
    ],
  },
];
