/** Spells cast when a sorcery could not have been: whether they may be, and whether they last. 2009, 2011: 307.5 · 2026: 307.5, 601.3, 601.5, 603.7 */
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
  {
    name: 'A spell that may be cast as though it had flash for more mana is cast so if that is paid',
    editions: ['2026-02'],
    position: {
      active: 'B',
      sides: {
        A: { battlefield: ['Plains ×7'], hand: ['Rout'] },
        B: { battlefield: ['Grizzly Bears'] },
      },
    },
    script: [
      { as: 'B', pass: true },
      { expect: { can: [{ as: 'A', cast: 'Rout', by: 'flash' }], cannot: [{ as: 'A', cast: 'Rout', by: '' }] } },
      { as: 'A', cast: 'Rout', by: 'flash' },
      { expect: { stack: ['Rout'], tapped: { 'Plains 6': true, 'Plains 7': true } }, id: 'seven' },
      { until: 'resolved' },
      { expect: { zone: { 'Grizzly Bears': 'graveyard' } } },
    ],
    shows: across('seven', null, null, null, '601.3c'),
  },
  {
    name: 'Without the mana it is cast as a sorcery only, for its mana cost',
    editions: ['2026-02'],
    position: {
      active: 'B',
      sides: { A: { battlefield: ['Plains ×6'], hand: ['Rout'] } },
    },
    script: [
      { as: 'B', pass: true },
      { expect: { cannot: [{ as: 'A', cast: 'Rout' }] }, id: 'not without' },
      { until: 'turn' },
      { until: 'main1' },
      { expect: { can: [{ as: 'A', cast: 'Rout', by: '' }] } },
    ],
    shows: across('not without', null, null, null, '601.3c'),
  },
  {
    name: 'A spell begun with flash on a condition is cast, though the condition ends as its cost is paid',
    editions: ['2026-02'],
    position: {
      active: 'B',
      sides: {
        A: {
          battlefield: ['Mountain ×4', 'Wild Cantor'],
          hand: ['Hungering Yeti'],
        },
      },
    },
    script: [
      { as: 'B', pass: true },
      { expect: { can: [{ as: 'A', cast: 'Hungering Yeti' }] }, id: 'on the condition' },
      { as: 'A', cast: 'Hungering Yeti' },
      { expect: { stack: ['Hungering Yeti'], zone: { 'Wild Cantor': 'graveyard' } }, id: 'goes on' },
      { until: 'resolved' },
      { expect: { zone: { 'Hungering Yeti': 'battlefield' } } },
    ],
    shows: [
      ...across('on the condition', null, null, null, '601.3d'),
      ...across('goes on', null, null, null, '601.5a'),
    ],
  },
];
