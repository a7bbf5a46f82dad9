/** What can't happen. 2026: 614.17 · 2006, 2009, 2011: none */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL } from '../cards.ts';

export const cannot: readonly ScenarioInput[] = [
  {
    name: 'What can’t happen from now on has happened all the same',
    editions: [...ALL],
    position: {
      active: 'B',
      sides: {
        A: { battlefield: ['Plains ×4'], hand: ['Blessed Wine', 'Blessed Wine'] },
        B: { battlefield: ['Swamp ×4'], hand: ['Erebos, God of the Dead'] },
      },
    },
    script: [
      { as: 'B', pass: true },
      { as: 'A', cast: 'Blessed Wine' },
      { until: 'resolved' },
      { expect: { life: { A: 21 } } },
      { as: 'B', cast: 'Erebos, God of the Dead' },
      { until: 'resolved' },
      { as: 'B', pass: true },
      { as: 'A', cast: 'Blessed Wine 2' },
      { until: 'resolved' },
      { expect: { life: { A: 21 } }, id: 'from now on' },
    ],
    shows: [
      { rule: '614.17', edition: '2026-02', by: 'from now on' },
      { rule: '614.17a', edition: '2026-02', by: 'from now on' },
    ],
  },
  {
    name: 'A cost that can’t be paid cannot be chosen',
    editions: [...ALL],
    position: {
      sides: {
        A: {
          battlefield: [
            { card: 'Mogg Fanatic', label: 'clad' },
            { card: 'Assault Suit', attachedTo: 'clad' },
            { card: 'Mogg Fanatic', label: 'bare' },
          ],
        },
      },
    },
    script: [
      {
        expect: { cannot: [{ as: 'A', activate: 'clad' }], can: [{ as: 'A', activate: 'bare' }] },
        id: 'not to be sacrificed',
      },
    ],
    shows: [{ rule: '614.17b', edition: '2026-02', by: 'not to be sacrificed' }],
  },
  {
    name: 'What says of itself that it can’t enter from somewhere stays there, and so does what would enter as a copy of it',
    editions: ['2026-02'],
    cards: {
      'Shy Wisp': {
        cost: '{1}{B}',
        type: 'Creature — Spirit',
        pt: '2/1',
        abilities: [
          {
            ability: 'static',
            parts: [{ part: 'rule', rule: { rule: 'cantEnter', what: { is: 'self' }, from: ['graveyard'] } }],
          },
        ],
      },
    },
    position: {
      sides: {
        A: {
          battlefield: ['Swamp ×8', { card: 'Shy Wisp', label: 'Other Wisp' }],
          hand: ['Zombify', { card: 'Zombify', label: 'Again' }],
          graveyard: ['Shy Wisp', 'Clone'],
        },
      },
    },
    script: [
      { as: 'A', cast: 'Zombify', targets: ['Shy Wisp'] },
      { until: 'resolved' },
      { expect: { zone: { 'Shy Wisp': 'graveyard' } }, id: 'itself' },
      { as: 'A', cast: 'Again', targets: ['Clone'] },
      { until: 'resolved' },
      { as: 'A', answer: 'Other Wisp' },
      { expect: { zone: { Clone: 'graveyard' } }, id: 'copy' },
    ],
    shows: [
      { rule: '614.17d', edition: '2026-02', by: 'itself' },
      { rule: '614.17d', edition: '2026-02', by: 'copy' },
    ],
  },
];
