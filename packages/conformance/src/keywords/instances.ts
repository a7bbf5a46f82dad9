/**
 * Several instances of one keyword on one object, each with its own choices, payments and linked cards.
 * 2006: none · 2009: 702.69b · 2011: 702.70b · 2026: 702.72b, 702.152b
 */
import type { ScenarioInput } from '@rulewright/scenario';
import { SINCE_2009 } from '../cards.ts';
import { across } from '../shows.ts';
import { modern } from './modern.ts';

export const instances: readonly ScenarioInput[] = [
  {
    name: 'Of two instances of blitz only the one that was paid for does anything',
    editions: ['2026-02'],
    cards: { 'Double Goon': modern('{4}{B}', 'Creature — Ogre Warrior', 'Blitz {B}\nBlitz {R}', '4/4') },
    position: { sides: { A: { battlefield: ['Swamp'], hand: ['Double Goon'], library: ['Swamp', 'Swamp', 'Swamp'] } } },
    script: [
      { as: 'A', cast: 'Double Goon' },
      { until: 'resolved' },
      { until: 'end' },
      { expect: { stack: ['Double Goon'] }, id: 'one' },
      { until: 'resolved' },
      { expect: { zone: { 'Double Goon': 'graveyard' }, stack: ['Double Goon'] } },
      { until: 'empty' },
      { expect: { hand: { A: 1 } }, id: 'one card' },
    ],
    shows: [
      { rule: '702.152b', edition: '2026-02', by: 'one' },
      { rule: '702.152b', edition: '2026-02', by: 'one card' },
    ],
  },
  {
    name: 'Each of two instances of champion returns what it exiled itself',
    editions: [...SINCE_2009],
    cards: {
      'Double Champion': {
        cost: '{W}',
        type: 'Creature — Human',
        text: 'Champion a creature\nChampion a creature',
        pt: '1/1',
      },
    },
    position: {
      sides: {
        A: {
          battlefield: ['Plains', 'Mountain', 'Grizzly Bears', 'Hill Giant'],
          hand: ['Double Champion', 'Shock'],
        },
      },
    },
    script: [
      { as: 'A', cast: 'Double Champion' },
      { until: 'resolved' },
      { as: 'A', answer: [0, 1], kind: 'triggerOrder' },
      { until: 'resolved' },
      { as: 'A', answer: true },
      { as: 'A', answer: 'Grizzly Bears' },
      { until: 'resolved' },
      { as: 'A', answer: true },
      { expect: { zone: { 'Grizzly Bears': 'exile', 'Hill Giant': 'exile' } } },
      { as: 'A', cast: 'Shock', targets: ['Double Champion'] },
      { until: 'resolved' },
      { as: 'A', answer: [0, 1], kind: 'triggerOrder' },
      { until: 'resolved' },
      { expect: { zone: { 'Grizzly Bears': 'battlefield', 'Hill Giant': 'exile' } }, id: 'its own' },
      { until: 'resolved' },
      { expect: { zone: { 'Grizzly Bears': 'battlefield', 'Hill Giant': 'battlefield' } } },
    ],
    shows: across('its own', null, '702.69b', '702.70b', '702.72b'),
  },
];
