/** Mentor, training, decayed, mobilize, toxic, evolve. 2006, 2009, 2011: none · 2026: 702.100, 702.134, 702.147, 702.149, 702.164, 702.181 */
import type { ScenarioInput } from '@rulewright/scenario';
import { attackWith } from '../moves.ts';
import { modern } from './modern.ts';

const CARDS: ScenarioInput['cards'] = {
  'Wojek Teacher': modern('{2}{R}', 'Creature — Human Soldier', 'Mentor', '3/3'),
  'Double Teacher': modern('{2}{R}', 'Creature — Human Soldier', 'Mentor\nMentor', '4/4'),
  'Proud School': modern('{1}{R}', 'Enchantment', 'Whenever a creature mentors another creature, you gain 1 life.'),
  Recruit: modern('{1}{W}', 'Creature — Human Soldier', 'Training', '1/2'),
  'Double Recruit': modern('{1}{W}', 'Creature — Human Soldier', 'Training\nTraining', '1/2'),
  'Glad Recruit': modern(
    '{1}{W}',
    'Creature — Human Soldier',
    'Training\nWhenever this creature trains, you gain 1 life.',
    '1/2',
  ),
  Shambler: modern('{1}{B}', 'Creature — Zombie', 'Decayed', '2/2'),
  'Dalkovan Packbeasts': modern('{2}{W}', 'Creature — Ox', 'Vigilance\nMobilize 3', '0/4'),
  Venomous: modern('{1}{G}', 'Creature — Phyrexian Beast', 'Toxic 1\nToxic 2', '2/2'),
  Spitter: modern(
    '{1}{G}',
    'Creature — Phyrexian Beast',
    'Toxic 1\n{T}: This creature deals 1 damage to any target.',
    '2/2',
  ),
};

export const laterCombat: readonly ScenarioInput[] = [
  {
    name: 'Mentor: a +1/+1 counter for an attacking creature with less power',
    editions: ['2026-02'],
    cards: CARDS,
    position: {
      sides: { A: { battlefield: ['Wojek Teacher', 'Grizzly Bears', 'Hill Giant', 'Storm Crow', 'Proud School'] } },
    },
    script: [
      { until: 'declareAttackers' },
      { as: 'A', attack: ['Wojek Teacher', 'Grizzly Bears', 'Hill Giant'] },
      { expect: { stack: ['Wojek Teacher'] } },
      { until: 'resolved' },
      // the Giant has as much power, the Crow does not attack
      { expect: { pt: { 'Grizzly Bears': '3/3' }, stack: ['Proud School'] }, id: 'mentored' },
      { until: 'resolved' },
      { expect: { life: { A: 21 } } },
    ],
    shows: [
      { rule: '702.134a', edition: '2026-02', by: 'mentored' },
      { rule: '702.134c', edition: '2026-02', by: 'mentored' },
    ],
  },
  {
    name: 'Two instances of mentor trigger separately',
    editions: ['2026-02'],
    cards: CARDS,
    position: { sides: { A: { battlefield: ['Double Teacher', 'Grizzly Bears', 'Storm Crow'] } } },
    script: [
      { until: 'declareAttackers' },
      { as: 'A', attack: ['Double Teacher', 'Grizzly Bears', 'Storm Crow'] },
      { as: 'A', answer: [0, 1], kind: 'triggerOrder' },
      { as: 'A', answer: 'Grizzly Bears' },
      { as: 'A', answer: 'Storm Crow' },
      { until: 'empty' },
      { expect: { pt: { 'Grizzly Bears': '3/3', 'Storm Crow': '2/3' } }, id: 'both' },
    ],
    shows: [{ rule: '702.134b', edition: '2026-02', by: 'both' }],
  },
  {
    name: 'Training: with another attacker of greater power it gets a counter',
    editions: ['2026-02'],
    cards: CARDS,
    position: { sides: { A: { battlefield: ['Recruit', 'Glad Recruit', 'Hill Giant'] } } },
    script: [
      { until: 'declareAttackers' },
      { as: 'A', attack: ['Glad Recruit', 'Hill Giant'] },
      { until: 'resolved' },
      { expect: { pt: { 'Glad Recruit': '2/3', Recruit: '1/2' }, stack: ['Glad Recruit'] }, id: 'trained' },
      { until: 'resolved' },
      { expect: { life: { A: 21 } } },
    ],
    shows: [
      { rule: '702.149a', edition: '2026-02', by: 'trained' },
      { rule: '702.149c', edition: '2026-02', by: 'trained' },
    ],
  },
  {
    name: 'Training needs an attacker of greater power',
    editions: ['2026-02'],
    cards: CARDS,
    position: { sides: { A: { battlefield: ['Recruit', 'Storm Crow', 'Hill Giant'] } } },
    script: [
      { until: 'declareAttackers' },
      { as: 'A', attack: ['Recruit', 'Storm Crow'] },
      { expect: { stack: [] }, id: 'no greater power' },
    ],
    shows: [{ rule: '702.149a', edition: '2026-02', by: 'no greater power' }],
  },
  {
    name: 'Two instances of training trigger separately',
    editions: ['2026-02'],
    cards: CARDS,
    position: { sides: { A: { battlefield: ['Double Recruit', 'Hill Giant'] } } },
    script: [
      { until: 'declareAttackers' },
      { as: 'A', attack: ['Double Recruit', 'Hill Giant'] },
      { as: 'A', answer: [0, 1], kind: 'triggerOrder' },
      { until: 'empty' },
      { expect: { pt: { 'Double Recruit': '3/4' } }, id: 'both' },
    ],
    shows: [{ rule: '702.149b', edition: '2026-02', by: 'both' }],
  },
  {
    name: 'Decayed: no blocking, and an attack costs it',
    editions: ['2026-02'],
    cards: CARDS,
    position: {
      sides: {
        A: { battlefield: ['Hill Giant', 'Shambler'] },
        B: { battlefield: [{ card: 'Shambler', label: 'Their Shambler' }] },
      },
    },
    script: [
      ...attackWith('Hill Giant', 'Shambler'),
      { expect: { asks: { as: 'A', kind: 'priority' }, step: 'declareBlockers' }, id: 'no blocking' },
      { until: 'endCombat' },
      { expect: { life: { B: 15 }, stack: ['Shambler'] } },
      { until: 'resolved' },
      { expect: { zone: { Shambler: 'graveyard', 'Their Shambler': 'battlefield' } }, id: 'sacrificed' },
    ],
    shows: [
      { rule: '702.147a', edition: '2026-02', by: 'no blocking' },
      { rule: '702.147a', edition: '2026-02', by: 'sacrificed' },
    ],
  },
  {
    name: 'Mobilize: tokens that attack, until the end step',
    editions: ['2026-02'],
    cards: CARDS,
    position: { sides: { A: { battlefield: ['Dalkovan Packbeasts'] } } },
    script: [
      { until: 'declareAttackers' },
      { as: 'A', attack: ['Dalkovan Packbeasts'] },
      { until: 'resolved' },
      {
        expect: {
          count: { 'Warrior Token': 3 },
          tapped: { 'Warrior Token #1': true },
          colors: { 'Warrior Token #1': 'R' },
        },
      },
      { until: 'endCombat' },
      { expect: { life: { B: 17 } }, id: 'attacking' },
      { until: 'end' },
      { until: 'resolved' },
      { expect: { count: { 'Warrior Token': 0 } }, id: 'sacrificed' },
    ],
    shows: [
      { rule: '702.181a', edition: '2026-02', by: 'attacking' },
      { rule: '702.181a', edition: '2026-02', by: 'sacrificed' },
    ],
  },
  {
    name: 'Toxic: its combat damage to a player also gives as many poison counters as all its instances say',
    editions: ['2026-02'],
    cards: CARDS,
    position: { sides: { A: { battlefield: ['Venomous'] } } },
    script: [
      ...attackWith('Venomous'),
      { until: 'endCombat' },
      { expect: { life: { B: 18 }, poison: { B: 3 }, stack: [] }, id: 'poison' },
    ],
    shows: [
      { rule: '702.164b', edition: '2026-02', by: 'poison' },
      { rule: '702.164c', edition: '2026-02', by: 'poison' },
    ],
  },
  {
    name: 'The number of a toxic ability may be one that is counted, and is added to the others',
    editions: ['2026-02'],
    cards: {
      'Many Fangs': {
        cost: '{1}{G}',
        type: 'Creature — Phyrexian Beast',
        pt: '2/2',
        abilities: [
          {
            ability: 'keyword',
            keyword: 'toxic',
            n: { q: 'count', of: { set: 'all', where: { is: 'subtype', subtype: 'Swamp' } } },
          },
          { ability: 'keyword', keyword: 'toxic', n: 1 },
        ],
      },
    },
    position: { sides: { A: { battlefield: ['Many Fangs', 'Swamp ×2'] } } },
    script: [
      ...attackWith('Many Fangs'),
      { until: 'endCombat' },
      { expect: { life: { B: 18 }, poison: { B: 3 } }, id: 'poison' },
    ],
    shows: [{ rule: '702.164b', edition: '2026-02', by: 'poison' }],
  },
  {
    name: 'Toxic is about combat damage to players: not other damage, nor damage to creatures',
    editions: ['2026-02'],
    cards: CARDS,
    position: { sides: { A: { battlefield: ['Spitter', 'Venomous'] }, B: { battlefield: ['Craw Wurm'] } } },
    script: [
      { as: 'A', activate: 'Spitter', targets: ['B'] },
      { until: 'resolved' },
      ...attackWith('Venomous'),
      { as: 'B', block: { 'Craw Wurm': 'Venomous' } },
      { until: 'endCombat' },
      { expect: { life: { B: 19 }, poison: { B: 0 }, counters: { 'Craw Wurm': { '-1/-1': 0 } } }, id: 'no poison' },
    ],
    shows: [{ rule: '702.164c', edition: '2026-02', by: 'no poison' }],
  },
  {
    name: 'A creature evolves as its evolve ability puts counters on it',
    editions: ['2026-02'],
    cards: {
      Grower: modern('{G}', 'Creature — Human Ooze', 'Evolve\nWhenever this creature evolves, you gain 1 life.', '1/1'),
    },
    position: {
      sides: { A: { battlefield: ['Forest ×3', 'Grower'], hand: ['Grizzly Bears', 'Battlegrowth'] } },
    },
    script: [
      { as: 'A', cast: 'Battlegrowth', targets: ['Grower'] },
      { until: 'empty' },
      { expect: { life: { A: 20 } } },
      { as: 'A', cast: 'Grizzly Bears' },
      { until: 'empty' },
      { expect: { life: { A: 20 }, pt: { Grower: '2/2' } }, id: 'not evolved' },
    ],
    shows: [{ rule: '702.100b', edition: '2026-02', by: 'not evolved' }],
  },
  {
    name: 'Evolving is getting the counter of the evolve ability',
    editions: ['2026-02'],
    cards: {
      Grower: modern('{G}', 'Creature — Human Ooze', 'Evolve\nWhenever this creature evolves, you gain 1 life.', '1/1'),
    },
    position: { sides: { A: { battlefield: ['Forest ×2', 'Grower'], hand: ['Grizzly Bears'] } } },
    script: [
      { as: 'A', cast: 'Grizzly Bears' },
      { until: 'empty' },
      { expect: { life: { A: 21 }, pt: { Grower: '2/2' } }, id: 'evolved' },
    ],
    shows: [{ rule: '702.100b', edition: '2026-02', by: 'evolved' }],
  },
];
