/** Turn-based actions, step by step. 2006: 302, 304, 314 · 2009, 2011, 2026: 502, 504, 514, 703 */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL, SINCE_2009 } from '../cards.ts';
import { attackWith } from '../moves.ts';
import { across } from '../shows.ts';

export const turnBasedActions: readonly ScenarioInput[] = [
  {
    name: 'Phasing comes first in the untap step: what phases in then untaps with the rest',
    editions: [...ALL],
    position: {
      active: 'B',
      step: 'main2',
      sides: {
        A: {
          battlefield: [{ card: 'Hill Giant', tapped: true }, 'Sandbar Crocodile', { card: 'Forest', tapped: true }],
        },
        B: { battlefield: ['Island ×2'], hand: ['Reality Ripple'] },
      },
    },
    script: [
      { as: 'B', cast: 'Reality Ripple', targets: ['Hill Giant'] },
      { until: 'resolved' },
      { expect: { zone: { 'Hill Giant': 'phased out', 'Sandbar Crocodile': 'battlefield' } } },
      { until: 'upkeep' },
      { expect: { zone: { 'Hill Giant': 'battlefield', 'Sandbar Crocodile': 'phased out' } }, id: 'both at once' },
      { expect: { tapped: { 'Hill Giant': false, Forest: false }, stack: [] }, id: 'then untapped' },
    ],
    shows: [
      ...across('both at once', '302.1', '502.1', '502.1', '502.1'),
      ...across('then untapped', null, '703.4a', '703.4a', '703.4a'),
      ...across('then untapped', '302.2', '703.4b', '703.4b', '703.4c'),
    ],
  },
  {
    name: 'The card of the turn is drawn before anything that triggers in the draw step is put on the stack',
    editions: [...SINCE_2009],
    position: {
      active: 'B',
      step: 'end',
      sides: { A: { battlefield: ['Howling Mine'], library: ['Forest', 'Swamp'] } },
    },
    script: [
      { until: 'draw' },
      {
        expect: { hand: { A: ['Forest'] }, stack: ['Howling Mine'], asks: { as: 'A', kind: 'priority' } },
        id: 'drawn',
      },
    ],
    shows: [
      ...across('drawn', null, '703.4c', '703.4c', '703.4d'),
      ...across('drawn', null, '703.3', '703.3', '703.3'),
    ],
  },
  {
    name: 'Attackers and blockers are declared as their steps begin, before state-based actions, triggers and priority',
    editions: [...SINCE_2009],
    position: { sides: { A: { battlefield: ['Grizzly Bears'] }, B: { battlefield: ['Hill Giant'] } } },
    script: [
      { until: 'beginCombat' },
      { as: 'A', pass: true },
      { as: 'B', pass: true },
      { expect: { step: 'declareAttackers', asks: { as: 'A', kind: 'attackers' } }, id: 'attackers' },
      { as: 'A', attack: ['Grizzly Bears'] },
      { until: 'declareBlockers' },
      { expect: { step: 'declareBlockers', asks: { as: 'B', kind: 'blockers' } }, id: 'blockers' },
      { as: 'B', block: { 'Hill Giant': 'Grizzly Bears' } },
    ],
    shows: [
      ...across('attackers', null, '703.4e', '703.4f', '703.4i'),
      ...across('blockers', null, '703.4f', '703.4g', '703.4j'),
    ],
  },
  {
    name: 'Orders of damage are announced after blockers, first the active player’s and then the defending player’s',
    editions: ['2009-10', '2011-09'],
    position: {
      sides: {
        A: { battlefield: ['Craw Wurm', 'Hill Giant'] },
        B: { battlefield: ['Grizzly Bears', 'Palace Guard'] },
      },
    },
    script: [
      ...attackWith('Craw Wurm', 'Hill Giant'),
      { as: 'B', block: { 'Palace Guard': ['Craw Wurm', 'Hill Giant'], 'Grizzly Bears': 'Craw Wurm' } },
      { expect: { asks: { as: 'A', kind: 'damageOrder', offers: ['Grizzly Bears', 'Palace Guard'] } }, id: 'attacker' },
      { as: 'A', answer: ['Grizzly Bears', 'Palace Guard'] },
      { expect: { asks: { as: 'B', kind: 'damageOrder', offers: ['Craw Wurm', 'Hill Giant'] } }, id: 'blocker' },
      { as: 'B', answer: ['Craw Wurm', 'Hill Giant'] },
      { expect: { asks: { as: 'A', kind: 'priority' }, step: 'declareBlockers' } },
    ],
    shows: [
      ...across('attacker', null, '703.4g', '703.4h', null),
      ...across('blocker', null, '703.4h', '703.4i', null),
    ],
  },
  {
    name: 'Combat damage is assigned in turn order, and then all of it is dealt at once',
    editions: [...SINCE_2009],
    position: {
      sides: {
        A: { battlefield: ['Craw Wurm'] },
        B: { battlefield: ['Gray Ogre', 'Grizzly Bears'] },
      },
    },
    script: [
      ...attackWith('Craw Wurm'),
      { as: 'B', block: { 'Gray Ogre': 'Craw Wurm', 'Grizzly Bears': 'Craw Wurm' } },
      { as: 'A', answer: ['Gray Ogre', 'Grizzly Bears'], kind: 'damageOrder', in: ['2009-10', '2011-09'] },
      { until: 'asked' },
      {
        expect: { step: 'combatDamage', asks: { as: 'A', kind: 'damageDivision' }, damage: { 'Craw Wurm': 0 } },
        id: 'assigned',
      },
      { as: 'A', answer: { 'Gray Ogre': 3, 'Grizzly Bears': 3 } },
      {
        expect: {
          graveyard: { B: ['Grizzly Bears', 'Gray Ogre'], A: ['Craw Wurm'] },
          asks: { as: 'A', kind: 'priority' },
          step: 'combatDamage',
        },
        id: 'at once',
      },
    ],
    shows: [
      ...across('assigned', null, '703.4i', '703.4j', '703.4k'),
      ...across('at once', null, '703.4j', '703.4k', '703.4m'),
    ],
  },
  {
    name: 'As the turn is cleaned up, first cards are discarded, then damage goes and effects of the turn end together',
    editions: [...SINCE_2009],
    position: {
      sides: {
        A: {
          battlefield: ['Forest', 'Mountain', 'Grizzly Bears'],
          hand: ['Giant Growth', 'Lightning Bolt', 'Plains ×8'],
        },
        B: { battlefield: ['Megrim'] },
      },
    },
    script: [
      { as: 'A', cast: 'Giant Growth', targets: ['Grizzly Bears'] },
      { until: 'resolved' },
      { as: 'A', cast: 'Lightning Bolt', targets: ['Grizzly Bears'] },
      { until: 'resolved' },
      { until: 'end' },
      { as: 'A', pass: true },
      { as: 'B', pass: true },
      {
        expect: { asks: { as: 'A', kind: 'discard' }, pt: { 'Grizzly Bears': '5/5' }, damage: { 'Grizzly Bears': 3 } },
        id: 'discard first',
      },
      { as: 'A', answer: ['Plains'] },
      {
        expect: {
          step: 'cleanup',
          stack: ['Megrim'],
          zone: { 'Grizzly Bears': 'battlefield' },
          pt: { 'Grizzly Bears': '2/2' },
          damage: { 'Grizzly Bears': 0 },
        },
        id: 'together',
      },
      { until: 'turn' },
    ],
    shows: [
      ...across('discard first', null, '703.4k', '703.4m', '703.4n'),
      ...across('together', null, '703.4m', '703.4n', '703.4p'),
    ],
  },
  {
    name: 'Unspent mana is gone as a step ends',
    editions: [...SINCE_2009],
    position: { step: 'upkeep', sides: { A: { battlefield: ['Mountain'], hand: ['Shock'] } } },
    script: [
      { as: 'A', tap: 'Mountain' },
      { expect: { mana: { A: 'R' }, can: [{ as: 'A', cast: 'Shock' }] } },
      { until: 'draw' },
      { expect: { mana: { A: '' }, cannot: [{ as: 'A', cast: 'Shock' }], life: { A: 20 } }, id: 'gone' },
    ],
    shows: across('gone', null, '703.4n', '703.4p', '703.4q'),
  },
];
