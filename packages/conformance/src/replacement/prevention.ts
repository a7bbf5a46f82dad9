/** Prevention effects. 2006: 419.7–8 · 2009, 2011, 2026: 609.7, 615 */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL, SINCE_2009 } from '../cards.ts';
import { across } from '../shows.ts';

export const prevention: readonly ScenarioInput[] = [
  {
    name: 'A shield of so much damage is used up by each damage it prevents',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Plains'], hand: ['Healing Salve'] },
        B: { battlefield: ['Mountain ×2'], hand: ['Shock ×2'] },
      },
    },
    script: [
      { as: 'A', cast: 'Healing Salve', modes: 1, targets: ['A'] },
      { until: 'resolved' },
      { as: 'A', pass: true },
      { as: 'B', cast: 'Shock', targets: ['A'] },
      { until: 'resolved' },
      { expect: { life: { A: 20 } } },
      { as: 'A', pass: true },
      { as: 'B', cast: 'Shock 2', targets: ['A'] },
      { until: 'resolved' },
      { expect: { life: { A: 19 } }, id: 'one left' },
    ],
    shows: [
      ...across('one left', '419.7b', '615.7', '615.7', '615.7'),
      ...across('one left', null, '615.1', '615.1', '615.1'),
    ],
  },
  {
    name: 'A shield must be there before the damage: the same spell afterwards does nothing',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Plains ×2'], hand: ['Healing Salve'] },
        B: { battlefield: ['Mountain'], hand: ['Shock'] },
      },
    },
    script: [
      { as: 'A', pass: true },
      { as: 'B', cast: 'Shock', targets: ['A'] },
      { until: 'resolved' },
      { as: 'A', cast: 'Healing Salve', modes: 1, targets: ['A'] },
      { until: 'resolved' },
      { expect: { life: { A: 18 } }, id: 'too late' },
    ],
    shows: [
      ...across('too late', '419.4', '614.4', '614.4', '614.4'),
      ...across('too late', null, '615.4', '615.4', '615.4'),
    ],
  },
  {
    name: 'In response it is in time',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Plains ×2'], hand: ['Healing Salve'] },
        B: { battlefield: ['Mountain'], hand: ['Shock'] },
      },
    },
    script: [
      { as: 'A', pass: true },
      { as: 'B', cast: 'Shock', targets: ['A'] },
      { as: 'B', pass: true },
      { as: 'A', cast: 'Healing Salve', modes: 1, targets: ['A'] },
      { until: 'empty' },
      { expect: { life: { A: 20 } }, id: 'in time' },
    ],
    shows: [
      ...across('in time', '419.4', '614.4', '614.4', '614.4'),
      ...across('in time', null, '615.4', '615.4', '615.4'),
    ],
  },
  {
    name: 'The next damage from a source is prevented however much it is, and only that once',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Plains', 'Circle of Protection: Red'] },
        B: { battlefield: ['Ball Lightning'] },
      },
      active: 'B',
    },
    script: [
      { until: 'declareAttackers' },
      { as: 'B', attack: ['Ball Lightning'] },
      { as: 'B', pass: true },
      { as: 'A', activate: 'Circle of Protection: Red' },
      { until: 'resolved' },
      { until: 'main2' },
      { expect: { life: { A: 20 } }, id: 'all of it' },
    ],
    shows: [
      ...across('all of it', '419.8a', '615.8', '615.8', '615.8'),
      ...across('all of it', null, '609.7', '609.7', '609.7'),
    ],
  },
  {
    name: 'Once it has prevented, it is over',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Plains', 'Circle of Protection: Red'] },
        B: { battlefield: ['Mountain ×2', 'Prodigal Pyromancer'], hand: [] },
      },
    },
    script: [
      { as: 'A', activate: 'Circle of Protection: Red' },
      { until: 'resolved' },
      { as: 'A', pass: true },
      { as: 'B', activate: 'Prodigal Pyromancer', targets: ['A'] },
      { until: 'resolved' },
      { expect: { life: { A: 20 } } },
      { until: 'turn' },
      { as: 'B', activate: 'Prodigal Pyromancer', targets: ['A'] },
      { until: 'resolved' },
      { expect: { life: { A: 19 } }, id: 'over' },
    ],
    shows: across('over', '419.3', '615.3', '615.3', '615.3'),
  },
  {
    name: 'The shield looks again at what the source is when it would deal the damage',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Plains', 'Island', 'Circle of Protection: Red'], hand: ['Cerulean Wisps'] },
        B: { battlefield: ['Prodigal Pyromancer'] },
      },
    },
    script: [
      { as: 'A', activate: 'Circle of Protection: Red' },
      { until: 'resolved' },
      { as: 'A', cast: 'Cerulean Wisps', targets: ['Prodigal Pyromancer'] },
      { until: 'resolved' },
      { as: 'A', pass: true },
      { as: 'B', activate: 'Prodigal Pyromancer', targets: ['A'] },
      { until: 'resolved' },
      { expect: { colors: { 'Prodigal Pyromancer': 'U' }, life: { A: 19 } }, id: 'not red now' },
    ],
    shows: [
      ...across('not red now', '419.8b', '609.7b', '609.7b', '609.7b'),
      { rule: '615.9', edition: '2026-02', by: 'not red now' },
      ...across('not red now', '419.2', null, null, null),
    ],
  },
  {
    name: 'A static effect that prevents one of the damage does so for every damage',
    editions: [...ALL],
    position: {
      sides: { A: { battlefield: ["Urza's Armor"] }, B: { battlefield: ['Mountain ×2'], hand: ['Shock ×2'] } },
    },
    script: [
      { as: 'A', pass: true },
      { as: 'B', cast: 'Shock', targets: ['A'] },
      { until: 'resolved' },
      { as: 'A', pass: true },
      { as: 'B', cast: 'Shock 2', targets: ['A'] },
      { until: 'resolved' },
      { expect: { life: { A: 18 } }, id: 'each time' },
    ],
    shows: across('each time', null, '615.9', '615.9', '615.10'),
  },
  {
    name: 'Two such effects prevent two',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ["Urza's Armor ×2"] },
        B: { battlefield: ['Mountain'], hand: ['Lightning Bolt'] },
      },
    },
    script: [
      { as: 'A', pass: true },
      { as: 'B', cast: 'Lightning Bolt', targets: ['A'] },
      { until: 'asked' },
      { as: 'A', answer: "Urza's Armor", kind: 'replacement' },
      { expect: { life: { A: 19 } }, id: 'two' },
    ],
    shows: across('two', '419.9a', '616.1', '616.1', '616.1'),
  },
  {
    name: 'Combat damage is prevented, other damage is not',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Forest', 'Mountain', 'Grizzly Bears'], hand: ['Fog', 'Shock'] },
      },
    },
    script: [
      { until: 'declareAttackers' },
      { as: 'A', attack: ['Grizzly Bears'] },
      { as: 'A', cast: 'Fog' },
      { until: 'resolved' },
      { until: 'endCombat' },
      { expect: { life: { B: 20 } }, id: 'combat' },
      { as: 'A', cast: 'Shock', targets: ['B'] },
      { until: 'resolved' },
      { expect: { life: { B: 18 } }, id: 'other' },
    ],
    shows: across('combat', '419.1d', '615.1a', '615.1a', '615.1a'),
  },
  {
    name: 'Damage that is prevented is not dealt: nothing triggers on it',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Plains', 'Mogg Maniac'], hand: ['Healing Salve'] },
        B: { battlefield: ['Mountain'], hand: ['Shock'] },
      },
    },
    script: [
      { as: 'A', cast: 'Healing Salve', modes: 1, targets: ['Mogg Maniac'] },
      { until: 'resolved' },
      { as: 'A', pass: true },
      { as: 'B', cast: 'Shock', targets: ['Mogg Maniac'] },
      { until: 'resolved' },
      { expect: { stack: [], damage: { 'Mogg Maniac': 0 }, life: { B: 20 } }, id: 'never happened' },
    ],
    shows: across('never happened', '419.5', '615.6', '615.6', '615.6'),
  },
  {
    name: 'What a prevention effect does besides is done right after the damage would have been dealt',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: [{ card: 'Phantom Centaur', counters: { '+1/+1': 3 } }] },
        B: { battlefield: ['Mountain'], hand: ['Lightning Bolt'] },
      },
    },
    script: [
      { as: 'A', pass: true },
      { as: 'B', cast: 'Lightning Bolt', targets: ['Phantom Centaur'] },
      { until: 'resolved' },
      {
        expect: {
          stack: [],
          damage: { 'Phantom Centaur': 0 },
          counters: { 'Phantom Centaur': { '+1/+1': 2 } },
          zone: { 'Phantom Centaur': 'battlefield' },
        },
        id: 'besides',
      },
    ],
    shows: across('besides', null, '615.5', '615.5', '615.5'),
  },
  {
    name: 'Of damage that can’t be prevented nothing is; what the effect does besides still takes place since 2009',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: [{ card: 'Phantom Centaur', counters: { '+1/+1': 4 } }] },
        B: { battlefield: ['Mountain ×3'], hand: ['Shock', 'Flaring Pain'] },
      },
    },
    script: [
      { as: 'A', pass: true },
      { as: 'B', cast: 'Flaring Pain' },
      { until: 'resolved' },
      { as: 'A', pass: true },
      { as: 'B', cast: 'Shock', targets: ['Phantom Centaur'] },
      { until: 'resolved' },
      { expect: { damage: { 'Phantom Centaur': 2 } } },
      { expect: { counters: { 'Phantom Centaur': { '+1/+1': 4 } } }, in: ['2006-10'] },
      { expect: { counters: { 'Phantom Centaur': { '+1/+1': 3 } } }, in: [...SINCE_2009], id: 'once' },
    ],
    shows: [
      ...across('once', null, '615.11', '615.11', '615.12'),
      ...across('once', null, '615.11a', '615.11a', '615.12a'),
    ],
  },
  {
    name: 'A shield is not used up by damage that can’t be prevented',
    editions: [...SINCE_2009],
    cards: {
      'Searing Word': {
        cost: '{R}',
        type: 'Instant',
        text: "Searing Word deals 2 damage to target player. The damage can't be prevented.",
      },
    },
    position: {
      sides: {
        A: { battlefield: ['Plains'], hand: ['Healing Salve'] },
        B: { battlefield: ['Mountain ×2'], hand: ['Searing Word', 'Lightning Bolt'] },
      },
    },
    script: [
      { as: 'A', cast: 'Healing Salve', modes: 1, targets: ['A'] },
      { until: 'resolved' },
      { as: 'A', pass: true },
      { as: 'B', cast: 'Searing Word', targets: ['A'] },
      { until: 'resolved' },
      { expect: { life: { A: 18 } } },
      { as: 'A', pass: true },
      { as: 'B', cast: 'Lightning Bolt', targets: ['A'] },
      { until: 'resolved' },
      { expect: { life: { A: 18 } }, id: 'whole' },
    ],
    shows: [{ rule: '615.12', edition: '2026-02', by: 'whole' }],
  },
  {
    name: 'What triggers on damage being prevented triggers once for each effect that prevents, however many sources there are',
    editions: ['2026-02'],
    cards: {
      'Humble Squire': {
        wording: '2026-02',
        cost: '{W}',
        type: 'Creature — Human Soldier',
        text: 'Whenever damage that would be dealt to you is prevented, you gain 1 life.',
        pt: '1/1',
      },
    },
    position: {
      active: 'B',
      sides: {
        A: { battlefield: ['Humble Squire', 'Forest', 'Plains ×2'], hand: ['Fog', 'Healing Salve'] },
        B: { battlefield: ['Grizzly Bears', 'Hill Giant', 'Mountain'], hand: ['Lightning Bolt'] },
      },
    },
    script: [
      { until: 'declareAttackers' },
      { as: 'B', attack: ['Grizzly Bears', 'Hill Giant'] },
      { as: 'B', cast: 'Lightning Bolt', targets: ['A'] },
      { as: 'B', pass: true },
      { as: 'A', cast: 'Healing Salve', modes: [1], targets: ['A'] },
      { until: 'resolved' },
      { until: 'resolved' },
      { expect: { stack: ['Humble Squire'], life: { A: 20 } }, id: 'each time' },
      { until: 'empty' },
      { as: 'B', pass: true },
      { as: 'A', cast: 'Fog' },
      { until: 'resolved' },
      { until: 'combatDamage' },
      { expect: { life: { A: 21 } } },
      { until: 'endCombat' },
      { expect: { life: { A: 22 } }, id: 'once for both' },
    ],
    shows: [...across('each time', null, null, null, '615.13'), ...across('once for both', null, null, null, '615.13')],
  },
];
