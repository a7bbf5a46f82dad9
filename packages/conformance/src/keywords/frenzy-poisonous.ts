/** Frenzy and poisonous: what unblocked attackers and their damage set off. 2006: none · 2009: 702.65, 702.67 · 2011: 702.66, 702.68 · 2026: 702.68, 702.70 */
import type { ScenarioInput } from '@rulewright/scenario';
import { SINCE_2009 } from '../cards.ts';
import { attackWith } from '../moves.ts';
import { across } from '../shows.ts';

export const frenzyAndPoisonous: readonly ScenarioInput[] = [
  {
    name: 'Frenzy: an attacker that is not blocked gets +N/+0 until end of turn',
    editions: [...SINCE_2009],
    position: {
      sides: { A: { battlefield: ['Frenzy Sliver', 'Metallic Sliver'] }, B: { battlefield: ['Hill Giant'] } },
    },
    script: [
      ...attackWith('Frenzy Sliver', 'Metallic Sliver'),
      { as: 'B', block: { 'Hill Giant': 'Frenzy Sliver' } },
      { expect: { stack: ['Metallic Sliver'] }, id: 'the unblocked' },
      { until: 'resolved' },
      { expect: { pt: { 'Metallic Sliver': '2/1', 'Frenzy Sliver': '1/1' } }, id: 'stronger' },
      { until: 'turn' },
      { expect: { pt: { 'Metallic Sliver': '1/1' }, life: { B: 18 } } },
    ],
    shows: across('stronger', null, '702.65a', '702.66a', '702.68a'),
  },
  {
    name: 'Two instances of frenzy trigger separately',
    editions: [...SINCE_2009],
    position: { sides: { A: { battlefield: ['Frenzy Sliver ×2'] }, B: {} } },
    script: [
      ...attackWith('Frenzy Sliver'),
      { until: 'asked' },
      { as: 'A', answer: [0, 1], kind: 'triggerOrder' },
      { until: 'empty' },
      { expect: { pt: { 'Frenzy Sliver': '3/1' } }, id: 'twice' },
    ],
    shows: across('twice', null, '702.65b', '702.66b', '702.68b'),
  },
  {
    name: 'Poisonous: combat damage to a player gives poison counters besides',
    editions: [...SINCE_2009],
    position: {
      sides: { A: { battlefield: ['Grizzly Bears', { card: 'Snake Cult Initiation', attachedTo: 'Grizzly Bears' }] } },
    },
    script: [
      ...attackWith('Grizzly Bears'),
      { until: 'endCombat' },
      { expect: { life: { B: 18 }, poison: { B: 3 } }, id: 'poisoned' },
    ],
    shows: across('poisoned', null, '702.67a', '702.68a', '702.70a'),
  },
  {
    name: 'Two instances of poisonous trigger separately',
    editions: [...SINCE_2009],
    position: { sides: { A: { battlefield: ['Virulent Sliver ×2'] } } },
    script: [
      ...attackWith('Virulent Sliver'),
      { until: 'asked' },
      { as: 'A', answer: [0, 1], kind: 'triggerOrder' },
      { expect: { stack: ['Virulent Sliver', 'Virulent Sliver'] } },
      { until: 'empty' },
      { expect: { life: { B: 19 }, poison: { B: 2 } }, id: 'both' },
    ],
    shows: across('both', null, '702.67b', '702.68b', '702.70b'),
  },
];
