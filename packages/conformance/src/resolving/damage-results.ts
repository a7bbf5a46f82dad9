/** What damage results in. 2006: none · 2009: 118.3–118.4 · 2011: 119.3–119.4 · 2026: 120.3–120.4 */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL, SINCE_2009 } from '../cards.ts';
import { attackWith } from '../moves.ts';
import { across } from '../shows.ts';

export const damageResults: readonly ScenarioInput[] = [
  {
    name: 'Damage dealt to a player is life lost, and what waits for that sees it',
    editions: [...ALL],
    position: { sides: { A: { battlefield: ['Mountain', 'Exquisite Blood', 'Grizzly Bears'], hand: ['Shock'] } } },
    script: [
      { as: 'A', cast: 'Shock', targets: ['B'] },
      { until: 'resolved' },
      { expect: { life: { B: 18, A: 20 }, stack: ['Exquisite Blood'] }, id: 'lost' },
      { until: 'resolved' },
      { expect: { life: { A: 22 } } },
      ...attackWith('Grizzly Bears'),
      { until: 'endCombat' },
      { expect: { life: { A: 24, B: 16 } } },
    ],
    shows: across('lost', null, '118.3a', '119.3a', '120.3a'),
  },
  {
    name: 'Damage with wither is counters put on the creature, which an effect can see to',
    editions: [...SINCE_2009],
    cards: {
      'No Withering': {
        cost: '{G}',
        type: 'Enchantment',
        abilities: [
          {
            ability: 'static',
            parts: [
              {
                part: 'replacement',
                replacement: {
                  event: { on: 'counters', counter: '-1/-1', what: { is: 'type', type: 'creature' } },
                  instead: { instead: 'amount', amount: 1 },
                },
              },
            ],
          },
        ],
      },
    },
    position: {
      sides: {
        A: { battlefield: ['Mountain ×3'], hand: ['Puncture Blast'] },
        B: { battlefield: ['Craw Wurm', 'No Withering'] },
      },
    },
    script: [
      { as: 'A', cast: 'Puncture Blast', targets: ['Craw Wurm'] },
      { until: 'resolved' },
      { expect: { counters: { 'Craw Wurm': { '-1/-1': 1 } }, damage: { 'Craw Wurm': 0 } }, id: 'replaced' },
    ],
    shows: [
      ...across('replaced', null, '118.3c', '119.3d', '120.3d'),
      ...across('replaced', null, '118.4b', '119.4b', '120.4c'),
    ],
  },
  {
    name: 'What triggers whenever a counter is put on triggers for each of several',
    editions: [...SINCE_2009],
    position: {
      sides: {
        A: { battlefield: ['Mountain ×3', 'Flourishing Defenses'], hand: ['Puncture Blast'] },
        B: { battlefield: ['Craw Wurm'] },
      },
    },
    script: [
      { as: 'A', cast: 'Puncture Blast', targets: ['Craw Wurm'] },
      { until: 'resolved' },
      {
        expect: { stack: ['Flourishing Defenses', 'Flourishing Defenses', 'Flourishing Defenses'] },
        id: 'three times',
      },
    ],
    shows: across('three times', null, '603.2c', '603.2c', '603.2c'),
  },
];
