/** Triggered abilities. 2006: 404, 410 · 2009, 2011, 2026: 603 */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL, texts } from '../cards.ts';
import { across } from '../shows.ts';

export const triggers: readonly ScenarioInput[] = [
  {
    name: 'The active player’s triggers go on the stack first and resolve last',
    editions: [...ALL],
    cards: {
      ...texts('Grizzly Bears'),
      'Gain Bell': {
        cost: '{1}',
        type: 'Artifact',
        text: 'Whenever a creature enters the battlefield, you gain 1 life.',
      },
      'Harm Bell': {
        cost: '{1}',
        type: 'Artifact',
        text: 'Whenever a creature enters the battlefield, you gain 1 life.',
      },
    },
    position: {
      sides: {
        A: { battlefield: ['Forest ×2', 'Gain Bell'], hand: ['Grizzly Bears'] },
        B: { battlefield: ['Harm Bell'] },
      },
    },
    script: [
      { as: 'A', cast: 'Grizzly Bears' },
      { until: 'resolved' },
      { expect: { stack: ['Gain Bell', 'Harm Bell'] }, id: 'bottom' },
      { until: 'resolved' },
      { expect: { life: { A: 20, B: 21 }, stack: ['Gain Bell'] } },
    ],
    shows: [
      { rule: '410.3', edition: '2006-10', by: 'bottom' },
      { rule: '603.3b', edition: '2009-10', by: 'bottom' },
      { rule: '603.3b', edition: '2026-02', by: 'bottom' },
    ],
  },
  {
    name: 'A player orders simultaneous triggers of their own',
    editions: [...ALL],
    cards: {
      ...texts('Grizzly Bears'),
      'Gain Bell': {
        cost: '{1}',
        type: 'Artifact',
        text: 'Whenever a creature enters the battlefield, you gain 1 life.',
      },
      'Draw Bell': { cost: '{1}', type: 'Artifact', text: 'Whenever a creature enters the battlefield, draw a card.' },
    },
    position: { sides: { A: { battlefield: ['Forest ×2', 'Gain Bell', 'Draw Bell'], hand: ['Grizzly Bears'] } } },
    script: [
      { as: 'A', cast: 'Grizzly Bears' },
      { until: 'resolved' },
      { as: 'A', answer: ['Draw Bell', 'Gain Bell'], kind: 'triggerOrder' },
      { expect: { stack: ['Draw Bell', 'Gain Bell'] }, id: 'chosen' },
    ],
    shows: [
      { rule: '410.3', edition: '2006-10', by: 'chosen' },
      { rule: '603.3b', edition: '2026-02', by: 'chosen' },
    ],
  },
  {
    name: 'An intervening "if" is checked when the event happens and again on resolution',
    editions: [...ALL],
    cards: {
      ...texts('Shock'),
      'Proud Banner': {
        cost: '{W}',
        type: 'Enchantment',
        text: 'At the beginning of your upkeep, if you have 20 or more life, draw a card.',
      },
    },
    position: {
      active: 'B',
      step: 'main2',
      sides: { A: { battlefield: ['Proud Banner'] }, B: { battlefield: ['Mountain'], hand: ['Shock'] } },
    },
    script: [
      { until: 'turn' },
      { expect: { stack: ['Proud Banner'], active: 'A' } },
      { as: 'A', pass: true },
      { as: 'B', cast: 'Shock', targets: ['A'] },
      { until: 'empty' },
      { expect: { hand: { A: 0 }, life: { A: 18 } }, id: 'again' },
    ],
    shows: [
      { rule: '603.4', edition: '2011-09', by: 'again' },
      { rule: '603.4', edition: '2009-10', by: 'again' },
      { rule: '404.3', edition: '2006-10', by: 'again' },
      { rule: '603.4', edition: '2026-02', by: 'again' },
      ...across('again', null, '608.2a', '608.2a', '608.2a'),
    ],
  },
  {
    name: 'An intervening "if" that is false: no trigger',
    editions: [...ALL],
    cards: {
      'Proud Banner': {
        cost: '{W}',
        type: 'Enchantment',
        text: 'At the beginning of your upkeep, if you have 20 or more life, draw a card.',
      },
    },
    position: { active: 'B', step: 'main2', sides: { A: { life: 19, battlefield: ['Proud Banner'] } } },
    script: [{ until: 'turn' }, { expect: { stack: [], active: 'A', step: 'upkeep' }, id: 'none' }],
    shows: [
      { rule: '410.8', edition: '2006-10', by: 'none' },
      { rule: '603.4', edition: '2026-02', by: 'none' },
    ],
  },
  {
    name: 'A state trigger triggers once and not again until it has left the stack',
    editions: [...ALL],
    cards: {
      ...texts('Shock'),
      Lonely: {
        cost: '{U}',
        type: 'Creature — Serpent',
        text: 'When you control no Islands, sacrifice Lonely.',
        pt: '5/5',
      },
    },
    position: { sides: { A: { battlefield: ['Mountain', 'Lonely'], hand: ['Shock'] } } },
    script: [
      { expect: { stack: ['Lonely'] } },
      { as: 'A', cast: 'Shock', targets: ['B'] },
      { expect: { stack: ['Lonely', 'Shock'] }, id: 'once' },
      { until: 'resolved' },
      { expect: { stack: ['Lonely'] } },
      { until: 'resolved' },
      { expect: { zone: { Lonely: 'graveyard' }, stack: [] } },
    ],
    shows: [
      { rule: '603.8', edition: '2011-09', by: 'once' },
      { rule: '603.8', edition: '2009-10', by: 'once' },
      { rule: '410.11', edition: '2006-10', by: 'once' },
      { rule: '603.8', edition: '2026-02', by: 'once' },
    ],
  },
  {
    name: 'A delayed trigger at the next end step triggers once',
    editions: [...ALL],
    cards: {
      ...texts('Grizzly Bears'),
      Reckless: {
        cost: '{R}',
        type: 'Instant',
        text: 'Target creature gets +3/+0 until end of turn. Sacrifice it at the beginning of the next end step.',
      },
    },
    position: { sides: { A: { battlefield: ['Mountain', 'Grizzly Bears'], hand: ['Reckless'] } } },
    script: [
      { as: 'A', cast: 'Reckless', targets: ['Grizzly Bears'] },
      { until: 'resolved' },
      { expect: { pt: { 'Grizzly Bears': '5/2' } } },
      { until: 'end' },
      { expect: { stack: ['Reckless'], zone: { 'Grizzly Bears': 'battlefield' } } },
      { until: 'empty' },
      { expect: { zone: { 'Grizzly Bears': 'graveyard' } }, id: 'later' },
    ],
    shows: [
      { rule: '603.7', edition: '2026-02', by: 'later' },
      { rule: '603.7', edition: '2011-09', by: 'later' },
      { rule: '603.7', edition: '2009-10', by: 'later' },
      { rule: '404.4', edition: '2006-10', by: 'later' },
      { rule: '603.7b', edition: '2026-02', by: 'later' },
    ],
  },
  {
    name: 'A dies-trigger remembers what its source was',
    editions: [...ALL],
    cards: {
      ...texts('Murder', 'Giant Growth'),
      Burster: {
        cost: '{R}',
        type: 'Creature — Goblin',
        text: 'When Burster dies, it deals damage equal to its power to each opponent.',
        pt: '1/1',
      },
    },
    position: { sides: { A: { battlefield: ['Swamp ×3', 'Forest', 'Burster'], hand: ['Murder', 'Giant Growth'] } } },
    script: [
      { as: 'A', cast: 'Giant Growth', targets: ['Burster'] },
      { until: 'resolved' },
      { as: 'A', cast: 'Murder', targets: ['Burster'] },
      { until: 'empty' },
      { expect: { life: { B: 16 } }, id: 'four' },
    ],
    shows: [{ rule: '608.2h', edition: '2026-02', by: 'four' }],
  },
  {
    name: 'A trigger without a legal target is removed',
    editions: [...ALL],
    cards: {
      Slayer: {
        cost: '{B}',
        type: 'Creature — Assassin',
        text: 'When Slayer enters the battlefield, destroy target artifact.',
        pt: '1/1',
      },
    },
    position: { sides: { A: { battlefield: ['Swamp'], hand: ['Slayer'] } } },
    script: [
      { as: 'A', cast: 'Slayer' },
      { until: 'resolved' },
      { expect: { stack: [], zone: { Slayer: 'battlefield' } }, id: 'removed' },
    ],
    shows: [
      { rule: '603.3d', edition: '2011-09', by: 'removed' },
      { rule: '603.3d', edition: '2009-10', by: 'removed' },
      { rule: '410.4', edition: '2006-10', by: 'removed' },
      { rule: '603.3d', edition: '2026-02', by: 'removed' },
    ],
  },
];
