/** Substance. 2006: 502.49 · 2009, 2011, 2026: none */
import type { ScenarioInput } from '@rulewright/scenario';
import { across, glossary } from '../shows.ts';

export const substance: readonly ScenarioInput[] = [
  {
    name: 'Substance is an ability without effect',
    editions: ['2006-10'],
    cards: {
      'Borrowed Shape': {
        cost: '{G}',
        type: 'Creature — Illusion',
        pt: '2/2',
        abilities: [
          {
            ability: 'triggered',
            event: { on: 'move', what: { is: 'self' }, to: 'battlefield' },
            body: {
              effect: [
                {
                  do: 'effect',
                  parts: [
                    {
                      part: 'change',
                      affects: { set: 'self' },
                      mods: [{ mod: 'gain', abilities: [{ ability: 'keyword', keyword: 'substance' }] }],
                    },
                  ],
                  duration: { until: 'endOfTurn' },
                },
              ],
            },
          },
        ],
      },
    },
    position: { sides: { A: { battlefield: ['Forest'], hand: ['Borrowed Shape'] } } },
    script: [
      { as: 'A', cast: 'Borrowed Shape' },
      { until: 'empty' },
      {
        expect: {
          keywords: { 'Borrowed Shape': ['substance'] },
          abilities: { 'Borrowed Shape': 2 },
          pt: { 'Borrowed Shape': '2/2' },
        },
        id: 'there',
      },
    ],
    shows: [...across('there', '502.49a', null, null, null), ...glossary('Substance', 'there')],
  },
];
