/** Deathtouch and lifelink. 2006: neither keyword exists · 2009: 702.2, 702.13 · 2011: 702.2, 702.14 · 2026: 702.2, 702.15 */
import type { ScenarioInput } from '@rulewright/scenario';
import { SINCE_2009, texts } from '../cards.ts';
import { across } from '../shows.ts';

/** Deals its damage when it is gone. */
const bomb = (keyword: string) => ({
  'Parting Gift': {
    cost: '{B}',
    type: 'Creature — Goblin',
    text: `${keyword}\nSacrifice Parting Gift: Parting Gift deals 2 damage to target creature.`,
    pt: '1/1',
  },
});
/** Deals its damage from the stack. */
const spell = (keyword: string) => ({
  Jolt: { cost: '{R}', type: 'Instant', text: `${keyword}\nJolt deals 2 damage to target creature.` },
});

export const deathtouchLifelink: readonly ScenarioInput[] = [
  {
    name: 'One damage with deathtouch destroys',
    editions: [...SINCE_2009],
    cards: { ...texts('Craw Wurm'), Viper: { cost: '{G}', type: 'Creature — Snake', text: 'Deathtouch', pt: '1/1' } },
    position: { sides: { A: { battlefield: ['Craw Wurm'] }, B: { battlefield: ['Viper'] } } },
    script: [
      { until: 'declareAttackers' },
      { as: 'A', attack: ['Craw Wurm'] },
      { until: 'declareBlockers' },
      { as: 'B', block: { Viper: 'Craw Wurm' } },
      { until: 'endCombat' },
      { expect: { zone: { 'Craw Wurm': 'graveyard', Viper: 'graveyard' } }, id: 'both' },
    ],
    shows: [
      { rule: '704.5h', edition: '2026-02', by: 'both' },
      { rule: '704.5h', edition: '2009-10', by: 'both' },
      { rule: '702.2c', edition: '2011-09', by: 'both' },
      { rule: '702.2c', edition: '2009-10', by: 'both' },
      { rule: '702.2b', edition: '2026-02', by: 'both' },
      { rule: '704.5h', edition: '2011-09', by: 'both' },
    ],
  },
  {
    name: 'Lifelink gains as the damage is dealt, before state-based actions',
    editions: [...SINCE_2009],
    cards: { ...texts('Hill Giant'), Linker: { cost: '{W}', type: 'Creature — Cat', text: 'Lifelink', pt: '2/2' } },
    position: { sides: { A: { battlefield: ['Hill Giant', 'Linker'], life: 20 }, B: { life: 20, battlefield: [] } } },
    script: [
      { until: 'declareAttackers' },
      { as: 'A', attack: ['Linker'] },
      { until: 'endCombat' },
      { expect: { life: { A: 22, B: 18 } }, id: 'gained' },
    ],
    shows: [
      { rule: '702.14b', edition: '2011-09', by: 'gained' },
      { rule: '702.13a', edition: '2009-10', by: 'gained' },
      { rule: '702.15b', edition: '2026-02', by: 'gained' },
    ],
  },
  {
    name: 'A source that is gone had deathtouch if it last had it',
    editions: [...SINCE_2009],
    cards: bomb('Deathtouch'),
    position: { sides: { A: { battlefield: ['Parting Gift'] }, B: { battlefield: ['Craw Wurm'] } } },
    script: [
      { as: 'A', activate: 'Parting Gift', targets: ['Craw Wurm'] },
      { until: 'resolved' },
      { expect: { graveyard: { A: ['Parting Gift'], B: ['Craw Wurm'] } }, id: 'as it last was' },
    ],
    shows: across('as it last was', null, '702.2d', '702.2e', '702.2e'),
  },
  {
    name: 'A source that is gone had lifelink if it last had it',
    editions: [...SINCE_2009],
    cards: bomb('Lifelink'),
    position: { sides: { A: { battlefield: ['Parting Gift'] }, B: { battlefield: ['Craw Wurm'] } } },
    script: [
      { as: 'A', activate: 'Parting Gift', targets: ['Craw Wurm'] },
      { until: 'resolved' },
      { expect: { graveyard: { A: ['Parting Gift'] }, life: { A: 22 } }, id: 'as it last was' },
    ],
    shows: across('as it last was', null, '702.13b', '702.14c', '702.15c'),
  },
  {
    name: 'Deathtouch works from whatever zone its source deals damage',
    editions: [...SINCE_2009],
    cards: spell('Deathtouch'),
    position: {
      sides: { A: { battlefield: ['Mountain'], hand: ['Jolt'] }, B: { battlefield: ['Craw Wurm'] } },
    },
    script: [
      { as: 'A', cast: 'Jolt', targets: ['Craw Wurm'] },
      { until: 'resolved' },
      { expect: { zone: { 'Craw Wurm': 'graveyard' } }, id: 'from the stack' },
    ],
    shows: across('from the stack', null, '702.2e', '702.2d', '702.2d'),
  },
  {
    name: 'Lifelink works from whatever zone its source deals damage',
    editions: [...SINCE_2009],
    cards: spell('Lifelink'),
    position: {
      sides: { A: { battlefield: ['Mountain'], hand: ['Jolt'] }, B: { battlefield: ['Craw Wurm'] } },
    },
    script: [
      { as: 'A', cast: 'Jolt', targets: ['Craw Wurm'] },
      { until: 'resolved' },
      { expect: { life: { A: 22 } }, id: 'from the stack' },
    ],
    shows: across('from the stack', null, '702.13c', '702.14d', '702.15d'),
  },
  {
    name: 'Two sources with lifelink at once: life is gained twice',
    editions: ['2026-02'],
    position: { sides: { A: { battlefield: ["Ajani's Pridemate", 'Vampire Nighthawk', 'Child of Night'] } } },
    script: [
      { until: 'declareAttackers' },
      { as: 'A', attack: ['Vampire Nighthawk', 'Child of Night'] },
      { until: 'asked' },
      { as: 'A', answer: [0, 1], kind: 'triggerOrder' },
      {
        expect: { life: { A: 24, B: 16 }, stack: ["Ajani's Pridemate", "Ajani's Pridemate"] },
        id: 'two gains',
      },
      { until: 'resolved' },
      { as: 'A', answer: true },
      { until: 'resolved' },
      { as: 'A', answer: true },
      { expect: { pt: { "Ajani's Pridemate": '4/4' } } },
    ],
    shows: [{ rule: '702.15e', edition: '2026-02', by: 'two gains' }],
  },
  {
    name: 'Damage of an attacker with deathtouch among its blockers: as its controller likes, or lethal damage of 1 in order',
    editions: ['2009-10', '2011-09'],
    cards: { Stinger: { cost: '{1}{B}', type: 'Creature — Insect', text: 'Deathtouch', pt: '2/2' } },
    position: { sides: { A: { battlefield: ['Stinger'] }, B: { battlefield: ['Craw Wurm', 'Hill Giant'] } } },
    script: [
      { until: 'declareAttackers' },
      { as: 'A', attack: ['Stinger'] },
      { until: 'declareBlockers' },
      { as: 'B', block: { 'Craw Wurm': 'Stinger', 'Hill Giant': 'Stinger' } },
      { as: 'A', answer: ['Craw Wurm', 'Hill Giant'], kind: 'damageOrder' },
      { until: 'asked' },
      { as: 'A', answer: { 'Hill Giant': 2 }, kind: 'damageDivision', in: ['2009-10'] },
      { as: 'A', refused: { 'Hill Giant': 2 }, in: ['2011-09'] },
      { as: 'A', answer: { 'Craw Wurm': 1, 'Hill Giant': 1 }, kind: 'damageDivision', in: ['2011-09'] },
      { until: 'endCombat' },
      { expect: { graveyard: { B: ['Hill Giant'] } }, in: ['2009-10'], id: 'free' },
      {
        expect: { zone: { 'Craw Wurm': 'graveyard', 'Hill Giant': 'graveyard' } },
        in: ['2011-09'],
        id: 'one is lethal',
      },
    ],
    shows: [
      { rule: '702.2b', edition: '2009-10', by: 'free' },
      { rule: '702.2b', edition: '2011-09', by: 'one is lethal' },
    ],
  },
];
