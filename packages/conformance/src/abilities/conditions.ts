/** Trigger conditions. 2006: 404, 410 · 2009, 2011, 2026: 603.2, 603.3c, 603.9, 603.10 */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL, texts } from '../cards.ts';
import { across } from '../shows.ts';

export const conditions: readonly ScenarioInput[] = [
  {
    name: 'All that waits for a step triggers as it begins; what comes later in the step waits for the next',
    editions: [...ALL],
    cards: {
      'Bubbling Kettle': {
        cost: '{1}',
        type: 'Artifact',
        text: 'At the beginning of each upkeep, you gain 1 life.',
      },
      'Hasty Kettle': {
        cost: '{1}',
        type: 'Artifact',
        text: 'Flash\nAt the beginning of each upkeep, you gain 5 life.',
      },
    },
    position: {
      active: 'B',
      step: 'end',
      sides: {
        A: { battlefield: ['Island ×2', 'Bubbling Kettle'], hand: ['Hasty Kettle'] },
        B: { battlefield: ['Bubbling Kettle'] },
      },
    },
    script: [
      { until: 'upkeep' },
      { expect: { stack: ['Bubbling Kettle', 'Bubbling Kettle 2'] }, id: 'both at once' },
      { until: 'empty' },
      { as: 'A', cast: 'Hasty Kettle' },
      { until: 'draw' },
      { expect: { life: { A: 21, B: 21 }, zone: { 'Hasty Kettle': 'battlefield' } }, id: 'too late' },
      { until: 'end' },
      { until: 'asked' },
      { expect: { asks: { as: 'A', kind: 'triggerOrder', options: 2 } } },
      { as: 'A', answer: ['Bubbling Kettle', 'Hasty Kettle'] },
      { until: 'empty' },
      { expect: { life: { A: 27, B: 22 } } },
    ],
    shows: across('too late', null, '603.2b', '603.2b', '603.2b'),
  },
  {
    name: 'To become tapped is neither to enter tapped nor to stay so',
    editions: [...ALL],
    cards: {
      'Orb of Dreams': { cost: '{3}', type: 'Artifact', text: 'Permanents enter the battlefield tapped.' },
    },
    position: {
      sides: {
        A: { battlefield: ['Island ×8', 'Orb of Dreams'], hand: ['Fallowsage', 'Twiddle', 'Enervate', 'Twiddle'] },
      },
    },
    script: [
      { as: 'A', cast: 'Fallowsage' },
      { until: 'resolved' },
      { expect: { tapped: { Fallowsage: true }, stack: [], hand: { A: 3 } }, id: 'entered tapped' },
      { as: 'A', cast: 'Enervate', targets: ['Fallowsage'] },
      { until: 'resolved' },
      { expect: { stack: [], tapped: { Fallowsage: true } }, id: 'stayed tapped' },
      { as: 'A', cast: 'Twiddle', targets: ['Fallowsage'] },
      { until: 'resolved' },
      { as: 'A', answer: true },
      { as: 'A', answer: 'untap' },
      { expect: { stack: [] } },
      { as: 'A', cast: 'Twiddle 2', targets: ['Fallowsage'] },
      { until: 'resolved' },
      { as: 'A', answer: true },
      { as: 'A', answer: 'tap' },
      { expect: { stack: ['Fallowsage'] }, id: 'became tapped' },
    ],
    shows: across('entered tapped', null, '603.2d', '603.2d', '603.2e'),
  },
  {
    name: 'The mode of a triggered ability is chosen as it goes on the stack, among those that could be followed',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Island ×6'], hand: ['Deceiver Exarch', 'Deceiver Exarch'] },
        B: { hand: ['Storm Crow'], battlefield: ['Island ×2'] },
      },
    },
    script: [
      { as: 'A', cast: 'Deceiver Exarch' },
      { until: 'asked' },
      { expect: { asks: { as: 'A', kind: 'mode', options: 2 } }, id: 'as it goes on the stack' },
      { as: 'A', answer: 'permanent an opponent controls' },
      { as: 'A', answer: ['Island 7'] },
      { until: 'resolved' },
      { expect: { tapped: { 'Island 7': true } } },
    ],
    shows: across('as it goes on the stack', null, '603.3c', '603.3c', '603.3c'),
  },
  {
    name: 'A mode without anything to target is not to be chosen',
    editions: [...ALL],
    position: { sides: { A: { battlefield: ['Island ×3'], hand: ['Deceiver Exarch'] }, B: {} } },
    script: [
      { as: 'A', cast: 'Deceiver Exarch' },
      { until: 'asked' },
      { expect: { asks: { as: 'A', kind: 'target', offers: ['Deceiver Exarch'] } }, id: 'the other is illegal' },
      { as: 'A', answer: ['Deceiver Exarch'] },
    ],
    shows: across('the other is illegal', null, '603.3c', '603.3c', '603.3c'),
  },
  {
    name: 'A trigger of which no mode can be followed is removed',
    editions: [...ALL],
    cards: {
      'Picky Imp': {
        cost: '{B}',
        type: 'Creature — Imp',
        text: 'When Picky Imp enters the battlefield, choose one —\n• Destroy target artifact.\n• Destroy target enchantment.',
        pt: '1/1',
      },
    },
    position: { sides: { A: { battlefield: ['Swamp'], hand: ['Picky Imp'] } } },
    script: [
      { as: 'A', cast: 'Picky Imp' },
      { until: 'resolved' },
      {
        expect: { stack: [], zone: { 'Picky Imp': 'battlefield' }, asks: { as: 'A', kind: 'priority' } },
        id: 'removed',
      },
    ],
    shows: across('removed', null, '603.3c', '603.3c', '603.3c'),
  },
  {
    name: 'What waits for a player to lose triggers however the player loses',
    editions: [...ALL],
    players: ['A', 'B', 'C', 'D'],
    cards: {
      'Patient Ghoul': {
        cost: '{B}',
        type: 'Creature — Zombie',
        text: 'Whenever a player loses the game, put five +1/+1 counters on Patient Ghoul.',
        pt: '1/1',
      },
      ...texts('Shock'),
    },
    position: {
      sides: { A: { battlefield: ['Mountain', 'Patient Ghoul'], hand: ['Shock'] }, B: { life: 2 }, C: {}, D: {} },
    },
    script: [
      { as: 'A', cast: 'Shock', targets: ['B'] },
      { until: 'resolved' },
      { expect: { lost: ['B'], stack: ['Patient Ghoul'] } },
      { until: 'resolved' },
      { concede: 'C' },
      { as: 'A', pass: true },
      { until: 'empty' },
      { expect: { lost: ['B', 'C'], pt: { 'Patient Ghoul': '11/11' } }, id: 'both' },
    ],
    shows: across('both', null, '603.9', '603.9', '603.9'),
  },
  {
    name: 'An ability looks back at its own phasing out',
    editions: [...ALL],
    position: { active: 'B', step: 'end', sides: { A: { battlefield: ["Teferi's Imp"], hand: ['Plains', 'Island'] } } },
    script: [
      { until: 'upkeep' },
      { expect: { stack: ["Teferi's Imp"], zone: { "Teferi's Imp": 'phased out' } }, id: 'looks back' },
      { until: 'resolved' },
      { as: 'A', answer: ['Island'] },
      { expect: { graveyard: { A: ['Island'] } } },
    ],
    shows: across('looks back', null, null, null, '603.10b'),
  },
];
