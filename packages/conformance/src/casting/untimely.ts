/** Spells that do not last where they were cast when a sorcery could not have been. 2009, 2011: 307.5 · 2026: 307.5, 603.7 */
import type { ScenarioInput } from '@rulewright/scenario';
import { SINCE_2009 } from '../cards.ts';
import { across } from '../shows.ts';

export const untimely: readonly ScenarioInput[] = [
  {
    name: 'What was cast when a sorcery could not have been is sacrificed in the next cleanup step',
    editions: [...SINCE_2009],
    position: {
      sides: { A: { battlefield: ['Forest ×4', 'Grizzly Bears'], hand: ['Armor of Thorns', 'Armor of Thorns'] } },
    },
    script: [
      { as: 'A', cast: 'Armor of Thorns', targets: ['Grizzly Bears'] },
      { until: 'resolved' },
      { until: 'beginCombat' },
      { as: 'A', cast: 'Armor of Thorns 2', targets: ['Grizzly Bears'] },
      { until: 'resolved' },
      { expect: { pt: { 'Grizzly Bears': '6/6' } } },
      { until: 'cleanup' },
      { expect: { stack: ['Armor of Thorns'] }, id: 'no main phase' },
      { until: 'turn' },
      {
        expect: {
          zone: { 'Armor of Thorns': 'battlefield', 'Armor of Thorns 2': 'graveyard' },
          pt: { 'Grizzly Bears': '4/4' },
        },
        id: 'one of them',
      },
    ],
    shows: [
      ...across('one of them', null, '307.5a', '307.5a', '307.5a'),
      ...across('no main phase', null, null, null, '603.7g'),
    ],
  },
  {
    name: 'A stack that is not empty is no time for a sorcery, whatever else lets the spell be cast then',
    editions: [...SINCE_2009],
    position: {
      sides: {
        A: {
          battlefield: ['Forest ×2', 'Mountain', 'Vedalken Orrery', 'Grizzly Bears'],
          hand: ['Shock', 'Armor of Thorns'],
        },
      },
    },
    script: [
      { as: 'A', cast: 'Shock', targets: ['B'] },
      { as: 'A', cast: 'Armor of Thorns', targets: ['Grizzly Bears'] },
      { until: 'empty' },
      { expect: { zone: { 'Armor of Thorns': 'battlefield' } } },
      { until: 'turn' },
      { expect: { zone: { 'Armor of Thorns': 'graveyard' } }, id: 'sacrificed' },
    ],
    shows: across('sacrificed', null, '307.5a', '307.5a', '307.5a'),
  },
  {
    name: 'On the turn of another player is no time for a sorcery, and who controls the permanent sacrifices it',
    editions: [...SINCE_2009],
    position: {
      active: 'B',
      sides: {
        A: { battlefield: ['Forest ×2', 'Grizzly Bears'], hand: ['Armor of Thorns'] },
        B: { battlefield: ['Island ×4'], hand: ['Steal Enchantment'] },
      },
    },
    script: [
      { as: 'B', pass: true },
      { as: 'A', cast: 'Armor of Thorns', targets: ['Grizzly Bears'] },
      { until: 'resolved' },
      { as: 'B', cast: 'Steal Enchantment', targets: ['Armor of Thorns'] },
      { until: 'resolved' },
      { expect: { controller: { 'Armor of Thorns': 'B' } } },
      { until: 'turn' },
      { expect: { graveyard: { A: ['Armor of Thorns'], B: ['Steal Enchantment'] } }, id: 'by B' },
    ],
    shows: across('by B', null, '307.5a', '307.5a', '307.5a'),
  },
];
