/** Clash and fateseal. 2006: none · 2009: 701.17–18 · 2011: 701.19–20 · 2026: 701.29–30 */
import type { ScenarioInput } from '@rulewright/scenario';
import { SINCE_2009 } from '../cards.ts';
import { across } from '../shows.ts';

const library = { library: ['Grizzly Bears', 'Swamp'] };

export const clashAndFateseal: readonly ScenarioInput[] = [
  {
    name: 'A clash: both reveal a card and may put it on the bottom, and the greater mana value wins',
    editions: [...SINCE_2009],
    position: {
      sides: {
        A: { battlefield: ['Mountain ×2'], hand: ['Lash Out'], library: ['Hill Giant', 'Forest'] },
        B: { battlefield: ['Craw Wurm'], ...library },
      },
    },
    script: [
      { as: 'A', cast: 'Lash Out', targets: ['Craw Wurm'] },
      { until: 'resolved' },
      {
        expect: {
          damage: { 'Craw Wurm': 3 },
          sees: { A: { 'Grizzly Bears': 'Grizzly Bears' }, B: { 'Hill Giant': 'Hill Giant' } },
          zone: { 'Hill Giant': 'library' },
        },
        id: 'revealed',
      },
      { as: 'A', answer: false },
      { expect: { life: { B: 20 } }, id: 'not decided' },
      { as: 'B', answer: true },
      { expect: { life: { B: 17 } }, id: 'won' },
      { until: 'turn' },
      { until: 'main1' },
      // B put the Bears on the bottom
      { expect: { active: 'B', hand: { B: ['Swamp'] } }, id: 'bottom' },
    ],
    shows: [
      ...across('bottom', null, '701.18a', '701.20a', '701.30a'),
      ...across('revealed', null, '701.18b', '701.20b', '701.30b'),
      ...across('won', null, '701.18c', '701.20c', '701.30d'),
    ],
  },
  {
    name: 'Nobody wins a clash of equal mana values',
    editions: [...SINCE_2009],
    position: {
      sides: {
        A: { battlefield: ['Mountain ×2'], hand: ['Lash Out'], library: ['Runeclaw Bear', 'Forest'] },
        B: { battlefield: ['Craw Wurm'], ...library },
      },
    },
    script: [
      { as: 'A', cast: 'Lash Out', targets: ['Craw Wurm'] },
      { until: 'resolved' },
      { as: 'A', answer: false },
      { as: 'B', answer: false },
      { expect: { life: { B: 20 } }, id: 'tied' },
    ],
    shows: across('tied', null, '701.18c', '701.20c', '701.30d'),
  },
  {
    name: 'The players of a clash decide in turn order, whoever began it; then the cards move at once',
    editions: ['2026-02'],
    position: {
      active: 'B',
      sides: {
        A: {
          battlefield: ['Mountain ×2', 'Sylvan Echoes'],
          hand: ['Release the Ants'],
          library: ['Hill Giant', 'Forest'],
        },
        B: library,
      },
    },
    script: [
      { as: 'B', pass: true },
      { as: 'A', cast: 'Release the Ants', targets: ['B'] },
      { until: 'resolved' },
      { expect: { asks: { as: 'B', kind: 'yesNo' } }, id: 'active player first' },
      { as: 'B', answer: true },
      { expect: { sees: { A: { 'Grizzly Bears': 'Grizzly Bears' } }, asks: { as: 'A', kind: 'yesNo' } } },
      { as: 'A', answer: true },
      { expect: { stack: ['Sylvan Echoes'], zone: { 'Release the Ants': 'hand' } }, id: 'won' },
      { until: 'resolved' },
      { as: 'A', answer: true },
      { expect: { hand: { A: ['Release the Ants', 'Forest'] } }, id: 'moved' },
    ],
    shows: [{ rule: '701.30c', edition: '2026-02', by: 'active player first' }],
  },
  {
    name: 'Fateseal: any number of the top cards of an opponent’s library to the bottom, the rest on top in any order',
    editions: [...SINCE_2009],
    position: {
      sides: {
        A: { battlefield: ['Island ×5'], hand: ['Spin into Myth'] },
        B: { battlefield: ['Craw Wurm'], library: ['Forest', 'Shock'] },
      },
    },
    script: [
      { as: 'A', cast: 'Spin into Myth', targets: ['Craw Wurm'] },
      { until: 'resolved' },
      {
        expect: {
          asks: { as: 'A', kind: 'objects', offers: ['Craw Wurm', 'Forest'], lacks: ['Shock'] },
          sees: { A: { Forest: 'Forest', Shock: null }, B: { Forest: null } },
        },
        id: 'looks',
      },
      { as: 'A', answer: ['Craw Wurm', 'Forest'] },
      { as: 'A', answer: ['Craw Wurm', 'Forest'], kind: 'order' },
      { until: 'turn' },
      { until: 'main1' },
      { expect: { active: 'B', hand: { B: ['Shock'] } }, id: 'sealed' },
    ],
    shows: across('sealed', null, '701.17a', '701.19a', '701.29a'),
  },
];
