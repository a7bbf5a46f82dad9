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
