/** Indestructible: something true of a permanent, and a keyword later. 2009, 2011: 700.4 · 2026: 702.12 · 2006: card text */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL, UNTIL_2011 } from '../cards.ts';
import { across } from '../shows.ts';

export const indestructible: readonly ScenarioInput[] = [
  {
    name: 'Indestructible: neither destroyed nor killed by damage, but sacrificed and gone without toughness',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Swamp ×6', 'Mountain'], hand: ['Murder', 'Shock', 'Infest'] },
        B: { battlefield: ['Darksteel Myr'] },
      },
    },
    script: [
      { as: 'A', cast: 'Murder', targets: ['Darksteel Myr'] },
      { until: 'resolved' },
      { as: 'A', cast: 'Shock', targets: ['Darksteel Myr'] },
      { until: 'resolved' },
      { expect: { zone: { 'Darksteel Myr': 'battlefield' }, damage: { 'Darksteel Myr': 2 } }, id: 'stays' },
      { as: 'A', cast: 'Infest' },
      { until: 'resolved' },
      { expect: { zone: { 'Darksteel Myr': 'graveyard' } }, id: 'goes' },
    ],
    shows: [...across('stays', null, '700.4', '700.4', '702.12b'), ...across('goes', null, '700.4', '700.4', null)],
  },
  {
    name: 'Indestructible and sacrificed',
    editions: [...ALL],
    position: {
      sides: { A: { battlefield: ['Swamp ×2'], hand: ['Cruel Edict'] }, B: { battlefield: ['Darksteel Myr'] } },
    },
    script: [
      { as: 'A', cast: 'Cruel Edict' },
      { until: 'resolved' },
      { expect: { zone: { 'Darksteel Myr': 'graveyard' } }, id: 'sacrificed' },
    ],
    shows: across('sacrificed', null, '700.4', '700.4', null),
  },
  {
    name: 'Made indestructible by another, then without abilities',
    editions: [...ALL],
    position: {
      sides: {
        A: {
          battlefield: ['Forest', 'Plains ×2', 'Mountain', 'Hill Giant'],
          hand: ['Withstand Death', 'Humble', 'Shock'],
        },
      },
    },
    script: [
      { as: 'A', cast: 'Withstand Death', targets: ['Hill Giant'] },
      { until: 'resolved' },
      { as: 'A', cast: 'Humble', targets: ['Hill Giant'] },
      { until: 'resolved' },
      { as: 'A', cast: 'Shock', targets: ['Hill Giant'] },
      { until: 'resolved' },
      {
        expect: { zone: { 'Hill Giant': 'battlefield' }, damage: { 'Hill Giant': 2 } },
        in: [...UNTIL_2011],
        id: 'no ability',
      },
      { expect: { zone: { 'Hill Giant': 'graveyard' } }, in: ['2026-02'], id: 'an ability' },
    ],
    shows: [
      ...across('no ability', null, '700.4a', '700.4a', null),
      ...across('an ability', null, null, null, '702.12a'),
    ],
  },
  {
    name: 'Indestructible by an ability of its own, then without abilities',
    editions: [...ALL],
    position: {
      sides: { A: { battlefield: ['Plains ×2', 'Mountain', 'Darksteel Myr'], hand: ['Humble', 'Shock'] } },
    },
    script: [
      { as: 'A', cast: 'Humble', targets: ['Darksteel Myr'] },
      { until: 'resolved' },
      { as: 'A', cast: 'Shock', targets: ['Darksteel Myr'] },
      { until: 'resolved' },
      { expect: { zone: { 'Darksteel Myr': 'graveyard' } }, id: 'its own text' },
    ],
    shows: across('its own text', null, '700.4a', '700.4a', '702.12a'),
  },
];
