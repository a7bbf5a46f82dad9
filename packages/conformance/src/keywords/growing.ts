/** Creatures that grow, or bring others: evolve, dethrone, outlast, renown, fabricate. 2026: 702.100, 702.105, 702.107, 702.112, 702.123 */
import type { ScenarioInput } from '@rulewright/scenario';
import { attackWith } from '../moves.ts';

const TODAY: ScenarioInput['editions'] = ['2026-02'];

export const growing: readonly ScenarioInput[] = [
  {
    name: 'A creature evolves as one with greater power or toughness enters under its controller’s control',
    editions: TODAY,
    position: {
      sides: {
        A: { battlefield: ['Battering Krasis', 'Forest ×9'], hand: ['Grizzly Bears', 'Llanowar Elves', 'Hill Giant'] },
      },
    },
    script: [
      { as: 'A', cast: 'Llanowar Elves' },
      { until: 'resolved' },
      { expect: { stack: [], pt: { 'Battering Krasis': '2/1' } }, id: 'not greater' },
      { as: 'A', cast: 'Grizzly Bears' },
      { until: 'resolved' },
      { expect: { stack: ['Battering Krasis'] } },
      { until: 'resolved' },
      { expect: { pt: { 'Battering Krasis': '3/2' } }, id: 'evolved' },
    ],
    shows: [
      { rule: '702.100a', edition: '2026-02', by: 'not greater' },
      { rule: '702.100a', edition: '2026-02', by: 'evolved' },
    ],
  },
  {
    name: 'Each instance of evolve triggers by itself, and looks again as it resolves',
    editions: TODAY,
    cards: { 'Twofold Ooze': { cost: '{G}', type: 'Creature — Ooze', text: 'Evolve\nEvolve', pt: '1/1' } },
    position: { sides: { A: { battlefield: ['Twofold Ooze', 'Forest ×5'], hand: ['Grizzly Bears', 'Craw Wurm'] } } },
    script: [
      { as: 'A', cast: 'Grizzly Bears' },
      { until: 'resolved' },
      { as: 'A', answer: [0, 1], kind: 'triggerOrder' },
      { expect: { stack: ['Twofold Ooze', 'Twofold Ooze'] }, id: 'two' },
      { until: 'empty' },
      { expect: { pt: { 'Twofold Ooze': '2/2' } }, id: 'the second is too late' },
    ],
    shows: [{ rule: '702.100d', edition: '2026-02', by: 'two' }],
  },
  {
    name: 'Dethrone: a counter for attacking the player with the most life',
    editions: TODAY,
    players: ['A', 'B', 'C'],
    position: {
      sides: {
        A: { battlefield: ['Enraged Revolutionary', { card: 'Enraged Revolutionary', label: 'Second' }] },
        B: { life: 25 },
        C: { life: 24 },
      },
    },
    script: [
      { until: 'declareAttackers' },
      { as: 'A', attack: { 'Enraged Revolutionary': 'B', Second: 'C' } },
      { expect: { stack: ['Enraged Revolutionary'] } },
      { until: 'resolved' },
      { expect: { pt: { 'Enraged Revolutionary': '3/2', Second: '2/1' } }, id: 'most life' },
    ],
    shows: [{ rule: '702.105a', edition: '2026-02', by: 'most life' }],
  },
  {
    name: 'Outlast: tapped for a counter, when a sorcery could be cast',
    editions: TODAY,
    position: { sides: { A: { battlefield: ['Disowned Ancestor', 'Swamp ×4'] } } },
    script: [
      { as: 'A', activate: 'Disowned Ancestor' },
      { expect: { tapped: { 'Disowned Ancestor': true } } },
      { until: 'resolved' },
      { expect: { pt: { 'Disowned Ancestor': '1/5' } }, id: 'grown' },
    ],
    shows: [{ rule: '702.107a', edition: '2026-02', by: 'grown' }],
  },
  {
    name: 'Outlast is not activated in combat',
    editions: TODAY,
    position: { sides: { A: { battlefield: ['Disowned Ancestor', 'Swamp ×2'] } } },
    script: [
      { expect: { can: [{ as: 'A', activate: 'Disowned Ancestor' }] } },
      { until: 'beginCombat' },
      { expect: { cannot: [{ as: 'A', activate: 'Disowned Ancestor' }] }, id: 'sorcery' },
    ],
    shows: [{ rule: '702.107a', edition: '2026-02', by: 'sorcery' }],
  },
  {
    name: 'Renown: the first combat damage to a player brings counters, and no later one',
    editions: TODAY,
    position: {
      sides: { A: { battlefield: ['Topan Freeblade'], library: ['Forest ×9'] }, B: { library: ['Forest ×9'] } },
    },
    script: [
      ...attackWith('Topan Freeblade'),
      { until: 'combatDamage' },
      { until: 'empty' },
      { expect: { pt: { 'Topan Freeblade': '3/3' }, life: { B: 18 } }, id: 'renowned' },
      { until: 'turn' },
      { until: 'turn' },
      ...attackWith('Topan Freeblade'),
      { until: 'combatDamage' },
      { expect: { stack: [], life: { B: 15 } }, id: 'no more' },
      { until: 'endCombat' },
      { expect: { pt: { 'Topan Freeblade': '3/3' } } },
    ],
    shows: [
      { rule: '702.112a', edition: '2026-02', by: 'no more' },
      { rule: '702.112b', edition: '2026-02', by: 'no more' },
    ],
  },
  {
    name: 'Of several instances of renown the first makes the creature renowned, and the rest do nothing',
    editions: TODAY,
    cards: { 'Twofold Hero': { cost: '{W}', type: 'Creature — Human', text: 'Renown 1\nRenown 2', pt: '1/1' } },
    position: { sides: { A: { battlefield: ['Twofold Hero'] } } },
    script: [
      ...attackWith('Twofold Hero'),
      { until: 'combatDamage' },
      { as: 'A', answer: [0, 1], kind: 'triggerOrder' },
      { expect: { stack: ['Twofold Hero', 'Twofold Hero'] } },
      { until: 'empty' },
      { expect: { counters: { 'Twofold Hero': { '+1/+1': 2 } } }, id: 'the first only' },
    ],
    shows: [{ rule: '702.112c', edition: '2026-02', by: 'the first only' }],
  },
  {
    name: 'Renowned is a mark that other abilities look for, and leaving the battlefield ends it',
    editions: TODAY,
    position: {
      sides: { A: { battlefield: ['Goblin Glory Chaser', 'Island'], hand: ['Unsummon'] } },
    },
    script: [
      ...attackWith('Goblin Glory Chaser'),
      { until: 'combatDamage' },
      { expect: { lacks: { 'Goblin Glory Chaser': ['menace'] } } },
      { until: 'empty' },
      { expect: { keywords: { 'Goblin Glory Chaser': ['menace'] } }, id: 'renowned' },
      { as: 'A', cast: 'Unsummon', targets: ['Goblin Glory Chaser'] },
      { until: 'resolved' },
      { expect: { lacks: { 'Goblin Glory Chaser': ['menace'] } }, id: 'no more' },
    ],
    shows: [{ rule: '702.112b', edition: '2026-02', by: 'renowned' }],
  },
  {
    name: 'Each instance of dethrone and of fabricate triggers by itself',
    editions: TODAY,
    cards: {
      'Twofold Usurper': { cost: '{W}', type: 'Creature — Human', text: 'Dethrone\nDethrone', pt: '1/1' },
      'Twofold Smith': { cost: '{W}', type: 'Creature — Human', text: 'Fabricate 1\nFabricate 2', pt: '1/1' },
    },
    position: { sides: { A: { battlefield: ['Twofold Usurper', 'Plains'], hand: ['Twofold Smith'] } } },
    script: [
      { as: 'A', cast: 'Twofold Smith' },
      { until: 'resolved' },
      { as: 'A', answer: [0, 1], kind: 'triggerOrder' },
      { until: 'resolved' },
      { as: 'A', answer: true },
      { until: 'resolved' },
      { as: 'A', answer: true },
      { expect: { pt: { 'Twofold Smith': '4/4' } }, id: 'fabricated' },
      { until: 'declareAttackers' },
      { as: 'A', attack: ['Twofold Usurper'] },
      { as: 'A', answer: [0, 1], kind: 'triggerOrder' },
      { until: 'empty' },
      { expect: { pt: { 'Twofold Usurper': '3/3' } }, id: 'dethroned' },
    ],
    shows: [
      { rule: '702.105b', edition: '2026-02', by: 'dethroned' },
      { rule: '702.123b', edition: '2026-02', by: 'fabricated' },
    ],
  },
  {
    name: 'Fabricate: counters, or as many Servos',
    editions: TODAY,
    position: {
      sides: {
        A: {
          battlefield: ['Swamp ×6'],
          hand: ['Weaponcraft Enthusiast', { card: 'Weaponcraft Enthusiast', label: 'Second' }],
        },
      },
    },
    script: [
      { as: 'A', cast: 'Weaponcraft Enthusiast' },
      { until: 'resolved' },
      { until: 'resolved' },
      { as: 'A', answer: true },
      { expect: { pt: { 'Weaponcraft Enthusiast': '2/3' }, count: { 'Servo Token': 0 } }, id: 'counters' },
      { as: 'A', cast: 'Second' },
      { until: 'resolved' },
      { until: 'resolved' },
      { as: 'A', answer: false },
      { expect: { pt: { Second: '0/1' }, count: { 'Servo Token': 2 } }, id: 'Servos' },
    ],
    shows: [
      { rule: '702.123a', edition: '2026-02', by: 'counters' },
      { rule: '702.123a', edition: '2026-02', by: 'Servos' },
    ],
  },
];
