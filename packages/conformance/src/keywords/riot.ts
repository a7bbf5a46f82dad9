/** Riot. 2006, 2009, 2011: none · 2026: 702.136 */
import type { ScenarioInput } from '@rulewright/scenario';
import { modern } from './modern.ts';

const CARDS: ScenarioInput['cards'] = {
  'Zhur-Taa Goblin': modern('{R}{G}', 'Creature — Goblin Berserker', 'Riot', '2/2'),
  'Double Rioter': modern('{R}', 'Creature — Goblin', 'Riot\nRiot', '1/1'),
  'Rabble Flag': modern('{2}{R}', 'Enchantment', 'Creatures you control have riot.'),
  'Plain Bear': modern('{G}', 'Creature — Bear', '', '2/2'),
  'Clear Air': modern('{W}', 'Instant', 'Destroy target enchantment.'),
};

export const riot: readonly ScenarioInput[] = [
  {
    name: 'Riot: one more +1/+1 counter as it enters, and no haste',
    editions: ['2026-02'],
    cards: CARDS,
    position: { sides: { A: { battlefield: ['Mountain', 'Forest'], hand: ['Zhur-Taa Goblin'] } } },
    script: [
      { as: 'A', cast: 'Zhur-Taa Goblin' },
      { until: 'resolved' },
      { as: 'A', answer: true },
      {
        expect: {
          counters: { 'Zhur-Taa Goblin': { '+1/+1': 1 } },
          pt: { 'Zhur-Taa Goblin': '3/3' },
          keywords: { 'Zhur-Taa Goblin': ['riot'] },
        },
        id: 'counter',
      },
    ],
    shows: [{ rule: '702.136a', edition: '2026-02', by: 'counter' }],
  },
  {
    name: 'Riot: without the counter it gains haste, and attacks at once',
    editions: ['2026-02'],
    cards: CARDS,
    position: { sides: { A: { battlefield: ['Mountain', 'Forest'], hand: ['Zhur-Taa Goblin'] } } },
    script: [
      { as: 'A', cast: 'Zhur-Taa Goblin' },
      { until: 'resolved' },
      { as: 'A', answer: false },
      { expect: { pt: { 'Zhur-Taa Goblin': '2/2' } } },
      { until: 'declareAttackers' },
      { as: 'A', attack: ['Zhur-Taa Goblin'] },
      { until: 'endCombat' },
      { expect: { life: { B: 18 } }, id: 'haste' },
    ],
    shows: [{ rule: '702.136a', edition: '2026-02', by: 'haste' }],
  },
  {
    name: 'Each instance of riot works by itself: a counter from one, haste from the other',
    editions: ['2026-02'],
    cards: CARDS,
    position: { sides: { A: { battlefield: ['Mountain'], hand: ['Double Rioter'] } } },
    script: [
      { as: 'A', cast: 'Double Rioter' },
      { until: 'resolved' },
      { as: 'A', answer: [0], kind: 'replacement' },
      { as: 'A', answer: true },
      { as: 'A', answer: false },
      {
        expect: { pt: { 'Double Rioter': '2/2' }, keywords: { 'Double Rioter': ['riot', 'haste'] } },
        id: 'both',
      },
    ],
    shows: [{ rule: '702.136b', edition: '2026-02', by: 'both' }],
  },
  {
    name: 'Each instance of riot works by itself: two counters and no haste',
    editions: ['2026-02'],
    cards: CARDS,
    position: { sides: { A: { battlefield: ['Mountain'], hand: ['Double Rioter'] } } },
    script: [
      { as: 'A', cast: 'Double Rioter' },
      { until: 'resolved' },
      { as: 'A', answer: [0], kind: 'replacement' },
      { as: 'A', answer: true },
      { as: 'A', answer: true },
      { expect: { pt: { 'Double Rioter': '3/3' }, keywords: { 'Double Rioter': ['riot'] } }, id: 'two' },
    ],
    shows: [{ rule: '702.136b', edition: '2026-02', by: 'two' }],
  },
  {
    name: 'A creature keeps the haste from riot that an enchantment gave it, once that has left',
    editions: ['2026-02'],
    cards: CARDS,
    position: {
      sides: { A: { battlefield: ['Forest', 'Plains', 'Rabble Flag'], hand: ['Plain Bear', 'Clear Air'] } },
    },
    script: [
      { as: 'A', cast: 'Plain Bear' },
      { until: 'resolved' },
      { as: 'A', answer: false },
      { as: 'A', cast: 'Clear Air', targets: ['Rabble Flag'] },
      { until: 'resolved' },
      { expect: { keywords: { 'Plain Bear': ['haste'] } }, id: 'kept' },
    ],
    shows: [{ rule: '702.136a', edition: '2026-02', by: 'kept' }],
  },
];
