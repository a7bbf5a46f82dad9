/** Sources of damage, and shields for several. 2006: 419.7c, 419.8 · 2009, 2011: 609.7, 615.10 · 2026: 609.7, 615.11 */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL, texts } from '../cards.ts';
import { across } from '../shows.ts';

export const sources: readonly ScenarioInput[] = [
  {
    name: 'A source is chosen among permanents, spells and what something on the stack refers to, though it is gone',
    editions: [...ALL],
    cards: texts('Lightning Bolt'),
    position: {
      active: 'B',
      sides: {
        A: { battlefield: ['Plains ×2', 'Circle of Protection: Red', 'Hill Giant', 'Storm Crow'] },
        B: { battlefield: ['Mountain', 'Mogg Fanatic'], hand: ['Lightning Bolt'], graveyard: ['Shock'] },
      },
    },
    script: [
      { as: 'B', cast: 'Lightning Bolt', targets: ['A'] },
      { as: 'B', activate: 'Mogg Fanatic', targets: ['A'] },
      { expect: { zone: { 'Mogg Fanatic': 'graveyard' } } },
      { as: 'B', pass: true },
      { as: 'A', activate: 'Circle of Protection: Red' },
      { until: 'resolved' },
      {
        expect: {
          asks: {
            as: 'A',
            kind: 'objects',
            offers: ['Hill Giant', 'Mogg Fanatic', 'Lightning Bolt'],
            lacks: ['Storm Crow', 'Shock'],
          },
        },
        id: 'offered',
      },
      { as: 'A', answer: ['Mogg Fanatic'] },
      { until: 'empty' },
      { expect: { life: { A: 17 } } },
    ],
    shows: across('offered', '419.8a', '609.7a', '609.7a', '609.7a'),
  },
  {
    name: 'The permanent that a chosen spell becomes is that source too',
    editions: [...ALL],
    cards: {
      'Burning Arrival': {
        cost: '{R}',
        type: 'Creature — Elemental',
        text: 'When Burning Arrival enters the battlefield, it deals 3 damage to target player.',
        pt: '1/1',
      },
    },
    position: {
      active: 'B',
      sides: {
        A: { battlefield: ['Plains', 'Circle of Protection: Red'] },
        B: { battlefield: ['Mountain'], hand: ['Burning Arrival'] },
      },
    },
    script: [
      { as: 'B', cast: 'Burning Arrival' },
      { as: 'B', pass: true },
      { as: 'A', activate: 'Circle of Protection: Red' },
      { until: 'resolved' },
      { until: 'resolved' },
      { as: 'B', answer: ['A'] },
      { until: 'empty' },
      { expect: { life: { A: 20 } }, id: 'the same source' },
    ],
    shows: across('the same source', null, '609.7a', '609.7a', '609.7a'),
  },
  {
    name: 'A static effect on sources of a kind sees permanents, and sources elsewhere',
    editions: [...ALL],
    cards: texts('Lightning Bolt', 'Shock'),
    position: {
      active: 'B',
      sides: {
        A: { battlefield: ['Sphere of Law'] },
        B: { battlefield: ['Mountain ×2', 'Prodigal Pyromancer'], hand: ['Lightning Bolt'] },
      },
    },
    script: [
      { as: 'B', cast: 'Lightning Bolt', targets: ['A'] },
      { until: 'resolved' },
      { expect: { life: { A: 19 } }, id: 'a spell' },
      { as: 'B', activate: 'Prodigal Pyromancer', targets: ['A'] },
      { until: 'resolved' },
      { expect: { life: { A: 19 } }, id: 'a permanent' },
    ],
    shows: across('a spell', '419.8c', '609.7c', '609.7c', '609.7c'),
  },
  {
    name: 'A shield for each of several creatures: for those there as the ability resolves, each its own',
    editions: [...ALL],
    cards: texts('Shock'),
    position: {
      sides: {
        A: {
          battlefield: ['Plains', 'Mountain ×3', 'Samite Censer-Bearer', 'Storm Crow', 'Grizzly Bears'],
          hand: ['Pyroclasm', 'Raging Goblin'],
        },
      },
    },
    script: [
      { as: 'A', activate: 'Samite Censer-Bearer' },
      { until: 'resolved' },
      { as: 'A', cast: 'Raging Goblin' },
      { until: 'resolved' },
      { as: 'A', cast: 'Pyroclasm' },
      { until: 'resolved' },
      {
        expect: {
          damage: { 'Storm Crow': 1, 'Grizzly Bears': 1 },
          zone: { 'Raging Goblin': 'graveyard', 'Storm Crow': 'battlefield', 'Grizzly Bears': 'battlefield' },
        },
        id: 'each its own',
      },
    ],
    shows: across('each its own', '419.7c', '615.10', '615.10', '615.11'),
  },
];
