/** Exalted, annihilator and battle cry: abilities of attackers. 2006: none · 2009: 702.80 · 2011: 702.81, 702.84, 702.89 · 2026: 702.83, 702.86, 702.91 */
import type { ScenarioInput } from '@rulewright/scenario';
import { SINCE_2009 } from '../cards.ts';
import { across } from '../shows.ts';

const SINCE_2011: ScenarioInput['editions'] = ['2011-09', '2026-02'];

export const attackers: readonly ScenarioInput[] = [
  {
    name: 'Exalted: a creature that attacks alone gets +1/+1 for each instance',
    editions: [...SINCE_2009],
    position: { sides: { A: { battlefield: ['Akrasan Squire', 'Noble Hierarch', 'Grizzly Bears'] } } },
    script: [
      { until: 'declareAttackers' },
      { as: 'A', attack: ['Grizzly Bears'] },
      { as: 'A', answer: [0, 1], kind: 'triggerOrder' },
      { until: 'empty' },
      { expect: { pt: { 'Grizzly Bears': '4/4', 'Akrasan Squire': '1/1' } }, id: 'alone' },
      { until: 'turn' },
      { expect: { pt: { 'Grizzly Bears': '2/2' } } },
    ],
    shows: across('alone', null, '702.80a', '702.81a', '702.83a'),
  },
  {
    name: 'Exalted does nothing where two creatures attack',
    editions: [...SINCE_2009],
    position: { sides: { A: { battlefield: ['Akrasan Squire', 'Noble Hierarch', 'Grizzly Bears'] } } },
    script: [
      { until: 'declareAttackers' },
      { as: 'A', attack: ['Grizzly Bears', 'Akrasan Squire'] },
      { expect: { stack: [], pt: { 'Grizzly Bears': '2/2' } }, id: 'not alone' },
    ],
    shows: across('not alone', null, '702.80b', '702.81b', '702.83b'),
  },
  {
    name: 'Annihilator: the defending player sacrifices that many permanents',
    editions: [...SINCE_2011],
    position: {
      sides: {
        A: { battlefield: ["Ulamog's Crusher"] },
        B: { battlefield: ['Forest', 'Grizzly Bears', 'Bonesplitter'] },
      },
    },
    script: [
      { until: 'declareAttackers' },
      { as: 'A', attack: ["Ulamog's Crusher"] },
      { expect: { stack: ["Ulamog's Crusher"] } },
      { until: 'resolved' },
      { as: 'B', answer: ['Forest', 'Bonesplitter'] },
      {
        expect: { zone: { Forest: 'graveyard', Bonesplitter: 'graveyard', 'Grizzly Bears': 'battlefield' } },
        id: 'two gone',
      },
    ],
    shows: across('two gone', null, null, '702.84a', '702.86a'),
  },
  {
    name: 'Two instances of annihilator trigger separately',
    editions: [...SINCE_2011],
    cards: { Devastator: { cost: '{8}', type: 'Creature — Eldrazi', text: 'Annihilator 1\nAnnihilator 2', pt: '5/5' } },
    position: { sides: { A: { battlefield: ['Devastator'] }, B: { battlefield: ['Forest ×4'] } } },
    script: [
      { until: 'declareAttackers' },
      { as: 'A', attack: ['Devastator'] },
      { as: 'A', answer: [0, 1], kind: 'triggerOrder' },
      { expect: { stack: ['Devastator', 'Devastator'] }, id: 'twice' },
      { until: 'resolved' },
      { as: 'B', answer: ['Forest', 'Forest 2'] },
      { until: 'resolved' },
      { as: 'B', answer: ['Forest 3'] },
      { expect: { count: { Forest: 1 } }, id: 'three gone' },
    ],
    shows: across('three gone', null, null, '702.84b', '702.86b'),
  },
  {
    name: 'Battle cry: each other attacker gets +1/+0',
    editions: [...SINCE_2011],
    position: { sides: { A: { battlefield: ['Goblin Wardriver', 'Grizzly Bears', 'Hill Giant'] } } },
    script: [
      { until: 'declareAttackers' },
      { as: 'A', attack: ['Goblin Wardriver', 'Grizzly Bears'] },
      { until: 'resolved' },
      { expect: { pt: { 'Goblin Wardriver': '2/2', 'Grizzly Bears': '3/2', 'Hill Giant': '3/3' } }, id: 'the others' },
    ],
    shows: across('the others', null, null, '702.89a', '702.91a'),
  },
  {
    name: 'Two instances of battle cry trigger separately',
    editions: [...SINCE_2011],
    cards: { Crier: { cost: '{R}', type: 'Creature — Goblin', text: 'Battle cry\nBattle cry', pt: '1/1' } },
    position: { sides: { A: { battlefield: ['Crier', 'Grizzly Bears'] } } },
    script: [
      { until: 'declareAttackers' },
      { as: 'A', attack: ['Crier', 'Grizzly Bears'] },
      { as: 'A', answer: [0, 1], kind: 'triggerOrder' },
      { until: 'empty' },
      { expect: { pt: { 'Grizzly Bears': '4/2', Crier: '1/1' } }, id: 'twice' },
    ],
    shows: across('twice', null, null, '702.89b', '702.91b'),
  },
];
