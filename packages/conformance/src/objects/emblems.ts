/** Emblems: abilities in the command zone, and nothing else. 2011: 113 · 2026: 114 */
import type { ScenarioInput } from '@rulewright/scenario';
import { across } from '../shows.ts';

const SINCE_2011 = ['2011-09', '2026-02'] as const;

export const emblems: readonly ScenarioInput[] = [
  {
    name: 'Who gets an emblem owns and controls it, and its ability functions in the command zone',
    editions: [...SINCE_2011],
    cards: {
      'Ob Nixilis Reignited': {
        cost: '{3}{B}{B}',
        type: 'Planeswalker — Nixilis',
        text: '−8: Target opponent gets an emblem with "Whenever a player draws a card, you lose 2 life."',
        loyalty: '5',
      },
    },
    position: {
      sides: {
        A: {
          battlefield: [{ card: 'Ob Nixilis Reignited', counters: { loyalty: 9 } }, 'Island ×3'],
          hand: ['Divination'],
        },
      },
    },
    script: [
      { as: 'A', activate: 'Ob Nixilis Reignited' },
      { until: 'resolved' },
      { as: 'A', cast: 'Divination' },
      { until: 'resolved' },
      { until: 'empty' },
      { expect: { life: { A: 20, B: 16 } }, id: 'B’s' },
    ],
    shows: [
      ...across('B’s', null, null, '113.2', '114.2'),
      ...across('B’s', null, null, '113.4', '114.4'),
      ...across('B’s', null, null, null, '109.4c'),
    ],
  },
  {
    name: 'A static ability of an emblem functions in the command zone, where nothing that goes for permanents can reach it',
    editions: [...SINCE_2011],
    position: {
      sides: {
        A: {
          battlefield: [
            { card: 'Elspeth, Knight-Errant', counters: { loyalty: 8 } },
            'Hill Giant',
            'Swamp ×6',
            'Plains',
          ],
          hand: ['Damnation', 'Vindicate'],
        },
        B: { battlefield: ['Gray Ogre'] },
      },
    },
    script: [
      { as: 'A', activate: 'Elspeth, Knight-Errant', ability: 2 },
      { until: 'resolved' },
      { expect: { zone: { 'Elspeth, Knight-Errant': 'graveyard' } } },
      { as: 'A', cast: 'Vindicate' },
      { expect: { asks: { as: 'A', kind: 'target', options: 9 } }, id: 'no permanent' },
      { as: 'A', answer: ['Hill Giant'] },
      { until: 'resolved' },
      { as: 'A', cast: 'Damnation' },
      { until: 'resolved' },
      { expect: { zone: { 'Hill Giant': 'battlefield', 'Gray Ogre': 'graveyard' } }, id: 'still' },
    ],
    shows: [
      ...across('still', null, null, '112.6n', '113.6p'),
      ...across('no permanent', null, null, '113.5', '114.5'),
      ...across('no permanent', null, null, '408.2', '408.2'),
    ],
  },
  {
    name: 'An emblem has no characteristics: it is no source of any colour and no permanent of any type',
    editions: [...SINCE_2011],
    cards: {
      'Venser, the Sojourner': {
        cost: '{3}{W}{U}',
        type: 'Planeswalker — Venser',
        text: '−8: You get an emblem with "Whenever you cast a spell, exile target permanent."',
        loyalty: '3',
      },
    },
    position: {
      sides: {
        A: { battlefield: [{ card: 'Venser, the Sojourner', counters: { loyalty: 9 } }], hand: ['Ornithopter'] },
        B: { battlefield: ['White Knight', 'Silver Knight', 'Progenitus'] },
      },
    },
    script: [
      { as: 'A', activate: 'Venser, the Sojourner' },
      { until: 'resolved' },
      { as: 'A', cast: 'Ornithopter' },
      // protection from a colour does not keep a colourless source away, protection from everything does
      {
        expect: {
          asks: { as: 'A', kind: 'target', offers: ['White Knight', 'Silver Knight'], lacks: ['Progenitus'] },
        },
        id: 'colourless',
      },
      { as: 'A', answer: ['Silver Knight'] },
      { until: 'resolved' },
      { expect: { zone: { 'Silver Knight': 'exile' } } },
    ],
    shows: across('colourless', null, null, '113.3', '114.3'),
  },
];
