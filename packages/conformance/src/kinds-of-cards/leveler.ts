/** Leveler cards. 2006, 2009: none · 2011: 702.85, 710 · 2026: 702.87, 711 */
import type { ScenarioInput } from '@rulewright/scenario';
import { across } from '../shows.ts';

const SINCE_2011 = ['2011-09', '2026-02'] as const;

export const leveler: readonly ScenarioInput[] = [
  {
    name: 'Level up puts a level counter on the creature, whenever a sorcery could be cast',
    editions: [...SINCE_2011],
    position: {
      sides: {
        A: { battlefield: ['Plains', 'Student of Warfare'] },
        B: { battlefield: ['Plains', { card: 'Student of Warfare', label: 'Theirs' }] },
      },
    },
    script: [
      { as: 'A', activate: 'Student of Warfare' },
      { as: 'A', pass: true },
      { expect: { cannot: [{ as: 'B', activate: 'Theirs' }] }, id: 'sorcery' },
      { as: 'B', pass: true },
      { expect: { counters: { 'Student of Warfare': { level: 1 } } }, id: 'level' },
    ],
    shows: [
      ...across('level', null, null, '702.85a', '702.87a'),
      ...across('sorcery', null, null, '702.85a', '702.87a'),
    ],
  },
  {
    name: 'Below the first level a leveler has its uppermost power and toughness',
    editions: [...SINCE_2011],
    position: {
      sides: { A: { battlefield: [{ card: 'Student of Warfare', counters: { level: 1 } }] } },
    },
    script: [
      {
        expect: {
          pt: { 'Student of Warfare': '1/1' },
          lacks: { 'Student of Warfare': ['first strike', 'double strike'] },
        },
        id: 'below',
      },
    ],
    shows: across('below', null, null, '710.5', '711.5'),
  },
  {
    name: 'From the first number to the second a leveler has what stands in that striation',
    editions: [...SINCE_2011],
    position: {
      sides: {
        A: {
          battlefield: [
            'Plains',
            { card: 'Student of Warfare', counters: { level: 2 } },
            { card: 'Student of Warfare', label: 'At six', counters: { level: 6 } },
          ],
        },
      },
    },
    script: [
      {
        expect: {
          pt: { 'Student of Warfare': '3/3', 'At six': '3/3' },
          keywords: { 'Student of Warfare': ['first strike'], 'At six': ['first strike'] },
          lacks: { 'Student of Warfare': ['double strike'], 'At six': ['double strike'] },
        },
        id: 'between',
      },
      { as: 'A', activate: 'At six' },
      { until: 'resolved' },
      {
        expect: {
          pt: { 'At six': '4/4' },
          keywords: { 'At six': ['double strike'] },
          lacks: { 'At six': ['first strike'] },
        },
        id: 'last',
      },
    ],
    shows: [
      ...across('between', null, null, '710.2a', '711.2a'),
      ...across('last', null, null, '710.2b', '711.2b'),
      ...across('between', null, null, '710.2', '711.2'),
    ],
  },
  {
    name: 'A leveler has level up whatever its level',
    editions: [...SINCE_2011],
    position: {
      sides: { A: { battlefield: ['Plains', { card: 'Student of Warfare', counters: { level: 9 } }] } },
    },
    script: [
      { as: 'A', activate: 'Student of Warfare' },
      { until: 'resolved' },
      { expect: { counters: { 'Student of Warfare': { level: 10 } } }, id: 'still' },
    ],
    shows: across('still', null, null, '710.4', '711.4'),
  },
  {
    name: 'Other effects and counters come on top of what a level gives',
    editions: [...SINCE_2011],
    position: {
      sides: {
        A: {
          battlefield: [
            'Glorious Anthem',
            { card: 'Joraga Treespeaker', counters: { level: 5, '+1/+1': 1 } },
            { card: 'Llanowar Elves', label: 'Elves' },
          ],
        },
      },
    },
    script: [
      {
        expect: {
          pt: { 'Joraga Treespeaker': '3/6' },
          can: [{ as: 'A', tap: 'Elves', ability: 1 }],
        },
      },
    ],
  },
  {
    name: 'Level counters mean nothing to what is no leveler, and go with the creature that leaves',
    editions: [...SINCE_2011],
    position: {
      sides: {
        A: {
          battlefield: [
            'Plains ×3',
            'Island',
            { card: 'Grizzly Bears', counters: { level: 7 } },
            { card: 'Student of Warfare', counters: { level: 7 } },
          ],
          hand: ['Momentary Blink'],
        },
      },
    },
    script: [
      { expect: { pt: { 'Grizzly Bears': '2/2' } } },
      { as: 'A', cast: 'Momentary Blink', targets: ['Student of Warfare'] },
      { until: 'resolved' },
      { expect: { pt: { 'Student of Warfare': '1/1' }, counters: { 'Student of Warfare': { level: 0 } } } },
    ],
  },
  {
    name: 'Off the battlefield a leveler has its uppermost power and toughness',
    editions: [...SINCE_2011],
    position: {
      sides: {
        A: {
          battlefield: ['Island', { card: 'Student of Warfare', counters: { level: 3 } }],
          hand: ['Unsummon'],
        },
      },
    },
    script: [
      { expect: { pt: { 'Student of Warfare': '3/3' } } },
      { as: 'A', cast: 'Unsummon', targets: ['Student of Warfare'] },
      { until: 'resolved' },
      { expect: { zone: { 'Student of Warfare': 'hand' }, pt: { 'Student of Warfare': '1/1' } }, id: 'uppermost' },
    ],
    shows: across('uppermost', null, null, '710.6', '711.6'),
  },
];
