/** Triggers of blocking and being blocked. 2006: 309.3–4 · 2009, 2011: 509.4 · 2026: 509.3 */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL } from '../cards.ts';
import { attackWith } from '../moves.ts';
import { across } from '../shows.ts';

export const blockTriggers: readonly ScenarioInput[] = [
  {
    name: '"Becomes blocked" triggers once however many block',
    editions: [...ALL],
    position: {
      sides: { A: { battlefield: ['Elvish Berserker'] }, B: { battlefield: ['Grizzly Bears', 'Hill Giant'] } },
    },
    script: [
      ...attackWith('Elvish Berserker'),
      { as: 'B', block: { 'Grizzly Bears': 'Elvish Berserker', 'Hill Giant': 'Elvish Berserker' } },
      { as: 'A', answer: ['Grizzly Bears', 'Hill Giant'], kind: 'damageOrder', in: ['2009-10', '2011-09'] },
      { expect: { stack: ['Elvish Berserker'], asks: { as: 'A', kind: 'priority' } }, id: 'once' },
      { until: 'resolved' },
      { expect: { pt: { 'Elvish Berserker': '3/3' } } },
    ],
    shows: [
      ...across('once', '410.9c', null, null, null),
      ...across('once', '309.4', '509.4c', '509.4c', '509.3c'),
      ...across('once', '309.1', '509.4', '509.4', '509.2a'),
    ],
  },
  {
    name: '"Becomes blocked by a creature" triggers for each of them',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Rock Basilisk'] },
        B: { battlefield: ['Grizzly Bears', 'Hill Giant', 'Wall of Wood'] },
      },
    },
    script: [
      ...attackWith('Rock Basilisk'),
      {
        as: 'B',
        block: { 'Grizzly Bears': 'Rock Basilisk', 'Hill Giant': 'Rock Basilisk', 'Wall of Wood': 'Rock Basilisk' },
      },
      {
        as: 'A',
        answer: ['Grizzly Bears', 'Hill Giant', 'Wall of Wood'],
        kind: 'damageOrder',
        in: ['2009-10', '2011-09'],
      },
      { as: 'A', answer: [0, 1], kind: 'triggerOrder' },
      { expect: { stack: ['Rock Basilisk', 'Rock Basilisk'] }, id: 'each' },
    ],
    shows: across('each', '410.9d', '509.4d', '509.4d', '509.3d'),
  },
  {
    name: '"Blocks" triggers once, "blocks a creature" for each',
    editions: [...ALL],
    cards: {
      'Twofold Guard': {
        cost: '{W}',
        type: 'Creature — Human Soldier',
        pt: '1/6',
        text: 'Twofold Guard can block an additional creature each combat.\nWhenever Twofold Guard blocks, you gain 1 life.\nWhenever Twofold Guard blocks a creature, you gain 5 life.',
      },
    },
    position: {
      sides: {
        A: { battlefield: ['Grizzly Bears', 'Storm Crow', 'Runeclaw Bear'] },
        B: { battlefield: ['Twofold Guard'] },
      },
    },
    script: [
      ...attackWith('Grizzly Bears', 'Runeclaw Bear'),
      { as: 'B', block: { 'Twofold Guard': ['Grizzly Bears', 'Runeclaw Bear'] } },
      { as: 'B', answer: ['Grizzly Bears', 'Runeclaw Bear'], kind: 'damageOrder', in: ['2009-10', '2011-09'] },
      { as: 'B', answer: [0, 1, 2], kind: 'triggerOrder' },
      { until: 'empty' },
      { expect: { life: { B: 31 } }, id: 'one and two' },
    ],
    shows: [
      ...across('one and two', '410.9a', '509.4a', '509.4a', '509.3a'),
      ...across('one and two', '410.9b', '509.4b', '509.4b', '509.3b'),
    ],
  },
  {
    name: 'A blocker that changes later triggers nothing',
    editions: [...ALL],
    cards: {
      'Pale Hunter': {
        cost: '{B}',
        type: 'Creature — Human',
        pt: '1/5',
        text: 'Whenever Pale Hunter becomes blocked by a green creature, destroy that creature at end of combat.',
      },
    },
    position: {
      sides: {
        A: { battlefield: ['Pale Hunter', 'Forest'], hand: ['Viridescent Wisps'] },
        B: { battlefield: ['Storm Crow'] },
      },
    },
    script: [
      ...attackWith('Pale Hunter'),
      { as: 'B', block: { 'Storm Crow': 'Pale Hunter' } },
      { expect: { stack: [] } },
      { as: 'A', cast: 'Viridescent Wisps', targets: ['Storm Crow'] },
      { until: 'resolved' },
      { expect: { colors: { 'Storm Crow': 'G' }, stack: [] } },
      { until: 'endCombat' },
      { expect: { stack: [], zone: { 'Storm Crow': 'battlefield' } }, id: 'too late' },
    ],
    shows: [
      { rule: '309.4', edition: '2006-10', by: 'too late', example: 1 },
      { rule: '509.4f', edition: '2009-10', by: 'too late', example: 1 },
      { rule: '509.4f', edition: '2011-09', by: 'too late', example: 1 },
      { rule: '509.3f', edition: '2026-02', by: 'too late', example: 1 },
    ],
  },
  {
    name: 'A blocking creature that changes later triggers nothing either',
    editions: [...ALL],
    cards: {
      'Green Alarm': { cost: '{G}', type: 'Enchantment', text: 'Whenever a green creature blocks, you gain 3 life.' },
    },
    position: {
      sides: {
        A: { battlefield: ['Hill Giant', 'Green Alarm', 'Forest'], hand: ['Viridescent Wisps'] },
        B: { battlefield: ['Storm Crow', 'Grizzly Bears'] },
      },
    },
    script: [
      ...attackWith('Hill Giant'),
      { as: 'B', block: { 'Storm Crow': 'Hill Giant', 'Grizzly Bears': 'Hill Giant' } },
      { as: 'A', answer: ['Storm Crow', 'Grizzly Bears'], kind: 'damageOrder', in: ['2009-10', '2011-09'] },
      { expect: { stack: ['Green Alarm'] } },
      { until: 'resolved' },
      { as: 'A', cast: 'Viridescent Wisps', targets: ['Storm Crow'] },
      { until: 'resolved' },
      { expect: { life: { A: 23 }, stack: [] }, id: 'only as blockers are declared' },
    ],
    shows: across('only as blockers are declared', '309.3', '509.4f', '509.4f', '509.3f'),
  },
  {
    name: '"Attacks and isn’t blocked" triggers as no blocker is declared',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Guiltfeeder', 'Hill Giant'] },
        B: { battlefield: ['Scathe Zombies'], graveyard: ['Grizzly Bears', 'Storm Crow'] },
      },
    },
    script: [
      ...attackWith('Guiltfeeder'),
      { as: 'B', block: {} },
      { expect: { stack: ['Guiltfeeder'], step: 'declareBlockers' }, id: 'in that step' },
      { until: 'resolved' },
      { expect: { life: { B: 18 } }, id: 'unblocked' },
    ],
    shows: [
      ...across('unblocked', '309.1', '509.4g', '509.4g', '509.3g'),
      { rule: '508.3f', edition: '2026-02', by: 'in that step' },
    ],
  },
  {
    name: 'An attacker whose blockers are gone was blocked all the same',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Guiltfeeder', 'Mountain'], hand: ['Shock'] },
        B: { battlefield: ['Scathe Zombies'], graveyard: ['Grizzly Bears', 'Storm Crow'] },
      },
    },
    script: [
      ...attackWith('Guiltfeeder'),
      { as: 'B', block: { 'Scathe Zombies': 'Guiltfeeder' } },
      { as: 'A', cast: 'Shock', targets: ['Scathe Zombies'] },
      { until: 'resolved' },
      { until: 'endCombat' },
      { expect: { life: { B: 20 } }, id: 'blocked' },
    ],
    shows: across('blocked', '309.2f', '509.4g', '509.4g', '509.3g'),
  },
];
