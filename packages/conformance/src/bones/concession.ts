/** Conceding at any time, and what leaves with a player. 2006: 102.3a, 600.4 · 2009, 2011, 2026: 104.3a, 800.4a */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL, texts } from '../cards.ts';

export const concession: readonly ScenarioInput[] = [
  {
    name: 'A concession in mid-resolution with three players',
    editions: [...ALL],
    players: ['A', 'B', 'C'],
    cards: texts(
      'Innocent Blood',
      'Grizzly Bears',
      'Runeclaw Bear',
      'Hill Giant',
      'Gray Ogre',
      'Storm Crow',
      'Craw Wurm',
    ),
    position: {
      sides: {
        A: { battlefield: ['Swamp', 'Grizzly Bears', 'Runeclaw Bear'], hand: ['Innocent Blood'] },
        B: { battlefield: ['Hill Giant', 'Gray Ogre'] },
        C: { battlefield: ['Storm Crow', 'Craw Wurm'] },
      },
    },
    script: [
      { as: 'A', cast: 'Innocent Blood' },
      { as: 'A', pass: true },
      { as: 'B', pass: true },
      { as: 'C', pass: true },
      { as: 'A', answer: 'Runeclaw Bear' },
      { concede: 'B' },
      { as: 'C', answer: 'Storm Crow' },
      {
        expect: {
          zone: {
            'Grizzly Bears': 'battlefield',
            'Runeclaw Bear': 'graveyard',
            'Storm Crow': 'graveyard',
            'Craw Wurm': 'battlefield',
            'Hill Giant': 'none',
          },
          lost: ['B'],
          result: null,
        },
        id: 'gone',
      },
    ],
    shows: [
      { rule: '800.4a', edition: '2011-09', by: 'gone' },
      { rule: '800.4a', edition: '2009-10', by: 'gone' },
      { rule: '600.4a', edition: '2006-10', by: 'gone' },
      { rule: '800.4', edition: '2026-02', by: 'gone' },
      { rule: '800.4', edition: '2011-09', by: 'gone' },
      { rule: '800.4', edition: '2009-10', by: 'gone' },
      { rule: '600.4', edition: '2006-10', by: 'gone' },
      { rule: '800.4a', edition: '2026-02', by: 'gone' },
    ],
  },
  {
    name: 'The last player left wins',
    editions: [...ALL],
    position: { sides: {} },
    script: [{ concede: 'A' }, { expect: { result: ['B'], lost: ['A'] }, id: 'won' }],
    shows: [
      { rule: '104.2a', edition: '2011-09', by: 'won' },
      { rule: '104.2a', edition: '2009-10', by: 'won' },
      { rule: '102.2a', edition: '2006-10', by: 'won' },
      { rule: '102.2', edition: '2006-10', by: 'won' },
      { rule: '104.2a', edition: '2026-02', by: 'won' },
    ],
  },
];
