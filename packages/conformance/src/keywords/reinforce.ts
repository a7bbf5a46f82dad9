/** Reinforce. 2006: none · 2009: 702.74 · 2011: 702.75 · 2026: 702.77 */
import type { ScenarioInput } from '@rulewright/scenario';
import { SINCE_2009 } from '../cards.ts';
import { across } from '../shows.ts';

export const reinforce: readonly ScenarioInput[] = [
  {
    name: 'Reinforce: discarded for counters on a creature, from the hand only',
    editions: [...SINCE_2009],
    position: {
      step: 'upkeep',
      sides: {
        A: {
          battlefield: ['Plains ×3', 'Grizzly Bears', 'Mosquito Guard'],
          hand: ['Burrenton Bombardier'],
          graveyard: ['Hunting Triad'],
        },
      },
    },
    script: [
      {
        expect: {
          cannot: [
            { as: 'A', activate: 'Mosquito Guard' },
            { as: 'A', activate: 'Hunting Triad' },
          ],
        },
        id: 'hand only',
      },
      { as: 'A', activate: 'Burrenton Bombardier', targets: ['Grizzly Bears'] },
      { expect: { zone: { 'Burrenton Bombardier': 'graveyard' } } },
      { until: 'resolved' },
      { expect: { counters: { 'Grizzly Bears': { '+1/+1': 2 } }, pt: { 'Grizzly Bears': '4/4' } }, id: 'reinforced' },
    ],
    shows: across('reinforced', null, '702.74a', '702.75a', '702.77a'),
  },
  {
    name: 'Reinforce is an activated ability on the battlefield too',
    editions: [...SINCE_2009],
    cards: {
      Idleness: {
        cost: '{1}',
        type: 'Artifact',
        abilities: [
          {
            ability: 'static',
            parts: [
              {
                part: 'change',
                affects: {
                  set: 'all',
                  where: {
                    is: 'and',
                    of: [
                      { is: 'type', type: 'creature' },
                      { is: 'hasAbility', kind: 'activated' },
                    ],
                  },
                },
                mods: [{ mod: 'modifyPT', power: -1, toughness: 0 }],
              },
            ],
          },
        ],
      },
    },
    position: { sides: { A: { battlefield: ['Idleness', 'Mosquito Guard', 'Grizzly Bears'] } } },
    script: [{ expect: { pt: { 'Mosquito Guard': '0/1', 'Grizzly Bears': '2/2' } }, id: 'seen' }],
    shows: across('seen', null, '702.74b', '702.75b', '702.77b'),
  },
];
