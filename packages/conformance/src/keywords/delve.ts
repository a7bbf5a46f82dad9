/** Delve. 2009: 702.63 · 2011: 702.64 · 2026: 702.66 */
import type { ScenarioInput } from '@rulewright/scenario';
import { SINCE_2009 } from '../cards.ts';

export const delve: readonly ScenarioInput[] = [
  {
    name: 'Cards exiled with delve stand in for generic mana only',
    editions: [...SINCE_2009],
    position: {
      sides: { A: { battlefield: ['Swamp'], graveyard: ['Forest ×8'], hand: ['Tombstalker', 'Gurmag Angler'] } },
    },
    script: [
      {
        expect: { can: [{ as: 'A', cast: 'Gurmag Angler' }], cannot: [{ as: 'A', cast: 'Tombstalker' }] },
        id: 'generic',
      },
    ],
    shows: [
      { rule: '702.63a', edition: '2009-10', by: 'generic' },
      { rule: '702.64a', edition: '2011-09', by: 'generic' },
      { rule: '702.66a', edition: '2026-02', by: 'generic' },
    ],
  },
  {
    name: 'Any number of cards may be exiled while delve is an additional cost',
    editions: ['2009-10', '2011-09'],
    position: {
      sides: {
        A: {
          battlefield: ['Swamp'],
          graveyard: ['Forest', 'Island', 'Plains', 'Mountain', 'Mountain'],
          hand: ['Murderous Cut'],
        },
        B: { battlefield: ['Grizzly Bears'] },
      },
    },
    script: [
      { as: 'A', cast: 'Murderous Cut' },
      { as: 'A', answer: 'Forest' },
      { as: 'A', answer: 'Island' },
      { as: 'A', answer: 'Plains' },
      { as: 'A', answer: 'Mountain' },
      { expect: { asks: { as: 'A', kind: 'cost', offers: ['Mountain 2'], options: 2 } }, id: 'any number' },
      { as: 'A', answer: 'Mountain 2' },
      { expect: { stack: ['Murderous Cut'], graveyard: { A: [] }, tapped: { Swamp: true } }, id: 'all' },
    ],
    shows: [
      { rule: '702.63a', edition: '2009-10', by: 'any number' },
      { rule: '702.64a', edition: '2011-09', by: 'any number' },
    ],
  },
  {
    name: 'Today cards are exiled while the total cost is paid, as many as it has generic mana',
    editions: ['2026-02'],
    position: {
      sides: {
        A: {
          battlefield: ['Mountain', 'Swamp'],
          graveyard: ['Forest', 'Plains', 'Island ×3'],
          hand: ['Murderous Cut'],
        },
        B: { battlefield: ['Grizzly Bears'] },
      },
    },
    script: [
      { as: 'A', tap: 'Swamp' },
      { as: 'A', tap: 'Mountain' },
      { as: 'A', cast: 'Murderous Cut', targets: ['Grizzly Bears'], costs: ['Forest', 'Plains', 'Island', 'Island 2'] },
      { expect: { stack: ['Murderous Cut'], graveyard: { A: ['Island 3'] }, mana: { A: 'R' } }, id: 'four' },
    ],
    shows: [
      { rule: '702.66a', edition: '2026-02', by: 'four' },
      { rule: '702.66b', edition: '2026-02', by: 'four' },
    ],
  },
  {
    name: 'Two instances of delve let no card stand in for two mana',
    editions: [...SINCE_2009],
    cards: {
      'Twice-Dug Grave': { cost: '{2}', type: 'Sorcery', text: 'Delve\nDelve\nDraw a card.' },
      'Shallow Grave': { cost: '{1}', type: 'Sorcery', text: 'Delve\nDraw a card.' },
    },
    position: { sides: { A: { graveyard: ['Forest'], hand: ['Twice-Dug Grave', 'Shallow Grave'] } } },
    script: [
      {
        expect: { cannot: [{ as: 'A', cast: 'Twice-Dug Grave' }], can: [{ as: 'A', cast: 'Shallow Grave' }] },
        id: 'redundant',
      },
    ],
    shows: [
      { rule: '702.63b', edition: '2009-10', by: 'redundant' },
      { rule: '702.64b', edition: '2011-09', by: 'redundant' },
      { rule: '702.66c', edition: '2026-02', by: 'redundant' },
    ],
  },
];
