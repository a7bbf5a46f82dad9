/** Playing for ante. 2006: 217.9 · 2009, 2011, 2026: 407 */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL, SINCE_2009 } from '../cards.ts';
import { across } from '../shows.ts';

const keeping = ['A', 'B'].map((as) => ({ as, answer: false, kind: 'mulligan' }));

export const ante: readonly ScenarioInput[] = [
  {
    name: 'Played for ante, a random card of each deck is put up, seen by all, and the winner owns them',
    editions: [...ALL],
    ante: true,
    position: { start: true, active: 'A', sides: { A: { library: ['Forest ×10'] }, B: { library: ['Swamp ×10'] } } },
    seed: 1,
    script: [
      { expect: { hand: { A: 7, B: 7 }, library: { A: 2, B: 2 }, ante: ['Forest', 'Swamp'] }, id: 'put up' },
      ...keeping,
      { concede: 'B' },
      { expect: { result: ['A'], owned: { A: ['Forest', 'Swamp'] } }, id: 'won' },
    ],
    shows: [
      ...across('put up', '217.9b', '407.2', '407.2', '407.2'),
      ...across('won', '217.9b', '407.2', '407.2', '407.2'),
    ],
  },
  {
    name: 'Players ante what they own, from wherever it is',
    editions: [...ALL],
    position: {
      sides: {
        A: {
          battlefield: ['Swamp ×4'],
          hand: ['Demonic Attorney', 'Contract from Below', 'Hill Giant'],
          library: ['Island', 'Plains ×9'],
        },
        B: { library: ['Forest', 'Plains ×9'] },
      },
    },
    script: [
      { as: 'A', cast: 'Demonic Attorney' },
      { until: 'resolved' },
      {
        expect: { ante: ['Island', 'Forest'], sees: { A: { Forest: 'Forest' }, B: { Island: 'Island' } } },
        id: 'anted',
      },
      { as: 'A', cast: 'Contract from Below' },
      { until: 'resolved' },
      { expect: { ante: ['Island', 'Forest', 'Plains'], hand: { A: 7 }, zone: { 'Hill Giant': 'graveyard' } } },
    ],
    shows: across('anted', '217.9d', '407.4', '407.4', '407.4'),
  },
  {
    name: 'Nobody can ante what another owns',
    editions: [...ALL],
    cards: {
      Stakes: { cost: '{B}', type: 'Sorcery', text: 'Ante target creature.' },
    },
    position: {
      sides: {
        A: { battlefield: ['Swamp ×2', 'Gray Ogre'], hand: ['Stakes ×2'] },
        B: { battlefield: ['Hill Giant'] },
      },
    },
    script: [
      { as: 'A', cast: 'Stakes', targets: ['Hill Giant'] },
      { until: 'resolved' },
      { expect: { zone: { 'Hill Giant': 'battlefield' } }, id: 'not theirs' },
      { as: 'A', cast: 'Stakes 2', targets: ['Gray Ogre'] },
      { until: 'resolved' },
      { expect: { zone: { 'Gray Ogre': 'ante' } } },
    ],
    shows: across('not theirs', '217.9d', '407.4', '407.4', '407.4'),
  },
  {
    name: 'What a player has put up stays when that player leaves',
    editions: [...SINCE_2009],
    players: ['A', 'B', 'C'],
    position: {
      sides: {
        A: { battlefield: ['Swamp ×3'], hand: ['Demonic Attorney'], library: ['Island', 'Plains'] },
        B: { battlefield: ['Hill Giant'], library: ['Forest', 'Plains'] },
        C: { library: ['Mountain', 'Plains'] },
      },
    },
    script: [
      { as: 'A', cast: 'Demonic Attorney' },
      { until: 'resolved' },
      { concede: 'B' },
      { expect: { ante: ['Island', 'Forest', 'Mountain'], zone: { 'Hill Giant': 'none' } }, id: 'stays' },
      { concede: 'C' },
      { expect: { owned: { A: ['Island', 'Forest', 'Mountain'] } } },
    ],
    shows: across('stays', null, '800.4h', '800.4h', '800.4n'),
  },
];
