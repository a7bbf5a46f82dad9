/** Bloodthirst. 2006: 502.50 · 2009: 702.51 · 2011: 702.52 · 2026: 702.54 */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL } from '../cards.ts';
import { across } from '../shows.ts';

export const bloodthirst: readonly ScenarioInput[] = [
  {
    name: 'Bloodthirst: counters once an opponent was dealt damage this turn',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Mountain ×8'], hand: ['Shock', { card: 'Shock', label: 'Second Shock' }, 'Blood Ogre ×2'] },
      },
    },
    script: [
      { as: 'A', cast: 'Shock', targets: ['A'] },
      { until: 'resolved' },
      { as: 'A', cast: 'Blood Ogre' },
      { until: 'resolved' },
      { expect: { counters: { 'Blood Ogre': {} }, pt: { 'Blood Ogre': '2/2' } }, id: 'own damage' },
      { as: 'A', cast: 'Second Shock', targets: ['B'] },
      { until: 'resolved' },
      { as: 'A', cast: 'Blood Ogre 2' },
      { until: 'resolved' },
      {
        expect: { counters: { 'Blood Ogre 2': { '+1/+1': 1 }, 'Blood Ogre': {} }, pt: { 'Blood Ogre 2': '3/3' } },
        id: 'thirst',
      },
    ],
    shows: across('thirst', '502.50a', '702.51a', '702.52a', '702.54a'),
  },
  {
    name: 'Bloodthirst X: as many counters as the damage opponents were dealt',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Mountain ×2', 'Forest ×7'], hand: ['Shock', 'Lightning Bolt', 'Petrified Wood-Kin'] },
      },
    },
    script: [
      { as: 'A', cast: 'Shock', targets: ['B'] },
      { until: 'resolved' },
      { as: 'A', cast: 'Lightning Bolt', targets: ['B'] },
      { until: 'resolved' },
      { as: 'A', cast: 'Petrified Wood-Kin' },
      { until: 'resolved' },
      { expect: { counters: { 'Petrified Wood-Kin': { '+1/+1': 5 } } }, id: 'total' },
    ],
    shows: across('total', '502.50b', '702.51b', '702.52b', '702.54b'),
  },
  {
    name: 'Two instances of bloodthirst each give their counters',
    editions: [...ALL],
    position: {
      sides: {
        A: {
          battlefield: ['Mountain', 'Swamp ×3', 'Bloodlord of Vaasgoth'],
          hand: ['Shock', 'Bloodrage Vampire'],
        },
      },
    },
    script: [
      { as: 'A', cast: 'Shock', targets: ['B'] },
      { until: 'resolved' },
      { as: 'A', cast: 'Bloodrage Vampire' },
      { until: 'asked' },
      { as: 'A', answer: [0], kind: 'replacement' },
      { expect: { counters: { 'Bloodrage Vampire': { '+1/+1': 4 } }, pt: { 'Bloodrage Vampire': '7/5' } }, id: 'both' },
    ],
    shows: across('both', '502.50c', '702.51c', '702.52c', '702.54c'),
  },
];
